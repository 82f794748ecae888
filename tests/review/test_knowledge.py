"""Decisions and estimates depend on nothing but what the seat could know then."""

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import pytest

from game.playing import bot_game, positions
from grachten.bots.value.evaluator import Evaluator
from grachten.game import Game
from grachten.game.notation import notation_of
from grachten.review import review_game
from grachten.review.evaluator import evaluator_for
from grachten.review.knowledge import Choice, judge_choice, own_estimate
from grachten.review.marks import mark_of
from grachten.rules.layout import CLAIM, DRAW_DECK
from review.games import QUICK


def legal_ids(game: Game, seat: int) -> list[int]:
    offer = game.view(seat).offer or ()
    ids = (notation_of(game.board).id_of(action, offer) for action in game.legal_for(seat))
    return [number for number in ids if number is not None]


def judged(evaluator: Evaluator, game: Game, seat: int) -> Choice:
    legal = legal_ids(game, seat)
    return judge_choice(evaluator, game.view(seat), game.first, legal, legal[0], 64)


def same(one: Choice, other: Choice) -> bool:
    return one[:3] == other[:3] and one[4] == other[4] and (one[3] == other[3]).all()


def seats_to_move(game: Game) -> Iterator[int]:
    """Yield the seats that decide: at set-up, all of them."""
    if game.setting_up and game.ply == 0:
        yield from range(len(game.players))
    elif not game.setting_up and not game.over:
        yield game.to_move


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_depends_on_what_a_seat_could_not_know(players: int) -> None:
    rng = random.Random(players)
    compared = 0
    for number, game in enumerate(positions("harbor", players, players)):
        if game.over or number % 3 not in (0, 1):
            continue
        one = evaluator_for(game.board, players)
        for seat in range(players):
            other = game.determinize(seat, rng)
            estimates = [own_estimate(one, g.view(seat), g.first, 8) for g in (game, other)]
            assert estimates[0] == estimates[1]
        for seat in seats_to_move(game):
            other = game.determinize(seat, rng)
            assert same(judged(one, game, seat), judged(one, other, seat))
            compared += 1
    assert compared > players + 5


def test_first_contracts_are_judged_from_the_view_before_anyone_chose() -> None:
    """The review of a seat's choice is the same, whatever the seats before it have kept."""
    found = set()
    for kept in range(3):
        game = Game.new(2, board="harbor", seed=1, first=0)
        game.apply(game.legal_actions()[kept])
        game.apply(game.legal_actions()[0])
        game.apply("resign")
        review = review_game(game.record(), effort=QUICK)
        second = next(decision for decision in review.decisions if decision.ply == 2)
        found.add((second.best, second.value_played, second.value_best, second.loss))
    assert len(found) == 1


def test_a_planted_blunder_is_found() -> None:
    """A claim that wins the game is missed in the last turn."""
    game = Game.replay(bot_game("amsterdam", ("planner", "hungry"), 1).record(), ply=44)
    one, seat = evaluator_for(game.board, 2), game.to_move
    legal = legal_ids(game, seat)
    choice = judge_choice(one, game.view(seat), game.first, legal, DRAW_DECK, 400)
    assert choice.best >= CLAIM
    assert mark_of(-choice.difference[seat]) == "blunder"
    assert choice.value_best - choice.value_played == pytest.approx(-choice.difference[seat])


@pytest.mark.parametrize(
    ("loss", "mark"),
    [
        (0.0, "sound"),
        (0.0499, "sound"),
        (0.05, "inaccuracy"),
        (0.0999, "inaccuracy"),
        (0.1, "mistake"),
        (0.1499, "mistake"),
        (0.15, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_marks(loss: float, mark: str) -> None:
    assert mark_of(loss) == mark


def late_choices() -> list[str]:
    """Return judgments of the last decision of a game, where playouts are short."""
    games = [game.copy() for game in positions("harbor", 2, 4)]
    lines = []
    for game in games[-2:-1]:
        one = evaluator_for(game.board, 2)
        choice = judged(one, game, game.to_move)
        estimates = [own_estimate(one, game.view(seat), game.first, 1) for seat in range(2)]
        lines.append(repr((choice[:3], choice[3].tolist(), choice[4], estimates)))
    return lines


def test_judgments_are_the_same_uncompiled() -> None:
    code = "from review.test_knowledge import late_choices; print(late_choices())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "GRACHTEN_JIT": "0", "PYTHONPATH": "tests"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == str(late_choices())
