// What the others did since the player's last action, so that the table can mark it.
import type { Step } from "../wire";

export interface RecentMoves {
  routes: ReadonlySet<string>;
  anchors: ReadonlySet<string>; // where cards and contracts were taken (data-anchor)
}

/** The moves since the last action of seat `me`; for spectators, the last turn. */
export function recentMoves(steps: readonly Step[], me: number | null): RecentMoves {
  const routes = new Set<string>();
  const anchors = new Set<string>();
  const last = steps.at(-1)?.seat ?? null;
  for (const step of steps.toReversed()) {
    if (step.seat === null || step.seat === me || (me === null && step.seat !== last)) break;
    for (const event of step.events) {
      if (event.type === "route_claimed") routes.add(event.route);
      else if (event.type === "contracts_offered") anchors.add("contracts");
      else if (event.type === "card_drawn") {
        anchors.add(event.from === "deck" ? "deck" : `market-${event.slot ?? 0}`);
      }
    }
  }
  return { routes, anchors };
}
