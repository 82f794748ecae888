"""The figures of a match: who beats whom, how often, and how certain that is.

All intervals are 95% intervals from the bootstrap over deals (intervals.py). A figure that cannot
be known yet, because too few games were played, is None.
"""

from collections.abc import Sequence

from msgspec import UNSET, Struct, UnsetType, structs

from grachten.arena.adjusted import adjusted_ahead, adjusted_points, adjusted_wins
from grachten.arena.intervals import Array, Interval, mean_interval, rate_interval
from grachten.arena.ratings import Rating, groups_of, rate
from grachten.arena.results import GameResult
from grachten.arena.tally import Tally, in_order, tally

Figure = float | UnsetType | None  # unset if results are not adjusted for luck


class Pair(Struct, frozen=True):
    """How often `a` came out ahead of `b`; a level game counts as half."""

    a: str
    b: str
    games: int
    win_rate: float | None
    low: float | None
    high: float | None
    adjusted_win_rate: Figure = UNSET
    adjusted_low: Figure = UNSET
    adjusted_high: Figure = UNSET


class Standing(Struct, frozen=True):
    """One bot in all its games. A victory shared by n counts 1/n for each of them."""

    name: str
    games: int  # seats: a game in which it has two counts twice
    win_rate: float | None
    low: float | None
    high: float | None
    points: float | None
    points_low: float | None
    points_high: float | None
    rating: float | None
    rating_low: float | None
    rating_high: float | None
    routes: float | None  # means per game, like all that follow
    contracts: float | None
    merchandise: float | None
    fulfilled: float | None
    forfeits: int
    adjusted_win_rate: Figure = UNSET
    adjusted_low: Figure = UNSET
    adjusted_high: Figure = UNSET
    adjusted_points: Figure = UNSET
    adjusted_points_low: Figure = UNSET
    adjusted_points_high: Figure = UNSET
    adjusted_rating: Figure = UNSET
    adjusted_rating_low: Figure = UNSET
    adjusted_rating_high: Figure = UNSET


class SeatShare(Struct, frozen=True):
    """The win rate of a place in the turn order; 1 is the first player."""

    place: int
    win_rate: float | None
    low: float | None
    high: float | None


class ForfeitCount(Struct, frozen=True):
    """The games that a bot forfeited with the same code; `reason` is that of the first."""

    bot: str
    code: str
    reason: str
    games: int


class Summary(Struct, frozen=True):
    """All figures of a match. Ratings are comparable only within a group."""

    games: int
    deals: int
    bots: tuple[Standing, ...]
    pairs: tuple[Pair, ...]
    seats: tuple[SeatShare, ...]
    forfeits: tuple[ForfeitCount, ...]
    groups: tuple[tuple[str, ...], ...]  # bots that met, directly or through others


def summarize(
    bots: Sequence[str], players: int, games: Sequence[GameResult], adjusted: bool = False
) -> Summary:
    """Compute all figures of a match; the order of the games does not matter.

    If `adjusted`, there are also figures adjusted for luck; the games must know their luck.
    """
    games = in_order(games)
    sums = tally(bots, players, games)
    summary = Summary(
        games=len(games),
        deals=len(sums.games),
        bots=_standings(sums, games),
        pairs=tuple(
            _pair(sums, a, b) for a in range(len(sums.names)) for b in range(a + 1, len(sums.names))
        ),
        seats=tuple(_seat_share(sums, place) for place in range(players)),
        forfeits=_forfeits(games),
        groups=groups_in(sums),
    )
    return _with_adjusted(summary, sums) if adjusted else summary


def _with_adjusted(summary: Summary, sums: Tally) -> Summary:
    """Return the summary with all figures that are adjusted for luck."""
    ahead, number = adjusted_ahead(sums), {name: bot for bot, name in enumerate(sums.names)}
    ratings = rate(sums._replace(ahead=ahead))
    pairs = []
    for pair in summary.pairs:
        a, b = number[pair.a], number[pair.b]
        value, low, high = _mean(ahead[:, a, b], sums.met[:, a, b])
        pairs.append(
            structs.replace(pair, adjusted_win_rate=value, adjusted_low=low, adjusted_high=high)
        )
    bots = []
    for bot, standing in enumerate(summary.bots):
        value, low, high = _mean(adjusted_wins(sums, bot), sums.seats[:, bot])
        points, points_low, points_high = _mean(adjusted_points(sums, bot), sums.seats[:, bot])
        bots.append(
            structs.replace(
                standing,
                adjusted_win_rate=value,
                adjusted_low=low,
                adjusted_high=high,
                adjusted_points=points,
                adjusted_points_low=points_low,
                adjusted_points_high=points_high,
                adjusted_rating=ratings[bot].value,
                adjusted_rating_low=ratings[bot].low,
                adjusted_rating_high=ratings[bot].high,
            )
        )
    return structs.replace(summary, bots=tuple(bots), pairs=tuple(pairs))


def _mean(results: Array, games: Array) -> tuple[float | None, float | None, float | None]:
    """Return the mean result for a game and its interval."""
    return (_ratio(float(results.sum()), float(games.sum())), *mean_interval(results, games))


def _pair(sums: Tally, a: int, b: int) -> Pair:
    ahead, met = sums.ahead[:, a, b], sums.met[:, a, b]
    return Pair(
        sums.names[a],
        sums.names[b],
        round(float(met.sum())),
        _ratio(float(ahead.sum()), float(met.sum())),
        *rate_interval(ahead, met),
    )


def _standings(sums: Tally, games: Sequence[GameResult]) -> tuple[Standing, ...]:
    ratings = rate(sums)
    parts = _parts(games)
    lost = [game.bots[game.forfeit.seat] for game in games if game.forfeit is not None]
    return tuple(
        _standing(sums, bot, ratings[bot], parts.get(name, [0] * 4), lost.count(name))
        for bot, name in enumerate(sums.names)
    )


def _standing(
    sums: Tally, bot: int, rating: Rating, parts: Sequence[int], forfeits: int
) -> Standing:
    seats, wins, points = sums.seats[:, bot], sums.wins[:, bot], sums.points[:, bot]
    games = float(seats.sum())
    low, high = rate_interval(wins, seats)
    points_low, points_high = mean_interval(points, seats)
    routes, contracts, merchandise, fulfilled = (_ratio(part, games) for part in parts)
    return Standing(
        name=sums.names[bot],
        games=round(games),
        win_rate=_ratio(float(wins.sum()), games),
        low=low,
        high=high,
        points=_ratio(float(points.sum()), games),
        points_low=points_low,
        points_high=points_high,
        rating=rating.value,
        rating_low=rating.low,
        rating_high=rating.high,
        routes=routes,
        contracts=contracts,
        merchandise=merchandise,
        fulfilled=fulfilled,
        forfeits=forfeits,
    )


def _parts(games: Sequence[GameResult]) -> dict[str, list[int]]:
    """Return each bot's points for routes, contracts, merchandise, and its fulfilled contracts."""
    parts: dict[str, list[int]] = {}
    for played in games:
        for name, score in zip(played.bots, played.outcome.scores, strict=True):
            of_bot = parts.setdefault(name, [0] * 4)
            of_bot[0] += score.routes
            of_bot[1] += score.contracts
            of_bot[2] += score.merchandise
            of_bot[3] += score.fulfilled
    return parts


def _seat_share(sums: Tally, place: int) -> SeatShare:
    shares = sums.places[:, place]
    interval: Interval = rate_interval(shares, sums.games)
    return SeatShare(place + 1, _ratio(float(shares.sum()), float(sums.games.sum())), *interval)


def _forfeits(games: Sequence[GameResult]) -> tuple[ForfeitCount, ...]:
    first: dict[tuple[str, str], str] = {}
    counts: dict[tuple[str, str], int] = {}
    for played in games:
        if played.forfeit is not None:
            key = (played.bots[played.forfeit.seat], played.forfeit.code)
            first.setdefault(key, played.forfeit.reason)
            counts[key] = counts.get(key, 0) + 1
    return tuple(
        ForfeitCount(bot, code, first[bot, code], count)
        for (bot, code), count in sorted(counts.items())
    )


def groups_in(sums: Tally) -> tuple[tuple[str, ...], ...]:
    """Return the groups of bots that met, directly or through others."""
    labels = groups_of(sums.met.sum(axis=0))
    return tuple(
        tuple(name for name, label in zip(sums.names, labels, strict=True) if label == group)
        for group in dict.fromkeys(labels.tolist())
    )


def _ratio(total: float, games: float) -> float | None:
    return total / games if games else None
