"""The Fluent files: a folder for each language, and all files in it together are its words."""

from pathlib import Path

LOCALE = Path(__file__).resolve().parents[1] / "locale"
FALLBACK = "en"


def languages(folder: Path = LOCALE) -> list[str]:
    """The languages that there are, by their codes."""
    return sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))


def texts(language: str, folder: Path = LOCALE) -> dict[str, str]:
    """The files of a language by name."""
    return {
        path.name: path.read_text("utf-8") for path in sorted((folder / language).glob("*.ftl"))
    }
