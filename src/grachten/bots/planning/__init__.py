"""Planning in compiled code: what a seat wants, and how it gets it."""
