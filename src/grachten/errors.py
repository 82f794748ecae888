"""Errors with a code and facts, so that every language can word them.

`str(error)` is English; programs look at `code` and `facts`. Input that cannot be read and moves
that the rules forbid raise different errors.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar


class GrachtenError(Exception):
    """A mistake that the user can correct; never a bug in the program.

    A subclass says what kind of error it is. `status` is the HTTP status with which a server
    answers, and `retry` says whether the same request may succeed a little later.

    >>> try:
    ...     parse_action("draw:mauve")
    ... except GrachtenError as error:
    ...     print(error.code, dict(error.facts))
    unreadable_action {'text': 'draw:mauve'}
    """

    status: ClassVar[int] = 400
    retry: ClassVar[bool] = False

    def __init__(self, code: str, message: str, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts: Mapping[str, Any] = facts


class NotFound(GrachtenError):
    """The thing that was asked for does not exist."""

    status = 404


class Forbidden(GrachtenError):
    """The client may not do that."""

    status = 403


class Conflict(GrachtenError):
    """The current state does not allow that."""

    status = 409


class Unsupported(GrachtenError):
    """This version of the program cannot do that."""

    status = 503


class Unavailable(GrachtenError):
    """It does not work just now."""

    status = 503
    retry = True


@dataclass(frozen=True, slots=True)
class BoardProblem:
    """One problem in a board file, and what would be right."""

    code: str
    key: str
    message: str

    def __str__(self) -> str:
        return f"{self.key}: {self.message}" if self.key else self.message


class BoardError(GrachtenError):
    """A board that cannot be played on, with the list of all its problems.

    >>> try:
    ...     load_board({"title": "Nowhere"})
    ... except BoardError as error:
    ...     print(len(error.problems), error.problems[0])
    8 carts_per_player: is missing; it must be a whole number from 3 to 1000
    """

    def __init__(self, source: str, problems: Sequence[BoardProblem]) -> None:
        lines = "".join(f"\n  {problem}" for problem in problems)
        count = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
        super().__init__("bad_board", f"{source}: {count}{lines}", source=source)
        self.problems = tuple(problems)


class UnreadableBoard(BoardError):
    """A board that cannot be found, or whose file cannot be read as TOML."""


class ParseError(GrachtenError):
    """A text or an object that is not an action, event or setting.

    >>> parse_action("jump")
    Traceback (most recent call last):
    grachten.errors.ParseError: 'jump' is not an action: an action is keep:…, ...
    """


class GameStateError(GrachtenError):
    """A call that needs another state of the game: it came too early or too late.

    >>> Game.new(2, seed=1).outcome()
    Traceback (most recent call last):
    grachten.errors.GameStateError: the game is not over yet
    """


class RecordError(GrachtenError):
    """A record that cannot be read, or that no game can have produced.

    >>> Game.replay("missing.jsonl")
    Traceback (most recent call last):
    grachten.errors.RecordError: missing.jsonl: cannot be read: No such file or directory
    """


@dataclass(frozen=True, slots=True)
class Refusal:
    """The reason why an action is illegal now: a code, the rule that forbids it, and the facts.

    >>> refusal = Game.new(2, seed=1).why_not("draw:deck")
    >>> refusal.code, refusal.rule
    ('keep_first_contracts', 'R4')
    >>> print(refusal)
    Keep one or both of the contracts on offer (R4)
    """

    code: str
    rule: str
    message: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.message} ({self.rule})"


class IllegalAction(GrachtenError):
    """A well-formed action that the rules forbid now.

    >>> try:
    ...     Game.new(2, seed=1).apply("draw:deck")
    ... except IllegalAction as error:
    ...     print(error.refusal.rule, error)
    R4 Keep one or both of the contracts on offer (R4)
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, str(refusal), rule=refusal.rule, **refusal.facts)
        self.refusal = refusal
