"""`grachten bot check`: plays many games with a bot and reports its mistakes."""

import json
import shlex
from collections.abc import Sequence

import typer
from msgspec import to_builtins

from grachten.bots import BOTS, BotFailure, check_start, make_bot
from grachten.bots.budget import parse_time
from grachten.bots.custom import is_custom
from grachten.cli.examination import Fault, Findings, examine
from grachten.cli.screen import compile_bots, count, make_console, printable, progress_bar

FINE, FAULTS, CANNOT_START = 0, 1, 2
HINTS = {
    "late": "Does it flush its output after every line?",
    "unasked": "Answer only hello and decide, with one line each; write logs to standard error.",
}
SHOWN_ENDS = 300  # characters shown of both ends of a long message; the JSON has all of it


def run(words: Sequence[str], games: int, time: str, as_json: bool) -> int:
    """Check the bot and print the findings; return the exit code."""
    name = bot_name(words)
    clock = parse_time(time)
    make_bot(name, 0)
    compile_bots([name])
    try:
        check_start(name)
    except BotFailure as error:
        _print_no_start(name, error, as_json)
        return CANNOT_START
    with progress_bar(count(games, "game"), games) as advance:
        findings = examine(name, games, clock, advance)
    if as_json:
        typer.echo(json.dumps(_figures(name, games, findings), indent=2))
    else:
        _print(name, games, findings)
    return FAULTS if findings.faults else FINE


def bot_name(words: Sequence[str]) -> str:
    """Return the bot's name, or the name for a bare command."""
    first = words[0]
    if len(words) == 1 and (is_custom(first) or first.partition(":")[0] in BOTS):
        return first
    return f"cmd: {shlex.join(words)}"


def _print_no_start(name: str, error: BotFailure, as_json: bool) -> None:
    if as_json:
        figures = {"bot": name, "fine": False, "code": error.code, "reason": error.message}
        typer.echo(json.dumps(figures, indent=2))
        return
    line = (
        f"grachten: {printable(name)} cannot be started: {error.code}: {printable(error.message)}"
    )
    typer.echo(line, err=True)


def _figures(name: str, asked: int, findings: Findings) -> dict[str, object]:
    return {
        "bot": name,
        "fine": not findings.faults,
        "games": findings.games,
        "games_asked": asked,
        "decisions": len(findings.times),
        "median_ms": _milliseconds(findings.median),
        "slowest_ms": _milliseconds(findings.slowest),
        "faults": to_builtins(findings.faults),
        "log": findings.log,
    }


def _milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else round(1000 * seconds, 2)


def _print(name: str, asked: int, findings: Findings) -> None:
    console = make_console()
    console.print(f"{printable(name)}: {count(findings.games, 'game')}", soft_wrap=True)
    if findings.median is not None and findings.slowest is not None:
        decisions = count(len(findings.times), "decision")
        median, slowest = 1000 * findings.median, 1000 * findings.slowest
        console.print(f"{decisions}: median {median:.1f} ms, slowest {slowest:.1f} ms")
    for number, fault in enumerate(findings.faults, 1):
        console.print()
        for line in _fault_lines(number, fault):
            console.print(line, soft_wrap=True)
    console.print()
    if findings.log and not any(fault.log for fault in findings.faults):
        console.print("\n".join(_log_lines(findings.log, "")), soft_wrap=True)
    if not findings.faults:
        console.print("No faults found.")
        return
    stopped = (
        "" if findings.games == asked else f" The check ended early, after {findings.games} games."
    )
    console.print(f"{count(len(findings.faults), 'fault')} found.{stopped}")


def _fault_lines(number: int, fault: Fault) -> list[str]:
    often = "" if fault.games == 1 else f" (in {count(fault.games, 'game')})"
    lines = [f"{number}. {fault.code}: {printable(fault.reason)}{often}"]
    if not fault.players:
        return [*lines, "   after the last game"]
    lines.append(
        f"   in game {fault.game}: {fault.board}, {fault.players} players, against "
        f"{fault.opponents}, seed {fault.seed!r}, seat {fault.seat}, after ply {fault.ply}"
    )
    if fault.sent:
        lines.append(f"   it was sent: {_ends(fault.sent)}")
    lines.append(f"   it answered: {_ends(fault.said) or 'nothing'}")
    if fault.log:
        lines += _log_lines(fault.log, "   ")
    if fault.code in HINTS:
        lines.append(f"   {HINTS[fault.code]}")
    return lines


def _log_lines(log: str, indent: str) -> list[str]:
    shown = [f"{indent}  {printable(line)}" for line in log.splitlines()]
    return [f"{indent}its last lines on standard error:", *shown]


def _ends(message: str) -> str:
    """Return a message without its middle; it starts with its type and ends with legal actions."""
    if len(message) > 2 * SHOWN_ENDS:
        message = f"{message[:SHOWN_ENDS]} … {message[-SHOWN_ENDS:]}"
    return printable(message, 3 * SHOWN_ENDS)
