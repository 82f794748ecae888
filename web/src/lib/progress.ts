// How far a player's contracts are: the shortest remaining way, and how much of it they hold.
import type { DrawnBoard, DrawnContract } from "../wire";
import { pathBetween } from "./actions";

/** The number of drawings `#mark-…` that contracts can have on the map. */
const MARKS = 10;

export interface Progress {
  contract: DrawnContract;
  mark: number; // its symbol, on the map and in every list
  done: boolean;
  own: number; // routes of its way that the player holds
  total: number; // routes of its way; 0 if there is no way any more
  way: string[];
}

/** The progress of contracts, in their order; `first` is the number of symbols already in use. */
export function progressOf(
  board: DrawnBoard,
  names: readonly string[],
  state: {
    open: ReadonlySet<string>;
    own: ReadonlySet<string>;
    fulfilled: Readonly<Record<string, number>>; // with their plies, as the server says
  },
  first = 0,
): Progress[] {
  return names.flatMap((name, number) => {
    const contract = board.contracts.find((one) => one.name === name);
    if (contract === undefined) return [];
    const way = pathBetween(board, state.open, state.own, contract.a, contract.b);
    return {
      contract,
      mark: (first + number) % MARKS,
      done: Object.hasOwn(state.fulfilled, name),
      own: way.filter((route) => state.own.has(route.name)).length,
      total: way.length,
      way: way.map((route) => route.name),
    };
  });
}
