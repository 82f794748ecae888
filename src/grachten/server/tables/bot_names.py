"""The names of the bots at a table: names of Amsterdam about 1660, no two the same."""

import itertools
from collections.abc import Iterable, Sequence

from grachten.server.tables.lookalikes import same_name
from grachten.store.documents import Chair

# The first bot of a level gets the level's own name, which the pages describe.
LEVEL_NAMES = {
    "apprentice": "Pieter",
    "journeyman": "Grietje",
    "skipper": "Maarten",
    "merchant": "Saskia",
    "regent": "Cornelis",
}
# Enough for all bots of a table, whatever the people there are called.
MORE_NAMES = (
    "Hendrickje",
    "Joost",
    "Geertje",
    "Willem",
    "Machteld",
    "Dirck",
    "Trijntje",
    "Jacob",
    "Neeltje",
    "Frans",
)
NAMES = (*LEVEL_NAMES.values(), *MORE_NAMES)


def name_bots(chairs: Sequence[Chair]) -> None:
    """Give every bot a name that nobody else at the table has.

    A bot of the server keeps its name for as long as nobody takes it. An outside bot has the name
    that the host registered, with a number appended if a person has the same name.
    """
    people = [chair.name for chair in chairs if chair.kind == "person"]
    bots = [chair for chair in chairs if chair.kind == "bot" and chair.bot is not None]
    outside = [chair for chair in bots if chair.outside]
    for chair in outside:
        chair.name = free_name(_numbered(chair.bot or ""), people)
    taken = [*people, *(chair.name for chair in outside)]
    nameless = []
    for chair in bots:
        if chair.outside:
            continue
        if chair.name in NAMES and _is_free(chair.name, taken):
            taken.append(chair.name)
        else:
            nameless.append(chair)
    for chair in nameless:
        own = LEVEL_NAMES.get(chair.bot or "", MORE_NAMES[0])
        chair.name = free_name((own, *MORE_NAMES), taken)
        taken.append(chair.name)


def free_name(names: Iterable[str], taken: Sequence[str]) -> str:
    """Return the first name that looks like none of those taken."""
    return next(name for name in names if _is_free(name, taken))


def _is_free(name: str, taken: Sequence[str]) -> bool:
    return not any(same_name(name, other) for other in taken)


def _numbered(name: str) -> Iterable[str]:
    return itertools.chain([name], (f"{name} {number}" for number in itertools.count(2)))
