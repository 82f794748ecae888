"""A game at one terminal: bots move, people are asked in turn, and the end is scored."""

from contextlib import suppress

from rich.text import Text

from grachten.cli.play.dialog import Dialog, Preferences, Quit
from grachten.cli.play.final_score import final_score_view
from grachten.cli.play.local_game import LocalGame
from grachten.cli.play.narration import news_view
from grachten.cli.play.saves import keep_finished, shell
from grachten.cli.play.table_view import title
from grachten.cli.play.terminal import Terminal
from grachten.cli.screen import printable, program
from grachten.cli.words import contract_words, who
from grachten.errors import GrachtenError
from grachten.game import Action, Keep, Step
from grachten.words import list_words, t

INTERRUPTED = 130  # the exit code after Ctrl-C


class TerminalGame:
    """A game of people and bots at one terminal, until it is over or somebody quits."""

    def __init__(self, terminal: Terminal, local: LocalGame) -> None:
        self._terminal = terminal
        self._local = local
        self._preferences = Preferences()
        self._seen = {seat: local.last_step_of(seat) for seat in local.people}
        self._at_keyboard: int | None = None  # whose secrets are on the screen
        self._warned = ""

    def play(self) -> int:
        """Play to the end, or until somebody quits; return the exit code."""
        try:
            self._welcome()
            while not self._local.game.over:
                self._next_step()
                self._warn_unsaved()
            self._end()
        except (Quit, EOFError):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self._leave()
            return INTERRUPTED
        except BrokenPipeError:
            raise
        except OSError:  # the terminal is gone, but the game is saved
            return 0
        finally:
            self._local.close()
        return 0

    def _welcome(self) -> None:
        """Say who plays, and how the first player was chosen (R6)."""
        game, terminal = self._local.game, self._terminal
        terminal.show(
            title(f"{game.board.title}: {list_words(self._local.names)}", terminal.symbols)
        )
        first = who(self._local.names[game.first])
        if game.ply > 0:
            terminal.show(t("cli-goes-on", moves=game.ply))
        elif game.first_by == "choice":
            terminal.show(t("cli-begins-chosen", **first))
        else:
            terminal.show(t("cli-begins-by-lot", **first))
        if game.ply == 0:
            facts = {"commitment": game.commitment, "program": program()}
            terminal.show_line(t("cli-commitment", **facts))
            for seat, commitment in enumerate(game.player_commitments or ()):
                if commitment:
                    about = who(self._local.names[seat])
                    words = t("cli-player-commitment", commitment=commitment, **about)
                    terminal.show_line(words)
        terminal.show(t("cli-type-help"))
        self._tell_failures()
        self._warn_unsaved()

    def _next_step(self) -> None:
        seat = self._local.game.to_move
        if self._local.is_bot(seat):
            self._let_bot_move(seat)
            self._tell_failures()
            return
        self._hand_over(seat)
        dialog = Dialog(
            self._terminal,
            self._local.game,
            self._local.names,
            self._preferences,
            self._local.save.path,
        )
        action = dialog.decide(self._news(seat))
        if action is None:
            self._resign(seat)
        else:
            self._do(seat, action)

    def _let_bot_move(self, seat: int) -> None:
        if not self._local.may_take_long(seat):
            self._local.let_bot_move()
            return
        words = t("cli-thinks", name=self._local.names[seat])
        self._terminal.run_showing(words, self._local.let_bot_move)

    def _tell_failures(self) -> None:
        """Say which bots have failed, and that the game continues."""
        for line in self._local.take_failures():
            self._terminal.show(Text(printable(line), "bold red"))

    def _do(self, seat: int, action: Action) -> None:
        """Make the move; its result is shown on the next page, or before the hand-over."""
        local, terminal = self._local, self._terminal
        setting_up = local.game.view(seat).phase == "setup"
        local.do(action)
        if setting_up and isinstance(action, Keep):  # nobody learns it before all have chosen (R4)
            kept = (contract_words(local.game.board, name) for name in action.contracts)
            about = who(local.names[seat], told=True)
            terminal.show(" ".join(t("log-kept-known", contract=c, **about) for c in kept))

    def _news(self, seat: int) -> list[Step]:
        """Return the steps since the seat was last told, and mark them as told."""
        steps = self._local.game.steps_for(seat, self._seen[seat])
        if steps:
            self._seen[seat] = steps[-1].ply
        return steps

    def _tell(self, seat: int) -> None:
        """Show the seat the steps it has not seen yet."""
        game, symbols = self._local.game, self._terminal.symbols
        steps = self._news(seat)
        told = news_view(game.board, steps, self._local.names, game.view(seat), symbols)
        if told is not None:
            self._terminal.show(told)

    def _resign(self, seat: int) -> None:
        local = self._local
        name = local.names[seat]
        local.resign()
        if not local.game.over:
            self._terminal.show(t("cli-leaves", **who(name)))
            if not local.people:
                self._terminal.show(t("cli-only-bots"))

    # Several people at one keyboard.

    def _hand_over(self, seat: int) -> None:
        """Clear the screen before another person's secrets are shown."""
        local, terminal = self._local, self._terminal
        before, self._at_keyboard = self._at_keyboard, seat
        if before == seat or (before is None and len(local.people) == 1):
            return
        if before is not None:
            if not local.is_bot(before):  # a player who has left sees nothing more
                self._tell(before)
            self._pause(t("cli-clear-screen", name=local.game.players[before].name))
            terminal.wipe()
        self._pause(t("cli-pass-keyboard", name=local.names[seat]))
        terminal.wipe()

    def _pause(self, prompt: str) -> None:
        if self._terminal.ask(f"{prompt} ").casefold() in ("quit", "exit", "q"):
            raise Quit

    # The end.

    def _end(self) -> None:
        local, terminal = self._local, self._terminal
        kept = self._keep()
        if self._at_keyboard is not None:
            self._tell(self._at_keyboard)
        view = local.game.view(None)
        terminal.show(*final_score_view(local.game.board, view, local.names, terminal.symbols))
        for line in kept:
            terminal.show_line(line)

    def _keep(self) -> list[str]:
        """Save the finished game with the others; return lines about where it is."""
        save = self._local.save
        try:
            path, number = keep_finished(self._local.game)
        except GrachtenError as error:
            lines = [t("cli-not-kept", why=error.message)]
            path, number = save.path, 0
        else:
            lines = []
            if save.automatic:
                save.remove()
        which = f" --game {number}" if number else ""
        return [
            *lines,
            t("cli-kept-in", path=str(path)),
            t("cli-look-again", command=f"{program()} replay {shell(path)}{which}"),
            t("cli-check-game", command=f"{program()} verify {shell(path)}"),
        ]

    def _leave(self) -> None:
        """Say how to resume the game, which is already saved."""
        with suppress(OSError):  # the terminal may be gone
            self._terminal.show("")
            if len(self._local.people) > 1:
                self._terminal.wipe()  # the next person must not see anybody's cards
            self._warn_unsaved(always=True)
            if self._local.trouble is None:
                path = self._local.save.path
                command = f"{program()} play --resume {shell(path)}"
                self._terminal.show_line(t("cli-saved", command=command))

    def _warn_unsaved(self, always: bool = False) -> None:
        """Say once that the game is not being saved, and why."""
        trouble = self._local.trouble
        words = "" if trouble is None else t("cli-not-saved", why=trouble.message)
        if words and (always or words != self._warned):
            self._terminal.show(Text(words, "bold red"))
        self._warned = words
