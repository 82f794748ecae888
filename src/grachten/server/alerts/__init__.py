"""Turn notices for players who don't have the table in view."""
