// What a review marks on the map and in the market: the move that was played and the better one.
import { parseAction } from "../lib/actions";
import type { Advice } from "../lib/status";
import type { Sighted } from "./chart";
import { percent } from "./words";

/** The moves to mark at a ply, in the form of a hint; none without a review. */
export function adviceAt(sight: Sighted | null, ply: number): Map<string, Advice> {
  const found = new Map<string, Advice>();
  const decision = sight?.decisions.find((one) => one.ply === ply && one.mark !== "sound");
  if (decision === undefined) return found;
  // A card that was taken from the market is not there anymore.
  if (!/^draw:(?!deck)/.test(decision.played)) {
    found.set(keyOf(decision.played), { chance: percent(decision.value_played), best: false });
  }
  found.set(keyOf(decision.best), { chance: percent(decision.value_best), best: true });
  return found;
}

/** Claims are marked by their route, without the payment. */
function keyOf(text: string): string {
  const action = parseAction(text);
  return action.kind === "claim" ? `claim:${action.route}` : text;
}
