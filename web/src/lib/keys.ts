// The keyboard shortcuts of the table, in the order of the help dialog. Their words are `keys-…`.
export const KEYS = [
  { name: "deck", keys: ["d"] },
  { name: "market", keys: ["1", "2", "3", "4", "5"] },
  { name: "draw-contracts", keys: ["n"] },
  { name: "routes", keys: ["r"] },
  { name: "board", keys: ["b"] },
  { name: "cards", keys: ["k"] },
  { name: "to-market", keys: ["m"] },
  { name: "own-contracts", keys: ["c"] },
  { name: "log", keys: ["l"] },
  { name: "hint", keys: ["h"] },
  { name: "state", keys: ["t"] },
  { name: "help", keys: ["?"] },
] as const;

type KeyName = (typeof KEYS)[number]["name"];

/** The shortcut that a key press stands for; null while typing, or for shortcuts of the browser. */
export function shortcutOf(event: KeyboardEvent): { name: KeyName; number: number } | null {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.isComposing ||
    event.defaultPrevented
  ) {
    return null;
  }
  if (
    event.target instanceof HTMLElement &&
    event.target.matches("input:not([type=radio], [type=checkbox]), select, textarea")
  ) {
    return null;
  }
  const pressed = event.key.toLowerCase();
  for (const { name, keys } of KEYS) {
    const number = (keys as readonly string[]).indexOf(pressed);
    if (number >= 0) return { name, number };
  }
  return null;
}
