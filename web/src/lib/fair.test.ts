import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { DrawnBoard, Record as GameRecord } from "../wire";
import { check, checkPromise } from "./fair";
import { hex, sha256 } from "./sha256";

const PYTHON = process.env["PYTHON"] ?? "../.venv/bin/python";
let games: GameRecord[] = [];
const boards = new Map<string, DrawnBoard>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "grachten-"));
  for (const board of ["amsterdam", "harbor"]) {
    const file = join(folder, `${board}.jsonl`);
    execFileSync(PYTHON, ["-m", "grachten", "simulate", "greedy", "random", "greedy", "-n", "5", "--seed", "1", "--board", board, "--record", file]);
    games = games.concat(readFileSync(file, "utf8").trim().split("\n").map((line) => JSON.parse(line) as GameRecord));
    const code = `import msgspec, sys; from grachten.server.drawing import board_drawing; sys.stdout.buffer.write(msgspec.json.encode(board_drawing('${board}')))`;
    boards.set(board, JSON.parse(execFileSync(PYTHON, ["-c", code], { encoding: "utf8" })) as DrawnBoard);
  }
}, 120_000);

test("SHA-256 is that of everybody else", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 7) & 255);
    expect(hex(sha256(data))).toBe(createHash("sha256").update(data).digest("hex"));
  }
});

test("true games are found true", () => {
  expect(games).toHaveLength(10);
  for (const game of games) {
    const findings = check(game, boards.get(String(game.board))!);
    expect(findings.every((finding) => finding.right)).toBe(true);
    expect(findings.at(-1)!.count).toBeGreaterThan(30);
  }
});

test("another seed, another first player, another card are found out", () => {
  const game = games[0]!;
  const board = boards.get(String(game.board))!;
  const wrong = (change: Partial<GameRecord>): boolean => check({ ...game, ...change }, board).every((one) => one.right);
  expect(wrong({ seed: "00".repeat(32) })).toBe(false);
  expect(wrong({ first: (game.first + 1) % 3 })).toBe(false);
  const steps = structuredClone(game.steps);
  const deal = steps[0]!.events.find((event) => event.type === "card_dealt")!;
  if (deal.type === "card_dealt") deal.card = deal.card === "red" ? "blue" : "red";
  expect(wrong({ steps })).toBe(false);
});

test("another seal than was promised, and bytes that were left out, are found out", () => {
  const game = { ...games[0]!, player_seeds: ["0102", "", ""] };
  const kept = (seal: string, seed: string): boolean[] =>
    checkPromise(game, { seal, seeds: { 0: ["ffff", seed] } }).map((finding) => finding.right);
  expect(kept(game.commitment, "0102")).toEqual([true, true]);
  expect(kept("00".repeat(32), "0102")).toEqual([false, true]);
  expect(kept(game.commitment, "0103")).toEqual([true, false]);
  expect(checkPromise(game, { seal: game.commitment, seeds: {} })).toHaveLength(1);
});
