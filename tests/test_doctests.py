"""Every public name has a docstring with an example, and all these examples are run."""

import doctest
import inspect
from collections.abc import Iterator
from functools import cached_property
from typing import Any

import pytest

import grachten
from grachten.board import Board

PUBLIC = {name: getattr(grachten, name) for name in grachten.__all__}
HAS_DOCSTRING = {
    name: thing
    for name, thing in PUBLIC.items()
    if inspect.isclass(thing) or inspect.isfunction(thing)
}
FINDER = doctest.DocTestFinder(recurse=True, exclude_empty=True)


def own_classes(thing: object) -> list[type]:
    """Return a class and those of its bases that this package defines."""
    kinds = getattr(thing, "__mro__", ())
    return [kind for kind in kinds if kind.__module__.startswith("grachten")]


def examples() -> list[doctest.DocTest]:
    """All docstrings with examples: of the package, its functions, classes and their methods."""
    text = grachten.__doc__ or ""
    found = {"grachten": doctest.DocTestParser().get_doctest(text, {}, "grachten", None, None)}
    for thing in HAS_DOCSTRING.values():
        parts: list[Any] = [*own_classes(thing)] or [thing]
        for part in parts:
            for test in FINDER.find(part, part.__qualname__, module=None, globs={}):
                if test.examples:
                    found[test.name] = test
    return list(found.values())


EXAMPLES = examples()


@pytest.mark.parametrize("test", EXAMPLES, ids=lambda test: test.name)
def test_the_example(test: doctest.DocTest) -> None:
    test.globs = dict(PUBLIC)
    output: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    result = runner.run(test, out=output.append)
    assert result.failed == 0, "".join(output)


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_has_an_example(name: str) -> None:
    run = {test.name: "".join(example.source for example in test.examples) for test in EXAMPLES}
    if name in HAS_DOCSTRING:
        assert name in run
    else:  # unions, literals and texts have no docstring: the package's example shows them
        assert name in run["grachten"]


def members(kind: type) -> Iterator[tuple[str, object]]:
    """Yield the public methods and properties that a class defines."""
    for name, member in vars(kind).items():
        is_method = inspect.isfunction(member) or isinstance(member, classmethod)
        if not name.startswith("_") and (
            is_method or isinstance(member, property | cached_property)
        ):
            yield name, member


def test_every_public_method_and_property_has_a_docstring() -> None:
    kinds = {kind for thing in HAS_DOCSTRING.values() for kind in own_classes(thing)}
    named = [(kind.__name__, *member) for kind in kinds for member in members(kind)]
    assert len(named) > 50
    assert not [(kind, name) for kind, name, member in named if not inspect.getdoc(member)]


def test_all_names_can_be_imported_and_are_listed() -> None:
    assert dir(grachten) == grachten.__all__
    assert isinstance(grachten.load_board("harbor"), Board)
    with pytest.raises(AttributeError):
        _ = grachten.nothing
