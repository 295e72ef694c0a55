"""Sentences with names in them: a name brings its grammatical forms along (DESIGN section 8).

`say("event-turn-began", side=say.name("sauron"))` gives the message `$side`, `$side-nom` and whatever
other forms the catalogue lists for this name in this language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from bot.text import LANGUAGES, Catalogue, Language, Speech

STRINGS = Path(__file__).parent / "strings"
FORMS = ("nom", "start", "gen", "dat", "acc", "ins", "to", "from", "in")
"""Forms a name may have; each language lists those it needs."""
FAMILIES = ("seat-", "region-", "skill-", "race-", "link-", "colour-", "landmark-", "token-")
"""What has a name: the beginnings of the message ids, before the id of the thing. No id is in two of them."""
LABEL = ""

Forms: TypeAlias = Mapping[str, str]
"""A name by form; `LABEL` is the bare name."""


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
        """The name of the side, region, skill, race, token … with this id. Raises KeyError for any other."""
        forms = self._found(known)
        if forms is None:
            raise KeyError(known)
        return forms

    def names(self, known: str) -> bool:
        """Whether something has this id."""
        return self._found(known) is not None

    def label(self, known: str) -> str:
        """The bare name, as on a button or in a list."""
        return self.name(known)[LABEL]

    def several(self, known: Sequence[str]) -> Forms:
        """Names joined to a list, in every form that all of them have."""
        names = [self.name(each) for each in known]
        shared = [form for form in names[0] if all(form in each for each in names)] if names else []
        return {form: self.speech.join([each[form] for each in names]) for form in shared}

    def _found(self, known: str) -> Forms | None:
        forms = self._names.get(known)
        if forms is None and known.isidentifier():
            ids = (f"{family}{known}" for family in FAMILIES)
            name = next(filter(self.speech.has, ids), None)
            if name is not None:
                forms = self._names[known] = _forms(self.speech, name)
        return forms


def _forms(speech: Speech, name: str) -> Forms:
    listed = {form: speech(f"{name}.{form}") for form in FORMS if speech.has(f"{name}.{form}")}
    return {LABEL: speech(name)} | listed


CATALOGUE = Catalogue(STRINGS)
PHRASES: Mapping[Language, Phrases] = {language: Phrases(CATALOGUE[language]) for language in LANGUAGES}
