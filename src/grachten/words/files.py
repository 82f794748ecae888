"""The Fluent files: one folder per language; all files in it together are its messages."""

from pathlib import Path

LOCALE = Path(__file__).resolve().parents[1] / "locale"
FALLBACK = "en"


def languages(folder: Path = LOCALE) -> list[str]:
    """Return the codes of all languages."""
    return sorted(path.name for path in folder.iterdir() if any(path.glob("*.ftl")))


def texts(language: str, folder: Path = LOCALE) -> dict[str, str]:
    """Return the files of a language by name."""
    return {
        path.name: path.read_text("utf-8") for path in sorted((folder / language).glob("*.ftl"))
    }
