// Digests of what this browser was shown, to be compared with the record when the game is over.
//
// While a game runs, a seat is shown each step with the others' secrets left out; when it is over, steps come whole.
// `asShown` leaves out of any step what a seat could not see: done to a step that was shown it changes nothing, and done to
// the step of the record it gives what should have been shown. So both sides of the comparison are digests of the same thing.
// Who sits where and when a step was made (`by`, `at`) are not part of it: a host may remove a name.
import type { DrawnBoard, Step } from "../wire";
import { digestOf } from "./hash";

interface SomeEvent {
  type: string;
  seat?: number;
  from?: string;
  card?: string;
  contract?: string;
  contracts?: string[];
}

/** The parts of a step that a seat sees while the game is running (docs/record.md). */
export function asShown(step: Step, seat: number): unknown {
  const { ply, seat: actor, action, events } = step;
  const own = actor === seat;
  return {
    ply,
    seat: actor,
    action: own ? action : action.replace(/^keep:.*/, "keep"),
    events: events.map((event) => eventAsShown(event, seat)),
  };
}

function eventAsShown(event: SomeEvent, seat: number): unknown {
  if (event.seat === undefined || event.seat === seat || event.from === "market") return event;
  const { card: _card, contract: _contract, contracts, ...open } = event;
  return contracts === undefined ? open : { ...open, count: contracts.length };
}

export function stepDigest(step: Step, seat: number): string {
  return digestOf(asShown(step, seat));
}

/** A digest of what the deal needs of a board: its cards, and its contracts in their order. */
export function boardDigest(board: Pick<DrawnBoard, "cards" | "contracts">): string {
  return digestOf({
    cards: board.cards,
    contracts: board.contracts.map((contract) => contract.name),
  });
}
