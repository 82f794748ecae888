"""Reviews on a terminal: accounts, marked decisions, and a summary of many games."""

from collections import Counter

import msgspec
import typer
from rich.table import Table

from grachten.board import Board
from grachten.cli.arena_output import short, table_of
from grachten.cli.review_words import (
    accuracy_words,
    choice_words,
    draw_words,
    names_of,
    percent,
    points,
    resigned_words,
)
from grachten.cli.screen import count, make_console
from grachten.game import Game, Record
from grachten.review import Review
from grachten.review.model import EvaluatorId, Mark
from grachten.review.summary import Mean, Summary

NO_MARKS: dict[Mark, float] = {"inaccuracy": 0, "mistake": 0, "blunder": 0}
ADDS_UP = "Start + luck + own play + others + remainder = result. Nobody could know the remainder."
ACCOUNT = ("start", "luck", "own play", "others", "remainder", "result", "accuracy")


def print_review(record: Record, review: Review, number: int) -> None:
    """Print the account of a game and what stands out in it."""
    console = make_console()
    names = names_of(review)
    board = Game.from_header(record).board
    console.print(f"Game in line {number}, on {board.title}. {evaluator_words(review.evaluator)}")
    console.print()
    console.print(_account(review, names))
    console.print(ADDS_UP)
    console.print()
    marked = [decision for decision in review.decisions if decision.mark != "sound"]
    if marked:
        console.print(_decisions(review, board, names))
    else:
        console.print("No decision missed a better one by 5 points of winning chance or more.")
    if resigned := resigned_words(record, review, names):
        console.print(resigned)
    console.print()
    for head, draw in (("Luckiest", review.luckiest), ("Unluckiest", review.unluckiest)):
        if draw is not None:
            console.print(f"{head} draw: {draw_words(record, board, draw, names)}")
    console.print()


def evaluator_words(evaluator: EvaluatorId) -> str:
    """Return who judged, as every figure must say."""
    if evaluator.version == "playouts":
        return "Judged by playouts, because no weights fit this game."
    return f"Judged by the evaluator {evaluator.version} ({evaluator.hash})."


def _account(review: Review, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("player")
    for head in ACCOUNT:
        table.add_column(head, justify="right")
    for name, seat in zip(names, review.seats, strict=True):
        parts = (seat.luck, seat.own, seat.others, seat.remainder)
        table.add_row(
            name,
            percent(seat.start),
            *map(points, parts),
            percent(seat.result),
            accuracy_words(seat.accuracy),
        )
    return table


def _decisions(review: Review, board: Board, names: list[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("step", justify="right")
    for head in ("player", "mark"):
        table.add_column(head)
    table.add_column("lost", justify="right")
    table.add_column("played", ratio=1)
    table.add_column("better", ratio=1)
    for decision in review.decisions:
        if decision.mark != "sound":
            by = "" if decision.by == "player" else " (bot)"
            table.add_row(
                str(decision.ply),
                names[decision.seat] + by,
                decision.mark,
                percent(decision.loss),
                choice_words(board, decision.played),
                choice_words(board, decision.best),
            )
    return table


def print_summary(summary: Summary, as_json: bool) -> None:
    """Print luck and errors by player, or the same as JSON."""
    if as_json:
        typer.echo(msgspec.json.encode(summary).decode())
        return
    console = make_console()
    console.print(f"{count(summary.games, 'game')} reviewed")
    if not summary.games:
        return
    console.print()
    names = _names(summary)
    console.print(_results(summary, names))
    console.print()
    console.print(_errors(summary, names))
    console.print()
    console.print("Loss is the mean per decision, and marks are counted per 100 decisions.")


def _names(summary: Summary) -> list[str]:
    """Return the players' names, with their kinds where names are the same."""
    number = Counter(player.name for player in summary.players)
    return [
        short(player.name) + (f" ({player.kind})" if number[player.name] > 1 else "")
        for player in summary.players
    ]


def _results(summary: Summary, names: list[str]) -> Table:
    heads = ("result", "less luck", "own play", "luck", "95 % interval")
    table = table_of("games", "player", *heads)
    for name, player in zip(names, summary.players, strict=True):
        table.add_row(
            f"{player.games:,}",
            name,
            percent(player.result.mean),
            percent(player.adjusted.mean),
            points(player.own.mean),
            points(player.luck.mean),
            _interval(player.luck),
        )
    return table


def _errors(summary: Summary, names: list[str]) -> Table:
    heads = ("loss", "inaccuracies", "mistakes", "blunders", "accuracy")
    table = table_of("decisions", "player", *heads)
    for name, player in zip(names, summary.players, strict=True):
        loss, marks = player.loss_per_decision, player.marks_per_100
        table.add_row(
            f"{player.decisions:,}",
            name,
            "–" if loss is None else f"{100 * loss:.2f} %",
            *("–" if marks is None else f"{number:.1f}" for number in (marks or NO_MARKS).values()),
            accuracy_words(player.accuracy),
        )
    return table


def _interval(mean: Mean) -> str:
    if mean.low is None or mean.high is None:
        return "–"
    return f"{points(mean.low)} to {points(mean.high)}"
