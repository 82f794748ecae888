"""`grachten bots`: lists the bots, and how to name custom ones."""

import json
from typing import Any

import typer

from grachten.bots import BOTS
from grachten.bots.levels import takes_budget
from grachten.cli.screen import make_console

# Other ways to name a bot, and what they mean.
OTHER_NAMES = {
    "NAME:BUDGET": "a bot with a budget of playouts or time per decision: "
    "NAME:1000, NAME:200ms, NAME:1s",
    "FILE.py:CLASS": "a class of your own with a method choose(view, legal, clock)",
    "cmd: COMMAND": "a program of your own in any language, in quotation marks: 'cmd: ./my_bot'",
}


def run(as_json: bool) -> None:
    """Print all bots by the names that any command accepts."""
    if as_json:
        typer.echo(json.dumps({"bots": _bots(), "other_names": OTHER_NAMES}, indent=2))
        return
    from rich.table import Table

    console = make_console()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("name", "level", "how it plays"):
        table.add_column(heading)
    for bot in _bots():
        level = "" if bot["level"] is None else str(bot["level"])
        table.add_row(bot["name"], level, bot["description"])
    console.print(table)
    console.print("\nWherever a bot is named, these work too:\n")
    others = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    others.add_column(no_wrap=True)
    others.add_column()
    for name, words in OTHER_NAMES.items():
        others.add_row(name, words)
    console.print(others)
    console.print("\nTo test your own: grachten bot check ./my_bot")


def _bots() -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "level": kind.level,
            "description": kind.description,
            "thinks": takes_budget(kind),
        }
        for name, kind in BOTS.items()
    ]
