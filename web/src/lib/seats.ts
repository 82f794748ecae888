// Seats and clocks in words.
import type { SeatInfo, TableInfo } from "../wire";
import { shownNames } from "./names";
import { list, number, t } from "./words.svelte";

export const LEVELS = ["apprentice", "journeyman", "skipper", "merchant", "regent"];

/** The name that the server gives to the first bot of a level. */
export const BOT_NAMES: Record<string, string> = {
  apprentice: "Pieter",
  journeyman: "Grietje",
  skipper: "Maarten",
  merchant: "Saskia",
  regent: "Cornelis",
};

/** The names of a table's seats, including open ones. */
export function seatNames(seats: readonly SeatInfo[]): string[] {
  const named = seats.map(({ kind, name, bot, outside }) => ({
    name: kind === "open" ? t("seat-open") : name,
    level: kind === "bot" && !outside ? bot : null,
    fixed: kind !== "bot",
  }));
  return shownNames(named);
}

export function seatList(table: TableInfo): string {
  return list(seatNames(table.seats));
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
] as const;

/** A duration in the largest unit that gives a whole number. */
function durationWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds % size === 0) ?? ["second", 1];
  return number(seconds / size, { style: "unit", unit, unitDisplay: "long" });
}

/** The time left on a clock: 4:05, or with hours and days in words. */
export function timeLeftWords(seconds: number): string {
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours === 0) return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
  if (hours < 24) return `${unitWords(hours, "hour")} ${unitWords(minutes % 60, "minute")}`;
  return `${unitWords(Math.floor(hours / 24), "day")} ${unitWords(hours % 24, "hour")}`;
}

function unitWords(value: number, unit: string): string {
  return number(value, { style: "unit", unit, unitDisplay: "narrow" });
}

export function clockWords(kind: string | undefined, seconds: number | undefined): string {
  if (kind !== "move" && kind !== "game") return t("clock-none");
  return t(`clock-${kind}-time`, { time: durationWords(seconds ?? 60) });
}
