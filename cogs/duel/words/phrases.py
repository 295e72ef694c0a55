"""The sentences of Duel for Middle-earth and the names in them."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from bot.text import phrasebook as common

STRINGS = Path(__file__).parent.parent / "strings"


class Phrasebook(common.Phrasebook):
    """One language of the game. Sides, regions, skills, races, tokens … have names, no two the same id."""

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "ins", "to", "from", "in", "number")
    FAMILIES: ClassVar = ("seat-", "region-", "skill-", "race-", "link-", "colour-", "landmark-", "token-")


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")
