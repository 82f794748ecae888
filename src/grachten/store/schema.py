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

# The review of a finished game, without the names of its players (see store/reviews.py).
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("evaluator", String(200), nullable=False),  # the review's format, version and hash
    Column("node", String(32), nullable=False),  # which computes it, or has computed it
    Column("percent", Integer, nullable=False),  # how much of it is done
    Column("review", LargeBinary),  # JSON; null while it is being computed
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

# The server's key for Web Push: one row, shared by all nodes.
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private_key", String(64), nullable=False),  # base64url
)

# The browsers that want turn notices, by the hashes of their keys (see push_subscriptions.py).
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("endpoint_hash", String(64), primary_key=True),
    Column("endpoint", String(500), nullable=False),  # the address at the push service
    Column("p256dh", String(88), nullable=False),  # the browser's public key, base64url
    Column("auth", String(24), nullable=False),  # a secret shared with the browser, base64url
    Column("language", String(8), nullable=False),
    Column("renewed", BigInteger, nullable=False),  # when the browser last asked, in milliseconds
    Index("push_subscriptions_by_endpoint", "endpoint_hash"),
    Index("push_subscriptions_by_time", "renewed"),
    sqlite_with_rowid=False,
)

# The last turn of each seat whose notices were stored, or that the player had in view.
noticed_turns = Table(
    "noticed_turns",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),  # at which the turn began
    sqlite_with_rowid=False,
)

# Turn notices that wait to be sent (see notices.py).
notices = Table(
    "notices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("url", String(500), nullable=False),  # of a webhook, or the endpoint of a browser
    Column("key_hash", String(64)),  # the browser's key; null for a webhook
    Column("language", String(8), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", BigInteger, nullable=False),  # when any node may send it, in milliseconds
    Index("notices_by_due", "due"),
    Index("notices_by_table", "table_id", "seat"),
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
