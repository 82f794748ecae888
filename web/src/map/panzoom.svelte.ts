// Pan and zoom of the map, by drag, pinch, wheel, double tap, and buttons.
const MAX_SCALE = 5;
const STEP = 1.5; // zoom factor of the buttons
const TAP_ZOOM = 2.4; // zoom factor of a double tap
const SLACK = 6; // pixels of movement that turn a tap into a drag
const DOUBLE_TAP = 320; // longest time in milliseconds between the taps of a double tap
const REST = 200; // milliseconds without movement until the map is drawn sharply again
const MARGIN = 24; // pixels around an element that `reveal` shows

interface Point {
  x: number;
  y: number;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

export class PanZoom {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  moving = $state(false);
  dragged = false; // a click after a drag is ignored

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
    return this.scale >= MAX_SCALE;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale})`;
  }

  attach = (frame: HTMLElement): (() => void) => {
    this.#frame = frame;
    // A drag that starts on the map may continue outside of it.
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

  /** Zoom around a fixed point of the window, by default the center of the map. */
  zoom(factor: number, at?: Point): void {
    const box = this.#frame?.getBoundingClientRect();
    if (box === undefined) return;
    const here =
      at === undefined
        ? { x: box.width / 2, y: box.height / 2 }
        : { x: at.x - box.x, y: at.y - box.y };
    const wanted = this.scale * factor;
    const scale = wanted < 1.02 ? 1 : Math.min(MAX_SCALE, wanted);
    this.x = here.x - ((here.x - this.x) * scale) / this.scale;
    this.y = here.y - ((here.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#keepInside();
    this.#markMoving();
  }

  pan(x: number, y: number): void {
    this.x += x;
    this.y += y;
    this.#keepInside();
    this.#markMoving();
  }

  /** Make a part of the map visible above `floor`; the window below it is covered. */
  reveal(part: Element, floor: number): void {
    const frame = this.#frame;
    if (frame === null) return;
    const view = frame.getBoundingClientRect();
    // The page may be scrolled down to a long list.
    scrollBy(0, -shift(view.top, view.bottom, 0, floor));
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
    if (other !== undefined || distance(now, this.#start) > SLACK) this.dragged = true;
    if (!this.dragged) return;
    this.#fingers.set(event.pointerId, now);
    const [from, to] =
      other === undefined ? [before, now] : [middle(before, other), middle(now, other)];
    if (this.moved) this.pan(to.x - from.x, to.y - from.y);
    if (other !== undefined) {
      this.zoom(distance(now, other) / Math.max(1, distance(before, other)), to);
    }
  };

  #up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId) || this.dragged) return;
    const tap = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const second = tap.time - this.#tap.time < DOUBLE_TAP && distance(tap, this.#tap) < 4 * SLACK;
    this.#tap = second ? { ...tap, time: -Infinity } : tap;
    if (second) this.zoom(this.moved ? 0 : TAP_ZOOM, tap);
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

  /** Mark the map as moving; a moving map is drawn in less detail. */
  #markMoving(): void {
    this.moving = true;
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => (this.moving = false), REST);
  }
}

/**
 * How far to move an interval so that it lies between two limits. If it is too long, its start
 * counts.
 */
export function shift(start: number, end: number, low: number, high: number): number {
  if (start < low) return low - start;
  return end > high ? Math.max(high - end, low - start) : 0;
}
