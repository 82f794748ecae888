"""`grachten play`: the game in the terminal."""
