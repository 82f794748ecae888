"""Messages in the player's language: which one, what it lacks, and the pseudo-language."""

import re
from pathlib import Path

import pytest

from cli.command import game_line, process, run
from grachten.errors import ParseError, Refusal
from grachten.words import (
    PSEUDO,
    choose_language,
    error_words,
    languages,
    list_words,
    number_words,
    t,
    use_language,
)
from grachten.words.messages import Messages
from grachten.words.pseudo import accented


@pytest.fixture
def danish(tmp_path: Path) -> Messages:
    """Return a Danish with only a few messages."""
    for language, text in (
        ("en", "-card = card\nhello = Hello, { $name }\ncards = { $count } { -card }s\n"),
        ("da", "cards = { $count ->\n    [one] et kort\n   *[other] { $count } kort\n}\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "some.ftl").write_text(text, "utf-8")
    return Messages("da", tmp_path)


def test_a_message_is_said_in_the_language_and_else_in_english(danish: Messages) -> None:
    assert danish.format("cards", {"count": 1}) == "et kort"
    assert danish.format("cards", {"count": 1234}) == "1234 kort"
    assert danish.format("hello", {"name": "Anna"}) == "Hello, Anna"
    assert danish.has("hello")
    assert not danish.has("bye")
    assert danish.format("bye", {}) == "⟦bye⟧"
    assert danish.join(["a"], "and") == "a"


def test_a_language_is_spoken_for_a_while() -> None:
    with use_language(PSEUDO):
        assert t("pass") == "[Pááss]".replace("ss", "šš")
    assert t("pass") == "Pass"
    assert list_words(["a", "b"], "or") == "a or b"


@pytest.mark.parametrize(
    ("wanted", "environment", "language"),
    [
        (None, {}, "en"),
        ("en", {"GRACHTEN_LANG": PSEUDO}, "en"),
        ("en-GB", {}, "en"),
        (PSEUDO, {}, PSEUDO),
        ("en_xa", {}, PSEUDO),
        (None, {"GRACHTEN_LANG": PSEUDO, "LC_ALL": "en_US.UTF-8"}, PSEUDO),
        (None, {"LC_ALL": "en_XA.UTF-8", "LANG": "en_US.UTF-8"}, PSEUDO),
        (None, {"LC_ALL": "C", "LANG": "en_XA"}, "en"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "en_XA.UTF-8"}, PSEUDO),
        (None, {"GRACHTEN_LANG": "tlh", "LANG": "en_XA"}, PSEUDO),
        (None, {"LANG": "tlh_KX.UTF-8"}, "en"),
    ],
)
def test_the_language_is_chosen(
    wanted: str | None, environment: dict[str, str], language: str
) -> None:
    assert choose_language(wanted, environment) == language


@pytest.mark.parametrize("wanted", ["tlh", "", "../en", "x" * 999])
def test_an_unknown_language_is_refused(wanted: str) -> None:
    with pytest.raises(ParseError) as refused:
        choose_language(wanted, {})
    assert "; choose from da, " in refused.value.message
    assert len(refused.value.message) < 120


@pytest.mark.parametrize("language", languages())
def test_a_negative_number_has_a_true_minus_sign(language: str) -> None:
    with use_language(language):
        words = t("points", count=-3)
    assert re.search(r"−3\b", words)
    assert "-" not in words


def test_numbers_have_a_sign_where_it_is_wanted() -> None:
    assert [number_words(n) for n in (-3, 0, 4)] == ["−3", "0", "4"]
    assert [number_words(n, plus=True) for n in (-3, 0, 4)] == ["−3", "+0", "+4"]


def test_refusals_have_words() -> None:
    assert error_words(Refusal("deck_empty", "C2", "no")) == "The deck is empty."
    assert error_words(Refusal("never_heard_of", "C2", "As the error says")) == "As the error says"


def test_the_pseudo_language_is_longer_and_can_be_told_from_english() -> None:
    text = "Take a card from the deck, or claim a route"
    assert 1.3 < len(accented(text)) / len(text) < 1.5
    assert accented("{ $count }, 12 – 3") != "{ $count }, 12 – 3"
    with use_language(PSEUDO):
        assert re.fullmatch(r"\[12 \w+ \w+\]", t("cards-of-color", color="pink", count=12))


def test_a_replay_speaks_the_language_asked_for(tmp_path: Path) -> None:
    games = tmp_path / "games.jsonl"
    games.write_bytes(game_line())
    english, pseudo = run("replay", games), run("replay", games, "--lang", PSEUDO)
    assert "is dealt" in english.out
    assert pseudo.code == 0
    for line in filter(str.strip, pseudo.out.splitlines()):
        assert "[" in line, line
    assert "is dealt" in run("replay", games).out
    assert run("replay", games, "--lang", "tlh").code == 2


def test_a_game_speaks_the_language_of_the_environment(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path), "GRACHTEN_LANG": PSEUDO}
    said = process("play", "--board", "harbor", "--seed", "1", **home)
    assert said.code == 0, said.err
    assert accented("Your move:") in said.out
    assert "⟦" not in said.out
    wrong = process("rules", "R99", **home)
    assert wrong.err.startswith("grachten: [" + accented("there is no rule"))
