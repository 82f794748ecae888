// @vitest-environment jsdom
import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import type { DrawnBoard, Record as GameRecord, StartState, Step, TableInfo, Terms } from "../wire";
import { followDraws } from "./draws";
import { check, type Report } from "./fair";
import { bytesOf, commitmentOf, drawSeed } from "./hash";
import { loadEvidence } from "./evidence";
import { commitTo, observe, saveSteps, seedsToReveal } from "./pledges";
import { asShown, stepDigest } from "./digests";
import { Device, make, tableOf, termsFor, type Made, type Played } from "./games.test.helper";

const DEALER = drawSeed();
const OTHER = drawSeed();

/** A device that takes part in one deal, with the seat of one player. */
class Player extends Device {
  commitment = "";

  constructor(readonly seat: number) {
    super();
  }

  commit(): string {
    return (this.commitment = this.as(() => commitTo("table", this.seat)));
  }

  get seed(): string {
    return this.as(() => loadEvidence("table")!.pledges[this.seat]!.seed);
  }

  hear(change: Partial<TableInfo>, commitments: readonly string[]): number {
    const table = tableOf([this.seat], commitments, change);
    return this.as(() => {
      if (table.state === "dealing") return seedsToReveal(table, board).length;
      observe(table, board);
      return 0;
    });
  }

  see(steps: readonly Step[]): void {
    this.as(() => saveSteps("table", this.seat, steps));
  }

  check(record: GameRecord = game.record, shown = board, seal = record.commitment): Report {
    return this.as(() => check(record, shown, loadEvidence("table"), seal));
  }
}

let made: Made;
let board: DrawnBoard;
let game: Played; // with all seeds
let without: Played; // without Anna's seed
let second: Played; // with another dealer seed
let anna: Player;
let ben: Player;
let commitments: string[];
let seeds: string[];

beforeAll(() => {
  anna = new Player(0);
  ben = new Player(1);
  commitments = [anna.commit(), ben.commit(), ""];
  seeds = [anna.seed, ben.seed, ""];
  const player_commitments = commitments;
  made = make([
    { seed: DEALER, player_seeds: seeds, player_commitments },
    { seed: DEALER, player_seeds: ["", ben.seed, ""], player_commitments },
    { seed: OTHER, player_seeds: seeds, player_commitments },
  ]);
  [game, without, second] = made.games as [Played, Played, Played];
  board = made.boards["amsterdam"]!;
  for (const one of [anna, ben]) takeOut(one, termsFor(DEALER, commitments));
}, 120_000);

/** Make a device take part from its commitment to the last step. */
function takeOut(player: Player, terms: Terms): void {
  player.hear({}, commitments);
  expect(player.hear({ state: "dealing", terms }, commitments)).toBe(1);
  player.hear({ state: "playing", terms, player_seeds: game.record.player_seeds }, commitments);
  player.see(game.seen[player.seat]!);
}

/** A copy of Anna's device before it saw the terms. */
function another(): Player {
  const copy = new Player(0);
  const { pledges } = anna.as(() => loadEvidence("table")!);
  copy.as(() => {
    commitTo("table", 0);
    const entry = { ...loadEvidence("table")!, pledges: structuredClone(pledges) };
    entry.pledges[0]!.revealed = false;
    localStorage.setItem("grachten-deal-table", JSON.stringify(entry));
  });
  return copy;
}

function wrong(report: Report): string[] {
  return report.findings.filter((one) => !one.right).map((one) => one.what);
}

test("commitments equal Node's SHA-256", () => {
  for (const length of [1, 55, 56, 63, 64, 65, 1000]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7) & 255);
    const digits = Buffer.from(data).toString("hex");
    expect(commitmentOf(digits)).toBe(createHash("sha256").update(data).digest("hex"));
  }
  expect(commitmentOf("")).toBe("");
  expect(commitmentOf("no hex digits")).toBe("");
});

describe("a game that continues another one", () => {
  const checked = (record: GameRecord): Report => check(record, board, null, record.commitment);

  test("is right from its start on, and the report says that it continues", () => {
    expect(made.continued.from!.ply).toBe(40);
    expect(checked(made.continued)).toMatchObject({ verdict: "record", continued: true });
    expect(checked(made.long).continued).toBe(false);
  });

  test.each<[string, (state: StartState) => void]>([
    ["a card too many in a hand", (state) => void (state.seats[0]!.hand["red"] = 9)],
    ["a card from the deck in a hand", (state) => swap(state)],
    ["a contract twice", (state) => void state.unseen.push(state.seats[0]!.contracts[0]!)],
    ["a contract that is gone", (state) => void state.unseen.pop()],
  ])("fails with %s", (_, alter) => {
    const record = structuredClone(made.continued);
    alter(record.from!.state!);
    expect(wrong(checked(record))).toEqual(["draws"]);
  });

  test("fails without its start", () => {
    const { state: _state, ...from } = made.continued.from!;
    expect(wrong(checked({ ...made.continued, from }))).toEqual(["draws"]);
  });

  /** Exchange all cards of two colors between deck and hands, so that all cards are still there. */
  function swap(state: StartState): void {
    const [color, number] = Object.entries(state.deck).sort(([, a], [, b]) => b - a)[0]!;
    delete state.deck[color as keyof typeof state.deck];
    const hand = state.seats[1]!.hand as Record<string, number>;
    hand[color] = (hand[color] ?? 0) + number;
  }
});

describe("honest games", () => {
  test("a game with the seeds of two devices passes on both", () => {
    for (const one of [anna, ben]) {
      const report = one.check();
      expect(wrong(report)).toEqual([]);
      expect(report.verdict).toBe("pass");
      expect(report.findings.map((finding) => finding.what)).toEqual([
        "terms",
        "board",
        "steps",
        "commitment",
        "seeds",
        "own",
        "first",
        "draws",
      ]);
      expect(report.findings.find((finding) => finding.what === "steps")!.count).toBe(
        game.record.steps.length,
      );
      expect(report.findings.at(-1)!.count).toBeGreaterThan(30);
    }
  });

  test("a device that did not take part checks only the record", () => {
    const report = new Player(2).check();
    expect(report.verdict).toBe("record");
    expect(report.findings.map((finding) => finding.what)).toEqual([
      "commitment",
      "seeds",
      "first",
      "draws",
    ]);
  });

  test("a device that was too late does not pass, and nobody is blamed", () => {
    const late = another();
    const terms = termsFor(DEALER, commitments);
    late.hear({ state: "playing", terms, player_seeds: without.record.player_seeds }, commitments);
    expect(late.check(without.record)).toMatchObject({ verdict: "record", late: true });
  });

  test("a name that was removed changes nothing", () => {
    const players = game.record.players.map((player, seat) => ({
      ...player,
      name: `Player ${seat + 1}`,
    }));
    const steps = game.record.steps.map((step) => ({ ...step, at: "2026-01-01T00:00:00Z" }));
    expect(anna.check({ ...game.record, players, steps }).verdict).toBe("pass");
  });

  test("`asShown` removes the same parts of a step as the server does", () => {
    game.seen.forEach((shown, seat) =>
      shown.forEach((step, ply) => {
        expect(asShown(game.record.steps[ply]!, seat)).toEqual(asShown(step, seat));
        expect(asShown(step, seat)).toMatchObject({ action: step.action, events: step.events });
      }),
    );
    expect(
      game.record.steps.some(
        (step, ply) => stepDigest(step, 0) !== stepDigest(game.seen[1]![ply]!, 1),
      ),
    ).toBe(true);
  });

  test("all stored games of version 1 pass the check of the dealer", () => {
    const { golden: games, boards } = made;
    expect(games.length).toBeGreaterThan(100);
    for (const one of games) {
      const report = check(one, boards[one.board as string]!, null, one.commitment);
      expect(report).toMatchObject({ verdict: "dealer", late: false });
    }
    expect(games.some((one) => reshuffleOf(one) !== null)).toBe(true);
  });
});

/** The step and the event of the first reshuffle. */
function reshuffleOf(record: GameRecord): { ply: number; event: number } | null {
  for (const [ply, step] of record.steps.entries()) {
    const event = step.events.findIndex((one) => one.type === "deck_reshuffled");
    if (event >= 0) return { ply, event };
  }
  return null;
}

describe("a dishonest server", () => {
  const changed = (change: Partial<GameRecord>): GameRecord => ({
    ...structuredClone(game.record),
    ...change,
  });

  test("drops a reveal, and the check of that device fails", () => {
    const robbed = another();
    const terms = termsFor(DEALER, commitments);
    expect(robbed.hear({ state: "dealing", terms }, commitments)).toBe(1);
    robbed.hear(
      { state: "playing", terms, player_seeds: without.record.player_seeds },
      commitments,
    );
    const report = robbed.check(without.record);
    expect(report.verdict).toBe("fail");
    expect(wrong(report)).toEqual(["seed-missing"]);
  });

  test("shows the seed at the deal and leaves it out of the record", () => {
    expect(wrong(anna.check(without.record))).toEqual(
      expect.arrayContaining(["seeds-wrong", "own", "steps"]),
    );
  });

  test("sends a second set of terms after the reveals", () => {
    const device = another();
    device.hear({ state: "dealing", terms: termsFor(DEALER, commitments) }, commitments);
    const terms = termsFor(drawSeed(), commitments);
    expect(device.hear({ state: "dealing", terms }, commitments)).toBe(0);
    expect(wrong(device.check())).toEqual(["terms-changed"]);
  });

  test("sends different terms to two devices, and one of the checks fails", () => {
    const device = another();
    // Ben gets the terms of DEALER.
    device.hear({ state: "dealing", terms: termsFor(OTHER, commitments) }, commitments);
    for (const { record } of [game, second]) {
      const terms = [device, ben].map(
        (one) => one.check(record).findings.find((finding) => finding.what === "terms")!.right,
      );
      expect(terms.filter((right) => !right)).toHaveLength(1);
    }
  });

  test("changes the order of the seats", () => {
    const [first, second, third] = game.record.players;
    expect(
      wrong(
        anna.check(
          changed({
            player_commitments: [commitments[1]!, commitments[0]!, ""],
            player_seeds: [seeds[1]!, seeds[0]!, ""],
          }),
        ),
      ),
    ).toContain("terms");
    expect(wrong(anna.check(changed({ players: [third!, second!, first!] })))).toContain("terms");
  });

  test("changes the first player", () => {
    const first = (game.record.first + 1) % 3;
    expect(wrong(anna.check(changed({ first })))).toEqual(["first"]);
  });

  test("turns a random first player into a chosen one", () => {
    expect(wrong(anna.check(changed({ first_by: "choice" })))).toEqual(["terms"]);
  });

  test("changes the chosen first player", () => {
    const device = another();
    device.hear(
      { state: "dealing", terms: termsFor(DEALER, commitments, { first: 1 }) },
      commitments,
    );
    expect(wrong(device.check(changed({ first: 2, first_by: "choice" })))).toEqual(["terms"]);
  });

  test("gives a seed to its own bot", () => {
    const seed = drawSeed();
    const player_commitments = [...commitments.slice(0, 2), commitmentOf(seed)];
    const player_seeds = [...seeds.slice(0, 2), seed];
    expect(wrong(anna.check(changed({ player_commitments, player_seeds })))).toEqual(
      expect.arrayContaining(["terms", "seeds"]),
    );
    expect(wrong(new Player(2).check(changed({ player_commitments, player_seeds })))).toContain(
      "seeds",
    );
  });

  test("gives a commitment to its own bot", () => {
    const player_commitments = [...commitments.slice(0, 2), commitmentOf(drawSeed())];
    expect(wrong(anna.check(changed({ player_commitments })))).toEqual(
      expect.arrayContaining(["terms", "seeds"]),
    );
    expect(wrong(new Player(2).check(changed({ player_commitments })))).toEqual(["seeds"]);
  });

  test("replaces the seed of a player after the fact", () => {
    expect(wrong(anna.check(changed({ player_seeds: [seeds[0]!, drawSeed(), ""] })))).toEqual(
      expect.arrayContaining(["seeds", "seeds-wrong", "draws"]),
    );
    expect(wrong(anna.check(changed({ player_seeds: [drawSeed(), seeds[1]!, ""] })))).toEqual(
      expect.arrayContaining(["own", "seeds"]),
    );
  });

  test("publishes a seed that does not match its own commitment", () => {
    expect(wrong(anna.check(changed({ seed: drawSeed() })))).toEqual(
      expect.arrayContaining(["commitment", "draws"]),
    );
    const seed = drawSeed();
    expect(wrong(anna.check(changed({ seed, commitment: commitmentOf(seed) })))).toEqual(
      expect.arrayContaining(["terms", "draws"]),
    );
    expect(wrong(new Player(2).check(changed({}), board, "00".repeat(32)))).toEqual(["commitment"]);
  });

  test("claims that the game is of version 1", () => {
    const { player_commitments: _, ...old } = changed({ format: "grachten-record/1" });
    expect(wrong(anna.check(old as GameRecord))).toEqual(["terms"]);
  });

  test("shows another board at the check", () => {
    const cards = { ...board.cards, wild: (board.cards["wild"] ?? 0) + 1 };
    expect(wrong(anna.check(game.record, { ...board, cards }))).toContain("board");
    const contracts = board.contracts.toReversed();
    expect(wrong(anna.check(game.record, { ...board, contracts }))).toContain("board");
    expect(wrong(anna.check(changed({ board: "harbor" })))).toEqual(["terms"]);
  });

  test("showed a step that differs from the record", () => {
    const ply = game.record.steps.findIndex(
      (step) => step.seat === 1 && step.action.startsWith("claim:"),
    );
    const steps = structuredClone(game.record.steps);
    const step = steps[ply]!;
    step.action = "pass";
    const report = anna.check(changed({ steps }));
    expect(report.findings.find((finding) => finding.what === "steps")).toMatchObject({
      right: false,
      ply,
    });
    expect(anna.check(changed({ steps: game.record.steps.slice(0, -1) })).verdict).toBe("fail");
  });

  test("changes a hidden card that its owner saw", () => {
    const steps = structuredClone(game.record.steps);
    const dealt = steps[0]!.events.find(
      (event) => event.type === "card_dealt" && event.seat === 1,
    )!;
    if (dealt.type === "card_dealt") dealt.card = dealt.card === "red" ? "blue" : "red";
    expect(wrong(ben.check(changed({ steps })))).toEqual(
      expect.arrayContaining(["steps", "draws"]),
    );
    expect(wrong(anna.check(changed({ steps })))).toEqual(["draws"]);
  });

  test("renumbers a step to get other random numbers", () => {
    const steps = structuredClone(game.record.steps);
    steps[1]!.ply = 7;
    expect(wrong(new Player(2).check(changed({ steps })))).toEqual(["draws"]);
  });
});

describe("a dealer who moves cards between piles", () => {
  let record: GameRecord;
  let at: { ply: number; event: number };

  beforeAll(() => {
    record = made.long;
    at = reshuffleOf(record)!;
  });

  /** The ply of the first wrong outcome, if the game ended after step `last` with these events. */
  function plyOf(last: number, alter: (events: Step["events"]) => void): number | null {
    const steps = structuredClone(record.steps.slice(0, last + 1));
    alter(steps[last]!.events);
    const all = [record.seed!, ...record.player_seeds].map((seed) => bytesOf(seed)!);
    return followDraws({ ...record, steps }, board, all).ply;
  }

  test("honest piles add up", () => {
    expect(plyOf(at.ply, () => {})).toBeNull();
    expect(plyOf(record.steps.length - 1, () => {})).toBeNull();
  });

  test("reshuffles a deck that is not empty", () => {
    const ply = record.steps.findIndex((step) => step.action.startsWith("claim:"));
    const claim = record.steps[ply]!.events.find((event) => event.type === "route_claimed")!;
    const cards = claim.type === "route_claimed" ? claim.cards : {};
    expect(ply).toBeLessThan(at.ply);
    expect(plyOf(ply, () => {})).toBeNull();
    expect(plyOf(ply, (events) => events.push({ type: "deck_reshuffled", cards }))).toBe(ply);
  });

  test("reshuffles cards other than the discards", () => {
    expect(
      plyOf(at.ply, (events) => {
        const event = events[at.event]!;
        if (event.type === "deck_reshuffled") {
          event.cards = { ...event.cards, wild: (event.cards["wild"] ?? 0) + 1 };
        }
        events.length = at.event + 1;
      }),
    ).toBe(at.ply);
  });

  test("does not reshuffle when the deck is empty", () => {
    expect(plyOf(at.ply, (events) => (events.length = at.event))).toBe(at.ply);
  });

  test("accepts payment with cards that nobody held", () => {
    const ply = record.steps.findIndex((step) => step.action.startsWith("claim:"));
    expect(
      plyOf(ply, (events) => {
        const claim = events.find((event) => event.type === "route_claimed")!;
        if (claim.type === "route_claimed") claim.cards = { wild: 14 };
      }),
    ).toBe(ply);
  });

  test("resets a row other than the market, or fills an occupied slot", () => {
    const ply = record.steps.findIndex((step) => step.action.startsWith("claim:"));
    const cards: "wild"[] = ["wild", "wild", "wild", "wild", "wild"];
    expect(plyOf(ply, (events) => events.push({ type: "market_reset", cards }))).toBe(ply);
    expect(
      plyOf(ply, (events) => events.push({ type: "market_filled", slot: 0, card: "red" })),
    ).toBe(ply);
  });

  test("returns a contract that was not offered", () => {
    const ply = record.steps.findIndex((step) => step.action.startsWith("claim:"));
    const contract = board.contracts[0]!.name;
    expect(
      plyOf(ply, (events) => events.push({ type: "contract_returned", seat: 0, contract })),
    ).toBe(ply);
  });
});
