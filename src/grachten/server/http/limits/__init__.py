"""Limits on what a client may send, ask for and hold open."""
