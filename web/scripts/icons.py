"""Render the app icons as PNG files: python web/scripts/icons.py

Phones need icons of fixed sizes. The sources are web/src/art/icon.svg and icon-maskable.svg.
"""

from pathlib import Path

import resvg_py

WEB = Path(__file__).parent.parent
ICONS = (
    ("icon", 192, "icon-192"),
    ("icon", 512, "icon-512"),
    ("icon-maskable", 512, "icon-maskable-512"),
    ("icon-maskable", 180, "apple-touch-icon"),
)


def main() -> None:
    for drawing, size, name in ICONS:
        svg = (WEB / "src" / "art" / f"{drawing}.svg").read_text("utf-8")
        png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))
        (WEB / "public" / f"{name}.png").write_bytes(png)


if __name__ == "__main__":
    main()
