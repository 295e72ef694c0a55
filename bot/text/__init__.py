"""Languages: the message catalogue, plurals, lists and dates (DESIGN section 8)."""

from bot.text.catalogue import (
    LANGUAGES,
    Catalogue,
    Language,
    MissingMessageError,
    Translator,
    glance,
    language_of,
)
from bot.text.chapters import read_chapters
from bot.text.collation import collation
from bot.text.game_text import Chapter, GameText, Item

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "Chapter",
    "GameText",
    "Item",
    "Language",
    "MissingMessageError",
    "Translator",
    "collation",
    "glance",
    "language_of",
    "read_chapters",
]
