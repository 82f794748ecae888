"""The report's page: its text and its structure."""

import html
import json
from collections.abc import Mapping, Sequence
from importlib.resources import files

from grachten.arena import report_tables as tables
from grachten.arena.intervals import FEW, RESAMPLES
from grachten.arena.report_plots import PARTS, Figure, ranked
from grachten.arena.results import EvaluatorId, GameResult
from grachten.arena.summary import Pair, Summary

# This policy forbids the page any request to any server.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"


def page(
    title: str,
    players: int,
    board: str,
    games: Sequence[GameResult],
    summary: Summary,
    figures: Mapping[str, Figure],
    plotly: str,
    evaluator: EvaluatorId | None = None,
) -> str:
    """Return the complete page; `plotly` is the script that draws."""
    parts = [
        f"<h1>{html.escape(title)}</h1>\n",
        _lead(summary),
        _facts(players, board, games, summary),
        *(_sections(games, summary, figures, evaluator) if games else []),
        _method(players, games),
    ]
    scripts = ""
    if figures:
        scripts = (
            f"<script>{plotly}</script>\n"
            f'<script type="application/json" id="figures">{_json(figures)}</script>\n'
            f"<script>\n{_shipped('report.js')}</script>\n"
        )
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{html.escape(title)}</title>\n<style>\n{_shipped('report.css')}</style>\n</head>\n"
        f"<body>\n<main>\n{''.join(parts)}</main>\n{scripts}</body>\n</html>\n"
    )


def _shipped(name: str) -> str:
    return files("grachten.arena").joinpath(name).read_text("utf-8")


def _json(figures: Mapping[str, Figure]) -> str:
    """Return JSON that cannot close its script element, whatever a bot's name is."""
    text = json.dumps(figures, allow_nan=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def _lead(summary: Summary) -> str:
    order = ranked(summary.bots)
    if not summary.games:
        return "<p>No game has been played yet.</p>\n"
    if len(order) < 2:
        return f"<p>{tables.name(order[0].name)} played against itself.</p>\n"
    best, second = order[0], order[1]
    pair = next(p for p in summary.pairs if {p.a, p.b} == {best.name, second.name})
    words = (
        f"{tables.name(best.name)} comes first. Against {tables.name(second.name)}, the next, it"
        f" came out ahead in {_of_first(pair, best.name)} of their games"
    )
    if pair.win_rate is None:
        words = f"{tables.name(best.name)} comes first; it never met the next"
    return f"<p>{words}.</p>\n"


def _of_first(pair: Pair, first: str) -> str:
    if pair.win_rate is None or pair.low is None or pair.high is None:
        return "–"
    rate, low, high = pair.win_rate, pair.low, pair.high
    if pair.a != first:
        rate, low, high = 1 - rate, 1 - high, 1 - low
    sure = "more than luck explains" if low > 0.5 else "which luck alone may explain"
    return f"{tables.percent(rate)} ({tables.rate_range(low, high)}, {sure})"


def _facts(players: int, board: str, games: Sequence[GameResult], summary: Summary) -> str:
    facts = {
        "games": f"{summary.games:,}",
        "deals": f"{summary.deals:,}",
        "bots": str(len(summary.bots)),
        "players at a table": str(players),
        "board": html.escape(board),
        "forfeits": str(sum(game.forfeit is not None for game in games)),
    }
    tiles = "".join(f"<div><dt>{term}</dt><dd>{fact}</dd></div>" for term, fact in facts.items())
    return f'<dl class="facts">{tiles}</dl>\n'


def _sections(
    games: Sequence[GameResult],
    summary: Summary,
    figures: Mapping[str, Figure],
    evaluator: EvaluatorId | None,
) -> list[str]:
    sections = [
        "<h2>Who is stronger</h2>\n",
        _figure(
            "plot-ratings",
            "Ratings on the Elo scale, with 95 % intervals. 400 points are odds of ten to one;"
            " the mean is 1500.",
            figures,
        ),
        _apart(summary),
        tables.standings(summary),
    ]
    if summary.pairs:
        sections += [
            "<h2>Who beats whom</h2>\n",
            "<p>Level games count as half. The small figures are 95 % intervals.</p>\n",
            tables.cross_table(summary),
        ]
    if evaluator is not None:
        sections += _without_luck(summary, evaluator)
    sections += [
        "<h2>What they score with</h2>\n",
        _figure(
            "plot-parts",
            "Failed contracts cost points: bars left of 0. The diamond is the total.",
            figures,
            _legend(),
        ),
        tables.parts(summary),
        "<h2>How points are spread</h2>\n",
        _figure("plot-points", _hills("games in which it scored so much"), figures),
        tables.spreads(summary, games, points=True),
        "<h2>How long games are</h2>\n",
        _figure("plot-length", _hills("its games that took so many decisions"), figures),
        tables.spreads(summary, games, points=False),
        "<h2>Does the seat matter?</h2>\n",
        _figure(
            "plot-seats",
            "Win rate by place in the turn order, with 95 % intervals. The dashed line is what each"
            " place would have if it did not matter.",
            figures,
        ),
        tables.seats(summary),
        "<h2>Forfeits</h2>\n",
        tables.forfeits(summary) if summary.forfeits else "<p>No bot has forfeited a game.</p>\n",
    ]
    return sections


def _without_luck(summary: Summary, evaluator: EvaluatorId) -> list[str]:
    """Return the section with the figures that are adjusted for luck."""
    return [
        "<h2>Adjusted for luck</h2>\n",
        "<p>Here, the luck in each result is subtracted: what chance brought less the mean of what"
        f" it could bring, as judged by the evaluator {html.escape(str(evaluator))}. The mean of"
        " luck is 0, so these figures estimate the same as the plain ones, and they vary less the"
        " better the evaluator is. A share may lie below 0 or above 100 %.</p>\n",
        tables.adjusted_standings(summary),
        tables.adjusted_pairs(summary) if summary.pairs else "",
    ]


def _hills(what: str) -> str:
    return (
        f"The higher a bot's hill, the more {what} (smoothed, all hills have the same"
        " height). The dot is the median; half of the games lie on the thick line."
    )


def _legend() -> str:
    """Return the legend of colors; Plotly's own does not fit on a phone."""
    items = (
        f'<li><i style="background:var({color})"></i>{part}</li>' for part, color in PARTS.items()
    )
    return f'<ul class="legend">{"".join(items)}</ul>'


def _figure(place: str, caption: str, figures: Mapping[str, Figure], legend: str = "") -> str:
    if place not in figures:
        return ""
    height = figures[place]["layout"]["height"]
    return (
        f'<figure>{legend}<div class="plot" id="{place}" role="img" style="min-height:{height}px"'
        f' aria-label="{html.escape(caption)} The table below has the figures."></div>'
        f"<figcaption>{html.escape(caption)}</figcaption></figure>\n"
    )


def _apart(summary: Summary) -> str:
    """Return a note about ratings that cannot be compared."""
    if len(summary.groups) < 2:
        return ""
    groups = "; ".join(", ".join(map(tables.name, group)) for group in summary.groups)
    return (
        "<p>Not all bots met, not even through others, so ratings compare only bots of the same"
        f" group: {groups}.</p>\n"
    )


def _method(players: int, games: Sequence[GameResult]) -> str:
    orders = len({played.order for played in games})
    told = (
        f"Every deal was played in up to {orders:,} games of {players}, with the same cards and"
        " the bots in different seats each time, so that neither cards nor seats favor anyone."
        if games
        else ""
    )
    return (
        "<h2>How this was computed</h2>\n"
        f"<p>{told} The games of a deal are not independent, so the deals are the sample of every"
        f" interval: they are drawn again, whole, {RESAMPLES:,} times, and it holds 95 % of"
        " what comes out, corrected for bias and skew (the BCa bootstrap)."
        f" Where there are fewer than {FEW} deals, or all deals say the same, rates have"
        " Jeffreys’ interval over the number of deals.</p>\n"
        "<p>A victory shared by several counts in equal parts. At a table of more than two, a bot"
        " is ahead of another with more points or, if level, more fulfilled contracts; who forfeits"
        " is behind all others. Ratings are those of Bradley and Terry at their most likely,"
        " with one drawn game added for each pair that met. Where all games of a pair went one way,"
        " the distance between the two may be larger than any number here; and since the mean is"
        " fixed, doubt about one bot's rating is doubt about all.</p>\n"
    )
