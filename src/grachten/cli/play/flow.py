"""Short texts in a row that wraps at the edge of the window."""

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Texts side by side; lines break between them, and never inside one that fits."""

    def __init__(self, texts: Sequence[Text], gap: str = "   ") -> None:
        self._texts = texts
        self._gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self._texts:
            if line and line.cell_len + len(self._gap) + text.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(self._gap if line else "").append_text(text)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [text.cell_len for text in self._texts] or [0]
        whole = sum(widths) + len(self._gap) * (len(widths) - 1)
        return Measurement(max(widths), min(whole, options.max_width))
