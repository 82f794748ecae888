// The small artwork of the game. Put `sprites` into the page once (it draws nothing by itself),
// load `art.css`, and show a drawing with <svg><use href="#card-pink" /></svg>.

import cards from "./cards.svg?raw";
import carts from "./carts.svg?raw";
import icons from "./icons.svg?raw";
import symbols from "./symbols.svg?raw";

export const sprites: string = symbols + cards + carts + icons;

export const CARD_COLORS = ["pink", "blue", "green", "black", "red", "orange", "wild"] as const;
export type CardColor = (typeof CARD_COLORS)[number];

export const symbolId = (color: CardColor) => `sym-${color}` as const;
export const chipId = (color: CardColor) => `chip-${color}` as const;
export const cardId = (color: CardColor) => `card-${color}` as const;

export type Seat = 0 | 1 | 2 | 3;
export const cartId = (seat: Seat) => `cart-${seat}` as const;
export const sideCartId = (seat: Seat) => `cart-side-${seat}` as const;
export const markerId = (seat: Seat) => `marker-${seat}` as const;

export type GoodsVariant = 1 | 2 | 3 | 4;
export const goodsId = (variant: GoodsVariant) => `goods-${variant}` as const;

/** Width and height of each kind of drawing, in its own units. */
export const SIZES = {
  symbol: [24, 24],
  chip: [36, 36],
  card: [100, 140],
  contract: [140, 100],
  goods: [60, 84],
  cart: [40, 20],
  sideCart: [30, 18],
  marker: [24, 24],
  cartMark: [24, 18],
  icon: [24, 24],
  logo: [160, 58],
} as const;

/** Where text goes on a contract, in its 140 x 100 units: baselines, and the middle of the seal. */
export const CONTRACT_TEXT = {
  first: { x: 30, y: 26.5, width: 97, size: 13 },
  second: { x: 30, y: 49.5, width: 97, size: 13 },
  points: { x: 112, y: 79.8, width: 24, size: 16 },
} as const;

export const ICONS = [
  "menu",
  "close",
  "back",
  "forward",
  "play",
  "pause",
  "step-forward",
  "step-back",
  "first",
  "last",
  "speed",
  "sound-on",
  "sound-off",
  "sun",
  "moon",
  "globe",
  "settings",
  "help",
  "info",
  "hint",
  "resign",
  "leave",
  "link",
  "share",
  "copy",
  "check",
  "cross",
  "warning",
  "eye",
  "eye-off",
  "person",
  "people",
  "bot",
  "level-1",
  "level-2",
  "level-3",
  "level-4",
  "level-5",
  "crown",
  "clock",
  "hourglass",
  "seal",
  "download",
  "upload",
  "qr",
  "chat",
  "bell",
  "zoom-in",
  "zoom-out",
  "fit",
  "list",
  "map",
  "keyboard",
  "refresh",
  "trophy",
  "laurel",
  "contract",
  "cards",
  "cart",
  "goods",
  "plus",
  "minus",
  "undo",
  "lock",
] as const;
export type IconName = (typeof ICONS)[number];
export const iconId = (name: IconName) => `icon-${name}` as const;
