"""Names and chat of strangers: what is accepted, how it is tidied, and what is refused."""

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grachten.errors import GrachtenError
from grachten.server.tables.names import check_chat, check_name


def reason_for(name: str) -> str:
    with pytest.raises(GrachtenError) as caught:
        check_name(name)
    assert caught.value.code == "bad_name"
    return str(caught.value.facts["reason"])


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "Anna van Meer-O'Neill",
        "Ωμέγα",
        "Жанна",
        "דוד",
        "علي",
        "山田 たろう タロー Ken",  # Han, Hiragana, Katakana and Latin
        "佐々木ー〆",
        "김철수 金 Kim",
        "ㄅㄆㄇ 王",
        "นิ้วก้อย",
        "हिन्दी",
        "Ｗｉｄｅ Anna",
        "Kaʻiulani",
        "Mar’yana",
        "Anna 🎉 42!",
        "№ 7 (½)",
        "x" * 24,
    ],
)
def test_names_in_all_scripts_stay_as_they_are(name: str) -> None:
    assert check_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "tidy"),
    [
        ("  Anna  ", "Anna"),
        ("Anna\u00a0 \u3000B", "Anna B"),
        ("Zoe\u0308", "Zoë"),
        ("I \u2764\ufe0f you", "I \u2764 you"),
        ("e\u0301" * 24, "é" * 24),
        ("\u1112\u1161\u11ab", "한"),
    ],
)
def test_names_are_tidied(name: str, tidy: str) -> None:
    assert check_name(name) == tidy


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "empty"),
        (" \u00a0\u3000", "empty"),
        ("\ufe0f", "empty"),
        ("x" * 25, "too_long"),
        ("Anna\n", "invisible"),
        ("An\tna", "invisible"),
        ("\x1b[31mAnna", "invisible"),
        ("An\u200bna", "invisible"),
        ("An\u200dna", "invisible"),
        ("An\u00adna", "invisible"),
        ("\u202eannA", "invisible"),
        ("\u2066Anna", "invisible"),
        ("An\u2028na", "invisible"),
        ("\ufeffAnna", "invisible"),
        ("\u3164", "invisible"),
        ("\u2800", "invisible"),
        ("An\U000e0101na", "invisible"),
        ("\U0001d159", "invisible"),
        ("\U000e0041", "invisible"),
        ("\ue000", "invisible"),
        ("\U0010fffd", "invisible"),
        ("\u0378", "invisible"),
        ("\ud800", "invisible"),
        ("\U0001f468\u200d\U0001f469", "invisible"),
        ("x\u0334\u0335\u0336\u0337", "marks"),
        ("\u0334Anna", "marks"),
        ("Anna \u0334", "marks"),
        ("Аnna", "mixed_scripts"),  # the first letter is Cyrillic
        ("Annα", "mixed_scripts"),  # the last one is Greek
        ("Αнна", "mixed_scripts"),  # Greek and Cyrillic
        ("Ｗide Аnna", "mixed_scripts"),
        ("µTom", "mixed_scripts"),
        ("𝛂nna", "mixed_scripts"),
        ("김 たろう", "mixed_scripts"),
        ("Ꭺnna", "mixed_scripts"),  # Cherokee
    ],
)
def test_names_that_deceive_or_break_a_page_are_refused(name: str, reason: str) -> None:
    assert reason_for(name) == reason


def test_a_long_row_of_marks_takes_no_time() -> None:
    start = time.monotonic()
    assert reason_for("\u0301\u0316" * 20_000) == "too_long"
    assert time.monotonic() - start < 1


def test_three_marks_on_a_letter_are_fine() -> None:
    assert check_name("x\u0334\u0335\u0336y\u0334") == "x\u0334\u0335\u0336y\u0334"


def test_an_error_does_not_repeat_what_was_refused() -> None:
    with pytest.raises(GrachtenError, match=r"U\+202E") as caught:
        check_name("\u202eannA")
    assert caught.value.message.isprintable()


def test_chat_may_mix_scripts_but_hides_nothing() -> None:
    assert check_chat(" Спасибо,  thanks, ευχαριστώ 👍\ufe0f ") == "Спасибо, thanks, ευχαριστώ 👍"
    assert check_chat("x" * 300) == "x" * 300
    for text, reason in [("x" * 301, "too_long"), (" ", "empty"), ("a\nb", "invisible")]:
        with pytest.raises(GrachtenError) as caught:
            check_chat(text)
        assert (caught.value.code, caught.value.facts["reason"]) == ("bad_chat", reason)


everything = st.text(st.characters(exclude_categories=()), max_size=40)
printing = st.text(st.characters(categories=("L", "M", "N", "P", "S", "Zs")), max_size=40)


@given(everything | printing)
def test_a_name_is_refused_or_stays_as_it_was_tidied(text: str) -> None:
    try:
        name = check_name(text)
    except GrachtenError:
        return
    assert check_name(name) == name == check_chat(name)
    assert 1 <= len(name) <= 24
    assert name.isprintable()
    assert unicodedata.is_normalized("NFC", name)


@given(
    st.sampled_from("abcdefghijklmnopqrstuvwxyz"),
    st.sampled_from("абвгдежзийклмнопрстуфхцчшщъыьэюяαβγδεζηθικλμνξοπρστυφχψω"),
    st.permutations(range(2)),
    st.sampled_from(["", " ", "1", "🎉", "-"]),
)
def test_look_alike_scripts_never_mix(
    latin: str, other: str, order: list[int], between: str
) -> None:
    pair = [latin, other]
    assert reason_for(between.join(pair[i] for i in order)) == "mixed_scripts"
