"""Live tables: their games, transitions, clocks and connections."""
