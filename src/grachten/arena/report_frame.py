"""What all figures of the report share: colors, axes and names on them.

A bot's name is a stranger's text: Plotly takes some tags and fields in braces for its own, so names
go through `label` and are never part of a template.
"""

import html
from collections.abc import Sequence
from typing import Any

from grachten.arena.summary import Standing

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
LONGEST = 18  # characters of a name on an axis
ROW = 46  # pixels for each bot


def label(name: str) -> str:
    """A name as an axis shows it: not too long, and with nothing that Plotly would act on."""
    short = name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"
    return html.escape(short, quote=False)


def css(name: str) -> dict[str, str]:
    """A color of the style sheet; report.js looks it up."""
    return {"css": name}


def axis(**more: Any) -> dict[str, Any]:
    return {
        "automargin": True,
        "fixedrange": True,  # a finger on a phone scrolls the page
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
    """An axis with a line for each bot, the first on top."""
    return axis(
        tickvals=list(range(len(bots))),
        ticktext=[label(bot.name) for bot in bots],
        range=[len(bots) - 0.4, -above],
        showgrid=False,
        zeroline=False,
        ticks="",
    )
