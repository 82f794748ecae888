// Requests to the server's HTTP API.
import { withBase } from "./base";
import { commitTo, observe, seedsToReveal, uncommittedSeats } from "./pledges";
import { version } from "./version.svelte";
import type {
  CheckedBoard,
  DrawnBoard as Board,
  Replay,
  Review,
  ReviewJob,
  ReviewProgress,
  TableInfo,
} from "../wire";

/** A request that the server refused: `code` is for the program, `facts` fill in the message. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly facts: Record<string, unknown> = {},
    readonly retry = false, // whether the same request may succeed a little later
  ) {
    super(message);
  }
}

function contentOf(body: unknown): RequestInit {
  if (body === undefined) return {};
  if (body instanceof Blob) return { body };
  return { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await answerTo(method, path, body);
  return (await response.json().catch(() => ({}))) as T;
}

/** The server's answer, unless it refuses. */
async function answerTo(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(withBase(`/api${path}`), {
      method,
      credentials: "same-origin",
      ...contentOf(body),
    });
  } catch {
    throw new Refusal("no_connection", "no connection", {}, true);
  }
  if (response.ok) return response;
  const found: unknown = await response.json().catch(() => ({}));
  const { code, message, facts } = found as Partial<Refusal>;
  if (code === "outdated") version.outdated = true;
  const retry = code === undefined || response.headers.has("Retry-After");
  throw new Refusal(code ?? "refused", message ?? response.statusText, facts ?? {}, retry);
}

/**
 * Run `work` unless it is running already. Refusals with one of `codes` are ignored: the work is no
 * longer needed.
 */
async function runOnce(
  what: string,
  codes: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  if (running.has(what)) return;
  running.add(what);
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal && codes.includes(error.code))) throw error;
  } finally {
    running.delete(what);
  }
}

const running = new Set<string>();

export interface SeatOptions {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface TableOptions {
  board: string | CheckedBoard["board"]; // a name, or a whole board
  seats: SeatOptions[];
  first: number | null;
  clock: { kind: "none" | "move" | "game"; seconds: number };
  listed: boolean;
  hints: boolean | null; // null: allowed if all other seats are for bots
  begin: boolean;
}

/** Where and how to send notices to this browser. */
interface PushRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

interface Bot {
  name: string;
  level: number | null;
  outside: boolean;
}

/** A position of a finished game, and who plays on from there. */
interface PlayOn {
  ply: number;
  seat: number;
  name: string;
  bot: string; // the level of the other seats
}

/** A device that can play a seat, or an unused link. */
export interface Device {
  id: string;
  kind: "browser" | "link";
  added: number | null; // milliseconds; null if the server did not record it yet
  current: boolean;
}

/** How far the game of a table is: the seats that decide now, or how it ended. */
export interface GameInfo {
  deciding: number[];
  final: { winners: number[]; points: number[] } | null; // null also in games of older versions
}

const boards = new Map<string, Promise<Board>>(); // by path

function boardAt(path: string): Promise<Board> {
  let found = boards.get(path);
  if (found === undefined) {
    found = request<Board>("GET", path);
    boards.set(path, found);
    found.catch(() => boards.delete(path));
  }
  return found;
}

export const api = {
  boards: () => request<{ boards: { name: string; title: string }[] }>("GET", "/boards"),
  board: (name: string) => boardAt(`/boards/${encodeURIComponent(name)}`),
  boardOf: (table: TableInfo) =>
    table.board === "" ? boardAt(`/tables/${table.id}/board`) : api.board(table.board),
  checkBoard: (file: Blob) => request<CheckedBoard>("POST", "/boards", file),
  bots: () => request<{ bots: Bot[] }>("GET", "/bots"),
  preparation: () => request<{ part: number | null; total: number | null }>("GET", "/preparation"),
  lobby: () => request<{ tables: TableInfo[] }>("GET", "/tables"),
  mine: () => request<{ tables: TableInfo[]; games: Record<string, GameInfo> }>("GET", "/mine"),
  deviceLink: () => request<{ token: string; seconds: number }>("POST", "/device-link"),
  useDeviceLink: (token: string) => request<unknown>("POST", "/device-link/use", { token }),
  pushKey: () => request<{ key: string | null }>("GET", "/push"),
  subscribe: (subscription: PushRequest) => request<unknown>("POST", "/push", subscription),
  unsubscribe: (endpoint: string) => request<unknown>("POST", "/push/remove", { endpoint }),
  async open(options: TableOptions): Promise<TableInfo> {
    if (typeof options.board === "string") {
      void api.board(options.board).catch(() => {}); // load it early: the page needs it next
    }
    const table = await request<TableInfo>("POST", "/tables", { ...options, begin: false });
    if (options.begin) return api.begin(table);
    await api.takePart(table);
    return table;
  },
  table: (id: string) => request<TableInfo>("GET", `/tables/${id}`),
  async join(id: string, seat: number, name: string): Promise<TableInfo> {
    const table = await request<TableInfo>("POST", `/tables/${id}/seats/${seat}`, {
      name,
      commitment: commitTo(id, seat),
    });
    observe(table, null);
    return table;
  },
  leave: (id: string, seat: number) => request<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  putBot: (id: string, seat: number, bot: string) =>
    request<TableInfo>("PUT", `/tables/${id}/seats/${seat}/bot`, { bot }),
  /**
   * Take part in the deal: commit while the table waits, reveal once the terms are fixed
   * (docs/fairness.md).
   */
  async takePart(table: TableInfo): Promise<void> {
    observe(table, null);
    const seats = `/tables/${table.id}/seats`;
    for (const seat of uncommittedSeats(table)) {
      const commitment = commitTo(table.id, seat);
      await runOnce(commitment, ["begun", "committed"], async () => {
        observe(
          await request<TableInfo>("PUT", `${seats}/${seat}/commitment`, { commitment }),
          null,
        );
      });
    }
    if (table.state !== "dealing") return;
    const board = await api.boardOf(table);
    for (const { seat, seed } of seedsToReveal(table, board)) {
      await runOnce(seed, ["not_dealing"], async () => {
        observe(await request<TableInfo>("PUT", `${seats}/${seat}/seed`, { seed }), board);
      });
    }
  },
  /** Start the game, after committing to the seeds of the seats in this browser. */
  async begin(table: TableInfo): Promise<TableInfo> {
    await api.takePart(table);
    const begun = await request<TableInfo>("POST", `/tables/${table.id}/start`);
    await api.takePart(begun);
    return begun;
  },
  putWebhook: (id: string, seat: number, url: string | null) =>
    request<TableInfo>("PUT", `/tables/${id}/seats/${seat}/webhook`, { url }),
  /** Open another game with the same people, and start it at once if nobody else has to join. */
  async rematch(id: string): Promise<TableInfo> {
    const next = await request<TableInfo>("POST", `/tables/${id}/rematch`);
    const alone = next.seats.every((seat) => seat.kind === "bot" || seat.mine);
    if (!alone || !next.opener || next.state !== "waiting") return next;
    return api.begin(next);
  },
  link: (id: string, seat: number) =>
    request<{ key: string }>("POST", `/tables/${id}/seats/${seat}/link`),
  devices: (id: string, seat: number) =>
    request<{ devices: Device[] }>("GET", `/tables/${id}/seats/${seat}/devices`),
  revoke: (id: string, seat: number, device: string) =>
    request<{ devices: Device[] }>("DELETE", `/tables/${id}/seats/${seat}/devices/${device}`),
  comeBack: (id: string, key: string) =>
    request<TableInfo>("POST", `/tables/${id}/return`, { key }),
  removeName: (id: string, seat: number) =>
    request<TableInfo>("DELETE", `/tables/${id}/seats/${seat}/name`),
  replay: (id: string) => request<Replay>("GET", `/tables/${id}/replay`),
  replayOf: (record: unknown) => request<Replay>("POST", "/replay", record),
  record: (id: string) => request<unknown>("GET", `/tables/${id}/record`),
  review: (id: string) => request<Review | ReviewProgress>("GET", `/tables/${id}/review`),
  reviewRecord: (record: unknown) => request<ReviewJob>("POST", "/review", record),
  reviewOf: (id: string) => request<Review | ReviewProgress>("GET", `/reviews/${id}`),
  playOn: (id: string, where: PlayOn) => request<TableInfo>("POST", `/tables/${id}/play-on`, where),
  playOnFrom: (record: unknown, where: PlayOn) =>
    request<TableInfo>("POST", "/play-on", { ...where, record }),
  async reviewPicture(id: string): Promise<Blob> {
    const response = await answerTo("GET", `/tables/${id}/review.png`);
    return response.blob();
  },
};
