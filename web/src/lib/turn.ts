// Whose turn it is and what they can do, in words, for the header of the table.
import type { TableInfo, View } from "../wire";
import { t } from "./words.svelte";

interface Turn {
  table: TableInfo;
  view: View;
  names: readonly string[];
  me: number | null;
  legal: readonly string[];
  covered: boolean; // the device is being passed on
}

/** Whether the game waits for this seat. */
export function isDeciding(table: TableInfo, view: View, seat: number): boolean {
  if (view.phase === "over" || table.state !== "playing" || table.paused) return false;
  return view.phase === "setup" ? !table.seats[seat]?.chosen : view.to_move === seat;
}

export function turnWords({ table, view, names, me, legal, covered }: Turn): string {
  if (view.phase === "over") return t("turn-over");
  if (table.state === "closed") return t("table-closed");
  if (covered) return t("turn-of", { name: names[me ?? 0] ?? "" });
  if (legal.length > 0) return t(`turn-${view.phase.replace("_", "-")}`);
  if (table.paused) return t("turn-paused");
  if (view.phase === "setup") return t("turn-waiting-setup");
  const seat = view.to_move ?? 0;
  const player = table.seats[seat];
  if (seat === me && !player?.resigned && !player?.away) {
    return t(`turn-${view.phase.replace("_", "-")}`); // the connection is lost, or a move is sent
  }
  const thinking = player?.kind === "bot";
  return t(thinking ? "turn-thinking" : "turn-of", { name: names[seat] ?? "" });
}

/** What the player can do now, such as: draw two cards · claim a route. */
export function choicesWords(view: View, legal: readonly string[]): string {
  if (legal.length === 0 || view.phase === "second_draw") return "";
  if (view.phase === "setup") return t("choose-first-help");
  if (view.phase === "keep") return t("choose-more-help");
  const can = (start: string): boolean => legal.some((action) => action.startsWith(start));
  return [
    ...(can("draw:") ? [t("can-draw")] : []),
    ...(can("claim:") ? [t("can-claim")] : []),
    ...(can("contracts") ? [t("can-contracts")] : []),
    ...(can("pass") ? [t("hint-pass")] : []),
  ].join(" · ");
}
