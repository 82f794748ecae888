"""`grachten review`: accounts of games as text, JSON, a page, and a summary."""

import json
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from cli.command import game_line, run, running_game
from game.playing import random_game
from grachten.cli.review_words import percent
from grachten.game import Game, Player

FIELDS = {
    "evaluator": {"version", "hash", "playouts"},
    "seats": {"start", "luck", "own", "others", "remainder", "result", "accuracy"},
    "decisions": {
        *("ply", "seat", "by", "played", "best", "value_played", "value_best"),
        *("loss", "standard_error", "mark"),
    },
    "chances": {"ply", "event", "luck"},
    "positions": {"ply", "shares", "seen"},
}


def short_game(seed: int = 1, name: str = "Anna") -> bytes:
    """Return the record of a game that ends after a few moves."""
    game = Game.new([name, "Bert"], board="harbor", seed=seed, first=0)
    for _ in range(5):
        game.apply(game.legal_actions()[0])
    game.apply("resign")
    return game.record().to_json() + b"\n"


def write(folder: Path, *lines: bytes) -> Path:
    path = folder / "games.jsonl"
    path.write_bytes(b"".join(lines))
    return path


def test_the_account_is_printed(tmp_path: Path) -> None:
    ended = run("review", write(tmp_path, short_game()), width=120)
    assert ended.code == 0
    assert "Judged by the evaluator" in ended.out
    assert re.search(r"player +start +luck +own play +others +remainder +result", ended.out)
    assert re.search(r"Anna +\d+ %", ended.out)
    assert "on Harbor." in ended.out
    assert re.search(r"(Anna|Bert) resigned in step 6, which cost \d+ %\.", ended.out)


def test_a_change_has_a_real_minus_sign_and_zero_has_none() -> None:
    assert [percent(share) for share in (0.5, -0.126, -0.001, 0)] == ["50 %", "−13 %", "0 %", "0 %"]


def test_json_has_an_object_per_game(tmp_path: Path) -> None:
    path = write(tmp_path, short_game(1), short_game(2))
    ended = run("review", path, "--json")
    reviews = [json.loads(line) for line in ended.out.splitlines()]
    assert ended.code == 0
    assert len(reviews) == 2
    for review in reviews:
        assert review["format"] == "grachten-review/1"
        assert set(review["evaluator"]) == FIELDS["evaluator"]
        for part in ("seats", "decisions", "chances", "positions"):
            assert all(set(one) == FIELDS[part] for one in review[part])
            assert review[part]
    again = run("review", path, "--game", "1", "--json")
    assert json.loads(again.out) == reviews[1]


def test_the_page_is_self_contained(tmp_path: Path) -> None:
    page = tmp_path / "review.html"
    path = write(tmp_path, short_game(1, "<b>Anna & Co</b>"))
    ended = run("review", path, "--html", page)
    assert ended.code == 0
    text = page.read_text()
    assert "<b>Anna" not in text
    assert "&lt;b&gt;Anna &amp; Co&lt;/b&gt;" in text
    assert "<script" not in text
    assert not re.search(r'((src|href)="|url\()(?!#)', text)
    assert "default-src 'none'" in text
    assert "resigned in step 6" in text
    pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(pictures) >= 2  # the graph, and a board for each moment
    for picture in pictures:
        ET.fromstring(picture)
    table = text[text.index("The graph as a table") :]
    assert table.count("<tr>") == 1 + 7


def test_a_summary_counts_players_over_games(tmp_path: Path) -> None:
    path = write(tmp_path, short_game(1), short_game(2))
    summary = json.loads(run("review", "--summary", path, "--json").out)
    assert summary["games"] == 2
    anna, bert = summary["players"]
    assert (anna["name"], anna["games"]) == ("Anna", 2)
    assert anna["luck"]["mean"] == pytest.approx(-bert["luck"]["mean"], abs=1e-9)
    assert anna["luck"]["low"] < anna["luck"]["mean"] < anna["luck"]["high"]
    assert set(anna["marks_per_100"]) == {"inaccuracy", "mistake", "blunder"}
    text = run("review", "--summary", path, width=120).out
    assert "2 games reviewed" in text
    assert "Anna" in text


def test_the_page_shows_on_the_map_what_was_better(tmp_path: Path) -> None:
    """A claim that costs chances, in one of the moments of a game of random moves."""
    page = tmp_path / "review.html"
    path = write(tmp_path, random_game("harbor", 2, 4).record().to_json())
    [review] = [json.loads(run("review", path, "--json").out)]
    assert run("review", path, "--html", page).code == 0
    expected = {
        claimed.split(":")[1]
        for decision in review["decisions"]
        if decision["ply"] in review["moments"] and decision["loss"]
        for claimed in (decision["played"], decision["best"])
        if claimed.startswith("claim:")
    }
    assert expected
    assert set(re.findall('data-band="([^"]*)"', page.read_text())) == expected


def test_players_of_one_name_are_told_apart_by_their_kind(tmp_path: Path) -> None:
    game = Game.new([Player("Anna", "human"), Player("Anna", "bot")], board="harbor", seed=1)
    game.apply("resign", 0)
    text = run("review", "--summary", write(tmp_path, game.record().to_json()), width=120).out
    assert "Anna (human)" in text
    assert "Anna (bot)" in text


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        (b"no record\n", 2, "cannot be read: .*not_json"),
        (b'{"format": "other"}\n', 2, "unknown_format"),
        (game_line(1).replace(b'"rules":1', b'"rules":9'), 2, "unknown_rules"),
        (running_game().record().to_json() + b"\n", 1, "cannot be reviewed: .*not_over"),
        (game_line(1).replace(b'"seat":0,"action":"draw', b'"seat":1,"action":"draw'), 1, "step"),
        (game_line(1).replace(b'"format"', b'"rules":1,"format"'), 2, "duplicate_key"),
    ],
)
def test_bad_games_are_named_and_others_are_reviewed(
    tmp_path: Path, line: bytes, code: int, words: str
) -> None:
    ended = run("review", write(tmp_path, line, short_game()), "--json")
    assert ended.code == code
    assert len(ended.out.splitlines()) == 1
    assert "line 1: " in ended.err
    assert re.search(words, ended.err)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("missing.jsonl",), "cannot be read"),
        (("games.jsonl", "--game", "7"), "no game 7"),
        (("games.jsonl", "--html", "out.html"), "choose it with --game"),
        (("games.jsonl", "--html", "out.html", "--json"), "--html"),
        (("games.jsonl", "--summary", "--game", "0"), "--summary"),
        (("games.jsonl", "--game", "0", "--html", "no/such/folder.html"), "cannot be written"),
        (("empty.jsonl",), "holds no game"),
    ],
)
def test_mistakes_are_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], words: str
) -> None:
    write(tmp_path, short_game(1), short_game(2))
    (tmp_path / "empty.jsonl").touch()
    monkeypatch.chdir(tmp_path)
    ended = run("review", *args)
    assert ended.code == 2
    assert words in ended.err
