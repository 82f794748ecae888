"""What a connection of an outside bot does to its seat, in the document of a table."""

from grachten.errors import GrachtenError
from grachten.store.documents import Chair, Document


class SeatHolder:
    """A connection of a bot, as the chairs of tables name it."""

    def __init__(self, node: str, number: str, bot: str) -> None:
        self.bot = bot
        self.id = f"{node}/{number}/{bot}"

    def holds(self, chair: Chair) -> bool:
        return chair.outside and chair.bot == self.bot and chair.link == self.id

    def check(self, chair: Chair) -> None:
        """Raise if the seat is not this connection's."""
        if not self.holds(chair):
            raise GrachtenError("removed", "this seat belongs to another player now")

    def take(self, document: Document, seat: int, commitment: str) -> None:
        """Take a seat that is free for the bot."""
        chair = document.chairs[seat]
        chair.link = self.id
        if document.state == "waiting":  # once the terms are locked, the bot plays without a seed
            chair.commitment = commitment

    def return_to(self, document: Document, seat: int, ply: int, now: int) -> None:
        """Play again, except for a decision that a substitute was about to make."""
        chair = document.chairs[seat]
        self.check(chair)
        if chair.away:
            chair.forfeited = ply
        chair.away, chair.back = False, now

    def fail(self, document: Document, seat: int) -> None:
        """Let a substitute play, because the bot did not follow the protocol."""
        self.check(document.chairs[seat])
        document.chairs[seat].away = True

    def leave(self, document: Document, seat: int) -> None:
        """Leave the seat to another connection of the same bot."""
        chair = document.chairs[seat]
        if chair.link != self.id:
            raise GrachtenError("removed", "this seat belongs to another player now")
        chair.link = None
        if document.state == "waiting":
            chair.commitment = ""  # the next connection commits to its own seed


def decline(document: Document, seat: int) -> None:
    """Open the seat again if the game has not begun; otherwise let a substitute play."""
    if document.state == "waiting":
        document.chairs[seat] = Chair()
    else:
        document.chairs[seat].away = True


def holder_of(chair: Chair) -> tuple[str, str]:
    """Return the node and the bot of the connection that a chair names; "" if it names none."""
    node, _, rest = (chair.link or "").partition("/")
    return node, rest.partition("/")[2]
