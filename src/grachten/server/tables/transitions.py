"""Transitions of a table: each function changes the document, or raises why it may not."""

import hmac
import itertools
import re
import secrets
from typing import Any

from msgspec import UNSET, json, structs

from grachten.bots import BOTS
from grachten.errors import Conflict, Forbidden, GrachtenError, NotFound
from grachten.game.fairness import commitment_of
from grachten.game.record import RULES, PlayerKind, Record
from grachten.game.start import Start
from grachten.game.terms import SeatTerms, Terms
from grachten.server.bots.levels import LEVELS
from grachten.server.tables.boards import check_board
from grachten.server.tables.bot_names import free_name, name_bots
from grachten.server.tables.keys import add_key
from grachten.server.tables.lookalikes import same_name
from grachten.server.tables.names import check_name
from grachten.server.wire.models import JoinRequest, PlayOnRequest, SeatRequest, TableRequest
from grachten.store.documents import Chair, Clock, Document

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no characters that look alike
ID_LENGTH = 14  # 69 bits: a private table cannot be found by guessing
ID = re.compile("[a-z0-9]{14}")


def new_id() -> str:
    return _id_of(secrets.randbelow(len(ALPHABET) ** ID_LENGTH))


def rematch_id(table: str, document: Document) -> str:
    """Return the id of the rematch of a finished table: the same for everybody who asks.

    It follows from the dealer's seed, which is secret until the game ends, so it is as hard to
    guess as any other id.
    """
    digest = hmac.digest(bytes.fromhex(document.seed), f"rematch {table}".encode(), "sha256")
    return _id_of(int.from_bytes(digest))


def _id_of(number: int) -> str:
    letters = ""
    for _ in range(ID_LENGTH):
        number, place = divmod(number, len(ALPHABET))
        letters += ALPHABET[place]
    return letters


def new_document(
    request: TableRequest,
    key_hash: str,
    outside_bots: list[str],
    chat_allowed: bool,
    *,
    origin: str,
    now: int,
) -> Document:
    """Return the document of a new table."""
    if request.first is not None and request.first >= len(request.seats):
        raise GrachtenError("bad_first", "this table has no such first seat")
    if request.chat and not chat_allowed:
        raise GrachtenError("no_chat", "chat is not allowed on this server")
    if not any(seat.kind != "bot" for seat in request.seats):
        raise GrachtenError("only_bots", "at least one seat must be for a person")
    chairs = [_chair(seat, key_hash, outside_bots, now) for seat in request.seats]
    _check_differing(chairs)
    name_bots(chairs)
    return _fresh(
        board=check_board(request.board),
        chairs=chairs,
        first=request.first,
        clock=Clock(request.clock.kind, request.clock.seconds),
        listed=request.listed,
        hints=request.hints,
        chat=request.chat,
        opener=key_hash,
        origin=origin,
        opened=now,
    )


def _fresh(**agreed: Any) -> Document:
    """Return a document with a new dealer's seed."""
    seed = secrets.token_bytes(32)
    return Document(seed=seed.hex(), commitment=commitment_of(seed), rules=RULES, **agreed)


def _chair(request: SeatRequest, key_hash: str, outside_bots: list[str], now: int) -> Chair:
    if request.kind == "me":
        name = _person_name(request.name, outside_bots)
        taken = Chair(kind="person", name=name, commitment=request.commitment)
        add_key(taken, key_hash, now)
        return taken
    chair = Chair()
    if request.kind == "bot":
        seat_bot(chair, request.bot or "journeyman", outside_bots)
    return chair


def seat_bot(chair: Chair, bot: str, outside_bots: list[str]) -> None:
    """Seat a bot: one of the server's levels, or an outside bot by its name."""
    if bot not in LEVELS and bot not in outside_bots:
        raise GrachtenError("unknown_bot", f"there is no bot {bot[:60]!r} here", bot=bot[:60])
    chair.kind = "bot"
    chair.name = chair.bot = bot
    chair.outside = bot not in LEVELS
    chair.commitment = ""  # it may be that of another bot


def join(
    document: Document,
    seat: int,
    request: JoinRequest,
    key_hash: str,
    outside_bots: list[str],
    now: int,
) -> None:
    """Take an open seat."""
    _check_waiting(document)
    chair = chair_of(document, seat)
    if chair.kind != "open":
        raise Conflict("seat_taken", "this seat is taken already", seat=seat)
    chair.kind, chair.name = "person", _person_name(request.name, outside_bots)
    chair.commitment = request.commitment
    add_key(chair, key_hash, now)
    _check_differing(document.chairs)
    name_bots(document.chairs)


def put_bot(
    document: Document, seat: int, bot: str, key_hash: str, outside_bots: list[str]
) -> None:
    """Let the opener put a bot on an open seat, or replace a bot."""
    _check_waiting(document)
    check_opener(document, key_hash)
    chair = chair_of(document, seat)
    if chair.kind == "person":
        raise Conflict("seat_taken", "this seat is taken already", seat=seat)
    seat_bot(chair, bot, outside_bots)
    name_bots(document.chairs)


def clear_seat(document: Document, seat: int, key_hash: str) -> None:
    """Leave a seat; the opener may also remove somebody else."""
    _check_waiting(document)
    chair = chair_of(document, seat)
    if not chair.opened_by(key_hash):
        check_opener(document, key_hash)
    document.chairs[seat] = Chair()


def commit(document: Document, seat: int, commitment: str, key_hash: str) -> None:
    """Commit a seat to a seed; only the first commitment counts, from whichever device."""
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
        raise Conflict("open_seats", "there are open seats; wait, or seat bots there")
    if not any(chair.kind == "person" for chair in document.chairs):
        raise GrachtenError("only_bots", "at least one seat must be for a person")


def lock_terms(document: Document, deal_by: int) -> None:
    """Fix everything that the deal depends on, before any seed is revealed."""
    document.state = "dealing"
    document.deal_by = deal_by
    document.terms = Terms(
        board=document.board,
        rules=document.rules,
        first=document.first,
        commitment=document.commitment,
        seats=tuple(SeatTerms(player_kind(c), c.commitment) for c in document.chairs),
        start=UNSET if document.start is None else document.start.without_secrets(),
    )


def player_kind(chair: Chair) -> PlayerKind:
    """Return the kind of a seat's player, as terms and records have it."""
    if chair.kind == "person":
        return "human"
    return "outside" if chair.outside else "bot"


def reveal(document: Document, seat: int, seed: str) -> None:
    """Take a seat's seed while the table is dealing, if it matches the seat's commitment."""
    chair = chair_of(document, seat)
    if document.state == "waiting":
        # Only pages of an older version send seeds before the terms are locked.
        raise Conflict("outdated", "this page is older than the server; reload it")
    if document.state != "dealing":
        raise Conflict("not_dealing", "the cards are dealt already, or the table is closed")
    if not chair.commitment or commitment_of(bytes.fromhex(seed)) != chair.commitment:
        message = "this seed does not match the commitment of the seat"
        raise GrachtenError("bad_seed", message, seat=seat)
    chair.seed = seed


def seeds_complete(document: Document) -> bool:
    """Return whether every seat that committed to a seed has revealed it."""
    return all(chair.seed or not chair.commitment for chair in document.chairs)


def rematch_of(document: Document, key_hash: str, *, origin: str, now: int) -> Document:
    """Return the document of a rematch: the same people in the same seats, and so colors."""
    if document.state != "over":
        raise Conflict("not_over", "the game is not over yet")
    if not any(chair.opened_by(key_hash) for chair in document.chairs):
        raise Forbidden("not_yours", "only players of this game can ask for a rematch")
    chairs = [
        Chair()  # its player was removed: the seat is open
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
    name_bots(chairs)
    return _fresh(
        board=document.board,
        chairs=chairs,
        clock=document.clock,
        hints=document.hints,
        chat=document.chat,
        opener=key_hash,
        origin=origin,
        opened=now,
    )


def played_on(
    request: PlayOnRequest,
    record: Record,
    start: Start,
    start_table: str | None,
    key_hash: str,
    outside_bots: list[str],
    *,
    origin: str,
    now: int,
) -> Document:
    """Return the document of a private table that continues a game against bots."""
    if request.bot not in LEVELS:
        bot = request.bot[:60]
        raise GrachtenError("unknown_bot", f"there is no bot {bot!r} here", bot=bot)
    me = SeatRequest(kind="me", name=request.name, bot=None, commitment=request.commitment)
    other = SeatRequest(kind="bot", name="", bot=request.bot)
    seats = [me if seat == start.seat else other for seat in range(len(record.players))]
    chairs = [_chair(seat, key_hash, outside_bots, now) for seat in seats]
    name_bots(chairs)
    return _fresh(
        board=check_board(record.board),
        chairs=chairs,
        first=record.first,
        hints=None,
        opener=key_hash,
        origin=origin,
        opened=now,
        start=start,
        start_table=start_table,
    )


def vote(
    document: Document, seat: int, voter: int, deciding: bool, since: int, wait_ms: int, now: int
) -> None:
    """Count a vote to let a bot play for somebody who is away."""
    chair = chair_of(document, seat)
    if document.clock.kind != "none":
        raise GrachtenError("no_vote", "the clock decides how long this table waits", seat=seat)
    if seat == voter or chair.kind != "person" or chair.away or chair.resigned or not deciding:
        raise GrachtenError("no_vote", "nobody is waiting for that seat", seat=seat)
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
    """Give a seat back to its person, starting with the seat's next decision.

    If a bot was about to make the decision of this ply, it still does, unless the person is faster.
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
    """Replace a name in a game that has ended, and in the header of its record."""
    if document.state not in ("over", "closed"):
        raise Conflict("not_over", "a name can be removed once the game is over")
    replace_name(document, seat)


def replace_name(document: Document, seat: int) -> None:
    chair = chair_of(document, seat)
    others = [c.name for c in document.chairs if c is not chair]
    numbers = itertools.chain([seat + 1], itertools.count(len(document.chairs) + 1))
    chair.name = name = free_name((f"Player {number}" for number in numbers), others)
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
    """Return whether the key may play a seat, or has opened the table."""
    seated = any(chair.opened_by(key_hash) for chair in document.chairs)
    return seated or document.opened_by(key_hash)


def check_opener(document: Document, key_hash: str | None) -> None:
    if not document.opened_by(key_hash):
        raise Forbidden("not_yours", "only the person who opened the table can do that")


def _check_waiting(document: Document) -> None:
    if document.state != "waiting":
        raise Conflict("begun", "the game has begun already, or the table is closed")


def _person_name(name: str, outside_bots: list[str]) -> str:
    """Return a person's name, tidied; refuse one that looks like the name of a bot."""
    name = check_name(name)
    if any(same_name(name, bot) for bot in (*BOTS, *outside_bots)):
        raise Conflict("bot_name", "a bot has that name; choose another one")
    return name


def _check_differing(chairs: list[Chair]) -> None:
    """Refuse a person whose name looks like another one at the table.

    The server's bots make way: `name_bots` gives them other names.
    """
    taken = [chair for chair in chairs if chair.kind == "person" or chair.outside]
    for one, other in itertools.combinations(taken, 2):
        if "person" in (one.kind, other.kind) and same_name(one.name, other.name):
            raise Conflict("name_taken", "somebody at this table has that name already")
