"""The event loop's way to the database: queries in threads, and one thread that commits changes."""
