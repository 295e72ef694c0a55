"""The sentences of War of the Ring and the names in them."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from bot.text import Forms
from bot.text import phrasebook as common

STRINGS = Path(__file__).parents[1] / "strings"
FOLDERS = (
    *("names", "cards", "combat", "house", "state", "texts", "choices", "story", "board"),
    *("skirmish", "groteka", "glossary", "lessons", "feats"),
)


class Phrasebook(common.Phrasebook):
    """One language of the game. number: `one` or `many`, for the verb.

    Some ids are in several families (the Nation and the seat, Aragorn and the use of a die that brings him):
    for all but the first there are functions of their own.
    """

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "ins", "loc", "to", "from", "in", "number")
    FAMILIES: ClassVar = (
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

    def player(self, seat: str) -> Forms:
        """Who plays a side, as the one who acts: `gracz Cienia`; `name` is the side itself: `Cień`."""
        return self.name(seat) if seat == self.listener else self.of("player-", seat)

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
        return self.forms(f"{family}{known}")


PHRASES = Phrasebook.read(*(STRINGS / folder for folder in FOLDERS))
