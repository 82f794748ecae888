"""Search: trying what may be done in many guesses of what is hidden."""
