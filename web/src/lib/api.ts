// Asking the server over HTTP.
import { commitTo, follow, reveals, uncommitted } from "./pledges";
import { version } from "./version.svelte";
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
    if (code === "outdated") version.outdated = true;
    throw new Refusal(code ?? "refused", message ?? answer.statusText, facts ?? {});
  }
  return found as T;
}

/** Do something unless it is being done already; refusals of these codes mean that it is no longer needed. */
async function once(
  what: string,
  codes: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  if (underWay.has(what)) return;
  underWay.add(what);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal && codes.includes(error.code))) throw error;
  } finally {
    underWay.delete(what);
  }
}

const underWay = new Set<string>();

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
  async open(wish: TableWish): Promise<TableInfo> {
    void api.board(wish.board).catch(() => {}); // the page needs it next
    const table = await ask<TableInfo>("POST", "/tables", { ...wish, begin: false });
    if (wish.begin) return api.begin(table);
    await api.takePart(table);
    return table;
  },
  table: (id: string) => ask<TableInfo>("GET", `/tables/${id}`),
  async join(id: string, seat: number, name: string): Promise<TableInfo> {
    const table = await ask<TableInfo>("POST", `/tables/${id}/seats/${seat}`, {
      name,
      commitment: commitTo(id, seat),
    });
    follow(table, null);
    return table;
  },
  leave: (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  putBot: (id: string, seat: number, bot: string) =>
    ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}/bot`, { bot }),
  /** Do what the deal asks of this browser: commit while the table waits, reveal when the terms are fixed (docs/fairness.md). */
  async takePart(table: TableInfo): Promise<void> {
    follow(table, null);
    const seats = `/tables/${table.id}/seats`;
    for (const seat of uncommitted(table)) {
      const commitment = commitTo(table.id, seat);
      await once(commitment, ["begun", "committed"], async () => {
        follow(await ask<TableInfo>("PUT", `${seats}/${seat}/commitment`, { commitment }), null);
      });
    }
    if (table.state !== "dealing") return;
    const board = await api.board(table.board);
    for (const { seat, seed } of reveals(table, board)) {
      await once(seed, ["not_dealing"], async () => {
        follow(await ask<TableInfo>("PUT", `${seats}/${seat}/seed`, { seed }), board);
      });
    }
  },
  /** Begin a game; the seats of this browser are committed first. */
  async begin(table: TableInfo): Promise<TableInfo> {
    await api.takePart(table);
    const begun = await ask<TableInfo>("POST", `/tables/${table.id}/start`);
    await api.takePart(begun);
    return begun;
  },
  putWebhook: (id: string, seat: number, url: string | null) =>
    ask<TableInfo>("PUT", `/tables/${id}/seats/${seat}/webhook`, { url }),
  /** Another game with the same people; it begins at once where nobody has to be waited for. */
  async rematch(id: string): Promise<TableInfo> {
    const next = await ask<TableInfo>("POST", `/tables/${id}/rematch`);
    const alone = next.seats.every((seat) => seat.kind === "bot" || seat.mine);
    if (!alone || !next.opener || next.state !== "waiting") return next;
    return api.begin(next);
  },
  link: (id: string, seat: number) =>
    ask<{ key: string }>("POST", `/tables/${id}/seats/${seat}/link`),
  devices: (id: string, seat: number) =>
    ask<{ devices: Device[] }>("GET", `/tables/${id}/seats/${seat}/devices`),
  revoke: (id: string, seat: number, device: string) =>
    ask<{ devices: Device[] }>("DELETE", `/tables/${id}/seats/${seat}/devices/${device}`),
  comeBack: (id: string, key: string) => ask<TableInfo>("POST", `/tables/${id}/return`, { key }),
  removeName: (id: string, seat: number) =>
    ask<TableInfo>("DELETE", `/tables/${id}/seats/${seat}/name`),
  replay: (id: string) => ask<Replay>("GET", `/tables/${id}/replay`),
  replayOf: (record: unknown) => ask<Replay>("POST", "/replay", record),
  record: (id: string) => ask<unknown>("GET", `/tables/${id}/record`),
};
