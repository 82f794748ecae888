"""The output of a match: tables on a terminal, or one JSON object."""

import json
import shlex
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import typer
from msgspec import structs

from grachten.arena.match import SprtMonitor
from grachten.arena.results import GameResult, Match, Results
from grachten.arena.runner import board_of
from grachten.arena.schedule import distinct
from grachten.arena.summary import Figure, Pair, Standing, Summary, summarize
from grachten.cli.screen import count, make_console, printable

if TYPE_CHECKING:
    from rich.table import Table

    from grachten.arena.sprt import SprtTest

LONGEST_NAME = 30
NAME_HEAD = 9  # characters kept before the cut in a longer name
MOST_FORFEITS = 10


class MatchProgress:
    """A match as far as it was played."""

    def __init__(
        self,
        path: Path,
        results: Results,
        monitor: SprtMonitor,
        stopped: bool,
        seconds: float,
        played_now: int,
    ) -> None:
        self.path = path
        self.results = results
        self.monitor = monitor
        self.stopped = stopped
        self.seconds = seconds
        self.played_now = played_now

    @property
    def deals(self) -> int:
        """The number of deals that count: whole ones, up to the one that decided the test."""
        return self.results.deals if self.monitor.result is None else self.monitor.result.deals

    @cached_property
    def counted(self) -> list[GameResult]:
        return self.results.of_deals(self.deals)

    @cached_property
    def summary(self) -> Summary:
        match = self.results.match
        return summarize(distinct(match.bots), match.players, self.counted, match.adjusted)

    @property
    def board(self) -> str:
        board = board_of(self.results.match)
        return board.label


def print_json(progress: MatchProgress) -> None:
    match = progress.results.match
    figures: dict[str, Any] = {
        **msgspec.to_builtins(progress.summary),
        "games_asked": match.games,
        "games_kept": len(progress.results),
        "games_a_deal": len(match.seatings),
        "seed": match.seed,
        "players": match.players,
        "board": progress.board,
        "time": match.time,
        "stopped": progress.stopped,
        "sprt": _sprt(progress),
        **({"evaluator": msgspec.to_builtins(match.evaluator)} if match.adjusted else {}),
        "seconds": round(progress.seconds, 3),
        "out": str(progress.path),
    }
    typer.echo(json.dumps(figures, indent=2))


def print_summary(progress: MatchProgress) -> None:
    """Print the standings, who beats whom, and how certain that is."""
    console, match = make_console(), progress.results.match
    for line in _headlines(progress):
        console.print(line)
    if progress.deals:
        summary = progress.summary
        console.print()
        console.print(_standings(summary))
        if match.adjusted:
            console.print()
            console.print(_adjusted_standings(summary))
        if len(summary.bots) > 1:
            console.print()
            console.print(_cross_table(summary))
        if match.adjusted and len(summary.bots) > 2:
            console.print()
            console.print(_adjusted_cross_table(summary))
        console.print()
        console.print(_explanation(progress))
        if match.adjusted:
            console.print(_adjustment(match))
        console.print(_first_player(summary))
        for line in _forfeits(summary):
            console.print(line, soft_wrap=True)
    for line in _verdict(progress):
        console.print(line)
    console.print(f"All games are in {printable(str(progress.path))}", soft_wrap=True)
    again = shlex.quote(printable(match.seed))
    console.print(f"The same match again: --seed {again}", soft_wrap=True)


def _headlines(progress: MatchProgress) -> list[str]:
    match, kept, now = progress.results.match, len(progress.results), progress.played_now
    games = count(kept, "game")
    if progress.stopped:
        games = f"Stopped after {kept:,} of {count(match.all_games, 'game')}"
    head = f"{games} of {match.players} players on {board_of(match).title}"
    if now:
        head += "" if now == kept else f", {now:,} of them now"
        head += f", in {progress.seconds:.1f} s"
    lines = [printable(head)]
    lines.append(
        f"{count(progress.deals, 'deal')}, each in {count(len(match.seatings), 'seat order')}"
    )
    if len(progress.counted) < kept:
        lines[-1] += f": {count(len(progress.counted), 'game')} that count"
    if match.games != match.all_games:
        lines.append(f"{match.games:,} games, rounded up to whole deals, are {match.all_games:,}")
    return lines


def short(name: str) -> str:
    """Shorten a name in the middle: names of files and options differ at their ends."""
    if len(name) > LONGEST_NAME:
        name = f"{name[:NAME_HEAD]}…{name[NAME_HEAD + 1 - LONGEST_NAME :]}"
    return printable(name)


def _percent(rate: Figure) -> str:
    return f"{rate:.1%}" if isinstance(rate, float) else "–"


def _interval(low: Figure, high: Figure) -> str:
    known = isinstance(low, float) and isinstance(high, float)
    return f"{low:.1%} to {high:.1%}" if known else ""


def _ranked(summary: Summary) -> list[tuple[int, Standing]]:
    """Return the bots with their numbers, the best first."""
    return sorted(enumerate(summary.bots, 1), key=lambda item: -(item[1].rating or 0))


def _standings(summary: Summary) -> "Table":
    table = table_of("", "bot", "rating", "won", "95 % interval", "games", "points")
    for number, bot in _ranked(summary):
        rating = "–" if bot.rating is None else f"{bot.rating:.0f}"
        points = "–" if bot.points is None else f"{bot.points:.1f}"
        won, sure = _percent(bot.win_rate), _interval(bot.low, bot.high)
        table.add_row(str(number), short(bot.name), rating, won, sure, f"{bot.games:,}", points)
    return table


def _adjusted_standings(summary: Summary) -> "Table":
    """Return the standings adjusted for luck, with the widths of plain and adjusted intervals."""
    table = table_of("", "adjusted for luck", "rating", "won", "95 % interval", "width", "points")
    for number, bot in _ranked(summary):
        rating = _number(bot.adjusted_rating, 0)
        won, sure = _percent(bot.adjusted_win_rate), _interval(bot.adjusted_low, bot.adjusted_high)
        points, width = _number(bot.adjusted_points), _width(bot)
        table.add_row(str(number), short(bot.name), rating, won, sure, width, points)
    return table


def _number(value: Figure, digits: int = 1) -> str:
    return f"{value:.{digits}f}" if isinstance(value, float) else "–"


def _width(bot: Standing) -> str:
    """Return the width of the adjusted interval as a multiple of that of the plain one."""
    if not isinstance(bot.adjusted_low, float) or not isinstance(bot.adjusted_high, float):
        return "–"
    plain = (bot.high or 0) - (bot.low or 0)
    return f"× {(bot.adjusted_high - bot.adjusted_low) / plain:.2f}" if plain else "–"


def _adjusted_cross_table(summary: Summary) -> "Table":
    pairs = [
        structs.replace(
            pair, win_rate=pair.adjusted_win_rate, low=pair.adjusted_low, high=pair.adjusted_high
        )
        for pair in summary.pairs
    ]
    return _cross_table(structs.replace(summary, pairs=pairs), "adjusted, it is ahead of")


def _cross_table(summary: Summary, head: str = "comes out ahead of") -> "Table":
    """Return how often the row's bot comes out ahead of the column's."""
    names = [bot.name for bot in summary.bots]
    table = table_of("", head, *(str(number + 1) for number in range(len(names))))
    cells = {}
    for pair in summary.pairs:
        cells[pair.a, pair.b] = _cell(pair.win_rate, pair.low, pair.high)
        cells[pair.b, pair.a] = _cell(*_mirrored(pair))
    for number, name in enumerate(names):
        table.add_row(str(number + 1), short(name), *(cells.get((name, b), "") for b in names))
    return table


def _mirrored(pair: Pair) -> tuple[float | None, float | None, float | None]:
    """Return the pair from the other bot's side."""
    return _rest(pair.win_rate), _rest(pair.high), _rest(pair.low)


def _rest(rate: float | None) -> float | None:
    return None if rate is None else round(1 - rate, 9)  # so that both sides are rounded alike


def _cell(rate: float | None, low: float | None, high: float | None) -> str:
    sure = "" if low is None or high is None else f"\n{100 * low:.1f}–{100 * high:.1f}"
    return _percent(rate) + sure


def table_of(*heads: str) -> "Table":
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place == 1 else "right")
    return table


def _explanation(progress: MatchProgress) -> str:
    text = f"95 % intervals by bootstrap over {count(progress.deals, 'deal')}."
    if progress.results.match.players > 2:
        seats = progress.results.match.players
        text += f" Won: the share of victories for a seat; {1 / seats:.1%} is an equal share."
    return text


def _adjustment(match: Match) -> str:
    return (
        f"Adjusted for luck: results less the luck in them, by the evaluator {match.evaluator}."
        " Width: that of the interval, compared with the plain one."
    )


def _first_player(summary: Summary) -> str:
    first = summary.seats[0]
    sure = _interval(first.low, first.high)
    return f"The first player wins {_percent(first.win_rate)}" + (f" ({sure})." if sure else ".")


def _forfeits(summary: Summary) -> list[str]:
    lines = []
    for forfeit in summary.forfeits[:MOST_FORFEITS]:
        games, reason = count(forfeit.games, "game"), printable(forfeit.reason, 200)
        lines.append(f"{printable(forfeit.bot)} forfeited {games} ({forfeit.code}): {reason}")
    more = len(summary.forfeits) - MOST_FORFEITS
    if more > 0:
        lines.append(f"… and {count(more, 'more kind')} of forfeits")
    return lines


def _verdict(progress: MatchProgress) -> list[str]:
    monitor = progress.monitor
    if monitor.test is None:
        return []
    if monitor.result is not None:
        return [printable(monitor.result.text)]
    return [printable(_not_decided(progress, monitor.test))]


def _not_decided(progress: MatchProgress, test: "SprtTest") -> str:
    bot = progress.results.match.bots[0]
    return (
        f"It is not clear yet whether {bot} wins more than {test.bar:.1%}; more games are needed."
    )


def _sprt(progress: MatchProgress) -> dict[str, Any] | None:
    """Return the test for programs; `above` is null as long as there is no result."""
    test, result = progress.monitor.test, progress.monitor.result
    if test is None:
        return None
    answer = (
        {"above": None, "text": _not_decided(progress, test)}
        if result is None
        else msgspec.to_builtins(result)
    )
    return {**msgspec.to_builtins(test), **answer}
