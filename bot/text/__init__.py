"""Languages: the message catalogue, plurals, lists and dates."""

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
from bot.text.game_text import Chain, Chapter, GameText, Item, Unknown
from bot.text.given import GivenText
from bot.text.glossary import SIGN, Entry, explain_each, explain_signs
from bot.text.markdown import escape_markdown
from bot.text.passages import Passage, find_passages, plain_words, read_passages, rule_numbers, surroundings
from bot.text.phrasebook import LABEL, Forms, Phrasebook

__all__ = [
    "APART",
    "LABEL",
    "LANGUAGES",
    "SIGN",
    "BaseGameText",
    "Catalogue",
    "Chain",
    "Chapter",
    "Entry",
    "Forms",
    "GameText",
    "GivenText",
    "Item",
    "Language",
    "MissingMessageError",
    "Passage",
    "Phrasebook",
    "Translator",
    "Unknown",
    "collation",
    "escape_markdown",
    "explain_each",
    "explain_signs",
    "find_passages",
    "language_of",
    "plain_words",
    "read_chapters",
    "read_passages",
    "rule_numbers",
    "surroundings",
    "tell_problems",
]
