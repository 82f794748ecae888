"""Shortest paths in a seat's network, in carts."""

import heapq
from collections.abc import Collection, Mapping

from grachten.board import Board


def cheapest_path(
    board: Board, a: int, b: int, open_to_me: Collection[int], mine: Collection[int]
) -> tuple[int, list[int]] | None:
    """Return the carts and routes still needed to connect two places; None if they are cut off."""
    costs = {route: board.routes[route].length for route in open_to_me}
    costs |= dict.fromkeys(mine, 0)
    return shortest_path(board, a, b, costs, set(mine))


def shortest_path(
    board: Board, a: int, b: int, costs: Mapping[int, int], free: Collection[int]
) -> tuple[int, list[int]] | None:
    """Run Dijkstra's algorithm over the routes in `costs`; the result omits the `free` routes."""
    lines: dict[int, list[tuple[int, int, int]]] = {}
    for route, cost in costs.items():
        line = board.routes[route]
        lines.setdefault(line.a, []).append((cost, route, line.b))
        lines.setdefault(line.b, []).append((cost, route, line.a))
    queue: list[tuple[int, int]] = [(0, a)]
    best = {a: 0}
    came: dict[int, tuple[int, int]] = {}
    while queue:
        so_far, place = heapq.heappop(queue)
        if place == b:
            return so_far, _path_back(came, a, b, free)
        if so_far > best[place]:
            continue
        for cost, route, other in lines.get(place, ()):
            total = so_far + cost
            if total < best.get(other, total + 1):
                best[other] = total
                came[other] = (place, route)
                heapq.heappush(queue, (total, other))
    return None


def _path_back(
    came: Mapping[int, tuple[int, int]], a: int, b: int, free: Collection[int]
) -> list[int]:
    path = []
    place = b
    while place != a:
        place, route = came[place]
        if route not in free:
            path.append(route)
    return path[::-1]
