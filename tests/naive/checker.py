"""Checking whole game records: header, every step, every random outcome, the result."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .board import COLORS, Board, BoardError, read_board
from .chance import Chance, CheckError, Scripted, commitment_fits, lot_for_first, stream_of
from .game import NaiveGame
from .start import continued

FORMAT = "grachten-record/2"
FORMAT_1 = "grachten-record/1"  # before players committed to their seeds
RULES = 1
HEX_DIGITS = frozenset("0123456789abcdefABCDEF")
LOWERCASE_HEX_DIGITS = frozenset("0123456789abcdef")
KINDS = ("human", "bot", "outside")
KINDS_1 = ("human", "bot")


@dataclass
class Header:
    """What the replay needs to know; `seed` is None where the record has none to use."""

    players: int
    first: int
    seed: bytes | None
    player_seeds: list[bytes]
    start: Any = None  # of a game that continues another one


def check_record(record: dict[str, Any], board: Board, *, private: bool = False) -> list[str]:
    """All problems of a finished or running game; an empty list if there are none.

    The replay ends at the first step with a problem, as all later ones build on it. `private` is
    for the dealer's own save files: there the seed may be kept with a game that is still running.
    """
    problems: list[str] = []
    header = _check_header(record, board, problems)
    if header is None:
        return problems
    game, sound = _replay(record, board, header, problems)
    if sound:
        _check_end(record, game, private, problems)
    return problems


# -------------------------------------------------------------------- header


def _check_header(record: dict[str, Any], board: Board, problems: list[str]) -> Header | None:
    """The header; None if too much of it is wrong to replay the game."""
    if record.get("format") not in (FORMAT, FORMAT_1):
        problems.append(f"format: expected {FORMAT!r}, found {record.get('format')!r}")
    first_version = record.get("format") == FORMAT_1
    if not same(record.get("rules"), RULES):
        problems.append(f"rules: expected {RULES}, found {record.get('rules')!r}")
    _check_board(record.get("board"), board, problems)

    players = record.get("players")
    if not isinstance(players, list) or not 2 <= len(players) <= 4:  # R1
        problems.append(f"players: expected a list of 2 to 4, found {players!r}")
        return None
    for seat, player in enumerate(players):
        if not isinstance(player, dict) or not all(
            isinstance(player.get(field), str) for field in ("name", "kind")
        ):
            problems.append(f"players: seat {seat}: expected name and kind, found {player!r}")
        elif player["kind"] not in (KINDS_1 if first_version else KINDS):
            problems.append(f"players: seat {seat}: unknown kind {player['kind']!r}")

    player_seeds = _read_player_seeds(record, len(players), problems)
    if first_version:
        if "player_commitments" in record:
            problems.append("player_commitments: expected none in version 1")
    else:
        _check_player_commitments(record, players, problems)
        if "first_by" not in record:
            problems.append("first_by: expected lot or choice, found nothing")
    seed = _read_seed(record, problems)
    first = record.get("first")
    if type(first) is not int or not 0 <= first < len(players):
        problems.append(f"first: expected a seat, found {first!r}")
        return None
    _check_lot(record, first, seed, player_seeds, problems)
    if not isinstance(record.get("steps"), list):
        problems.append("steps: expected a list")
        return None
    if "from" in record:
        _check_from(record, len(players), problems)
    return Header(len(players), first, seed, player_seeds, record.get("from"))


def _check_from(record: dict[str, Any], players: int, problems: list[str]) -> None:
    """The form of `from`; the replay checks its state."""
    start = record["from"]
    if record.get("format") != FORMAT or record.get("first_by") != "choice":
        problems.append("from: expected version 2, and first_by choice")
    if not isinstance(start, dict):
        problems.append(f"from: expected an object, found {start!r}")
        return
    if start.get("record") == "" or not _is_empty_or_64_digits(start.get("record")):
        problems.append(f"from: record: expected 64 hex digits, found {start.get('record')!r}")
    for name, most in (("ply", None), ("seat", players - 1)):
        number = start.get(name)
        if type(number) is not int or number < 0 or (most is not None and number > most):
            problems.append(f"from: {name}: expected a number, found {number!r}")


def _check_board(found: Any, board: Board, problems: list[str]) -> None:
    """A name stands for the board given; a whole board object must be that board."""
    if isinstance(found, dict):
        try:
            if read_board(found) != board:
                problems.append("board: expected the board this record is checked with")
        except ValueError as error:
            problems.append(f"board: {error}")
    elif not isinstance(found, str):
        problems.append(f"board: expected a name or a board, found {found!r}")


def _read_hex(text: Any) -> bytes | None:
    if not isinstance(text, str) or len(text) % 2 or not HEX_DIGITS.issuperset(text):
        return None
    return bytes.fromhex(text)


def _read_player_seeds(record: dict[str, Any], players: int, problems: list[str]) -> list[bytes]:
    found = record.get("player_seeds")
    if not isinstance(found, list) or len(found) != players:
        problems.append(f"player_seeds: expected {players}, found {found!r}")
        return [b""] * players
    player_seeds = []
    for seat, text in enumerate(found):
        player_seed = _read_hex(text)
        if player_seed is None or len(player_seed) > 32:
            problems.append(f"player_seeds: seat {seat}: expected up to 32 bytes in hex: {text!r}")
            player_seed = b""
        player_seeds.append(player_seed)
    return player_seeds


def _check_player_commitments(
    record: dict[str, Any], players: list[Any], problems: list[str]
) -> None:
    """Version 2: each seed fits its commitment, and the dealer's bots have neither."""
    commitments, seeds = record.get("player_commitments"), record.get("player_seeds")
    if not isinstance(commitments, list) or len(commitments) != len(players):
        problems.append(f"player_commitments: expected {len(players)}, found {commitments!r}")
        return
    if not isinstance(seeds, list) or len(seeds) != len(players):
        return  # told already
    for seat, (player, commitment, seed) in enumerate(
        zip(players, commitments, seeds, strict=True)
    ):
        for name, text in (("player_commitments", commitment), ("player_seeds", seed)):
            if not _is_empty_or_64_digits(text):
                problems.append(f"{name}: seat {seat}: expected 64 hex digits or none: {text!r}")
        if commitment == seed == "":
            continue
        if isinstance(player, dict) and player.get("kind") == "bot":
            problems.append(f"players: seat {seat}: expected no seed of a bot of the dealer")
        if seed != "" and not _fits(seed, commitment):
            problems.append(f"player_seeds: seat {seat}: does not fit {commitment!r}")


def _is_empty_or_64_digits(text: Any) -> bool:
    if not isinstance(text, str) or not LOWERCASE_HEX_DIGITS.issuperset(text):
        return False
    return len(text) in (0, 64)


def _fits(seed: Any, commitment: Any) -> bool:
    read = _read_hex(seed)
    return read is not None and isinstance(commitment, str) and commitment_fits(read, commitment)


def _read_seed(record: dict[str, Any], problems: list[str]) -> bytes | None:
    commitment = record.get("commitment")
    committed = _read_hex(commitment)
    if committed is None or len(committed) != 32:
        problems.append(f"commitment: expected 64 hex digits, found {commitment!r}")
        commitment = None
    if "seed" not in record:
        return None
    seed = _read_hex(record["seed"])
    if seed is None or len(seed) != 32:
        problems.append(f"seed: expected 64 hex digits, found {record['seed']!r}")
        return None
    if commitment is not None and not commitment_fits(seed, commitment):
        problems.append("commitment: expected the SHA-256 of the seed")
    return seed


def _check_lot(
    record: dict[str, Any],
    first: int,
    seed: bytes | None,
    player_seeds: list[bytes],
    problems: list[str],
) -> None:
    first_by = record.get("first_by", "choice")
    if first_by not in ("lot", "choice"):
        problems.append(f"first_by: expected lot or choice, found {first_by!r}")
    elif first_by == "lot" and seed is not None:
        expected = lot_for_first(seed, player_seeds)
        if first != expected:
            problems.append(f"first: expected {expected} by lot, found {first}")


# -------------------------------------------------------------------- steps


def _replay(
    record: dict[str, Any], board: Board, header: Header, problems: list[str]
) -> tuple[NaiveGame | None, bool]:
    """The game after all steps, and whether they were all sound."""
    game: NaiveGame | None = None
    for ply, step in enumerate(record["steps"]):
        try:
            game = _replay_step(game, ply, step, board, header)
        except CheckError as error:
            problems.append(f"ply {ply}: {error}")
            return game, False
        wrong = conservation_problems(game)
        if wrong:
            problems.extend(f"ply {ply}: {text}" for text in wrong)
            return game, False
    return game, True


def _replay_step(
    game: NaiveGame | None, ply: int, step: Any, board: Board, header: Header
) -> NaiveGame:
    """Do one step and compare; anything that is not as it should be raises `CheckError`."""
    if not isinstance(step, dict):
        raise CheckError(f"expected a step, found {step!r}")
    if not same(step.get("ply"), ply):
        raise CheckError(f"ply: expected {ply}, found {step.get('ply')!r}")
    found = step.get("events")
    if not isinstance(found, list) or not all(isinstance(event, dict) for event in found):
        raise CheckError("events: expected a list of events")
    action, seat = step.get("action"), step.get("seat", "none given")
    if not isinstance(action, str):
        raise CheckError(f"action: expected a text, found {action!r}")

    expected: list[dict[str, Any]]
    chance: Chance
    if header.seed is not None:
        chance = stream_of(header.seed, header.player_seeds, ply)
    else:
        chance = Scripted(found)

    if game is None and header.start is not None:
        if action != "continue" or seat is not None:
            raise CheckError(f"expected continue by nobody (null), found {action} by {seat!r}")
        game, expected = continued(board, header.players, header.first, header.start), []
    elif game is None:
        if action != "deal" or seat is not None:
            raise CheckError(f"expected deal by nobody (null), found {action} by {seat!r}")
        game, expected = NaiveGame.deal(board, header.players, header.first, chance)
    elif game.phase == "over":
        raise CheckError(f"expected no step after the end, found {action}")
    elif action == "resign":
        if type(seat) is not int:
            raise CheckError(f"resign: expected a seat, found {seat!r}")
        expected = game.resign(seat)
    else:
        if not same(seat, game.to_move):
            raise CheckError(f"seat: expected {game.to_move}, found {seat!r}")
        expected = game.apply(action, chance)
    _compare_events(expected, found)
    return game


def _compare_events(expected: list[dict[str, Any]], found: list[dict[str, Any]]) -> None:
    if same(expected, found):
        return
    for number, (right, event) in enumerate(zip(expected, found, strict=False)):
        if not same(right, event):
            raise CheckError(f"event {number}: expected {right}, found {event}")
    if len(expected) > len(found):
        raise CheckError(f"event {len(found)}: expected {expected[len(found)]}, found no more")
    raise CheckError(f"event {len(expected)}: expected no more, found {found[len(expected)]}")


def same(one: Any, other: Any) -> bool:
    """Equal as JSON: 1, 1.0 and true are three different things."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        if one.keys() != other.keys():
            return False
        return all(same(value, other[key]) for key, value in one.items())
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def conservation_problems(game: NaiveGame) -> list[str]:
    """Nothing is ever lost or made: cards, contracts, carts, merchandise."""
    problems = []
    board = game.board
    for color in COLORS:  # R2
        places = [game.deck[color], game.discards[color], game.market.count(color)]
        places += [hand[color] for hand in game.hands]
        if sum(places) != board.cards[color] or min(places) < 0:
            problems.append(f"cards: expected {board.cards[color]} {color}, found {places}")

    contracts = game.unseen + game.returned  # R4
    for names in game.offers + game.kept:
        contracts += names
    if sorted(contracts) != sorted(contract.name for contract in board.contracts):
        problems.append(f"contracts: expected each one once, there are {sorted(contracts)}")

    standing = [0] * game.players
    for route, owner in zip(board.routes, game.owner, strict=True):
        if owner is not None:
            standing[owner] += route.length
    for seat in range(game.players):  # R1
        left = game.carts[seat]
        if left < 0 or left + standing[seat] != board.carts_per_player:
            problems.append(
                f"carts: seat {seat}: expected {board.carts_per_player}, "
                f"there are {left} and {standing[seat]} on the board"
            )

    merchandise = [game.merchandise_pile, *game.merchandise]  # R5
    if sum(merchandise) != board.merchandise_cards or min(merchandise) < 0:
        problems.append(
            f"merchandise: expected {board.merchandise_cards}, there are {sum(merchandise)}"
        )

    if not any(game.deck.values()):
        if any(game.discards.values()):  # C3
            problems.append("deck: expected the discards in it, as it is empty")
    elif None in game.market:  # C2
        problems.append("market: expected no gap, as the deck has cards")
    return problems


# -------------------------------------------------------------------- end


def _check_end(
    record: dict[str, Any], game: NaiveGame | None, private: bool, problems: list[str]
) -> None:
    if game is not None and game.phase == "over":
        expected = game.result()
        if not same(record.get("result"), expected):
            problems.append(f"result: expected {expected}, found {record.get('result')!r}")
        return
    if "result" in record:
        problems.append("result: expected none, as the game is not over")
    if "seed" in record and not private:
        problems.append("seed: expected none, as the game is not over")


# -------------------------------------------------------------------- files


def check_file(
    path: str | Path, board_of: Callable[[str], Board], *, private: bool = False
) -> list[tuple[int, list[str]]]:
    """Check a file of JSON Lines: for each game its line (from 1) and its problems.

    `board_of` finds a board by its name; a record that holds a whole board needs no name.
    """
    games = []
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, start=1):
            if line.strip():
                games.append((number, _check_line(line, board_of, private)))
    return games


def _check_line(line: str, board_of: Callable[[str], Board], private: bool) -> list[str]:
    try:
        record = json.loads(line)
    except ValueError as error:
        return [f"not JSON: {error}"]
    if not isinstance(record, dict):
        return ["expected a JSON object"]
    named = record.get("board")
    try:
        if isinstance(named, str):
            board = board_of(named)
        elif isinstance(named, dict):
            board = read_board(named)
        else:
            return [f"board: expected a name or a board, found {named!r}"]
    except (BoardError, OSError, ValueError, LookupError) as error:
        return [f"board: {error}"]
    return check_record(record, board, private=private)
