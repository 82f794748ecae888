"""Pictures and the browser client show a game in the same colors."""

import re
from pathlib import Path

from grachten.board import marks
from grachten.board.model import ROUTE_COLORS

WEB = Path(__file__).parents[2] / "web" / "src"
STYLES = ("app.css", "art/art.css", "scenery/scenery.css")


def colors_by_day() -> dict[str, str]:
    """Return the variables of the client's light theme."""
    found: dict[str, str] = {}
    for style in STYLES:
        day = (WEB / style).read_text("utf-8").partition('[data-theme="dark"]')[0]
        found |= dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{6});", day))
    return found


def test_routes_symbols_and_seats_have_the_colors_of_the_client() -> None:
    client = colors_by_day()
    for color in ROUTE_COLORS:
        assert marks.ROUTE_FILLS[color] == client[f"c-{color}"], color
        assert marks.mark_fill(color) == client[f"k-{color}"], color
    for seat in range(4):
        assert marks.SEAT_COLORS[seat] == client[f"p-{seat}"]
        assert marks.SEAT_INKS[seat] == client[f"q-{seat}"]
    assert client["cart-rim"] == marks.SEAT_OUTLINE


def test_land_and_water_have_the_colors_of_the_client() -> None:
    client = colors_by_day()
    drawn = {
        "map-city": marks.LAND,
        "map-water": marks.WATER,
        "map-echo": marks.SHORE,
        "map-coast": marks.BEACH,
        "map-canal": marks.CANAL,
        "map-edge": marks.CANAL_EDGE,
        "route-line": marks.INK,
    }
    assert drawn == {name: client[name] for name in drawn}
