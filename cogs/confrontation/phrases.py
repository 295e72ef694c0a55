"""The sentences of The Confrontation and the names in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from bot.text import LANGUAGES, Catalogue, Language
from bot.text import phrasebook as common
from bot.text.phrasebook import LABEL as LABEL
from bot.text.phrasebook import Forms as Forms
from cogs.confrontation.components import CARDS, FIGURES, REGIONS, SIDES, SPECIALS

STRINGS = Path(__file__).parent / "strings"

_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "seat-": SIDES,
    "figure-": (*FIGURES[0], *FIGURES[1]),
    "region-": REGIONS,
    "card-": (*CARDS[0], *CARDS[1]),
    "special-": (*SPECIALS[0], *SPECIALS[1]),
}
_IDS = {each: f"{family}{each}" for family, ids in _FAMILIES.items() for each in ids}
"""The message id of everything that has a name."""


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

    def stood(self, position: int) -> Forms:
        """Where one of several figures stood, counted from 1; empty for 0."""
        return self.forms(f"stood-{position}") if position else {LABEL: "", "acc": ""}

    def _message(self, known: str) -> str | None:
        return _IDS.get(known)


CATALOGUE = Catalogue(STRINGS)
PHRASES: Mapping[Language, Phrasebook] = {language: Phrasebook(CATALOGUE[language]) for language in LANGUAGES}
