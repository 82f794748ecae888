// The cues of a step: which pictures move, from where to where, when, and with which sound.
import type { Step } from "../wire";

type Event = Step["events"][number];

export interface Cue {
  at: number; // milliseconds after the steps arrived
  drawing: string | null; // the name of a sprite; null for a sound alone
  from: string[]; // names of anchors (data-anchor); the first visible one is used
  to: string[];
  hides: boolean; // what is at the destination stays hidden until the picture arrives
  sound: string | null;
}

export const TIME = 520; // milliseconds that a picture takes
const CARD = 150; // milliseconds between two cards
const DEAL = 90; // milliseconds between cards that are dealt, discarded or shuffled
const CART = 190; // milliseconds between two carts
const SHUFFLED = 5; // cards shown for a shuffled pile
const GOODS = 4; // kinds of merchandise
const PAUSE = 300; // milliseconds between a move and the next one
const MAX_TIME = 3500; // milliseconds that a move is shown at most

/** The cues of these steps in order, as the player at seat `me` sees them. */
export function cuesOf(steps: readonly Step[], me: number | null): Cue[] {
  const builder = new CueBuilder(me);
  for (const step of steps) for (const event of step.events) builder.show(event);
  return builder.cues;
}

/** The milliseconds until a player has seen these steps. */
export function showTime(steps: readonly Step[], me: number | null): number {
  const last = Math.max(0, ...cuesOf(steps, me).map((cue) => cue.at));
  return Math.min(MAX_TIME, last + TIME + PAUSE);
}

class CueBuilder {
  cues: Cue[] = [];
  #now = 0;
  #goods = 0;
  #route: string | null = null; // the route claimed last
  #carts = 0; // when the last cart of that route is placed

  constructor(readonly me: number | null) {}

  show(event: Event): void {
    switch (event.type) {
      case "card_dealt":
        this.#move(`card-${event.card ?? "back"}`, ["deck"], this.#hand(event.seat), "card");
        this.#now += DEAL;
        break;
      case "card_drawn": {
        const from = event.from === "deck" ? "deck" : `market-${event.slot ?? 0}`;
        this.#move(`card-${event.card ?? "back"}`, [from], this.#hand(event.seat), "card");
        this.#now += CARD;
        break;
      }
      case "market_filled":
        this.#move("card-back", ["deck"], [`market-${event.slot}`], "card", true);
        this.#now += DEAL;
        break;
      case "market_reset":
        this.#now += TIME; // leave time to see the row before it is discarded
        event.cards.forEach((card, slot) => {
          this.#move(`card-${card}`, [`market-${slot}`], ["discard"], "card");
          this.#now += DEAL;
        });
        break;
      case "deck_reshuffled":
        this.#now += CARD;
        for (let card = 0; card < SHUFFLED; card++) {
          this.#move("card-back", ["discard"], ["deck"], card === 0 ? "shuffle" : null);
          this.#now += DEAL;
        }
        break;
      case "route_claimed":
        this.#claim(event.seat, event.route, event.cards);
        break;
      case "merchandise_taken": {
        const kind = (this.#goods++ % GOODS) + 1;
        const later = {
          ...this.#cue(
            `goods-${kind}`,
            [`space-${this.#route ?? ""}-0`],
            [`seat-${event.seat}`],
            "goods",
          ),
          at: this.#carts,
        };
        this.cues.push(later);
        break;
      }
      case "contract_kept":
        this.#move("contract-back", ["contracts"], this.#own("own-contracts", event.seat), "paper");
        this.#now += CARD;
        break;
      case "contract_returned":
        this.#move("contract-back", this.#own("own-contracts", event.seat), ["contracts"], "paper");
        this.#now += CARD;
        break;
      case "contracts_offered":
      case "last_round":
      case "game_over":
        this.cues.push(this.#cue(null, [], [], event.type));
        break;
    }
  }

  /** Move the payment to the discard pile while the carts are placed one by one. */
  #claim(seat: number, route: string, paid: Readonly<Record<string, number>>): void {
    const begun = this.#now;
    let carts = 0;
    for (const [color, count] of Object.entries(paid)) {
      for (let card = 0; card < count; card++) {
        this.#move(`card-${color}`, this.#hand(seat), ["discard"], "card");
        this.#now = begun + ++carts * CART;
      }
    }
    for (let space = 0; space < carts; space++) {
      const cart = this.#cue(
        `cart-${seat}`,
        [`seat-${seat}`],
        [`space-${route}-${space}`],
        "cart",
        true,
      );
      this.cues.push({ ...cart, at: begun + (space + 1) * CART });
    }
    this.#route = route;
    this.#carts = begun + carts * CART + TIME;
  }

  #hand(seat: number): string[] {
    return this.#own("hand", seat);
  }

  #own(anchor: string, seat: number): string[] {
    return seat === this.me ? [anchor, `seat-${seat}`] : [`seat-${seat}`];
  }

  #move(drawing: string, from: string[], to: string[], sound: string | null, hides = false): void {
    this.cues.push(this.#cue(drawing, from, to, sound, hides));
  }

  #cue(
    drawing: string | null,
    from: string[],
    to: string[],
    sound: string | null,
    hides = false,
  ): Cue {
    return { at: this.#now, drawing, from, to, hides, sound };
  }
}
