"""The tables of the database; `migrations/` holds their history."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

# A table where people play: its settings, its seats, and the header of its game.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),  # incremented by every change of the document
    Column("state", String(8), nullable=False),
    Column("listed", Integer, nullable=False),  # 1: listed in the lobby while it waits
    Column("touched", BigInteger, nullable=False),  # when the document changed, in milliseconds
    Column("keeper", String(32)),  # the node that runs its bots and clocks
    Column("document", LargeBinary, nullable=False),  # JSON, see documents.py
    # The origin of a table that the lobby lists; null if it is not listed.
    Column("lobby", String(64)),
    Index("tables_by_state", "state", "listed", "touched"),
    Index("tables_in_lobby", "lobby", "touched", "id"),
)

# The game: one row per step, as in docs/record.md. Rows never change.
steps = Table(
    "steps",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("step", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The owners of tables, as hashes of the keys that open seats.
owners = Table(
    "owners",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# Outside bots, and the hashes of their tokens.
bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

# One-time links that give another device a browser's key (see store/device_links.py).
device_links = Table(
    "device_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("sealed_key", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

# Banned addresses.
bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
)

# When nodes ran: only that time counts toward a table's idle time (see uptimes.py).
uptimes = Table(
    "uptimes",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# The nodes that serve this database, and until when each counts as alive.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)
