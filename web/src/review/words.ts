// Reviews in words: decisions, luck, and chances of winning.
import { parseAction } from "../lib/actions";
import { actionWords, contractWords } from "../lib/narration";
import { list, number, t } from "../lib/words.svelte";
import type { DrawnBoard } from "../wire";
import { marksOf, type Mark, type SeatShare, type Sighted } from "./chart";

/** A chance of winning, as a whole percentage. */
export function percent(share: number): string {
  return number(share, { style: "percent" });
}

/** What was gained or lost, as a percentage with its sign. */
export function gain(share: number, digits = 0): string {
  const shown = Number(share.toFixed(digits + 2)); // no minus sign before 0
  return number(shown, {
    style: "percent",
    signDisplay: "exceptZero",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** The chances of several players: Anna 52 %, Bert 48 %. */
export function sharesWords(
  shares: readonly SeatShare[],
  names: readonly string[],
  show = percent,
): string {
  return list(
    shares.map(({ seat, share }) =>
      t("review-share", { name: names[seat] ?? "", chance: show(share) }),
    ),
  );
}

/** A move in words; contracts are named. */
export function moveWords(board: DrawnBoard, text: string): string {
  const action = parseAction(text);
  if (text === "resign") return t("review-resign");
  if (action.kind !== "keep") return actionWords(board, text);
  return t("review-keep", {
    contracts: list(action.contracts.map((one) => contractWords(board, one))),
  });
}

/** A mark in words: Anna: mistake, −12 %. */
export function markWords(mark: Mark, names: readonly string[]): string {
  const cost = mark.kind === "luck" ? mark.amount : -mark.amount;
  return t("review-mark-of", { name: names[mark.seat] ?? "", mark: mark.kind, amount: gain(cost) });
}

/** The marks at a ply, in words; empty if there are none. */
export function markedWords(sight: Sighted, ply: number, names: readonly string[]): string {
  const marks = marksOf(sight).filter((mark) => mark.ply === ply);
  return marks.map((mark) => `${markWords(mark, names)}.`).join(" ");
}
