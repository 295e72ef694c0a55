"""Sentences with names in them: a name brings its grammatical forms along (DESIGN section 8).

`say("story-army-marched", seat=say.name("shadow"))` gives the message `$seat`, `$seat-nom` and whatever other
forms the catalogue lists for this name in this language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypeAlias

from bot.text import LANGUAGES, Catalogue, Language, Speech

STRINGS = Path(__file__).parent / "strings"
FOLDERS = ("names", "house", "state", "texts", "choices", "story", "skirmish", "groteka")
FORMS = ("nom", "start", "gen", "dat", "acc", "ins", "loc", "to", "from", "in", "number")
"""Forms a name may have; each language lists those it needs. number: `one` or `many`, for the verb."""
FAMILIES = (
    "seat-",
    "region-",
    "nation-",
    "figure-",
    "hero-",
    "card-",
    "effect-",
    "tile-",
    "face-",
    "deck-",
    "use-",
)
"""What has a name: the beginnings of the message ids, before the id of the thing. An id that is in several of
them (the Nation and the seat, Aragorn and the use of a die that brings him) means the first; the others have
functions of their own."""
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
        """The name of the seat, region, figure, card … with this id. Raises KeyError for any other."""
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
        """Names joined to a list, in every form that all of them have; its number is `many`."""
        return joined(self.speech, [self.name(each) for each in known])

    def player(self, seat: str) -> Forms:
        """Who plays a side, as the one who acts: `gracz Cienia`; `name` is the side itself: `Cień`."""
        return self.of("player-", seat)

    def region(self, known: str) -> Forms:
        """A region's name."""
        return self.of("region-", known)

    def nation(self, known: str) -> Forms:
        """A Nation's name."""
        return self.of("nation-", known)

    def face(self, known: str) -> Forms:
        """What a die shows: `Muster`."""
        return self.of("face-", known)

    def deck(self, known: str) -> Forms:
        """The name of an Event deck: `character` or `strategy`."""
        return self.of("deck-", known)

    def use(self, known: str) -> Forms:
        """What a die is spent on: `Move Armies`."""
        return self.of("use-", known)

    def of(self, family: str, known: str) -> Forms:
        """A name of one family. Raises MissingMessageError for an id that is not in it."""
        name = f"{family}{known}"
        forms = self._names.get(name)
        if forms is None:
            forms = self._names[name] = _forms(self.speech, name)
        return forms

    def _found(self, known: str) -> Forms | None:
        forms = self._names.get(known)
        if forms is None and known.isidentifier():
            ids = (f"{family}{known}" for family in FAMILIES)
            name = next(filter(self.speech.has, ids), None)
            if name is not None:
                forms = self._names[known] = _forms(self.speech, name)
        return forms


def joined(speech: Speech, names: Sequence[Forms]) -> Forms:
    """Names joined to a list: `Gimli, Legolas and Boromir`, in every form that all of them have."""
    if len(names) == 1:
        return names[0]
    shared = [form for form in names[0] if all(form in each for each in names)] if names else []
    found = {form: speech.join([each[form] for each in names]) for form in shared}
    if "start" in found and "nom" in found:
        found["start"] = speech.join([names[0]["start"], *(each["nom"] for each in names[1:])])
    if "number" in found:
        found["number"] = "many"
    return found


def _forms(speech: Speech, name: str) -> Forms:
    listed = {form: speech(f"{name}.{form}") for form in FORMS if speech.has(f"{name}.{form}")}
    return {LABEL: speech(name)} | listed


CATALOGUE = Catalogue(*(STRINGS / folder for folder in FOLDERS))
PHRASES: Mapping[Language, Phrases] = {language: Phrases(CATALOGUE[language]) for language in LANGUAGES}
