// Pictures of cards and carts that fly across the table. They are decoration: nothing waits for
// them.
import { tick } from "svelte";
import type { Step } from "../wire";
import { cuesOf, TIME, type Cue } from "./cues";
import { duration } from "./prefs.svelte";
import { sound } from "./sound";

interface Flight {
  id: number;
  drawing: string;
  width: number;
  height: number;
  fly: (node: SVGElement) => void;
}

/** Where a flight starts or ends: a point in the window, a scale, and an angle. */
interface Spot {
  x: number;
  y: number;
  scale: number;
  angle: number;
  element: Element;
}

const SIZES: Record<string, [number, number]> = {
  card: [64, 90],
  contract: [84, 60],
  goods: [48, 67],
  cart: [48, 24],
};
const MAX_FLIGHTS = 24; // flights at a time
const MAX_STEPS = 4; // steps; if more arrive together, only the latest are shown
const MAX_WAIT = 900; // milliseconds that a step may wait for the previous one
const LIFT = 40; // pixels that a picture rises above a straight line
const SMALL = 0.45; // scale of a picture that flies to a player

export class Flights {
  flying = $state.raw<Flight[]>([]);
  #count = 0;
  #until = 0; // when the last flight ends
  #appearing: Animation[] = [];

  /** Show the flights and play the sounds of these steps, after the page has been updated. */
  async start(steps: readonly Step[], me: number | null): Promise<void> {
    const cues = cuesOf(steps.slice(-MAX_STEPS), me);
    const pace = duration(1);
    const now = performance.now();
    const wait = pace === 0 ? 0 : Math.min(MAX_WAIT * pace, Math.max(0, this.#until - now));
    for (const cue of cues) {
      if (cue.sound !== null) sound(cue.sound, wait + cue.at * Math.max(pace, 1 / 3));
    }
    if (pace === 0 || document.hidden) return;
    const last = Math.max(0, ...cues.map((cue) => cue.at + TIME / 2));
    this.#until = now + wait + last * pace;
    await tick();
    for (const cue of cues) this.#launch(cue, wait + cue.at * pace, TIME * pace);
  }

  /** Remove all pictures, because the player skips them. */
  stop(): void {
    for (const one of this.#appearing) one.cancel();
    this.#appearing = [];
    this.flying = [];
    this.#until = 0;
  }

  #launch(cue: Cue, delay: number, time: number): void {
    if (cue.drawing === null || this.flying.length >= MAX_FLIGHTS) return;
    const [width, height] = SIZES[cue.drawing.split("-")[0] ?? ""] ?? [48, 48];
    const start = spot(cue.from, width);
    const end = spot(cue.to, width);
    if (start === null || end === null) return;
    if (cue.hides) {
      const running = this.#appearing.filter((one) => one.playState === "running");
      this.#appearing = [...running, appear(end.element, delay + time, time)];
    }
    const id = ++this.#count;
    const place = ({ x, y, scale, angle }: Omit<Spot, "element">): string =>
      `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${angle}deg) scale(${scale})`;
    const top = {
      x: (start.x + end.x) / 2,
      y: (start.y + end.y) / 2 - LIFT,
      scale: Math.max(start.scale, end.scale) * 1.1,
      angle: (start.angle + end.angle) / 2,
    };
    const fly = (node: SVGElement): void => {
      const moving = node.animate(
        [
          { transform: place(start), opacity: 0 },
          { transform: place(start), opacity: 1, offset: 0.01 },
          { transform: place(top), opacity: 1, offset: 0.5, easing: "ease-in" },
          { transform: place(end), opacity: cue.hides ? 1 : 0.7 },
        ],
        { duration: time, delay, easing: "ease-out", fill: "both" },
      );
      moving.onfinish = moving.oncancel = () =>
        (this.flying = this.flying.filter((one) => one.id !== id));
    };
    this.flying = [...this.flying, { id, drawing: cue.drawing, width, height, fly }];
  }
}

/** The first visible anchor. */
function spot(anchors: readonly string[], width: number): Spot | null {
  for (const name of anchors) {
    const element = document.querySelector(`[data-anchor="${CSS.escape(name)}"]`);
    const box = element?.getBoundingClientRect();
    if (!element || !box || box.width === 0 || hidden(element, box)) continue;
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, element };
    if (element instanceof SVGUseElement) return { ...at, ...poseOf(element, width) };
    const scale = name.startsWith("seat-")
      ? SMALL
      : name === "hand" || name.startsWith("own-")
        ? 1
        : box.width / width;
    return { ...at, scale, angle: 0 };
  }
  return null;
}

/** Whether an element of the map is outside of its frame. */
function hidden(element: Element, box: DOMRect): boolean {
  const frame = element.closest(".frame")?.getBoundingClientRect();
  if (frame === undefined) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x < frame.left || x > frame.right || y < frame.top || y > frame.bottom;
}

/** The scale and the angle of a drawing on the map. */
function poseOf(element: SVGUseElement, width: number): { scale: number; angle: number } {
  const { a, b } = element.getScreenCTM() ?? { a: 1, b: 0 };
  const size = element.width.baseVal.value * Math.hypot(a, b);
  return { scale: size / width, angle: (Math.atan2(b, a) * 180) / Math.PI };
}

/**
 * Hide an element until the flight arrives; then a card turns face up, and anything else appears.
 */
function appear(element: Element, delay: number, time: number): Animation {
  const card = element.querySelector("svg");
  if (card === null) return element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay });
  return card.animate([{ transform: "scaleX(0)" }, { transform: "none" }], {
    delay,
    duration: time / 3,
    fill: "backwards",
  });
}
