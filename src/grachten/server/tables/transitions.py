"""What can be done at a table that waits: each function changes its document, or says why not."""

import hmac
import itertools
import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import json, structs

from grachten.board import board_names
from grachten.bots import BOTS
from grachten.errors import Conflict, Forbidden, GrachtenError, NotFound
from grachten.game.fairness import commitment_of
from grachten.game.record import RULES, PlayerKind, Record
from grachten.game.terms import SeatTerms, Terms
from grachten.server.bots.levels import LEVELS
from grachten.server.tables.keys import add_key
from grachten.server.tables.lookalikes import same_name
from grachten.server.tables.names import check_name
from grachten.server.wire.models import Joining, SeatWish, TableWish
from grachten.store.documents import Chair, Clock, Document

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
ID_LENGTH = 14  # 69 bits: a private table cannot be found by trying
ID = re.compile("[a-z0-9]{14}")


def new_id() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def rematch_id(table: str, document: Document) -> str:
    """Return the id of the rematch of a finished table: whoever asks for it gets the same.

    The dealer's seed, secret until the end of the game, makes it as hard to guess as any other.
    """
    digest = hmac.digest(bytes.fromhex(document.seed), f"rematch {table}".encode(), "sha256")
    number, letters = int.from_bytes(digest), ""
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ALPHABET))
        letters += ALPHABET[place]
    return letters


def new_document(
    wish: TableWish,
    key_hash: str,
    outside_bots: list[str],
    chat_allowed: bool,
    *,
    origin: str,
    now: int,
) -> Document:
    """The document of a new table."""
    if wish.board not in board_names():
        raise GrachtenError("unknown_board", f"there is no board {wish.board[:40]!r}")
    if wish.first is not None and wish.first >= len(wish.seats):
        raise GrachtenError("bad_first", "who begins is no seat of this table")
    if wish.chat and not chat_allowed:
        raise GrachtenError("no_chat", "free text is not allowed on this server")
    if not any(seat.kind != "bot" for seat in wish.seats):
        raise GrachtenError("only_bots", "at least one seat is for a person")
    chairs = [_chair(seat, key_hash, outside_bots, now) for seat in wish.seats]
    _check_differing(chairs)
    _name_bots(chairs)
    return _fresh(
        board=wish.board,
        chairs=chairs,
        first=wish.first,
        clock=Clock(wish.clock.kind, wish.clock.seconds),
        listed=wish.listed,
        hints=wish.hints,
        chat=wish.chat,
        opener=key_hash,
        origin=origin,
        opened=now,
    )


def _fresh(**agreed: Any) -> Document:
    """A document with a deal of its own, which nobody knows yet."""
    seed = secrets.token_bytes(32)
    return Document(seed=seed.hex(), commitment=commitment_of(seed), rules=RULES, **agreed)


def _chair(wish: SeatWish, key_hash: str, outside_bots: list[str], now: int) -> Chair:
    if wish.kind == "me":
        name = _person_name(wish.name, outside_bots)
        taken = Chair(kind="person", name=name, commitment=wish.commitment)
        add_key(taken, key_hash, now)
        return taken
    chair = Chair()
    if wish.kind == "bot":
        seat_bot(chair, wish.bot or "journeyman", outside_bots)
    return chair


def seat_bot(chair: Chair, bot: str, outside_bots: list[str]) -> None:
    """Put a bot on a chair: a level of ours, or one from outside by its name."""
    if bot not in LEVELS and bot not in outside_bots:
        raise GrachtenError("unknown_bot", f"there is no bot {bot[:60]!r} here", bot=bot[:60])
    chair.kind = "bot"
    chair.name = chair.bot = bot
    chair.outside = bot not in LEVELS
    chair.commitment = ""  # another bot may have sat there


def join(
    document: Document,
    seat: int,
    joining: Joining,
    key_hash: str,
    outside_bots: list[str],
    now: int,
) -> None:
    """Take an open seat."""
    _check_waiting(document)
    chair = chair_of(document, seat)
    if chair.kind != "open":
        raise Conflict("seat_taken", "somebody sits there already", seat=seat)
    chair.kind, chair.name = "person", _person_name(joining.name, outside_bots)
    chair.commitment = joining.commitment
    add_key(chair, key_hash, now)
    _check_differing(document.chairs)


def put_bot(
    document: Document, seat: int, bot: str, key_hash: str, outside_bots: list[str]
) -> None:
    """The opener lets a bot sit on an open seat, or another bot than before."""
    _check_waiting(document)
    check_opener(document, key_hash)
    chair = chair_of(document, seat)
    if chair.kind == "person":
        raise Conflict("seat_taken", "somebody sits there already", seat=seat)
    seat_bot(chair, bot, outside_bots)
    _name_bots(document.chairs)


def clear_seat(document: Document, seat: int, key_hash: str) -> None:
    """Leave a seat; the opener may also ask somebody else to leave."""
    _check_waiting(document)
    chair = chair_of(document, seat)
    if not chair.opened_by(key_hash):
        check_opener(document, key_hash)
    document.chairs[seat] = Chair()


def commit(document: Document, seat: int, commitment: str, key_hash: str) -> None:
    """Commit a seat to a seed; the first commitment stays, whichever device it came from."""
    _check_waiting(document)
    chair = own_chair(document, seat, key_hash)
    if chair.commitment not in ("", commitment):
        message = "this seat has committed to another seed already"
        raise Conflict("committed", message, seat=seat)
    chair.commitment = commitment


def check_beginning(document: Document, key_hash: str) -> None:
    _check_waiting(document)
    check_opener(document, key_hash)
    if any(chair.kind == "open" for chair in document.chairs):
        raise Conflict("open_seats", "there are open seats; wait, or let bots sit there")
    if not any(chair.kind == "person" for chair in document.chairs):
        raise GrachtenError("only_bots", "at least one seat is for a person")


def lock_terms(document: Document, deal_by: int) -> None:
    """Fix what the deal will follow from, before any seed is revealed."""
    document.state = "dealing"
    document.deal_by = deal_by
    document.terms = Terms(
        board=document.board,
        rules=document.rules,
        first=document.first,
        commitment=document.commitment,
        seats=tuple(SeatTerms(player_kind(c), c.commitment) for c in document.chairs),
    )


def player_kind(chair: Chair) -> PlayerKind:
    """Return what terms and records say of who sits there."""
    if chair.kind == "person":
        return "human"
    return "outside" if chair.outside else "bot"


def reveal(document: Document, seat: int, seed: str) -> None:
    """Take a seat's seed while the table is dealing, if it matches the seat's commitment."""
    chair = chair_of(document, seat)
    if document.state == "waiting":
        # Only pages of an older version send a seed before the terms are locked.
        raise Conflict("outdated", "this page is older than the server; reload it")
    if document.state != "dealing":
        raise Conflict("not_dealing", "the cards are dealt, or the table is closed")
    if not chair.commitment or commitment_of(bytes.fromhex(seed)) != chair.commitment:
        message = "this seed does not fit what the seat has committed to"
        raise GrachtenError("bad_seed", message, seat=seat)
    chair.seed = seed


def seeds_complete(document: Document) -> bool:
    """Whether every seat that committed to a seed has revealed it."""
    return all(chair.seed or not chair.commitment for chair in document.chairs)


def rematch_of(document: Document, key_hash: str, *, origin: str, now: int) -> Document:
    """The table of another game with the same people, each one seat further on."""
    if document.state != "over":
        raise Conflict("not_over", "the game is not over yet")
    if not any(chair.opened_by(key_hash) for chair in document.chairs):
        raise Forbidden("not_yours", "only who has played here can ask for a rematch")
    chairs = [
        Chair()  # somebody who was removed: the seat is open
        if c.kind == "person" and not c.keys
        else Chair(
            kind=c.kind,
            name=c.name,
            bot=c.bot,
            outside=c.outside,
            keys=list(c.keys),
            added=dict(c.added),
        )
        for c in document.chairs
    ]
    _name_bots(chairs)
    return _fresh(
        board=document.board,
        chairs=[chairs[-1], *chairs[:-1]],
        clock=document.clock,
        hints=document.hints,
        chat=document.chat,
        opener=key_hash,
        origin=origin,
        opened=now,
    )


def vote(
    document: Document, seat: int, voter: int, deciding: bool, since: int, wait_ms: int, now: int
) -> None:
    """Another player wants a bot to play on for somebody who is away."""
    chair = chair_of(document, seat)
    if document.clock.kind != "none":
        raise GrachtenError("no_vote", "the clock decides how long this table waits", seat=seat)
    if seat == voter or chair.kind != "person" or chair.away or chair.resigned or not deciding:
        raise GrachtenError("no_vote", "nobody waits for that seat", seat=seat)
    left = max(since, chair.back) + wait_ms - now
    if left > 0:
        seconds = -(-left // 1000)
        raise GrachtenError("too_early", f"seconds to wait: {seconds}", seconds=seconds)
    if voter not in chair.votes:
        chair.votes.append(voter)
    others = [
        i
        for i, c in enumerate(document.chairs)
        if i != seat and c.kind == "person" and not c.away and not c.resigned
    ]
    if set(others) <= set(chair.votes):
        chair.away, chair.votes = True, []


def come_back(document: Document, seat: int, ply: int, now: int) -> None:
    """Give a seat back to its person, from the seat's next decision on.

    A bot still makes the decision of this ply if it was about to, unless the person is quicker.
    """
    chair = document.chairs[seat]
    if chair.resigned:
        raise GrachtenError("resigned", "this seat has resigned")
    if chair.away or chair.votes:
        chair.back = now
    if chair.away:
        chair.forfeited = ply
    chair.away, chair.votes = False, []


def remove_name(document: Document, seat: int) -> None:
    """Take a name out of a game that has ended; the header of its record has it too."""
    if document.state not in ("over", "closed"):
        raise Conflict("not_over", "names can be removed when the game is over")
    replace_name(document, seat)


def replace_name(document: Document, seat: int) -> None:
    chair = chair_of(document, seat)
    others = [c.name for c in document.chairs if c is not chair]
    numbers = itertools.chain([seat + 1], itertools.count(len(document.chairs) + 1))
    chair.name = name = _free_name((f"Player {number}" for number in numbers), others)
    if document.header is not None:
        record = json.decode(document.header, type=Record)
        players = list(record.players)
        players[seat] = structs.replace(players[seat], name=name)
        document.header = structs.replace(record, players=tuple(players)).to_json()


def chair_of(document: Document, seat: int) -> Chair:
    if not 0 <= seat < len(document.chairs):
        raise NotFound("no_seat", "this table has no such seat", seat=seat)
    return document.chairs[seat]


def own_chair(document: Document, seat: int, key_hash: str | None) -> Chair:
    chair = chair_of(document, seat)
    if not chair.opened_by(key_hash):
        raise Forbidden("not_yours", "this seat is not yours", seat=seat)
    return chair


def belongs_to(document: Document, key_hash: str) -> bool:
    """Whether the key opens a seat, or has opened the table."""
    seated = any(chair.opened_by(key_hash) for chair in document.chairs)
    return seated or document.opened_by(key_hash)


def check_opener(document: Document, key_hash: str | None) -> None:
    if not document.opened_by(key_hash):
        raise Forbidden("not_yours", "only who has opened the table can do that")


def _check_waiting(document: Document) -> None:
    if document.state != "waiting":
        raise Conflict("begun", "the game has begun, or the table is closed")


def _person_name(name: str, outside_bots: list[str]) -> str:
    """Tidy the name of a person; refuse one that looks like the name of a bot."""
    name = check_name(name)
    if any(same_name(name, bot) for bot in (*BOTS, *outside_bots)):
        raise Conflict("bot_name", "a bot has that name; choose another")
    return name


def _check_differing(chairs: list[Chair]) -> None:
    """Refuse a person whose name looks like that of anybody else at the table."""
    taken = [chair for chair in chairs if chair.kind != "open"]
    for one, other in itertools.combinations(taken, 2):
        if "person" in (one.kind, other.kind) and same_name(one.name, other.name):
            raise Conflict("name_taken", "somebody at this table has that name already")


def _name_bots(chairs: list[Chair]) -> None:
    """Give each bot its own name, with a number behind it where a person has that name."""
    people = [chair.name for chair in chairs if chair.kind == "person"]
    for chair in chairs:
        if chair.kind == "bot" and chair.bot is not None:
            numbered = (f"{chair.bot} {number}" for number in itertools.count(2))
            chair.name = _free_name(itertools.chain([chair.bot], numbered), people)


def _free_name(names: Iterable[str], taken: Sequence[str]) -> str:
    """Return the first of endlessly many names that looks like none of those taken."""
    return next(name for name in names if not any(same_name(name, other) for other in taken))
