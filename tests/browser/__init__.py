"""Tests that drive a real browser; the tests of a process share one, and one server."""
