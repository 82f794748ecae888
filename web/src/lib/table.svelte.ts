// A table as this browser sees it, over one WebSocket that reconnects by itself.
import { linkTo } from "./base";
import { showTime } from "./cues";
import { saveSteps } from "./pledges";
import { duration } from "./prefs.svelte";
import { ShowQueue } from "./show-queue";
import { version, WIRE } from "./version.svelte";
import type {
  Bye,
  Hint,
  Position,
  Reason,
  Refused,
  RouteInfo,
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
const MAX_SHOWN = 4; // steps in one message; with more, for example after a reconnect, none is shown

/** What somebody said, when, and after which step. */
export type ChatMessage = Said & { id: number; at: number; ply: number };

/** A position that arrived, and its new steps. */
interface Arrival {
  position: Position;
  news: readonly Step[];
}

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null); // as the server last sent it
  steps = $state.raw<readonly Step[]>([]); // all that arrived, also those not yet shown
  shownSteps = $state.raw<readonly Step[]>([]);
  showing = $state(false); // a move is on screen; later ones wait for it
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

  /** Called when steps are shown, after the shown position has changed. */
  onSteps: (steps: readonly Step[], before: View | null, skipped: boolean) => void = () => {};
  /** Called when all steps that arrived have been shown. */
  onAllShown: () => void = () => {};
  /** Called before the client shows another position without the steps in between. */
  onJump: () => void = () => {};
  onRefused: (refused: Refused) => void = () => {};
  /** Called with the answer to `why`, if the game still stands where it was asked. */
  onReason: (reason: Reason) => void = () => {};
  /** Called with the answer to `askRoute`, if the game still stands where it was asked. */
  onRoute: (route: RouteInfo) => void = () => {};

  #shown = $state.raw<Position | null>(null); // the position on screen
  #mover = $state<number | null>(null); // the other seat whose move is on screen
  #queue = new ShowQueue<Arrival>({
    show: (arrivals, skipped) => this.#show(arrivals, skipped),
    timeOf: ({ news }) => this.#timeOf(news),
    onBusy: (busy) => this.#setShowing(busy),
  });
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

  /**
   * The position on screen, which follows the server's step by step. While another seat's move is
   * on screen, it is still that seat's turn.
   */
  get shown(): Position | null {
    const shown = this.#shown;
    if (shown === null || this.#mover === null) return shown;
    if (shown.view.phase === "over" || shown.view.phase === "setup") return shown;
    return { ...shown, legal: [], view: { ...shown.view, to_move: this.#mover } };
  }

  get view(): View | null {
    return this.shown?.view ?? null;
  }

  /** The legal actions, once the player has seen the position that they belong to. */
  get legal(): readonly string[] {
    const seen = this.#shown === this.position && this.#mover === null;
    const ready = this.connection === "open" && !this.actPending;
    return seen && ready ? (this.position?.legal ?? []) : [];
  }

  /** Show everything that has arrived; return whether another seat's move was still to be seen. */
  skip(): boolean {
    const unseen = this.#mover !== null || this.#shown !== this.position;
    this.#queue.skip();
    return unseen;
  }

  act(action: string): void {
    this.skip();
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

  /** Ask who could still claim a route, and how this seat could pay; it changes nothing. */
  askRoute(route: string): void {
    if (this.position === null || this.actPending) return;
    this.#send({ type: "route", ply: this.position.ply, route });
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
    this.#queue.clear();
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
    this.#tellVisible();
    if (document.hidden) this.skip();
    else if (this.connection === "lost") this.retry();
  };

  /** Tell the server whether the player sees the table; if so, it sends no notices. */
  #tellVisible(): void {
    if (this.seat !== null) this.#send({ type: "visible", visible: !document.hidden });
  }

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
    const path = `/api/tables/${this.id}/socket?after=${seen}${seat}&wire=${WIRE}`;
    const socket = new WebSocket(linkTo(path).replace("http", "ws"));
    this.#socket = socket;
    socket.onopen = () => {
      if (socket === this.#socket && document.hidden) this.#tellVisible();
    };
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
      case "route":
        if (message.ply === this.position?.ply) this.onRoute(message);
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
    this.#queue.add({ position, news });
  }

  #show(arrivals: readonly Arrival[], skipped: boolean): void {
    const before = this.view;
    const news = arrivals.flatMap((arrival) => arrival.news);
    const mover = news.at(-1)?.seat ?? null;
    this.#shown = arrivals.at(-1)!.position;
    if (news.length > 0) {
      this.#mover = this.showing && !skipped && mover !== this.seat ? mover : null;
      this.shownSteps = [...this.shownSteps, ...news];
      this.onSteps(news, before, skipped);
    }
  }

  #setShowing(busy: boolean): void {
    this.showing = busy;
    if (busy) return;
    this.#mover = null;
    this.onAllShown();
  }

  /** The milliseconds that these steps stay on screen before the next ones follow. */
  #timeOf(news: readonly Step[]): number {
    const skips = this.#shown === null || news.length === 0 || news.length > MAX_SHOWN;
    return skips || document.hidden ? 0 : duration(showTime(news, this.seat));
  }

  /** Show a position and all steps up to it at once. */
  protected jumpTo(position: Position, steps: readonly Step[]): void {
    this.#queue.clear();
    this.#mover = null;
    this.showing = false;
    this.steps = this.shownSteps = steps;
    this.position = this.#shown = position;
  }
}

/** The part of a client that the list of players needs. */
export type PlayersClient = Pick<
  TableClient,
  "table" | "seat" | "said" | "position" | "clockOffset"
>;
