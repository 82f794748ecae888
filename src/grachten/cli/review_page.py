"""The review of a game as one self-contained page, without scripts."""

import html
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files

from grachten.board.draw import draw_board
from grachten.cli.review_output import evaluator_words
from grachten.cli.review_words import (
    accuracy_words,
    choice_words,
    draw_words,
    names_of,
    percent,
    points,
    resigned_words,
    route_of,
)
from grachten.cli.screen import printable
from grachten.cli.words import step_words
from grachten.game import Game, Record
from grachten.review import Review
from grachten.review.graph import graph_svg
from grachten.review.model import Decision

# This policy forbids the page scripts, and any request to any server.
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"

BANDS = {"played": "#c8752e", "better": "#7c4dd0"}  # the colors of routes on the map
MEANING = (
    "These parts add up to the result. Luck is what chance brought, compared with the average of"
    " everything that it could bring. Own play is what the player lost by missing better moves, and"
    " play of others is what the other players gave away. The rest is what nobody could know."
)


def review_page(record: Record, review: Review) -> str:
    """Return the complete page."""
    return _Page(record, review).page()


class _Page:
    """The parts of the page of one review."""

    def __init__(self, record: Record, review: Review) -> None:
        self.record, self.review = record, review
        self.board = Game.from_header(record).board
        self.names = names_of(review)
        self.resigned = resigned_words(record, review, self.names)
        self.decisions = {decision.ply: decision for decision in review.decisions}

    def page(self) -> str:
        title = f"Review: {', '.join(self.names)}"
        style = files("grachten.cli").joinpath("review.css").read_text("utf-8")
        parts = (
            f"<h1>{_text(title)}</h1>\n",
            f"<p>On {_text(self.board.title)}. {_text(evaluator_words(self.review.evaluator))}",
            "</p>\n",
            f'<figure class="graph">{graph_svg(self.review)}</figure>\n',
            *self._accounts(),
            *self._moments(),
            self._marked(),
            *self._draws(),
            self._table(),
        )
        return (
            '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
            f"<title>{_text(title)}</title>\n<style>\n{style}</style>\n</head>\n"
            f"<body>\n<main>\n{''.join(parts)}</main>\n</body>\n</html>\n"
        )

    def _accounts(self) -> Iterator[str]:
        """Tell in words where each player's result comes from."""
        yield "<h2>Luck and play</h2>\n<ul>\n"
        for name, seat in zip(self.names, self.review.seats, strict=True):
            accuracy = ""
            if seat.accuracy is not None:
                accuracy = f" Accuracy: {accuracy_words(seat.accuracy)}."
            yield (
                f"<li><strong>{_text(name)}</strong> began with a chance of {percent(seat.start)}:"
                f" luck {points(seat.luck)}, own play {points(seat.own)}, play of others"
                f" {points(seat.others)}, what nobody could know {points(seat.remainder)}."
                f" Result: {percent(seat.result)} of the victory.{accuracy}</li>\n"
            )
        yield f"</ul>\n<p>{_text(MEANING)}</p>\n"

    def _moments(self) -> Iterator[str]:
        """Show the moments that decided the game, each with the board before it."""
        if self.review.moments:
            yield "<h2>What decided the game</h2>\n"
        game = Game.from_header(self.record)
        owners: Mapping[str, int] = {}
        for step in self.record.steps:
            game.follow(step)
            if step.ply in self.review.moments:
                told = " ".join(step_words(self.board, step, self.names))
                yield (
                    f'<section class="moment">\n<h3>Step {step.ply}</h3>\n<p>'
                    f"{_text(printable(told))} {_text(self._moved(step.ply))}</p>\n"
                    f"{self._picture(step.ply, owners)}\n</section>\n"
                )
            owners = game.view(None).routes

    def _picture(self, ply: int, owners: Mapping[str, int]) -> str:
        """Draw the board before a step, with the routes that were claimed and better to claim."""
        bands, keys = {}, []
        decision = self.decisions.get(ply)
        if decision is not None and decision.loss > 0:
            for what, action in (("played", decision.played), ("better", decision.best)):
                if route := route_of(action):
                    bands[route] = BANDS[what]
                    keys.append(f'<span class="{what}">{what}</span>')
        legend = f"<p>Marked on the map: {', '.join(keys)}.</p>\n" if keys else ""
        return legend + draw_board(self.board, owners, players=self.names, bands=bands)

    def _moved(self, ply: int) -> str:
        """Return what a step was worth: by its decision, and by luck."""
        sentences = []
        decision = self.decisions.get(ply)
        if decision is not None and decision.loss > 0:
            sentences.append(self._loss(decision))
        for chance in self.review.chances:
            if chance.ply == ply:
                lucks = (
                    f"{points(luck)} for {name}"
                    for name, luck in zip(self.names, chance.luck, strict=True)
                )
                what = "The lot" if chance.event is None else "Luck"
                sentences.append(f"{what}: {', '.join(lucks)}.")
        if ply == len(self.record.steps) - 1 and self.resigned:
            sentences.append(self.resigned)
        return " ".join(sentences)

    def _loss(self, decision: Decision) -> str:
        better = choice_words(self.board, decision.best)
        name = self.names[decision.seat]
        return f"It cost {name} {percent(decision.loss)}; better was: {better}."

    def _marked(self) -> str:
        """List the marked decisions."""
        rows = [
            (
                str(decision.ply),
                self.names[decision.seat] + (" (bot)" if decision.by == "bot" else ""),
                decision.mark,
                percent(decision.loss),
                choice_words(self.board, decision.played),
                choice_words(self.board, decision.best),
            )
            for decision in self.review.decisions
            if decision.mark != "sound"
        ]
        if not rows:
            return ""
        heads = ("step", "player", "mark", "lost", "played", "better")
        return "<h2>Marked decisions</h2>\n" + _table(heads, rows)

    def _draws(self) -> Iterator[str]:
        for head, draw in (
            ("Luckiest", self.review.luckiest),
            ("Unluckiest", self.review.unluckiest),
        ):
            if draw is not None:
                words = draw_words(self.record, self.board, draw, self.names)
                yield f"<p><strong>{head} draw:</strong> {_text(words)}</p>\n"

    def _table(self) -> str:
        """Return the graph as a table."""
        rows = [
            (str(position.ply), *(percent(share) for share in position.shares))
            for position in self.review.positions
        ]
        table = _table(("step", *self.names), rows)
        return f"<details>\n<summary>The graph as a table</summary>\n{table}</details>\n"


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    head = "".join(f'<th scope="col">{_text(cell)}</th>' for cell in heads)
    body = "".join(
        f'<tr><th scope="row">{_text(row[0])}</th>'
        + "".join(f"<td>{_text(cell)}</td>" for cell in row[1:])
        + "</tr>\n"
        for row in rows
    )
    return (
        f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n'
        "</table></div>\n"
    )


def _text(words: str) -> str:
    return html.escape(words).replace(" %", "\u00a0%")
