"""The base path: the path of its domain below which the server is."""

from starlette.types import Scope


def path_below(scope: Scope) -> str:
    """Return the path of a request below the base path; empty if it is elsewhere."""
    base: str = scope.get("root_path", "")
    path: str = scope["path"]
    return path.removeprefix(base) if path.startswith(f"{base}/") else ""
