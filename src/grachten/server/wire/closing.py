"""How the server ends a WebSocket."""

LAST_SECONDS = 2.0  # for a last message to a client that may not be reading
