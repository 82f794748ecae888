// Moving and zooming the map: drag, pinch, wheel, and a double tap that brings all of it back.
const MOST = 4;
const SLACK = 6; // pixels until a tap is a drag

interface Finger {
  x: number;
  y: number;
}

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  dragged = false;

  #fingers = new Map<number, Finger>();
  #start: Finger = { x: 0, y: 0 };
  #svg: SVGSVGElement | null = null;

  get moved(): boolean {
    return this.scale > 1;
  }

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }

  attach = (frame: HTMLElement): (() => void) => {
    this.#svg = frame.querySelector("svg");
    const listen: [string, (event: never) => void][] = [
      ["pointerdown", this.#down],
      ["pointermove", this.#move],
      ["pointerup", this.#up],
      ["pointercancel", this.#up],
    ];
    for (const [name, act] of listen) frame.addEventListener(name, act as EventListener);
    frame.addEventListener("wheel", this.#wheel, { passive: false });
    frame.addEventListener("dblclick", this.fit);
    return () => {
      for (const [name, act] of listen) frame.removeEventListener(name, act as EventListener);
      frame.removeEventListener("wheel", this.#wheel);
      frame.removeEventListener("dblclick", this.fit);
    };
  };

  fit = (): void => {
    this.scale = 1;
    this.x = 0;
    this.y = 0;
  };

  zoom(factor: number, at?: Finger): void {
    const here = this.#onPaper(at ?? this.#middle());
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    this.x = here.x - ((here.x - this.x) * scale) / this.scale;
    this.y = here.y - ((here.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.#keepInside();
  }

  #down = (event: PointerEvent): void => {
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
    if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > SLACK) this.dragged = true;
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId);
    const other = others[0]?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other !== undefined) {
      this.dragged = true;
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      if (was > 0) this.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.dragged && this.scale > 1) {
      const from = this.#onPaper(before);
      const to = this.#onPaper(now);
      this.x += to.x - from.x;
      this.y += to.y - from.y;
      this.#keepInside();
    }
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
  };

  #middle(): Finger {
    const box = this.#svg?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /** A point of the screen in units of the paper. */
  #onPaper(point: Finger): Finger {
    const matrix = this.#svg?.getScreenCTM()?.inverse();
    if (matrix === undefined) return point;
    const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix);
    return { x, y };
  }

  #keepInside(): void {
    const box = this.#svg?.viewBox.baseVal;
    if (box === undefined) return;
    const least = (start: number, size: number): number => (start + size) * (1 - this.scale);
    this.x = Math.min(box.x * (1 - this.scale), Math.max(least(box.x, box.width), this.x));
    this.y = Math.min(box.y * (1 - this.scale), Math.max(least(box.y, box.height), this.y));
  }
}
