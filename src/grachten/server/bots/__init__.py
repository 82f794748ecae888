"""Bots at tables: scheduling their thinking, and bots that connect from outside."""
