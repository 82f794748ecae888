"""What outside bots need of the tables that they play at."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from grachten.game import Game
from grachten.store.documents import Chair, Document

Alter = Callable[[Document], object]


class Table(Protocol):
    """A table at which an outside bot has a seat."""

    id: str
    document: Document
    game: Game | None

    @property
    def chairs(self) -> Sequence[Chair]: ...

    @property
    def dealing(self) -> bool: ...

    @property
    def playing(self) -> bool: ...

    @property
    def ply(self) -> int: ...

    def now(self) -> int: ...
    def decides(self, seat: int) -> bool: ...
    def substituted(self, seat: int) -> bool: ...
    def bot_deadline(self, seat: int) -> int: ...
    def settled(self) -> AbstractAsyncContextManager[None]: ...
    def change(self, alter: Alter) -> Awaitable[None]: ...
    def reveal(self, seat: int, seed: str, check: Alter) -> Awaitable[None]: ...
    def act(self, seat: int, ply: int, text: str) -> Awaitable[None]: ...


class Tables(Protocol):
    """All tables."""

    def table(self, table: str) -> Awaitable[Table]:
        """Return the table of that id; raise `no_table` if there is none."""
