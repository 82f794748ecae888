"""Matches between bots that show which one is better."""
