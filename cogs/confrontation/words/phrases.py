"""The sentences of The Confrontation and the names in them."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from bot.text import LABEL, Forms
from bot.text import phrasebook as common

STRINGS = Path(__file__).parent.parent / "strings"


class Phrasebook(common.Phrasebook):
    """One language of the game. Sides, figures, regions and cards have names."""

    FORMS: ClassVar = (
        "nom",
        "start",
        "gen",
        "dat",
        "acc",
        "ins",
        "to",
        "from",
        "in",
        "number",
        "gender",
        "figures",
    )
    FAMILIES: ClassVar = ("seat-", "figure-", "region-", "card-", "special-")

    def stood(self, position: int) -> Forms:
        """Where one of several figures stood, counted from 1; empty for 0."""
        return self.forms(f"stood-{position}") if position else {LABEL: "", "acc": ""}


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")
