// The scenery under the routes: its own drawing for some boards, a generated one for all others.
import amsterdam from "../scenery/amsterdam.svg?url";
import type { DrawnBoard } from "../wire";

const OWN: Record<string, string> = { amsterdam };

/** The drawing as SVG text. It loads after the board, which is playable without it. */
export async function sceneryOf(board: DrawnBoard): Promise<string> {
  const own = OWN[board.name];
  const drawn = own === undefined ? null : await fetched(own);
  return drawn ?? (await import("../scenery/plain")).plainScenery(board);
}

async function fetched(address: string): Promise<string | null> {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : null;
}
