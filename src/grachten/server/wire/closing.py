"""How WebSockets end: the status codes (RFC 6455, 7.4.1), and the time for a last message."""

GOING_AWAY = 1001  # the connection was dropped, or the server is stopping
POLICY_VIOLATION = 1008  # the client is not let in, or does not follow the protocol
INTERNAL_ERROR = 1011

LAST_SECONDS = 2.0  # for a last message to a client that may not be reading
