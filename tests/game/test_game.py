"""Game: what can be asked and done, and what is refused, with which code."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grachten
from game.playing import random_game
from grachten import Game, GameStateError, GrachtenError, IllegalAction, ParseError, RecordError
from grachten.game import Action, ClaimRoute, DrawMarket, Keep, Player, read_record
from grachten.game.events import LastRound, RouteClaimed
from grachten.game.record import Outcome
from grachten.rules import layout


def begun(players: int = 2, seed: int = 1) -> Game:
    game = Game.new(players, seed=seed, first=0)
    for _ in range(players):
        game.apply(game.legal_actions()[0])
    return game


def test_the_same_seed_deals_the_same_game() -> None:
    for seed in (b"x" * 32, b"short", "text", 17):
        assert Game.new(3, seed=seed).record() == Game.new(3, seed=seed).record()
    assert Game.new(seed="17").record() == Game.new(seed=17).record()
    assert Game.new().record().commitment != Game.new().record().commitment


def test_player_seeds_change_the_deal() -> None:
    one = Game.new(seed=1, player_seeds=[b"", b"a"], first=0)
    other = Game.new(seed=1, player_seeds=[b"a", b""], first=0)
    assert one.commitment == other.commitment
    assert one.steps != other.steps


def test_the_seed_is_published_only_at_the_end() -> None:
    game = Game.new(seed=b"x" * 32)
    assert b"78" * 32 not in game.record().to_json()
    assert game.record(secret=True).secret_seed == (b"x" * 32).hex()
    game.apply("resign")
    assert game.record().seed == (b"x" * 32).hex()


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"players": 1}, "bad_players"),
        ({"players": ["a"] * 5}, "bad_players"),
        ({"first": 2}, "bad_first"),
        ({"first": -1}, "bad_first"),
        ({"player_seeds": [b""]}, "bad_player_seeds"),
        ({"player_seeds": [b"", "x" * 32]}, "bad_player_seeds"),
        ({"board": "rotterdam"}, "bad_board"),
        ({"board": "nowhere.toml"}, "bad_board"),
        ({"players": "ab"}, "bad_players"),
        ({"players": [1, 2]}, "bad_players"),
        ({"players": ["\ud800", "b"]}, "bad_players"),
        ({"players": ["", "b"]}, "bad_players"),
        ({"players": 2.0}, "bad_players"),
        ({"players": True}, "bad_players"),
        ({"first": 1.0}, "bad_first"),
        ({"first": True}, "bad_first"),
        ({"player_seeds": ["a", ""]}, "bad_player_seeds"),
        ({"seed": 1.5}, "bad_seed"),
        ({"seed": True}, "bad_seed"),
        ({"seed": [1]}, "bad_seed"),
    ],
)
def test_a_game_that_cannot_be_dealt(arguments: dict[str, object], code: str) -> None:
    with pytest.raises(GrachtenError) as error:
        Game.new(**arguments)  # type: ignore[arg-type]
    assert error.value.code == code


@pytest.mark.parametrize(
    "text",
    ["", "draw", "draw:", "draw:purple", "keep", "keep:", "keep:a+b+c", "keep:a+a", "claim",
     "claim:x", "claim:x:pink", "claim:x:pink:", "claim:x:pink:-1", "claim:x:pink:01",
     "claim:x:pink:1e3", "claim:x:pink:٣", "claim::pink:0", "claim:x:grey:0", "DRAW:deck",
     " pass", "pass ", "deal", "x" * 100_000, "claim:x:pink:" + "9" * 5000, "keep:+"],
)  # fmt: skip
def test_texts_that_are_no_action(text: str) -> None:
    game = begun()
    before = game.record()
    with pytest.raises(ParseError) as error:
        game.apply(text)
    assert error.value.code == "unreadable_action"
    assert len(error.value.message) < 400
    assert game.record() == before


def test_names_that_are_not_on_the_board() -> None:
    for text, code in [
        ("claim:dam-oude_kerk-pink:pink:0", "unknown_route"),
        ("keep:dam-dam", "unknown_contract"),
    ]:
        with pytest.raises(ParseError) as error:
            begun().apply(text)
        assert error.value.code == code


REFUSALS = [
    ("keep:dam-de_drie_hendricken", "nothing_on_offer", "R20"),
    ("pass", "must_act", "C5"),
    ("claim:oude_kerk-dam-pink:blue:0", "wrong_color", "R13"),
    ("claim:oude_kerk-dam-pink:pink:2", "wrong_payment", "R13"),
    ("claim:oude_kerk-dam-pink:wild:1", "wrong_payment", "R13"),
    ("claim:dam-begijnhof-grey:pink:7", "wrong_payment", "R14"),
    ("claim:haringpakkerstoren-oude_waal-grey:pink:0", "too_few_cards", "R13"),
]


@pytest.mark.parametrize(("text", "code", "rule"), REFUSALS)
def test_why_not(text: str, code: str, rule: str) -> None:
    game = begun()
    before = game.record()
    refusal = game.why_not(text)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, rule)
    with pytest.raises(IllegalAction) as error:
        game.apply(text)
    assert error.value.code == code
    assert error.value.facts["rule"] == rule
    assert rule in str(error.value)
    assert game.record() == before


def test_why_not_says_what_is_missing() -> None:
    game = begun()
    held = (game.view(0).hand or {}).get("pink", 0)
    refusal = game.why_not("claim:haringpakkerstoren-oude_waal-grey:pink:0")
    assert refusal is not None
    assert refusal.facts["needed"] == 4
    assert refusal.facts["held"] == held


def test_why_not_out_of_turn_and_after_the_end() -> None:
    game = begun()
    refusal = game.why_not("draw:deck", seat=1)
    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not_your_turn", {"seat": 1, "to_move": 0})
    with pytest.raises(IllegalAction):
        game.apply("draw:deck", 1)
    with pytest.raises(ParseError):
        game.why_not("draw:deck", seat=7)
    for text, code, rule in REFUSALS:
        refusal = game.why_not(text, seat=1)
        assert refusal is not None
        assert (refusal.code, refusal.rule, refusal.facts["to_move"]) == (code, rule, 0)
        with pytest.raises(IllegalAction) as error:
            game.apply(text, 1)
        assert error.value.code == "not_your_turn"
    assert game.why_not("resign", seat=1) is None
    game.apply("resign", 1)
    for text in ("draw:deck", "resign", "keep:dam-de_drie_hendricken"):
        refusal = game.why_not(text)
        assert refusal is not None
        assert refusal.code == "game_over"
        with pytest.raises(IllegalAction):
            game.apply(text)


def test_off_turn_the_answer_is_for_a_turn_of_that_seat() -> None:
    """What the rules would say if that seat were to move now; also in the middle of a turn."""
    game = begun()
    while game.ply < 60 and not game.over:
        legal = game.legal_actions()
        texts = ["draw:wild", "draw:deck", "contracts", "pass"]
        texts += [f"claim:{route.name}:pink:0" for route in game.board.routes[::5]]
        waiting = 1 - game.to_move
        twin = game.copy()
        twin._state.to_move, twin._state.phase = waiting, layout.TURN
        for text in texts:
            refusal, on_turn = game.why_not(text, waiting), twin.why_not(text)
            assert refusal is not None
            if on_turn is None:
                assert refusal.code == "not_your_turn"
            else:
                assert refusal.facts == {**on_turn.facts, "to_move": game.to_move}
                assert (refusal.code, refusal.rule) == (on_turn.code, on_turn.rule)
        assert game.legal_actions() == legal
        game.apply(legal[game.ply % len(legal)])


def test_C11_resigning_out_of_turn() -> None:
    game = begun(3)
    game.apply("resign", 2)
    outcome = game.outcome()
    assert (outcome.reason, outcome.winners) == ("resigned", (0, 1))
    assert game.steps[-1].seat == 2
    assert game.steps[-1].action == "resign"


def test_the_outcome_is_there_only_at_the_end() -> None:
    with pytest.raises(GameStateError) as error:
        begun().outcome()
    assert error.value.code == "not_over"
    assert isinstance(random_game("harbor", 2, 1).outcome(), Outcome)


def test_actions_are_frozen_and_have_values() -> None:
    assert ClaimRoute("a", "pink", 1) == ClaimRoute("a", "pink", 1)
    assert len({DrawMarket("red"), DrawMarket("red"), Keep(("a",))}) == 2
    with pytest.raises(AttributeError):
        DrawMarket("red").color = "blue"  # type: ignore[misc]


def test_contracts_are_kept_in_any_order_and_written_in_the_order_of_the_offer() -> None:
    game = Game.new(seed=3, first=0)
    first, second = game.view(0).offer or ()
    game.apply(f"keep:{second}+{first}")
    assert game.steps[-1].action == f"keep:{first}+{second}"


@pytest.mark.parametrize("thing", [None, 5, b"draw:deck", ["draw:deck"]])
def test_things_that_are_no_action(thing: Any) -> None:
    game = begun()
    for ask in (game.why_not, game.apply):
        with pytest.raises(ParseError) as error:
            ask(thing)
        assert error.value.code == "unreadable_action"


@pytest.mark.parametrize("seat", [-1, 2, "0", 0.0, True])
def test_seats_that_are_not_there(seat: Any) -> None:
    game = begun()
    asks: list[Callable[[Any], object]] = [
        game.view,
        game.steps_for,
        game.record_for,
        lambda s: game.apply("resign", s),
        lambda s: game.why_not("resign", s),
        lambda s: game.why_not("pass", s),
    ]
    for ask in asks:
        with pytest.raises(ParseError) as error:
            ask(seat)
        assert error.value.code == "unknown_seat"


def test_bytes_of_any_kind_are_the_same_seed() -> None:
    assert Game.new(seed=bytearray(32)).record() == Game.new(seed=bytes(32)).record()


def test_what_has_happened_cannot_be_changed() -> None:
    game = random_game("amsterdam", 2, 9)
    claims = [e for s in game.steps for e in s.events if isinstance(e, RouteClaimed)]
    before = game.record().to_json()
    changes: list[Callable[[Any], object]] = [
        lambda cards: cards.update(pink=77),
        lambda cards: cards.clear(),
        lambda cards: cards.pop(next(iter(cards))),
        lambda cards: cards.setdefault("x", 1),
        lambda cards: cards.__setitem__("pink", 77),
        lambda cards: cards.__delitem__(next(iter(cards))),
        lambda cards: cards.popitem(),
        lambda cards: cards.__ior__({"pink": 77}),
    ]
    for change in changes:
        with pytest.raises(TypeError):
            change(claims[0].cards)
    assert game.record().to_json() == before
    assert claims[0].cards | {} == dict(claims[0].cards)


def test_a_record_with_secrets_left_out_cannot_be_replayed() -> None:
    with pytest.raises(RecordError) as error:
        Game.replay(begun().record_for(None))
    assert error.value.code == "secrets_left_out"


def test_views_of_players_spectators_and_nobody() -> None:
    game = begun()
    spectator = msgspec.json.decode(game.view(None).to_json())
    assert spectator["seat"] is None
    assert not {"hand", "contracts", "offer"} & set(spectator)
    own = msgspec.json.decode(game.view(1).to_json())
    assert set(own) - set(spectator) == {"hand", "contracts", "offer"}
    with pytest.raises(ParseError):
        game.view(2)


def test_the_last_round_in_the_view() -> None:
    game = Game.new(2, seed=5)
    seen = False
    for step_seed in range(10_000):
        if game.over:
            break
        events = game.apply(game.legal_actions()[step_seed % len(game.legal_actions())])
        view = game.view(None)
        if any(isinstance(e, LastRound) for e in events):
            seen = True
            assert view.turns_left == 2
        assert (view.last_round is None) == (view.turns_left is None)
    assert seen
    assert game.view(0).turns_left == 0
    assert game.view(0).to_move is None


def test_claims_say_what_was_paid() -> None:
    game = random_game("amsterdam", 2, 9)
    claims = [e for s in game.steps for e in s.events if isinstance(e, RouteClaimed)]
    for claim in claims:
        route = game.board.routes[game.board.route_index[claim.route]]
        assert sum(claim.cards.values()) == route.length
        assert claim.points == game.board.points[route.length]
    assert claims


def test_example_of_the_readme(tmp_path: Path) -> None:
    def some_choice(actions: list[Action]) -> Action:
        return actions[-1]

    game = Game.new(players=3, seed=b"a seed")
    while not game.over:
        view = game.view(game.to_move)
        assert view.seat == game.to_move
        game.apply(some_choice(game.legal_actions()))
    game.record().append_to(tmp_path / "games.jsonl")
    again = Game.replay(tmp_path / "games.jsonl", game=0, ply=20)
    assert again.ply == 20
    assert again.steps == game.steps[:21]


def test_a_saved_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    game = begun(3, seed=8)
    for _ in range(9):
        game.apply(game.legal_actions()[0])
    game.record(secret=True).append_to(tmp_path / "save.jsonl")
    again = Game.replay(tmp_path / "save.jsonl")
    for played in (game, again):
        while not played.over:
            played.apply(played.legal_actions()[-1])
    assert again.record() == game.record()


def test_a_running_game_without_its_seed_can_be_looked_at_only() -> None:
    game = Game.replay(begun().record())
    assert game.legal_actions()
    with pytest.raises(RecordError) as error:
        game.apply("draw:deck")
    assert error.value.code == "no_seed"


def test_players_keep_their_names(tmp_path: Path) -> None:
    game = Game.new([Player("Anna"), Player("greedy", "bot")], seed=1)
    game.record().append_to(tmp_path / "g.jsonl")
    record = read_record(tmp_path / "g.jsonl")
    assert record.players == (Player("Anna", "human"), Player("greedy", "bot"))
    assert Game.new(["Anna", "Ben"]).view(0).seats[1].name == "Ben"


def test_the_package_offers_its_names() -> None:
    for name in grachten.__all__:
        assert getattr(grachten, name) is not None
    with pytest.raises(AttributeError):
        _ = grachten.nothing


SEED = b"\x07" * 32
FITS = hashlib.sha256(SEED).hexdigest()
OTHER = "ab" * 32


def test_player_seeds_have_commitments() -> None:
    game = Game.new(3, seed=1, player_seeds=[SEED, b"", b"short"])
    hashed = hashlib.sha256(b"short").digest()
    assert game.player_seeds == (SEED, b"", hashed)
    assert game.player_commitments == (FITS, "", hashlib.sha256(hashed).hexdigest())
    assert Game.new(2, seed=1).player_commitments == ("", "")
    long = Game.new(2, seed=1, player_seeds=[b"", b"x" * 33])
    assert long.player_seeds == (b"", hashlib.sha256(b"x" * 33).digest())


def test_a_seat_may_commit_to_a_seed_and_withhold_it() -> None:
    game = Game.new(2, seed=1, player_seeds=[SEED, b""], player_commitments=[FITS, OTHER])
    assert game.player_commitments == (FITS, OTHER)
    assert game.player_seeds == (SEED, b"")
    assert game.steps == Game.new(2, seed=1, player_seeds=[SEED, b""]).steps
    assert Game.new(2, seed=1, player_commitments=["", OTHER]).steps == Game.new(2, seed=1).steps


@pytest.mark.parametrize(
    ("commitments", "seeds", "message"),
    [
        ([OTHER, ""], [SEED, b""], "seat 0: its seed does not fit its commitment"),
        (["", FITS], [SEED, b""], "seat 0: it has a seed, but never committed to one"),
        ([FITS], [SEED, b""], "player_commitments has 1 entries for 2 players"),
        ([FITS, "ab"], [SEED, b""], "a player commitment is 64 hex digits, or empty"),
        ([FITS.upper(), ""], [SEED, b""], "a player commitment is 64 hex digits, or empty"),
        ([FITS, None], [SEED, b""], "a player commitment is 64 hex digits, or empty"),
    ],
)
def test_seeds_that_do_not_fit_are_refused(
    commitments: list[str], seeds: list[bytes], message: str
) -> None:
    with pytest.raises(ParseError) as error:
        Game.new(2, player_seeds=seeds, player_commitments=commitments)
    assert (error.value.code, error.value.message) == ("bad_player_seeds", message)


def test_a_bot_of_the_dealer_has_neither_seed_nor_commitment() -> None:
    seats = [Player("Anna"), Player("greedy", "bot")]
    with pytest.raises(ParseError, match="seat 1: a bot of the dealer can't have a commitment"):
        Game.new(seats, player_seeds=[b"", SEED])
    with pytest.raises(ParseError, match="seat 1: a bot of the dealer can't have a commitment"):
        Game.new(seats, player_commitments=["", FITS])
    with pytest.raises(ParseError, match="seat 1: a bot of the dealer can't have a seed"):
        Game.new(seats, player_seeds=[b"", SEED], player_commitments=["", ""])
    outside = [Player("Anna"), Player("my bot", "outside")]
    assert Game.new(outside, player_seeds=[b"", SEED]).player_commitments == ("", FITS)
