"""Every check of the lint can fail: small languages with one fault each."""

from pathlib import Path

import pytest

from words import lint
from words.fluent_files import Language, read_language
from words.shown import words_in_python, words_in_svelte

ENGLISH = """
-game = Grachten
title = { -game }
hello = Hello, { $name }!
cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
bot-regent = Regent
    .character = Thinks for a long time.
"""
POLISH = """
-game = Grachten
title = { -game }
hello = Witaj, { $name }!
cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[many] { $count } kart
}
bot-regent = Regent
    .character = Długo myśli.
"""
CODE = 't("title"); t("hello", { name }); t("cards", { count }); t(`bot-${level}.character`);'


@pytest.fixture
def english(tmp_path: Path) -> Language:
    return language(tmp_path, "en", ENGLISH)


def language(folder: Path, name: str, *files: str) -> Language:
    (folder / name).mkdir()
    for number, text in enumerate(files):
        (folder / name / f"{number}.ftl").write_text(text, "utf-8")
    return read_language(folder / name)


def polish(folder: Path, old: str = "", new: str = "") -> Language:
    assert old in POLISH
    return language(folder, "pl", POLISH.replace(old, new))


def test_a_good_language_passes(english: Language, tmp_path: Path) -> None:
    good = polish(tmp_path)
    assert good.broken == []
    assert [*lint.differences(english, good), *lint.untranslated(english, good)] == []
    assert [*lint.plural_gaps(english, good), *lint.dangling(good)] == []
    assert [*lint.unused(english, [CODE]), *lint.missing(english, [CODE])] == []


def test_what_is_not_fluent_is_found(tmp_path: Path) -> None:
    assert "is not Fluent" in polish(tmp_path, "{ $name }", "{ $name").broken[0]


def test_a_message_of_two_files_is_found(tmp_path: Path) -> None:
    assert language(tmp_path, "da", "a = A\n", "a = B\n").broken == ["1.ftl: a is there twice"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("hello = Witaj, { $name }!\n", "", "pl: hello is missing"),
        ("title =", "more = Więcej\ntitle =", "pl: more is not in English"),
        ("    .character = Długo myśli.\n", "", "bot-regent has other attributes"),
        ("Witaj, { $name }!", "Witaj!", "hello has other variables than in English: ['name']"),
        ("Witaj, { $name }!", "Witaj, { $nam }!", "['nam', 'name']"),
    ],
)
def test_differences_from_english_are_found(
    english: Language, tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert problem in "\n".join(lint.differences(english, polish(tmp_path, old, new)))


@pytest.mark.parametrize(
    ("old", "problem"),
    [
        ("    [few] { $count } karty\n", "pl: cards has no words for ['few']"),
        ("    [one] jedna karta\n    [few] { $count } karty\n", "['few', 'many', 'one']"),
    ],
)
def test_plural_gaps_are_found(english: Language, tmp_path: Path, old: str, problem: str) -> None:
    gaps = polish(tmp_path, f"{old}   *[many]", "   *[other]" if "one" in old else "   *[many]")
    assert problem in "\n".join(lint.plural_gaps(english, gaps))


@pytest.mark.parametrize(
    ("old", "new"), [("Długo myśli.", "Thinks for a long time."), ("jedna karta", "one card")]
)
def test_english_left_over_is_found(english: Language, tmp_path: Path, old: str, new: str) -> None:
    problems = list(lint.untranslated(english, polish(tmp_path, old, new)))
    assert [problem.rpartition(": ")[2] for problem in problems] == [repr(new)]


def test_a_term_that_does_not_exist_is_found(tmp_path: Path) -> None:
    problems = lint.dangling(polish(tmp_path, "{ -game }", "{ -gra }"))
    assert list(problems) == ["pl: title needs -gra, which does not exist"]


def test_long_labels_are_found(tmp_path: Path) -> None:
    labels = language(tmp_path, "fi", "cli-label-hand = Kätesi\ncli-label-offer = Tarjolla nyt\n")
    assert "cli-label-offer" in "".join(lint.long_labels(labels))
    assert "cli-label-hand" not in "".join(lint.long_labels(labels))


@pytest.mark.parametrize("text", ["Anna's turn", 'the "deck"'])
def test_straight_quotes_are_found(tmp_path: Path, text: str) -> None:
    straight = language(tmp_path, "en", f"a = Anna’s “deck”\nb = {text}\n")
    assert [*lint.straight_quotes(straight)] == [f"en: b has straight quotes: {text!r}"]


def test_forms_that_a_term_does_not_have_are_found(tmp_path: Path) -> None:
    term = "-route = { $case ->\n   *[nominative] trasa\n    [genitive] trasy\n}\n"
    good = language(tmp_path, "pl", term, 'a = bez { -route(case: "genitive") }\n')
    assert list(lint.unknown_forms(good)) == []
    bad = language(tmp_path, "cs", term, 'a = w { -route(case: "locative") }\n')
    assert list(lint.unknown_forms(bad)) == ["cs: a: -route has no case 'locative'"]


def test_unused_messages_are_found(english: Language) -> None:
    code = CODE.replace('t("hello", { name });', "// hello")
    assert list(lint.unused(english, [code])) == ["en: nothing asks for hello"]
    assert "en: nothing asks for bot-regent" in lint.unused(english, [CODE.split("t(`")[0]])


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ('t("helo")', "helo"),
        ("{t('bot-regent.charcter')}", "bot-regent.charcter"),
        ('t(late ? "hello" : "bye")', "bye"),
        ('raise localized_error(ParseError, "too_late", seat=1)', "error-too-late"),
    ],
)
def test_missing_messages_are_found(english: Language, code: str, name: str) -> None:
    assert list(lint.missing(english, [code])) == [f"en: {name} does not exist"]


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("<p>Hello</p>", ["Hello"]),
        ("<p>{t('hello')} you</p>", ["you"]),
        ('<button aria-label="Close">×</button>', ["Close"]),
        ('<input placeholder="Name" />', ["Name"]),
        ('<p title={t("a")} class="quiet wide">{n} × {t("b", { c: () => "d" })}&nbsp;</p>', []),
        ("<script>const a = 'Hello you';</script><style>p { color: red; }</style>", []),
        ("<!-- A remark. -->{#if a > b}<br />{:else if c}{d}{/if}", []),
    ],
)
def test_words_in_components_are_found(markup: str, words: list[str]) -> None:
    assert list(words_in_svelte(markup)) == words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ('show("Your move: ")', ["Your move: "]),
        ('show(f"{name} takes a card")', [" takes a card"]),
        ('label = "Market"', ["Market"]),
        ('"""What this module does."""\nt("cli-your-move")\nText(a, "bold red")', []),
    ],
)
def test_words_in_python_are_found(code: str, words: list[str]) -> None:
    assert list(words_in_python(code)) == words
