// A table as this browser sees it, over one WebSocket that reconnects by itself.
import { saveSteps } from "./pledges";
import { version, WIRE } from "./version.svelte";
import type {
  Bye,
  Hint,
  Position,
  Reason,
  Refused,
  Said,
  Say,
  Step,
  TableInfo,
  View,
  Wire,
} from "../wire";

type ConnectionState = "connecting" | "open" | "lost" | "closed";

const FIRST_RETRY = 400; // milliseconds until the first attempt to reconnect
const LONGEST_RETRY = 8000;
const ANSWER_TIMEOUT = 12_000; // milliseconds until an unanswered act counts as a lost connection
const MAX_CHAT = 60;

/** What somebody said, when, and after which step. */
export type ChatMessage = Said & { id: number; at: number; ply: number };

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  connection = $state<ConnectionState>("connecting");
  bye = $state.raw<Bye | null>(null);
  offline = $state(!navigator.onLine);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  hintPending = $state(false); // a hint was requested
  said = $state.raw<readonly ChatMessage[]>([]);
  actPending = $state(false); // an act was sent and not answered yet
  lastChange = $state(Date.now()); // when the position last changed, by this device's clock
  clockOffset = 0; // milliseconds by which the server's clock is ahead of this device's

  /** Called with the new steps, after the position has changed. */
  onSteps: (steps: readonly Step[], before: View | null) => void = () => {};
  onRefused: (refused: Refused) => void = () => {};
  /** Called with the answer to `why`, if the game still stands where it was asked. */
  onReason: (reason: Reason) => void = () => {};

  #socket: WebSocket | null = null;
  #retryDelay = FIRST_RETRY;
  #retryTimer = 0;
  #answerTimer = 0;
  #closed = false;
  #chatCount = 0;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    addEventListener("online", this.#onNetwork);
    addEventListener("offline", this.#onNetwork);
    document.addEventListener("visibilitychange", this.#onVisible);
    this.connect();
  }

  get view(): View | null {
    return this.position?.view ?? null;
  }

  get legal(): readonly string[] {
    return this.connection === "open" && !this.actPending ? (this.position?.legal ?? []) : [];
  }

  act(action: string): void {
    if (this.position === null || this.actPending) return;
    this.hint = null;
    this.actPending = this.#send({ type: "act", ply: this.position.ply, action });
    if (this.actPending) {
      this.#answerTimer = window.setTimeout(() => this.#dropConnection(), ANSWER_TIMEOUT);
    }
  }

  /** Ask why this seat may not do something; the server answers and changes nothing. */
  why(action: string): void {
    if (this.position === null || this.actPending) return;
    this.#send({ type: "why", ply: this.position.ply, action });
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
      this.hintPending = this.#send({ type: "hint", ply: this.position.ply });
    }
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#onNetwork);
    removeEventListener("offline", this.#onNetwork);
    document.removeEventListener("visibilitychange", this.#onVisible);
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#answerTimer);
    this.#socket?.close();
  }

  /** Reconnect now, without waiting for the timer. */
  retry(): void {
    clearTimeout(this.#retryTimer);
    this.#retryDelay = FIRST_RETRY;
    this.bye = null;
    this.connection = "lost";
    this.connect();
  }

  #onNetwork = (): void => {
    this.offline = !navigator.onLine;
    if (this.connection === "closed") return;
    if (this.offline) this.#dropConnection();
    else this.retry();
  };

  #onVisible = (): void => {
    if (!document.hidden && this.connection === "lost") this.retry();
  };

  /** Treat the connection as lost before the browser does. */
  #dropConnection(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#onLost();
  }

  #stopWaiting(): void {
    clearTimeout(this.#answerTimer);
    this.actPending = false;
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
    const address = `${scheme}://${location.host}/api/tables/${this.id}/socket?after=${seen}${seat}&wire=${WIRE}`;
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket === this.#socket) {
        this.#receive(JSON.parse(String(event.data)) as Wire["ToClient"]);
      }
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#onLost();
    };
  }

  #onLost(): void {
    this.#stopWaiting();
    this.hintPending = false;
    if (this.#closed) return;
    if (this.bye !== null && !this.bye.reconnect) {
      this.connection = "closed";
      return;
    }
    this.connection = "lost";
    clearTimeout(this.#retryTimer);
    this.#retryTimer = window.setTimeout(
      () => this.connect(),
      this.#retryDelay * (0.75 + Math.random() / 2),
    );
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY);
  }

  #receive(message: Wire["ToClient"]): void {
    switch (message.type) {
      case "table":
        this.connection = "open";
        this.bye = null;
        this.#retryDelay = FIRST_RETRY;
        this.table = message;
        break;
      case "position":
        this.#update(message);
        break;
      case "refused":
        this.#stopWaiting();
        this.hintPending = false;
        this.refused = message;
        this.onRefused(message);
        break;
      case "reason":
        if (message.ply === this.position?.ply) this.onReason(message);
        break;
      case "hint":
        this.hintPending = false;
        if (message.ply === this.position?.ply) this.hint = message;
        break;
      case "said":
        this.#addChat(message);
        break;
      case "bye":
        this.bye = message;
        if (message.code === "outdated") version.outdated = true;
        break;
    }
  }

  #addChat(said: Said): void {
    const heard = { ...said, id: ++this.#chatCount, at: Date.now(), ply: this.position?.ply ?? 0 };
    this.said = [...this.said.slice(1 - MAX_CHAT), heard];
  }

  #update(position: Position): void {
    const before = this.view;
    const last = this.steps.at(-1)?.ply ?? -1;
    const news = position.steps.filter((step) => step.ply > last);
    this.#stopWaiting();
    this.refused = null;
    this.clockOffset = position.now - Date.now();
    if (position.ply !== this.position?.ply) {
      this.lastChange = Date.now();
      this.hint = null;
      this.hintPending = false;
    }
    saveSteps(this.id, this.seat, news);
    this.steps = [...this.steps, ...news];
    this.position = position;
    if (news.length > 0) this.onSteps(news, before);
  }
}

/** The part of a client that the list of players needs. */
export type PlayersClient = Pick<
  TableClient,
  "table" | "seat" | "said" | "position" | "clockOffset" | "lastChange" | "vote"
>;
