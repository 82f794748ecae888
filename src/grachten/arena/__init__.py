"""Matches between bots that prove who is better."""
