// Checks a finished game (docs/fairness.md). It compares the record with what the server showed to
// this browser before and during the game, and derives every random outcome from the seeds in the
// record.
import type { DrawnBoard, Record as GameRecord, Terms } from "../wire";
import { followDraws, Stream } from "./draws";
import { bytesOf, commitmentOf, same } from "./hash";
import type { Breach, Evidence } from "./evidence";
import { seedsMatch, ownPledges } from "./pledges";
import { boardDigest, shortTerms, stepDigest } from "./digests";

interface Finding {
  what: "terms" | "board" | "own" | "steps" | "commitment" | "seeds" | "first" | "draws" | Breach;
  right: boolean;
  count: number; // checked outcomes or steps
  ply: number | null; // the ply of the first difference
}

/**
 * The result of a check. Verdicts: `pass`, everything is right and the deal contains a seed of this
 * browser; `record`, the record is right, but this browser has no seed in it; `dealer`, the same for a
 * game in which only the dealer committed to a seed; `fail`, something is wrong.
 */
export interface Report {
  verdict: "pass" | "record" | "dealer" | "fail";
  late: boolean; // this browser committed to a seed, but revealed it too late
  continued: boolean; // the game continues another one: nothing proves how its cards were dealt
  findings: Finding[];
}

const FIRST_VERSION = "grachten-record/1";
const SEED = /^[0-9a-f]{64}$/;

/**
 * Check a record against the stored evidence and against the dealer's commitment that the page
 * shows.
 */
export function check(
  record: GameRecord,
  board: DrawnBoard,
  evidence: Evidence | null,
  shownCommitment: string,
): Report {
  const old = record.format === FIRST_VERSION;
  const own = evidence === null ? [] : ownPledges(evidence);
  const missing = own.filter(([seat, pledge]) => record.player_seeds[seat] !== pledge.seed);
  const late = missing.length > 0 && missing.every(([, pledge]) => !pledge.revealed);
  const findings = [
    ...(evidence === null ? [] : checkShown(record, board, evidence)),
    ...checkSeeds(record, shownCommitment),
  ];
  const told = evidence?.breaches.includes("seed-missing") ?? false;
  if (own.length > 0 && !late && !told) {
    findings.push(finding("own", missing.length === 0, own.length));
  }
  findings.push(...checkOutcomes(record, board));
  return {
    verdict: verdictOf(findings, old, own.length > 0 && missing.length === 0),
    late,
    continued: record.from !== undefined,
    findings,
  };
}

function verdictOf(findings: Finding[], old: boolean, own: boolean): Report["verdict"] {
  if (findings.some((one) => !one.right)) return "fail";
  if (old) return "dealer";
  return own ? "pass" : "record";
}

/** The terms that the header of a record contains; null if only the dealer committed to a seed. */
function termsOf(record: GameRecord): Terms | null {
  const { format, board, rules, players, first, first_by, commitment, player_commitments } = record;
  if (
    format === FIRST_VERSION ||
    player_commitments === undefined ||
    player_commitments.length !== players.length
  ) {
    return null;
  }
  const seats = players.map(({ kind }, seat) => ({
    kind: kind ?? "human",
    commitment: player_commitments[seat] ?? "",
  }));
  const terms = { board, rules: rules ?? 1, first: first_by === "lot" ? null : first, commitment };
  if (record.from === undefined) return { ...terms, seats };
  const { state: _state, ...start } = record.from;
  return { ...terms, seats, start };
}

/** Compare the record with what the server showed to this browser. */
function checkShown(record: GameRecord, board: DrawnBoard, evidence: Evidence): Finding[] {
  const findings = evidence.breaches.map((breach) => finding(breach, false));
  if (evidence.terms !== null) {
    const terms = termsOf(record);
    findings.push(finding("terms", terms !== null && same(evidence.terms, shortTerms(terms))));
  }
  if (evidence.board !== "") findings.push(finding("board", evidence.board === boardDigest(board)));
  if (
    evidence.seeds !== null &&
    !same(evidence.seeds, record.player_seeds) &&
    !evidence.breaches.includes("seeds-wrong")
  ) {
    findings.push(finding("seeds-wrong", false));
  }
  const seats = Object.entries(evidence.steps);
  if (seats.length > 0) {
    findings.push(
      checkSteps(
        record,
        seats.map(([seat, digests]) => [Number(seat), digests]),
      ),
    );
  }
  return findings;
}

/**
 * Compare each step that a seat saw with the step of the record, without what was hidden from that
 * seat.
 */
function checkSteps(record: GameRecord, seats: [number, (string | null)[]][]): Finding {
  const wrong: number[] = [];
  let count = 0;
  for (const [seat, digests] of seats) {
    digests.forEach((digest, ply) => {
      if (digest === null) return;
      count += 1;
      const step = record.steps[ply];
      if (step === undefined || stepDigest(step, seat) !== digest) wrong.push(ply);
    });
  }
  return finding(
    "steps",
    wrong.length === 0,
    count,
    wrong.length === 0 ? null : Math.min(...wrong),
  );
}

/** Check the seed of the dealer and those of the players against their commitments. */
function checkSeeds(record: GameRecord, shownCommitment: string): Finding[] {
  const dealer =
    SEED.test(record.seed ?? "") &&
    commitmentOf(record.seed ?? "") === record.commitment &&
    record.commitment === shownCommitment;
  const findings = [finding("commitment", dealer)];
  if (record.format === FIRST_VERSION) return findings;
  const terms = termsOf(record);
  const given = record.player_seeds.filter((seed) => seed !== "").length;
  return [
    ...findings,
    finding("seeds", terms !== null && seedsMatch(record.player_seeds, terms), given),
  ];
}

/** Check the draw for the first player, and every draw of the game. */
function checkOutcomes(record: GameRecord, board: DrawnBoard): Finding[] {
  const seeds = [record.seed ?? "", ...record.player_seeds].map(bytesOf);
  const known = seeds.filter((seed) => seed !== null);
  if (known.length !== record.players.length + 1) return [finding("draws", false, 0, 0)];
  const { count, ply } = followDraws(record, board, known);
  const draws = finding("draws", ply === null, count, ply);
  if (record.first_by !== "lot") return [draws];
  const lot = new Stream(known, "first").below(record.players.length);
  return [finding("first", lot === record.first), draws];
}

function finding(
  what: Finding["what"],
  right: boolean,
  count = 1,
  ply: number | null = null,
): Finding {
  return { what, right, count, ply };
}
