"""python -m naive FILE.jsonl --board-dir DIR: check the games of a file."""

from __future__ import annotations

import argparse
import functools
import sys
from pathlib import Path

from .board import Board, BoardError, read_board
from .checker import check_file


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="naive", description="Check game records.")
    parser.add_argument("files", nargs="+", metavar="FILE.jsonl", help="one game a line")
    parser.add_argument(
        "--board-dir", required=True, type=Path, metavar="DIR", help="where NAME.toml is"
    )
    parser.add_argument(
        "--private",
        action="store_true",
        help="the dealer's own save files: a running game may hold its seed",
    )
    options = parser.parse_args(arguments)

    @functools.cache
    def board_of(name: str) -> Board:
        if not name or Path(name).name != name:
            raise BoardError(f"not the name of a board: {name!r}")
        return read_board(options.board_dir / f"{name}.toml")

    games = 0
    with_problems = 0
    for path in options.files:
        for line, problems in check_file(path, board_of, private=options.private):
            games += 1
            with_problems += bool(problems)
            for problem in problems:
                print(f"{path}:{line}: {problem}")
    print(f"{games} games checked, {with_problems} with problems")
    return 1 if with_problems else 0


if __name__ == "__main__":
    sys.exit(main())
