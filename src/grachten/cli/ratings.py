"""`grachten ratings`: rates the bots of several matches together."""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer

from grachten.arena.combined import CombinedRatings, rate_files
from grachten.cli.arena_output import short, table_of
from grachten.cli.screen import count, make_console


def run(files: Sequence[Path], as_json: bool) -> None:
    """Print the ratings over all games of these files."""
    combined = rate_files(files)
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(combined), indent=2))
    else:
        _print(combined)


def _print(combined: CombinedRatings) -> None:
    console = make_console()
    games, deals = count(combined.games, "game"), count(combined.deals, "deal")
    console.print(f"{games} that count, in {deals} of {count(combined.files, 'match', 'matches')}")
    if not combined.bots:
        return
    groups = combined.bots[-1].group
    table = table_of("group" if groups > 1 else "", "bot", "rating", "95 % interval", "games")
    for bot in combined.bots:
        value, sure = "–", ""
        if bot.rating is not None and bot.low is not None and bot.high is not None:
            value, sure = f"{bot.rating:.0f}", f"{bot.low:.0f} to {bot.high:.0f}"
        group = str(bot.group) if groups > 1 else ""
        table.add_row(group, short(bot.name), value, sure, f"{bot.games:,}")
    console.print()
    console.print(table)
    if groups > 1:
        console.print()
        console.print("Ratings of different groups are not comparable: these bots never met.")
