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

export function turnWords({ table, view, names, me, legal, covered }: Turn): string {
  if (view.phase === "over") return t("turn-over");
  if (table.state === "closed") return t("table-closed");
  if (covered) return t("turn-of", { name: names[me ?? 0] ?? "" });
  if (legal.length > 0) return t(`turn-${view.phase.replace("_", "-")}`);
  if (table.paused) return t("turn-paused");
  if (view.phase === "setup") return t("turn-waiting-setup");
  const seat = view.to_move ?? 0;
  const thinking = table.seats[seat]?.kind === "bot";
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
