"""A changed rule or board is never played by the old one, and a cache that fails hurts nobody."""

import ast
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import grachten
from grachten.rules.jit import COMPILED_FOLDERS, sources

PACKAGE = Path(grachten.__file__).parent

SCRIPT = """
from grachten.game import Game
game = Game.new(2, seed=1, first=0)
while not game.over:
    game.apply(game.legal_actions()[-1])
print(sum(score.routes for score in game.outcome().scores))
"""


def run(package: Path, **environment: str) -> str:
    printed = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(package.parent), **environment},
    )
    return printed.stdout.strip()


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package in a place of its own, with a cache of its own."""
    return Path(shutil.copytree(PACKAGE, tmp_path / "grachten"))


@pytest.mark.long
def test_an_edited_rule_and_an_edited_board_are_in_force_at_once(
    copy: Path, tmp_path: Path
) -> None:
    cache = {"GRACHTEN_CACHE": str(tmp_path / "cache")}
    first = run(copy, **cache)
    assert run(copy, **cache) == first
    assert list((tmp_path / "cache").rglob("*.nbc"))
    edit(copy / "board/data/amsterdam.toml", "1 = 1, 2 = 2, 3 = 4", "1 = 901, 2 = 902, 3 = 904")
    assert int(run(copy, **cache)) > 900 > int(first)
    # The rule stands in a file whose callers, in other files, have been compiled and kept.
    edit(copy / "rules/claim.py", "s.points[seat] += b.points[length]", "s.points[seat] += 0")
    assert run(copy, **cache) == "0"


def test_every_compiled_function_lies_in_a_folder_that_the_cache_is_named_after() -> None:
    texts = {path: path.read_text("utf-8") for path in PACKAGE.rglob("*.py")}
    using = [path for path, text in texts.items() if re.search(r"^\s*@jit", text, re.MULTILINE)]
    assert using
    for path in using:
        assert any(path.is_relative_to(PACKAGE / folder) for folder in COMPILED_FOLDERS)
        assert path in sources()
    importing = [path for path, text in texts.items() if re.search("(import|from) numba", text)]
    assert importing == [PACKAGE / "rules" / "jit.py"]


def views_of_own_arrays(source: str) -> list[int]:
    """The lines on which a compiled function looks at an array of its own through a dtype."""
    found = []
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        if not any(
            isinstance(one, ast.Name) and one.id in ("jit", "jit_inline")
            for one in function.decorator_list
        ):
            continue
        made = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Call(), attr="view")):
                    found.append(node.lineno)
                case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="view")):
                    if name in made:
                        found.append(node.lineno)
    return found


def test_no_compiled_function_looks_at_an_array_of_its_own_through_a_dtype() -> None:
    """Numba frees such an array although a row of it is still in use: the caller must own it."""
    for path in sources():
        assert views_of_own_arrays(path.read_text("utf-8")) == [], path


@pytest.mark.parametrize(
    "line",
    [
        "ids = np.empty(MAX_ACTIONS, np.int64).view(IDS)[0]",
        "ids = np.zeros(\n        MAX_ACTIONS\n    ).view(IDS)[0]",
        "s = row.copy().view(STATE)[0]",
        "out = np.empty(MAX_ACTIONS, np.int64)\n    ids = out.view(IDS)[0]",
    ],
)
def test_such_functions_are_found(line: str) -> None:
    body = f"def step(row):\n    {line}\n    return 0\n"
    assert views_of_own_arrays(f"@jit\n{body}")
    assert not views_of_own_arrays(body)  # uncompiled code may


def cache_of_a_process(root: Path) -> Path:
    printed = subprocess.run(
        [
            sys.executable,
            "-c",
            "from grachten.rules.jit import CACHE; print(CACHE, CACHE.is_dir())",
        ],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, "GRACHTEN_CACHE": str(root)},
    )
    folder, was_there = printed.stdout.split()
    assert was_there == "True"
    return Path(folder)


def test_a_cache_that_cannot_be_written_is_done_without_and_leaves_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    folder = cache_of_a_process(tmp_path / "file" / "below")
    assert not folder.is_relative_to(tmp_path)
    assert not folder.exists()


def test_code_of_other_versions_is_removed_after_a_month(tmp_path: Path) -> None:
    for name, days in [("compiled-old", 31), ("compiled-young", 29), ("other", 99)]:
        (tmp_path / name).mkdir()
        then = time.time() - days * 24 * 3600
        os.utime(tmp_path / name, (then, then))
    folder = cache_of_a_process(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"compiled-young", "other", folder.name}
