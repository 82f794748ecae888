"""Store: the database as the server sees it. Every call may block: use threads."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Engine, Select, and_, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from grachten.errors import Conflict, GrachtenError, Unsupported
from grachten.game import Step
from grachten.game.record import RULES
from grachten.store import schema
from grachten.store.changes import CHANNEL, Change, write_changes
from grachten.store.clock import ServerClock
from grachten.store.database import insert_into, migrate, open_database, reading, unusable
from grachten.store.documents import Document, State, from_bytes
from grachten.store.exclusive import ExclusiveLock

ATTEMPTS = 5  # at a commit that conflicts with another node's
ASKED_AT_ONCE = 1000  # tables per query
ATTEMPTS_SECONDS = 5.0  # after this time there is no further attempt

_database_time = select(func.extract("epoch", func.clock_timestamp()))
_steps_decoder = msgspec.json.Decoder(Step)


class SavedTable(NamedTuple):
    """A table in the database: its document, the version of that, and the steps of its game."""

    document: Document
    version: int
    steps: list[Step]


class Newest(NamedTuple):
    """The progress of a table: the version of its document, and its last ply or -1."""

    version: int
    ply: int


class Idle(NamedTuple):
    """A table whose document, in this version, has not changed for a long time."""

    id: str
    version: int
    touched: int


class Listed(NamedTuple):
    id: str
    document: Document
    touched: int


def hash_of(key: str) -> str:
    """Return the saved hash of a key or token; keys are 128 random bits, so one round suffices."""
    return hashlib.sha256(key.encode()).hexdigest()


class Store:
    """One database; thread-safe."""

    def __init__(self, url: str, *, exclusive: bool = False) -> None:
        """Open the database; `exclusive` refuses a SQLite file that another server has open."""
        self.engine: Engine = open_database(url)
        self._clock = ServerClock()
        self._lock: ExclusiveLock | None = None
        try:
            if exclusive and not self.shared:
                self._lock = ExclusiveLock(self.engine.url)
            migrate(self.engine)
            self.set_clock()
        except GrachtenError:
            self.close()
            raise
        except SQLAlchemyError as error:
            self.close()
            raise unusable(self.engine, error) from None

    @property
    def shared(self) -> bool:
        """Whether other nodes may use the database too."""
        return self.engine.dialect.name == "postgresql"

    def close(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()
            self._lock = None

    def reading(self) -> AbstractContextManager[Connection]:
        return reading(self.engine)

    # The time.

    def now(self) -> int:
        """Return the time in milliseconds since 1970, the same on all nodes (see clock.py)."""
        return self._clock.now()

    def set_clock(self) -> None:
        """Follow the clock of a shared database."""
        if not self.shared:
            return
        with self.reading() as connection:
            for _ in range(2):  # the first answer includes the start of the transaction
                asked = time.monotonic()
                answer = connection.execute(_database_time).scalar_one()
                self._clock.compare(asked, float(answer), time.monotonic())

    # Tables.

    def write(self, changes: Sequence[Change]) -> list[bool]:
        """Commit changes of different tables; return whether each was made (see changes.py)."""
        end = time.monotonic() + ATTEMPTS_SECONDS
        for attempt in range(ATTEMPTS):
            try:
                return write_changes(self.engine, changes)
            except OperationalError as error:
                is_last = attempt == ATTEMPTS - 1 or time.monotonic() > end
                if is_last or not _passes(error):
                    raise
                time.sleep(0.05 * (attempt + 1))
        raise AssertionError("the last attempt returns or raises")

    def load(self, table: str, after: int = -1) -> SavedTable | None:
        """Return a table and its steps after ply `after`, as of one moment."""
        columns = (schema.tables.c.document, schema.tables.c.version)
        with self.reading() as connection:
            row = connection.execute(select(*columns).where(schema.tables.c.id == table)).first()
            if row is None:
                return None
            return SavedTable(
                from_bytes(row.document), row.version, _steps(connection, table, after)
            )

    def newest(self, tables: Sequence[str]) -> dict[str, Newest]:
        """Return the version and last ply of each of these tables; unknown tables are missing."""
        t, s = schema.tables.c, schema.steps.c
        last = select(func.max(s.ply)).where(s.table_id == t.id).scalar_subquery()
        chosen = select(t.id, t.version, func.coalesce(last, -1).label("ply"))
        found: dict[str, Newest] = {}
        with self.reading() as connection:
            for first in range(0, len(tables), ASKED_AT_ONCE):
                part = t.id.in_(tables[first : first + ASKED_AT_ONCE])
                for row in connection.execute(chosen.where(part)):
                    found[row.id] = Newest(row.version, row.ply)
        return found

    def tables_in(self, states: Sequence[State], *, most: int) -> list[Listed]:
        """Return tables in one of these states, most recently changed first."""
        t = schema.tables.c
        chosen = select(t.id, t.document, t.touched).where(t.state.in_(states))
        return self._listed(chosen.order_by(t.touched.desc()).limit(most))

    def lobby_tables(self, most: int, share: int) -> list[Listed]:
        """Return the tables for the lobby, newest first, at first `share` per origin.

        If there is room for more, the other tables follow.
        """
        t = schema.tables.c
        number = func.row_number().over(partition_by=t.lobby, order_by=t.touched.desc())
        shown = select(t.id, t.touched, number.label("number")).where(t.lobby.is_not(None))
        ranked = shown.subquery().c
        first = select(ranked.id, ranked.number)
        first = first.order_by(ranked.number > share, ranked.touched.desc()).limit(most)
        found = first.subquery().c
        chosen = select(t.id, t.document, t.touched).where(t.id == found.id)
        return self._listed(chosen.order_by(found.number > share, t.touched.desc()))

    def tables_of(self, key_hash: str, most: int) -> list[Listed]:
        """Return the tables where this key opens a seat, most recently changed first."""
        t, o = schema.tables.c, schema.owners.c
        chosen = select(t.id, t.document, t.touched).where(t.id == o.table_id)
        chosen = chosen.where(o.key_hash == key_hash).order_by(t.touched.desc()).limit(most)
        return self._listed(chosen)

    def idle_tables(self, before: int, most: int) -> list[Idle]:
        """Return the unfinished tables whose documents have not changed since `before`."""
        t = schema.tables.c
        chosen = select(t.id, t.version, t.touched).where(
            t.state.in_(("waiting", "dealing", "playing")), t.touched < before
        )
        with self.reading() as connection:
            return [Idle(*row) for row in connection.execute(chosen.limit(most))]

    def _listed(self, chosen: Select[Any]) -> list[Listed]:
        with self.reading() as connection:
            rows = connection.execute(chosen).all()
        return [Listed(row.id, from_bytes(row.document), row.touched) for row in rows]

    # Which node owns which table.

    def beat(self, node: str, alive_until: int) -> None:
        """Record that this node is alive until then."""
        row = insert_into(schema.nodes, self.engine).values(id=node, alive_until=alive_until)
        row = row.on_conflict_do_update(index_elements=["id"], set_={"alive_until": alive_until})
        with self.engine.begin() as connection:
            connection.execute(row)

    def leave(self, node: str) -> None:
        """Release all tables of this node and remove it."""
        with self.engine.begin() as connection:
            mine = schema.tables.c.keeper == node
            connection.execute(update(schema.tables).where(mine).values(keeper=None))
            connection.execute(delete(schema.nodes).where(schema.nodes.c.id == node))

    def alive_nodes(self, now: int) -> set[str]:
        with self.reading() as connection:
            return set(connection.execute(_alive(now)).scalars())

    def claim(self, node: str, table: str, now: int) -> bool:
        """Claim a table if no live node owns it; return whether this node owns it now."""
        t = schema.tables.c
        with self.engine.begin() as connection:
            free = or_(t.keeper == node, t.keeper.is_(None), t.keeper.not_in(_alive(now)))
            mine = update(schema.tables).where(t.id == table, free).values(keeper=node)
            return bool(connection.execute(mine).rowcount == 1)

    def adopt(self, node: str, now: int, most: int) -> list[str]:
        """Claim tables with a game whose node is dead or that never had one; return them."""
        t = schema.tables.c
        orphans = select(t.id).where(t.state.in_(("dealing", "playing")))
        # Not our own: with SQLite there are no heartbeats, so we do not count as alive.
        dead = and_(t.keeper != node, t.keeper.not_in(_alive(now)))
        orphans = orphans.where(or_(t.keeper.is_(None), dead))
        with self.reading() as connection:
            found = list(connection.execute(orphans.limit(most)).scalars())
        return [table for table in found if self.claim(node, table, now)]

    # Outside bots and banned addresses.

    def add_bot_token(self, name: str, token: str) -> None:
        row = schema.bot_tokens.insert().values(
            name=name, token_hash=hash_of(token), made=self.now()
        )
        try:
            with self.engine.begin() as connection:
                connection.execute(row)
        except IntegrityError:
            message = f"there is a bot {name!r} already; remove it first"
            raise Conflict("bot_exists", message, name=name) from None

    def remove_bot_token(self, name: str) -> bool:
        gone = delete(schema.bot_tokens).where(schema.bot_tokens.c.name == name)
        with self.engine.begin() as connection:
            return bool(connection.execute(gone).rowcount == 1)

    def bot_of_token(self, token: str) -> str | None:
        right = schema.bot_tokens.c.token_hash == hash_of(token)
        with self.reading() as connection:
            return connection.execute(select(schema.bot_tokens.c.name).where(right)).scalar()

    def bot_names(self) -> list[str]:
        names = select(schema.bot_tokens.c.name).order_by(schema.bot_tokens.c.name)
        with self.reading() as connection:
            return list(connection.execute(names).scalars())

    def ban(self, address: str, reason: str) -> None:
        row = insert_into(schema.bans, self.engine).values(
            address=address, reason=reason, made=self.now()
        )
        with self.engine.begin() as connection:
            connection.execute(row.on_conflict_do_nothing())

    def unban(self, address: str) -> bool:
        gone = delete(schema.bans).where(schema.bans.c.address == address)
        with self.engine.begin() as connection:
            return bool(connection.execute(gone).rowcount == 1)

    def bans(self) -> dict[str, str]:
        """Return the banned addresses, and why."""
        with self.reading() as connection:
            rows = connection.execute(select(schema.bans.c.address, schema.bans.c.reason))
            return {row.address: row.reason for row in rows}

    # Messages to the other nodes.

    def notify(self, note: str) -> None:
        """Notify all nodes of something that is not saved."""
        if self.shared:
            with self.engine.begin() as connection:
                connection.execute(select(func.pg_notify(CHANNEL, note)))

    def ping(self) -> None:
        """Raise the database's error if it cannot be reached."""
        with self.reading() as connection:
            connection.execute(select(1))

    def check_writing(self) -> None:
        """Commit a small change that leaves nothing behind; raise the database's error.

        The row is new each time, so that no node waits for another.
        """
        row = f"test-{secrets.token_hex(8)}"
        with self.engine.begin() as connection:
            connection.execute(schema.nodes.insert().values(id=row, alive_until=0))
            connection.execute(delete(schema.nodes).where(schema.nodes.c.id == row))


def _alive(now: int) -> Select[Any]:
    return select(schema.nodes.c.id).where(schema.nodes.c.alive_until >= now)


def _steps(connection: Connection, table: str, after: int) -> list[Step]:
    s = schema.steps.c
    chosen = select(s.step).where(s.table_id == table, s.ply > after).order_by(s.ply)
    return [_steps_decoder.decode(step) for step in connection.execute(chosen).scalars()]


def _passes(error: OperationalError) -> bool:
    """Return whether an error is transient: a conflict of two nodes, or a busy file."""
    if getattr(error.orig, "sqlstate", None) in (
        "40001",
        "40P01",
    ):  # in any language
        return True
    return "locked" in str(error.orig)


def check_rules(document: Document) -> None:
    """Raise an error for a game by other rules than ours."""
    if document.rules != RULES:
        message = (
            f"this game uses rules {document.rules}, but this server knows rules {RULES}: "
            "run the version of grachten that started it, or a newer one"
        )
        raise Unsupported("unknown_rules", message, rules=document.rules)
