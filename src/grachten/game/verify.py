"""Verification: derive every outcome of a record again, replay it, and find differences."""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import UNSET, Struct

from grachten.errors import RecordError
from grachten.game.continuation import record_hash
from grachten.game.fairness import Dealer
from grachten.game.game import Game
from grachten.game.record import Record, Step, to_plain
from grachten.game.start import Start
from grachten.game.start_rows import state_of


class Verdict(Struct, frozen=True):
    """The result of a verification: no difference, or the first one.

    `committed` are the seats that committed to a seed before the deal: none in version 1 of the
    record, and where it is empty only the dealer did. `withheld` are those of them whose seed
    is not in the record, which is no difference: a record can't prove who was to blame. `start` is
    how the game began: with a deal; at a position of another game that is taken on trust; or at one
    that agrees with the record of that game, as far as anybody knew it.

    >>> verdict = verify(Game.new(2, seed=1).record())
    >>> verdict.plies, verdict.over, verdict.difference, verdict.start
    (1, False, None, 'deal')
    """

    plies: int
    over: bool
    chance_checked: bool
    difference: str | None
    committed: tuple[int, ...] = ()
    withheld: tuple[int, ...] = ()
    start: Literal["deal", "trusted", "agrees"] = "deal"


def verify(record: Record, old: Record | None = None) -> Verdict:
    """Check a record against the rules, the seed and its own commitments.

    Without the seed, the outcomes of chance are taken on trust. If the game continues another one
    (`Game.play_on`), what its start says of cards that were dealt anew is taken on trust as well;
    `old`, the record of that game, must be genuine and agree with the rest.

    >>> game = Game.new(2, seed=1)
    >>> _ = game.apply("resign")
    >>> verdict = verify(game.record())
    >>> verdict.difference is None, verdict.chance_checked
    (True, True)
    """
    try:
        game = Game.from_header(record)
        if record.start is not UNSET and old is not None:
            _check_start(record, record.start, old)
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
        start="deal" if game.start is None else "trusted" if old is None else "agrees",
    )


def _check_start(record: Record, start: Start, old: Record) -> None:
    """Compare the start with the old record, as everybody and the seat of the start knew it."""
    if start.record != record_hash(old):
        raise _differs("from.record", record_hash(old), start.record)
    wrong = verify(old).difference
    if wrong is not None:
        raise RecordError("differs", f"the game that it continues: {wrong}")
    if len(old.players) != len(record.players):
        raise _differs("players", len(old.players), len(record.players))
    for name in ("board", "first"):
        for path, right, found in differences(getattr(old, name), getattr(record, name)):
            raise _differs(f"{name}{path}", right, found)
    before = Game.replay(old, ply=start.ply)
    if before.over:
        raise RecordError("differs", "from.ply: the old game is over there")
    after = Game.from_header(record)
    after.follow(record.steps[0])
    for seat in (None, start.seat):
        known, shown = _known(before, seat), _known(after, seat)
        for path, right, found in differences(known, shown):
            raise _differs(f"from.state: what seat {start.seat} knew of it{path}", right, found)


def _known(game: Game, seat: int | None) -> dict[str, Any]:
    """Return what a seat knows of a position, whoever plays and however it came about."""
    plain: dict[str, Any] = to_plain(game.view(seat))
    del plain["ply"]
    for one in plain["seats"]:
        del one["name"], one["kind"]
    state = state_of(game._notation, game._row)
    givers = [] if game.setting_up else [back.seat for back in state.returned]
    return {**plain, "passes": state.passes, "returned_by": givers}


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
