"""Planning in compiled code: what a seat wants, and what it does about it."""
