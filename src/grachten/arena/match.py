"""Playing a match: games are saved as they end, and a sequential test may end it early."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TYPE_CHECKING

from grachten.arena.files import line_of
from grachten.arena.interrupts import defer_sigint
from grachten.arena.lines import LineFile
from grachten.arena.results import Results
from grachten.arena.runner import FinishedGame

if TYPE_CHECKING:
    from grachten.arena.sprt import SprtResult, SprtTest


class SprtMonitor:
    """Runs the sequential test about the first bot on whole deals, in their order.

    So the result, and the deal at which it is found, do not depend on how the games were
    distributed. Each look takes longer the more deals there are, so it looks again after 1% more
    deals.
    """

    def __init__(self, test: "SprtTest | None", results: Results) -> None:
        self.test = test
        self.results = results
        self.result: SprtResult | None = None
        self._looked = 0  # the number of deals at the last look

    def decided(self) -> bool:
        """Test the deals completed since the last look; return whether there is a result."""
        if self.test is None:
            return False
        from grachten.arena.sprt import decide

        bot = self.results.match.bots[0]
        while self.result is None and self._due <= self.results.deals:
            self._looked = self._due
            games, adjusted = self.results.of_deals(self._looked), self.results.match.adjusted
            self.result = decide(self.test, bot, games, adjusted)
        return self.result is not None

    @property
    def _due(self) -> int:
        return self._looked + 1 + self._looked // 100


def play_on(
    games: Generator[FinishedGame, None, None],
    monitor: SprtMonitor,
    match_file: LineFile,
    records: LineFile | None,
    advance: Callable[[float], None],
) -> bool:
    """Save the games as they end, until all have ended or the test has a result.

    Return True if Ctrl-C interrupted the match.
    """
    try:
        with closing(games):
            if monitor.decided():
                return False
            for finished in games:
                with defer_sigint():
                    if records is not None and finished.line is not None:
                        records.write(finished.line)
                    match_file.write(line_of(finished.result))
                    monitor.results.add(finished.result)
                advance(1)
                if monitor.decided():
                    return False
    except KeyboardInterrupt:
        return True
    return False
