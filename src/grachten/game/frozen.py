"""A dict that cannot be changed, for events and views."""

from typing import Any, NoReturn, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class FrozenDict(dict[K, V]):
    """A dict that raises TypeError if it is changed. It equals a plain dict and has its JSON."""

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("events and views cannot be changed")

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse
