// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DrawnBoard, TableInfo, Terms } from "../wire";
import { commitmentOf } from "./hash";
import { keep, keptAt, nothingKept } from "./kept";
import { commitTo, follow, keepSteps, noticesOf, reveals, uncommitted } from "./pledges";
import { tableOf, termsFor } from "./games.test.helper";

const DEALER = "0d".repeat(32);
const BEN = "be".repeat(32);
const BOARD = { cards: { red: 12 }, contracts: [{ name: "dam-jordaan" }] } as unknown as DrawnBoard;

let anna = ""; // what Anna's device has committed to

beforeEach(() => {
  localStorage.clear();
  anna = commitTo("table", 0);
  follow(tableOf([0], [anna, commitmentOf(BEN)]), BOARD);
});

function seedOfAnna(): string {
  return keptAt("table")!.pledges[0]!.seed;
}

function terms(change: Partial<Terms> = {}): Terms {
  return termsFor(DEALER, [anna, commitmentOf(BEN)], change);
}

function dealing(under: Terms = terms(), change: Partial<TableInfo> = {}): TableInfo {
  const commitments = under.seats.map((seat) => seat.commitment);
  return tableOf([0], commitments, { state: "dealing", terms: under, deal_in: 20_000, ...change });
}

function playing(seeds: string[], change: Partial<TableInfo> = {}): TableInfo {
  return { ...dealing(), state: "playing", deal_in: null, player_seeds: seeds, ...change };
}

function breaches(): readonly string[] {
  return keptAt("table")!.breaches;
}

describe("committing", () => {
  test("a seed is kept before its hash is known, and only one is drawn for a table and seat", () => {
    expect(seedOfAnna()).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(seedOfAnna())).toBe(anna);
    expect(commitTo("table", 0)).toBe(anna);
    expect(commitTo("table", 1)).not.toBe(anna);
    expect(commitTo("other", 0)).not.toBe(anna);
  });

  test("a server that forgets the commitment gets the same one again", () => {
    const forgetful = tableOf([0], ["", commitmentOf(BEN)]);
    follow(forgetful, BOARD);
    expect(uncommitted(forgetful)).toEqual([0]);
    expect(commitTo("table", 0)).toBe(anna);
  });

  test("a second device does nothing where the seat has a commitment", () => {
    localStorage.clear();
    const table = tableOf([0], [anna, ""]);
    follow(table, BOARD);
    expect(uncommitted(table)).toEqual([]);
    expect(reveals(dealing(), BOARD)).toEqual([]);
    expect(keptAt("table")!.pledges).toEqual({});
  });

  test("without storage the page keeps it in memory", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const commitment = commitTo("elsewhere", 0);
    full.mockRestore();
    expect(keptAt("elsewhere")!.pledges[0]!.commitment).toBe(commitment);
    expect(commitTo("elsewhere", 0)).toBe(commitment);
  });

  test("a hundred tables are remembered, and the oldest make room", () => {
    for (let number = 0; number < 120; number++) {
      keep(`t${number}`, { ...nothingKept(), since: number });
    }
    expect(Object.keys(localStorage)).toHaveLength(100);
    expect(keptAt("t20")).toBeNull();
    expect(keptAt("t119")).not.toBeNull();
  });
});

describe("revealing", () => {
  test("the seed is revealed after the terms are kept, and again if it was lost on its way", () => {
    expect(reveals(dealing(), BOARD)).toEqual([{ seat: 0, seed: seedOfAnna() }]);
    expect(keptAt("table")!.terms).toEqual(terms());
    expect(keptAt("table")!.board).not.toBe("");
    expect(reveals(dealing(), BOARD)).toHaveLength(1);
    const table = dealing();
    table.seats[0]!.revealed = true;
    expect(reveals(table, BOARD)).toEqual([]);
  });

  test("nothing is revealed while the table waits, or without terms", () => {
    expect(reveals(tableOf([0], [anna, ""]), BOARD)).toEqual([]);
    expect(reveals({ ...dealing(), terms: null }, BOARD)).toEqual([]);
    expect(reveals({ ...dealing(), state: "playing" }, BOARD)).toEqual([]);
  });

  test("terms without our hash get no seed", () => {
    expect(reveals(dealing(termsFor(DEALER, ["", commitmentOf(BEN)])), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-wrong"]);
  });

  test("our hash at another seat gets no seed", () => {
    expect(reveals(dealing(termsFor(DEALER, [commitmentOf(BEN), anna])), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-wrong"]);
  });

  test("terms that let a bot of the dealer's commit get no seed", () => {
    const bot = termsFor(DEALER, [anna, commitmentOf(BEN), commitmentOf(BEN)]);
    expect(reveals(dealing(bot), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-wrong"]);
  });

  test.each([
    ["another seed of the dealer", { commitment: "00".repeat(32) }],
    ["another first player", { first: 1 }],
    ["another board", { board: "harbor" }],
    ["other rules", { rules: 2 }],
  ])("a second set of terms gets no seed: %s", (_, change) => {
    follow(dealing(), BOARD); // the device was shown the first ones, and was reloaded
    expect(reveals(dealing(terms(change)), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-changed"]);
    expect(reveals(dealing(), BOARD)).toEqual([]); // also when the first ones come back
  });

  test("a second set of terms after the reveal is remembered", () => {
    expect(reveals(dealing(), BOARD)).toHaveLength(1);
    expect(reveals(dealing(termsFor(DEALER, [anna, "00".repeat(32)])), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-changed"]);
    expect(noticesOf(dealing()).breaches).toEqual(["terms-changed"]);
  });

  test("a table that waits again after its terms gets no other seed", () => {
    reveals(dealing(), BOARD);
    follow(tableOf([0], ["", ""]), BOARD);
    expect(commitTo("table", 0)).toBe(anna);
    expect(reveals(dealing(terms({ commitment: "00".repeat(32) })), BOARD)).toEqual([]);
  });

  test("with several seats here, all of them must be in the terms", () => {
    const bram = commitTo("table", 1);
    follow(tableOf([0, 1], [anna, bram]), BOARD);
    expect(reveals(dealing(termsFor(DEALER, [anna, ""])), BOARD)).toEqual([]);
    localStorage.clear();
    const both = [commitTo("table", 0), commitTo("table", 1)];
    follow(tableOf([0, 1], both), BOARD);
    expect(reveals(dealing(termsFor(DEALER, both)), BOARD).map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("a seat that was left in the open owes nothing", () => {
    follow(tableOf([], ["", ""]), BOARD);
    expect(reveals(dealing(termsFor(DEALER, ["", commitmentOf(BEN)])), BOARD)).toEqual([]);
    expect(breaches()).toEqual([]);
  });

  test("the terms confirm a commitment whose answer was lost", () => {
    localStorage.clear();
    anna = commitTo("table", 0);
    expect(reveals(dealing(), BOARD)).toHaveLength(1);
  });

  test("a server that claims to have the seed already gets it, and cannot call us late", () => {
    const table = dealing();
    table.seats[0]!.revealed = true;
    expect(reveals(table, BOARD)).toHaveLength(1);
    follow(playing(["", BEN, ""]), BOARD);
    expect(breaches()).toEqual(["seed-missing"]);
  });
});

describe("the deal", () => {
  test("with all seeds there is nothing to tell", () => {
    reveals(dealing(), BOARD);
    const table = playing([seedOfAnna(), BEN, ""]);
    follow(table, BOARD);
    expect(noticesOf(table)).toEqual({ breaches: [], late: false, absent: [] });
  });

  test("a dropped reveal is told at once, and remembered", () => {
    reveals(dealing(), BOARD);
    follow(playing(["", BEN, ""]), BOARD);
    expect(breaches()).toEqual(["seed-missing"]);
    follow(playing([seedOfAnna(), BEN, ""]), BOARD); // too late
    expect(breaches()).toContain("seed-missing");
  });

  test("a changed seed of ours is told at once", () => {
    reveals(dealing(), BOARD);
    follow(playing(["11".repeat(32), BEN, ""]), BOARD);
    expect(breaches()).toEqual(["seed-missing", "seeds-wrong"]);
  });

  test("a seed of somebody else that does not fit is told", () => {
    reveals(dealing(), BOARD);
    follow(playing([seedOfAnna(), "11".repeat(32), ""]), BOARD);
    expect(breaches()).toEqual(["seeds-wrong"]);
  });

  test("a seed for a bot of the dealer's is told", () => {
    reveals(dealing(), BOARD);
    follow(playing([seedOfAnna(), BEN, "11".repeat(32)]), BOARD);
    expect(breaches()).toEqual(["seeds-wrong"]);
  });

  test("seeds that change after the deal are told", () => {
    reveals(dealing(), BOARD);
    follow(playing([seedOfAnna(), BEN, ""]), BOARD);
    follow(playing([seedOfAnna(), "", ""]), BOARD);
    expect(breaches()).toEqual(["seeds-wrong"]);
  });

  test("a game without terms, as of an old version, has lost our seed", () => {
    follow(playing([], { terms: null, player_seeds: null }), BOARD);
    expect(breaches()).toEqual(["seed-missing"]);
  });

  test("a device that did not reveal in time is named without blame", () => {
    reveals(dealing(), BOARD);
    const table = playing([seedOfAnna(), "", ""]);
    follow(table, BOARD);
    expect(noticesOf(table)).toEqual({ breaches: [], late: false, absent: [1] });
  });

  test("if it was this device, it says so", () => {
    const table = playing(["", BEN, ""]);
    follow(table, BOARD);
    expect(noticesOf(table)).toEqual({ breaches: [], late: true, absent: [] });
  });
});

test("of each step the first showing is kept, for seats of ours alone", () => {
  const step = (ply: number, card: "red" | "blue") =>
    ({
      ply,
      seat: 0,
      action: "draw:deck",
      events: [{ type: "card_drawn", seat: 0, from: "deck", card }],
    }) as const;
  keepSteps("table", 0, [{ ...step(0, "red"), events: [...step(0, "red").events] }]);
  const first = keptAt("table")!.steps;
  keepSteps("table", 0, [{ ...step(0, "blue"), events: [...step(0, "blue").events] }]);
  expect(keptAt("table")!.steps).toEqual(first);
  keepSteps("table", null, [{ ...step(1, "red"), events: [...step(1, "red").events] }]);
  keepSteps("unknown", 0, [{ ...step(1, "red"), events: [...step(1, "red").events] }]);
  expect(keptAt("table")!.steps).toEqual(first);
  expect(keptAt("unknown")).toBeNull();
});
