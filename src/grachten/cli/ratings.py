"""`grachten ratings`: rates the bots of several matches together."""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec
import typer
from msgspec import UNSET

from grachten.arena.combined import CombinedRatings, rate_files
from grachten.arena.summary import Figure
from grachten.cli.arena_output import short, table_of
from grachten.cli.screen import count, make_console
from grachten.extras import check_extra


def run(files: Sequence[Path], as_json: bool) -> None:
    """Print the ratings over all games of these files."""
    check_extra("scipy", "arena", "grachten ratings")
    combined = rate_files(files)
    if as_json:
        typer.echo(json.dumps(msgspec.to_builtins(combined), indent=2))
    else:
        _print(combined)


def _rating(value: Figure, low: Figure, high: Figure) -> tuple[str, str]:
    if isinstance(value, float) and isinstance(low, float) and isinstance(high, float):
        return f"{value:.0f}", f"{low:.0f} to {high:.0f}"
    return "–", ""


def _print(combined: CombinedRatings) -> None:
    console = make_console()
    games, deals = count(combined.games, "game"), count(combined.deals, "deal")
    console.print(f"{games} that count, in {deals} of {count(combined.files, 'match', 'matches')}")
    if not combined.bots:
        return
    groups = combined.bots[-1].group
    adjusted = combined.bots[0].adjusted_rating is not UNSET
    more = ("adjusted for luck", "95 % interval") if adjusted else ()
    head = "group" if groups > 1 else ""
    table = table_of(head, "bot", "rating", "95 % interval", *more, "games")
    for bot in combined.bots:
        cells = [*_rating(bot.rating, bot.low, bot.high)]
        if adjusted:
            cells += _rating(bot.adjusted_rating, bot.adjusted_low, bot.adjusted_high)
        group = str(bot.group) if groups > 1 else ""
        table.add_row(group, short(bot.name), *cells, f"{bot.games:,}")
    console.print()
    console.print(table)
    if groups > 1:
        console.print()
        console.print("Ratings of different groups are not comparable: these bots never met.")
