"""Steps as others may see them: the record with the secrets left out (docs/record.md)."""

from collections.abc import Sequence

from grachten.game.events import as_seen
from grachten.game.record import Step


def steps_as_seen(
    steps: Sequence[Step], seat: int | None, after: int, over: bool, setting_up: bool
) -> list[Step]:
    """The steps behind ply `after`, for this seat or a spectator (None).

    After the end everything is public (C8). While seats still choose their first contracts,
    only the deal is shown (R4).
    """
    shown = list(steps[:1] if setting_up else steps)[max(0, after + 1) :]
    return shown if over else [step_as_seen(step, seat) for step in shown]


def step_as_seen(step: Step, seat: int | None) -> Step:
    action = step.action
    if action.startswith("keep:") and step.seat != seat:
        action = "keep"
    events = tuple(as_seen(event, seat) for event in step.events)
    return Step(step.ply, step.seat, action, events, step.at, step.by)
