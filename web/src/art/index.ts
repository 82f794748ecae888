// The sprites of the game. The page includes `sprites` once, which draws nothing by itself, and
// loads `art.css`. Then <svg><use href="#card-pink" /></svg> shows one of the drawings.
import cards from "./cards.svg?raw";
import carts from "./carts.svg?raw";
import icons from "./icons.svg?raw";
import symbols from "./symbols.svg?raw";

export const sprites: string = symbols + cards + carts + icons;
