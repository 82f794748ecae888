// A table as this browser sees it: one WebSocket, which comes back by itself when it is lost.
import type { Bye, Hint, Position, Refused, Said, Step, TableInfo, View, Wire } from "../wire";

export type Line = "connecting" | "open" | "lost" | "closed";

const FIRST_WAIT = 400; // milliseconds until the first attempt to come back
const LONGEST_WAIT = 8000;

export class TableClient {
  table = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  steps = $state.raw<readonly Step[]>([]);
  line = $state<Line>("connecting");
  bye = $state.raw<Bye | null>(null);
  refused = $state.raw<Refused | null>(null);
  hint = $state.raw<Hint | null>(null);
  said = $state.raw<readonly (Said & { id: number })[]>([]);
  waiting = $state(false); // an act is on its way

  /** Called with the steps that are new, after the position has changed. */
  onSteps: (steps: readonly Step[], before: View | null) => void = () => {};
  onRefused: (refused: Refused) => void = () => {};

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #saidCount = 0;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.#connect();
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
  }

  say(phrase: NonNullable<Said["phrase"]>): void {
    this.#send({ type: "say", phrase } as Wire["FromClient"]);
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
    if (this.position !== null) this.#send({ type: "hint", ply: this.position.ply });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Try at once, for somebody who does not want to wait. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  #send(message: Wire["FromClient"]): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  #connect(): void {
    this.#socket?.close();
    const seen = this.steps.at(-1)?.ply ?? -1;
    const seat = this.seat === null ? "" : `&seat=${this.seat}`;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const where = `${scheme}://${location.host}/api/tables/${this.id}/socket?after=${seen}${seat}`;
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
    this.waiting = false;
    if (this.#closed) return;
    if (this.bye !== null && !this.bye.reconnect) {
      this.line = "closed";
      return;
    }
    this.bye = null;
    this.line = "lost";
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hear(message: Wire["ToClient"]): void {
    switch (message.type) {
      case "table":
        this.line = "open";
        this.#wait = FIRST_WAIT;
        this.table = message;
        break;
      case "position":
        this.#show(message);
        break;
      case "refused":
        this.waiting = false;
        this.refused = message;
        this.onRefused(message);
        break;
      case "hint":
        if (message.ply === this.position?.ply) this.hint = message;
        break;
      case "said":
        this.said = [...this.said.slice(-20), { ...message, id: ++this.#saidCount }];
        break;
      case "bye":
        this.bye = message;
        break;
    }
  }

  #show(position: Position): void {
    const before = this.view;
    const last = this.steps.at(-1)?.ply ?? -1;
    const news = position.steps.filter((step) => step.ply > last);
    this.waiting = false;
    this.refused = null;
    if (this.hint?.ply !== position.ply) this.hint = null;
    this.steps = [...this.steps, ...news];
    this.position = position;
    if (news.length > 0) this.onSteps(news, before);
  }
}
