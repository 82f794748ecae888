"""Reviews of finished games: computed once, one at a time, in a process of low priority."""
