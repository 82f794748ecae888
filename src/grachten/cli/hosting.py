"""The commands for hosts: `grachten serve`, `healthcheck`, `backup`, `restore` and `admin`."""

from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

admin_app = typer.Typer(no_args_is_help=True)

DataOption = Annotated[
    Path | None,
    typer.Option(help="The server's data folder.", show_default="a standard folder"),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(help="postgresql://…, or a SQLite file.", show_default="grachten.db in --data"),
]
ConfigOption = Annotated[
    Path | None, typer.Option(help="A TOML file with settings (see docs/hosting.md).")
]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The id in its link.")]
SeatArgument = Annotated[int, typer.Argument(metavar="SEAT", min=0, max=3, help="0 to 3.")]


def add_hosting(app: typer.Typer) -> None:
    app.command()(serve)
    app.command()(healthcheck)
    app.command()(backup)
    app.command()(restore)
    app.add_typer(admin_app, name="admin")


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen on; 0.0.0.0 means all.", show_default="127.0.0.1"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port; 0 means any free one.", show_default="8017")
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
    workers: Annotated[
        int | None,
        typer.Option(
            help="Processes that share the port; more than 1 need PostgreSQL.", show_default="1"
        ),
    ] = None,
    show: Annotated[
        bool, typer.Option("--open", help="Open the game in this machine's browser.")
    ] = False,
) -> None:
    """Run a server where people and bots play in the browser."""
    from grachten.cli.serve import run

    run(host, port, data, database, config, workers, show)


def healthcheck(
    url: Annotated[
        str | None,
        typer.Option(help="The server's address.", show_default="this machine, and the port set"),
    ] = None,
) -> None:
    """Check whether a server answers and can save to its database.

    Exit code 0: it does. 1: it doesn't.
    """
    from grachten.cli.healthcheck import run

    raise typer.Exit(run(url))


def backup(
    out: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="The new file.", show_default="named after the date"),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Save a server's database to a file, even while the server runs."""
    from grachten.cli.backup import run_backup
    from grachten.server.settings import read_settings

    run_backup(out, read_settings(config, data=data, database=database).database_url)


def restore(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A file written by `grachten backup`.")
    ],
    data: DataOption = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Restore a backup into an empty database of either kind."""
    from grachten.cli.backup import run_restore
    from grachten.server.run import make_folder
    from grachten.server.settings import read_settings

    settings = read_settings(config, data=data, database=database)
    make_folder(settings.data)
    run_restore(file, settings.database_url)


@admin_app.callback()
def admin(
    context: typer.Context,
    url: Annotated[
        str | None, typer.Option(help="The server's address.", show_default="http://127.0.0.1:8017")
    ] = None,
    token: Annotated[
        str | None, typer.Option(help="The host's token.", show_default="the one in --data")
    ] = None,
    data: DataOption = None,
) -> None:
    """Manage a running server: tables, players, bans and bots."""
    context.obj = (url, token, data)


def _ask(context: typer.Context, method: str, path: str, body: object = None) -> dict[str, str]:
    from grachten.cli.admin import AdminClient

    return AdminClient(*context.obj).ask(method, path, body)


def _part(text: str) -> str:
    """Encode user input as one part of a path; a part of only dots would be dropped."""
    return quote(text, safe="").replace(".", "%2E")


@admin_app.command("tables")
def tables(context: typer.Context) -> None:
    """List the tables that are waiting or in progress."""
    from grachten.cli.admin import AdminClient, list_tables

    list_tables(AdminClient(*context.obj))


@admin_app.command("close")
def close(context: typer.Context, table: TableArgument) -> None:
    """Close a table; its game is kept as it is."""
    _ask(context, "DELETE", f"/tables/{_part(table)}")
    typer.echo(f"Closed {table}.")


@admin_app.command("remove-player")
def remove_player(context: typer.Context, table: TableArgument, seat: SeatArgument) -> None:
    """Remove a player from a table; in a game, a bot takes over."""
    _ask(context, "DELETE", f"/tables/{_part(table)}/seats/{seat}")
    typer.echo(f"Removed the player in seat {seat}.")


@admin_app.command("remove-name")
def remove_name(context: typer.Context, table: TableArgument, seat: SeatArgument) -> None:
    """Remove a player's name from a table and its record."""
    _ask(context, "DELETE", f"/tables/{_part(table)}/seats/{seat}/name")
    typer.echo(f"Removed the name of seat {seat}.")


@admin_app.command("ban")
def ban(
    context: typer.Context,
    address: Annotated[str, typer.Argument(help="An IPv4 or IPv6 address.")],
    reason: Annotated[str, typer.Option(help="The reason, for your own records.")] = "",
) -> None:
    """Ban an address; for IPv6, its whole /64 network."""
    found = _ask(context, "POST", "/bans", {"address": address, "reason": reason})
    typer.echo(f"Banned {found['banned']}.")


@admin_app.command("unban")
def unban(
    context: typer.Context,
    address: Annotated[str, typer.Argument(help="As `grachten admin bans` shows it.")],
) -> None:
    """Lift the ban of an address."""
    found = _ask(context, "DELETE", f"/bans/{_part(address)}")
    typer.echo(f"{found['admitted']} is no longer banned.")


@admin_app.command("bans")
def bans(context: typer.Context) -> None:
    """List the banned addresses."""
    from grachten.cli.admin import AdminClient, list_bans

    list_bans(AdminClient(*context.obj))


@admin_app.command("bots")
def bots(context: typer.Context) -> None:
    """List the outside bots."""
    from grachten.cli.admin import AdminClient, list_bots

    list_bots(AdminClient(*context.obj))


@admin_app.command("add-bot")
def add_bot(
    context: typer.Context, name: Annotated[str, typer.Argument(help="The name that people see.")]
) -> None:
    """Add an outside bot, and print its token."""
    from grachten.cli.admin import AdminClient, add_bot

    add_bot(AdminClient(*context.obj), name)


@admin_app.command("remove-bot")
def remove_bot(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="As `grachten admin bots` shows it.")],
) -> None:
    """Remove an outside bot."""
    _ask(context, "DELETE", f"/bots/{_part(name)}")
    typer.echo(f"{name} may no longer play here.")
