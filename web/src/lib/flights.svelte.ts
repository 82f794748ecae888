// Cards that fly from where they were to where they go. They are only a picture: nothing waits for them.
import type { Step } from "../wire";
import { duration } from "./prefs.svelte";

interface Flight {
  id: number;
  drawing: string;
  fly: (node: SVGElement) => void;
}

const TIME = 520;
const BETWEEN = 120;
const MOST = 12;

function middle(anchor: string): { x: number; y: number } | null {
  const box = document.querySelector(`[data-anchor="${anchor}"]`)?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export class Flights {
  flying = $state.raw<Flight[]>([]);
  #count = 0;

  start(steps: readonly Step[], me: number | null): void {
    const time = duration(TIME);
    if (time === 0) return;
    const wait = duration(BETWEEN);
    let turn = 0;
    for (const step of steps) {
      for (const event of step.events) {
        if (event.type !== "card_drawn" || this.flying.length >= MOST) continue;
        const from = event.from === "deck" ? "deck" : `market-${event.slot ?? 0}`;
        const to = event.seat === me ? "hand" : `seat-${event.seat}`;
        this.#launch(`card-${event.card ?? "back"}`, from, to, time, wait * turn++);
      }
    }
  }

  #launch(drawing: string, from: string, to: string, time: number, delay: number): void {
    const start = middle(from);
    const end = middle(to);
    if (start === null || end === null) return;
    const id = ++this.#count;
    const fly = (node: SVGElement): void => {
      const place = (point: { x: number; y: number }, scale: number): string =>
        `translate(${point.x - 28}px, ${point.y - 39}px) scale(${scale})`;
      const lift = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 40 };
      const moving = node.animate(
        [{ transform: place(start, 1) }, { transform: place(lift, 1.15) }, { transform: place(end, 0.7), opacity: 0.6 }],
        { duration: time, delay, easing: "ease-in-out", fill: "both" },
      );
      moving.onfinish = moving.oncancel = () => (this.flying = this.flying.filter((one) => one.id !== id));
    };
    this.flying = [...this.flying, { id, drawing, fly }];
  }
}
