// The check of a finished game (docs/fairness.md): what this browser was shown before and during the game is compared with
// the record, and then every random outcome is derived from the record's seeds.
import type { DrawnBoard, Record as GameRecord, Terms } from "../wire";
import { followDraws, Stream } from "./draws";
import { bytesOf, commitmentOf, same } from "./hash";
import type { Breach, Evidence } from "./evidence";
import { seedsMatch, ownPledges } from "./pledges";
import { boardDigest, stepDigest } from "./digests";

interface Finding {
  what: "terms" | "board" | "own" | "steps" | "commitment" | "seeds" | "first" | "draws" | Breach;
  right: boolean;
  count: number; // outcomes or steps that were checked
  ply: number | null; // where the first one differs
}

/** `pass`: all is right, and a seed of this browser is in the deal. `record`: nothing is wrong with the record, but this
 * browser has no seed in it. `dealer`: the same for a game in which only the dealer was committed. `fail`: something is wrong. */
export interface Report {
  verdict: "pass" | "record" | "dealer" | "fail";
  late: boolean; // this browser has committed to a seed, but was too late to reveal it
  findings: Finding[];
}

const FIRST_VERSION = "grachten-record/1";
const SEED = /^[0-9a-f]{64}$/;

/** Check a record; `kept` is what this browser kept of the table, and `seal` the dealer's commitment as the page shows it. */
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
    findings,
  };
}

function verdictOf(findings: Finding[], old: boolean, own: boolean): Report["verdict"] {
  if (findings.some((one) => !one.right)) return "fail";
  if (old) return "dealer";
  return own ? "pass" : "record";
}

/** The terms that the head of a record stands for; null in games in which only the dealer was committed. */
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
  return { board, rules: rules ?? 1, first: first_by === "lot" ? null : first, commitment, seats };
}

/** What this browser was shown, against the record. */
function checkShown(record: GameRecord, board: DrawnBoard, evidence: Evidence): Finding[] {
  const findings = evidence.breaches.map((breach) => finding(breach, false));
  if (evidence.terms !== null) {
    findings.push(finding("terms", same(evidence.terms, termsOf(record))));
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

/** Each step that a seat of ours was shown must be that of the record, without what was hidden from the seat. */
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

/** Each seed against its commitment, the dealer's and the players'. */
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

/** The lot for the first player, and every draw. */
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
