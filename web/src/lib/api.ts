// Asking the server over HTTP.
import { keepSeal, keepSeed } from "./promises";
import type { DrawnBoard as Board, Replay, TableInfo } from "../wire";

/** What the server has refused: a code for us, facts for the words. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly facts: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Refusal("no_connection", "no connection");
  }
  const found: unknown = await answer.json().catch(() => ({}));
  if (!answer.ok) {
    const { code, message, facts } = found as Partial<Refusal>;
    throw new Refusal(code ?? "refused", message ?? answer.statusText, facts ?? {});
  }
  return found as T;
}

/** 32 random bytes in hex digits: what this browser adds to a deal (docs/fairness.md). */
function seed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32)); // works over plain HTTP too
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export interface SeatWish {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface TableWish {
  board: string;
  seats: SeatWish[];
  first: number | null;
  clock: { kind: "none" | "move" | "game"; seconds: number };
  listed: boolean;
  hints: boolean;
  begin: boolean;
}

export interface Bot {
  name: string;
  level: number | null;
  outside: boolean;
}

/** A device that can play a seat, or a link that nobody has used yet. */
export interface Device {
  id: string;
  kind: "browser" | "link";
  added: number | null; // milliseconds; null: before the server noted it
  current: boolean;
}

const boards = new Map<string, Promise<Board>>();

export const api = {
  boards: () => ask<{ boards: { name: string; title: string }[] }>("GET", "/boards"),
  board(name: string): Promise<Board> {
    let found = boards.get(name);
    if (found === undefined) {
      found = ask<Board>("GET", `/boards/${encodeURIComponent(name)}`);
      boards.set(name, found);
      found.catch(() => boards.delete(name));
    }
    return found;
  },
  bots: () => ask<{ bots: Bot[] }>("GET", "/bots"),
  lobby: () => ask<{ tables: TableInfo[] }>("GET", "/tables"),
  mine: () => ask<{ tables: TableInfo[] }>("GET", "/mine"),
  /** The seal is seen before anything is added to the deal, and the game begins after that. */
  async open(wish: TableWish): Promise<TableInfo> {
    const table = await ask<TableInfo>("POST", "/tables", { ...wish, begin: false });
    await api.addSeeds(table);
    return wish.begin ? api.start(table.id) : table;
  },
  async table(id: string): Promise<TableInfo> {
    const table = await ask<TableInfo>("GET", `/tables/${id}`);
    keepSeal(table);
    return table;
  },
  async join(id: string, seat: number, name: string): Promise<TableInfo> {
    await api.table(id);
    const bytes = seed();
    keepSeed(id, seat, bytes);
    return ask<TableInfo>("POST", `/tables/${id}/seats/${seat}`, { name, seed: bytes });
  },
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  putBot: (id: string, seat: number, bot: string) =>
    ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}/bot`, { bot }),
  /** Add bytes of this browser's own for every seat of ours that has none. */
  async addSeeds(table: TableInfo): Promise<void> {
    keepSeal(table);
    for (const [seat, { mine, seed: added }] of table.seats.entries()) {
      if (!mine || added) continue;
      const bytes = seed();
      keepSeed(table.id, seat, bytes);
      await ask<TableInfo>("PUT", `/tables/${table.id}/seats/${seat}/seed`, { seed: bytes });
    }
  },
  putWebhook: (id: string, seat: number, url: string | null) =>
    ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}/webhook`, { url }),
  start: (id: string) => ask<TableInfo>("POST", `/tables/${id}/start`),
  /** Another game with the same people; it begins at once where nobody has to be waited for. */
  async rematch(id: string): Promise<TableInfo> {
    const next = await ask<TableInfo>("POST", `/tables/${id}/rematch`);
    const alone = next.seats.every((seat) => seat.kind === "bot" || seat.mine);
    if (!alone || !next.opener || next.state !== "waiting") return next;
    await api.addSeeds(next);
    return api.start(next.id);
  },
  link: (id: string, seat: number) =>
    ask<{ key: string }>("POST", `/tables/${id}/seats/${seat}/link`),
  devices: (id: string, seat: number) =>
    ask<{ devices: Device[] }>("GET", `/tables/${id}/seats/${seat}/devices`),
  revoke: (id: string, seat: number, device: string) =>
    ask<{ devices: Device[] }>("DELETE", `/tables/${id}/seats/${seat}/devices/${device}`),
  comeBack: (id: string, key: string) =>
    ask<TableInfo>("POST", `/tables/${id}/return`, { key }),
  removeName: (id: string, seat: number) =>
    ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}/name`),
  replay: (id: string) => ask<Replay>("GET", `/tables/${id}/replay`),
  replayOf: (record: unknown) => ask<Replay>("POST", "/replay", record),
  record: (id: string) => ask<unknown>("GET", `/tables/${id}/record`),
};
