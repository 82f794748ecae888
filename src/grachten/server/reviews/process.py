"""The process that computes one review.

It reads a record from stdin, and writes lines of JSON to stdout: its progress, and at the end the
review, or what is wrong.
"""

import os
import signal
import sys
import traceback

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of the output: one of the fields is set."""

    progress: float | UnsetType = UNSET
    review: Raw | UnsetType = UNSET
    refusal: tuple[str, str] | UnsetType = UNSET  # the code and message of an error
    fault: str | UnsetType = UNSET  # the traceback of a bug


def main() -> None:
    """Compute the review; the argument says how many seconds of processor time it may take.

    When that time is up, a signal ends the process. Time that other processes use doesn't count, so
    a busy machine refuses no game. The modules for reviews are imported after the limit is set,
    because the import takes long.
    """
    signal.setitimer(signal.ITIMER_PROF, float(sys.argv[1]))
    try:
        _write(_reviewed(sys.stdin.buffer.read()))
    except BrokenPipeError:  # the server has ended
        os._exit(1)
    except Exception:
        _write(Line(fault=traceback.format_exc()))


def _reviewed(record: bytes) -> Line:
    from grachten.errors import GrachtenError
    from grachten.game.record import record_from_json
    from grachten.review import review_game

    try:
        review = review_game(record_from_json(record), progress=Progress().report)
    except GrachtenError as error:
        return Line(refusal=(error.code, error.message))
    return Line(review=Raw(msgspec.json.encode(review)))


class Progress:
    """Writes the progress, one line for each percent."""

    def __init__(self) -> None:
        self._percent = 0

    def report(self, share: float) -> None:
        if int(100 * share) > self._percent:
            self._percent = int(100 * share)
            _write(Line(progress=share))


def _write(line: Line) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
