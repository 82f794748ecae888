"""What tables need of the node that they live on."""

import time
from collections.abc import Callable

from grachten.server.bots.compiling import Compiling
from grachten.server.cluster.notifications import Notifier
from grachten.server.database.threads import in_thread
from grachten.server.database.writer import Writer
from grachten.server.metrics import Metrics
from grachten.server.settings import Settings
from grachten.server.tables.table import LiveTable
from grachten.store.changes import Change
from grachten.store.store import SavedTable, Store

OnChange = Callable[[LiveTable, bool], None]


class Backend:
    """Loads and writes tables, tells the time, and reports changes (a `TableBackend`)."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        writer: Writer,
        notifier: Notifier,
        compiling: Compiling,
        on_change: OnChange,
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._writer = writer
        self._notifier = notifier
        self._compiling = compiling
        self._on_change = on_change
        self.shared = store.shared
        self.away_ms = round(settings.away_seconds * 1000)
        self.reveal_ms = round(settings.reveal_seconds * 1000)
        self.bot_ms = round(settings.bot_seconds * 1000)

    def now(self) -> int:
        return self._store.now()

    async def rules_compiled(self) -> None:
        await self._compiling.rules()

    async def load(self, table: str, after: int = -1) -> SavedTable | None:
        """Return the table and its steps after that ply, once its game can be played."""
        saved = await in_thread(lambda: self._store.load(table, after))
        if saved is not None and saved.document.header is not None:
            await self.rules_compiled()
        return saved

    async def write(self, change: Change) -> bool:
        """Commit a change, and notify the other nodes; False if another node was faster."""
        change.note = self._notifier.changed(change)
        began = time.perf_counter()
        made = await self._writer.write(change)
        self._metrics.commit_seconds.observe(time.perf_counter() - began)
        if change.steps and made:
            self._metrics.steps.inc(len(change.steps))
        return made

    def changed(self, table: LiveTable, here: bool) -> None:
        self._on_change(table, here)
