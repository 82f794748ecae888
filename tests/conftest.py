"""Settings for all tests."""

import os

from hypothesis import settings

# Where a change is judged, the same examples are tried every time; elsewhere, new ones.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("here", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")
