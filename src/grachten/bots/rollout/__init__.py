"""Search: trying actions in many guesses of the hidden cards."""
