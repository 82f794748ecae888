"""What a player wants to do: one frozen type a kind, and its text (docs/record.md)."""

from typing import Literal

from msgspec import Struct

from grachten.errors import ParseError

PlainColor = Literal["pink", "blue", "green", "black", "red", "orange"]
Color = Literal["pink", "blue", "green", "black", "red", "orange", "wild"]
COLORS: tuple[Color, ...] = ("pink", "blue", "green", "black", "red", "orange", "wild")
COLOR_NUMBER = {color: number for number, color in enumerate(COLORS)}


class Keep(Struct, frozen=True):
    """Keep these of the contracts on offer, and give the other back."""

    contracts: tuple[str, ...]

    def __str__(self) -> str:
        return "keep:" + "+".join(self.contracts)


class DrawDeck(Struct, frozen=True):
    """Take the top card of the deck."""

    def __str__(self) -> str:
        return "draw:deck"


class DrawMarket(Struct, frozen=True):
    """Take a card of this color from the market."""

    color: Color

    def __str__(self) -> str:
        return f"draw:{self.color}"


class ClaimRoute(Struct, frozen=True):
    """Claim a route with so many wilds and the rest cards of one color.

    With wilds alone the color is `wild` and `wilds` is the length of the route.
    """

    route: str
    color: Color
    wilds: int

    def __str__(self) -> str:
        return f"claim:{self.route}:{self.color}:{self.wilds}"


class DrawContracts(Struct, frozen=True):
    """Draw contracts: they are offered, and `Keep` is the next step."""

    def __str__(self) -> str:
        return "contracts"


class Pass(Struct, frozen=True):
    """Do nothing; only where nothing else is legal."""

    def __str__(self) -> str:
        return "pass"


class Resign(Struct, frozen=True):
    """Give the game up; at any time, never listed as legal."""

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
    """Read an action's text; whether it is legal, or names anything at all, is not looked at."""
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
        raise _unreadable(text, "keep: names one contract, or two with a + between them")
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
