// Digests of what this browser saw, for the comparison with the record after the game.
//
// During a game, a seat sees each step without the secrets of others; the record has complete
// steps. `asShown` removes from a step what a seat cannot see. It leaves a step that the seat saw
// unchanged, and turns a step of the record into what the seat should have seen, so the two digests
// must be equal. `by` and `at` (who made the step, and when) are left out, because a host may
// remove a name.
import type { DrawnBoard, Step, Terms } from "../wire";
import { digestOf } from "./hash";

interface SomeEvent {
  type: string;
  seat?: number;
  from?: string;
  card?: string;
  contract?: string;
  contracts?: string[];
}

/** The parts of a step that a seat sees during the game (docs/record.md). */
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

/** The terms with a digest in place of a whole board, because there is little room to store them. */
export function shortTerms(terms: Terms): Terms {
  const { board } = terms;
  return typeof board === "string" ? terms : { ...terms, board: `digest:${digestOf(board)}` };
}

/** A digest of what the deal uses of a board: its cards, and its contracts in order. */
export function boardDigest(board: Pick<DrawnBoard, "cards" | "contracts">): string {
  return digestOf({
    cards: board.cards,
    contracts: board.contracts.map((contract) => contract.name),
  });
}
