"""The types that clients exchange with the server, over WebSockets and HTTP."""
