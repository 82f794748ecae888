// Moving and zooming the map: drag, pinch, wheel, a double tap, and buttons.
const MOST = 5;
const STEP = 1.5; // of the buttons
const TAPPED = 2.4; // how much a double tap shows
const SLACK = 6; // pixels until a tap is a drag
const DOUBLE = 320; // milliseconds between two taps that are one
const REST = 200; // milliseconds until a moved map is drawn sharply again
const MARGIN = 24; // around what is brought into sight

interface Point {
  x: number;
  y: number;
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export class PanZoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  dragged = false; // so the click that follows means nothing

  #frame: HTMLElement | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #tap = { x: 0, y: 0, time: -Infinity };
  #resting = 0;

  get moved(): boolean {
    return this.scale > 1;
  }

  get full(): boolean {
    return this.scale >= MOST;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  attach = (frame: HTMLElement): (() => void) => {
    this.#frame = frame;
    // A hand that has begun on the map may go on beyond its edge.
    const listen: [EventTarget, string, (event: never) => void][] = [
      [frame, "pointerdown", this.#down],
      [window, "pointermove", this.#move],
      [window, "pointerup", this.#up],
      [window, "pointercancel", this.#cancel],
      [frame, "wheel", this.#wheel],
    ];
    for (const [where, name, act] of listen) {
      where.addEventListener(name, act as EventListener, { passive: false });
    }
    const size = new ResizeObserver(() => this.#keepInside());
    size.observe(frame);
    return () => {
      for (const [where, name, act] of listen) {
        where.removeEventListener(name, act as EventListener);
      }
      size.disconnect();
      clearTimeout(this.#resting);
    };
  };

  closer(): void {
    this.zoom(STEP);
  }

  wider(): void {
    this.zoom(1 / STEP);
  }

  fit(): void {
    this.zoom(0);
  }

  /** Zoom around a point of the window that stays where it is, or around the middle. */
  zoom(factor: number, at?: Point): void {
    const box = this.#frame?.getBoundingClientRect();
    if (box === undefined) return;
    const here =
      at === undefined
        ? { x: box.width / 2, y: box.height / 2 }
        : { x: at.x - box.x, y: at.y - box.y };
    const wanted = this.scale * factor;
    const scale = wanted < 1.02 ? 1 : Math.min(MOST, wanted);
    this.x = here.x - ((here.x - this.x) * scale) / this.scale;
    this.y = here.y - ((here.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#keepInside();
    this.#stir();
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.#keepInside();
    this.#stir();
  }

  /** Bring a part of the map into sight, above `floor`: what lies lower in the window is covered. */
  reveal(part: Element, floor: number): void {
    const frame = this.#frame;
    if (frame === null) return;
    const view = frame.getBoundingClientRect();
    scrollBy(0, -shift(view.top, view.bottom, 0, floor)); // somebody may have come here from a long list
    const [at, box] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
    const low = Math.min(box.bottom, floor) - MARGIN;
    const right = shift(at.left, at.right, box.left + MARGIN, box.right - MARGIN);
    if (this.moved) this.pan(right, shift(at.top, at.bottom, box.top + MARGIN, low));
  }

  #down = (event: PointerEvent): void => {
    if (event.target instanceof Element && event.target.closest("button") !== null) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) {
      this.dragged = false;
      this.#start = { x: event.clientX, y: event.clientY };
    }
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined || between(now, this.#start) > SLACK) this.dragged = true;
    if (!this.dragged) return;
    this.#fingers.set(event.pointerId, now);
    const [from, to] =
      other === undefined ? [before, now] : [middle(before, other), middle(now, other)];
    if (this.moved) this.pan(to.x - from.x, to.y - from.y);
    if (other !== undefined) {
      this.zoom(between(now, other) / Math.max(1, between(before, other)), to);
    }
  };

  #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId) || this.dragged) return;
    const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const second = tap.time - this.#tap.time < DOUBLE && between(tap, this.#tap) < 4 * SLACK;
    this.#tap = second ? { ...tap, time: -Infinity } : tap;
    if (second) this.zoom(this.moved ? 0 : TAPPED, tap);
  };

  #cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  };

  #keepInside(): void {
    const frame = this.#frame;
    if (frame === null) return;
    this.x = Math.min(0, Math.max(frame.clientWidth * (1 - this.scale), this.x));
    this.y = Math.min(0, Math.max(frame.clientHeight * (1 - this.scale), this.y));
  }

  /** While it moves the map is a picture that is cheap to move. */
  #stir(): void {
    this.moving = true;
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => (this.moving = false), REST);
  }
}

/** By how much to move a stretch so that it lies between two limits, its start before its end. */
export function shift(start: number, end: number, low: number, high: number): number {
  if (start < low) return low - start;
  return end > high ? Math.max(high - end, low - start) : 0;
}
