// Where a map has room for the title of its board.
import type { DrawnBoard } from "../wire";

const LETTER = 11; // width of a letter, about
const ROOM = 26; // least distance to everything else on the map
const STEP = 20;
const INSET = 60; // from the edge, where the score track is

interface Point {
  x: number;
  y: number;
}

/** The middle of the title; null if the map has no room for it. */
export function titleSpot(board: DrawnBoard): Point | null {
  const half = (board.title.length * LETTER) / 2;
  const taken: Point[] = [
    ...board.places,
    ...board.places.flatMap(labelPoints),
    ...board.routes.flatMap((route) => route.spaces),
  ];
  let best: Point | null = null;
  let most = ROOM;
  for (let y = INSET; y <= board.height - INSET; y += STEP) {
    for (let x = INSET + half; x <= board.width - INSET - half; x += STEP) {
      const room = Math.min(...taken.map((point) => distance(point, x, y, half)));
      if (room > most) [best, most] = [{ x, y }, room];
    }
  }
  return best;
}

/** Points along each line of a place's name. */
function labelPoints(place: DrawnBoard["places"][number]): Point[] {
  const from = { start: 0, middle: -0.5, end: -1 }[place.label_anchor] ?? 0;
  return place.label_lines.flatMap((line, number) => {
    const width = line.length * 8;
    return [0, 0.5, 1].map((part) => ({
      x: place.label_x + width * (from + part),
      y: place.label_y + number * 17,
    }));
  });
}

/** The distance from a point to a line of text around x, y. */
function distance(point: Point, x: number, y: number, half: number): number {
  return Math.hypot(Math.max(0, Math.abs(point.x - x) - half), point.y - y);
}
