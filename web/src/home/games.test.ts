import { expect, test } from "vitest";
import type { GameInfo } from "../lib/api";
import type { TableInfo } from "../wire";
import { ownGame, recordsOf } from "./games";

function table(...names: string[]): TableInfo {
  const seats = names.map((name, number) => ({ kind: "person", name, mine: number === 0 }));
  return { seats } as never;
}
const ended = (winners: number[], points: number[]): GameInfo => ({
  deciding: [],
  final: { winners, points },
});

test("a game has our points first, and says whether we won", () => {
  const lost = ownGame(table("Anna", "Bea", "Cees"), ended([1], [5, 9, 7]));
  expect(lost).toMatchObject({ opponents: ["Bea", "Cees"], ending: "lost", points: [5, 9, 7] });
  expect(ownGame(table("Anna", "Bea"), ended([0, 1], [5, 5])).ending).toBe("shared");
  expect(ownGame(table("Anna", "Bea"), undefined).ending).toBeNull();
});

test("the record counts games of two only, and a shared victory for both", () => {
  const games = [
    ownGame(table("Anna", "Bea"), ended([0], [9, 5])),
    ownGame(table("Anna", "Bea"), ended([1], [2, 5])),
    ownGame(table("Anna", "Bea"), ended([0, 1], [5, 5])),
    ownGame(table("Anna", "Bea", "Cees"), ended([0], [9, 5, 1])),
    ownGame(table("Anna", "Cees"), ended([0], [9, 5])),
  ];
  expect(recordsOf(games)).toEqual([
    { name: "Bea", won: 2, lost: 2 },
    { name: "Cees", won: 1, lost: 0 },
  ]);
});
