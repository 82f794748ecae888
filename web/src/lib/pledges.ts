// The seeds that this browser commits to and reveals (docs/fairness.md). The server is not trusted
// here: whatever it sends, this browser reveals a seed only under the first terms that it saw.
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
import { boardDigest, shortTerms, stepDigest } from "./digests";

/** A seed that can be sent now. */
interface Reveal {
  seat: number;
  seed: string;
}

/**
 * The commitment for a seat. The first call draws a seed, and stores it before anybody learns its
 * hash.
 */
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

/**
 * Our seats without a commitment. If another device has committed for a seat, this one only plays
 * it.
 */
export function uncommittedSeats(table: TableInfo): number[] {
  if (table.state !== "waiting") return [];
  return table.seats.flatMap(({ mine, commitment }, seat) =>
    mine && commitment === "" ? [seat] : [],
  );
}

/**
 * Compare the state of a table with what the server showed before, and store what must not change.
 */
export function observe(table: TableInfo, board: DrawnBoard | null): void {
  const before = loadEvidence(table.id);
  if (before === null && !table.seats.some((seat) => seat.mine)) return;
  const evidence = structuredClone(before ?? emptyEvidence());
  if (table.state === "waiting") confirmPledges(evidence, table);
  if (table.terms !== null) checkTerms(evidence, table.terms, board);
  checkSeeds(evidence, table);
  if (before === null || !same(before, evidence)) saveEvidence(table.id, evidence);
}

/** The seeds to reveal now. They count as revealed from now on, even if the message gets lost. */
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
  // A seed that was sent but did not arrive is sent again.
  const due = named.filter(([seat, pledge]) => !pledge.revealed || !table.seats[seat]?.revealed);
  if (due.some(([, pledge]) => !pledge.revealed)) {
    due.forEach(([, pledge]) => (pledge.revealed = true));
    saveEvidence(table.id, evidence);
  }
  return due.map(([seat, { seed }]) => ({ seat, seed }));
}

/**
 * Store a digest of each step that our seat sees. A step that is stored already stays unchanged.
 */
export function saveSteps(table: string, seat: number | null, steps: readonly Step[]): void {
  const evidence = seat === null ? null : loadEvidence(table);
  if (seat === null || evidence === null) return;
  const digests = (evidence.steps[seat] ??= []);
  const news = steps.filter((step) => (digests[step.ply] ?? null) === null);
  if (news.length === 0) return;
  for (const step of news) digests[step.ply] = stepDigest(step, seat);
  saveEvidence(table, evidence);
}

/** The confirmed pledges: the server showed these seats as ours, with our commitment. */
export function ownPledges(evidence: Evidence): [number, Pledge][] {
  const all = Object.entries(evidence.pledges).map(([seat, pledge]): [number, Pledge] => [
    Number(seat),
    pledge,
  ]);
  return all.filter(([, pledge]) => pledge.confirmed);
}

/** What the players should know about the deal. */
export interface DealNotices {
  breaches: readonly Breach[];
  late: boolean; // this device revealed its seed too late
  absent: number[]; // other seats that did not reveal in time
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

/** Update which pledges are confirmed. While a table waits, a seat may still be given up. */
function confirmPledges(evidence: Evidence, table: TableInfo): void {
  for (const [seat, pledge] of Object.entries(evidence.pledges)) {
    const info = table.seats[Number(seat)];
    if (!info?.mine) pledge.confirmed = false;
    else if (info.commitment === pledge.commitment) pledge.confirmed = true;
  }
}

function checkTerms(evidence: Evidence, shown: Terms, board: DrawnBoard | null): void {
  const terms = shortTerms(shown);
  if (evidence.terms === null) {
    evidence.terms = terms;
    for (const [seat, pledge] of Object.entries(evidence.pledges)) {
      // The response to this commitment may have got lost.
      if (commitmentAt(terms, Number(seat)) === pledge.commitment) pledge.confirmed = true;
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

/** Compare the seeds of the deal with the commitments and with our own seeds. */
function checkSeeds(evidence: Evidence, table: TableInfo): void {
  const dealt = table.state === "playing" || table.state === "over";
  if (!dealt && table.player_seeds === null) return;
  const seeds = table.player_seeds ?? [];
  const own = ownPledges(evidence);
  // A seed is owed if it was revealed, or if a breach kept this browser from revealing it.
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

/** Whether each seed matches the commitment of its seat. A seat may have revealed none. */
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
