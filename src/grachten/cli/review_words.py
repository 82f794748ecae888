"""The words of a review, in English."""

from grachten.board import Board
from grachten.cli.screen import printable
from grachten.cli.words import action_words, step_words
from grachten.game import ClaimRoute, Record, Resign, parse_action
from grachten.review import Review
from grachten.review.model import Draw


def names_of(review: Review) -> list[str]:
    return [printable(player.name, 30) for player in review.players]


def percent(share: float) -> str:
    rounded = round(100 * share)
    return f"{'−' if rounded < 0 else ''}{abs(rounded)} %"


def points(share: float) -> str:
    """Return a change of a winning chance, with its sign: +9 %, −14 %."""
    rounded = round(100 * share)
    return f"{'+' if rounded > 0 else '−' if rounded < 0 else ''}{abs(rounded)} %"


def accuracy_words(accuracy: float | None) -> str:
    return "–" if accuracy is None else f"{100 * accuracy:.1f} %"


def choice_words(board: Board, action: str) -> str:
    """Return an action of a record in words."""
    return printable(action_words(board, parse_action(action)))


def route_of(action: str) -> str | None:
    """Return the route that an action of a record claims, if it claims one."""
    parsed = parse_action(action)
    return parsed.route if isinstance(parsed, ClaimRoute) else None


def resigned_words(record: Record, review: Review, names: list[str]) -> str | None:
    """Return who resigned and what it cost, if somebody did."""
    last = record.steps[-1]
    if last.action != str(Resign()) or last.seat is None:
        return None
    before, after = (position.shares[last.seat] for position in review.positions[-2:])
    return f"{names[last.seat]} resigned in step {last.ply}, which cost {percent(before - after)}."


def draw_words(record: Record, board: Board, draw: Draw, names: list[str]) -> str:
    """Return what chance brought, and what it was worth to whom."""
    happened = printable(" ".join(step_words(board, record.steps[draw.ply], names)), 200)
    return f"{names[draw.seat]} in step {draw.ply}, {points(draw.luck)}. {happened}"
