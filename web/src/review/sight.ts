// What a seat could see of the things that a review tells.
import type { Film } from "../replay/film";
import type { Sighted } from "./chart";
import type { ChanceLuck, Review } from "../wire";

/** A review as one seat could have seen it at the time, or all of it. */
export function sightOf(review: Review, film: Film, seat: number | null): Sighted {
  if (seat === null) return { review, seat, decisions: review.decisions, chances: review.chances };
  return {
    review,
    seat,
    decisions: review.decisions.filter((decision) => decision.seat === seat),
    chances: review.chances.filter((chance) => couldSee(film, seat, chance)),
  };
}

/** Whether the seat saw all that chance brought in the step. The lot is drawn before all eyes. */
export function couldSee(film: Film, seat: number, { ply, event }: ChanceLuck): boolean {
  if (event === null) return true;
  const whole = film.replay.moments[ply]?.step.events.slice(event);
  const seen = film
    .steps({ ply: film.last, seat })
    .find((step) => step.ply === ply)
    ?.events.slice(event);
  return whole !== undefined && JSON.stringify(seen) === JSON.stringify(whole);
}
