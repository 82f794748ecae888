"""Steps as others may see them: the record with the secrets left out (docs/record.md)."""

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from grachten.game.events import (
    CardDealt,
    CardDrawn,
    ContractKept,
    ContractReturned,
    ContractsOffered,
    Event,
    as_seen,
)
from grachten.game.record import Step
from grachten.game.start import Start


def steps_as_seen(
    steps: Sequence[Step], seat: int | None, after: int, over: bool, setting_up: bool
) -> list[Step]:
    """Return the steps after ply `after`, as this seat or a spectator (None) may see them.

    After the end everything is public (C8). While seats choose their first contracts, only the
    deal is shown (R4).
    """
    shown = steps[max(0, after + 1) : 1 if setting_up else None]
    return list(shown) if over else [step_as_seen(step, seat) for step in shown]


def step_as_seen(step: Step, seat: int | None) -> Step:
    action = step.action
    if action.startswith("keep:") and step.seat != seat:
        action = "keep"
    events = tuple(as_seen(event, seat) for event in step.events)
    return Step(step.ply, step.seat, action, events, step.at, step.by)


def leaves_secrets_out(steps: Sequence[Step], start: Start | UnsetType = UNSET) -> bool:
    """Return whether secrets are missing, because steps or `start` were made for one seat."""
    if start is not UNSET and start.state is UNSET:
        return True
    return any(_hides_something(event) for step in steps for event in step.events)


def _hides_something(event: Event) -> bool:
    match event:
        case CardDealt() | CardDrawn():
            return event.card is UNSET
        case ContractKept() | ContractReturned():
            return event.contract is UNSET
        case ContractsOffered():
            return event.contracts is UNSET
    return False
