"""The metrics that Prometheus reads at /metrics."""

from collections.abc import Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
REVIEW_TIMES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """The metrics of one node; several nodes can run in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        gauge, counter = self._gauge, self._counter
        self.tables = gauge("tables", "Tables in memory")
        self.sockets = gauge("sockets", "Open WebSockets")
        self.bot_queue = gauge("bot_queue", "Bot decisions that are waiting or running")
        self.review_queue = gauge("review_queue", "Reviews that are waiting or being computed")
        self.steps = counter("steps", "Steps committed")
        self.refusals = counter("refusals", "Refused messages and requests", ["code"])
        self.errors = counter("errors", "Internal errors")
        self.dropped = counter("dropped", "Dropped connections")
        self.reviews = counter("reviews", "Computed reviews", ["outcome"])
        self.review_seconds = self._histogram(
            "review_seconds", "From the start of a review to its end", REVIEW_TIMES
        )
        self.step_seconds = self._histogram("step_seconds", "From an action to its broadcast")
        self.commit_seconds = self._histogram(
            "commit_seconds", "A commit, including its wait in the queue"
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def _gauge(self, name: str, help_text: str) -> Gauge:
        return Gauge(f"grachten_{name}", help_text, registry=self.registry)

    def _counter(self, name: str, help_text: str, labels: list[str] | None = None) -> Counter:
        return Counter(f"grachten_{name}", help_text, labels or [], registry=self.registry)

    def _histogram(
        self, name: str, help_text: str, buckets: Sequence[float] = LATENCIES
    ) -> Histogram:
        return Histogram(f"grachten_{name}", help_text, registry=self.registry, buckets=buckets)
