"""The commands for hosts: `grachten serve`, `backup`, `restore` and `admin`."""

from pathlib import Path
from typing import Annotated
from urllib.parse import quote

import typer

admin_app = typer.Typer(no_args_is_help=True)

DataOption = Annotated[
    Path | None,
    typer.Option(help="The server's folder.", show_default="a folder of our own"),
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
    app.command()(backup)
    app.command()(restore)
    app.add_typer(admin_app, name="admin")


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen on; 0.0.0.0: all.", show_default="127.0.0.1"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(help="The port; 0: any free one.", show_default="8017")
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
    show: Annotated[
        bool, typer.Option("--open", help="Open the game in this machine's browser.")
    ] = False,
) -> None:
    """Open tables for people and bots, for browsers everywhere."""
    from grachten.cli.serve import run

    run(host, port, data, database, config, show)


def backup(
    out: Annotated[
        Path | None,
        typer.Argument(metavar="FILE", help="A new file.", show_default="named after the day"),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Write all that a server keeps to a file, while it runs."""
    from grachten.cli.backup import run_backup
    from grachten.server.settings import read_settings

    run_backup(out, read_settings(config, data=data, database=database).database_url)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `grachten backup` wrote.")],
    data: DataOption = None,
    database: DatabaseOption = None,
    config: ConfigOption = None,
) -> None:
    """Bring a backup back into an empty database, of either kind."""
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
        str | None, typer.Option(help="Where the server is.", show_default="http://127.0.0.1:8017")
    ] = None,
    token: Annotated[
        str | None, typer.Option(help="The host's token.", show_default="the one in --data")
    ] = None,
    data: DataOption = None,
) -> None:
    """Look after a running server: tables, people, bots."""
    context.obj = (url, token, data)


def _ask(context: typer.Context, method: str, path: str, body: object = None) -> dict[str, str]:
    from grachten.cli.admin import AdminClient

    return AdminClient(*context.obj).ask(method, path, body)


def _part(text: str) -> str:
    """What somebody has typed as one part of a path; dots alone would be left out of it."""
    return quote(text, safe="").replace(".", "%2E")


@admin_app.command("tables")
def tables(context: typer.Context) -> None:
    """List the tables that wait or play."""
    from grachten.cli.admin import AdminClient, list_tables

    list_tables(AdminClient(*context.obj))


@admin_app.command("close")
def close(context: typer.Context, table: TableArgument) -> None:
    """Close a table; its game is kept as it stands."""
    _ask(context, "DELETE", f"/tables/{_part(table)}")
    typer.echo(f"Closed {table}.")


@admin_app.command("remove-player")
def remove_player(context: typer.Context, table: TableArgument, seat: SeatArgument) -> None:
    """Remove a player from a table; in a game a bot plays on."""
    _ask(context, "DELETE", f"/tables/{_part(table)}/seats/{seat}")
    typer.echo(f"Removed the player of seat {seat}.")


@admin_app.command("remove-name")
def remove_name(context: typer.Context, table: TableArgument, seat: SeatArgument) -> None:
    """Take a name out of a table and its record."""
    _ask(context, "DELETE", f"/tables/{_part(table)}/seats/{seat}/name")
    typer.echo(f"Removed the name of seat {seat}.")


@admin_app.command("ban")
def ban(
    context: typer.Context,
    address: Annotated[str, typer.Argument(help="An IPv4 or IPv6 address.")],
    reason: Annotated[str, typer.Option(help="Why; for yourself.")] = "",
) -> None:
    """Shut an address out; of IPv6, its whole /64 network."""
    found = _ask(context, "POST", "/bans", {"address": address, "reason": reason})
    typer.echo(f"{found['banned']} is shut out.")


@admin_app.command("unban")
def unban(
    context: typer.Context,
    address: Annotated[str, typer.Argument(help="As `grachten admin bans` shows it.")],
) -> None:
    """Let an address in again."""
    found = _ask(context, "DELETE", f"/bans/{_part(address)}")
    typer.echo(f"{found['admitted']} may come in again.")


@admin_app.command("bans")
def bans(context: typer.Context) -> None:
    """List the addresses that are shut out."""
    from grachten.cli.admin import AdminClient, list_bans

    list_bans(AdminClient(*context.obj))


@admin_app.command("bots")
def bots(context: typer.Context) -> None:
    """List the bots from outside."""
    from grachten.cli.admin import AdminClient, list_bots

    list_bots(AdminClient(*context.obj))


@admin_app.command("add-bot")
def add_bot(
    context: typer.Context, name: Annotated[str, typer.Argument(help="What people see.")]
) -> None:
    """Let a bot from outside play here, and print its token."""
    from grachten.cli.admin import AdminClient, add_bot

    add_bot(AdminClient(*context.obj), name)


@admin_app.command("remove-bot")
def remove_bot(
    context: typer.Context,
    name: Annotated[str, typer.Argument(help="As `grachten admin bots` shows it.")],
) -> None:
    """A bot from outside is not let in any more."""
    _ask(context, "DELETE", f"/bots/{_part(name)}")
    typer.echo(f"{name} may not play here any more.")
