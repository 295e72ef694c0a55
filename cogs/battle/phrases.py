"""Sentences with names in them: a name brings its grammatical forms along (DESIGN section 8).

`say("event-turn-began", seat=say.name("north"))` gives the message `$seat`, `$seat-nom` and whatever other
forms the catalogue lists for this name in this language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from bot.text import LANGUAGES, Catalogue, Language, Speech
from cogs.battle.components import COMPANIONS, ENEMIES, ICON, KIND, MORDOR_KINDS
from cogs.battle.state import SEATS

STRINGS = Path(__file__).parent / "strings"
FORMS = ("nom", "start", "gen", "dat", "acc", "ins", "number")
"""Forms a name may have; each language lists those it needs."""
LABEL = ""
SYMBOL_FACES: Mapping[str, str] = {
    "sword": "🗡️",
    "axe": "🪓",
    "shield": "🛡️",
    "bow": "🏹",
    "spear": "🔱",
    "fist": "✊",
    "any": "⭐",
}
"""Each symbol's icon as an emoji: a shape beside the word, where there is room for one character."""

Forms: TypeAlias = Mapping[str, str]
"""A name by form; `LABEL` is the bare name."""

_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "seat-": SEATS,
    "companion-": COMPANIONS,
    "enemy-": ENEMIES,
    "mordor-": MORDOR_KINDS,
}
_IDS = {each: f"{family}{KIND.get(each, each)}" for family, ids in _FAMILIES.items() for each in ids}
"""The message id of everything that has a name; copies of a card share the printed one's."""


def party_letter(number: int) -> str:
    """A party as the rulebook names it: A, B, C …"""
    return chr(ord("A") + (number - 1) % 26)


def shapes(symbols: Sequence[str]) -> str:
    """Symbols as emoji, one after the other."""
    return "".join(SYMBOL_FACES[ICON[symbol]] for symbol in symbols)


class Phrases:
    """One language of the game: call it with a message id and its variables, names as `Forms`."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._names: dict[str, Forms] = {}

    def __call__(self, message: str, /, **values: str | int | Forms) -> str:
        """The message. Raises MissingMessageError for an unknown id or variable."""
        flat: dict[str, str | int] = {}
        for name, value in values.items():
            if isinstance(value, Mapping):
                flat |= {f"{name}-{form}" if form else name: text for form, text in value.items()}
            else:
                flat[name] = value
        return self.speech(message, **flat)

    def name(self, known: str) -> Forms:
        """The name of the seat or card with this id. Raises KeyError for any other."""
        forms = self._names.get(known)
        if forms is None:
            forms = self._names[known] = _forms(self.speech, _IDS[known])
        return forms

    def names(self, known: str) -> bool:
        """Whether something has this id."""
        return known in _IDS

    def label(self, known: str) -> str:
        """The bare name, as on a button or in a list."""
        return self.name(known)[LABEL]

    def labels(self, known: Sequence[str]) -> str:
        """Bare names in a list."""
        return self.speech.join([self.label(each) for each in known])

    def several(self, known: Sequence[str]) -> Forms:
        """Names joined to a list, in every form that all of them have."""
        names = [self.name(each) for each in known]
        shared = [form for form in names[0] if all(form in each for each in names)] if names else []
        joined = {form: self.speech.join([each[form] for each in names]) for form in shared}
        if "start" in joined:
            rest = [each["nom"] for each in names[1:]]
            joined["start"] = self.speech.join([names[0]["start"], *rest])
        if len(names) > 1:
            joined["number"] = "many"
        return joined

    def symbol(self, symbol: str) -> Forms:
        """The name of a symbol: colour and icon."""
        return _forms(self.speech, f"symbol-{symbol}")

    def symbols(self, symbols: Sequence[str]) -> str:
        """Symbols in words and shapes: `🗡️ sword, 🛡️ shield`."""
        found = [f"{shapes([each])} {self.symbol(each)[LABEL]}" for each in symbols]
        return self.speech.join(found) if found else ""


def _forms(speech: Speech, name: str) -> Forms:
    listed = {form: speech(f"{name}.{form}") for form in FORMS if speech.has(f"{name}.{form}")}
    return {LABEL: speech(name)} | listed


CATALOGUE = Catalogue(STRINGS)
PHRASES: Mapping[Language, Phrases] = {language: Phrases(CATALOGUE[language]) for language in LANGUAGES}
