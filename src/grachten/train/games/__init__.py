"""Games for training, in compiled code: their positions, matches and deals."""
