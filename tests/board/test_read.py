"""Reading a board: by name, from a file, from an object; and all that can be wrong with a file."""

import copy
import os
import time
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from grachten.board import board_names, load_board
from grachten.board.read import MAX_BYTES, shipped_board
from grachten.errors import BoardError, BoardProblem

DATA = resources.files("grachten.board").joinpath("data")


@pytest.fixture
def text() -> str:
    return DATA.joinpath("harbor.toml").read_text("utf-8")


@pytest.fixture
def source(text: str) -> dict[str, Any]:
    return tomllib.loads(text)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Tests run in an empty folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def problem_with(reference: Any) -> BoardProblem:
    with pytest.raises(BoardError) as caught:
        load_board(reference)
    assert caught.value.__cause__ is None
    assert len(caught.value.problems) == 1
    assert caught.value.problems[0].message in str(caught.value)
    return caught.value.problems[0]


def problem_in(content: str | bytes) -> BoardProblem:
    path = Path("bad.toml")
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return problem_with(path)


# What can be read.


def test_names() -> None:
    assert board_names() == ("amsterdam", "harbor")


def test_name() -> None:
    board = load_board("amsterdam")
    assert board.name == board.reference() == "amsterdam"
    assert load_board("amsterdam") is board
    assert load_board(board) is board


def test_file(folder: Path, text: str, source: dict[str, Any]) -> None:
    path = folder / "my.toml"
    path.write_text(text, "utf-8")
    for reference in ("my.toml", "./my.toml", str(path), path, Path("my.toml")):
        board = load_board(reference)
        assert board.name is None
        assert board.reference() == source
        assert board.routes == load_board("harbor").routes


def test_file_without_ending(folder: Path, text: str) -> None:
    path = folder / "my"
    path.write_text(text, "utf-8")
    assert load_board(path).title == load_board("./my").title == "Harbor"


def test_file_that_a_windows_editor_saved(text: str) -> None:
    Path("my.toml").write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert load_board("my.toml").title == "Harbor"


def test_mapping(source: dict[str, Any]) -> None:
    board = load_board(source)
    assert board.reference() == source
    assert board.contracts == load_board("harbor").contracts


def test_board_keeps_a_copy_of_the_object(source: dict[str, Any]) -> None:
    board = load_board(source)
    before = copy.deepcopy(source)
    source["routes"][0]["colors"].append("wild")
    assert board.reference() == before


def test_routes_are_named_as_in_the_file(source: dict[str, Any]) -> None:
    extra = [
        {"between": ["vismarkt", "zoutkeet"], "length": 3, "colors": ["grey", "grey"]},
        {"between": ["stadskraan", "vuurtoren"], "length": 2, "colors": ["blue"]},
        {"between": ["havenhoofd", "vuurtoren"], "length": 3, "colors": ["red"]},
    ]
    source["routes"] += extra
    routes = load_board(source).routes
    assert [route.name for route in routes[-4:]] == [
        "vismarkt-zoutkeet-grey",
        "vismarkt-zoutkeet-grey-2",
        "stadskraan-vuurtoren-blue-2",  # the second blue one, although reversed
        "havenhoofd-vuurtoren-red",
    ]
    for i, route in enumerate(routes):
        if route.twin is not None:
            assert routes[route.twin].twin == i != route.twin


# What cannot be read.


def test_missing_file() -> None:
    problem = problem_with("my.toml")
    assert problem == BoardProblem("missing_file", "", "there is no such file")
    assert problem_with("no/such/folder/my.toml").code == "missing_file"
    assert problem_with(Path("my")).code == "missing_file"


def test_shipped_board_written_as_a_file() -> None:
    assert "is called just harbor" in problem_with("harbor.toml").message


@pytest.mark.parametrize("name", ["my\0.toml", "\ud800.toml", "x" * 300 + ".toml"])
def test_name_that_no_file_can_have(name: str) -> None:
    assert problem_with(name).code in ("missing_file", "unreadable")


@pytest.mark.parametrize("name", ["my\0", "\ud800", "x" * 5000, "", "\n", "..", "~"])
def test_name_that_no_board_can_have(name: str) -> None:
    assert problem_with(name).code == "unknown_board"


def test_folder(folder: Path) -> None:
    (folder / "boards.toml").mkdir()
    for reference in ("boards.toml", folder, ".", os.curdir + os.sep):
        assert problem_with(reference).code == "not_a_file"


def test_file_below_a_file(folder: Path) -> None:
    (folder / "my.toml").touch()
    assert problem_with("my.toml/my.toml").code == "unreadable"


def test_large_file_is_not_read_whole(folder: Path) -> None:
    path = folder / "large.toml"
    with path.open("wb") as file:
        file.truncate(10**12)  # a sparse file takes no space on disk and no memory
    assert problem_with(path).code == "too_large"


def test_largest_file(text: str) -> None:
    padding = "#" * (MAX_BYTES - len(text.encode()))
    Path("my.toml").write_text(text + padding, "utf-8")
    assert load_board("my.toml").title == "Harbor"
    assert problem_in(text + padding + "#").code == "too_large"


@pytest.mark.parametrize("content", [b'title = "\xff"', "title = 'Dam'".encode("utf-16")])
def test_not_utf8(content: bytes) -> None:
    assert problem_in(content).code == "not_utf8"


@pytest.mark.parametrize(
    "content",
    [
        "title",
        "title = Dam",
        "title = 'a'\ntitle = 'b'",
        "{}",
        '{"title": "JSON"}',
        "\0",
        "carts_per_player = " + "9" * 5000,
        "title = 2026-13-31",
        "routes = " + "[" * 100_000,
        "routes = " + "{a=" * 100_000,
        "a." * 300_000 + "a = 1",
        "[" + "a." * 300_000 + "a]",
    ],
    ids=lambda content: content[:20],
)
def test_not_toml(content: str) -> None:
    began = time.monotonic()
    problem = problem_in(content)
    assert problem.code == "not_toml"
    assert len(problem.message) < 200
    assert time.monotonic() - began < 5


def test_line_of_a_mistake_is_named() -> None:
    assert "line 2" in problem_in("title = 'Dam'\ncards = {}}").message


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("title = 2026-01-31", "title"),
        ("title = 12:30:00", "title"),
        ("title = 2026-01-31T12:30:00Z", "title"),
    ],
)
def test_dates_are_no_texts(line: str, key: str, text: str) -> None:
    problem = problem_in(text.replace('title = "Harbor"', line))
    assert (problem.code, problem.key) == ("wrong_type", key)
    assert problem.message == "must be a text, not a date or time"


def test_keys_of_toml_are_texts(text: str) -> None:
    quoted = text.replace("{ 1 = 1, 2 = 2, 3 = 4 }", '{ "1" = 1, "2" = 2, "3" = 4 }')
    assert quoted != text
    Path("my.toml").write_text(quoted, "utf-8")
    assert load_board("my.toml").points == {1: 1, 2: 2, 3: 4}


def test_number_with_thousands_of_digits(text: str) -> None:
    line = "merchandise_cards = 0x" + "f" * 10_000  # readable, but not displayable
    problem = problem_in(text.replace("merchandise_cards = 3", line))
    assert (problem.code, problem.key) == ("out_of_range", "merchandise_cards")
    assert problem.message.endswith("not a huge number")


def test_deeply_nested_tables(text: str) -> None:
    problem = problem_in("x." * 400 + "x = 1\n" + text)
    assert (problem.code, problem.key) == ("unknown_key", "x")


@pytest.mark.parametrize("reference", [None, 7, True, [], ["amsterdam"], b"amsterdam"])
def test_not_a_board(reference: object) -> None:
    assert problem_with(reference).code == "not_a_board"


# Misspelled names.


@pytest.mark.parametrize("name", ["amsterdm", "Amsterdam", "amsterdam ", "AMSTERDAM"])
def test_misspelled_name(name: str) -> None:
    assert problem_with(name).message == 'there is no such board; did you mean "amsterdam"?'


def test_unknown_name() -> None:
    problem = problem_with("utrecht")
    assert problem.code == "unknown_board"
    assert problem.message.endswith("there are amsterdam, harbor, and files that end in .toml")


def test_name_of_a_file(folder: Path, text: str) -> None:
    (folder / "my").write_text(text, "utf-8")
    assert problem_with("my").message.endswith(f"write {os.path.join('.', 'my')}")
    (folder / "my.toml").write_text(text, "utf-8")
    assert problem_with("my").message.endswith("did you mean the file my.toml?")


def test_shipped_board_never_opens_a_file(folder: Path, text: str) -> None:
    path = folder / "my.toml"
    path.write_text(text, "utf-8")
    assert shipped_board("harbor") is load_board("harbor")
    for name in ("my.toml", "my", str(path), "../data/harbor", "harbor.toml"):
        with pytest.raises(BoardError) as caught:
            shipped_board(name)
        assert caught.value.problems[0].code == "unknown_board"
