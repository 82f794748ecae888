import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ShowQueue } from "./show-queue";

/** A queue of words that stay for 100 ms each, and a list of all that it did. */
function queueOf(timeOf: (word: string) => number = () => 100): [ShowQueue<string>, string[]] {
  const seen: string[] = [];
  const queue = new ShowQueue<string>({
    show: (words, skipped) => seen.push(words.join("+") + (skipped ? " skipped" : "")),
    timeOf,
    onBusy: (busy) => seen.push(busy ? "busy" : "idle"),
  });
  return [queue, seen];
}

describe("the queue of shown moves", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows one item after the other", () => {
    const [queue, seen] = queueOf();
    queue.add("draw");
    queue.add("claim");
    expect(seen).toEqual(["busy", "draw"]);
    vi.advanceTimersByTime(99);
    expect(seen).toEqual(["busy", "draw"]);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual(["busy", "draw", "busy", "claim"]);
    vi.advanceTimersByTime(100);
    expect(seen).toEqual(["busy", "draw", "busy", "claim", "idle"]);
  });

  it("shows everything at once when the player skips, and is ready for the next item", () => {
    const [queue, seen] = queueOf();
    for (const word of ["draw", "claim", "pass"]) queue.add(word);
    queue.skip();
    expect(seen).toEqual(["busy", "draw", "claim+pass skipped", "idle"]);
    vi.advanceTimersByTime(1000);
    expect(seen).toHaveLength(4);
    queue.add("next");
    expect(seen.slice(4)).toEqual(["busy", "next"]);
  });

  it("does nothing when there is nothing to skip", () => {
    const [queue, seen] = queueOf();
    queue.skip();
    expect(seen).toEqual([]);
  });

  it("ends the wait for the item on screen when the player skips", () => {
    const [queue, seen] = queueOf();
    queue.add("draw");
    queue.skip();
    expect(seen).toEqual(["busy", "draw", "idle"]);
  });

  it("shows items without a time at once", () => {
    const [queue, seen] = queueOf(() => 0);
    queue.add("draw");
    queue.add("claim");
    expect(seen).toEqual(["draw", "idle", "claim", "idle"]);
  });

  it("does not let an item without a time wait for the one on screen", () => {
    const [queue, seen] = queueOf((word) => (word === "clock" ? 0 : 100));
    queue.add("draw");
    queue.add("clock");
    expect(seen).toEqual(["busy", "draw", "clock"]);
    queue.add("claim");
    queue.add("clock");
    expect(seen).toHaveLength(3); // the clock of a later position does not overtake the claim
    vi.advanceTimersByTime(200);
    expect(seen.slice(3)).toEqual(["busy", "claim", "clock", "idle"]);
  });

  it("jumps over a long backlog", () => {
    const [queue, seen] = queueOf();
    for (let number = 0; number < 10; number++) queue.add(`${number}`);
    expect(seen).toEqual(["busy", "0", "1+2+3+4+5+6+7+8+9", "idle"]);
  });

  it("forgets everything when it is cleared", () => {
    const [queue, seen] = queueOf();
    queue.add("draw");
    queue.add("claim");
    queue.clear();
    vi.advanceTimersByTime(1000);
    expect(seen).toEqual(["busy", "draw"]);
  });
});
