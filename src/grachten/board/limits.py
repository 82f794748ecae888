"""The largest board that the rules can hold; the sizes of compiled rows follow from it."""

MAX_PLACES = 64
MAX_ROUTES = 128
MAX_CONTRACTS = 64
MAX_LENGTH = 12
