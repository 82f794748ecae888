"""Packages that only some people need: the extras of this package."""

import importlib
from importlib.util import find_spec
from typing import Any

from grachten.errors import GrachtenError


class MissingExtra(GrachtenError):
    """A package that comes with an extra is not installed."""

    def __init__(self, purpose: str, package: str, extra: str) -> None:
        message = f"{purpose} needs {package}: pip install 'grachten[{extra}]'"
        super().__init__("missing_extra", message, extra=extra)


def import_extra(module: str, extra: str, purpose: str) -> Any:
    """Return a module that comes with an extra; raise MissingExtra if it is not installed."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise MissingExtra(purpose, module.partition(".")[0], extra) from None


def check_extra(package: str, extra: str, purpose: str) -> None:
    """Raise MissingExtra if a package is not installed, without importing it."""
    if find_spec(package) is None:
        raise MissingExtra(purpose, package, extra)
