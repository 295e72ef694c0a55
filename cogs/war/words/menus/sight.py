"""What questions and menus look at: one observation in one language.

A panel asks for the way to every legal action of the same observation, so what has been worked out for it is
kept until others are asked about.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from random import Random
from typing import Any, TypeAlias, TypeVar

from bot.engine import Action, Seat
from bot.text import Item
from bot.text.game_text import Tone
from cogs.war.model.armies import room, units
from cogs.war.model.bags import Bag
from cogs.war.model.components import FIGURES, NUMBER
from cogs.war.model.observation import RegionSeen, WarObservation
from cogs.war.model.state import SEATS, SIDE, State
from cogs.war.rules.procedure import WarStep
from cogs.war.secrecy.determinise import determinise
from cogs.war.words.menus.faces import FACES
from cogs.war.words.names import APART, figures
from cogs.war.words.phrases import Phrasebook

Path: TypeAlias = tuple[Item, ...]
Paths: TypeAlias = Mapping[type[Action], Callable[[Any, Any], Path]]
A = TypeVar("A", bound=Action)

LABEL_ROOM, DETAIL_ROOM = 60, 100
KEPT = 4
"""Observations remembered at a time: both languages of both sides."""


class Sight:
    """One observation in one language. seat, side: who is asked; kind, rule: of the open decision."""

    def __init__(self, say: Phrasebook, seen: WarObservation) -> None:
        self.say = say
        self.seen = seen
        mine = [each for each in seen.waiting if each.seat == seen.viewer]
        self.kind = mine[0].kind if mine else ""
        self.rule = mine[0].rule if mine else ""
        self.seat: Seat = seen.viewer or SEATS[0]
        self.side = SIDE[self.seat]
        self.step: WarStep | None = seen.agenda[-1] if seen.agenda else None
        self.kept: dict[Any, Any] = {}
        """Answers of functions that are asked the same for many actions."""

    @cached_property
    def state(self) -> State:
        """A position as it may be; only what everybody sees of it is to be looked at."""
        return determinise(self.seen, Random(0))  # noqa: S311 - nothing of chance is looked at

    def legal(self, kind: type[A]) -> tuple[A, ...]:
        """The legal actions of one kind."""
        found: tuple[A, ...] | None = self.kept.get(kind)
        if found is None:
            found = tuple(each for each in self.seen.legal if isinstance(each, kind))
            self.kept[kind] = found
        return found

    def others(self, kind: type[Action]) -> int:
        """How many legal actions are of another kind."""
        return len(self.seen.legal) - len(self.legal(kind))

    def message_of(self, message: str) -> str:
        """The message of the rules that are played by, where they have words of their own."""
        own = f"{message}-{self.seen.options.rules}"
        return own if self.say.translator.has(own) else message

    # Figures in words

    def troops(self, held: Bag, form: str = "nom", most: int = DETAIL_ROOM) -> str:
        """Figures in full if they fit in so many characters, otherwise counted."""
        full = figures(self.say, held, form)
        return full if len(full) <= most else self.brief(held)

    def brief(self, held: Bag) -> str:
        """Figures counted: `7 units, 2 Leaders, 3 Nazgûl, 1 character`."""
        roles = ("leader", "nazgul", "character")
        counts = dict.fromkeys(("unit", *roles), 0)
        counts["unit"] = units(held)
        for name, number in held:
            role = FIGURES[name].role
            if role not in ("regular", "elite"):
                counts[role if role in roles else "character"] += number
        return ", ".join(self.say(f"choice-count-{what}", count=n) for what, n in counts.items() if n)

    # Items

    def item(
        self, key: str, message: str, *parts: str, face: str = "", tone: Tone = "secondary", **values: Any
    ) -> Item:
        """A choice whose label is a message; the parts that fit become its small print."""
        return Item(key, self.say(message, **values), self.detail(parts), FACES[face] if face else "", tone)

    def plain(self, key: str, message: str, face: str, tone: Tone = "secondary", **values: Any) -> Item:
        """A choice whose label and small print are a message and its attribute."""
        detail = self.say(f"{message}.detail", **values)
        return self.item(key, message, detail, face=face, tone=tone, **values)

    def detail(self, parts: Iterable[str]) -> str:
        """As many parts as fit in the small print."""
        text = ""
        for part in parts:
            longer = f"{text}{APART}{part}" if text else part
            if part and len(longer) <= DETAIL_ROOM:
                text = longer
        return text

    # Places

    def there(self, region: str) -> RegionSeen:
        """What stands in a region."""
        return self.seen.regions[NUMBER[region]]

    def own(self, region: str) -> Bag:
        """The figures of who is asked in a region."""
        return self.there(region).figures[self.side]

    def foes(self, region: str) -> Bag:
        """The figures of the other side in a region."""
        return self.there(region).figures[1 - self.side]

    def room(self, region: int) -> int:
        """10.1 Units that may still come to a region."""
        return room(self.state, self.side, region)


def sight_of(say: Phrasebook, seen: WarObservation) -> Sight:
    """The sight of an observation."""
    return Sight(say, seen)
