"""Sentences with names in them: a name brings its grammatical forms along (DESIGN section 8).

`say("event-hobbit-arrived", seat=say.name("sam"))` gives the message `$seat`, `$seat-gen` and whatever other
forms the catalogue lists for this name in this language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from bot.text import LANGUAGES, Catalogue, Language, Speech
from cogs.journey.components import COLOURS, HOBBITS, NAZGUL, PLACES, SYMBOLS

STRINGS = Path(__file__).parent / "strings"
FORMS = ("nom", "start", "gen", "dat", "acc", "loc", "to", "from", "in")
"""Forms a name may have; each language lists those it needs."""
LABEL = ""

Forms: TypeAlias = Mapping[str, str]
"""A name by form; `LABEL` is the bare name."""
Pair: TypeAlias = tuple[str, str]
"""A die: its colour and its symbol."""

_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "seat-": HOBBITS,
    "place-": PLACES,
    "symbol-": SYMBOLS,
    "colour-": COLOURS,
}
_IDS = {each: f"{family}{each}" for family, ids in _FAMILIES.items() for each in ids}
"""The message id of everything that has a name."""


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
        """The name of the hobbit, place, symbol or colour with this id. Raises KeyError for any other."""
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

    def several(self, known: Sequence[str]) -> Forms:
        """Names joined to a list, in every form that all of them have."""
        return self._joined([self.name(each) for each in known])

    def dice(self, dice: Sequence[Pair]) -> Forms:
        """Dice as a list of symbols; a Nazgûl with its colour, which is all the colour matters for (1.2)."""
        return self._joined([self._die(*each) for each in dice])

    def _die(self, colour: str, symbol: str) -> Forms:
        if symbol != NAZGUL:
            return self.name(symbol)
        return _forms(self.speech, f"nazgul-{colour}")

    def _joined(self, names: Sequence[Forms]) -> Forms:
        shared = [form for form in names[0] if all(form in each for each in names)] if names else []
        return {form: self.speech.join([each[form] for each in names]) for form in shared}


def _forms(speech: Speech, name: str) -> Forms:
    listed = {form: speech(f"{name}.{form}") for form in FORMS if speech.has(f"{name}.{form}")}
    return {LABEL: speech(name)} | listed


CATALOGUE = Catalogue(STRINGS)
PHRASES: Mapping[Language, Phrases] = {language: Phrases(CATALOGUE[language]) for language in LANGUAGES}
