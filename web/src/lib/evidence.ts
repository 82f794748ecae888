// What this browser keeps about the deal of each table, where no server can change it later: one entry of
// localStorage for each table. Without storage (a private window, a full disk) the page keeps it in memory.
import type { Terms } from "../wire";

/** What this browser has promised for one seat. */
export interface Pledge {
  seed: string;
  commitment: string;
  confirmed: boolean; // the server has shown the commitment at our seat
  revealed: boolean; // we have sent the seed
}

/** A promise that the server broke in front of this browser. */
export type Breach = "seed-missing" | "seeds-wrong" | "terms-changed" | "terms-wrong";

export interface Evidence {
  since: number;
  pledges: Record<number, Pledge>; // by seat
  terms: Terms | null; // the first ones that were shown
  board: string; // a digest of what the deal needs of the board, as of the terms
  seeds: string[] | null; // the player seeds as they were first shown
  breaches: Breach[];
  steps: Record<number, (string | null)[]>; // by seat and ply: digests of the steps that were shown
}

const PREFIX = "grachten-deal-";
const OLD_KEY = "grachten-deals"; // where versions before the commit-reveal protocol kept theirs
const MAX_TABLES = 100; // tables that are remembered
const memory = new Map<string, Evidence>();

export function loadEvidence(table: string): Evidence | null {
  return memory.get(table) ?? parse(stored(PREFIX + table));
}

/** Keep what is known of a table; tables that have been here longest make room. */
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
