"""The tutorial's game, as it is shipped with the pages."""

from pathlib import Path

import msgspec

from grachten.server.tutorial import LEARNER, text, tutorial

SHIPPED = Path(__file__).parents[2] / "web" / "src" / "tutorial" / "game.json"


def test_the_shipped_game_is_what_the_rules_make_of_it() -> None:
    wanted = "python -m grachten.server.tutorial > web/src/tutorial/game.json"
    assert SHIPPED.read_text("utf-8") == text() + "\n", f"make it anew: {wanted}"


def test_the_wanted_action_of_a_lesson_is_legal() -> None:
    for lesson in tutorial().lessons:
        if lesson.wanted is not None:
            assert lesson.wanted in lesson.position.legal
            assert lesson.wanted not in lesson.refusals
            assert not set(lesson.refusals) & set(lesson.position.legal)


def test_the_learner_meets_everything_that_can_happen_in_a_game() -> None:
    events = {
        event["type"]
        for lesson in tutorial().lessons
        for step in lesson.position.steps
        for event in msgspec.to_builtins(step.events)
    }
    assert events >= {
        "card_drawn",
        "contract_kept",
        "contract_returned",
        "contracts_offered",
        "game_over",
        "last_round",
        "market_reset",
        "merchandise_taken",
        "route_claimed",
    }


def test_wrong_tries_are_refused_with_the_rule() -> None:
    lessons = {lesson.lesson: lesson for lesson in tutorial().lessons}
    assert lessons["second"].refusals["draw:wild"].facts["rule"] == "R9"
    closed = lessons["claim"].refusals["claim:westermarkt-jan_roodenpoortstoren-grey:pink:0"]
    assert closed.facts["rule"] == "R19"


def test_the_learner_wins_with_points_of_every_kind() -> None:
    result = tutorial().lessons[-1].position.view.result
    assert result is not None
    assert result.winners == (LEARNER,)
    learner, other = result.scores
    assert learner.contracts > 0 > other.contracts
    assert learner.merchandise > other.merchandise > 0
