"""The examples run as they stand, and those that are bots play without a fault."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from commands import run
from node import NODE

FOLDER = Path(__file__).parents[1] / "examples"
BOTS = {
    "stdio_bot.py": [sys.executable],
    "stdio_bot.mjs": [NODE],
}
LEARNING = ("net_bot.py", "ppo_jax.py", "ppo_sb3.py")  # tests/envs/test_learning.py
EXAMPLES = [
    path
    for path in sorted(FOLDER.glob("*.py"))
    if path.name not in BOTS and path.name not in LEARNING
]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples(path: Path) -> None:
    script = [sys.executable, "-W", "error", str(path)]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


@pytest.mark.parametrize("name", BOTS)
def test_example_bots(name: str) -> None:
    words = ["bot", "check", "--games", "36", "--", *BOTS[name], str(FOLDER / name)]
    done = run(*words)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No faults found." in done.stdout


@pytest.mark.parametrize("name", BOTS)
def test_example_bots_play_well(name: str) -> None:
    bot = f"cmd: {' '.join(BOTS[name])} {FOLDER / name}"
    done = run("simulate", bot, "random", "-n", "20", "--seed", "1", "--json")
    assert json.loads(done.stdout)["seats"][0]["wins"] >= 18


def test_the_example_bot_needs_nothing_but_python() -> None:
    text = (FOLDER / "stdio_bot.py").read_text("utf-8")
    assert "import grachten" not in text
    assert "from grachten" not in text
