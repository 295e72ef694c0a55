"""Messages of the command line, in the language of the shell."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.text import Catalogue, Language

STRINGS: Final = Path(__file__).parent / "strings"
REASONS: Final = Path(__file__).parents[1] / "match" / "strings"


def format_message(language: Language, message: str, **values: str | int) -> str:
    """A message of the command line, or a reason why a record cannot be read."""
    return Catalogue(STRINGS, REASONS)[language](message, **values)
