/**
 * Generates scenery for any board: a town on an island, ringed by canals, with a soft coast.
 *
 * The same board always gives the same picture. All colors come from scenery.css, through the
 * classes that the map of Amsterdam also uses. The markup contains no styles and no words.
 */

interface Point {
  x: number;
  y: number;
}

interface PlainBoard {
  width: number;
  height: number;
  places: readonly Point[];
  /** If the routes are known, the ground under them gets less detail. */
  routes?: readonly { spaces: readonly Point[] }[];
}

/** How far the drawing extends beyond the board on all sides. */
const BLEED = 40;
/** The distance from the outermost places to the coast. */
const MARGIN = 74;
const TURNS = 96;
const RING_STEP = 78;

/** The coast: TURNS points at equal distances, each with its direction out to sea. */
interface Outline {
  middle: Point;
  length: number;
  size: number;
  points: { at: Point; out: Point }[];
  /** A rounder version of the points, for canals near the middle. */
  round: Point[];
}

export function plainScenery(board: PlainBoard): string {
  const { width, height } = board;
  const seed = hash(board);
  const key = `pl-${seed.toString(36)}`;
  const random = dice(seed);
  const coast = outline(board, random);
  const sea = `M${-BLEED - 6} ${-BLEED - 6}H${width + BLEED + 6}V${height + BLEED + 6}H${-BLEED - 6}z`;
  const land = curve(shifted(coast, 0));
  const blocks = town(coast, random);
  const rings = canals(coast);
  const stream = river(coast, random);
  const free = openWater(board, coast);
  const rose = roseSpot(board, free);
  const [wide, high] = [width + 2 * BLEED, height + 2 * BLEED];
  const size = `width="${wide}" height="${high}" viewBox="${-BLEED} ${-BLEED} ${wide} ${high}"`;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" x="${-BLEED}" y="${-BLEED}" ${size} class="m-scenery" aria-hidden="true" focusable="false">`,
    `<defs>${DRAWINGS}<path id="${key}-blocks" d="${blocks}"/><path id="${key}-rings" d="${rings}"/></defs>`,
    `<path class="m-city" d="${land}"/>`,
    `<use href="#${key}-blocks" class="m-drop" x=".9" y="1.3"/>`,
    `<use href="#${key}-blocks" class="m-yard"/>`,
    `<use href="#${key}-blocks" fill="url(#pl-trees)"/>`,
    ...["m-roofs", "m-party", "m-ridge", "m-lights"].map(
      (look) => `<use href="#${key}-blocks" class="${look}"/>`,
    ),
    ...hush(board),
    trees(coast),
    `<path class="m-bank-street" stroke-width="30" d="${stream}"/>`,
    `<use href="#${key}-rings" class="m-edge" stroke-width="10"/>`,
    `<path class="m-edge" stroke-width="20" d="${stream}"/>`,
    `<path class="m-coast" d="${land}"/>`,
    `<path class="m-water" fill-rule="evenodd" d="${sea}${land}"/>`,
    `<use href="#${key}-rings" class="m-canal" stroke-width="8"/>`,
    `<path class="m-river" stroke-width="18" d="${stream}"/>`,
    ...[46, 84].map(
      (far, i) =>
        `<path class="m-deep${i + 1}" fill-rule="evenodd" d="${sea}${curve(shifted(coast, far))}"/>`,
    ),
    ...[4, 9, 15.5, 24].map(
      (far, i) => `<path class="m-echo m-echo${i + 1}" d="${curve(shifted(coast, far))}"/>`,
    ),
    ...ships(free, rose, random),
    rose ? `<use href="#pl-rose" transform="translate(${short(rose.x)} ${short(rose.y)})"/>` : "",
    `<path class="m-grain" fill="url(#pl-grain)" d="${sea}"/>`,
    "</svg>",
  ];
  return parts.join("");
}

// --- the land

/**
 * The coast runs at a constant distance around the hull of all places: how far the places reach in
 * each direction, averaged over neighboring directions to round the corners.
 */
function outline(board: PlainBoard, random: () => number): Outline {
  const { width, height } = board;
  const places = board.places.length ? board.places : [{ x: width / 2, y: height / 2 }];
  const angles = Array.from({ length: TURNS }, (_, i) => (i * 2 * Math.PI) / TURNS);
  const reach = angles.map((a) =>
    Math.max(...places.map((p) => p.x * Math.cos(a) + p.y * Math.sin(a))),
  );
  const soft = smoothed(smoothed(reach, 5), 3);
  const waves = [2, 3, 5, 7].map((n) => ({ n, start: random() * 2 * Math.PI, size: 13 / n }));
  const rough = angles.map((a, i) => {
    const slope = (ring(soft, i + 1) - ring(soft, i - 1)) / (2 * ((2 * Math.PI) / TURNS));
    const wave = waves.reduce((sum, w) => sum + w.size * Math.sin(w.n * a + w.start), 0);
    const out = { x: Math.cos(a), y: Math.sin(a) };
    const far = ring(soft, i) + MARGIN + wave;
    return { at: { x: far * out.x - slope * out.y, y: far * out.y + slope * out.x }, out };
  });
  const even = evened(rough);
  const length = even.length;
  const soften = (values: readonly Point[], half: number): Point[] => {
    const xs = smoothed(
      values.map((p) => p.x),
      half,
    );
    const ys = smoothed(
      values.map((p) => p.y),
      half,
    );
    return xs.map((x, i) => ({ x, y: ring(ys, i) }));
  };
  const softer = soften(
    even.points.map((p) => p.at),
    2,
  );
  const points = softer.map((at, i) => ({ at, out: ring(even.points, i).out }));
  const round = soften(soften(softer, 9), 7);
  const middle = {
    x: points.reduce((sum, p) => sum + p.at.x, 0) / TURNS,
    y: points.reduce((sum, p) => sum + p.at.y, 0) / TURNS,
  };
  const size = points.reduce((sum, p) => sum + distance(p.at, middle), 0) / TURNS;
  return { middle, length, size, points, round };
}

/** The same coast, with points at equal distances. */
function evened(rough: Outline["points"]): Pick<Outline, "points" | "length"> {
  const steps = rough.map((p, i) => distance(p.at, ring(rough, i + 1).at));
  const length = steps.reduce((sum, step) => sum + step, 0);
  const points: Outline["points"] = [];
  let walked = 0;
  rough.forEach((a, i) => {
    const b = ring(rough, i + 1);
    const step = ring(steps, i);
    while (points.length < TURNS && (points.length * length) / TURNS <= walked + step) {
      const t = step > 0 ? ((points.length * length) / TURNS - walked) / step : 0;
      points.push({ at: mixed(a.at, b.at, t), out: mixed(a.out, b.out, t) });
    }
    walked += step;
  });
  while (points.length < TURNS) points.push(ring(rough, 0));
  return { points, length };
}

function mixed(a: Point, b: Point, t: number): Point {
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
}

function smoothed(values: readonly number[], half: number): number[] {
  return values.map((_, i) => {
    let sum = 0;
    for (let k = -half; k <= half; k++) sum += ring(values, i + k);
    return sum / (2 * half + 1);
  });
}

/** The coast, moved out to sea. */
function shifted(coast: Outline, far: number): Point[] {
  return coast.points.map(({ at, out }) => ({ x: at.x + far * out.x, y: at.y + far * out.y }));
}

/** The point on a ray from the middle, at a fraction of the distance to the coast. */
function toward(coast: Outline, turn: number, share: number): Point {
  const low = Math.floor(turn);
  const end = mixed(ring(coast.points, low).at, ring(coast.points, low + 1).at, turn - low);
  const round = mixed(ring(coast.round, low), ring(coast.round, low + 1), turn - low);
  return mixed(coast.middle, mixed(end, round, Math.min(1, Math.max(0, 1.6 * (1 - share)))), share);
}

// --- canals and blocks

/** Fractions of the distance to the coast at which ring canals run, from the outside in. */
function ringShares(coast: Outline): number[] {
  const size = Math.min(...coast.points.map((p) => distance(p.at, coast.middle)));
  const count = Math.max(1, Math.min(4, Math.floor((size - 60) / RING_STEP)));
  const first = 1 - Math.min(0.3, 42 / size);
  const step = Math.max(RING_STEP, (size - 42) / (count + 0.7)) / size;
  return Array.from({ length: count }, (_, i) => first - i * step);
}

/** The turns at which canals cross the rings and lead to the sea. */
const SPOKES = [3, 19, 33, 50, 64, 83];

function canals(coast: Outline): string {
  const shares = ringShares(coast);
  const rings = shares.map((share) =>
    curve(Array.from({ length: TURNS }, (_, i) => toward(coast, i, share))),
  );
  const spokes = SPOKES.map((turn, i) => {
    const start = i % 2 ? (shares[shares.length - 1] ?? 0.5) : (shares[1] ?? shares[0] ?? 0.5);
    return `M${pair(toward(coast, turn, start))}L${pair(toward(coast, turn, 1.004))}`;
  });
  return rings.join("") + spokes.join("");
}

/** A river that winds through the town, from coast to coast. */
function river(coast: Outline, random: () => number): string {
  const from = 70 + 5 * random();
  const to = from - TURNS / 2 + 8 * random();
  const bend = { x: 0.05 * coast.size, y: 0 };
  const [a, b, c, d, e] = [
    toward(coast, from, 1 + 3 / coast.size),
    toward(coast, from + 3, 0.5),
    { x: coast.middle.x - bend.x, y: coast.middle.y },
    toward(coast, to + 4, 0.5),
    toward(coast, to, 1 + 3 / coast.size),
  ] as const;
  const lean = (p: Point, q: Point, t: number): string => pair(mixed(p, q, t));
  return (
    `M${pair(a)}C${lean(a, b, 0.4)} ${lean(b, mixed(a, c, 0.2), 0.3)} ${pair(b)}` +
    `S${lean(c, mixed(b, e, 0.3), 0.35)} ${pair(c)}S${lean(d, b, 0.2)} ${pair(d)}` +
    `S${lean(e, d, 0.4)} ${pair(e)}`
  );
}

/** Blocks of houses between the canals, as outlines that are drawn with a broad line. */
function town(coast: Outline, random: () => number): string {
  const shares = ringShares(coast);
  const inner = shares[shares.length - 1] ?? 0.5;
  const quay = 10 / coast.size;
  const bands: [number, number][] = [];
  let outer = 1;
  for (const share of [...shares, inner * 0.3]) {
    const [far, near] = [outer - quay, share + quay];
    outer = share;
    const wide = (far - near) * coast.size;
    if (wide > 40) {
      const street = (far + near) / 2;
      bands.push([far, street + 0.44 * quay], [street - 0.44 * quay, near]);
    } else if (wide > 6) {
      bands.push([far, near]);
    }
  }
  let d = "";
  for (const [far, near] of bands) {
    const count = Math.max(SPOKES.length, Math.round((far * coast.length) / 62));
    const cuts = [...SPOKES];
    for (let k = 0; k < count; k++) {
      const turn = ((k + 0.4 * random()) * TURNS) / count;
      if (cuts.every((c) => apart(c, turn) > (TURNS / count) * 0.5)) cuts.push(turn);
    }
    cuts.sort((a, b) => a - b);
    cuts.forEach((from, i) => {
      const to = i + 1 < cuts.length ? ring(cuts, i + 1) : ring(cuts, 0) + TURNS;
      d += block(coast, from, to, far, near);
    });
  }
  return d;
}

function block(coast: Outline, from: number, to: number, far: number, near: number): string {
  const edge = (share: number): Point[] => {
    const turn = (share * coast.length) / TURNS;
    const a = from + (SPOKES.includes(from % TURNS) ? 10 : 4.2) / turn;
    const b = to - (SPOKES.includes(to % TURNS) ? 10 : 4.2) / turn;
    if ((b - a) * turn < 2) return [];
    const steps = Math.max(1, Math.ceil((b - a) / 1.5));
    return Array.from({ length: steps + 1 }, (_, i) =>
      toward(coast, a + ((b - a) * i) / steps, share),
    );
  };
  const outside = edge(far);
  const inside = edge(near);
  if (outside.length < 2 || inside.length < 2) return "";
  return `M${[...outside, ...inside.reverse()].map(pair).join("L")}z`;
}

/** Rows of trees along the canals. */
function trees(coast: Outline): string {
  const shares = ringShares(coast).slice(0, 3);
  const off = 6.8 / coast.size;
  const rows = shares.flatMap((share) => [share - off, share + off]);
  const d = rows.flatMap((share) =>
    SPOKES.map((from, i) => {
      const to = i + 1 < SPOKES.length ? ring(SPOKES, i + 1) : ring(SPOKES, 0) + TURNS;
      const gap = (11 * TURNS) / (share * coast.length);
      const points: Point[] = [];
      for (let turn = from + gap; turn < to - gap; turn += 1) {
        points.push(toward(coast, turn, share));
      }
      return points.length > 1 ? `M${points.map(pair).join("L")}` : "";
    }),
  );
  return `<path class="m-elms" d="${d.join("")}"/>`;
}

/** A translucent cover over the blocks under places and routes. */
function hush(board: PlainBoard): string[] {
  const routes = (board.routes ?? []).filter((r) => r.spaces.length > 0);
  const lines = routes.map((r) =>
    r.spaces.length > 1
      ? `M${r.spaces.map(pair).join("L")}`
      : r.spaces.map((s) => `M${pair(s)}h0`).join(""),
  );
  const d = board.places.map((p) => `M${pair(p)}h0`).join("") + lines.join("");
  return [66, 50, 34].map((wide) => `<path class="m-hush" stroke-width="${wide}" d="${d}"/>`);
}

// --- on the water

/** Points of the board that are far out at sea, with their distance from land. */
function openWater(board: PlainBoard, coast: Outline): (Point & { room: number })[] {
  const shore = shifted(coast, 0);
  const spots: (Point & { room: number })[] = [];
  for (let x = 30; x <= board.width - 30; x += 20) {
    for (let y = 40; y <= board.height - 20; y += 20) {
      if (contains(shore, { x, y })) continue;
      const room = Math.min(...shore.map((p) => distance(p, { x, y })));
      if (room > 30) spots.push({ x, y, room });
    }
  }
  return spots;
}

/** A corner for the compass rose: at sea if there is room, otherwise away from all places. */
function roseSpot(board: PlainBoard, free: readonly (Point & { room: number })[]): Point | null {
  const { width, height } = board;
  const corners = [
    { x: 62, y: height - 62 },
    { x: width - 62, y: height - 62 },
    { x: width - 62, y: 72 },
    { x: 62, y: 72 },
  ];
  const room = (c: Point): number =>
    Math.max(0, ...free.filter((f) => distance(f, c) < 24).map((f) => f.room));
  const best = corners.reduce((a, b) => (room(b) > room(a) + 6 ? b : a));
  if (room(best) > 58) return best;
  const alone = (c: Point): number => Math.min(...board.places.map((p) => distance(p, c)), 9e9);
  const lonely = corners.reduce((a, b) => (alone(b) > alone(a) + 6 ? b : a));
  return alone(lonely) > 120 ? lonely : null;
}

/** A few ships, far from land and from one another. */
function ships(
  free: readonly (Point & { room: number })[],
  rose: Point | null,
  random: () => number,
): string[] {
  const taken: Point[] = [];
  const drawn: string[] = [];
  for (const [name, room, apartBy] of [
    ["fluyt", 44, 150],
    ["sloop", 32, 90],
    ["fluyt", 44, 150],
    ["sloop", 32, 90],
    ["sloop", 32, 90],
    ["sloop", 32, 90],
  ] as const) {
    const spots = free.filter(
      (f) =>
        f.room > room &&
        (name === "sloop" || f.y > 66) &&
        (!rose || distance(f, rose) > 100) &&
        taken.every((t) => distance(f, t) > apartBy),
    );
    const spot = spots[Math.floor(random() * spots.length)];
    if (!spot) continue;
    taken.push(spot);
    const mirrored = random() < 0.5 ? "scale(-1 1)" : "";
    drawn.push(
      `<use href="#pl-${name}" transform="translate(${short(spot.x)} ${short(spot.y)})${mirrored}"/>`,
    );
  }
  return drawn;
}

// --- small helpers

function ring<T>(values: readonly T[], i: number): T {
  const n = values.length;
  return values[((i % n) + n) % n] as T;
}

function apart(a: number, b: number): number {
  const far = Math.abs(a - b) % TURNS;
  return Math.min(far, TURNS - far);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function contains(shape: readonly Point[], p: Point): boolean {
  let inside = false;
  shape.forEach((a, i) => {
    const b = ring(shape, i + 1);
    if (a.y > p.y !== b.y > p.y && p.x < a.x + ((p.y - a.y) / (b.y - a.y)) * (b.x - a.x)) {
      inside = !inside;
    }
  });
  return inside;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function pair(p: Point): string {
  return `${short(p.x)} ${short(p.y)}`;
}

/** The path data of a smooth closed curve through these points. */
function curve(points: readonly Point[]): string {
  let d = "";
  points.forEach((b, i) => {
    const a = ring(points, i - 1);
    const c = ring(points, i + 1);
    const e = ring(points, i + 2);
    if (i === 0) d = `M${pair(b)}`;
    const first = { x: b.x + (c.x - a.x) / 6, y: b.y + (c.y - a.y) / 6 };
    const second = { x: c.x - (e.x - b.x) / 6, y: c.y - (e.y - b.y) / 6 };
    d += `C${pair(first)} ${pair(second)} ${pair(c)}`;
  });
  return `${d}z`;
}

function hash(board: PlainBoard): number {
  let h = 2166136261;
  for (const value of [board.width, board.height, ...board.places.flatMap((p) => [p.x, p.y])]) {
    h = Math.imul(h ^ Math.round(value * 10), 16777619);
  }
  return h >>> 0;
}

/** Pseudorandom numbers from 0 to 1, determined by the seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

// --- small drawings

const DRAWINGS =
  '<pattern id="pl-trees" width="17" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(14)"><path class="m-tree" d="M2 3a1.7 1.7 0 1 1 .1 0zM10 6a2.1 2.1 0 1 1 .1 0zM6 11.5a1.5 1.5 0 1 1 .1 0zM14.5 13a1.8 1.8 0 1 1 .1 0z"/></pattern>' +
  '<pattern id="pl-grain" width="97" height="83" patternUnits="userSpaceOnUse" patternTransform="rotate(7)"><path class="m-fiber" d="M5 12q6-2 11 1M41 5q3 5 9 4M70 22q-6 2-9 7M14 44q8 1 12-3M52 51q5-4 11-1M83 60q-2 6 3 10M30 74q7-3 12 0M88 9q4 2 5 7M8 66q4 0 6 4M58 34q2 1 3 4"/></pattern>' +
  '<path id="pl-ripple" class="m-ripple" d="M-28 4q4 2 8 0t8 0 8 0 8 0M-6 8q4 2 8 0t8 0 8 0"/>' +
  '<g id="pl-hull"><path class="m-hull" d="M-24-8.5C-22-2.5-19 .5-13 1.5H13C18 .5 20.5-4 22-17H16.5L14.5-10H-14L-18-11z"/><path class="m-deck" d="M-22.5-6.5C-10-3.5 8-3.5 20.8-9.5M-21-3.8C-10-1 8-1 19.8-6M17-13.5h4"/></g>' +
  '<g id="pl-fluyt"><use href="#pl-ripple"/><path class="m-spar" d="M-21-10L-33-17M-11-10v-30M2-10v-38M14-12v-22"/><path class="m-stay" d="M-33-17L-11-39 2-47 14-33 21-17M-11-39L-18-11M2-47l8 37"/><path class="m-sail" d="M-15.5-38.5h8.5q2 4.5.8 8.5h-10.3q-1.3-4.5 1-8.5zM-17.5-28.5h12.5q2.5 7 .6 12.5h-13.6q-2-6.5.5-12.5zM-3.5-46h10.5q2.2 5 1 10H-4.8q-1.2-5 1.3-10zM-5.5-34.5h14q2.8 8 .8 15.5H-6.2q-2.3-8 .7-15.5zM9.5-33L19-22.5l-5 2.8-2-1z"/><path class="m-fold" d="M4-45.5q2 5 1 9.5M5-34q3 8 1 15M-9.5-38q2 4 .8 7.5M-8.5-28q2.5 6.5.6 11.5"/><path class="m-flag" d="M2-52q4-2 9 0v3.5q-5-2-9 0zM-11-43q3.5-1.6 7 0v2.6q-3.5-1.5-7 0z"/><path class="m-spar" d="M2-48v-4.5M-11-40v-3.5"/><use href="#pl-hull"/><path class="m-win" d="M17.6-13h1.7v1.7h-1.7z"/></g>' +
  '<g id="pl-sloop"><path class="m-ripple" d="M-15 4q3 1.5 6 0t6 0 6 0 6 0"/><path class="m-spar" d="M-2-3v-22M-2-8L9-25"/><path class="m-sail" d="M-1.5-21L9-25.5q1.5 10-.5 19.5l-10 1.5zM-2.8-20.5L-11-4.5h8.2z"/><path class="m-flag" d="M-2-27.5q3-1.4 6 0v2.5q-3-1.4-6 0z"/><path class="m-hull" d="M-12-3q2 4.5 6 5h11q5-.6 7-6z"/></g>' +
  '<path id="pl-kite-a" d="M0 0L-5.5-10.5 0-40z"/>' +
  '<path id="pl-kite-b" d="M0 0L5.5-10.5 0-40z"/>' +
  '<g id="pl-point"><use href="#pl-kite-a" class="m-rose-light"/><use href="#pl-kite-b" class="m-rose-dark"/></g>' +
  '<g id="pl-rose"><circle class="m-rose-disc" r="47"/><circle class="m-rose-ring" r="47"/><circle class="m-rose-ring" r="33"/><circle class="m-rose-tick" r="44.5"/><path class="m-rose-wind" d="M0 0L18-43M0 0L43-18M0 0L43 18M0 0L18 43M0 0L-18 43M0 0L-43 18M0 0L-43-18M0 0L-18-43"/><g transform="rotate(45)scale(.72)"><use href="#pl-point"/><use href="#pl-point" transform="rotate(90)"/><use href="#pl-point" transform="rotate(180)"/><use href="#pl-point" transform="rotate(270)"/></g><use href="#pl-point"/><use href="#pl-point" transform="rotate(90)"/><use href="#pl-point" transform="rotate(180)"/><use href="#pl-point" transform="rotate(270)"/><circle class="m-rose-light" r="3.5"/><path class="m-rose-lily" d="M0-62q5 5 2.6 9.5 4.4-2.5 6.4 1-1 3.5-5 2.5 1 1.5 0 3h-8q-1-1.5 0-3-4 1-5-2.5 2-3.5 6.4-1Q-5-57 0-62z"/></g>';
