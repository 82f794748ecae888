// A bot as a separate program, in JavaScript without dependencies.
//
// Check it: grachten bot check node examples/stdio_bot.mjs
// Play against it: grachten play "bot:cmd: node examples/stdio_bot.mjs"
//
// It speaks the protocol of docs/protocol.md: one JSON object per line on standard input and
// output. Messages to its author go to standard error (console.error).

import { createInterface } from "node:readline";

let routes = [];

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    routes = readRoutes(message.board);
    answer({ type: "ready", name: "stdio example in JavaScript" });
  } else if (message.type === "decide") {
    answer({ type: "action", action: decide(message.view, message.legal) });
  } // the other messages are for bots that keep a memory
}

function answer(message) {
  process.stdout.write(JSON.stringify(message) + "\n");
}

/** Return all routes with their names: place-place-color; a second one of a color ends in -2. */
function readRoutes(board) {
  const found = [];
  for (const { between, length, colors } of board.routes) {
    for (const color of colors) {
      let name = [...between, color].join("-");
      if (found.some((route) => route.name === name)) name += "-2";
      found.push({ name, between, length, color });
    }
  }
  return found;
}

/** Claim what the contracts need, else draw for it; always return a legal action. */
function decide(view, legal) {
  if (legal[0].startsWith("keep:")) return keep(view, legal);
  const wanted = new Set(view.contracts.flatMap((contract) => cheapestPath(view, contract) ?? []));
  const claims = legal.filter((action) => action.startsWith("claim:")).map(readClaim);
  const useful = claims.filter((claim) => wanted.has(claim.route));
  const free = wanted.size === 0 || view.last_round !== null; // nothing to save cards for
  const choice = useful.length > 0 ? useful : free ? claims : [];
  // The longest route, and the payment with the fewest wilds.
  choice.sort((a, b) => b.route.length - a.route.length || a.wilds - b.wilds);
  return choice.length > 0 ? choice[0].action : draw(wanted, view.hand, legal);
}

function readClaim(action) {
  const [, name, , wilds] = action.split(":");
  return { action, route: routes.find((route) => route.name === name), wilds: Number(wilds) };
}

/** Keep as many contracts as the carts reach, and the cheapest among equals. */
function keep(view, legal) {
  const carts = view.seats[view.seat].carts;
  const cost = (action) =>
    action
      .slice("keep:".length)
      .split("+")
      .map((contract) => cheapestPath(view, contract))
      .map((path) => (path === null ? carts : path.reduce((sum, route) => sum + route.length, 0)))
      .reduce((sum, length) => sum + length, 0);
  const both = legal.find((action) => action.includes("+") && cost(action) <= carts);
  return both ?? legal.reduce((best, action) => (cost(action) < cost(best) ? action : best));
}

/** Return the routes still to claim between two places (Dijkstra); null if they are cut off. */
function cheapestPath(view, contract) {
  const [start, goal] = contract.split("-");
  const open = routes.filter((route) => holder(view, route) === view.seat || isOpen(view, route));
  const paths = new Map([[start, { cost: 0, routes: [] }]]);
  const done = new Set();
  for (;;) {
    const places = [...paths.keys()].filter((place) => !done.has(place));
    if (places.length === 0) return null;
    const here = places.reduce((a, b) => (paths.get(b).cost < paths.get(a).cost ? b : a));
    const path = paths.get(here);
    if (here === goal) return path.routes;
    done.add(here);
    for (const route of open.filter(({ between }) => between.includes(here))) {
      const there = route.between.find((place) => place !== here);
      const mine = holder(view, route) === view.seat;
      const cost = path.cost + (mine ? 0 : route.length);
      if (cost < (paths.get(there)?.cost ?? Infinity)) {
        paths.set(there, { cost, routes: mine ? path.routes : [...path.routes, route] });
      }
    }
  }
}

function holder(view, route) {
  return view.routes[route.name];
}

/** Return whether no parallel route closes this one (R18; with two players R19). */
function isOpen(view, route) {
  const parallel = routes.filter(({ between }) => between.every((p) => route.between.includes(p)));
  const holders = parallel.map((other) => holder(view, other)).filter((seat) => seat !== undefined);
  if (holder(view, route) !== undefined) return false;
  return view.players === 2 ? holders.length === 0 : !holders.includes(view.seat);
}

/** Take the most needed color from the market, else a card from the deck. */
function draw(wanted, hand, legal) {
  const lacking = {};
  for (const { color, length } of wanted) {
    if (color !== "grey") lacking[color] = (lacking[color] ?? -(hand[color] ?? 0)) + length;
  }
  const colors = Object.keys(lacking).sort((a, b) => lacking[b] - lacking[a]);
  const color = colors.find((c) => lacking[c] > 0 && legal.includes(`draw:${c}`));
  if (color !== undefined) return `draw:${color}`;
  if (legal.includes("draw:deck")) return "draw:deck";
  return legal.find((action) => action.startsWith("draw:")) ?? legal[0];
}
