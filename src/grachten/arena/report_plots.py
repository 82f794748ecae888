"""The figures of the report, as data for Plotly."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from grachten.arena.intervals import Array, scipy
from grachten.arena.report_frame import ROW, axis, bot_axis, css, label, layout, titled
from grachten.arena.results import GameResult
from grachten.arena.summary import SeatShare, Standing, Summary

Figure = dict[str, Any]

BINS = 48
PARTS = {"routes": "--s1", "contracts": "--s2", "merchandise": "--s3"}  # part and color


def figures(summary: Summary, players: int, games: Sequence[GameResult]) -> dict[str, Figure]:
    """Return all figures that the games allow, by the id of their place on the page."""
    if not games:
        return {}
    order = ranked(summary.bots)
    found = {
        "plot-points": _ridges(order, samples_of(games, points=True), "points"),
        "plot-length": _ridges(order, samples_of(games, points=False), "decisions in a game"),
        "plot-parts": _parts(order),
        "plot-seats": _seats(summary.seats, players),
    }
    rated = [bot for bot in order if bot.rating is not None]
    if rated:
        found["plot-ratings"] = _ratings(rated)
    return found


def ranked(bots: Sequence[Standing]) -> list[Standing]:
    """Sort the bots, the strongest first: by rating, then unrated ones by win rate."""
    return sorted(
        bots, key=lambda bot: (bot.rating is None, -(bot.rating or 0), -(bot.win_rate or 0))
    )


def _ratings(bots: Sequence[Standing]) -> Figure:
    values = [bot.rating or 0.0 for bot in bots]
    return {
        "data": [
            {
                "type": "scatter",
                "mode": "markers",
                "x": values,
                "y": list(range(len(bots))),
                "error_x": {
                    "type": "data",
                    "symmetric": False,
                    "array": [(bot.rating_high or 0) - (bot.rating or 0) for bot in bots],
                    "arrayminus": [(bot.rating or 0) - (bot.rating_low or 0) for bot in bots],
                    "color": css("--mid"),
                    "thickness": 2,
                    "width": 6,
                },
                "marker": {"size": 12, "color": css("--accent")},
                "hoverinfo": "text",
                "hovertext": [
                    f"{label(bot.name)}<br>{bot.rating:.0f}"
                    f" ({bot.rating_low:.0f} to {bot.rating_high:.0f})"
                    for bot in bots
                ],
            }
        ],
        "layout": layout(
            ROW * len(bots) + 80,
            xaxis=axis(title=titled("rating"), zeroline=False),
            yaxis=bot_axis(bots),
        ),
    }


def samples_of(games: Sequence[GameResult], points: bool) -> dict[str, list[int]]:
    """Return each bot's points per game, or the lengths of its games."""
    samples: dict[str, list[int]] = {}
    for played in games:
        for name, score in zip(played.bots, played.outcome.scores, strict=True):
            samples.setdefault(name, []).append(score.total if points else played.plies)
    return samples


def _ridges(bots: Sequence[Standing], samples: dict[str, list[int]], title: str) -> Figure:
    """Return a density curve per bot on a common axis."""
    every = [value for sample in samples.values() for value in sample]
    low, high = min(every), max(every)
    room = max(4.0, (high - low) * 0.06)
    edges = np.linspace(low - room, high + room, BINS + 1)
    middles = (edges[:-1] + edges[1:]) / 2
    data: list[dict[str, Any]] = []
    for row, bot in enumerate(bots):
        sample = samples.get(bot.name)
        if sample:
            data += _ridge(row, bot, np.array(sample, dtype=np.float64), edges, middles)
    return {
        "data": data,
        "layout": layout(
            ROW * len(bots) + 96,
            xaxis=axis(title=titled(title), zeroline=False),
            yaxis=bot_axis(bots, above=1.0),
        ),
    }


def _ridge(
    row: int, bot: Standing, sample: Array, edges: Array, middles: Array
) -> list[dict[str, Any]]:
    counts = np.histogram(sample, bins=edges)[0].astype(np.float64)
    hill = scipy("ndimage").gaussian_filter1d(counts, 1.2, mode="constant")
    height = row - 0.85 * hill / hill.max()
    median = float(np.median(sample))
    lower, upper = np.quantile(sample, [0.25, 0.75])
    words = f"{label(bot.name)}<br>median {median:g}, half of all from {lower:g} to {upper:g}"
    ground = {
        "type": "scatter",
        "mode": "lines",
        "x": [float(edges[0]), float(edges[-1])],
        "y": [row, row],
        "line": {"color": css("--line"), "width": 1},
        "hoverinfo": "skip",
    }
    slope = {
        "type": "scatter",
        "mode": "lines",
        "x": np.round(middles, 2).tolist(),
        "y": np.round(height, 4).tolist(),
        "fill": "tonexty",
        "fillcolor": css("--faint"),
        "line": {"color": css("--accent"), "width": 1.5},
        "hoverinfo": "skip",
    }
    middle = {
        "type": "scatter",
        "mode": "lines+markers",
        "x": [float(lower), median, float(upper)],
        "y": [row, row, row],
        "line": {"color": css("--ink"), "width": 2},
        "marker": {"size": [0, 9, 0], "color": css("--ink")},
        "hoverinfo": "text",
        "hovertext": words,
    }
    return [ground, slope, middle]


def _parts(bots: Sequence[Standing]) -> Figure:
    rows = list(range(len(bots)))
    bars: list[dict[str, Any]] = [
        {
            "type": "bar",
            "orientation": "h",
            "x": [getattr(bot, part) or 0.0 for bot in bots],
            "y": rows,
            "width": 0.55,
            "marker": {"color": css(color)},
            "hoverinfo": "text",
            "hovertext": [
                f"{label(bot.name)}<br>{part} {getattr(bot, part) or 0.0:.1f}" for bot in bots
            ],
            "textposition": "none",
        }
        for part, color in PARTS.items()
    ]
    bars.append(
        {
            "type": "scatter",
            "mode": "markers",
            "x": [bot.points for bot in bots],
            "y": rows,
            "marker": {
                "symbol": "diamond",
                "size": 11,
                "color": css("--ink"),
                "line": {"color": css("--card"), "width": 1.5},
            },
            "hoverinfo": "text",
            "hovertext": [f"{label(bot.name)}<br>together {bot.points or 0.0:.1f}" for bot in bots],
        }
    )
    return {
        "data": bars,
        "layout": layout(
            ROW * len(bots) + 80,
            barmode="relative",
            xaxis=axis(title=titled("points in a game, mean")),
            yaxis=bot_axis(bots),
        ),
    }


def _seats(seats: Sequence[SeatShare], players: int) -> Figure:
    rates = [100 * (seat.win_rate or 0) for seat in seats]
    lows = [100 * (seat.low or 0) for seat in seats]
    highs = [100 * (seat.high or 0) for seat in seats]
    fair = 100 / players
    top = max([*highs, fair]) * 1.12
    return {
        "data": [
            {
                "type": "bar",
                "x": [seat.place for seat in seats],
                "y": rates,
                "width": 0.5,
                "marker": {"color": css("--s1")},
                "error_y": {
                    "type": "data",
                    "symmetric": False,
                    "array": [high - rate for high, rate in zip(highs, rates, strict=True)],
                    "arrayminus": [rate - low for low, rate in zip(lows, rates, strict=True)],
                    "color": css("--ink"),
                    "thickness": 2,
                    "width": 8,
                },
                "hoverinfo": "text",
                "textposition": "none",
                "hovertext": [
                    f"place {seat.place}: {rate:.1f} % ({low:.1f} to {high:.1f} %)"
                    for seat, rate, low, high in zip(seats, rates, lows, highs, strict=True)
                ],
            }
        ],
        "layout": layout(
            300,
            xaxis=axis(
                title=titled("place in the turn order"),
                tickvals=[seat.place for seat in seats],
                range=[0.4, players + 0.6],
                showgrid=False,
            ),
            yaxis=axis(title=titled("win rate"), ticksuffix=" %", range=[0, top]),
            shapes=[
                {
                    "type": "line",
                    "xref": "paper",
                    "x0": 0,
                    "x1": 1,
                    "y0": fair,
                    "y1": fair,
                    "line": {"color": css("--s2"), "width": 2, "dash": "dash"},
                }
            ],
        ),
    }
