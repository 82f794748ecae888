"""The figures of a match as HTML tables, readable without any plot."""

import html
from collections.abc import Mapping, Sequence

import numpy as np

from grachten.arena.report_plots import ranked, samples_of
from grachten.arena.results import GameResult
from grachten.arena.summary import Figure, Pair, Standing, Summary

STRONGEST = 0.42  # the strongest tint at which a cell's text stays readable


def name(text: str) -> str:
    """Return a bot's name, escaped and isolated from the text direction of the page."""
    return f"<bdi>{html.escape(text)}</bdi>"


def percent(share: Figure) -> str:
    return f"{number(100 * share)} %" if isinstance(share, float | int) else "–"


def number(value: Figure, digits: int = 1) -> str:
    if not isinstance(value, float | int):
        return "–"
    return f"{value:.{digits}f}".replace("-", "−")


def rate_range(low: Figure, high: Figure) -> str:
    if not isinstance(low, float | int) or not isinstance(high, float | int):
        return "–"
    return f"{number(100 * low)} to {number(100 * high)} %"


def number_range(low: Figure, high: Figure, digits: int = 1) -> str:
    if not isinstance(low, float | int) or not isinstance(high, float | int):
        return "–"
    return f"{number(low, digits)} to {number(high, digits)}"


def table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "brief"
) -> str:
    """Return a table that scrolls on narrow screens; a brief one truncates long names."""
    head = "".join(
        f'<th scope="col"{" class=name" if column == 0 else ""}>{text}</th>'
        for column, text in enumerate(heads)
    )
    body = "".join(f"<tr>{''.join(row)}</tr>\n" for row in rows)
    return (
        f'<div class="scroll" role="region" tabindex="0" aria-label="{html.escape(caption)}">'
        f'<table class="{kind}"><caption><span>{html.escape(caption)}</span></caption>'
        f"<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>\n"
    )


def cell(value: str, below: str = "") -> str:
    small = f"<small>{below}</small>" if below else ""
    return f"<td>{value}{small}</td>"


def row_head(text: str) -> str:
    return f'<th scope="row" class="name">{text}</th>'


def standings(summary: Summary) -> str:
    rows = [
        [
            row_head(name(bot.name)),
            cell(number(bot.rating, 0), number_range(bot.rating_low, bot.rating_high, 0)),
            cell(percent(bot.win_rate), rate_range(bot.low, bot.high)),
            cell(number(bot.points), number_range(bot.points_low, bot.points_high)),
            cell(str(bot.games)),
            cell(str(bot.forfeits)),
        ]
        for bot in ranked(summary.bots)
    ]
    heads = ["bot", "rating", "win rate", "points", "games", "forfeits"]
    return table("Standings, with 95 % intervals", heads, rows, kind="whole")


def adjusted_standings(summary: Summary) -> str:
    rows = [
        [
            row_head(name(bot.name)),
            cell(
                number(bot.adjusted_rating, 0),
                number_range(bot.adjusted_rating_low, bot.adjusted_rating_high, 0),
            ),
            cell(percent(bot.adjusted_win_rate), rate_range(bot.adjusted_low, bot.adjusted_high)),
            cell(percent(bot.win_rate), rate_range(bot.low, bot.high)),
            cell(
                number(bot.adjusted_points),
                number_range(bot.adjusted_points_low, bot.adjusted_points_high),
            ),
        ]
        for bot in ranked(summary.bots)
    ]
    heads = ["bot", "rating", "win rate", "plain win rate", "points"]
    return table("Standings adjusted for luck, with 95 % intervals", heads, rows, kind="whole")


def adjusted_pairs(summary: Summary) -> str:
    rows = [
        [
            row_head(f"{name(pair.a)} – {name(pair.b)}"),
            cell(
                percent(pair.adjusted_win_rate), rate_range(pair.adjusted_low, pair.adjusted_high)
            ),
            cell(percent(pair.win_rate), rate_range(pair.low, pair.high)),
            cell(str(pair.games)),
        ]
        for pair in summary.pairs
    ]
    heads = ["pair", "the first is ahead", "plain", "games"]
    return table("Pairs adjusted for luck, with 95 % intervals", heads, rows)


def cross_table(summary: Summary) -> str:
    """Return the cross table: how often the row's bot was ahead of the column's."""
    pairs = {(pair.a, pair.b): pair for pair in summary.pairs}
    order = ranked(summary.bots)
    numbered = {bot.name: place for place, bot in enumerate(order, start=1)}
    rows = [
        [
            row_head(name(f"{numbered[bot.name]}. {bot.name}")),
            *(_cross_cell(pairs, bot, other) for other in order),
        ]
        for bot in order
    ]
    heads = ["bot", *(f"against {place}" for place in numbered.values())]
    return table("How often the bot of the row came out ahead", heads, rows, "brief cross")


def _cross_cell(pairs: Mapping[tuple[str, str], Pair], bot: Standing, other: Standing) -> str:
    if bot.name == other.name:
        return '<td class="self">·</td>'
    pair = pairs.get((bot.name, other.name))
    if pair is not None:
        rate, low, high = pair.win_rate, pair.low, pair.high
    else:
        pair = pairs[other.name, bot.name]
        rate, low, high = _rest(pair.win_rate), _rest(pair.high), _rest(pair.low)
    if rate is None:
        return '<td class="self">–</td>'
    tone = "high" if rate >= 0.5 else "low"
    depth = STRONGEST * abs(2 * rate - 1)
    return (
        f'<td style="background:rgba(var(--{tone}),{depth:.3f})">'
        f"{percent(rate)}<small>{rate_range(low, high)}</small></td>"
    )


def _rest(rate: float | None) -> float | None:
    return None if rate is None else 1 - rate


def parts(summary: Summary) -> str:
    rows = [
        [
            row_head(name(bot.name)),
            *(
                cell(number(value))
                for value in (bot.routes, bot.contracts, bot.merchandise, bot.points)
            ),
            cell(number(bot.fulfilled, 2)),
        ]
        for bot in ranked(summary.bots)
    ]
    heads = ["bot", "routes", "contracts", "merchandise", "together", "contracts fulfilled"]
    return table("Points by where they come from, means for each game", heads, rows)


def seats(summary: Summary) -> str:
    rows = [
        [
            row_head(str(seat.place)),
            cell(percent(seat.win_rate)),
            cell(rate_range(seat.low, seat.high)),
        ]
        for seat in summary.seats
    ]
    return table("Win rate by place in the turn order", ["place", "win rate", "95 %"], rows)


def spreads(summary: Summary, games: Sequence[GameResult], points: bool) -> str:
    """Return the quartiles and extremes of each bot's points, or of the lengths of its games."""
    samples = samples_of(games, points)
    rows = []
    for bot in ranked(summary.bots):
        sample = samples.get(bot.name)
        if sample:
            ends = np.quantile(sample, [0, 0.25, 0.5, 0.75, 1])
            cells = [cell(number(float(end), 0)) for end in ends]
            rows.append([row_head(name(bot.name)), *cells])
    what = "Points in a game" if points else "Decisions in a game, of all players together"
    heads = ["bot", "lowest", "a quarter below", "median", "a quarter above", "highest"]
    return table(what, heads, rows)


def forfeits(summary: Summary) -> str:
    rows = [
        [
            row_head(name(count.bot)),
            cell(str(count.games)),
            f'<td class="text">{html.escape(count.code)}</td>',
            f'<td class="text"><bdi>{html.escape(count.reason)}</bdi></td>',
        ]
        for count in summary.forfeits
    ]
    heads = ["bot", "games", "code", "reason, of the first of them"]
    return table("Games lost by forfeit", heads, rows, "brief words")
