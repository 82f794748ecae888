"""The server's clock: milliseconds since 1970, unaffected by changes of the machine's clock.

All times that the server compares come from here: deadlines, heartbeats, the times of steps. The
clock counts on from one reading by `time.monotonic`, so it neither jumps nor stands still when
somebody sets the machine's clock.

- With SQLite that reading is the machine's clock when the server starts. It is never corrected
  while the server runs: a correction would be the very jump that must not count.
- With PostgreSQL the store compares this clock with the database's, when it starts and with every
  heartbeat. So all nodes have the same time, whatever the clocks of their machines say.
"""

import time


class ServerClock:
    """A clock in milliseconds since 1970 that follows the monotonic clock; thread-safe."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> int:
        return round(1000 * (self._offset + time.monotonic()))

    def compare(self, asked: float, answer: float, answered: float) -> None:
        """Follow another clock, which said `answer` at some moment from `asked` to `answered`.

        `answer` is in seconds since 1970; the other two are readings of `time.monotonic`. An offset
        that agrees with the answer stays, so that slow answers don't make the time tremble. One
        that can't be right is replaced as if the answer had taken equally long both ways.
        """
        if not answer - answered <= self._offset <= answer - asked:
            self._offset = answer - (asked + answered) / 2
