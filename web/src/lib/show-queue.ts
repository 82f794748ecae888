// Shows items one at a time: each stays on screen for its time before the next one follows.

const MAX_WAITING = 8; // items; with more than these, all are shown at once

interface Screen<T> {
  /** Show these items; `skipped` if the player does not want to watch them. */
  show: (items: readonly T[], skipped: boolean) => void;
  /** The milliseconds that an item stays on screen; 0 to go on at once. */
  timeOf: (item: T) => number;
  /** Called before an item is shown that stays, and again when all items have been shown. */
  onBusy: (busy: boolean) => void;
}

export class ShowQueue<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  readonly #screen: Screen<T>;

  constructor(screen: Screen<T>) {
    this.#screen = screen;
  }

  add(item: T): void {
    const behind = this.#waiting.length > 0;
    if (this.#timer !== null && !behind && this.#screen.timeOf(item) === 0) {
      this.#screen.show([item], false);
      return;
    }
    this.#waiting.push(item);
    if (this.#timer === null) this.#next();
    else if (this.#waiting.length > MAX_WAITING) this.#finish(false);
  }

  /** Show everything at once. */
  skip(): void {
    if (this.#timer !== null) this.#finish(true);
  }

  /** Forget everything. */
  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = [];
  }

  #next = (): void => {
    this.#timer = null;
    for (let item = this.#waiting.shift(); item !== undefined; item = this.#waiting.shift()) {
      const time = this.#screen.timeOf(item);
      if (time > 0) {
        this.#timer = setTimeout(this.#next, time);
        this.#screen.onBusy(true);
      }
      this.#screen.show([item], false);
      if (time > 0) return;
    }
    this.#screen.onBusy(false);
  };

  #finish(skipped: boolean): void {
    const items = this.#waiting;
    this.clear();
    if (items.length > 0) this.#screen.show(items, skipped);
    this.#screen.onBusy(false);
  }
}
