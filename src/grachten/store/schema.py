"""The tables of the database; `migrations/` holds how they came to be."""

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

# A table where people meet: what everybody there has agreed on, and the header of its game.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("version", Integer, nullable=False),  # counts the changes of the document
    Column("state", String(8), nullable=False),
    Column("listed", Integer, nullable=False),  # 1: shown in the lobby while it waits
    Column("touched", BigInteger, nullable=False),  # when the document changed, in milliseconds
    Column("keeper", String(32)),  # the node that sees to its bots and clocks
    Column("document", LargeBinary, nullable=False),  # JSON, see documents.py
    # The origin of a table that the lobby shows; null: the lobby does not show it.
    Column("lobby", String(64)),
    Index("tables_by_state", "state", "listed", "touched"),
    Index("tables_in_lobby", "lobby", "touched", "id"),
)

# The game: a row a step, as in docs/record.md. Nothing is ever changed here.
steps = Table(
    "steps",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("step", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# Whose tables: the hashes of the keys that open seats.
owners = Table(
    "owners",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)

# Bots from outside, and the hashes of the tokens by which they prove who they are.
bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("made", BigInteger, nullable=False),
)

# Addresses that may not come in.
bans = Table(
    "bans",
    metadata,
    Column("address", String(64), primary_key=True),
    Column("reason", String(200), nullable=False),
    Column("made", BigInteger, nullable=False),
)

# When nodes ran: only that time counts as idle time of a table (see uptimes.py).
uptimes = Table(
    "uptimes",
    metadata,
    Column("node", String(32), primary_key=True),
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

# The nodes that serve this database, and until when each is taken to be alive.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("alive_until", BigInteger, nullable=False),
)
