// What the player sees and hears of moves: pictures that fly, sounds, announcements, highlights on
// the map, and short messages.
import type { DrawnBoard, Step, View } from "../wire";
import { pathBetween } from "./actions";
import { announce } from "./announce.svelte";
import { notify } from "./attention.svelte";
import { Flights } from "./flights.svelte";
import { linesOf } from "./narration";
import { sound } from "./sound";
import type { TableClient } from "./table.svelte";
import { fulfilledBy, fulfilledWords } from "./turns";
import { t } from "./words.svelte";

const FLASH = 2500; // milliseconds that a highlight is shown
const AFTER_CARTS = 600; // milliseconds until the sound of a fulfilled contract

export interface Highlight {
  routes: string[];
  places: string[];
}

/** What the effects need to know about the table on screen. */
interface Shown {
  board: DrawnBoard;
  client: TableClient;
  names: readonly string[];
  own: ReadonlySet<string>; // the player's routes
  turn: string; // whose turn it is, in words
}

export class MoveEffects {
  highlight = $state.raw<Highlight>({ routes: [], places: [] });
  notice = $state("");
  rule = $state<string | null>(null); // the rule that the notice is about
  fresh = $state.raw<readonly string[]>([]); // contracts fulfilled by the player's last action
  live = $state(false); // the player has seen at least one step happen
  readonly flights = new Flights();
  #flashTimer = 0;
  #marketBefore: string | null = null; // if the current tap or key press skipped moves

  constructor(readonly shown: () => Shown) {}

  /** Follow a client until the returned function is called. */
  follow(client: TableClient): () => void {
    client.onSteps = (steps, before, skipped) => this.#show(steps, before, skipped);
    client.onAllShown = () => this.#tellTurn();
    client.onJump = () => this.clear();
    return () => {
      client.onSteps = client.onAllShown = client.onJump = () => {};
    };
  }

  /** A tap or key press begins: it skips the moves on screen, and acts on the real position. */
  press = (): void => {
    this.#marketBefore = null;
    this.skip();
  };

  skip = (): void => {
    const { client } = this.shown();
    const market = client.view?.market.join() ?? "";
    if (!client.skip()) return;
    this.flights.stop();
    this.#marketBefore = market;
  };

  /** Whether the player pressed before they could see the market as it is. */
  isMarketUnseen(): boolean {
    const market = this.shown().client.view?.market.join();
    return this.#marketBefore !== null && this.#marketBefore !== market;
  }

  /** Show a short message. */
  say(words: string): void {
    this.notice = words;
    this.rule = null;
  }

  /** Show why something can't be done. */
  refuse(words: string, rule: string | null): void {
    this.notice = words;
    this.rule = rule;
    sound("refused");
  }

  /** Highlight something for a moment. */
  flash = (routes: string[], places: string[]): void => {
    this.setHighlight({ routes, places });
    this.#flashTimer = window.setTimeout(
      () => this.setHighlight({ routes: [], places: [] }),
      FLASH,
    );
  };

  /** Highlight something until the next change. */
  setHighlight(highlight: Highlight): void {
    clearTimeout(this.#flashTimer);
    this.highlight = highlight;
  }

  /** Remove everything that only the player who leaves the device may see. */
  clear(): void {
    this.flights.stop();
    this.say("");
    this.fresh = [];
    this.setHighlight({ routes: [], places: [] });
  }

  #show(steps: readonly Step[], before: View | null, skipped: boolean): void {
    const { board, client, names, turn } = this.shown();
    const me = client.seat;
    if (this.fresh.length === 0) this.notice = "";
    if (before === null) return;
    this.live = true;
    if (!skipped) void this.flights.start(steps, me);
    const told = steps.flatMap((step) => linesOf(board, names, me, step));
    announce(told.map((line) => line.text).join(" "));
    const claim = told.findLast((line) => line.route !== null);
    if (claim?.route) this.flash([claim.route], []);
    this.#celebrate(steps);
    if (client.legal.length > 0 && steps.at(-1)?.seat === me) announce(`${turn}.`);
  }

  /** Show, play and announce that the player has fulfilled contracts. */
  #celebrate(steps: readonly Step[]): void {
    const { board, client, own } = this.shown();
    const names = fulfilledBy(steps, client.shown?.fulfilled ?? {});
    if (names.length === 0) return;
    const contracts = board.contracts.filter((one) => names.includes(one.name));
    const paths = contracts.flatMap(({ a, b }) => pathBetween(board, own, own, a, b));
    const routes = paths.map((route) => route.name);
    this.flash(
      routes,
      contracts.flatMap(({ a, b }) => [a, b]),
    );
    this.fresh = names;
    this.say(names.map((name) => fulfilledWords(board, name)).join(" "));
    announce(this.notice);
    sound("fulfilled", AFTER_CARTS);
  }

  /** Tell the player that it is their turn, after the moves of the others have been seen. */
  #tellTurn(): void {
    const { client, turn } = this.shown();
    const ownMove = client.shownSteps.at(-1)?.seat === client.seat;
    if (!this.live || client.legal.length === 0 || ownMove) return;
    announce(`${turn}.`);
    sound("turn");
    void notify(t("title"), t("alert-your-turn"), client.id);
  }
}
