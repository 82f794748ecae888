// What a seat could see of the things that a review tells.
import type { Film } from "../replay/film";
import type { Mark, Sighted } from "./chart";
import type { ChanceLuck, Review } from "../wire";

/** A review as one seat could have seen it at the time, or all of it. */
export function sightOf(review: Review, film: Film, seat: number | null): Sighted {
  const resigned = resignationIn(review, film, seat);
  if (seat === null) {
    return { review, seat, decisions: review.decisions, chances: review.chances, resigned };
  }
  return {
    review,
    seat,
    resigned: resigned?.seat === seat ? resigned : null,
    decisions: review.decisions.filter((decision) => decision.seat === seat),
    chances: review.chances.filter((chance) => couldSee(film, seat, chance)),
  };
}

/** Who resigned, and what it cost: of the true chance, or of what one seat could know of it. */
function resignationIn(review: Review, film: Film, eyes: number | null): Mark | null {
  const step = film.replay.moments[film.last]?.step;
  const [before, after] = review.positions.slice(-2);
  if (step?.action !== "resign" || step.seat === null || !before || !after) return null;
  const kind = eyes === null ? "shares" : "seen";
  const amount = (before[kind][step.seat] ?? 0) - (after[kind][step.seat] ?? 0);
  return { ply: step.ply, seat: step.seat, kind: "resigned", amount };
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
