"""Sentences with names in them: a name brings its grammatical forms along.

`say("event-turn-began", seat=say.name("north"))` gives the message `$seat`, `$seat-nom` and whatever other
forms the catalogue lists for this name in this language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import ClassVar, Final, Self, TypeAlias

from bot.text.catalogue import LANGUAGES, Catalogue, Language, Translator

LABEL = ""
YOU: Final = "you"
"""The message with the forms of whoever reads; its number is `you`."""

Forms: TypeAlias = Mapping[str, str]
"""A name by form; `LABEL` is the bare name."""


class Phrasebook:
    """One language of a game: call it with a message id and its variables, names as `Forms`.

    FORMS: a name may have; each language lists those it needs. FAMILIES: what has a name: the beginnings of
    the message ids, before the id of the thing; an id that is in several of them means the first.
    listener: the seat of whoever reads, who is called *you* instead of by its name; None: nobody is.
    """

    FORMS: ClassVar[tuple[str, ...]]
    FAMILIES: ClassVar[tuple[str, ...]] = ()

    def __init__(self, translator: Translator) -> None:
        self.translator = translator
        self.listener: str | None = None
        self._told: dict[str | None, Self] = {}
        self._names: dict[str, Forms] = {}

    @classmethod
    def read(cls, *folders: Path) -> Mapping[Language, Self]:
        """The phrasebook of each language, with the strings of these folders and the common ones."""
        catalogue = Catalogue(*folders)
        return {language: cls(catalogue[language]) for language in LANGUAGES}

    def to(self, listener: str | None) -> Self:
        """The same as told to the one at this seat; to None: with everybody named."""
        if listener == self.listener:
            return self
        found = self._told.get(listener)
        if found is None:
            found = self._told[listener] = copy(self)
            found.listener = listener
        return found

    def __call__(self, message: str, /, **values: str | int | Forms) -> str:
        """The message. Raises MissingMessageError for an unknown id or variable."""
        return self.translator(message, **_flatten(values))

    def name(self, known: str) -> Forms:
        """The name of what has this id in the game. Raises KeyError for an id nothing has."""
        if known == self.listener:
            return self.forms(YOU)
        forms = self._names.get(known)
        if forms is None:
            message = self._message(known)
            if message is None:
                raise KeyError(known)
            forms = self._names[known] = self.forms(message)
        return forms

    def names(self, known: str) -> bool:
        """Whether something has this id."""
        return self._message(known) is not None

    def label(self, known: str) -> str:
        """The bare name, as on a button or in a list."""
        return self.name(known)[LABEL]

    def labels(self, known: Sequence[str]) -> str:
        """Bare names in a list."""
        return self.translator.join([self.label(each) for each in known])

    def several(self, known: Sequence[str]) -> Forms:
        """Names joined to a list, in every form that all of them have; its number is `many`."""
        return self.join_names([self.name(each) for each in known])

    def join_names(self, names: Sequence[Forms]) -> Forms:
        """The same of names at hand: `Gimli, Legolas and Boromir`."""
        if len(names) == 1:
            return names[0]
        shared = [form for form in names[0] if all(form in each for each in names)] if names else []
        found = {form: self.translator.join([each[form] for each in names]) for form in shared}
        if "start" in found and "nom" in found:
            found["start"] = self.translator.join([names[0]["start"], *(each["nom"] for each in names[1:])])
        if "number" in found:
            found["number"] = "many"
        return found

    def forms(self, message: str) -> Forms:
        """The name a message gives, in the forms it has. Raises MissingMessageError."""
        forms = self._names.get(message)
        if forms is None:
            listed = {
                form: self.translator(f"{message}.{form}")
                for form in self.FORMS
                if self.translator.has(f"{message}.{form}")
            }
            forms = self._names[message] = {LABEL: self.translator(message)} | listed
        return forms

    def _message(self, known: str) -> str | None:
        """The message with the name of what has this id."""
        if not known.isidentifier():
            return None
        return next(filter(self.translator.has, (f"{family}{known}" for family in self.FAMILIES)), None)


def _flatten(values: Mapping[str, str | int | Forms]) -> dict[str, str | int]:
    """The variables of a message: for a name, one for each of its forms."""
    flat: dict[str, str | int] = {}
    for name, value in values.items():
        if isinstance(value, str | int):
            flat[name] = value
        else:
            flat |= {f"{name}-{form}" if form else name: text for form, text in value.items()}
    return flat
