"""The server's log: one JSON object per line, on stderr."""

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime

REPEAT_SECONDS = 60.0

USUAL = {*logging.makeLogRecord({}).__dict__, "message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {
            "at": at.replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line.update({k: v for k, v in record.__dict__.items() if k not in USUAL})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class RateLimitedLog:
    """Logs one warning of each kind per minute, so that an attack cannot fill the disk."""

    def __init__(self, log: logging.Logger, clock: Callable[[], float] = time.monotonic) -> None:
        self._log = log
        self._clock = clock
        self._last: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def warning(self, kind: str, message: str, *values: object) -> None:
        """Log a warning, with the number of those left out since the last one of its kind."""
        now = self._clock()
        if kind in self._last and now - self._last[kind] < REPEAT_SECONDS:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return
        self._last[kind] = now
        extra = {"kind": kind, "left_out": self._left_out.pop(kind, 0)}
        self._log.warning(message, *values, extra=extra)


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers[:] = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    # Invalid text is the sender's fault, and must not fill the log with tracebacks.
    logging.getLogger("uvicorn.error").addFilter(lambda record: "UTF-8" not in str(record.msg))
    for noisy in ("httpx", "httpcore", "alembic"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
