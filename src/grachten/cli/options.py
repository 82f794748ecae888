"""Options that several commands have."""

from typing import Annotated

import typer

DEFAULT_BOARD = "amsterdam"  # the same as in grachten.board, which is slow to import
BoardOption = Annotated[
    str, typer.Option("--board", "-b", help="A board's name, or a board file that ends in .toml.")
]
BoardIfNamed = Annotated[
    str | None,
    typer.Option(
        "--board",
        "-b",
        help="A board's name, or a board file that ends in .toml.",
        show_default=DEFAULT_BOARD,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")]
