"""The server's own errors, where code needs to tell them apart."""

from grachten.errors import Conflict, Forbidden, GrachtenError, Unavailable


class DatabaseUnavailable(Unavailable):
    """The database does not answer; the log says why."""


class NoDatabase(DatabaseUnavailable):
    """A query has failed."""

    def __init__(self) -> None:
        super().__init__("no_database", "the database does not answer; try again in a moment")


class NotSaved(DatabaseUnavailable):
    """A change may or may not have been saved."""

    def __init__(self) -> None:
        message = "the database does not answer; look at the game, and try again"
        super().__init__("not_saved", message)


class Busy(Unavailable):
    """The server, or the table, has too much to do."""

    def __init__(self, message: str) -> None:
        super().__init__("busy", message)


class Restarting(Unavailable):
    """The server is about to stop."""

    def __init__(self) -> None:
        super().__init__("restart", "the server is restarting; come back in a moment")


class MovedOn(Conflict):
    """The game is no longer where the request assumed; the client has done nothing wrong."""


class Stale(MovedOn):
    """The request is for an earlier ply."""

    def __init__(self, ply: int) -> None:
        super().__init__("stale", "the game has moved on; look at it again", ply=ply)


class NotPlaying(MovedOn):
    """No game is in progress."""

    def __init__(self) -> None:
        super().__init__("not_playing", "no game is in progress at this table")


class BoardTooLarge(GrachtenError):
    """A board takes too long to draw, or its games would be too long."""

    def __init__(self, message: str) -> None:
        super().__init__("board_too_large", message)


class UnknownToken(Forbidden):
    """The token of an outside bot is not valid, or no longer."""

    def __init__(self) -> None:
        super().__init__("not_yours", "this token belongs to no bot of this server")


class TooMany(GrachtenError):
    """An address has used up its allowance."""

    status = 429


class TooManyRequests(TooMany):
    """An address sends too many requests."""

    retry = True

    def __init__(self) -> None:
        super().__init__("too_many_requests", "too many requests; wait a moment")


class TooManyReviews(TooMany):
    """Too many reviews are waiting, on this server or from one address."""

    retry = True

    def __init__(self) -> None:
        super().__init__("too_many_reviews", "too many games are being reviewed; try again later")


class NotReviewed(Conflict):
    """This game can't be reviewed."""


class ReviewFault(GrachtenError):
    """A review has ended with an internal error."""

    status = 500

    def __init__(self) -> None:
        super().__init__("fault", "an internal error; it has been logged")


class Misdirected(GrachtenError):
    """The request is for another host."""

    status = 421
