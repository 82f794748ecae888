"""A match from its first game to its last: games are kept as they end; a question may end it."""

from collections.abc import Callable, Generator
from contextlib import closing
from typing import TYPE_CHECKING

from grachten.arena.files import line_of
from grachten.arena.interrupts import defer_sigint
from grachten.arena.lines import RecordFile
from grachten.arena.results import Results
from grachten.arena.runner import FinishedGame

if TYPE_CHECKING:
    from grachten.arena.sprt import Question, Verdict


class Judge:
    """Answers the question about the first bot, by whole deals in their order.

    So the answer, and the deal at which it is found, are the same however the games were spread.
    Looking takes the longer the more deals there are, so it looks again when they are 1 % more.
    """

    def __init__(self, question: "Question | None", results: Results) -> None:
        self.question = question
        self.results = results
        self.verdict: Verdict | None = None
        self._looked = 0  # at so many deals

    def decided(self) -> bool:
        """Look at the deals that have become whole since the last time."""
        if self.question is None:
            return False
        from grachten.arena.sprt import decide

        bot = self.results.match.bots[0]
        while self.verdict is None and self._due <= self.results.deals:
            self._looked = self._due
            self.verdict = decide(self.question, bot, self.results.of_deals(self._looked))
        return self.verdict is not None

    @property
    def _due(self) -> int:
        return self._looked + 1 + self._looked // 100


def play_on(
    games: Generator[FinishedGame, None, None],
    judge: Judge,
    kept: RecordFile,
    records: RecordFile | None,
    tell: Callable[[float], None],
) -> bool:
    """Keep the games as they end, until all have or the judge knows; True if Ctrl-C came."""
    try:
        with closing(games):
            if judge.decided():
                return False
            for finished in games:
                with defer_sigint():
                    if records is not None and finished.line is not None:
                        records.write(finished.line)
                    kept.write(line_of(finished.played))
                    judge.results.add(finished.played)
                tell(1)
                if judge.decided():
                    return False
    except KeyboardInterrupt:
        return True
    return False
