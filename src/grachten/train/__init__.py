"""Training the evaluator: games, positions with their results, and the fit of the net."""
