"""Errors about files are in the player's language; only details of their content are English."""

import json
from pathlib import Path
from typing import Any

import pytest

from cli.command import game_line, games_file, plain_game, run
from grachten.cli.screen import printable_lines

HEADER = {"format": "grachten-record/1", "rules": 1}


def told(tmp_path: Path, *args: str | Path) -> str:
    """Return what a command says in Polish about a file, without the folder."""
    ended = run(*args, "--lang", "pl")
    assert ended.code == 2
    assert printable_lines(ended.err) == ended.err
    return ended.err.replace(f"{tmp_path}/", "")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ({}, "bad.json: to nie jest zapis gry: format: ''"),
        ({"format": "x/1"}, "bad.json: to nie jest zapis gry: format: 'x/1'"),
        ({**HEADER, "rules": 7}, "bad.json: ta gra używa zasad w wersji 7; ten program zna"),
        (HEADER, "bad.json: ten zapis jest uszkodzony albo zmieniony: Object missing required"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
def test_files_that_are_no_records(
    tmp_path: Path, command: list[str], content: Any, words: str
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(content))
    assert told(tmp_path, *command, file).startswith(words)


@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"]])
def test_a_file_that_is_not_there(tmp_path: Path, command: list[str]) -> None:
    words = told(tmp_path, *command, tmp_path / "nix.json")
    assert words == "„nix.json”: nie ma takiego pliku"


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    words = told(tmp_path, "replay", tmp_path)
    assert words == f"{tmp_path}: nie da się odczytać: Is a directory"


def test_a_cut_off_record(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_bytes(game_line()[:-200])
    assert told(tmp_path, "replay", file).startswith("cut.json: to nie jest zapis gry: not a whole")


def test_a_game_that_is_not_there(tmp_path: Path) -> None:
    words = told(tmp_path, "replay", games_file(tmp_path), "--game", "9")
    assert words.startswith("games.jsonl: liczba gier: 3, więc nie ma gry 9 ")


def test_a_record_that_was_changed(tmp_path: Path) -> None:
    plain = plain_game()
    plain["steps"][6]["events"] = []
    file = tmp_path / "false.jsonl"
    file.write_text(json.dumps(plain))
    words = told(tmp_path, "replay", file)
    assert words.startswith("false.jsonl: ten zapis jest uszkodzony albo zmieniony: ply 6: ")


@pytest.mark.parametrize("board", ["nope", "no/amsterdam.toml"])
def test_a_board_that_is_not_there(tmp_path: Path, board: str) -> None:
    words = told(tmp_path, "play", "--board", board)
    assert words.startswith(f"nie ma planszy „{board}”; do wyboru: amsterdam, harbor albo ")


def test_a_board_file_that_is_not_there(tmp_path: Path) -> None:
    assert told(tmp_path, "play", "--board", "no.toml") == "„no.toml”: nie ma takiego pliku"


def test_a_board_that_cannot_be_played_on(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text("title = 1")
    words = told(tmp_path, "play", "--board", file).splitlines()
    assert words[0] == "my.toml: na tej planszy nie da się grać:"
    assert len(words) > 3
