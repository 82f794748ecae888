"""The lines of a backup and how to read them; anything else in a file is a `bad_backup`."""

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct
from sqlalchemy import Column, LargeBinary, String, Table

from grachten.errors import GrachtenError
from grachten.store import schema

FORMAT: Literal["grachten-backup/1"] = "grachten-backup/1"
LONGEST_LINE = 1 << 26  # bytes; a line of a game is a thousand times shorter

Counts = dict[str, int]  # number of rows per table
Integer = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]

# Older schemas that a backup may have; their rows are the same as in ours.
OLDER_SCHEMAS = frozenset({"0001", "0002", "0003", "0004", "0005"})

# In an order in which every row follows the rows it refers to. Nodes and uptimes are omitted: they
# describe the servers that ran on this database, like the keeper of a table. Device links expire
# within minutes. Reviews are computed again when somebody asks for them.
LEFT_OUT = (schema.nodes, schema.uptimes, schema.device_links, schema.reviews)
KEPT = [table for table in schema.metadata.sorted_tables if table not in LEFT_OUT]


class Header(Struct, frozen=True):
    """The first line."""

    format: Literal["grachten-backup/1"]
    software: str
    schema: str  # the revision of the database schema
    made: str


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the database."""

    table: str
    row: Raw


class Footer(Struct, frozen=True, forbid_unknown_fields=True):
    """The last line; the checksum covers all bytes before it."""

    counts: Counts
    sha256: str


def columns_of(table: Table) -> list[Column[Any]]:
    """Return the saved columns: not a table's node, nor what its document already contains."""
    left_out = (schema.tables.c.keeper, schema.tables.c.lobby)
    return [column for column in table.columns if all(column is not other for other in left_out)]


def no_rows() -> Counts:
    return {str(table.name): 0 for table in KEPT}


def _decoder_of(table: Table) -> msgspec.json.Decoder[Any]:
    """Return a decoder for rows with exactly the columns of the table."""
    fields = [(str(column.name), _type_of(column)) for column in columns_of(table)]
    row = msgspec.defstruct(f"{table.name}_row", fields, forbid_unknown_fields=True)
    return msgspec.json.Decoder(row)


def _type_of(column: Column[Any]) -> Any:
    if isinstance(column.type, LargeBinary):
        return Raw
    plain: Any = str if isinstance(column.type, String) else Integer
    return plain | None if column.nullable else plain


_decoders = {str(table.name): (table, _decoder_of(table)) for table in KEPT}
_header_decoder = msgspec.json.Decoder(Header)
_line_decoder = msgspec.json.Decoder(Line)
_footer_decoder = msgspec.json.Decoder(Footer)


def bad_backup(path: Path, why: str) -> GrachtenError:
    return GrachtenError("bad_backup", f"{path}: {why}", path=str(path))


def read_header(path: Path) -> Header:
    with _words_for(path):
        return _header(path, next(_lines(path), b""))


def read_rows(path: Path) -> Iterator[tuple[Table, dict[str, Any]]]:
    """Yield all rows; after the last one, check that the file is complete."""
    counts = no_rows()
    digest = hashlib.sha256()
    with _words_for(path):
        lines = _lines(path)
        last = next(lines, b"")
        _header(path, last)
        following = next(lines, None)
        while following is not None:
            digest.update(last)
            last, following = following, next(lines, None)
            if following is not None:
                table, row = _row(path, last)
                counts[table.name] += 1
                yield table, row
        footer = _footer_decoder.decode(last)
    # Backups of older versions don't count the tables that came later.
    complete = footer.sha256 == digest.hexdigest() and no_rows() | footer.counts == counts
    if not complete:
        raise bad_backup(path, "damaged: its content does not match its checksum")


def _header(path: Path, line: bytes) -> Header:
    try:
        return _header_decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise bad_backup(path, f"not a backup: it has no header of {FORMAT}") from None


def _row(path: Path, line: bytes) -> tuple[Table, dict[str, Any]]:
    entry = _line_decoder.decode(line)
    if entry.table not in _decoders:
        raise bad_backup(path, f"damaged: there is no table {entry.table[:40]!r}")
    table, decoder = _decoders[entry.table]
    values = msgspec.structs.asdict(decoder.decode(entry.row))
    plain = {k: bytes(v) if isinstance(v, Raw) else v for k, v in values.items()}
    return table, plain


def _lines(path: Path) -> Iterator[bytes]:
    with gzip.open(path) as file:
        while line := file.readline(LONGEST_LINE):
            if not line.endswith(b"\n"):
                raise bad_backup(path, "damaged: it ends in the middle of a line")
            yield line


@contextmanager
def _words_for(path: Path) -> Iterator[None]:
    """Turn everything that goes wrong while reading a file into an error for the user."""
    try:
        if not path.is_file():
            raise bad_backup(path, "it is not a file" if path.exists() else "there is no such file")
        yield
    except gzip.BadGzipFile:
        raise bad_backup(path, "not a backup, or damaged") from None
    except (EOFError, zlib.error):
        raise bad_backup(path, "damaged: it is truncated or altered") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise bad_backup(path, "damaged: it contains an invalid row") from None
    except OSError as error:
        raise bad_backup(path, f"cannot be read: {error.strerror}") from None
    except ValueError:
        raise bad_backup(path, "that is not a valid file name") from None
