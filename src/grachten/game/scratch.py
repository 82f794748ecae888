"""Working memory for calls of the kernel."""

import threading

import numpy as np

from grachten.rules import layout
from grachten.rules.layout import Row
from grachten.rules.tape import new_tape


class Scratch(threading.local):
    """Arrays that the kernel writes to during a call. Each thread has its own."""

    def __init__(self) -> None:
        self.ids: Row = np.zeros(layout.MAX_ACTIONS, np.int64)
        self.tape: Row = new_tape()


scratch = Scratch()
