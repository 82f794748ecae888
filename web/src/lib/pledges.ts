// What this browser has pledged to the deals of its tables, and when it reveals it (docs/fairness.md). The server is not
// trusted here: whatever it sends, a seed leaves this browser once, under the first terms that it was shown.
import type { DrawnBoard, Step, TableInfo, Terms } from "../wire";
import { commitmentOf, drawSeed, same } from "./hash";
import {
  saveEvidence,
  loadEvidence,
  emptyEvidence,
  type Breach,
  type Evidence,
  type Pledge,
} from "./evidence";
import { boardDigest, stepDigest } from "./digests";

/** A seed that may be sent now. */
interface Reveal {
  seat: number;
  seed: string;
}

/** The commitment of this browser for a seat. It draws a seed the first time, and keeps it before anybody learns its hash. */
export function commitTo(table: string, seat: number): string {
  const evidence = loadEvidence(table) ?? emptyEvidence();
  const before = evidence.pledges[seat];
  if (before !== undefined) return before.commitment;
  const seed = drawSeed();
  const commitment = commitmentOf(seed);
  evidence.pledges[seat] = { seed, commitment, confirmed: false, revealed: false };
  saveEvidence(table, evidence);
  return commitment;
}

/** The seats of ours that have no commitment yet; where another device has committed, this one only plays. */
export function uncommittedSeats(table: TableInfo): number[] {
  if (table.state !== "waiting") return [];
  return table.seats.flatMap(({ mine, commitment }, seat) =>
    mine && commitment === "" ? [seat] : [],
  );
}

/** Compare what the server says about a table with what it said before, and remember what it may not change. */
export function observe(table: TableInfo, board: DrawnBoard | null): void {
  const before = loadEvidence(table.id);
  if (before === null && !table.seats.some((seat) => seat.mine)) return;
  const evidence = structuredClone(before ?? emptyEvidence());
  if (table.state === "waiting") confirmPledges(evidence, table);
  if (table.terms !== null) checkTerms(evidence, table.terms, board);
  checkSeeds(evidence, table);
  if (before === null || !same(before, evidence)) saveEvidence(table.id, evidence);
}

/** The seeds to be revealed now. From here on they count as revealed, whatever becomes of the message. */
export function seedsToReveal(table: TableInfo, board: DrawnBoard): Reveal[] {
  observe(table, board);
  const evidence = loadEvidence(table.id);
  if (
    table.state !== "dealing" ||
    evidence === null ||
    evidence.terms === null ||
    evidence.breaches.length > 0
  ) {
    return [];
  }
  const named = ownPledges(evidence).filter(
    ([seat, pledge]) => commitmentAt(evidence.terms, seat) === pledge.commitment,
  );
  const due = named.filter(([seat, pledge]) => !pledge.revealed || !table.seats[seat]?.revealed); // again if it was lost
  if (due.some(([, pledge]) => !pledge.revealed)) {
    due.forEach(([, pledge]) => (pledge.revealed = true));
    saveEvidence(table.id, evidence);
  }
  return due.map(([seat, { seed }]) => ({ seat, seed }));
}

/** Keep a digest of each step that a seat of ours is shown; the first showing counts. */
export function saveSteps(table: string, seat: number | null, steps: readonly Step[]): void {
  const evidence = seat === null ? null : loadEvidence(table);
  if (seat === null || evidence === null) return;
  const digests = (evidence.steps[seat] ??= []);
  const news = steps.filter((step) => (digests[step.ply] ?? null) === null);
  if (news.length === 0) return;
  for (const step of news) digests[step.ply] = stepDigest(step, seat);
  saveEvidence(table, evidence);
}

/** The seats of which the server said that they were ours, with our commitment. */
export function ownPledges(evidence: Evidence): [number, Pledge][] {
  const all = Object.entries(evidence.pledges).map(([seat, pledge]): [number, Pledge] => [
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
  const evidence = loadEvidence(table.id);
  const seeds = table.player_seeds;
  if (seeds === null) return { breaches: evidence?.breaches ?? [], late: false, absent: [] };
  const own = evidence === null ? [] : ownPledges(evidence);
  const missing = (table.terms?.seats ?? []).flatMap(({ commitment }, seat) =>
    commitment !== "" && !seeds[seat] ? [seat] : [],
  );
  return {
    breaches: evidence?.breaches ?? [],
    late: own.some(([seat, pledge]) => !pledge.revealed && missing.includes(seat)),
    absent: missing.filter((seat) => !own.some(([mine]) => mine === seat)),
  };
}

/** While a table waits, a seat may be left in the open; after that the commitment must stand. */
function confirmPledges(evidence: Evidence, table: TableInfo): void {
  for (const [seat, pledge] of Object.entries(evidence.pledges)) {
    const info = table.seats[Number(seat)];
    if (!info?.mine) pledge.confirmed = false;
    else if (info.commitment === pledge.commitment) pledge.confirmed = true;
  }
}

function checkTerms(evidence: Evidence, terms: Terms, board: DrawnBoard | null): void {
  if (evidence.terms === null) {
    evidence.terms = terms;
    for (const [seat, pledge] of Object.entries(evidence.pledges)) {
      if (commitmentAt(terms, Number(seat)) === pledge.commitment) pledge.confirmed = true; // its answer was lost
    }
    if (
      !ownPledges(evidence).every(
        ([seat, { commitment }]) => commitmentAt(terms, seat) === commitment,
      )
    ) {
      addBreach(evidence, "terms-wrong");
    }
    if (terms.seats.some(({ kind, commitment }) => kind === "bot" && commitment !== "")) {
      addBreach(evidence, "terms-wrong");
    }
  } else if (!same(evidence.terms, terms)) {
    addBreach(evidence, "terms-changed");
  }
  if (evidence.board === "" && board !== null) evidence.board = boardDigest(board);
}

/** Compare the seeds of the deal with the commitments, and with our own. */
function checkSeeds(evidence: Evidence, table: TableInfo): void {
  const dealt = table.state === "playing" || table.state === "over";
  if (!dealt && table.player_seeds === null) return;
  const seeds = table.player_seeds ?? [];
  const own = ownPledges(evidence);
  // Whoever has revealed nothing was late; with broken terms nothing could be revealed.
  const owed = own.filter(
    ([, pledge]) => pledge.revealed || evidence.terms === null || evidence.breaches.length > 0,
  );
  if (owed.some(([seat, { seed }]) => seeds[seat] !== seed)) addBreach(evidence, "seed-missing");
  if (table.player_seeds === null) return;
  if (evidence.terms !== null && !seedsMatch(seeds, evidence.terms)) {
    addBreach(evidence, "seeds-wrong");
  }
  evidence.seeds ??= seeds;
  if (!same(evidence.seeds, seeds)) addBreach(evidence, "seeds-wrong");
}

/** Whether each seed fits the commitment of its seat; a seat may have revealed none. */
export function seedsMatch(seeds: readonly string[], terms: Pick<Terms, "seats">): boolean {
  if (seeds.length !== terms.seats.length) return false;
  return terms.seats.every(({ kind, commitment }, seat) => {
    const seed = seeds[seat] ?? "";
    if (kind === "bot") return seed === "" && commitment === "";
    return seed === "" || (seed.length === 64 && commitmentOf(seed) === commitment);
  });
}

function commitmentAt(terms: Terms | null, seat: number): string {
  return terms?.seats[seat]?.commitment ?? "";
}

function addBreach(evidence: Evidence, breach: Breach): void {
  if (!evidence.breaches.includes(breach)) evidence.breaches.push(breach);
}
