"""SVG as text: elements, attributes and paths, with everything escaped."""

import re
from collections.abc import Iterable

# Characters that XML 1.0 cannot hold, not even escaped.
UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
ESCAPES = {ord("&"): "&amp;", ord("<"): "&lt;", ord(">"): "&gt;", ord('"'): "&quot;"}

Value = str | int | float


def node(tag: str, *children: str, **attributes: Value | None) -> str:
    """Return an element; `stroke_width=2` becomes `stroke-width="2"`, and None is omitted."""
    written = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{_value(value)}"'
        for name, value in attributes.items()
        if value is not None
    )
    inner = "".join(children)
    return f"<{tag}{written}>{inner}</{tag}>" if inner else f"<{tag}{written}/>"


def escape(text: str) -> str:
    """Return untrusted text that is safe between tags and in attributes."""
    return UNWRITABLE.sub("\ufffd", text).translate(ESCAPES)


def number(value: float) -> str:
    """Return a number with at most two decimals and no trailing zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def points(pairs: Iterable[tuple[float, float]]) -> str:
    """Return a path of straight lines."""
    return "M" + "L".join(f"{number(x)},{number(y)}" for x, y in pairs)


def at(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> str:
    """Return a transform that moves, rotates and scales the origin."""
    turn = f" rotate({number(angle)})" if angle else ""
    size = f" scale({number(scale)})" if scale != 1 else ""
    return f"translate({number(x)} {number(y)}){turn}{size}"


def _value(value: Value) -> str:
    return escape(value) if isinstance(value, str) else number(value)
