// What this browser has pledged to the deals of its tables, and when it reveals it (docs/fairness.md). The server is not
// trusted here: whatever it sends, a seed leaves this browser once, under the first terms that it was shown.
import type { DrawnBoard, Step, TableInfo, Terms } from "../wire";
import { commitmentOf, drawSeed, same } from "./hash";
import { keep, keptAt, nothingKept, type Breach, type Kept, type Pledge } from "./kept";
import { boardDigest, stepDigest } from "./shown";

/** A seed that may be sent now. */
export interface Reveal {
  seat: number;
  seed: string;
}

/** The commitment of this browser for a seat. It draws a seed the first time, and keeps it before anybody learns its hash. */
export function commitTo(table: string, seat: number): string {
  const kept = keptAt(table) ?? nothingKept();
  const before = kept.pledges[seat];
  if (before !== undefined) return before.commitment;
  const seed = drawSeed();
  const commitment = commitmentOf(seed);
  kept.pledges[seat] = { seed, commitment, confirmed: false, revealed: false };
  keep(table, kept);
  return commitment;
}

/** The seats of ours that have no commitment yet; where another device has committed, this one only plays. */
export function uncommitted(table: TableInfo): number[] {
  if (table.state !== "waiting") return [];
  return table.seats.flatMap(({ mine, commitment }, seat) =>
    mine && commitment === "" ? [seat] : [],
  );
}

/** Compare what the server says about a table with what it said before, and remember what it may not change. */
export function follow(table: TableInfo, board: DrawnBoard | null): void {
  const before = keptAt(table.id);
  if (before === null && !table.seats.some((seat) => seat.mine)) return;
  const kept = structuredClone(before ?? nothingKept());
  if (table.state === "waiting") confirm(kept, table);
  if (table.terms !== null) checkTerms(kept, table.terms, board);
  checkSeeds(kept, table);
  if (before === null || !same(before, kept)) keep(table.id, kept);
}

/** The seeds to be revealed now. From here on they count as revealed, whatever becomes of the message. */
export function reveals(table: TableInfo, board: DrawnBoard): Reveal[] {
  follow(table, board);
  const kept = keptAt(table.id);
  if (
    table.state !== "dealing" ||
    kept === null ||
    kept.terms === null ||
    kept.breaches.length > 0
  ) {
    return [];
  }
  const named = ownPledges(kept).filter(
    ([seat, pledge]) => namedAt(kept.terms, seat) === pledge.commitment,
  );
  const due = named.filter(([seat, pledge]) => !pledge.revealed || !table.seats[seat]?.revealed); // again if it was lost
  if (due.some(([, pledge]) => !pledge.revealed)) {
    due.forEach(([, pledge]) => (pledge.revealed = true));
    keep(table.id, kept);
  }
  return due.map(([seat, { seed }]) => ({ seat, seed }));
}

/** Keep a digest of each step that a seat of ours is shown; the first showing counts. */
export function keepSteps(table: string, seat: number | null, steps: readonly Step[]): void {
  const kept = seat === null ? null : keptAt(table);
  if (seat === null || kept === null) return;
  const digests = (kept.steps[seat] ??= []);
  const news = steps.filter((step) => (digests[step.ply] ?? null) === null);
  if (news.length === 0) return;
  for (const step of news) digests[step.ply] = stepDigest(step, seat);
  keep(table, kept);
}

/** The seats of which the server said that they were ours, with our commitment. */
export function ownPledges(kept: Kept): [number, Pledge][] {
  const all = Object.entries(kept.pledges).map(([seat, pledge]): [number, Pledge] => [
    Number(seat),
    pledge,
  ]);
  return all.filter(([, pledge]) => pledge.confirmed);
}

/** What people at the table should know about its deal. */
export interface DealNotices {
  breaches: readonly Breach[];
  late: boolean; // this device was too late to reveal its seed
  absent: number[]; // other seats whose devices were
}

export function noticesOf(table: TableInfo): DealNotices {
  const kept = keptAt(table.id);
  const seeds = table.player_seeds;
  if (seeds === null) return { breaches: kept?.breaches ?? [], late: false, absent: [] };
  const own = kept === null ? [] : ownPledges(kept);
  const missing = (table.terms?.seats ?? []).flatMap(({ commitment }, seat) =>
    commitment !== "" && !seeds[seat] ? [seat] : [],
  );
  return {
    breaches: kept?.breaches ?? [],
    late: own.some(([seat, pledge]) => !pledge.revealed && missing.includes(seat)),
    absent: missing.filter((seat) => !own.some(([mine]) => mine === seat)),
  };
}

/** While a table waits, a seat may be left in the open; after that the commitment must stand. */
function confirm(kept: Kept, table: TableInfo): void {
  for (const [seat, pledge] of Object.entries(kept.pledges)) {
    const info = table.seats[Number(seat)];
    if (!info?.mine) pledge.confirmed = false;
    else if (info.commitment === pledge.commitment) pledge.confirmed = true;
  }
}

function checkTerms(kept: Kept, terms: Terms, board: DrawnBoard | null): void {
  if (kept.terms === null) {
    kept.terms = terms;
    for (const [seat, pledge] of Object.entries(kept.pledges)) {
      if (namedAt(terms, Number(seat)) === pledge.commitment) pledge.confirmed = true; // its answer was lost
    }
    if (!ownPledges(kept).every(([seat, { commitment }]) => namedAt(terms, seat) === commitment)) {
      note(kept, "terms-wrong");
    }
    if (terms.seats.some(({ kind, commitment }) => kind === "bot" && commitment !== "")) {
      note(kept, "terms-wrong");
    }
  } else if (!same(kept.terms, terms)) {
    note(kept, "terms-changed");
  }
  if (kept.board === "" && board !== null) kept.board = boardDigest(board);
}

/** Compare the seeds of the deal with the commitments, and with our own. */
function checkSeeds(kept: Kept, table: TableInfo): void {
  const dealt = table.state === "playing" || table.state === "over";
  if (!dealt && table.player_seeds === null) return;
  const seeds = table.player_seeds ?? [];
  const own = ownPledges(kept);
  // Whoever has revealed nothing was late; with broken terms nothing could be revealed.
  const owed = own.filter(
    ([, pledge]) => pledge.revealed || kept.terms === null || kept.breaches.length > 0,
  );
  if (owed.some(([seat, { seed }]) => seeds[seat] !== seed)) note(kept, "seed-missing");
  if (table.player_seeds === null) return;
  if (kept.terms !== null && !fit(seeds, kept.terms)) note(kept, "seeds-wrong");
  kept.seeds ??= seeds;
  if (!same(kept.seeds, seeds)) note(kept, "seeds-wrong");
}

/** Whether each seed fits the commitment of its seat; a seat may have revealed none. */
export function fit(seeds: readonly string[], terms: Pick<Terms, "seats">): boolean {
  if (seeds.length !== terms.seats.length) return false;
  return terms.seats.every(({ kind, commitment }, seat) => {
    const seed = seeds[seat] ?? "";
    if (kind === "bot") return seed === "" && commitment === "";
    return seed === "" || (seed.length === 64 && commitmentOf(seed) === commitment);
  });
}

function namedAt(terms: Terms | null, seat: number): string {
  return terms?.seats[seat]?.commitment ?? "";
}

function note(kept: Kept, breach: Breach): void {
  if (!kept.breaches.includes(breach)) kept.breaches.push(breach);
}
