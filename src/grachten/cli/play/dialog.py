"""The dialog with the person at the keyboard until a move is chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count as count_up
from pathlib import Path

from rich.text import Text

from grachten.cli.play.contract_status import contract_statuses, wanted_routes
from grachten.cli.play.help import help_view, hint
from grachten.cli.play.moves import Move, matching, number_moves, ways_view
from grachten.cli.play.narration import log_view
from grachten.cli.play.page import Page
from grachten.cli.play.preview import move_preview
from grachten.cli.play.route_view import routes_view
from grachten.cli.play.saves import write_copy
from grachten.cli.play.symbols import COLOR_OF_LETTER
from grachten.cli.play.terminal import Terminal
from grachten.cli.rules import blocks_of, plain_lines, rule_of, rules_text
from grachten.cli.screen import first_capital, localized_error, printable
from grachten.errors import GrachtenError, ParseError, Refusal
from grachten.game import Action, ClaimRoute, Game, Step, parse_action
from grachten.words import error_words, t

LOG_STEPS = 20
MOST_LINES = 1000  # without a move, from a pipe that may be endless
ONE_LETTER = {letter: f"draw:{color}" for letter, color in COLOR_OF_LETTER.items()}
ONE_LETTER |= {"d": "draw:deck", "c": "contracts"}


class Quit(Exception):
    """The player leaves the game, which can be resumed later."""


@dataclass
class Preferences:
    """What a player can change while playing."""

    confirm: bool = True


class Dialog:
    """One decision of one seat; everything shown comes from what this seat may know."""

    def __init__(
        self,
        terminal: Terminal,
        game: Game,
        names: Sequence[str],
        preferences: Preferences,
        saved: Path,
    ) -> None:
        """Prepare a decision of the seat to move; `saved` is the game's automatic save file."""
        self._terminal = terminal
        self._game = game
        self._names = names
        self._preferences = preferences
        self._saved = saved
        self._seat = game.to_move
        self._commands: Mapping[str, Callable[[str], None]] = {
            "confirm": self._confirm_setting,
            "hand": self._hand,
            "help": lambda _: terminal.show(help_view()),
            "log": self._log,
            "map": self._map,
            "moves": self._list_moves,
            "routes": self._routes,
            "rules": self._rules,
            "save": self._save,
            "why": self._why,
        }

    def decide(self, news: Sequence[Step]) -> Action | None:
        """Return the move that the person has chosen and confirmed; None if they resign."""
        self._page = self._make_page(news)
        self._page.show()
        lines = count_up() if self._terminal.interactive else range(MOST_LINES)
        for _ in lines:
            said = self._terminal.ask(f"{t('cli-your-move')} ")
            word = said.casefold()
            if word in ("quit", "exit", "q"):
                raise Quit
            if word == "resign":
                if self._resigns():
                    return None
                continue
            action = self._understand(said)
            if action is not None and self._confirmed(action):
                return action
        raise Quit

    def _make_page(self, news: Sequence[Step]) -> Page:
        game, board = self._game, self._game.board
        view = game.view(self._seat)
        contracts = [*(view.contracts or ()), *(view.offer or ())]
        wanted = wanted_routes(board, view, contract_statuses(board, view, contracts))
        moves = number_moves(board, view, game.legal_actions(), wanted)
        return Page(board, view, news, moves, self._names, self._terminal)

    # From the typed line to an action.

    def _understand(self, said: str) -> Action | None:
        """Return the requested action; None if the line was a command, which runs here."""
        word, _, rest = said.partition(" ")
        word = {"?": "help", "h": "help", "m": "map"}.get(word, word).casefold()
        if not said:
            self._page.show()
        elif said.isascii() and said.isdigit():
            return self._of_number(int(said[:9]))
        elif word in self._commands:
            self._commands[word](rest.strip())
        else:
            return self._of_text(said.casefold())
        return None

    def _of_number(self, number: int) -> Action | None:
        """Return the move of that number; ask how to pay if there are several ways."""
        if not 1 <= number <= len(self._page.moves):
            self._say(t("cli-move-numbers", last=len(self._page.moves)))
            return None
        move = self._page.moves[number - 1]
        return move.actions[0] if len(move.actions) == 1 else self._way_to_pay(move)

    def _way_to_pay(self, move: Move) -> Action | None:
        self._terminal.show(ways_view(self._game.board, move))
        said = self._terminal.ask(f"{t('cli-pay-how')} ")
        if said.isascii() and said.isdigit() and 1 <= int(said[:9]) <= len(move.actions):
            return move.actions[int(said) - 1]
        self._say(t("cli-taken-back"))
        return None

    def _of_text(self, text: str) -> Action | None:
        """Return an action in its own notation, or else search the moves for the text."""
        try:
            action = _read_action(text)
        except ParseError as error:
            if ":" in text:
                self._complain(error)
            else:
                self._look_for(text)
            return None
        try:
            refusal = self._game.why_not(action, self._seat)
        except ParseError as error:  # it names something that this board lacks
            self._complain(error)
            return None
        if refusal is not None:
            self._refuse(refusal)
            return None
        return action

    def _look_for(self, text: str) -> None:
        """List the moves that match these words, with their usual numbers."""
        found = matching(self._game.board, self._page.moves, text)
        if found:
            self._terminal.show(*self._page.moves_part(moves=found))
        else:
            self._say(hint(self._game.board, text, [*self._commands, "quit", "resign"]))

    def _confirmed(self, action: Action) -> bool:
        """Show what the action will do, and return whether the person confirms it."""
        if not self._preferences.confirm:
            return True
        self._terminal.show(move_preview(self._game.board, self._page.view, action))
        said = self._terminal.ask(f"{t('cli-confirm')} ")
        if not said or says_yes(said):
            return True
        self._say(t("cli-taken-back"))
        return False

    def _resigns(self) -> bool:
        if len(self._game.players) > 2:
            self._say(t("cli-resign-seat"))
        else:
            self._say(t("cli-resign-all"))
        said = self._terminal.ask(f"{t('cli-resign-sure')} ")
        if len(said) > 1 and says_yes(said):  # only the whole word counts
            return True
        self._say(t("cli-play-on"))
        return False

    # The other commands.

    def _list_moves(self, word: str) -> None:
        if word:
            self._look_for(word.casefold())
        else:
            self._terminal.show(*self._page.moves_part())

    def _confirm_setting(self, word: str) -> None:
        if word in ("on", "off"):
            self._preferences.confirm = word == "on"
        self._say(t("cli-confirm-on") if self._preferences.confirm else t("cli-confirm-off"))

    def _hand(self, word: str) -> None:
        if word:
            self._say(t("cli-just-hand"))
        else:
            self._page.show_hand()

    def _map(self, word: str) -> None:
        if word:
            self._say(t("cli-just-map", text=printable(word, 40)))
        else:
            self._page.show_map()

    def _log(self, word: str) -> None:
        """Show the last steps, or as many as requested."""
        steps = self._game.steps_for(self._seat)
        most = LOG_STEPS
        if word == "all":
            most = len(steps)
        elif word.isascii() and word.isdigit():
            most = max(1, int(word[:9]))
        elif word:
            self._say(t("cli-log-how"))
            return
        self._terminal.show(log_view(self._game.board, steps, self._names, self._seat, most))
        if len(steps) > most:
            self._say(t("cli-log-last", shown=most, all=len(steps)))

    def _routes(self, word: str) -> None:
        page = self._page
        actions = [a for move in page.moves for a in move.actions if isinstance(a, ClaimRoute)]
        payable = {action.route for action in actions}
        statuses = page.statuses + page.offered
        symbols = self._terminal.symbols
        shown = routes_view(page.board, page.view, statuses, payable, self._names, word, symbols)
        self._terminal.show(*shown)

    def _rules(self, word: str) -> None:
        """Show all rules, or one of them."""
        try:
            blocks = list(blocks_of(rules_text()))
            shown = [rule_of(blocks, word)] if word else blocks
        except GrachtenError as error:
            self._complain(error)
        else:
            self._terminal.show(*plain_lines(shown))

    def _why(self, word: str) -> None:
        """Explain why a move is not legal now."""
        if not word:
            self._say(t("cli-why-how"))
            return
        try:
            refusal = self._game.why_not(_read_action(word.casefold()), self._seat)
        except ParseError as error:
            self._complain(error)
            return
        if refusal is None:
            self._say(t("cli-may-do"))
        else:
            self._refuse(refusal)

    def _save(self, word: str) -> None:
        if not word:
            self._terminal.show_line(t("cli-saved-in", path=str(self._saved)))
            return
        try:
            path = write_copy(self._game, Path(word))
        except GrachtenError as error:
            self._terminal.show_line(printable(error.message))  # it may start with a path
            return
        self._terminal.show_line(t("cli-copy-in", path=str(path)))
        self._terminal.show_line(t("cli-goes-on-in", path=str(self._saved)))

    def _refuse(self, refusal: Refusal) -> None:
        self._say(t("cli-not-now", why=error_words(refusal), rule=refusal.rule))

    def _complain(self, error: GrachtenError) -> None:
        self._say(first_capital(printable(error_words(error))))

    def _say(self, words: str) -> None:
        self._terminal.show(Text(words))


def _read_action(text: str) -> Action:
    """Parse an action's text; `draw red` and single letters work too."""
    text = ONE_LETTER.get(text, text)
    kind, _, rest = text.partition(" ")
    if kind in ("draw", "take", "claim", "keep") and rest:
        text = f"{'draw' if kind == 'take' else kind}:{rest.strip()}"
        if kind in ("claim", "keep") and ":" not in rest and "-" not in rest:
            raise localized_error(ParseError, "unreadable_action", text=printable(text, 40))
    return parse_action(text)


def says_yes(said: str) -> bool:
    """Return whether the answer means yes, in English or in the player's language."""
    return said.casefold() in ("y", "yes", *t("cli-yes").split())


def says_no(said: str) -> bool:
    return said.casefold() in ("n", "no", *t("cli-no").split())
