"""What all figures of the report share: colors, axes and labels.

Bot names are untrusted: Plotly interprets some tags and fields in braces, so names pass through
`label` and are never part of a template.
"""

import html
from collections.abc import Sequence
from typing import Any

from grachten.arena.summary import Standing

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
LONGEST = 18  # characters of a name on an axis
ROW = 46  # pixels per bot


def label(name: str) -> str:
    """Return a name for an axis: shortened, with nothing that Plotly would interpret."""
    short = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    return html.escape(short, quote=False)


def css(name: str) -> dict[str, str]:
    """Return a reference to a color in the style sheet, which report.js resolves."""
    return {"css": name}


def axis(**more: Any) -> dict[str, Any]:
    return {
        "automargin": True,
        "fixedrange": True,  # so that a finger on a phone scrolls the page
        "gridcolor": css("--line"),
        "zerolinecolor": css("--mid"),
        "linecolor": css("--line"),
        "title": {"font": {"color": css("--soft")}},
        **more,
    }


def titled(text: str) -> dict[str, Any]:
    return {"text": text, "font": {"size": 13, "color": css("--soft")}, "standoff": 8}


def layout(height: int, **more: Any) -> dict[str, Any]:
    return {
        "height": height,
        "margin": {"l": 8, "r": 18, "t": 12, "b": 44},
        "paper_bgcolor": "rgba(0,0,0,0)",
        "plot_bgcolor": "rgba(0,0,0,0)",
        "font": {"family": FONT, "size": 13, "color": css("--ink")},
        "hoverlabel": {
            "bgcolor": css("--card"),
            "bordercolor": css("--mid"),
            "font": {"color": css("--ink"), "family": FONT},
        },
        "dragmode": False,
        "showlegend": False,
        **more,
    }


def bot_axis(bots: Sequence[Standing], above: float = 0.6) -> dict[str, Any]:
    """Return an axis with one row per bot, the first on top."""
    return axis(
        tickvals=list(range(len(bots))),
        ticktext=[label(bot.name) for bot in bots],
        range=[len(bots) - 0.4, -above],
        showgrid=False,
        zeroline=False,
        ticks="",
    )
