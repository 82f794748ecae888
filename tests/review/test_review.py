"""The review of a game: an exact account, the same every time, of all kinds of games."""

import random

import msgspec
import pytest
from msgspec import UNSET, structs

from game.playing import random_game
from grachten.bots.value.weights import PLAYOUTS
from grachten.errors import GrachtenError
from grachten.game import Game, Record
from grachten.game.record import FORMAT_1
from grachten.review import Review, review_game
from grachten.review.evaluator import FULL, Effort
from review.games import QUICK, finished, quick_review, reviewed

GAMES = [
    ("amsterdam", ("", ""), 1),
    ("harbor", ("greedy", "random", "planner"), 2),
    ("harbor", ("greedy", "hungry", "planner", "random"), 3),
    ("harbor", ("", ""), 4),
    ("harbor", ("", "", ""), 5),
]


def check_account(review: Review) -> None:
    """Every part of the account is the sum of what the review lists."""
    for account in review.seats:
        parts = account.luck, account.own, account.others, account.remainder
        assert account.start + sum(parts) == pytest.approx(account.result, abs=1e-9)
    assert sum(account.luck for account in review.seats) == pytest.approx(0, abs=1e-9)
    for seat, account in enumerate(review.seats):
        listed = sum(chance.luck[seat] for chance in review.chances)
        assert account.luck == pytest.approx(listed, abs=1e-9)


@pytest.mark.parametrize(("board", "names", "seed"), GAMES)
def test_the_account_is_exact(board: str, names: tuple[str, ...], seed: int) -> None:
    record, review = finished(board, names, seed), reviewed(board, names, seed)
    check_account(review)
    assert any(account.luck for account in review.seats)
    winners = Game.replay(record).outcome().winners
    for seat, account in enumerate(review.seats):
        assert account.result == (seat in winners) / len(winners)
        listed = -sum(d.loss for d in review.decisions if d.seat == seat)
        assert account.own == pytest.approx(listed, abs=1e-9)
    assert [position.ply for position in review.positions] == list(range(len(record.steps)))
    assert all(sum(one.shares) == pytest.approx(1, abs=1e-9) for one in review.positions)
    last = review.positions[-1]
    assert last.shares == last.seen == tuple(account.result for account in review.seats)


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_account_of_many_games_is_exact(players: int) -> None:
    for seed in range(100):
        check_account(quick_review(random_game("harbor", players, seed).record()))


def test_the_account_is_exact_when_playouts_judge() -> None:
    record = finished("harbor", ("", ""), 6)
    review = review_game(record, effort=Effort(64, 1_000, 1, 1), weights=PLAYOUTS)
    check_account(review)
    assert review.evaluator.version == "playouts"


def test_only_decisions_that_are_not_forced_are_judged() -> None:
    record, review = finished(*GAMES[1]), reviewed(*GAMES[1])
    judged = {decision.ply: decision for decision in review.decisions}
    for step in record.steps[1:]:
        legal = Game.replay(record, ply=step.ply - 1).legal_actions()
        assert (step.ply in judged) == (len(legal) > 1)
        if step.ply in judged:
            assert judged[step.ply].seat == step.seat
            assert judged[step.ply].played == step.action
            assert judged[step.ply].best in map(str, legal)
    for decision in review.decisions:
        if decision.played == decision.best:
            assert decision.loss == 0
        if decision.loss:
            assert decision.loss > 2 * decision.standard_error
            missed = decision.value_best - decision.value_played
            assert decision.loss == pytest.approx(missed, abs=1e-9)


def test_the_lot_has_luck_and_a_choice_has_not() -> None:
    for first, by in ((None, "lot"), (1, "choice")):
        game = Game.new(2, board="amsterdam", seed=3, first=first)
        game.apply("resign")
        review = quick_review(game.record())
        check_account(review)
        events = [chance.event for chance in review.chances if chance.ply == 0]
        assert events == ([None, 0] if by == "lot" else [0])
        expected = 0.5 if by == "lot" else review.seats[1 - review.first].start
        assert review.seats[1 - review.first].start == expected
        if by == "choice":
            assert review.seats[1].start > 0.5 > review.seats[0].start


def test_a_game_that_continues_another_one_has_no_luck_of_a_deal() -> None:
    game = Game.play_on(finished(*GAMES[0]), 9, seat=1, seed=5)
    game.apply("resign", seat=0)
    review = quick_review(game.record())
    check_account(review)
    assert review.chances == ()
    assert tuple(account.start for account in review.seats) == review.positions[0].shares


def test_resigning_counts_as_own_play() -> None:
    game = Game.new(3, board="harbor", seed=2)
    for _ in range(8):
        game.apply(game.legal_actions()[0])
    before = quick_review_of(game, "resign", seat=1)
    account, position = before.seats[1], before.positions[-2]
    losses = sum(decision.loss for decision in before.decisions if decision.seat == 1)
    assert account.own == pytest.approx(-losses - position.shares[1], abs=1e-9)
    assert all(decision.ply < len(before.positions) - 1 for decision in before.decisions)
    check_account(before)


def test_resigning_is_a_moment_that_decided_the_game() -> None:
    game = Game.new(2, board="amsterdam", seed=3, first=0)
    review = quick_review_of(game, "resign", seat=0)
    assert review.positions[0].shares[0] > 0.2
    assert 1 in review.moments


def quick_review_of(game: Game, action: str, seat: int) -> Review:
    game.apply(action, seat)
    return quick_review(game.record())


def test_decisions_of_a_bot_that_took_over_are_listed_apart() -> None:
    rng, game = random.Random(3), Game.new(2, board="harbor", seed=3)
    while not game.over:
        away = game.to_move == 0 and game.ply > 4
        game.apply(rng.choice(game.legal_actions()), by="bot 2" if away else UNSET)
    review = quick_review(game.record())
    check_account(review)
    own = [d for d in review.decisions if d.seat == 0 and d.by == "player"]
    taken = [d for d in review.decisions if d.by == "bot"]
    assert taken
    assert {d.seat for d in taken} == {0}
    assert all((d.ply > 5) == (d.by == "bot") for d in review.decisions if d.seat == 0)
    assert review.seats[0].own == pytest.approx(-sum(d.loss for d in own), abs=1e-9)
    accuracy = sum(1 - d.loss / d.value_best if d.loss else 1 for d in own) / len(own)
    assert review.seats[0].accuracy == pytest.approx(accuracy)


def test_a_record_of_version_1_is_reviewed() -> None:
    record = structs.replace(
        finished("harbor", ("", ""), 7), format=FORMAT_1, player_commitments=UNSET, first_by=UNSET
    )
    review = quick_review(record)
    check_account(review)
    assert [chance.event for chance in review.chances if chance.ply == 0] == [0]


def test_a_row_replaced_twice_goes_to_the_remainder() -> None:
    for seed in range(300):
        record = random_game("harbor", 3, seed).record()
        resets = (
            sum(type(event).__name__ == "MarketReset" for event in step.events)
            for step in record.steps[1:]
        )
        if max(resets) > 1:
            check_account(quick_review(record))
            return
    pytest.fail("no such row in 300 games")


def test_a_strangers_board_is_reviewed() -> None:
    source = dict(Game.new(2, board="harbor").board.source)
    source["title"] = "A board of my own"
    game = Game.new(2, board=source, seed=1)
    for _ in range(10):
        game.apply(game.legal_actions()[0])
    review = quick_review_of(game, "resign", seat=0)
    assert review.board == "A board of my own"
    check_account(review)


def test_the_same_record_has_the_same_review() -> None:
    record = finished(*GAMES[1])
    again = quick_review(Record(**{n: getattr(record, n) for n in record.__struct_fields__}))
    assert msgspec.json.encode(again) == msgspec.json.encode(reviewed(*GAMES[1]))


def test_progress_rises_to_1_and_can_stop_the_review() -> None:
    record = finished("harbor", ("", ""), 4)
    parts: list[float] = []
    review_game(record, progress=parts.append, effort=QUICK)
    assert parts == sorted(parts)
    assert parts[-1] == 1

    def stop(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review_game(record, progress=stop, effort=QUICK)


def changed(record: Record) -> Record:
    assert record.result is not UNSET
    winners = (1 - record.result.winners[0],)
    return structs.replace(record, result=structs.replace(record.result, winners=winners))


def for_one_seat() -> Record:
    game = Game.new(2, board="harbor", seed=1)
    game.apply("resign")
    deal = Game.new(2, board="harbor", seed=1).steps_for(0)
    record = game.record()
    return structs.replace(record, steps=(*deal, record.steps[-1]))


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (Game.new(2, seed=1).record(), "not_over"),
        (changed(finished("harbor", ("", ""), 4)), "differs"),
        (for_one_seat(), "secrets_left_out"),
    ],
)
def test_a_game_without_a_review_says_why(record: Record, code: str) -> None:
    with pytest.raises(GrachtenError) as error:
        review_game(record)
    assert error.value.code == code


def test_a_long_game_gets_less_effort_per_decision() -> None:
    assert FULL.for_decisions(50) == FULL.trials
    assert FULL.for_decisions(100_000) < FULL.for_decisions(1_000) < FULL.trials
