"""What a player sees in OpenSpiel: no secrets, nothing forgotten, guesses that look the same."""

import json
import random
from typing import Any

import pyspiel
import pytest

from envs.openspiel_play import apply_any, at, decision, decisions, load, states
from game.test_secrecy import shuffled
from grachten.envs.openspiel import OpenSpielState
from grachten.game.observation import observe

GAMES = [("amsterdam", 2), ("harbor", 3), ("amsterdam", 4)]


def seen(state: Any, seat: int) -> tuple[Any, ...]:
    """All that OpenSpiel shows a player of a state."""
    return (
        state.information_state_string(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat),
    )


@pytest.mark.parametrize(("board", "players"), GAMES)
def test_nobody_learns_what_is_hidden(board: str, players: int) -> None:
    rng, differs = random.Random(1), 0
    for state in decisions(players, board, 1):
        for seat in range(players):
            twin = at(state, shuffled(state.position.dealt, seat, rng))
            assert seen(twin, seat) == seen(state, seat)
            other = (seat + 1) % players
            differs += seen(twin, other) != seen(state, other)
    assert differs > 20  # the shuffle really moves secrets


def test_at_a_chance_node_players_see_only_the_action() -> None:
    before = None
    for state in states(2, "amsterdam", 2):
        if not state.is_chance_node():
            before = [seen(state, seat)[:3] for seat in range(2)]
        elif before is None:
            assert [seen(state, seat)[0] for seat in range(2)] == ["", ""]
        else:
            for seat in range(2):
                information, observation, tensor = before[seat]
                action = state.position.action
                assert state.information_state_string(seat) == f"{information}\n{action}"
                assert state.observation_string(seat) == f"{observation}\n{action}"
                assert state.observation_tensor(seat) == tensor
                assert action == "deal" or not action.startswith("keep")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_first_contracts_stay_hidden_until_all_have_chosen(players: int) -> None:
    start = next(decisions(players, "harbor", players))
    first = start.current_player()
    others = [seat for seat in range(players) if seat != first]
    chosen = []
    for action in start.legal_actions():
        state = start.clone()
        state.apply_action(action)
        assert state.current_player() == (first + 1) % players
        chosen.append([seen(state, seat) for seat in range(players)])
    assert len(chosen) == 3
    for seat in others:
        assert chosen[0][seat] == chosen[1][seat] == chosen[2][seat]
    assert len({repr(told[first]) for told in chosen}) == 3  # each knows its own choice
    state = start.clone()
    for _ in range(players):
        state.apply_action(state.legal_actions()[0])
    steps = steps_in(state.information_state_string(others[0]))
    assert [step["action"] for step in steps[1:]].count("keep") == players - 1


def steps_in(information: str) -> list[dict[str, Any]]:
    *steps, view = map(json.loads, information.splitlines())
    assert "market" in view
    return steps


@pytest.mark.parametrize(("board", "players"), GAMES)
def test_a_player_forgets_nothing(board: str, players: int) -> None:
    """Later information begins with the steps of the earlier one, and has all own actions."""
    rng = random.Random(3)
    before: list[list[dict[str, Any]]] = [[] for _ in range(players)]
    own: list[list[str]] = [[] for _ in range(players)]
    state = load(players, board).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            apply_any(state, rng)
            continue
        for seat in range(players):
            steps = steps_in(state.information_state_string(seat))
            assert steps[: len(before[seat])] == before[seat]
            decided = [step["action"] for step in steps if step["seat"] == seat]
            assert decided == own[seat] or state.position.dealt.setting_up
            before[seat] = steps
        action = rng.choice(state.legal_actions())
        own[state.current_player()].append(state.action_to_string(action))
        state.apply_action(action)
    assert min(map(len, own)) > 5


def test_the_tensor_is_the_observation_of_all_environments() -> None:
    for state in decisions(3, "amsterdam", 4):
        for seat in range(3):
            numbers = observe(state.position.dealt, seat)
            assert state.observation_tensor(seat) == numbers.tolist()
    observer = load(3, "amsterdam").make_py_observer()
    observer.set_from(state, 1)
    assert observer.dict["hand"].sum() == observer.dict["cards"][0]


@pytest.mark.parametrize(("board", "players"), GAMES)
def test_a_resampled_state_looks_the_same_to_its_player(board: str, players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    differs = 0
    for state in decisions(players, board, 5):
        seat = state.current_player()
        other: OpenSpielState = state.resample_from_infostate(seat, sampler)
        assert other.current_player() == seat
        assert seen(other, seat) == seen(state, seat)
        next_seat = (seat + 1) % players
        hidden = other.position.dealt.view(next_seat)
        differs += hidden != state.position.dealt.view(next_seat)
        assert other.history() == []  # the true one would tell what the others drew
    assert differs > 20


def test_a_resampled_state_can_be_cloned_and_played_to_its_end() -> None:
    rng = random.Random(1)
    for number, state in enumerate(decisions(3, "harbor", 6)):
        if number % 5 == 0:
            other = state.resample_from_infostate(state.current_player(), rng.random).clone()
            while not other.is_terminal():
                apply_any(other, rng)
            assert sum(other.returns()) == pytest.approx(1)


def test_a_resampled_state_has_no_record() -> None:
    state = decision(2, "harbor", 7, 12)
    other = state.resample_from_infostate(state.current_player(), random.Random(1).random)
    with pytest.raises(TypeError, match="no record"):
        other.record()


def test_any_node_can_be_resampled_for_any_player() -> None:
    rng = random.Random(1)
    for state in states(3, "harbor", 8):
        for seat in range(3):
            other = state.resample_from_infostate(seat, rng.random)
            assert other.current_player() == state.current_player()
            assert seen(other, seat)[:3] == seen(state, seat)[:3]
