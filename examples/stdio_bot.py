#!/usr/bin/env python3
"""A bot as a program of its own, with nothing but the standard library.

Try it: grachten bot check python examples/stdio_bot.py
Play against it: grachten play "bot:cmd: python examples/stdio_bot.py"

It speaks the protocol of docs/protocol.md: one JSON object a line on standard input and output.
Whatever it wants to tell its author goes to standard error.
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
    """Answer the messages that ask for something; all others are for bots that remember."""
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
    print(json.dumps(message), flush=True)  # without the flush nobody would hear it


def read_routes(board: Message) -> Iterator[Route]:
    """All routes with their names: place-place-color, the second of a color with -2 behind it."""
    seen: Counter[str] = Counter()
    for line in board["routes"]:
        for color in line["colors"]:
            name = "-".join([*line["between"], color])
            seen[name] += 1
            name += "-2" if seen[name] == 2 else ""
            yield Route(name, frozenset(line["between"]), line["length"], color)


def decide(routes: list[Route], view: Message, legal: list[str]) -> str:
    """Claim what the contracts need, else draw for it; never anything that is not legal."""
    if legal[0].startswith("keep:"):
        return keep(routes, view, legal)
    wanted: dict[str, Route] = {}
    for contract in view["contracts"]:
        wanted |= {route.name: route for route in cheapest_way(routes, view, contract) or []}
    claims = [action for action in legal if action.startswith("claim:")]
    useful = [action for action in claims if route_of(action) in wanted]
    if useful or (claims and (not wanted or view["last_round"] is not None)):
        lengths = {route.name: route.length for route in routes}
        # The longest route, and of the ways to pay for it the one with fewest wilds.
        return max(useful or claims, key=lambda a: (lengths[route_of(a)], -wilds_of(a)))
    return draw(list(wanted.values()), view["hand"], legal)


def keep(routes: list[Route], view: Message, legal: list[str]) -> str:
    """Keep as many contracts as the carts reach, and of equally many the cheapest."""
    carts = view["seats"][view["seat"]]["carts"]

    def cost(action: str) -> int:
        ways = [cheapest_way(routes, view, c) for c in action.removeprefix("keep:").split("+")]
        return sum(carts if way is None else sum(r.length for r in way) for way in ways)

    affordable = [action for action in legal if "+" in action and cost(action) <= carts]
    return affordable[0] if affordable else min(legal, key=cost)


def cheapest_way(routes: list[Route], view: Message, contract: str) -> list[Route] | None:
    """The routes still to be claimed between the two places, by Dijkstra; None: no way is left."""
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
        total, place, way = heapq.heappop(queue)
        if place == goal:
            return way
        if place not in done:
            done.add(place)
            for other, route, cost in edges.get(place, []):
                heapq.heappush(queue, (total + cost, other, [*way, route] if cost else way))
    return None


def closed(routes: list[Route], view: Message, route: Route) -> bool:
    """Nobody holds both of two parallel routes (R18); with 2 players one closes the other (R19)."""
    parallel = [other.name for other in routes if other.ends == route.ends]
    holders = [view["routes"][name] for name in parallel if name in view["routes"]]
    return bool(holders) if view["players"] == 2 else view["seat"] in holders


def draw(wanted: list[Route], hand: dict[str, int], legal: list[str]) -> str:
    """Take the color from the market that is lacking most, else a card from the deck."""
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
