// One's own games in figures: how each ended, and the record against each opponent.
import type { GameInfo } from "../lib/api";
import { seatNames } from "../lib/seats";
import type { TableInfo } from "../wire";

type Ending = "won" | "lost" | "shared";

export interface OwnGame {
  table: TableInfo;
  game: GameInfo | undefined;
  me: number | null; // our seat; null if we have none or several
  opponents: string[];
  ending: Ending | null;
  points: number[]; // ours first
}

export function ownGame(table: TableInfo, game: GameInfo | undefined): OwnGame {
  const seats = table.seats.flatMap((seat, number) => (seat.mine ? [number] : []));
  const me = seats.length === 1 ? seats[0]! : null;
  const names = seatNames(table.seats);
  const final = game?.final ?? null;
  const others = names.map((_, seat) => seat).filter((seat) => seat !== me);
  return {
    table,
    game,
    me,
    opponents: others.map((seat) => names[seat]!),
    ending: final === null || me === null ? null : endingOf(me, final.winners),
    points:
      final === null
        ? []
        : [...(me === null ? [] : [me]), ...others].map((seat) => final.points[seat] ?? 0),
  };
}

function endingOf(me: number, winners: readonly number[]): Ending {
  if (!winners.includes(me)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** Games won and lost against each single opponent, those with the most games first. */
export function recordsOf(
  games: readonly OwnGame[],
): { name: string; won: number; lost: number }[] {
  const records = new Map<string, { name: string; won: number; lost: number }>();
  for (const { opponents, ending } of games) {
    const name = opponents[0];
    if (opponents.length !== 1 || name === undefined || ending === null) continue;
    const record = records.get(name) ?? { name, won: 0, lost: 0 };
    if (ending !== "lost") record.won += 1;
    if (ending !== "won") record.lost += 1;
    records.set(name, record);
  }
  return [...records.values()].sort((a, b) => b.won + b.lost - a.won - a.lost);
}
