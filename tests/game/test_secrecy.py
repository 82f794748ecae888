"""The law of secrecy: shuffle what a seat cannot see, and nothing it gets changes by a byte."""

import itertools
import random

import msgspec
import pytest
from msgspec import UNSET, structs

from game.playing import BOARDS, positions, random_game
from grachten.errors import GrachtenError
from grachten.game import Game, Keep, Step
from grachten.game.events import (
    CardDealt,
    CardDrawn,
    ContractKept,
    ContractReturned,
    ContractsOffered,
    Event,
)
from grachten.game.queries import FirstChoice
from grachten.game.start_rows import state_of
from grachten.game.view import Numbers, offer_of
from grachten.rules import layout
from grachten.rules.layout import Row

SETUPS = [(board, players) for board in BOARDS for players in (2, 3, 4)]
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))]


def shuffled(game: Game, seat: int | None, rng: random.Random) -> Game:
    """A game that looks the same to this seat: all that is hidden from it is dealt anew."""
    other = Game.from_header(game.record(secret=True))
    other._row[:] = game._row
    redeal_cards(other, seat, rng)
    redeal_contracts(other, seat, rng)
    other._steps = [scrambled_step(game, step, seat, rng) for step in game.steps]
    other._outcome = game._outcome
    other._choices = other_choices(game, other, seat, rng)
    if game.start is not None:
        other.start = structs.replace(game.start, state=state_of(other._notation, other._row))
        other._started = redealt_start(game, seat)
    return other


def redealt_start(game: Game, seat: int | None) -> Row:
    """The start of a continued game, without the contracts that others had there."""
    assert game._started is not None
    row = game._started.copy()
    s = row.view(layout.STATE)[0]
    for i in range(s.players):
        s.kept[i] = s.kept[i] if i == seat else 0
    return row


def other_choices(
    game: Game, other: Game, seat: int | None, rng: random.Random
) -> dict[int, FirstChoice]:
    """The seat's own choice of first contracts if it waits; of others any, or none."""
    choices = {}
    for i in range(len(game.players)):
        offer = offer_of(other._notation, Numbers(other._row), i)
        if i == seat and i in game._choices:
            choices[i] = game._choices[i]
        elif i not in (seat, game.to_move) and offer and game.setting_up and rng.random() < 0.5:
            keep = Keep(tuple(rng.sample(offer, rng.choice((1, 2)))))
            choices[i] = FirstChoice(keep, UNSET)
    return choices


def redeal_cards(game: Game, seat: int | None, rng: random.Random) -> None:
    """Cards in the deck, and cards in other hands that nobody saw them take."""
    s = game._state
    others = [i for i in range(s.players) if i != seat]
    hidden = [c for c in range(layout.COLORS) for _ in range(int(s.deck[c]))]
    sizes = {}
    for i in others:
        secret = s.hands[i] - s.known[i]
        sizes[i] = int(secret.sum())
        hidden += [c for c in range(layout.COLORS) for _ in range(int(secret[c]))]
        s.hands[i] = s.known[i]
    rng.shuffle(hidden)
    for i in others:
        for _ in range(sizes[i]):
            s.hands[i, hidden.pop()] += 1
    s.deck[:] = [hidden.count(c) for c in range(layout.COLORS)]


def redeal_contracts(game: Game, seat: int | None, rng: random.Random) -> None:
    """Contracts unseen, held by or offered to others, and given back by others.

    How many the others keep is public, but not before all have chosen at the set-up.
    """
    s, index = game._state, game._notation.indices_in
    others = [i for i in range(s.players) if i != seat]
    ring = [(int(s.returned_head) + i) % layout.MAX_CONTRACTS for i in range(s.returned_size)]
    secret = [i for i in ring if int(s.returned[i]) % layout.MAX_PLAYERS != seat]
    hidden = index(s.unseen)
    counts = {i: len(index(s.kept[i])) for i in others}
    for i in others:
        hidden += index(s.kept[i])
        hidden += [c for c in s.offer[i].tolist() if c >= 0]
    hidden += [int(s.returned[i]) // layout.MAX_PLAYERS for i in secret]
    rng.shuffle(hidden)

    def words(contracts: list[int]) -> list[int]:
        bits = [0] * layout.CONTRACT_WORDS
        for c in contracts:
            bits[c // layout.WORD] |= 1 << c % layout.WORD
        return bits

    for i in others:
        s.kept[i] = words([hidden.pop() for _ in range(counts[i])])
        s.offer[i] = [c if c < 0 else hidden.pop() for c in s.offer[i].tolist()]
    for i in secret:
        s.returned[i] = hidden.pop() * layout.MAX_PLAYERS + s.returned[i] % layout.MAX_PLAYERS
    if s.phase == layout.SETUP:
        hide_setup_choices(game, secret)
    s.unseen[:] = words(hidden)
    s.unseen_size = len(hidden)


def hide_setup_choices(game: Game, secret: list[int]) -> None:
    """At the set-up even the number kept is hidden: let who gave one back have kept it."""
    s = game._state
    ring = [(int(s.returned_head) + i) % layout.MAX_CONTRACTS for i in range(s.returned_size)]
    own = [int(s.returned[i]) for i in ring if i not in secret]
    for i in secret:
        contract, giver = divmod(int(s.returned[i]), layout.MAX_PLAYERS)
        s.kept[giver, contract // layout.WORD] |= 1 << contract % layout.WORD
    s.returned[:] = 0
    s.returned_head = 0
    s.returned[: len(own)] = own
    s.returned_size = len(own)


def scrambled_step(game: Game, step: Step, seat: int | None, rng: random.Random) -> Step:
    colors = ["pink", "blue", "wild"]
    names = list(game._notation.contract_names)

    def scrambled(event: Event) -> Event:
        replace = msgspec.structs.replace
        if getattr(event, "seat", seat) == seat:
            return event
        match event:
            case CardDealt() | CardDrawn(source="deck"):
                return replace(event, card=rng.choice(colors))
            case ContractsOffered(contracts=tuple(offered)):
                return replace(event, contracts=tuple(rng.sample(names, len(offered))))
            case ContractKept() | ContractReturned():
                return replace(event, contract=rng.choice(names))
        return event

    action = step.action
    if action.startswith("keep:") and step.seat != seat:
        kept = [e for e in step.events if isinstance(e, ContractKept)]
        action = "keep:" + "+".join(rng.sample(names, len(kept)))
    events = tuple(scrambled(event) for event in step.events)
    return Step(step.ply, step.seat, action, events)


def all_that_a_seat_gets(game: Game, seat: int | None) -> list[bytes]:
    gets = [game.view(seat).to_json(), game.record_for(seat).to_json()]
    gets += [msgspec.json.encode(step) for step in game.steps_for(seat, after=game.ply - 2)]
    gets += [str(game.claimants(route.name)).encode() for route in game.board.routes[:8]]
    if seat is not None:
        texts = ["draw:deck", "draw:wild", "contracts", "pass", "keep:x-y", "claim:a:pink:0", "?"]
        texts += [f"claim:{r.name}:{c}:0" for r in game.board.routes[:8] for c in ("red", "pink")]
        texts += [f"claim:{r.name}:wild:{r.length}" for r in game.board.routes[:8]]
        texts += ["resign", "draw:pink", "draw:blue"]
        texts += [f"keep:{name}" for name in game._notation.contract_names[:5]]
        gets += [refusal(game, text, seat) for text in texts]
        gets += [str(action).encode() for action in game.legal_for(seat)]
        gets += [str(game.has_chosen(seat)).encode()]
        gets += [about_claiming(game, route.name, seat) for route in game.board.routes[:3]]
        if game.to_move == seat and not game.over:
            gets += [str(action).encode() for action in game.legal_actions()]
    return gets


def refusal(game: Game, text: str, seat: int) -> bytes:
    try:
        why = game.why_not(text, seat)
    except GrachtenError as error:
        return f"{error.code} {error.message} {error.facts}".encode()
    return f"{why} {why.facts if why else None}".encode()


def about_claiming(game: Game, route: str, seat: int) -> bytes:
    why = game.why_not_claim(route, seat)
    return f"{game.claims(route, seat)} {why} {why.facts if why else None}".encode()


@pytest.mark.parametrize(("board", "players"), SETUPS)
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_learns_what_is_hidden(board: str, players: int, seed: int) -> None:
    rng = random.Random(seed)
    for game in positions(board, players, seed):
        if game.over:
            break
        for seat in (None, *range(players)):
            twin = shuffled(game, seat, rng)
            assert all_that_a_seat_gets(twin, seat) == all_that_a_seat_gets(game, seat)


@pytest.mark.parametrize(("board", "players"), SETUPS)
@pytest.mark.parametrize("ply", [1, 24])
def test_nobody_learns_what_is_hidden_in_a_game_that_continues_another_one(
    board: str, players: int, ply: int
) -> None:
    rng = random.Random(ply)
    game = Game.play_on(random_game(board, players, 1).record(), ply, players - 1, seed=ply)
    while not game.over and game.ply < 5:
        for seat in (None, *range(players)):
            twin = shuffled(game, seat, rng)
            assert twin.start != game.start
            assert all_that_a_seat_gets(twin, seat) == all_that_a_seat_gets(game, seat)
        game.apply(rng.choice(game.legal_actions()))


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_R23_no_name_of_another_seats_contract_or_card_is_ever_shown(
    board: str, players: int
) -> None:
    for game in positions(board, players, 7):
        if game.over:
            break
        for seat in (None, *range(players)):
            record = game.record_for(seat)
            assert record.seed is UNSET
            assert record.secret_seed is UNSET
            for step in record.steps:
                if step.seat != seat and step.action.startswith("keep"):
                    assert step.action == "keep"
                for event in step.events:
                    if getattr(event, "seat", seat) == seat:
                        continue
                    match event:
                        case CardDealt() | CardDrawn(source="deck"):
                            assert event.card is UNSET
                        case ContractsOffered():
                            assert event.contracts is UNSET
                        case ContractKept() | ContractReturned():
                            assert event.contract is UNSET


def test_the_shuffle_of_this_test_really_moves_secrets() -> None:
    rng = random.Random(1)
    moved = 0
    for game in positions("amsterdam", 3, 3):
        if not game.over:
            moved += int((shuffled(game, 0, rng)._row != game._row).any())
    assert moved > 40


def test_R23_after_the_end_everything_is_public() -> None:
    *_, game = positions("amsterdam", 2, 5)
    assert game.record_for(None) == game.record()
    view = game.view(None)
    assert view.revealed is not None
    assert [len(seat.contracts) for seat in view.revealed] == [s.contracts for s in view.seats]
    assert [len(seat.fulfilled) for seat in view.revealed] == [
        score.fulfilled for score in game.outcome().scores
    ]


def test_R4_at_the_set_up_nobody_learns_of_anothers_choice_before_all_have_chosen() -> None:
    game = Game.new(3, seed=1, first=0)
    first, second = game.view(0).offer or ((), ())
    game.apply(f"keep:{first}")
    assert game.view(0).contracts == (first,)
    assert game.view(0).returned == (second,)
    assert game.view(0).offer == ()
    for seat in (None, 1, 2):
        view = game.view(seat)
        assert view.seats[0].contracts is None
        assert view.contracts_left == 24 - 6
        assert view.returned == ()
        assert [step.action for step in game.steps_for(seat)] == ["deal"]
    game.apply(game.legal_actions()[2])
    game.apply(game.legal_actions()[2])
    view = game.view(1)
    assert [seat.contracts for seat in view.seats] == [1, 2, 2]
    assert view.returned == (None,)
    assert view.contracts_left == 24 - 6 + 1
    assert [s.action for s in game.steps_for(0)] == ["deal", f"keep:{first}", "keep", "keep"]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_R4_a_choice_that_waits_is_known_to_its_seat_alone(order: tuple[int, ...]) -> None:
    """Whatever the others choose, and in whatever order, a seat gets the same bytes."""
    rng = random.Random(str(order))
    game = Game.new(3, seed=1, first=1)
    for chooser in order:
        for seat in (None, *range(3)):
            for _ in range(5):
                twin = shuffled(game, seat, rng)
                assert all_that_a_seat_gets(twin, seat) == all_that_a_seat_gets(game, seat)
        before = {seat: game.view(seat) for seat in (None, *range(3)) if seat != chooser}
        game.choose_first(chooser, rng.choice(game.legal_for(chooser)))
        for seat, view in before.items():
            if game.setting_up:
                after = msgspec.structs.replace(game.view(seat), ply=view.ply, to_move=view.to_move)
                assert after == view
    assert [step.seat for step in game.steps] == [None, 1, 2, 0]
