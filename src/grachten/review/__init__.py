"""The review of a finished game, which tells luck from skill."""

from grachten.review.model import Review
from grachten.review.reviewing import review_game

__all__ = ["Review", "review_game"]
