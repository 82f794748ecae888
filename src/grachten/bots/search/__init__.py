"""Search: a tree of actions over many guesses of the hidden cards, judged by the evaluator."""
