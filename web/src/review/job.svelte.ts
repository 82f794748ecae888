// A review that the server makes: request it, wait for it, and say what happens meanwhile.
import { Refusal } from "../lib/api";
import type { Review, ReviewProgress } from "../wire";

const FIRST_WAIT = 700; // milliseconds
const GROWTH = 1.4;
const LONGEST_WAIT = 5000;

/** How long to wait before request number `count`. */
export function waitBefore(count: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * GROWTH ** count);
}

export class ReviewJob {
  review = $state.raw<Review | null>(null);
  progress = $state.raw<ReviewProgress | null>(null); // null until the server has answered
  trouble = $state.raw<Refusal | null>(null); // why there is no review
  lost = $state(false); // the server does not answer; it is asked again
  #timer = 0;
  #requests = 0;
  #asking = false;

  constructor(private readonly ask: () => Promise<Review | ReviewProgress>) {}

  /** Request the review, unless it is there or on its way. */
  start(): void {
    if (this.review === null && !this.#asking && this.#timer === 0) void this.#request();
  }

  retry(): void {
    this.trouble = null;
    this.#requests = 0;
    this.stop();
    this.start();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  async #request(): Promise<void> {
    this.#asking = true;
    try {
      const found = await this.ask();
      this.lost = false;
      this.trouble = null;
      if ("positions" in found) this.review = found;
      else this.#wait(found);
    } catch (error) {
      const refusal = error instanceof Refusal ? error : new Refusal("unknown", "");
      this.lost = refusal.code === "no_connection";
      if (this.lost) this.#wait(this.progress);
      else this.trouble = refusal;
    } finally {
      this.#asking = false;
    }
  }

  #wait(progress: ReviewProgress | null): void {
    this.progress = progress;
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      void this.#request();
    }, waitBefore(this.#requests++));
  }
}
