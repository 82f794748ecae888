"""Keeping tables and games in a database."""
