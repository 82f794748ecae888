"""The examples in the docstrings of public names are run."""

import doctest
import inspect

import pytest

import grachten
from grachten.board import Board

PUBLIC = {name: getattr(grachten, name) for name in grachten.__all__}
FINDER = doctest.DocTestFinder(recurse=True, exclude_empty=True)


def examples() -> list[doctest.DocTest]:
    """All docstrings with examples: of the package, its functions, classes and their methods."""
    found = {}
    for name, thing in {"grachten": grachten, **PUBLIC}.items():
        if inspect.ismodule(thing):
            tests = doctest.DocTestParser().get_doctest(thing.__doc__ or "", {}, name, None, None)
            found[name] = tests
        elif inspect.isclass(thing) or inspect.isfunction(thing):
            for kind in getattr(thing, "__mro__", (thing,)):
                if kind.__module__.startswith("grachten"):
                    for test in FINDER.find(kind, kind.__qualname__, module=None, globs={}):
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


def test_every_public_class_and_function_has_a_docstring() -> None:
    for name, thing in PUBLIC.items():
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert thing.__doc__, name


CLASSES = ["Bot", "Game", "Keep", "Player", "Record", "View"]
FUNCTIONS = [name for name, thing in PUBLIC.items() if inspect.isfunction(thing)]


@pytest.mark.parametrize("name", [*CLASSES, *FUNCTIONS])
def test_what_researchers_start_with_has_an_example(name: str) -> None:
    assert any(test.name.split(".")[0] == name for test in EXAMPLES)


def test_all_names_can_be_imported_and_are_listed() -> None:
    assert dir(grachten) == grachten.__all__
    assert isinstance(grachten.load_board("harbor"), Board)
    with pytest.raises(AttributeError):
        _ = grachten.nothing
