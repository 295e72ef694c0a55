"""Languages: the message catalogue, plurals, lists and dates (DESIGN section 8)."""

from bot.text.catalogue import (
    LANGUAGES,
    Catalogue,
    Language,
    MissingMessageError,
    Speech,
    glance,
    language_of,
)
from bot.text.chapters import read_chapters
from bot.text.collation import collation
from bot.text.words import Chapter, Item, Words

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Chapter",
    "Item",
    "Language",
    "MissingMessageError",
    "Speech",
    "Words",
    "collation",
    "glance",
    "language_of",
    "read_chapters",
]
