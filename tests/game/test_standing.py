"""What a seat can be told of its own standing: open routes, and contracts that are fulfilled."""

from hypothesis import given

from game.playing import games, positions
from grachten.game import open_routes


@given(games)
def test_open_routes_are_those_that_the_view_leaves_open(setup: tuple[str, int, int]) -> None:
    for game in positions(*setup):
        for seat in range(setup[1]):
            found = open_routes(game.board, game.view(seat), seat)
            names = tuple(game.board.routes[number].name for number in found)
            assert game.open_routes(seat) == names


@given(games)
def test_fulfilled_contracts_are_those_of_the_end(setup: tuple[str, int, int]) -> None:
    for game in positions(*setup):
        for seat in range(setup[1]):
            assert set(game.fulfilled(seat)) <= set(game.view(seat).contracts or ())
    revealed = game.view(None).revealed
    assert revealed is not None
    for seat, secrets in enumerate(revealed):
        assert game.fulfilled(seat) == secrets.fulfilled
