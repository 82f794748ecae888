// The graph of a review in figures: its curves, its marks, and where they are drawn.
import type { ChanceLuck, Decision, Review } from "../wire";

export const BIG_LUCK = 0.05; // share of the victory from which luck is marked

/** A mark on the graph: a decision that cost something, large luck, or a resignation. */
export interface Mark {
  ply: number;
  seat: number; // who decided, or who had the luck
  kind: "inaccuracy" | "mistake" | "blunder" | "luck" | "resigned";
  amount: number; // what it cost, or what luck brought
}

/** What a reader may see of a review: everything, or what one seat could know at the time. */
export interface Sighted {
  review: Review;
  seat: number | null; // null: everything
  decisions: readonly Decision[];
  chances: readonly ChanceLuck[];
  resigned: Mark | null;
}

export interface SeatShare {
  seat: number;
  share: number;
}

interface Curve {
  seat: number;
  shares: number[]; // by ply
}

/** The curves to draw: with two seats, one curve says it all. */
export function curvesOf({ review, seat }: Sighted): Curve[] {
  const seats = review.seats.map((_, number) => number);
  const drawn = seat !== null ? [seat] : seats.length === 2 ? [0] : seats;
  return drawn.map((one) => ({
    seat: one,
    shares: review.positions.map(
      (position) => (seat === null ? position.shares : position.seen)[one] ?? 0,
    ),
  }));
}

/** The shares to tell at a ply, by seat. */
export function sharesAt({ review, seat }: Sighted, ply: number): SeatShare[] {
  const position = review.positions[ply];
  if (position === undefined) return [];
  const told = position.shares.map((share, number) => ({ seat: number, share }));
  return seat === null ? told : [{ seat, share: position.seen[seat] ?? 0 }];
}

/** What chance brought in each step, by seat; a step can have several chances. */
export function luckByPly(chances: readonly ChanceLuck[]): Map<number, number[]> {
  const sums = new Map<number, number[]>();
  for (const { ply, luck } of chances) {
    const before = sums.get(ply) ?? [];
    sums.set(
      ply,
      luck.map((one, seat) => one + (before[seat] ?? 0)),
    );
  }
  return sums;
}

/** What chance brought to the seats that a reader sees. */
export function luckAt({ review, chances, seat }: Sighted, ply: number): SeatShare[] {
  const luck = luckByPly(chances).get(ply);
  const seats = seat === null ? review.seats.map((_, number) => number) : [seat];
  return luck === undefined ? [] : seats.map((one) => ({ seat: one, share: luck[one] ?? 0 }));
}

/** The marks in the order of the game; for one seat, those of its own decisions and luck. */
export function marksOf({ decisions, chances, resigned, seat }: Sighted): Mark[] {
  const costly = decisions.flatMap(({ ply, seat, mark, loss }): Mark[] =>
    mark === "sound" ? [] : [{ ply, seat, kind: mark, amount: Math.abs(loss) }],
  );
  const lucky = [...luckByPly(chances)].flatMap(([ply, luck]): Mark[] => {
    const most = seat === null ? Math.max(...luck) : Math.abs(luck[seat] ?? 0);
    const who = seat ?? luck.indexOf(most);
    return most < BIG_LUCK ? [] : [{ ply, seat: who, kind: "luck", amount: luck[who] ?? 0 }];
  });
  const ends = resigned === null ? [] : [resigned];
  return [...costly, ...lucky, ...ends].sort((a, b) => a.ply - b.ply);
}

/** The plies with marks, each once. */
export function markedPlies(marks: readonly Mark[]): number[] {
  return [...new Set(marks.map((mark) => mark.ply))];
}

/** The nearest marked ply before or after a ply. */
export function neighbor(plies: readonly number[], ply: number, forward: boolean): number | null {
  const found = forward ? plies.find((one) => one > ply) : plies.findLast((one) => one < ply);
  return found ?? null;
}

/** The drawing area in pixels, and where a ply and a share are in it. */
export class Area {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
    readonly last: number, // the last ply
  ) {}

  x(ply: number): number {
    return this.left + (this.width * ply) / Math.max(1, this.last);
  }

  y(share: number): number {
    return this.top + this.height * (1 - share);
  }

  /** The ply under a pointer; near a mark, the ply of the mark. */
  plyAt(x: number, marked: readonly number[] = [], reach = 0): number {
    const found = Math.round(((x - this.left) / this.width) * this.last);
    const ply = Math.min(this.last, Math.max(0, found));
    const near = marked
      .map((one) => ({ one, distance: Math.abs(this.x(one) - x) }))
      .filter(({ distance }) => distance <= reach)
      .sort((a, b) => a.distance - b.distance);
    return near[0]?.one ?? ply;
  }

  path(shares: readonly number[]): string {
    const points = shares.map(
      (share, ply) => `${this.x(ply).toFixed(1)} ${this.y(share).toFixed(1)}`,
    );
    return points.length === 0 ? "" : `M${points.join("L")}`;
  }

  /** The area between a curve and the lower or upper edge. */
  fill(shares: readonly number[], edge: 0 | 1): string {
    if (shares.length === 0) return "";
    const end = this.x(shares.length - 1).toFixed(1);
    return `${this.path(shares)}L${end} ${this.y(edge)}L${this.x(0).toFixed(1)} ${this.y(edge)}Z`;
  }
}
