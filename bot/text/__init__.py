"""Languages: the message catalogue, plurals, lists and dates (DESIGN section 8)."""

from bot.text.base_game_text import APART, BaseGameText
from bot.text.catalogue import (
    LANGUAGES,
    Catalogue,
    Language,
    MissingMessageError,
    Translator,
    language_of,
)
from bot.text.chapters import read_chapters
from bot.text.collation import collation
from bot.text.component_problems import tell_problems
from bot.text.game_text import Chain, Chapter, GameText, Item
from bot.text.markdown import escape_markdown
from bot.text.passages import Passage, find_passages, read_passages, rule_numbers, surroundings
from bot.text.phrasebook import LABEL, Forms, Phrasebook

__all__ = [
    "APART",
    "LABEL",
    "LANGUAGES",
    "BaseGameText",
    "Catalogue",
    "Chain",
    "Chapter",
    "Forms",
    "GameText",
    "Item",
    "Language",
    "MissingMessageError",
    "Passage",
    "Phrasebook",
    "Translator",
    "collation",
    "escape_markdown",
    "find_passages",
    "language_of",
    "read_chapters",
    "read_passages",
    "rule_numbers",
    "surroundings",
    "tell_problems",
]
