// The markers on the score track move one point at a time.
import { duration } from "../lib/prefs.svelte";

const PACE = 110; // milliseconds per point
const FAR = 40; // points; longer moves are not animated

export class Walk {
  at = $state.raw<readonly number[]>([]);
  #goal: readonly number[] = [];
  #timer = 0;

  get pace(): number {
    return duration(PACE);
  }

  toward(goal: readonly number[]): void {
    const far = goal.some((points, seat) => Math.abs(points - (this.at[seat] ?? Infinity)) > FAR);
    this.#goal = goal;
    if (far || this.pace === 0) this.at = goal;
    else if (this.#timer === 0) this.#step();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #step = (): void => {
    this.#timer = 0;
    const next = this.#goal.map((points, seat) => {
      const here = this.at[seat] ?? points;
      return here + Math.sign(points - here);
    });
    if (next.join() === this.at.join()) return;
    this.at = next;
    this.#timer = window.setTimeout(this.#step, this.pace);
  };
}
