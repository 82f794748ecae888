// What this browser was promised before the deal, and what it added to it: kept here, where no server can change it later.
import type { TableInfo } from "../wire";

export interface Promised {
  seal: string;
  seeds: Readonly<Record<string, readonly string[]>>; // that this browser has sent, by seat
}

const KEY = "grachten-deals";
const MOST = 100; // tables that are remembered

function all(): [string, Promised][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, Promised][]) : [];
  } catch {
    return []; // a private window, or something else's data
  }
}

export function promisedAt(table: string): Promised | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Keep the seal as it was first seen. */
export function keepSeal(table: TableInfo): void {
  if (promisedAt(table.id) === null) keep(table.id, { seal: table.commitment, seeds: {} });
}

/** Keep the bytes that are sent for a seat; two windows may do so, and the last one counts. */
export function keepSeed(table: string, seat: number, seed: string): void {
  const before = promisedAt(table);
  if (before === null) return;
  const sent = [...(before.seeds[seat] ?? []), seed];
  keep(table, { ...before, seeds: { ...before.seeds, [seat]: sent } });
}

function keep(table: string, promised: Promised): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - MOST), [table, promised]]));
  } catch {
    // then it is forgotten with this page
  }
}
