"""Who wrote a record: the software's name and version."""

VERSION = "0.1.0"
SOFTWARE = f"grachten {VERSION}"
