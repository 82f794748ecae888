// A table as this browser sees it: one WebSocket, which comes back by itself when it is lost.
import { keepSteps } from "./pledges";
import { version, WIRE } from "./version.svelte";
import type { Bye, Hint, Position, Refused, Said, Say, Step, TableInfo, View, Wire } from "../wire";

export type Line = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400; // milliseconds until the first attempt to come back
const LONGEST_WAIT = 8000;
const LONGEST_ANSWER = 12_000; // until an act without an answer counts as a lost connection
const MOST_SAID = 60;

/** What somebody said, when, and after which step. */
export type Heard = Said & { id: number; at: number; ply: number };

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  line = $state<Line>("connecting");
  bye = $state.raw<Bye | null>(null);
  offline = $state(!navigator.onLine);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false); // a hint has been asked for
  said = $state.raw<readonly Heard[]>([]);
  waiting = $state(false); // an act is on its way
  since = $state(Date.now()); // when the game last went on, by this device's clock
  ahead = 0; // milliseconds that the server's clock is ahead of this device's

  /** Called with the steps that are new, after the position has changed. */
  onSteps: (steps: readonly Step[], before: View | null) => void = () => {};
  onRefused: (refused: Refused) => void = () => {};

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #patience = 0;
  #closed = false;
  #saidCount = 0;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    addEventListener("online", this.#network);
    addEventListener("offline", this.#network);
    document.addEventListener("visibilitychange", this.#seen);
    this.connect();
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  get legal(): readonly string[] {
    return this.line === "open" && !this.waiting ? (this.position?.legal ?? []) : [];
  }

  act(action: string): void {
    if (this.position === null || this.waiting) return;
    this.hint = null;
    this.waiting = this.#send({ type: "act", ply: this.position.ply, action });
    if (this.waiting) this.#patience = window.setTimeout(() => this.#giveUp(), LONGEST_ANSWER);
  }

  say(phrase: Say["phrase"]): void {
    this.#send({ type: "say", phrase });
  }

  resign(): void {
    this.#send({ type: "resign" });
  }

  back(): void {
    this.#send({ type: "back" });
  }

  vote(seat: number): void {
    this.#send({ type: "vote", seat });
  }

  askHint(): void {
    if (this.position !== null) {
      this.thinking = this.#send({ type: "hint", ply: this.position.ply });
    }
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#network);
    removeEventListener("offline", this.#network);
    document.removeEventListener("visibilitychange", this.#seen);
    clearTimeout(this.#timer);
    clearTimeout(this.#patience);
    this.#socket?.close();
  }

  /** Try at once, for somebody who does not want to wait. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.bye = null;
    this.line = "lost";
    this.connect();
  }

  #network = (): void => {
    this.offline = !navigator.onLine;
    if (this.line === "closed") return;
    if (this.offline) this.#giveUp();
    else this.retry();
  };

  #seen = (): void => {
    if (!document.hidden && this.line === "lost") this.retry();
  };

  /** Take the connection for lost before the browser does. */
  #giveUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#lost();
  }

  #answered(): void {
    clearTimeout(this.#patience);
    this.waiting = false;
  }

  #send(message: Wire["FromClient"]): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  protected connect(): void {
    this.#socket?.close();
    const seen = this.steps.at(-1)?.ply ?? -1;
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const where = `${scheme}://${location.host}/api/tables/${this.id}/socket?after=${seen}${seat}&wire=${WIRE}`;
    const socket = new WebSocket(where);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(event.data)) as Wire["ToClient"]);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    this.#answered();
    this.thinking = false;
    if (this.#closed) return;
    if (this.bye !== null && !this.bye.reconnect) {
      this.line = "closed";
      return;
    }
    this.line = "lost";
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Wire["ToClient"]): void {
    switch (message.type) {
      case "table":
        this.line = "open";
        this.bye = null;
        this.#wait = FIRST_WAIT;
        this.table = message;
        break;
      case "position":
        this.#show(message);
        break;
      case "refused":
        this.#answered();
        this.thinking = false;
        this.refused = message;
        this.onRefused(message);
        break;
      case "hint":
        this.thinking = false;
        if (message.ply === this.position?.ply) this.hint = message;
        break;
      case "said":
        this.#listen(message);
        break;
      case "bye":
        this.bye = message;
        if (message.code === "outdated") version.outdated = true;
        break;
    }
  }

  #listen(said: Said): void {
    const heard = { ...said, id: ++this.#saidCount, at: Date.now(), ply: this.position?.ply ?? 0 };
    this.said = [...this.said.slice(1 - MOST_SAID), heard];
  }

  #show(position: Position): void {
    const before = this.view;
    const last = this.steps.at(-1)?.ply ?? -1;
    const news = position.steps.filter((step) => step.ply > last);
    this.#answered();
    this.refused = null;
    this.ahead = position.now - Date.now();
    if (position.ply !== this.position?.ply) {
      this.since = Date.now();
      this.hint = null;
      this.thinking = false;
    }
    keepSteps(this.id, this.seat, news);
    this.steps = [...this.steps, ...news];
    this.position = position;
    if (news.length > 0) this.onSteps(news, before);
  }
}

/** What is shown of the people at a table needs no more than this. */
export type Sitting = Pick<
  TableClient,
  "table" | "seat" | "said" | "position" | "ahead" | "since" | "vote"
>;
