"""Run `grachten` on a machine whose clock is wrong: python shifted.py SECONDS ARGUMENTS…"""

import sys
import time

shift = float(sys.argv.pop(1))
true_time, true_time_ns = time.time, time.time_ns
time.time = lambda: true_time() + shift
time.time_ns = lambda: true_time_ns() + round(shift * 1e9)

from grachten.cli.main import main  # noqa: E402

main()
