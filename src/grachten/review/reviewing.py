"""The review of a game, step by step."""

from collections.abc import Callable

import numpy as np
from msgspec import UNSET

from grachten.bots.value.evaluator import Evaluator, Shares
from grachten.bots.value.luck import LuckMeter
from grachten.bots.value.weights import Weights
from grachten.errors import GameStateError, RecordError
from grachten.game.continuation import record_hash
from grachten.game.events import CardDrawn, ContractsOffered, Event, MarketFilled
from grachten.game.game import Game
from grachten.game.notation import notation_of
from grachten.game.record import Record, Step
from grachten.game.secrecy import leaves_secrets_out
from grachten.game.view import View
from grachten.game.walk import StepState, walk
from grachten.review.account import Account, rounded, rounded_all
from grachten.review.evaluator import Effort, deal_means, effort_for, evaluator_for, name_of
from grachten.review.knowledge import judge_choice, own_estimate
from grachten.review.marks import accuracy_of, luckiest_of, mark_of, moments_of, unluckiest_of
from grachten.review.model import ChanceLuck, Decision, Draw, Position, Review

Progress = Callable[[float], None]


def review_game(
    record: Record,
    *,
    progress: Progress | None = None,
    effort: Effort | None = None,
    weights: Weights | None = None,
) -> Review:
    """Review a finished game; the same record always has the same review.

    `progress` is called with the part of the work that is done, from 0 to 1. An exception that it
    raises ends the review. `effort` and `weights` are for experiments.
    """
    if record.result is UNSET:
        raise GameStateError("not_over", "only a game that is over can be reviewed")
    if leaves_secrets_out(record.steps, record.start):
        message = "this record was made for one seat: it leaves out what others may not see"
        raise RecordError("secrets_left_out", message)
    reviewer = Reviewer(record, effort, weights)
    for number, state in enumerate(walk(record), 1):
        reviewer.add(state)
        if progress is not None:
            progress(number / len(record.steps))
    return reviewer.review()


class Reviewer:
    """Collects the review of one game while its steps are added."""

    def __init__(self, record: Record, effort: Effort | None, weights: Weights | None) -> None:
        self.record = record
        self.players = len(record.players)
        self.game = Game.from_header(record)
        self.notation = notation_of(self.game.board)
        self.evaluator: Evaluator = evaluator_for(self.game.board, self.players, weights)
        self.meter = LuckMeter(self.evaluator)
        self.effort = effort_for(self.evaluator) if effort is None else effort
        self.trials = self.effort.for_decisions(len(record.steps) - 1)
        self.account = Account(self.players)
        self.shares: Shares = np.zeros(self.players)
        self.dealt: list[View] = []  # what each seat saw before anyone chose
        self.decisions: list[Decision] = []
        self.chances: list[ChanceLuck] = []
        self.draws: list[Draw] = []
        self.resigned: dict[int, float] = {}  # what it cost, by ply
        self.positions: list[Position] = []

    def add(self, state: StepState) -> None:
        """Add the next step."""
        after = self.evaluator.judge(state.after).shares
        if state.step.ply == 0:
            self._add_deal(after)
        elif state.action is None:
            self._add_resignation(state.step, after - self.shares)
        else:
            self._add_move(state, state.action, after)
        self.game.follow(state.step)
        if state.step.ply == 0:
            self.dealt = [self.game.view(seat) for seat in range(self.players)]
        self.shares = after
        seen = tuple(self._seen(seat, after) for seat in range(self.players))
        self.positions.append(Position(state.step.ply, rounded_all(after), seen))

    def _add_deal(self, after: Shares) -> None:
        """Add the luck of the lot, if there was one, and of the deal.

        A game that continues another one has neither: its seats start with what they stand at.
        """
        if self.record.start is not UNSET:
            self.account.start[:] = after
            return
        means = deal_means(self.evaluator, self.record.first, self.effort.deals)
        self.account.start[:] = means
        if self.record.first_by == "lot":
            self.account.start[:] = 1 / self.players
            self._add_luck(0, None, means - self.account.start)
        self._add_luck(0, 0, after - means)

    def _add_luck(self, ply: int, event: int | None, luck: Shares) -> None:
        self.account.luck += luck
        self.chances.append(ChanceLuck(ply, event, rounded_all(luck)))

    def _add_resignation(self, step: Step, difference: Shares) -> None:
        assert step.seat is not None
        self.account.add_decision(step.seat, difference)
        self.resigned[step.ply] = -float(difference[step.seat])

    def _add_move(self, state: StepState, action: int, after: Shares) -> None:
        """Split what a step changed among the decision, chance and the remainder."""
        step = state.step
        chance = self.meter.step(state.before, action, state.outcomes)
        difference = self._judge_decision(step, action)
        self.account.add_decision(step.seat if step.by is UNSET else None, difference)
        if chance.cases > 1:
            event = first_by_chance(step.events)
            self._add_luck(step.ply, event, chance.luck)
            assert step.seat is not None
            luck = rounded(chance.luck[step.seat])
            self.draws.append(Draw(step.seat, step.ply, event, luck))
        self.account.remainder += chance.mean - self.shares - difference
        self.account.remainder += after - chance.came

    def _judge_decision(self, step: Step, action: int) -> Shares:
        """Judge a decision if it was not forced; return what it changed, by seat."""
        game, seat = self.game, step.seat
        assert seat is not None
        offer = game.view(seat).offer or ()
        notation = self.notation
        legal = [notation.id_of(possible, offer) for possible in game.legal_actions()]
        none: Shares = np.zeros(self.players)
        if len(legal) < 2:
            return none
        view = self.dealt[seat] if game.setting_up else game.view(seat)
        ids = [number for number in legal if number is not None]
        choice = judge_choice(self.evaluator, view, self.record.first, ids, action, self.trials)
        loss = rounded(-choice.difference[seat])
        self.decisions.append(
            Decision(
                ply=step.ply,
                seat=seat,
                by="player" if step.by is UNSET else "bot",
                played=notation.text_of(action, offer),
                best=notation.text_of(choice.best, offer),
                value_played=rounded(choice.value_played),
                value_best=rounded(choice.value_best),
                loss=loss,
                standard_error=rounded(choice.standard_error),
                mark=mark_of(loss),
            )
        )
        return choice.difference

    def _seen(self, seat: int, after: Shares) -> float:
        if self.game.over:
            return rounded(after[seat])
        view, first = self.game.view(seat), self.record.first
        return rounded(own_estimate(self.evaluator, view, first, self.effort.guesses))

    def review(self) -> Review:
        """Return the review, after the last step."""
        if not self.game.over or self.game.outcome() != self.record.result:
            message = "the result does not follow from the steps of this game"
            raise RecordError("differs", message)
        accuracies = [accuracy_of(seat, self.decisions) for seat in range(self.players)]
        return Review(
            record=record_hash(self.record),
            board=self.game.board.label,
            players=self.record.players,
            first=self.record.first,
            evaluator=name_of(self.evaluator),
            seats=self.account.seats(self.shares, accuracies),
            decisions=tuple(self.decisions),
            chances=tuple(self.chances),
            positions=tuple(self.positions),
            moments=moments_of(self.decisions, self.chances, self.resigned),
            luckiest=luckiest_of(self.draws),
            unluckiest=unluckiest_of(self.draws),
        )


def first_by_chance(events: tuple[Event, ...]) -> int:
    """Return the index of the first event of a step that was left to chance."""
    for index, event in enumerate(events):
        if isinstance(event, MarketFilled | ContractsOffered):
            return index
        if isinstance(event, CardDrawn) and event.source == "deck":
            return index
    raise AssertionError("nothing was left to chance")
