"""`grachten backup` and `grachten restore`: save a server's database to a file, and restore it."""

from datetime import date
from pathlib import Path

import typer

from grachten.cli.screen import count, printable, progress_bar
from grachten.store.backup import back_up, restore
from grachten.store.backup_format import Counts
from grachten.store.database import open_database


def run_backup(out: Path | None, database: str) -> None:
    """Write a backup, even while a server runs, and print what it contains."""
    path = out or Path(f"grachten-{date.today().isoformat()}.backup")
    engine = open_database(database)
    try:
        with progress_bar("Writing the backup", 1.0) as advance:
            counts = back_up(engine, path, advance)
    finally:
        engine.dispose()
    typer.echo(f"{_what(counts)} → {printable(str(path))}")


def run_restore(file: Path, database: str) -> None:
    """Restore a backup into an empty database, and print what it contained."""
    with progress_bar("Restoring", 1.0) as advance:
        counts = restore(file, database, advance)
    typer.echo(f"{_what(counts)} ← {printable(str(file))}")


def _what(counts: Counts) -> str:
    parts = [count(counts["tables"], "table"), count(counts["steps"], "step")]
    if counts["bot_tokens"]:
        parts.append(count(counts["bot_tokens"], "outside bot"))
    if counts["bans"]:
        parts.append(count(counts["bans"], "ban"))
    return ", ".join(parts)
