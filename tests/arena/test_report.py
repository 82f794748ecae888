"""The report: complete, safe and self-contained, and readable in light and dark."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from arena.games import duel, game
from grachten.arena import report_tables
from grachten.arena.report import write_report
from grachten.arena.report_frame import label
from grachten.arena.report_page import page
from grachten.arena.report_plots import figures
from grachten.arena.results import GameResult
from grachten.arena.summary import summarize
from grachten.bots import Forfeit
from grachten.errors import GrachtenError
from node import NODE

FOLDER = Path(report_tables.__file__).parent
NASTY = "cmd: <script>alert(1)</script> </script> <!-- %{x} & \"'"
VARIABLE = "--s1"  # what our style sheet calls a color


class Reader(HTMLParser):
    """Collects elements with their attributes, and the text in them by tag."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[tuple[str, str]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append((self.elements[-1][0] if self.elements else "", data))

    def tags(self) -> list[str]:
        return [tag for tag, _ in self.elements]

    def text_of(self, tag: str) -> list[str]:
        return [text for inside, text in self.texts if inside == tag and text.strip()]


def three_at_a_table() -> list[GameResult]:
    names = (NASTY, VARIABLE, "c")
    lost = Forfeit(0, "illegal", "chose '<b>'")
    return [
        game(
            deal,
            order,
            bots,
            [20 + len(bot) % 7 + deal % 3 for bot in bots],
            plies=50 + deal,
            forfeit=lost if (deal, order) == (3, 0) else None,
        )
        for deal in range(10)
        for order, bots in enumerate(permutations(names))
    ]


def page_of(bots: tuple[str, ...], players: int, games: list[GameResult], title: str = "T") -> str:
    """Return the page with a tiny script instead of Plotly's large one."""
    summary = summarize(bots, players, games)
    plots = figures(summary, players, games)
    return page(title, players, "harbor", games, summary, plots, "var Plotly;")


def plots_of(text: str) -> dict[str, Any]:
    """Return the data of all plots; it must not contain a single `<`, so that it has no tag."""
    data, end = text.split('<script type="application/json" id="figures">')[1].split("<", 1)
    assert end.startswith("/script>")
    plots: dict[str, Any] = json.loads(data)
    return plots


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("report") / "report.html"
    write_report(path, NASTY, (NASTY, VARIABLE, "c"), 3, "harbor", three_at_a_table())
    return path.read_text("utf-8")


def test_the_page_needs_nothing_else(report: str) -> None:
    reader = Reader(report)
    assert not {"link", "img", "iframe", "object", "embed", "base", "a"} & set(reader.tags())
    assert all("src" not in attrs for _, attrs in reader.elements)
    policy = next(a for t, a in reader.elements if t == "meta" and "http-equiv" in a)
    assert str(policy["content"]).startswith("default-src 'none'")
    assert report.count("* plotly.js v") == 1
    style = (FOLDER / "report.css").read_text("utf-8")
    assert "url(" not in style
    assert "@import" not in style


def test_a_strangers_name_is_only_text(report: str) -> None:
    reader = Reader(report)
    assert reader.tags().count("script") == 3
    assert reader.text_of("title") == [NASTY]
    assert NASTY in reader.text_of("bdi")
    assert "chose '<b>'" in reader.text_of("bdi")
    assert "<script>alert" not in report
    ticks = plots_of(report)["plot-ratings"]["layout"]["yaxis"]["ticktext"]
    assert label(NASTY) in ticks
    assert not re.search("[<>]", "".join(ticks))


def test_no_text_in_a_plot_can_end_the_script_around_it() -> None:
    plots = {"plot": {"layout": {"height": 100, "title": "</script ><!--<script >"}}}
    text = page("T", 2, "harbor", [], summarize("ab", 2, []), plots, "var Plotly;")
    assert plots_of(text) == plots
    assert Reader(text).tags().count("script") == 3


def test_a_name_with_bytes_that_are_no_text_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    write_report(path, "x\udcff", ["x\udcff", "b"], 2, "harbor", [duel(0, 0, 1, "x\udcff")])
    path.read_bytes().decode("utf-8")


def test_the_page_is_in_order_for_a_screen_reader(report: str) -> None:
    reader = Reader(report)
    tags = reader.tags()
    assert ("html", {"lang": "en"}) in reader.elements
    assert (tags.count("h1"), tags.count("main")) == (1, 1)
    assert tags.count("table") == tags.count("caption") == 7
    assert tags.index("h1") < tags.index("h2")
    pictures = [attrs for _, attrs in reader.elements if attrs.get("role") == "img"]
    assert len(pictures) == 5
    assert all(picture["aria-label"] for picture in pictures)
    assert {str(picture["id"]) for picture in pictures} == set(plots_of(report))


def test_tables_and_plots_say_what_the_summary_says() -> None:
    games = [duel(n, k, float((n + k) % 3 > 0)) for n in range(12) for k in (0, 1)]
    summary = summarize("ab", 2, games)
    text = page_of(("a", "b"), 2, games)
    cells = [cell.strip() for cell in Reader(text).text_of("td")]
    (pair,) = summary.pairs
    assert report_tables.percent(pair.win_rate) in cells
    assert report_tables.percent(1 - (pair.win_rate or 0)) in cells
    for bot in summary.bots:
        assert report_tables.number(bot.rating, 0) in cells
        assert report_tables.number(bot.points) in cells
    (ratings,) = plots_of(text)["plot-ratings"]["data"]
    assert sorted(ratings["x"]) == sorted(bot.rating or 0 for bot in summary.bots)


def test_contracts_that_cost_points_go_to_the_left() -> None:
    text = page_of(("a", "b"), 2, [duel(n, 0, 1) for n in range(9)])
    plot = plots_of(text)["plot-parts"]
    assert plot["layout"]["barmode"] == "relative"
    routes = plot["data"][0]["x"]
    assert sorted(routes) == [-3, 7]


def test_the_cross_table_turns_an_interval_around() -> None:
    text = page_of(("a", "b"), 2, [duel(n, k, 1) for n in range(10) for k in (0, 1)])
    small = Reader(text).text_of("small")
    (pair,) = summarize("ab", 2, [duel(n, k, 1) for n in range(10) for k in (0, 1)]).pairs
    assert pair.low is not None
    assert f"{100 * pair.low:.1f} to 100.0 %" in small
    assert f"0.0 to {100 * (1 - pair.low):.1f} %" in small


def test_little_games_make_little_reports() -> None:
    assert "No game has been played yet" in page_of(("a", "b"), 2, [])
    alone = page_of(("a", "a"), 2, [game(0, 0, ("a", "a"), (1, 2))])
    assert "played against itself" in alone
    assert "plot-ratings" not in alone
    strangers = [duel(0, 0, 1), duel(0, 1, 1, "c", "d")]
    assert "compare only bots of the same group" in page_of(("a", "b", "c", "d"), 2, strangers)
    for text in (alone, page_of(("a", "b"), 2, [duel(0, 0, 1)])):
        assert "nan" not in text.lower().replace("finance", "")


def test_the_same_games_give_the_same_bytes(tmp_path: Path) -> None:
    games = [duel(n, k, float(n % 2)) for n in range(9) for k in (0, 1)]
    one, two = tmp_path / "one.html", tmp_path / "two.html"
    write_report(one, "T", "ab", 2, "harbor", games)
    write_report(two, "T", "ab", 2, "harbor", games[::-1])
    assert one.read_bytes() == two.read_bytes()
    assert sorted(tmp_path.iterdir()) == [one, two]


@pytest.mark.parametrize("name", ["no/such/folder/report.html", "", "bad\0name"])
def test_a_report_that_cannot_be_written_says_so(tmp_path: Path, name: str) -> None:
    before = list(tmp_path.iterdir())
    with pytest.raises(GrachtenError, match="cannot be written") as error:
        write_report(tmp_path / name, "T", "ab", 2, "harbor", [])
    assert error.value.code == "unwritable"
    assert list(tmp_path.iterdir()) == before


def test_without_plotly_the_error_names_the_extra(tmp_path: Path) -> None:
    program = (
        "import sys; sys.modules['plotly'] = None\n"
        "from pathlib import Path\n"
        "from grachten.arena.report import write_report\n"
        "from grachten.errors import GrachtenError\n"
        "try:\n    write_report(Path('r.html'), 'T', 'ab', 2, 'harbor', [])\n"
        "except GrachtenError as error:\n    print(error.code, error)\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert run.stdout.startswith("missing_extra")
    assert "grachten[arena]" in run.stdout
    assert list(tmp_path.iterdir()) == []


def test_the_script_gives_colors_to_plots_and_leaves_names_alone(report: str) -> None:
    """Run the script in Node, with just the page that it needs."""
    around = (
        "const text = require('fs').readFileSync(0, 'utf-8');\n"
        "const drawn = {};\n"
        "globalThis.Plotly = { react: (id, data, layout) => { drawn[id] = { data, layout }; } };\n"
        "globalThis.document = { getElementById: () => ({ textContent: text }) };\n"
        "globalThis.getComputedStyle = () => ({ getPropertyValue: (name) => ` color ${name}` });\n"
        "globalThis.matchMedia = () => ({ addEventListener: () => {} });\n"
    )
    script = (
        around + (FOLDER / "report.js").read_text("utf-8") + "console.log(JSON.stringify(drawn));"
    )
    plots = plots_of(report)
    run = subprocess.run(
        [NODE, "-e", script],
        input=json.dumps(plots),
        capture_output=True,
        text=True,
        check=True,
    )
    drawn = json.loads(run.stdout)
    assert set(drawn) == set(plots)
    assert '"css"' not in run.stdout
    assert drawn["plot-ratings"]["data"][0]["marker"]["color"] == "color --accent"
    assert VARIABLE in drawn["plot-ratings"]["layout"]["yaxis"]["ticktext"]


def _colors() -> Iterator[tuple[str, dict[str, str]]]:
    style = (FOLDER / "report.css").read_text("utf-8")
    for mode, block in zip(
        ("light", "dark"), re.findall(r":root \{(.*?)\}", style, re.DOTALL), strict=True
    ):
        yield mode, dict(re.findall(r"(--\w+): ([^;]+);", block))


def _rgb(color: str) -> tuple[float, ...]:
    if color.startswith("#"):
        return tuple(int(color[i : i + 2], 16) for i in (1, 3, 5))
    return tuple(float(part) for part in color.split(","))


def _contrast(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    def light(rgb: tuple[float, ...]) -> float:
        parts = [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in rgb]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("mode", "colors"), list(_colors()))
def test_text_can_be_read(mode: str, colors: dict[str, str]) -> None:
    """WCAG AA: 4.5 to 1 for text, also on the strongest tints of the cross table; 3 for marks."""
    card = _rgb(colors["--card"])
    for ground in (card, _rgb(colors["--paper"])):
        for ink in ("--ink", "--soft"):
            assert _contrast(_rgb(colors[ink]), ground) >= 4.5, (mode, ink)
    for tone in ("--high", "--low"):
        deep = tuple(
            back + (front - back) * report_tables.STRONGEST
            for front, back in zip(_rgb(colors[tone]), card, strict=True)
        )
        assert _contrast(_rgb(colors["--ink"]), deep) >= 4.5, (mode, tone)
    for mark in ("--accent", "--mid", "--s1", "--s2", "--s3"):
        assert _contrast(_rgb(colors[mark]), card) >= 3, (mode, mark)
