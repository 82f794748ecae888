#!/usr/bin/env python3
"""A bot as a separate program, with only the standard library.

Check it: grachten bot check python examples/stdio_bot.py
Play against it: grachten play "bot:cmd: python examples/stdio_bot.py"

It speaks the protocol of docs/protocol.md: one JSON object per line on standard input and output.
Messages to its author go to standard error.
"""

import heapq
import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

Message = dict[str, Any]


class Route(NamedTuple):
    name: str
    ends: frozenset[str]
    length: int
    color: str


def main() -> None:
    """Answer the messages that need a reply; the others are for bots that keep a memory."""
    routes: list[Route] = []
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            routes = list(read_routes(message["board"]))
            answer({"type": "ready", "name": "stdio example"})
        elif message["type"] == "decide":
            action = decide(routes, message["view"], message["legal"])
            answer({"type": "action", "action": action})


def answer(message: Message) -> None:
    print(json.dumps(message), flush=True)  # without the flush, the answer would never arrive


def read_routes(board: Message) -> Iterator[Route]:
    """Yield all routes with their names: place-place-color; a second one of a color ends in -2."""
    seen: Counter[str] = Counter()
    for line in board["routes"]:
        for color in line["colors"]:
            name = "-".join([*line["between"], color])
            seen[name] += 1
            name += "-2" if seen[name] == 2 else ""
            yield Route(name, frozenset(line["between"]), line["length"], color)


def decide(routes: list[Route], view: Message, legal: list[str]) -> str:
    """Claim what the contracts need, else draw for it; always return a legal action."""
    if legal[0].startswith("keep:"):
        return keep(routes, view, legal)
    wanted: dict[str, Route] = {}
    for contract in view["contracts"]:
        wanted |= {route.name: route for route in cheapest_path(routes, view, contract) or []}
    claims = [action for action in legal if action.startswith("claim:")]
    useful = [action for action in claims if route_of(action) in wanted]
    if useful or (claims and (not wanted or view["last_round"] is not None)):
        lengths = {route.name: route.length for route in routes}
        # The longest route, and the payment with the fewest wilds.
        return max(useful or claims, key=lambda a: (lengths[route_of(a)], -wilds_of(a)))
    return draw(list(wanted.values()), view["hand"], legal)


def keep(routes: list[Route], view: Message, legal: list[str]) -> str:
    """Keep as many contracts as the carts reach, and the cheapest among equals."""
    carts = view["seats"][view["seat"]]["carts"]

    def cost(action: str) -> int:
        paths = [cheapest_path(routes, view, c) for c in action.removeprefix("keep:").split("+")]
        return sum(carts if path is None else sum(r.length for r in path) for path in paths)

    affordable = [action for action in legal if "+" in action and cost(action) <= carts]
    return affordable[0] if affordable else min(legal, key=cost)


def cheapest_path(routes: list[Route], view: Message, contract: str) -> list[Route] | None:
    """Return the routes still to claim between two places (Dijkstra); None if they are cut off."""
    start, goal = contract.split("-")
    me, held = view["seat"], view["routes"]
    edges: dict[str, list[tuple[str, Route, int]]] = {}
    for route in routes:
        holder = held.get(route.name)
        if holder == me or (holder is None and not closed(routes, view, route)):
            a, b = route.ends
            cost = 0 if holder == me else route.length
            edges.setdefault(a, []).append((b, route, cost))
            edges.setdefault(b, []).append((a, route, cost))
    queue: list[tuple[int, str, list[Route]]] = [(0, start, [])]
    done: set[str] = set()
    while queue:
        total, place, path = heapq.heappop(queue)
        if place == goal:
            return path
        if place not in done:
            done.add(place)
            for other, route, cost in edges.get(place, []):
                heapq.heappush(queue, (total + cost, other, [*path, route] if cost else path))
    return None


def closed(routes: list[Route], view: Message, route: Route) -> bool:
    """Return whether a parallel route closes this one (R18; with 2 players R19)."""
    parallel = [other.name for other in routes if other.ends == route.ends]
    holders = [view["routes"][name] for name in parallel if name in view["routes"]]
    return bool(holders) if view["players"] == 2 else view["seat"] in holders


def draw(wanted: list[Route], hand: dict[str, int], legal: list[str]) -> str:
    """Take the most needed color from the market, else a card from the deck."""
    lacking: Counter[str] = Counter()
    for route in wanted:
        if route.color != "grey":
            lacking[route.color] += route.length
    lacking.subtract(hand)
    for color, number in lacking.most_common():
        if number > 0 and f"draw:{color}" in legal:
            return f"draw:{color}"
    draws = [action for action in legal if action.startswith("draw:")]
    return "draw:deck" if "draw:deck" in draws else (draws or legal)[0]


def route_of(claim: str) -> str:
    return claim.split(":")[1]


def wilds_of(claim: str) -> int:
    return int(claim.split(":")[3])


if __name__ == "__main__":
    main()
