// The chapters of the rules, with their pictures and tables.
interface Chapter {
  name: string;
  lead?: boolean; // starts with an introduction
  part?: boolean; // belongs to the previous chapter
  rules: string[];
}

function numbers(letter: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, number) => `${letter}${first + number}`);
}

export const CHAPTERS: Chapter[] = [
  { name: "setup", rules: numbers("R", 1, 6) },
  { name: "turn", lead: true, rules: [] },
  { name: "draw", part: true, rules: numbers("R", 7, 11) },
  { name: "claim", part: true, rules: numbers("R", 12, 19) },
  { name: "contracts", part: true, rules: numbers("R", 20, 23) },
  { name: "end", rules: numbers("R", 24, 29) },
  { name: "rulings", lead: true, rules: numbers("C", 1, 11) },
];

export const PICTURE_AFTER: Record<string, string> = {
  R2: "cards",
  R3: "reset",
  R13: "color",
  R14: "grey",
  R17: "carts",
  R19: "parallel",
  R25: "contract",
};

export const TABLE_AFTER: Record<string, "points" | "bonus"> = { R16: "points", R28: "bonus" };
