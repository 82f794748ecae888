"""JSON schemas of message types."""

from collections.abc import Sequence
from typing import Any

import msgspec


def schemas_of(
    types: Sequence[Any], ref_template: str = "#/$defs/{name}"
) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the schema of each type, and the schemas of all their parts by name.

    Descriptions are the docstrings without their examples, which are for Python programmers.
    """
    schemas, parts = msgspec.json.schema_components(types, ref_template=ref_template)
    for part in parts.values():
        if "description" in part:
            part["description"] = part["description"].partition(">>>")[0].rstrip()
    return list(schemas), parts
