"""Turn alerts for players who are not connected."""
