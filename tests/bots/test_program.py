"""Bots that run as programs: whatever they do, the game continues and no process remains."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.programs import GOOD, Script
from grachten.bots import Forfeit, make_bot, play_game, program
from grachten.bots.process import LONGEST_LINE, Program, end_all
from grachten.game import Game, verify

CLOCK = 0.3


@pytest.fixture(autouse=True)
def _no_program_is_left() -> Iterator[None]:
    """Each test begins and ends without idle programs."""
    yield
    _end_programs()


def _end_programs() -> None:
    program._idle.clear()
    end_all()


def play(name: str, seed: int = 0, *others: str, clock: float | None = None) -> Forfeit | None:
    """Play a game of the bot against others on the small board."""
    names = [name, *(others or ("random",))]
    game = Game.new(len(names), board="harbor", seed=seed, first=0)
    bots = [make_bot(bot, f"{seed} {seat}") for seat, bot in enumerate(names)]
    forfeit = play_game(game, bots, clock)
    assert game.over
    assert verify(game.record()).difference is None
    if forfeit is not None:
        assert game.outcome().winners == tuple(range(1, len(names)))
    return forfeit


def test_a_program_plays_many_games_in_one_process(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    for seed in range(5):
        assert play(script.name, seed) is None
    assert len(script.pids) == 1
    assert os.getsid(script.pids[0]) == script.pids[0]  # out of reach of Ctrl-C at our terminal
    assert play(script.name, 5, script.name, "greedy") is None
    assert len(script.pids) == 2
    end_all()
    script.assert_gone()


def test_another_board_is_told_to_another_process(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    for board in ("harbor", "amsterdam", "harbor"):
        game = Game.new(2, board=board, seed=1)
        assert play_game(game, [make_bot(script.name, 0), make_bot("random", 1)]) is None
    assert len(script.pids) == 2


# What a program may do wrong, the code for it, and words of the reason.
MISBEHAVIOR = {
    "hangs": ("next(questions()); time.sleep(600)", "late", "no answer within 0.3 s"),
    "hangs for all it is told": (
        """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = "import os, signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(600)"
started = subprocess.Popen([sys.executable, "-c", child])
with open(PIDS, "a") as file:
    file.write(f"{started.pid}\\n")
next(questions())
while True:
    time.sleep(600)
""",
        "late",
        "no answer within",
    ),
    "is late": (
        "for message in questions():\n    time.sleep(3)\n    answer(message)",
        "late",
        "no answer within",
    ),
    "reads nothing": ("say(type='ready'); time.sleep(600)", "late", "no answer within 0.3 s"),
    "dies at once": ("sys.exit('no luck today')", "died", "exited with code 1: no luck today"),
    "dies at hello": ("next(messages()); sys.exit(3)", "died", "exited with code 3"),
    "raises": ("next(questions()); [][0]", "died", "IndexError: list index out of range"),
    "is killed": (
        "next(questions()); os.kill(os.getpid(), signal.SIGKILL)",
        "died",
        "was killed by SIGKILL",
    ),
    "dies and leaves a child behind": (
        """
started = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
with open(PIDS, "a") as file:
    file.write(f"{started.pid}\\n")
next(questions())
sys.exit(5)
""",
        "died",
        "exited with code 5",
    ),
    "closes its output": (
        "next(questions()); os.close(1); time.sleep(600)",
        "died",
        "closed its output",
    ),
    "says anything": ("next(questions()); print('draw:deck', flush=True)", "not_protocol", "draw"),
    "says nothing": ("next(questions()); print(flush=True)", "not_protocol", "answered ''"),
    "greets wrongly": ("print('hello', flush=True); next(questions())", "not_protocol", "ready"),
    "answers another question": (
        "next(questions()); say(type='ready')",
        "not_protocol",
        "instead of 'action': its type is different",
    ),
    "leaves out the type": ("next(questions()); say(action='pass')", "not_protocol", "`type`"),
    "answers with a number": (
        "next(questions()); say(type='action', action=7)",
        "not_protocol",
        "",
    ),
    "is not UTF-8": (
        'next(questions()); os.write(1, b\'{"type": "action", "action": "\\xff\\xfe"}\\n\')',
        "not_protocol",
        "",
    ),
    "is deep": ("next(questions()); print('[' * 60000, flush=True)", "not_protocol", ""),
    "is deep in a place of its own": (
        "next(questions()); print('{\"x\":' + '[' * 50000 + ']' * 5000 + '}', flush=True)",
        "not_protocol",
        "",
    ),
    "says one long line": (
        "next(questions()); print('x' * 70000, flush=True); time.sleep(600)",
        "flooded",
        f"{LONGEST_LINE:,} bytes",
    ),
    "says one endless line": (
        "next(questions())\nwhile True:\n    os.write(1, b'x' * 9999)",
        "flooded",
        "bytes",
    ),
    "floods": ("while True:\n    os.write(1, b'{}\\n' * 999)", "not_protocol", "'{}'"),
    "is ready all the time": (
        'sys.stdin.readline(); os.write(1, b\'{"type": "ready"}\\n\' * 9); time.sleep(600)',
        "unasked",
        "although nothing was asked",
    ),
    "answers twice": (
        "for message in questions():\n"
        "    line = json.dumps({'type': 'action', 'action': message['legal'][0]})\n"
        "    print(line + '\\n' + line, flush=True)",
        "unasked",
        "although nothing was asked",
    ),
    "chooses what is no action": (
        "next(questions()); say(type='action', action='win')",
        "illegal",
        "chose 'win': that is not an action",
    ),
    "chooses what is not legal": (
        "next(questions()); say(type='action', action='draw:deck')",
        "illegal",
        "chose 'draw:deck': Keep one or both of the contracts on offer (R4)",
    ),
    "chooses what is not there": (
        "next(questions()); say(type='action', action='claim:a-b-pink:pink:0')",
        "illegal",
        "chose 'claim:a-b-pink:pink:0': that is not an action",
    ),
}


@pytest.mark.parametrize("kind", MISBEHAVIOR)
def test_misbehavior_loses_one_game_and_no_more(kind: str, tmp_path: Path) -> None:
    text, code, words = MISBEHAVIOR[kind]
    script = Script(tmp_path, text.replace("PIDS", repr(str(tmp_path / "pids"))))
    begun = time.monotonic()
    forfeit = play(script.name, 0, "random", "greedy", clock=CLOCK)
    assert forfeit is not None
    assert (forfeit.seat, forfeit.code) == (0, code), forfeit
    assert words in forfeit.reason
    assert len(forfeit.reason) < 500
    assert "\n" not in forfeit.reason
    script.assert_gone()
    assert time.monotonic() - begun < 10
    assert play("greedy", 1) is None


def test_a_program_that_failed_is_launched_anew(tmp_path: Path) -> None:
    script = Script(tmp_path, "next(questions()); sys.exit()")
    assert [play(script.name, seed) is None for seed in range(3)] == [False] * 3
    assert len(set(script.pids)) == 3


def test_a_program_that_ends_between_games_forfeits_the_next(tmp_path: Path) -> None:
    text = """
for message in messages():
    if message["type"] == "decide":
        answer(message)
    elif message["type"] == "over":
        sys.exit()
"""
    script = Script(tmp_path, text)
    died = Forfeit(0, "died", "exited with code 0")
    assert [play(script.name, seed) for seed in range(4)] == [None, died, None, died]
    script.assert_gone()


def test_a_program_is_not_held_up_by_its_own_log(tmp_path: Path) -> None:
    text = "for message in questions():\n    sys.stderr.write('x' * 300000)\n    answer(message)"
    assert play(Script(tmp_path, text).name, clock=5) is None


def test_not_ready_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "READY_SECONDS", 0.5)
    script = Script(tmp_path, "time.sleep(600)")
    forfeit = play(script.name)
    assert forfeit == Forfeit(0, "not_ready", "no answer within 0.5 s")
    script.assert_gone()


def test_what_cannot_be_started_forfeits(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text("neither a program nor a script")
    file.chmod(0o755)
    forfeit = play(f"cmd: {file}")
    assert forfeit is not None
    assert forfeit.code == "cannot_start"
    assert "Exec format error" in forfeit.reason


def test_nobody_waits_for_a_program_that_does_not_read(tmp_path: Path) -> None:
    running = Program([sys.executable, str(Script(tmp_path, "time.sleep(600)").path)])
    begun = time.monotonic()
    running.send(b"x" * 10_000_000 + b"\n")
    running.end()
    assert time.monotonic() - begun < 5


def test_a_long_message_arrives_whole(tmp_path: Path) -> None:
    script = Script(tmp_path, "print(len(sys.stdin.readline()), flush=True)")
    running = Program([sys.executable, str(script.path)])
    running.send(b"x" * 3_000_000 + b"\n")
    assert running.receive(20) == b"3000001"
    running.end()


def test_the_time_is_told(tmp_path: Path) -> None:
    text = """
for message in questions():
    sys.stderr.write(f"{message['time_ms']}\\n")
    sys.exit(1)
"""
    script = Script(tmp_path, text)
    for clock, told in ((None, "10000"), (1.5, "1500")):
        forfeit = play(script.name, clock=clock)
        assert forfeit == Forfeit(0, "died", f"exited with code 1: {told}")


def test_contracts_may_be_kept_in_any_order(tmp_path: Path) -> None:
    text = """
for message in questions():
    legal = message["legal"]
    action = legal[-1]
    if "+" in action:
        first, second = action.removeprefix("keep:").split("+")
        action = f"keep:{second}+{first}"
    say(type="action", action=action)
"""
    assert play(Script(tmp_path, text).name) is None


def test_a_game_that_is_broken_off_ends_the_program(tmp_path: Path) -> None:
    script = Script(tmp_path, GOOD)
    bot = make_bot(script.name, 0)
    game = Game.new(2, board="harbor", seed=0)
    bot.start(game.board, 0, 2, game.first)
    bot.close()
    script.assert_gone()


def test_a_program_is_told_what_its_seat_may_know_and_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    text = f"""
with open({str(heard)!r}, "ab", buffering=0) as log:
    for line in sys.stdin.buffer:
        log.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            say(type="ready")
        if message["type"] == "decide":
            answer(message)
"""
    script = Script(tmp_path, text)
    for players in (2, 3, 4):
        heard.unlink(missing_ok=True)
        game = Game.new(players, board="harbor", seed=players, first=1)
        bots = [make_bot("random", seat) for seat in range(players - 1)]
        assert play_game(game, [*bots, make_bot(script.name, 0)], 7) is None
        _end_programs()
        assert heard.read_bytes().splitlines() == list(_lawful(game, players - 1))


def _lawful(game: Game, seat: int) -> Iterator[bytes]:
    """Return everything that the seat may be told of a game, from its record."""
    yield _line("hello", protocol="grachten-bot/1", board=game.board.source, rules=1)
    yield _line("start", seat=seat, players=len(game.players), first=game.first)
    again, told = Game.from_header(game.record()), -1
    for step in game.steps:
        again.follow(step)
        for seen in again.steps_for(seat, told):
            yield _line("events", **msgspec.to_builtins(seen))
            told = seen.ply
        if not again.over and again.to_move == seat:
            legal = [str(action) for action in again.legal_actions()]
            yield _line("decide", view=again.view(seat), legal=legal, time_ms=7000)
    yield _line("over", result=game.outcome())


def _line(kind: str, **fields: Any) -> bytes:
    return msgspec.json.encode({"type": kind, **fields})


# However we exit, the programs end too.

HANGING = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
next(questions())
while True:
    time.sleep(600)
"""


@pytest.mark.parametrize(
    ("number", "jobs"),
    [(signal.SIGTERM, "1"), (signal.SIGHUP, "1"), (signal.SIGINT, "1"), (signal.SIGINT, "2")],
)
def test_a_hanging_program_does_not_outlive_us(
    number: signal.Signals, jobs: str, tmp_path: Path
) -> None:
    script = Script(tmp_path, HANGING)
    args = ["simulate", script.name, "--board", "harbor", "-n", "100", "--jobs", jobs]
    with subprocess.Popen(
        [sys.executable, "-m", "grachten", *args],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as running:
        script.wait_for_processes(1)
        os.killpg(running.pid, number)  # like a terminal: to all our processes
        _, err = running.communicate(timeout=60)
    assert b"Traceback" not in err
    script.assert_gone()


def test_a_program_ends_with_the_process_that_used_it(tmp_path: Path) -> None:
    script = Script(tmp_path, f"{GOOD}\nwhile True:\n    time.sleep(600)")
    code = f"""
from grachten import Game
from grachten.bots import make_bot, play_game
game = Game.new(2, board="harbor", seed=1)
assert play_game(game, [make_bot({script.name!r}, 0), make_bot("random", 1)]) is None
"""
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)
    script.assert_gone()
