// The log of a game, with one line per turn.
import type { DrawnBoard, Step } from "../wire";
import { contractWords, linesOf } from "./narration";
import { list, t } from "./words.svelte";

export interface TurnLine {
  key: string;
  ply: number; // of the last step of the turn
  text: string;
  seat: number | null;
  route: string | null; // the route to highlight on the map
  places: string[];
  isPrivate: boolean; // only this player sees the line
}

/** The steps in groups, one for each turn. */
export function turnsOf(steps: readonly Step[]): Step[][] {
  const turns: Step[][] = [];
  for (const step of steps) {
    const turn = turns.at(-1);
    const last = turn?.at(-1);
    if (turn !== undefined && last !== undefined && continues(last, step)) turn.push(step);
    else turns.push([step]);
  }
  return turns;
}

/**
 * Whether a step belongs to the same turn as the one before it. No seat has two turns in a row, so
 * its steps in a row are one turn; a player can resign outside their turn.
 */
function continues(last: Step, step: Step): boolean {
  return step.seat !== null && last.seat === step.seat && step.action !== "resign";
}

/** The contracts that these steps fulfilled; `fulfilled` has the plies, as the server says. */
export function fulfilledBy(
  steps: readonly Step[],
  fulfilled: Readonly<Record<string, number>>,
): string[] {
  const plies = new Set(steps.map((step) => step.ply));
  return Object.keys(fulfilled).filter((name) => plies.has(fulfilled[name]!));
}

/** The lines of the log, the oldest first; `me` is the player who reads them. */
export function turnLines(
  board: DrawnBoard,
  names: readonly string[],
  me: number | null,
  steps: readonly Step[],
  fulfilled: Readonly<Record<string, number>> = {},
): TurnLine[] {
  return turnsOf(steps).flatMap((turn) => {
    const told = lineOf(board, names, me, turn);
    const ply = turn.at(-1)!.ply;
    return [
      ...(told === null ? [] : [told]),
      ...fulfilledBy(turn, fulfilled).map((name) => ({
        key: `fulfilled-${name}`,
        ply,
        text: fulfilledWords(board, name),
        seat: me,
        route: null,
        places: [],
        isPrivate: true,
      })),
    ];
  });
}

export function fulfilledWords(board: DrawnBoard, name: string): string {
  return t("log-fulfilled", { contract: contractWords(board, name) });
}

/** The line of one turn; null if there is nothing to tell. */
export function lineOf(
  board: DrawnBoard,
  names: readonly string[],
  me: number | null,
  turn: readonly Step[],
): TurnLine | null {
  const events = turn.flatMap((step) => step.events);
  const kept = events.some((event) => event.type === "contract_kept");
  const told = turn.flatMap((step) => {
    const rest = step.events.filter(
      ({ type }) => type !== "card_drawn" && !(kept && type === "contracts_offered"),
    );
    return linesOf(board, names, me, { ...step, events: rest });
  });
  const text = [drawWords(names, me, events), ...told.map((line) => line.text)]
    .filter((words) => words !== "")
    .join(" ");
  if (text === "") return null;
  const claim = told.find((line) => line.route !== null);
  const { ply, seat } = turn.at(-1)!;
  const [route, places] = [claim?.route ?? null, claim?.places ?? []];
  return { key: `${turn[0]!.ply}`, ply, text, seat, route, places, isPrivate: false };
}

/** The cards that were drawn, in one sentence. */
function drawWords(
  names: readonly string[],
  me: number | null,
  events: readonly Step["events"][number][],
): string {
  const drawn = events.filter((event) => event.type === "card_drawn");
  const seat = drawn[0]?.seat;
  if (seat === undefined) return "";
  const who = { who: seat === me ? "you" : "other", name: names[seat] ?? "" };
  const count = drawn.length;
  if (drawn.every((event) => event.card === undefined)) {
    return t("log-drew-cards", { ...who, count });
  }
  const cards = drawn.map(({ card }) =>
    card === undefined ? t("log-one-from-deck") : t("color-name", { color: card }),
  );
  return t("log-drew-cards-known", { ...who, count, cards: list(cards) });
}
