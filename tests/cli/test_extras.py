"""Commands that need an extra: they say so at once, with the line that installs it."""

import subprocess
import sys
from pathlib import Path

import pytest

POSTGRES = "postgresql://grachten@127.0.0.1:1/grachten"


@pytest.mark.parametrize(
    ("package", "command", "purpose", "extra"),
    [
        ("scipy", ["arena", "greedy", "random"], "grachten arena", "arena"),
        ("scipy", ["ratings", "match.jsonl"], "grachten ratings", "arena"),
        ("scipy", ["train", "--out", "run"], "grachten train", "train"),
        ("plotly", ["arena", "greedy", "--report", "r.html"], "a report", "arena"),
        ("pyarrow", ["arena", "greedy", "--export", "t.parquet"], "a .parquet file", "arena"),
        ("ray", ["arena", "greedy", "--on", "ray"], "--on", "ray"),
        ("psycopg", ["serve", "--port", "0"], "a PostgreSQL database", "postgres"),
        ("psycopg", ["backup"], "a PostgreSQL database", "postgres"),
    ],
)
def test_a_missing_extra_is_named(
    tmp_path: Path, package: str, command: list[str], purpose: str, extra: str
) -> None:
    if package == "psycopg":
        command = [*command, "--database", POSTGRES, "--data", str(tmp_path / "data")]
    program = (
        f"import sys; sys.modules[{package!r}] = None\n"
        "from grachten.cli.main import main\n"
        f"sys.argv = ['grachten', *{command!r}]\n"
        "main()\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    expected = f"grachten: {purpose} needs {package}: pip install 'grachten[{extra}]'\n"
    assert (ended.returncode, ended.stderr) == (2, expected)
    assert {path.name for path in tmp_path.iterdir()} <= {"data"}
