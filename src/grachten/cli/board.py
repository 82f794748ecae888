"""`grachten board`: checks a board file, and draws a board or a position."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import typer

from grachten.board import CARD_COLORS, DEFAULT_BOARD, Board, load_board
from grachten.cli.screen import announce_compiling, count, printable, printable_lines
from grachten.errors import BoardError, GrachtenError, ParseError, UnreadableBoard

FITS, HAS_PROBLEMS = 0, 1
SUFFIXES = (".svg", ".png")
WIDTH = 1600  # of a .png, in pixels


def check(file: str) -> int:
    """Print a summary of a board, or all its problems; return the exit code."""
    try:
        board = load_board(file)
    except UnreadableBoard:
        raise
    except BoardError as error:
        typer.echo(printable_lines(error.message))
        return HAS_PROBLEMS
    typer.echo(f"{printable(file)}: {board.title} can be played on.")
    for name, words in _facts(board).items():
        typer.echo(f"  {name:<12} {words}")
    return FITS


def _facts(board: Board) -> Mapping[str, str]:
    """Return a summary of a board."""
    points = [contract.points for contract in board.contracts]
    cards = zip(board.cards, CARD_COLORS, strict=True)
    bonus = (f"{'/'.join(map(str, ranks))} with {n} players" for n, ranks in board.bonus.items())
    return {
        "places": f"{len(board.places)}",
        "routes": _routes(board),
        "lengths": _lengths(board),
        "contracts": f"{len(points)}, worth {min(points)} to {max(points)} points",
        "cards": f"{sum(board.cards)}: {', '.join(f'{n} {color}' for n, color in cards)}",
        "carts": f"{board.carts} for each player",
        "merchandise": count(board.merchandise, "card"),
        "bonus": ", ".join(bonus),
    }


def _routes(board: Board) -> str:
    twins = sum(route.twin is not None for route in board.routes)
    goods = sum(route.carts for route in board.routes)
    pairs = count(twins // 2, "pair of parallel ones", "pairs of parallel ones")
    return f"{len(board.routes)}: {pairs}, {len(board.routes) - twins} single; {goods} with carts"


def _lengths(board: Board) -> str:
    lengths = Counter(route.length for route in board.routes)
    return ", ".join(
        f"{lengths[n]} of {count(n, 'space')} ({count(board.points[n], 'point')})"
        for n in sorted(lengths)
    )


class Picture(NamedTuple):
    """What to draw, and a description of it."""

    board: Board
    owners: Mapping[str, int]
    players: list[str] | None
    caption: str | None
    words: str


def draw(
    output: Path,
    board: str | None,
    record: Path | None,
    game: int | None,
    ply: int | None,
    width: int | None,
) -> None:
    """Draw a board, or a position of a recorded game, into a file."""
    suffix = output.suffix.lower()
    if suffix not in SUFFIXES:
        message = (
            f"{output}: the file must end in {' or '.join(SUFFIXES)}, not in {suffix or 'nothing'}"
        )
        raise ParseError("unknown_suffix", message, suffix=suffix)
    if width is not None and suffix != ".png":
        raise ParseError(
            "bad_options", f"--width is only for .png files; a {suffix} scales to any width"
        )
    if record is None:
        if game is not None or ply is not None:
            message = "--game and --ply need a recorded game; give its file with --record"
            raise ParseError("bad_options", message)
        picture = _board(DEFAULT_BOARD if board is None else board)
    else:
        if board is not None:
            message = "a recorded game has its own board; omit --board or --record"
            raise ParseError("bad_options", message)
        picture = _position(record, game or 0, ply)
    size = _write(output, _drawn(picture, suffix, width or WIDTH))
    typer.echo(f"Wrote {printable(str(output))} ({count(size, 'byte')}): {picture.words}.")


def _board(reference: str) -> Picture:
    board = load_board(reference)
    return Picture(board, {}, None, None, f"the board {board.title}")


def _position(record: Path, game: int, ply: int | None) -> Picture:
    """Return the position after a step, by default the last one."""
    from grachten.cli.replay import Playback
    from grachten.game import read_record

    announce_compiling()
    playback = Playback(read_record(record, game), None)
    playback.go_to(playback.last if ply is None else ply)
    where = f"step {playback.game.ply} of {playback.last}"
    board = playback.game.board
    words = f"game {game} on {board.title}, after {where}"
    return Picture(board, playback.game.view(None).routes, playback.names, where, words)


def _drawn(picture: Picture, suffix: str, width: int) -> bytes:
    from grachten.board.draw import draw_board, draw_png

    svg = draw_board(
        picture.board, picture.owners, caption=picture.caption, players=picture.players
    )
    return draw_png(svg, width) if suffix == ".png" else svg.encode()


def _write(output: Path, data: bytes) -> int:
    try:
        return output.write_bytes(data)
    except OSError as error:
        message = f"{output}: cannot be written: {error.strerror}"
        raise GrachtenError("unwritable", message, file=str(output)) from None
