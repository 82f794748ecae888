"""The report of a match: one self-contained HTML page that needs no network."""

from collections.abc import Sequence
from pathlib import Path

from grachten.arena.lines import replace_file
from grachten.arena.report_page import page
from grachten.arena.report_plots import figures
from grachten.arena.results import EvaluatorId, GameResult
from grachten.arena.summary import summarize
from grachten.arena.tally import in_order
from grachten.extras import import_extra


def write_report(
    path: Path,
    title: str,
    bots: Sequence[str],
    players: int,
    board: str,
    games: Sequence[GameResult],
    evaluator: EvaluatorId | None = None,
) -> None:
    """Write the report completely or not at all; the same games give the same bytes.

    With an evaluator, by which the games know their luck, it has adjusted figures, too.
    """
    script = _plotly()
    games = in_order(games)
    summary = summarize(bots, players, games, evaluator is not None)
    plots = figures(summary, players, games)
    text = page(title, players, board, games, summary, plots, script, evaluator)
    # A name from a command line may contain undecodable bytes; browsers show a placeholder.
    data = text.encode("utf-8", "xmlcharrefreplace")
    replace_file(path, lambda new: _write(new, data))


def _plotly() -> str:
    """Return Plotly's script from its Python package."""
    return str(import_extra("plotly.offline", "arena", "a report").get_plotlyjs())


def _write(path: Path, data: bytes) -> None:
    path.write_bytes(data)
