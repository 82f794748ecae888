"""Verification: derive every outcome of a record again, replay it, and find differences."""

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Struct

from grachten.errors import RecordError
from grachten.game.fairness import Dealer
from grachten.game.game import Game
from grachten.game.record import Record, Step, to_plain


class Verdict(Struct, frozen=True):
    """The result of a verification: no difference, or the first one.

    `committed` are the seats that committed to a seed before the deal: none in version 1 of the
    record, and where it is empty only the dealer did. `withheld` are those of them whose seed
    is not in the record, which is no difference: a record can't prove who was to blame.

    >>> verify(Game.new(2, seed=1).record())
    Verdict(plies=1, over=False, chance_checked=False, difference=None, committed=(), withheld=())
    """

    plies: int
    over: bool
    chance_checked: bool
    difference: str | None
    committed: tuple[int, ...] = ()
    withheld: tuple[int, ...] = ()


def verify(record: Record) -> Verdict:
    """Check a record against the rules, the seed and its own commitments.

    Without the seed, the outcomes of chance are taken on trust.

    >>> game = Game.new(2, seed=1)
    >>> _ = game.apply("resign")
    >>> verdict = verify(game.record())
    >>> verdict.difference is None, verdict.chance_checked
    (True, True)
    """
    try:
        game = Game.from_header(record)
        seeded = record.seed if record.seed is not UNSET else record.secret_seed
        if isinstance(seeded, str):
            _check_lot(record, seeded)
        for step in record.steps:
            _check_step(game, step, isinstance(seeded, str))
        _check_end(game, record)
    except RecordError as error:
        return Verdict(len(record.steps), False, False, error.message)
    committed = [seat for seat, text in enumerate(game.player_commitments or ()) if text]
    withheld = [seat for seat in committed if not game.player_seeds[seat]]
    return Verdict(
        plies=len(record.steps),
        over=game.over,
        chance_checked=isinstance(seeded, str),
        difference=None,
        committed=tuple(committed),
        withheld=tuple(withheld),
    )


def _check_lot(record: Record, seed: str) -> None:
    dealer = Dealer(bytes.fromhex(seed), [bytes.fromhex(s) for s in record.player_seeds])
    if record.first_by == "lot" and dealer.lot() != record.first:
        raise _differs("first", dealer.lot(), record.first)


def _check_step(game: Game, step: Step, from_seed: bool) -> None:
    expected = game.redo(step) if from_seed else _from_events(game, step)
    for path, right, found in differences(to_plain(expected.events), to_plain(step.events)):
        raise _differs(f"ply {step.ply} ({step.action}): events{path}", right, found)


def _from_events(game: Game, step: Step) -> Step:
    try:
        game.follow(step)
    except RecordError as error:
        expected = error.facts.get("expected")
        if not isinstance(expected, Step) or expected.events == step.events:
            raise
        return expected
    return game.steps[-1]


def _check_end(game: Game, record: Record) -> None:
    if game.over:
        if record.seed is UNSET:
            raise RecordError("differs", "seed: the game is over, so it must be there")
        if record.secret_seed is not UNSET:
            raise RecordError("differs", "secret_seed: the game is over, so there can be none")
        expected = to_plain(game.outcome())
        found = None if record.result is UNSET else to_plain(record.result)
        for path, right, wrong in differences(expected, found):
            raise _differs(f"result{path}", right, wrong)
    else:
        for name in ("result", "seed"):
            if getattr(record, name) is not UNSET:
                raise RecordError("differs", f"{name}: the game is not over, so there can be none")


def _differs(where: str, expected: Any, found: Any) -> RecordError:
    return RecordError(
        "differs", f"{where}: should be {_shown(expected)}, the file says {_shown(found)}"
    )


def _shown(value: Any) -> str:
    text = "nothing" if value is None else repr(value) if isinstance(value, str) else str(value)
    return text if len(text) <= 200 else text[:197] + "…"


def differences(expected: Any, found: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Yield where two plain structures differ: the path, the expected value, the found one."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for key in expected | found:
            yield from differences(expected.get(key), found.get(key), f"{path}.{key}")
    elif isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        for i in range(max(len(expected), len(found))):
            right = expected[i] if i < len(expected) else None
            wrong = found[i] if i < len(found) else None
            yield from differences(right, wrong, f"{path}[{i}]")
    elif expected != found or isinstance(expected, bool) != isinstance(found, bool):
        yield path, expected, found
