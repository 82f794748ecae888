// Seats in words: who sits there, and what was agreed.
import type { SeatInfo, TableInfo } from "../wire";
import { list, number, t } from "./words.svelte";

export const LEVELS = ["apprentice", "journeyman", "skipper", "merchant", "regent"];

/** What a player is called: our bots by their level, in the player's language. */
export function seatName(seat: SeatInfo): string {
  if (seat.kind === "open") return t("seat-open");
  return seat.kind === "bot" && !seat.outside ? t(`bot-${seat.bot ?? ""}`) : seat.name;
}

export function seatNames(table: TableInfo): string {
  return list(table.seats.map(seatName));
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A length of time in its largest whole unit. */
export function lengthOf(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  return number(seconds / size, { style: "unit", unit, unitDisplay: "long" });
}

export function clockWords(kind: string | undefined, seconds: number | undefined): string {
  if (kind !== "move" && kind !== "game") return t("clock-none");
  return t(`clock-${kind}-time`, { time: lengthOf(seconds ?? 60) });
}
