"""Tables and games in a database."""
