"""The tutorial's game, as data for the pages: `python -m grachten.server.tutorial`.

The data is stored in web/src/tutorial/game.json. It is one real game, fixed by its seed and its
actions. The learner sees it lesson by lesson, as the server would show it to seat 0, and some turns
are skipped.
"""

from collections.abc import Iterator

import msgspec
from msgspec import Struct

from grachten.errors import IllegalAction
from grachten.game import Game, Player
from grachten.server.wire.messages import Position, Refused, SeatInfo, TableInfo
from grachten.store.documents import Clock

SEED = "tutorial 2059"
LEARNER = 0
PIETERS = "westermarkt-jan_roodenpoortstoren"  # where he claims his first route


class Script(Struct, frozen=True):
    """A lesson: its name in the locale files, what it points at, and its actions.

    `before` has the actions of both players since the last lesson. `wanted` is what the learner
    should do; without it, the lesson only explains something.
    """

    lesson: str
    points: tuple[str, ...] = ()
    before: str = ""
    wanted: str | None = None


SCRIPT = (
    Script("welcome", ("map",)),
    Script("contracts", ("offer",), wanted="keep:korenmetershuisje-munttoren+oude_kerk-begijnhof"),
    Script("turn", ("market",), before="keep:oude_kerk-jordaan"),
    Script("draw", ("market-1", "route oude_kerk-dam-pink"), wanted="draw:pink"),
    Script("second", ("deck",), wanted="draw:deck"),
    Script("wild", ("market-0",), before="draw:red draw:deck", wanted="draw:wild"),
    Script(
        "parallel",
        (f"route {PIETERS}-green {PIETERS}-grey",),
        before=f"claim:{PIETERS}-green:green:0",
    ),
    Script("claim", ("route oude_kerk-dam-pink",), wanted="claim:oude_kerk-dam-pink:pink:0"),
    Script("reset", ("market",), before="draw:green draw:red"),
    Script("grey", ("route dam-begijnhof-grey",), wanted="claim:dam-begijnhof-grey:orange:1"),
    Script(
        "fulfilled",
        ("own-contracts", "route oude_kerk-dam-pink dam-begijnhof-grey"),
        before="claim:oude_waal-oude_kerk-grey:red:0",
    ),
    Script("more", ("contracts",), wanted="contracts"),
    Script("keep", ("offer",), wanted="keep:oude_waal-blauwbrug"),
    Script(
        "later",
        ("players",),
        before="""
            draw:black draw:deck draw:deck draw:deck claim:noordermarkt-jordaan-red:red:0
            draw:deck draw:deck claim:nieuwe_waal-haringpakkerstoren-grey:black:0
            draw:deck draw:pink draw:deck draw:deck
            claim:haringpakkerstoren-oude_waal-grey:pink:2 draw:blue draw:blue
            draw:black draw:deck claim:noordermarkt-jan_roodenpoortstoren-grey:blue:0
            claim:begijnhof-munttoren-black:black:0 draw:deck draw:deck
            claim:korenmetershuisje-oude_kerk-green:green:0 claim:oude_kerk-waag-red:red:0
            claim:westermarkt-de_drie_hendricken-black:black:0
            claim:jordaan-de_drie_hendricken-grey:blue:0 draw:deck draw:deck draw:wild
        """,
    ),
    Script(
        "carts",
        ("route nieuwe_waal-noordermarkt-green",),
        wanted="claim:nieuwe_waal-noordermarkt-green:green:0",
    ),
    Script("last-round", ("players",)),
    Script(
        "last-turn",
        ("route oude_waal-waag-grey",),
        before="claim:oost_indisch_huis-munttoren-grey:green:1",
        wanted="claim:oude_waal-waag-grey:red:0",
    ),
    Script("count-contracts"),
    Script("count-merchandise"),
    Script("farewell"),
)


class Lesson(Struct, frozen=True):
    """What the page needs for one lesson.

    `refusals` has the server's answer to other actions. `claimants` has the seats that could still
    claim each route that nobody holds.
    """

    lesson: str
    points: tuple[str, ...]
    wanted: str | None
    position: Position
    refusals: dict[str, Refused]
    claimants: dict[str, tuple[int, ...]]


class Tutorial(Struct, frozen=True):
    table: TableInfo
    lessons: tuple[Lesson, ...]


def tutorial() -> Tutorial:
    players = [Player("", "human"), Player("Pieter", "bot")]
    game = Game.new(players, seed=SEED, first=LEARNER)
    return Tutorial(_table(game), tuple(_lessons(game)))


def _lessons(game: Game) -> Iterator[Lesson]:
    seen = -1
    for script in SCRIPT:
        for action in script.before.split():
            game.apply(action)
        refusals = _refusals(game) if script.wanted is not None else {}
        position = _position(game, seen)
        free = (route.name for route in game.board.routes if route.name not in position.view.routes)
        claimants = {name: game.claimants(name) for name in free}
        yield Lesson(script.lesson, script.points, script.wanted, position, refusals, claimants)
        seen = game.ply
        if script.wanted is not None:
            game.apply(script.wanted, LEARNER)


def _position(game: Game, seen: int) -> Position:
    return Position(
        ply=game.ply,
        steps=tuple(game.steps_for(LEARNER, seen)),
        view=game.view(LEARNER),
        legal=tuple(map(str, game.legal_for(LEARNER))),
        open=game.open_routes(LEARNER),
        fulfilled=game.fulfilled_at(LEARNER),
        deadlines=(None, None),
        now=0,
    )


def _refusals(game: Game) -> dict[str, Refused]:
    """Return why each other action that the learner can try is not allowed."""
    refusals = {}
    for text in _tries(game):
        refusal = game.why_not(text, LEARNER)
        if refusal is not None:
            error = IllegalAction(refusal)
            refusals[text] = Refused(error.code, error.message, dict(error.facts), game.ply)
    return refusals


def _tries(game: Game) -> Iterator[str]:
    yield from ("draw:deck", "contracts")
    yield from (f"draw:{color}" for color in game.view(LEARNER).market if color is not None)
    for route in game.board.routes:
        yield f"claim:{route.name}:{'pink' if route.color == 'grey' else route.color}:0"


def _table(game: Game) -> TableInfo:
    return TableInfo(
        id="",
        state="playing",
        board="amsterdam",
        board_title="Amsterdam",
        seats=(_seat("", mine=True), _seat("Pieter", mine=False)),
        first=game.first,
        clock=Clock(),
        listed=False,
        hints=False,
        chat=False,
        paused=False,
        opener=True,
        commitment=game.commitment,
        terms=None,
        deal_in=None,
        player_seeds=None,
        opened=0,
        begun=0,
        ended=None,
        closed_by=None,
        next=None,
        start=None,
        watchers=0,
    )


def _seat(name: str, *, mine: bool) -> SeatInfo:
    return SeatInfo(
        kind="person",
        name=name,
        bot=None,
        outside=False,
        here=True,
        away=False,
        resigned=False,
        votes=(),
        chosen=False,
        mine=mine,
        commitment="",
        revealed=False,
    )


def text() -> str:
    """Return the tutorial as JSON, one lesson per line."""
    made = tutorial()
    table = msgspec.json.encode(made.table).decode()
    lessons = ",\n".join(msgspec.json.encode(lesson).decode() for lesson in made.lessons)
    return f'{{"table": {table},\n"lessons": [\n{lessons}\n]}}'


if __name__ == "__main__":
    print(text())  # noqa: T201
