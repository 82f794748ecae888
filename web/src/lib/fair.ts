// Checking a deal: every random outcome of a finished game, derived anew from its seeds (docs/fairness.md).
// It knows no rules: it follows the record's events and asks of each draw whether it had to come out so.
import type { DrawnBoard as Board, Record as GameRecord } from "../wire";
import { CARDS } from "./actions";
import type { Promised } from "./promises";
import { bytesOf, hex, sha256 } from "./sha256";

export interface Finding {
  what: "promised" | "own" | "commitment" | "first" | "draws";
  right: boolean;
  count: number; // outcomes that were checked
  ply: number | null; // where the first one differs
}

/** The numbers of one step. */
class Stream {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seeds: Uint8Array[], ply: string) {
    const parts = [...seeds, new TextEncoder().encode(ply)];
    const all = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
    const view = new DataView(all.buffer);
    let at = 0;
    for (const part of parts) {
      view.setUint32(at, part.length);
      all.set(part, at + 4);
      at += 4 + part.length;
    }
    const digest = new DataView(sha256(all).buffer);
    [this.#a, this.#b, this.#c, this.#d] = [0, 4, 8, 12].map((i) => digest.getUint32(i)) as [number, number, number, number];
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#d) >>> 0;
    this.#d = (this.#d + 1) >>> 0;
    this.#a = (this.#b ^ (this.#b >>> 9)) >>> 0;
    this.#b = (this.#c + (this.#c << 3)) >>> 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) >>> 0;
    return sum;
  }

  below(n: number): number {
    const least = 2 ** 32 % n;
    for (;;) {
      const product = BigInt(this.#next()) * BigInt(n);
      if (Number(product & 0xffffffffn) >= least) return Number(product >> 32n);
    }
  }
}

/** Whether the seal is the one that this browser saw before the deal, and what it added went into the deal. */
export function checkPromise(record: GameRecord, promised: Promised): Finding[] {
  const sent = Object.entries(promised.seeds);
  const findings: Finding[] = [{ what: "promised", count: 1, right: promised.seal === record.commitment, ply: null }];
  if (sent.length > 0) {
    const right = sent.every(([seat, seeds]) => seeds.includes(record.player_seeds[Number(seat)] ?? ""));
    findings.push({ what: "own", count: sent.length, right, ply: null });
  }
  return findings;
}

export function check(record: GameRecord, board: Board): Finding[] {
  const seed = bytesOf(record.seed ?? "");
  const seeds = [seed, ...record.player_seeds.map(bytesOf)];
  const commitment = { what: "commitment" as const, count: 1, right: hex(sha256(seed)) === record.commitment, ply: null };
  const findings: Finding[] = [commitment];
  if (record.first_by === "lot") {
    const lot = new Stream(seeds, "first").below(record.players.length);
    findings.push({ what: "first", count: 1, right: lot === record.first, ply: null });
  }
  findings.push(checkDraws(record, board, seeds));
  return findings;
}

function checkDraws(record: GameRecord, board: Board, seeds: Uint8Array[]): Finding {
  const deck = new Map<string, number>(CARDS.map((color) => [color, board.cards[color] ?? 0]));
  const unseen = board.contracts.map((contract) => contract.name);
  const returned: string[] = [];
  let count = 0;
  for (const step of record.steps) {
    const stream = new Stream(seeds, String(step.ply));
    const card = (): string => {
      let k = stream.below([...deck.values()].reduce((a, b) => a + b, 0));
      for (const [color, left] of deck) {
        if (k < left) {
          deck.set(color, left - 1);
          return color;
        }
        k -= left;
      }
      return "";
    };
    const contract = (): string | undefined =>
      unseen.length > 0 ? unseen.splice(stream.below(unseen.length), 1)[0] : returned.shift();
    for (const event of step.events) {
      let right = true;
      switch (event.type) {
        case "card_dealt":
        case "market_filled":
          count += 1;
          right = event.card === card();
          break;
        case "card_drawn":
          if (event.from !== "deck") break;
          count += 1;
          right = event.card === card();
          break;
        case "contracts_offered":
          for (const name of event.contracts ?? []) {
            count += 1;
            right &&= name === contract();
          }
          break;
        case "contract_returned":
          returned.push(event.contract ?? "");
          break;
        case "deck_reshuffled":
          for (const [color, number] of Object.entries(event.cards)) deck.set(color, (deck.get(color) ?? 0) + number);
          break;
      }
      if (!right) return { what: "draws", right: false, count, ply: step.ply };
    }
  }
  return { what: "draws", right: true, count, ply: null };
}
