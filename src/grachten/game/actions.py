"""Actions: what a player wants to do. One frozen class per kind, each with a text.

docs/record.md describes the texts.
"""

from msgspec import Struct

from grachten.board import CARD_COLORS, Color
from grachten.errors import ParseError

COLORS = CARD_COLORS
COLOR_NUMBER = {color: number for number, color in enumerate(COLORS)}


class Keep(Struct, frozen=True):
    """Keep these of the contracts on offer and return the others.

    >>> str(Keep(("dam-munttoren", "oude_kerk-dam")))
    'keep:dam-munttoren+oude_kerk-dam'
    """

    contracts: tuple[str, ...]

    def __str__(self) -> str:
        return "keep:" + "+".join(self.contracts)


class DrawDeck(Struct, frozen=True):
    """Draw the top card of the deck.

    >>> str(DrawDeck())
    'draw:deck'
    """

    def __str__(self) -> str:
        return "draw:deck"


class DrawMarket(Struct, frozen=True):
    """Take a card of this color from the market.

    >>> str(DrawMarket("pink"))
    'draw:pink'
    """

    color: Color

    def __str__(self) -> str:
        return f"draw:{self.color}"


class ClaimRoute(Struct, frozen=True):
    """Claim a route, paying `wilds` wild cards and otherwise cards of `color`.

    If all cards are wild, `color` is "wild" and `wilds` is the length of the route.

    >>> str(ClaimRoute("oude_kerk-dam-pink", "pink", 1))
    'claim:oude_kerk-dam-pink:pink:1'
    """

    route: str
    color: Color
    wilds: int

    def __str__(self) -> str:
        return f"claim:{self.route}:{self.color}:{self.wilds}"


class DrawContracts(Struct, frozen=True):
    """Draw contracts; the next action is `Keep`.

    >>> str(DrawContracts())
    'contracts'
    """

    def __str__(self) -> str:
        return "contracts"


class Pass(Struct, frozen=True):
    """Do nothing. It is legal only if nothing else is.

    >>> str(Pass())
    'pass'
    """

    def __str__(self) -> str:
        return "pass"


class Resign(Struct, frozen=True):
    """Give up. It is possible at any time, and never listed among the legal actions.

    >>> str(Resign())
    'resign'
    """

    def __str__(self) -> str:
        return "resign"


Action = Keep | DrawDeck | DrawMarket | ClaimRoute | DrawContracts | Pass | Resign

_WORDS: dict[str, Action] = {
    "draw:deck": DrawDeck(),
    "contracts": DrawContracts(),
    "pass": Pass(),
    "resign": Resign(),
}


def parse_action(text: str) -> Action:
    """Return the action of a text; raise ParseError if it is not the text of an action.

    The function does not check whether the action is legal, or whether its names exist.

    >>> parse_action("claim:oude_kerk-dam-pink:wild:2")
    ClaimRoute(route='oude_kerk-dam-pink', color='wild', wilds=2)
    """
    if text in _WORDS:
        return _WORDS[text]
    kind, _, rest = text.partition(":")
    if kind == "draw":
        return DrawMarket(_color(text, rest))
    if kind == "keep" and rest:
        return Keep(_contracts(text, rest))
    if kind == "claim":
        return _claim(text, rest)
    raise _unreadable(text, "an action is keep:…, draw:…, claim:…, contracts, pass or resign")


def _contracts(text: str, rest: str) -> tuple[str, ...]:
    contracts = tuple(rest.split("+"))
    if len(contracts) > 2 or len(set(contracts)) < len(contracts) or not all(contracts):
        raise _unreadable(text, "keep: takes one contract, or two with a + between them")
    return contracts


def _claim(text: str, rest: str) -> ClaimRoute:
    parts = rest.split(":")
    if len(parts) != 3 or not parts[0]:
        raise _unreadable(text, "a claim is claim:ROUTE:COLOR:WILDS")
    route, color, wilds = parts
    if not (wilds.isascii() and wilds.isdigit() and str(int(wilds[:9])) == wilds):
        raise _unreadable(text, f"the number of wilds is a plain number, not {wilds[:40]!r}")
    return ClaimRoute(route, _color(text, color), int(wilds))


def _color(text: str, color: str) -> Color:
    if color not in COLOR_NUMBER:
        raise _unreadable(text, f"there is no color {color[:40]!r}; colors are {', '.join(COLORS)}")
    return COLORS[COLOR_NUMBER[color]]


def _unreadable(text: str, right: str) -> ParseError:
    shown = text if len(text) <= 120 else text[:117] + "…"
    return ParseError("unreadable_action", f"{shown!r} is not an action: {right}", text=shown)
