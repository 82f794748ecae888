// When a seat fulfilled its contracts.
import type { DrawnBoard, DrawnContract, DrawnRoute, Step } from "../wire";
import { pathBetween } from "./actions";

/** The player's own routes that connect the places of a contract; none if it is not fulfilled. */
export function fulfillingPath(
  board: DrawnBoard,
  own: ReadonlySet<string>,
  { a, b }: DrawnContract,
): DrawnRoute[] {
  return pathBetween(board, new Set(), own, a, b);
}

/** The contracts that seat `me` fulfilled, by the ply of the step that did it. */
export function fulfilledByPly(
  board: DrawnBoard,
  steps: readonly Step[],
  me: number | null,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const own = new Set<string>();
  const open = new Set<string>(); // the names of unfulfilled contracts
  const connected = (name: string): boolean => {
    const contract = board.contracts.find((one) => one.name === name);
    return contract !== undefined && fulfillingPath(board, own, contract).length > 0;
  };
  for (const step of steps) {
    const before = own.size + open.size;
    for (const event of step.events) {
      if (!("seat" in event) || event.seat !== me) continue;
      if (event.type === "route_claimed") own.add(event.route);
      if (event.type === "contract_kept" && event.contract) open.add(event.contract);
    }
    if (own.size + open.size === before) continue;
    const fulfilled = [...open].filter(connected);
    if (fulfilled.length > 0) found.set(step.ply, fulfilled);
    for (const name of fulfilled) open.delete(name);
  }
  return found;
}
