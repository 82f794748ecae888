"""The work of a training run, chunk by chunk: the same whenever and wherever it is done.

Each function takes the number of a chunk last, and returns its arrays by name.
"""

from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from grachten.bots.planning.weights import STYLES
from grachten.bots.value.net import Net, no_net
from grachten.game.notation import notation_of
from grachten.rules.layout import Row
from grachten.train.games.desk import Positions, first_of, make_desk, make_positions
from grachten.train.games.samples import APART, SLIPS, collect
from grachten.train.games.self_play import (
    collect_self_play,
    judge_deals,
    judge_states,
    play_match,
)
from grachten.train.run import STYLE_ODDS, Chunks, Run, board_of, chance_for, divide

Arrays = dict[str, npt.NDArray[Any]]

PLAYOUTS = 64  # that the net is compared with
MOST_POSITIONS = 10_000  # in a chunk
MOST_GAMES = 40
MOST_TESTS = 500
MOST_LADDER_DEALS = 10
MOST_DEALS = 20_000
POSITIONS_PER_GAME = 64  # for which there is room
OPPONENTS = {"planner": 0, "collector": 1, "chaser": 3}  # the policy's styles on the ladder


class Stage(NamedTuple):
    """A step of a run: its folder, a title for people, its chunks and the work on each."""

    folder: str
    title: str
    chunks: Chunks
    work: "partial[Arrays]"


def policy_stage(run: Run) -> Stage:
    chunks = divide(run.positions, MOST_POSITIONS)
    return Stage("positions-0", "Games of the policy", chunks, partial(_play_policy, run, chunks))


def self_play_stage(run: Run, generation: int, parent: Net) -> Stage:
    chunks = divide(run.games_per_generation, MOST_GAMES)
    work = partial(_play_itself, run, chunks, generation, parent)
    return Stage(f"positions-{generation}", f"Games of generation {generation - 1}", chunks, work)


def test_stage(run: Run) -> Stage:
    chunks = divide(run.test_games, MOST_TESTS)
    return Stage("test", "Games for the test", chunks, partial(_play_tests, run, chunks))


def deals_stage(run: Run, generation: int, net: Net) -> Stage:
    chunks = divide(run.deals, MOST_DEALS)
    work = partial(_judge_deals, run, chunks, net)
    return Stage(f"deals-{generation}", "Deals", chunks, work)


def ladder_stage(run: Run, generation: int, net: Net, parent: Net | None) -> Stage:
    chunks = divide(run.ladder_deals, MOST_LADDER_DEALS)
    work = partial(_play_ladder, run, chunks, net, parent)
    return Stage(f"ladder-{generation}", "Games of the ladder", chunks, work)


def prepare(run: Run) -> None:
    """Compile everything, or load what was compiled before."""
    one, net = Chunks(1, 1), no_net()
    _play_policy(run, one, 0)
    _play_itself(run, one, 0, net, 0)
    _play_tests(run, one, 0)
    _judge_deals(run, one, net, 0)
    _play_ladder(run, one, net, None, 0)


def _tables(run: Run) -> Row:
    return notation_of(board_of(run)).tables


def _own(net: Net) -> Net:
    """Return a copy that can be written to; Ray shares arrays that can't, of another type."""
    return Net(*(layer.copy() for layer in net))


def _arrays(positions: Positions, games: int) -> Arrays:
    """Return what is saved of positions; states are large, and nobody needs them again."""
    arrays: Arrays = positions._asdict()
    del arrays["states"]
    return {**arrays, "played": np.array(games)}


def _play_policy(run: Run, chunks: Chunks, number: int) -> Arrays:
    desk = make_desk(chance_for(run, "policy", number))
    out = make_positions(chunks.size_of(number), run.players)
    games = collect(_tables(run), run.players, STYLES, STYLE_ODDS, SLIPS, APART, desk, out)
    return _arrays(out, games)


def _play_itself(run: Run, chunks: Chunks, generation: int, net: Net, number: int) -> Arrays:
    desk = make_desk(chance_for(run, "self-play", generation, number))
    games = chunks.size_of(number)
    out = make_positions(games * POSITIONS_PER_GAME, run.players)
    n = collect_self_play(_tables(run), run.players, STYLES, _own(net), games, desk, out)
    return _arrays(first_of(out, n), games)


def _play_tests(run: Run, chunks: Chunks, number: int) -> Arrays:
    """Take one position of each game without slips, and let playouts judge it."""
    desk = make_desk(chance_for(run, "test", number))
    out = make_positions(chunks.size_of(number), run.players, states=True)
    tables = _tables(run)
    games = collect(tables, run.players, STYLES, STYLE_ODDS, 1, 0, desk, out)
    playouts = np.zeros((len(out.facts), run.players))
    judge_states(tables, STYLES, no_net(), PLAYOUTS, out.states, desk, playouts)
    return {**_arrays(out, games), "playouts": playouts}


def _judge_deals(run: Run, chunks: Chunks, net: Net, number: int) -> Arrays:
    desk = make_desk(chance_for(run, "deals", number))
    sums = np.zeros(run.players)
    deals = chunks.size_of(number)
    judge_deals(_tables(run), run.players, STYLES, _own(net), deals, desk, sums)
    return {"sums": sums}


def _play_ladder(run: Run, chunks: Chunks, net: Net, parent: Net | None, number: int) -> Arrays:
    """Play the same deals against each opponent, and against the parent last."""
    tables, own, deals = _tables(run), _own(net), chunks.size_of(number)
    rivals = [(no_net(), style) for style in OPPONENTS.values()]
    if parent is not None:
        rivals.append((_own(parent), 0))
    won = np.zeros((len(rivals), deals, run.players))
    for place, (rival, style) in enumerate(rivals):
        desk = make_desk(chance_for(run, "ladder", number))
        play_match(tables, run.players, STYLES, own, rival, style, desk, won[place])
    return {"won": won}
