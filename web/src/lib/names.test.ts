import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { levelOf, shownNames } from "./names";
import { setLanguage } from "./words.svelte";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterEach(() => vi.unstubAllGlobals());

const person = (name: string) => ({ name, level: null, fixed: true });
const bot = (level: string) => ({ name: level, level, fixed: false });
const outside = (name: string) => ({ name, level: null, fixed: false });

test("bots of one level are numbered", async () => {
  await setLanguage("en");
  expect(shownNames([bot("regent"), person("Anna"), bot("regent")])).toEqual([
    "Regent",
    "Anna",
    "Regent 2",
  ]);
});

test.each([0, 1])("a bot never has a person's name, whoever is at seat %i", async (seat) => {
  await setLanguage("da");
  const players = [person("ＳＶＥＮＤ"), bot("journeyman"), person("Svend 2")];
  if (seat === 1) players.reverse();
  const names = shownNames(players);
  expect(names.filter((_, number) => !players[number]!.fixed)).toEqual(["Svend 3"]);
  expect(names).toContain("ＳＶＥＮＤ");
});

test("a bot with a name of its own has it in every language", async () => {
  await setLanguage("da");
  const grietje = { name: "Grietje", level: "journeyman", fixed: false };
  expect(shownNames([person("Anna"), grietje])).toEqual(["Anna", "Grietje"]);
});

test("an outside bot is numbered too", async () => {
  await setLanguage("en");
  expect(shownNames([person("eel"), outside("Eel")])).toEqual(["eel", "Eel 2"]);
});

test("a numbered bot in a record keeps its level", () => {
  expect(levelOf("regent 2")).toBe("regent");
  expect(levelOf("regent")).toBe("regent");
});
