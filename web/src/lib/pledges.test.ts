// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DrawnBoard, TableInfo, Terms } from "../wire";
import { commitmentOf } from "./hash";
import { saveEvidence, loadEvidence, emptyEvidence } from "./evidence";
import {
  commitTo,
  observe,
  saveSteps,
  noticesOf,
  seedsToReveal,
  uncommittedSeats,
} from "./pledges";
import { tableOf, termsFor } from "./games.test.helper";

const DEALER = "0d".repeat(32);
const BEN = "be".repeat(32);
const BOARD = { cards: { red: 12 }, contracts: [{ name: "dam-jordaan" }] } as unknown as DrawnBoard;

let anna = ""; // what Anna's device has committed to

beforeEach(() => {
  localStorage.clear();
  anna = commitTo("table", 0);
  observe(tableOf([0], [anna, commitmentOf(BEN)]), BOARD);
});

function seedOfAnna(): string {
  return loadEvidence("table")!.pledges[0]!.seed;
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
  return loadEvidence("table")!.breaches;
}

describe("committing", () => {
  test("a seed is stored before its hash is known, and each seat gets only one", () => {
    expect(seedOfAnna()).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf(seedOfAnna())).toBe(anna);
    expect(commitTo("table", 0)).toBe(anna);
    expect(commitTo("table", 1)).not.toBe(anna);
    expect(commitTo("other", 0)).not.toBe(anna);
  });

  test("a server that forgets the commitment gets the same one again", () => {
    const forgetful = tableOf([0], ["", commitmentOf(BEN)]);
    observe(forgetful, BOARD);
    expect(uncommittedSeats(forgetful)).toEqual([0]);
    expect(commitTo("table", 0)).toBe(anna);
  });

  test("a second device does nothing if the seat has a commitment", () => {
    localStorage.clear();
    const table = tableOf([0], [anna, ""]);
    observe(table, BOARD);
    expect(uncommittedSeats(table)).toEqual([]);
    expect(seedsToReveal(dealing(), BOARD)).toEqual([]);
    expect(loadEvidence("table")!.pledges).toEqual({});
  });

  test("without storage, the page keeps evidence in memory", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    const commitment = commitTo("elsewhere", 0);
    full.mockRestore();
    expect(loadEvidence("elsewhere")!.pledges[0]!.commitment).toBe(commitment);
    expect(commitTo("elsewhere", 0)).toBe(commitment);
  });

  test("a hundred tables are remembered, and the oldest are removed", () => {
    for (let number = 0; number < 120; number++) {
      saveEvidence(`t${number}`, { ...emptyEvidence(), since: number });
    }
    expect(Object.keys(localStorage)).toHaveLength(100);
    expect(loadEvidence("t20")).toBeNull();
    expect(loadEvidence("t119")).not.toBeNull();
  });
});

describe("revealing", () => {
  test("the seed is revealed after the terms are stored, and again if it got lost", () => {
    expect(seedsToReveal(dealing(), BOARD)).toEqual([{ seat: 0, seed: seedOfAnna() }]);
    expect(loadEvidence("table")!.terms).toEqual(terms());
    expect(loadEvidence("table")!.board).not.toBe("");
    expect(seedsToReveal(dealing(), BOARD)).toHaveLength(1);
    const table = dealing();
    table.seats[0]!.revealed = true;
    expect(seedsToReveal(table, BOARD)).toEqual([]);
  });

  test("nothing is revealed while the table waits, or without terms", () => {
    expect(seedsToReveal(tableOf([0], [anna, ""]), BOARD)).toEqual([]);
    expect(seedsToReveal({ ...dealing(), terms: null }, BOARD)).toEqual([]);
    expect(seedsToReveal({ ...dealing(), state: "playing" }, BOARD)).toEqual([]);
  });

  test("terms without our hash get no seed", () => {
    expect(seedsToReveal(dealing(termsFor(DEALER, ["", commitmentOf(BEN)])), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-wrong"]);
  });

  test("our hash at another seat gets no seed", () => {
    expect(seedsToReveal(dealing(termsFor(DEALER, [commitmentOf(BEN), anna])), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-wrong"]);
  });

  test("terms with a commitment of the dealer's bot get no seed", () => {
    const bot = termsFor(DEALER, [anna, commitmentOf(BEN), commitmentOf(BEN)]);
    expect(seedsToReveal(dealing(bot), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-wrong"]);
  });

  test.each([
    ["another seed of the dealer", { commitment: "00".repeat(32) }],
    ["another first player", { first: 1 }],
    ["another board", { board: "harbor" }],
    ["other rules", { rules: 2 }],
  ])("a second set of terms gets no seed: %s", (_, change) => {
    observe(dealing(), BOARD); // the device saw the first terms and was reloaded
    expect(seedsToReveal(dealing(terms(change)), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-changed"]);
    expect(seedsToReveal(dealing(), BOARD)).toEqual([]); // even when the first terms come back
  });

  test("a second set of terms after the reveal is a breach", () => {
    expect(seedsToReveal(dealing(), BOARD)).toHaveLength(1);
    expect(seedsToReveal(dealing(termsFor(DEALER, [anna, "00".repeat(32)])), BOARD)).toEqual([]);
    expect(breaches()).toEqual(["terms-changed"]);
    expect(noticesOf(dealing()).breaches).toEqual(["terms-changed"]);
  });

  test("a table that waits again after its terms gets no new seed", () => {
    seedsToReveal(dealing(), BOARD);
    observe(tableOf([0], ["", ""]), BOARD);
    expect(commitTo("table", 0)).toBe(anna);
    expect(seedsToReveal(dealing(terms({ commitment: "00".repeat(32) })), BOARD)).toEqual([]);
  });

  test("with several seats on this device, all of them must be in the terms", () => {
    const bram = commitTo("table", 1);
    observe(tableOf([0, 1], [anna, bram]), BOARD);
    expect(seedsToReveal(dealing(termsFor(DEALER, [anna, ""])), BOARD)).toEqual([]);
    localStorage.clear();
    const both = [commitTo("table", 0), commitTo("table", 1)];
    observe(tableOf([0, 1], both), BOARD);
    expect(seedsToReveal(dealing(termsFor(DEALER, both)), BOARD).map(({ seat }) => seat)).toEqual([
      0, 1,
    ]);
  });

  test("a seat that was given up openly owes no seed", () => {
    observe(tableOf([], ["", ""]), BOARD);
    expect(seedsToReveal(dealing(termsFor(DEALER, ["", commitmentOf(BEN)])), BOARD)).toEqual([]);
    expect(breaches()).toEqual([]);
  });

  test("the terms confirm a commitment whose response got lost", () => {
    localStorage.clear();
    anna = commitTo("table", 0);
    expect(seedsToReveal(dealing(), BOARD)).toHaveLength(1);
  });

  test("a server that claims to have the seed already gets it, and cannot call us late", () => {
    const table = dealing();
    table.seats[0]!.revealed = true;
    expect(seedsToReveal(table, BOARD)).toHaveLength(1);
    observe(playing(["", BEN, ""]), BOARD);
    expect(breaches()).toEqual(["seed-missing"]);
  });
});

describe("the deal", () => {
  test("with all seeds, there is nothing to report", () => {
    seedsToReveal(dealing(), BOARD);
    const table = playing([seedOfAnna(), BEN, ""]);
    observe(table, BOARD);
    expect(noticesOf(table)).toEqual({ breaches: [], late: false, absent: [] });
  });

  test("a dropped reveal is reported at once, and remembered", () => {
    seedsToReveal(dealing(), BOARD);
    observe(playing(["", BEN, ""]), BOARD);
    expect(breaches()).toEqual(["seed-missing"]);
    observe(playing([seedOfAnna(), BEN, ""]), BOARD); // too late
    expect(breaches()).toContain("seed-missing");
  });

  test("a changed seed of ours is reported at once", () => {
    seedsToReveal(dealing(), BOARD);
    observe(playing(["11".repeat(32), BEN, ""]), BOARD);
    expect(breaches()).toEqual(["seed-missing", "seeds-wrong"]);
  });

  test("a seed of another player that does not match is reported", () => {
    seedsToReveal(dealing(), BOARD);
    observe(playing([seedOfAnna(), "11".repeat(32), ""]), BOARD);
    expect(breaches()).toEqual(["seeds-wrong"]);
  });

  test("a seed for the dealer's bot is reported", () => {
    seedsToReveal(dealing(), BOARD);
    observe(playing([seedOfAnna(), BEN, "11".repeat(32)]), BOARD);
    expect(breaches()).toEqual(["seeds-wrong"]);
  });

  test("seeds that change after the deal are reported", () => {
    seedsToReveal(dealing(), BOARD);
    observe(playing([seedOfAnna(), BEN, ""]), BOARD);
    observe(playing([seedOfAnna(), "", ""]), BOARD);
    expect(breaches()).toEqual(["seeds-wrong"]);
  });

  test("a game without terms, as in an old version, lacks our seed", () => {
    observe(playing([], { terms: null, player_seeds: null }), BOARD);
    expect(breaches()).toEqual(["seed-missing"]);
  });

  test("a device that did not reveal in time is named without blame", () => {
    seedsToReveal(dealing(), BOARD);
    const table = playing([seedOfAnna(), "", ""]);
    observe(table, BOARD);
    expect(noticesOf(table)).toEqual({ breaches: [], late: false, absent: [1] });
  });

  test("this device says so if it was late itself", () => {
    const table = playing(["", BEN, ""]);
    observe(table, BOARD);
    expect(noticesOf(table)).toEqual({ breaches: [], late: true, absent: [] });
  });
});

test("a whole board in the terms may not change, and is stored as a digest", () => {
  const quay = { title: "My quay", cards: { red: 12, blue: 3 }, places: { dam: { x: 1.5 } } };
  const reordered = { places: { dam: { x: 1.5 } }, cards: { blue: 3, red: 12 }, title: "My quay" };
  expect(seedsToReveal(dealing(terms({ board: quay })), BOARD)).toHaveLength(1);
  expect(JSON.stringify(loadEvidence("table")!.terms)).not.toContain("My quay");
  observe(dealing(terms({ board: reordered })), BOARD);
  expect(loadEvidence("table")!.breaches).toEqual([]);
  observe(dealing(terms({ board: { ...quay, cards: { red: 13, blue: 3 } } })), BOARD);
  expect(loadEvidence("table")!.breaches).toEqual(["terms-changed"]);
});

test("the first version of each step is stored, only for our seats", () => {
  const step = (ply: number, card: "red" | "blue") =>
    ({
      ply,
      seat: 0,
      action: "draw:deck",
      events: [{ type: "card_drawn", seat: 0, from: "deck", card }],
    }) as const;
  saveSteps("table", 0, [{ ...step(0, "red"), events: [...step(0, "red").events] }]);
  const first = loadEvidence("table")!.steps;
  saveSteps("table", 0, [{ ...step(0, "blue"), events: [...step(0, "blue").events] }]);
  expect(loadEvidence("table")!.steps).toEqual(first);
  saveSteps("table", null, [{ ...step(1, "red"), events: [...step(1, "red").events] }]);
  saveSteps("unknown", 0, [{ ...step(1, "red"), events: [...step(1, "red").events] }]);
  expect(loadEvidence("table")!.steps).toEqual(first);
  expect(loadEvidence("unknown")).toBeNull();
});
