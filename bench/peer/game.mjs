// A game of about the size of ours, for boardgame.io: two players with hidden hands take cards
// from a market that is filled up from a hidden deck. It lasts as many plies as random play in ours does.
import { createRequire } from "node:module";

const { INVALID_MOVE, PlayerView } = createRequire(import.meta.url)("boardgame.io/core");

export const NAME = "cards";
const PLIES = 60;
const COLORS = ["pink", "blue", "green", "black", "red", "orange", "wild"];
const PLACES = ["noordermarkt", "westermarkt", "oude_kerk", "munttoren", "begijnhof", "blauwbrug"];

const pairs = (ending) =>
  PLACES.flatMap((a, i) => PLACES.slice(i + 1).map((b) => `${a}-${b}${ending}`));

function setup({ random }) {
  const deck = random.Shuffle(COLORS.flatMap((color) => Array(12).fill(color)));
  const player = (from) => ({ hand: deck.splice(0, 4), contracts: pairs("").slice(from, from + 7) });
  return {
    players: { 0: player(0), 1: player(7) },
    market: deck.splice(0, 5),
    discards: Object.fromEntries(COLORS.map((color) => [color, 3])),
    seats: [0, 1].map((seat) => ({ name: `Player ${seat}`, cards: 4, carts: 20, points: 0 })),
    routes: Object.fromEntries(pairs("-grey").map((name, i) => [name, i % 2])),
    secret: { deck },
  };
}

function draw({ G, playerID }, place) {
  if (!(place in G.market)) return INVALID_MOVE;
  G.players[playerID].hand.push(G.market[place]);
  G.seats[playerID].cards += 1;
  G.market[place] = G.secret.deck.pop();
}

export const game = {
  name: NAME,
  setup,
  moves: { draw },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ ctx }) => (ctx.turn > PLIES ? { draw: true } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
  disableUndo: true, // undo would keep all earlier states
};
