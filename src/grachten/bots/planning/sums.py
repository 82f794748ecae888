"""What compiled code reports about each action that it tries: sums over all trials."""

import numpy as np
import numpy.typing as npt

Sums = npt.NDArray[np.float64]

# The columns: the worth of the results, the shares of victories, and the number of trials.
WORTH, WINS, TRIALS = range(3)
