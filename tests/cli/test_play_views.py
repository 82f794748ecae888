"""What is drawn: the map, the pages in windows of all sizes, and the final score."""

import io
import re
from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.console import Console

from cli.test_play_driver import _home
from grachten.board import Board, load_board
from grachten.cli.play.contract_status import closed_routes, contract_statuses, wanted_routes
from grachten.cli.play.final_score import final_score_view, winner_words
from grachten.cli.play.map_view import MapMarks, draw_map, short_names
from grachten.cli.play.moves import number_moves
from grachten.cli.play.page import Page
from grachten.cli.play.symbols import ASCII, UNICODE
from grachten.cli.play.terminal import Terminal
from grachten.game import Action, ClaimRoute, DrawDeck, Game, Outcome, Score
from grachten.game.record import Player
from grachten.words import PSEUDO, number_words, use_language

__all__ = ["_home"]

SIZES = [(40, 10), (60, 20), (80, 24), (80, 60), (100, 40), (140, 50), (140, 24), (250, 70)]


class Window(Terminal):
    """A terminal of a size that the test chooses."""

    def __init__(self, width: int, height: int) -> None:
        self.target = io.StringIO()
        super().__init__(io.StringIO(), self.target)
        self._console = Console(
            file=self.target, width=width, height=height, markup=False, highlight=False
        )
        self.interactive = True


def boards() -> list[Board]:
    return [load_board("amsterdam"), load_board("harbor")]


def first_claim(legal: list[Action]) -> Action:
    """Return a claim if there is one, so that the board fills up quickly."""
    return next((a for a in reversed(legal) if isinstance(a, ClaimRoute)), legal[0])


def played(steps: int, players: int = 2, seed: int = 5) -> Game:
    game = Game.new(players, seed=seed)
    for _ in range(steps):
        if not game.over:
            game.apply(first_claim(game.legal_actions()))
    return game


def page_of(game: Game, window: Window) -> Page:
    view = game.view(game.to_move)
    statuses = contract_statuses(game.board, view, [*(view.contracts or ()), *(view.offer or ())])
    wanted = wanted_routes(game.board, view, statuses)
    moves = number_moves(game.board, view, game.legal_actions(), wanted)
    names = [player.name for player in game.players]
    own = [step.ply for step in game.steps if step.seat == game.to_move]
    news = game.steps_for(game.to_move, own[-1] if own else 0)
    return Page(game.board, view, news, moves, names, window)


@pytest.mark.parametrize("size", [(50, 12), (79, 16), (99, 20), (138, 28), (250, 60)])
@pytest.mark.parametrize("symbols", [UNICODE, ASCII])
def test_the_map_names_every_place_and_labels_every_line(
    size: tuple[int, int], symbols: object
) -> None:
    assert symbols in (UNICODE, ASCII)
    signs = UNICODE if symbols == UNICODE else ASCII
    for board in boards():
        text = draw_map(board, MapMarks({}), signs, *size).plain
        lines = text.split("\n")
        assert len(lines) <= size[1]
        assert max(map(cell_len, lines)) <= size[0]
        if size[0] >= 79:
            for name in short_names(board, 5):
                assert name in text
            pairs = [r for i, r in enumerate(board.routes) if r.twin is None or r.twin > i]
            labels = sum(c.isdigit() for c in text)
            assert labels == len(pairs)


def test_the_map_shows_who_holds_what() -> None:
    board = load_board("harbor")
    route = board.routes[0]
    text = draw_map(board, MapMarks({route.name: 1}), UNICODE, 79, 20).plain
    assert text.count("▲") > 5
    assert "●" not in text
    wanted = draw_map(board, MapMarks({}, wanted={route.name}), UNICODE, 79, 20).plain
    assert wanted.count("+") > 5
    assert "[Vuurto" in draw_map(board, MapMarks({}, goals={0}), UNICODE, 79, 20).plain


def test_a_window_that_is_too_small_for_a_map_says_so() -> None:
    assert "needs 50 columns" in draw_map(boards()[0], MapMarks({}), UNICODE, 30, 10).plain


def test_names_stay_different_when_they_are_cut() -> None:
    for board in boards():
        for length in range(1, 20):
            names = short_names(board, length)
            assert len(set(names)) == len(board.places)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("steps", [0, 2, 3, 12, 13, 40])
@pytest.mark.parametrize("players", [2, 4])
def test_a_page_fits_its_window(size: tuple[int, int], steps: int, players: int) -> None:
    window = Window(*size)
    page = page_of(played(steps, players), window)
    page.show()
    lines = window.target.getvalue().split("\n")
    assert max(map(cell_len, lines)) <= size[0]
    text = " ".join(lines)
    for move in page.moves[:5]:
        assert f" {move.number} " in text
    if size[0] >= 80:
        assert "Market" in text
        assert "Your hand" in text
    if size[1] >= 24 and size[0] >= 80:
        assert len(lines) <= size[1]


def test_a_large_window_shows_the_map_and_a_low_one_does_not() -> None:
    game = played(6)
    texts = []
    for size in ((80, 24), (100, 40), (140, 50)):
        window = Window(*size)
        page_of(game, window).show()
        texts.append(window.target.getvalue())
    assert ["[goal]" in text for text in texts] == [False, True, True]


def test_meaning_is_never_in_color_alone() -> None:
    window = Window(100, 40)
    page = page_of(played(9), window)
    page.show()
    assert "\x1b" not in window.target.getvalue()
    for color in page.view.market:
        if color is not None:
            assert color in window.target.getvalue()


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown() -> str:
        target = io.StringIO()
        console = Console(file=target, force_terminal=True, width=100, height=40)
        window = Window(100, 40)
        window._console = console
        page_of(played(9), window).show()
        return target.getvalue()

    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[1;35m" in shown() or "\x1b[1;31m" in shown()
    monkeypatch.setenv("NO_COLOR", "1")
    assert not any(f"\x1b[1;3{n}m" in shown() for n in range(8))


def test_R18_R19_closed_routes_are_told_apart() -> None:
    game = played(40)
    view = game.view(game.to_move)
    closed = closed_routes(game.board, view)
    assert closed
    for name in closed:
        route = game.board.routes[game.board.route_index[name]]
        assert route.twin is not None
        assert game.board.routes[route.twin].name in view.routes


def test_R25_an_outlook_of_no_carts_is_a_fulfilled_contract() -> None:
    for seed in range(6):
        game = played(1000, seed=seed)
        view = game.view(0)
        statuses = contract_statuses(game.board, view, view.contracts or ())
        assert view.revealed is not None
        for look in statuses:
            assert look.fulfilled == (look.contract.name in view.revealed[0].fulfilled)


def score(total: int, fulfilled: int) -> Score:
    return Score(total, 0, fulfilled, 0, 0, total)


@pytest.mark.parametrize(
    ("winners", "scores", "said"),
    [
        ((0,), [score(9, 1), score(8, 2)], "You win with 9 points."),
        ((1,), [score(-9, 1), score(1, 2)], "Ben wins with 1 point."),
        (
            (1,),
            [score(9, 1), score(9, 2)],
            "Ben wins with 9 points: tied with You, but with more contracts fulfilled.",
        ),
        (
            (0, 1),
            [score(9, 2), score(9, 2)],
            "You and Ben share the victory with 9 points and 2 contracts fulfilled.",
        ),
    ],
)
def test_R29_the_winners_are_named(
    winners: tuple[int, ...], scores: list[Score], said: str
) -> None:
    assert winner_words(Outcome("carts", winners, tuple(scores)), ["You", "Ben"]) == said


def test_the_ceremony_counts_what_the_record_says() -> None:
    game = played(2000, players=3)
    names = [player.name for player in game.players]
    window = Window(80, 24)
    window.show(*final_score_view(game.board, game.view(None), names, UNICODE))
    text = window.target.getvalue()
    for seat, points in enumerate(game.outcome().scores):
        line = next(row for row in text.split("Result")[1].split("\n") if names[seat] in row)
        assert f" {number_words(points.total)} " in line
    assert text.count("fulfilled") + text.count("failed") >= 3
    assert re.search(r"failed +−\d", text)
    assert not re.search(r"-\d", text)


def test_moves_keep_their_numbers_in_a_language_of_long_words() -> None:
    game = Game.new(2, seed=5)
    while game.ply < 18 or game.view(None).phase != "turn":
        legal = game.legal_actions()
        game.apply(DrawDeck() if DrawDeck() in legal else legal[0])
    window = Window(80, 90)
    with use_language(PSEUDO):
        page = page_of(game, window)
        page.show()
    claims = [move for move in page.moves if move.group == "claim"]
    assert any(len(move.actions) > 2 for move in claims)
    for move in claims:
        assert re.search(rf"  {move.number} [+ ] \w", window.target.getvalue())


def test_long_and_wide_names_fit() -> None:
    wide = "李" * 30
    for show in pages(wide):
        window = show()
        assert max(map(cell_len, window.target.getvalue().split("\n"))) <= 80


def pages(name: str) -> list[Callable[[], Window]]:
    """Return a page and a final score with that name."""

    def table() -> Window:
        game = Game.new([Player(name), Player("Ben")], seed=1)
        for _ in range(5):
            game.apply(game.legal_actions()[0])
        window = Window(80, 24)
        page_of(game, window).show()
        return window

    def end() -> Window:
        game = played(2000)
        window = Window(80, 24)
        window.show(*final_score_view(game.board, game.view(None), [name, "Ben"], UNICODE))
        return window

    return [table, end]
