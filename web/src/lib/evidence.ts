// Stores what the server showed about the deal of each table, so that the server cannot change it
// later: one entry of localStorage per table. Without storage (private window, full disk) it stays
// in memory.
import type { Terms } from "../wire";

/** The seed that this browser committed to for one seat. */
export interface Pledge {
  seed: string;
  commitment: string;
  confirmed: boolean; // the server showed the commitment at our seat
  revealed: boolean; // the seed was sent
}

/** A breach of the protocol that this browser saw. */
export type Breach = "seed-missing" | "seeds-wrong" | "terms-changed" | "terms-wrong";

export interface Evidence {
  since: number;
  pledges: Record<number, Pledge>; // by seat
  terms: Terms | null; // as first shown; with a digest in place of a whole board
  board: string; // digest of the board, taken with the terms
  seeds: string[] | null; // the player seeds, as first shown
  breaches: Breach[];
  steps: Record<number, (string | null)[]>; // digests of the steps, by seat and ply
}

const PREFIX = "grachten-deal-";
const OLD_KEY = "grachten-deals"; // used by versions before the commit-reveal protocol
const MAX_TABLES = 100; // tables to remember
const memory = new Map<string, Evidence>();

export function loadEvidence(table: string): Evidence | null {
  return memory.get(table) ?? parse(stored(PREFIX + table));
}

/** Store the evidence of a table; the oldest tables are removed to make room. */
export function saveEvidence(table: string, evidence: Evidence): void {
  try {
    if (localStorage.getItem(PREFIX + table) === null) {
      localStorage.removeItem(OLD_KEY);
      makeRoom(MAX_TABLES - 1);
    }
    try {
      localStorage.setItem(PREFIX + table, JSON.stringify(evidence));
    } catch {
      makeRoom(MAX_TABLES / 2); // the storage is full
      localStorage.setItem(PREFIX + table, JSON.stringify(evidence));
    }
    memory.delete(table);
  } catch {
    memory.set(table, structuredClone(evidence));
  }
}

export function emptyEvidence(): Evidence {
  return {
    since: Date.now(),
    pledges: {},
    terms: null,
    board: "",
    seeds: null,
    breaches: [],
    steps: {},
  };
}

function makeRoom(most: number): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  if (keys.length <= most) return;
  const ages = keys
    .map((key) => [parse(stored(key))?.since ?? 0, key] as const)
    .sort(([a], [b]) => a - b);
  for (const [, key] of ages.slice(0, keys.length - most)) localStorage.removeItem(key);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): Evidence | null {
  try {
    const evidence: unknown = JSON.parse(text ?? "null");
    return typeof evidence === "object" ? (evidence as Evidence | null) : null;
  } catch {
    return null;
  }
}
