// What lies under the routes: a drawing of its own for some boards, a plain handsome one for all others.
import amsterdam from "../scenery/amsterdam.svg?raw";
import { plainScenery } from "../scenery/plain";
import type { DrawnBoard } from "../wire";

const OWN: Record<string, string> = { amsterdam };

export function sceneryOf(board: DrawnBoard): string {
  return OWN[board.name] ?? plainScenery(board);
}
