// Where a review comes from: the table of the game, or a record that the server gets.
import { api, Refusal } from "../lib/api";
import type { Record as GameRecord, Review, ReviewProgress } from "../wire";

/** Make a function that requests the review, or how far it is. */
export function askerFor(
  table: string | null,
  record: () => Promise<GameRecord>,
): () => Promise<Review | ReviewProgress> {
  if (table !== null) return () => api.review(table);
  let sent: string | null = null; // the ID that the server gave to the record
  return async () => {
    sent ??= (await api.reviewRecord(await record())).id;
    try {
      return await api.reviewOf(sent);
    } catch (error) {
      if (!(error instanceof Refusal && error.retry)) sent = null; // send it again next time
      throw error;
    }
  };
}
