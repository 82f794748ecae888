"""The report of a training run: one self-contained HTML page, in the style of the arena's."""

import html
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from grachten.arena.report_frame import axis, css, layout, titled
from grachten.arena.report_page import POLICY
from grachten.arena.report_tables import cell, percent, rate_range, table
from grachten.train.folder import Folder
from grachten.train.results import Calibration, Generation, Report
from grachten.train.run import board_of

Figure = dict[str, Any]

HEIGHT = 340
LEGEND = {"showlegend": True, "legend": {"orientation": "h", "y": 1.15}}
COLORS = ("--s1", "--s2", "--s3", "--mid")


def write_report(folder: Folder, name: str, report: Report) -> None:
    """Write the page; the same results give the same bytes."""
    from plotly.offline import get_plotlyjs

    folder.write(name, page(report, str(get_plotlyjs())).encode("utf-8", "xmlcharrefreplace"))


def page(report: Report, plotly: str) -> str:
    """Return the complete page; `plotly` is the script that draws."""
    figures = {
        "plot-curve": learning_curve(report.generations),
        "plot-calibration": calibration(report.generations),
        "plot-ladder": ladder(report.generations),
    }
    title = f"Training {report.run.name}"
    data = json.dumps(figures, allow_nan=False, separators=(",", ":"))
    for sign in "&<>":  # so that nothing can close the script element
        data = data.replace(sign, f"\\u{ord(sign):04x}")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{html.escape(title)}</title>\n<style>\n{_shipped('report.css')}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{html.escape(title)}</h1>\n{_facts(report)}"
        f"{_sections(report.generations)}</main>\n"
        f'<script>{plotly}</script>\n<script type="application/json" id="figures">{data}</script>\n'
        f"<script>\n{_shipped('report.js')}</script>\n</body>\n</html>\n"
    )


def _shipped(name: str) -> str:
    return files("grachten.arena").joinpath(name).read_text("utf-8")


def _facts(report: Report) -> str:
    run = report.run
    facts = {
        "players": str(run.players),
        "board": html.escape(board_of(run).title),
        "games": f"{sum(generation.games for generation in report.generations):,}",
        "positions": f"{sum(generation.positions for generation in report.generations):,}",
        "seed": html.escape(run.seed),
        "weights": f"{report.weights} {report.hash}",
    }
    tiles = "".join(f"<div><dt>{term}</dt><dd>{fact}</dd></div>" for term, fact in facts.items())
    return f'<dl class="facts">{tiles}</dl>\n'


def _sections(generations: Sequence[Generation]) -> str:
    test = generations[-1].calibration.games
    return "".join(
        [
            "<h2>Learning curve</h2>\n",
            _figure(
                "plot-curve",
                "Log-loss after each epoch: thin on the positions that the net was fitted to, thick"
                " on held-out positions. Lower is better.",
            ),
            _curve_table(generations),
            "<h2>Prediction</h2>\n",
            f"<p>Log-loss on one position of each of {test:,} games of the policy, which are the"
            " same for every generation.</p>\n",
            _losses_table(generations),
            "<h2>Calibration</h2>\n",
            _figure(
                "plot-calibration",
                "The predicted share of the victory, and the share that was won, on the same"
                " positions. The dashed line is a perfect prediction.",
            ),
            _errors_table(generations),
            _calibration_table(generations[-1].calibration),
            "<h2>Ladder of generations</h2>\n",
            _figure(
                "plot-ladder",
                "How often a player that looks one step ahead with the net wins against others,"
                " with 95 % intervals. The dashed line is an equal share.",
            ),
            _ladder_table(generations),
        ]
    )


def _figure(place: str, caption: str) -> str:
    return (
        f'<figure><div class="plot" id="{place}" role="img" style="min-height:{HEIGHT}px"'
        f' aria-label="{html.escape(caption)} The table below has the figures."></div>'
        f"<figcaption>{html.escape(caption)}</figcaption></figure>\n"
    )


def _color(number: int) -> Mapping[str, str]:
    return css(COLORS[number % len(COLORS)])


def _line(
    x: Sequence[float], y: Sequence[float], name: str, color: Mapping[str, str], width: float
) -> dict[str, Any]:
    return {
        "type": "scatter",
        "mode": "lines+markers",
        "x": list(x),
        "y": list(y),
        "name": name,
        "line": {"color": color, "width": width},
        "marker": {"size": 4 + 2 * width, "color": color},
        "hoverinfo": "text",
        "hovertext": [f"{name}<br>{value:.4f}" for value in y],
    }


def learning_curve(generations: Sequence[Generation]) -> Figure:
    """Return the losses over all epochs, one generation after the other."""
    data, epoch = [], 0
    for generation in generations:
        x = [epoch + place + 1 for place in range(len(generation.curve))]
        epoch += len(generation.curve)
        name, color = f"generation {generation.number}", _color(generation.number)
        fitted = _line(x, [e.fitted for e in generation.curve], f"{name}, fitted", color, 1)
        held_out = _line(x, [e.held_out for e in generation.curve], name, color, 3)
        data += [{**fitted, "showlegend": False}, held_out]
    return {
        "data": data,
        "layout": layout(
            HEIGHT,
            **LEGEND,
            xaxis=axis(title=titled("epoch"), zeroline=False),
            yaxis=axis(title=titled("log-loss"), zeroline=False),
        ),
    }


def calibration(generations: Sequence[Generation]) -> Figure:
    """Return what was won over what was predicted, for every generation."""
    perfect = {
        "type": "scatter",
        "mode": "lines",
        "x": [0, 1],
        "y": [0, 1],
        "line": {"color": css("--mid"), "dash": "dash"},
        "hoverinfo": "skip",
        "showlegend": False,
    }
    lines = [
        _line(
            [b.predicted for b in generation.calibration.bins],
            [b.won for b in generation.calibration.bins],
            f"generation {generation.number}",
            _color(generation.number),
            2,
        )
        for generation in generations
    ]
    return {
        "data": [perfect, *lines],
        "layout": layout(
            HEIGHT,
            **LEGEND,
            xaxis=axis(title=titled("predicted share"), range=[0, 1]),
            yaxis=axis(title=titled("share that was won"), range=[0, 1]),
        ),
    }


def ladder(generations: Sequence[Generation]) -> Figure:
    """Return the win rates against each fixed opponent, and against the parent."""
    rows: dict[str, list[tuple[int, float, float, float]]] = {}
    for generation in generations:
        for rung in generation.ladder:
            name = "its parent" if rung.opponent.startswith("generation") else rung.opponent
            low = rung.won if rung.low is None else rung.low
            high = rung.won if rung.high is None else rung.high
            rows.setdefault(name, []).append((generation.number, rung.won, low, high))
    data = []
    for place, (name, row) in enumerate(rows.items()):
        line = _line([r[0] for r in row], [r[1] for r in row], name, _color(place), 2)
        line["error_y"] = {
            "type": "data",
            "symmetric": False,
            "array": [high - won for _, won, _, high in row],
            "arrayminus": [won - low for _, won, low, _ in row],
            "color": _color(place),
        }
        data.append(line)
    fair = 1 / len(generations[0].deal_means)
    dashed = {"color": css("--mid"), "width": 1, "dash": "dash"}
    equal = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": fair, "y1": fair}
    return {
        "data": data,
        "layout": layout(
            HEIGHT,
            **LEGEND,
            xaxis=axis(title=titled("generation"), dtick=1, zeroline=False),
            yaxis=axis(title=titled("won"), tickformat=".0%", zeroline=False),
            shapes=[{**equal, "line": dashed}],
        ),
    }


def _row(name: str, *values: str) -> list[str]:
    return [f'<th scope="row" class="name">{html.escape(name)}</th>', *map(cell, values)]


def _curve_table(generations: Sequence[Generation]) -> str:
    rows = [
        _row(f"{generation.number}", f"{epoch + 1}", f"{e.fitted:.4f}", f"{e.held_out:.4f}")
        for generation in generations
        for epoch, e in enumerate(generation.curve)
    ]
    return table("Log-loss by epoch", ("generation", "epoch", "fitted", "held out"), rows)


def _losses_table(generations: Sequence[Generation]) -> str:
    heads = ("generation", "net", "64 playouts", "half of both", "a constant")
    rows = []
    for generation in generations:
        found = generation.losses
        values = (found.net, found.playouts, found.blend, found.constant)
        rows.append(_row(f"{generation.number}", *(f"{value:.4f}" for value in values)))
    return table("Log-loss by generation", heads, rows)


def _errors_table(generations: Sequence[Generation]) -> str:
    heads = ("generation", "games of the policy", "games of the net", "the same before this fit")
    rows = []
    for generation in generations:
        found = (generation.calibration, generation.self_play, generation.parent)
        values = ("–" if c is None else f"{c.error:.4f} ({c.games:,})" for c in found)
        rows.append(_row(f"{generation.number}", *values))
    return table("Calibration error by generation, and number of games", heads, rows)


def _calibration_table(found: Calibration) -> str:
    rows = [_row(percent(b.predicted), percent(b.won), f"{b.number:,}") for b in found.bins]
    heads = ("predicted", "won", "predictions")
    return table("Calibration of the last generation", heads, rows)


def _ladder_table(generations: Sequence[Generation]) -> str:
    rows = [
        _row(
            f"{generation.number}",
            html.escape(rung.opponent),
            percent(rung.won),
            rate_range(rung.low, rung.high),
            f"{rung.games:,}",
        )
        for generation in generations
        for rung in generation.ladder
    ]
    heads = ("generation", "opponent", "won", "95 % interval", "games")
    return table("Results by generation and opponent", heads, rows)
