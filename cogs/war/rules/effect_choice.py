"""The questions of a card, a Combat effect, a character or a Guide, with what words need to know of it.

A step of this kind says who asks, what the question is about and what each answer means there. All of it is
plain values: messages by their ids, names by kind and id, so that the rules know no language. Only what
everybody sees is looked at; the state that words hand in is made from an observation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, NamedTuple, TypeAlias

from bot.engine import Action
from cogs.war.model.actions import ChooseNumber, Decline
from cogs.war.model.bags import Bag
from cogs.war.model.components import REGIONS
from cogs.war.model.state import Ids, State
from cogs.war.rules.procedure import Choice


class Name(NamedTuple):
    """Something whose name stands in a sentence, in whatever form the sentence needs."""

    family: Literal["region", "nation", "hero", "card", "deck", "face", "figure"]
    id: str


class Group(NamedTuple):
    """Several characters by name."""

    ids: Ids


class Force(NamedTuple):
    """Figures with their numbers."""

    held: Bag


Fact: TypeAlias = str | int | Name | Group | Force
"""A number, a word a message selects by (True and False: `yes` and `no`), or names as above."""
Facts: TypeAlias = Mapping[str, Fact]


Tone: TypeAlias = Literal["primary", "secondary", "success"]


def region_name(region: int) -> Name:
    """Return the name of a region by its number."""
    return Name("region", REGIONS[region])


@dataclass(frozen=True, slots=True)
class Pick:
    """The meaning of an answer at a step: a message, of which `.detail` is the small print where it has any.

    face: of menus.faces, or a character. detail: another message for the small print. facts: beyond those of
    the question and what the action itself names (`count`, `card`, `figure`).
    """

    message: str
    face: str = ""
    tone: Tone = "primary"
    detail: str = ""
    facts: Facts = field(default_factory=dict, hash=False)


Picks: TypeAlias = Mapping[Action | type[Action], Pick]


def no(message: str) -> Picks:
    """Declining, or having had enough."""
    return {Decline: Pick(message, "decline", "secondary")}


def highest(options: Sequence[Action]) -> int:
    """Return the highest number that may be chosen. Raises ValueError where none is offered."""
    return max(option.number for option in options if isinstance(option, ChooseNumber))


class EffectChoice(Choice):
    """A choice that brings its words along. source: the card, Combat effect or character that asks.

    picks: by the action, or by its type; an action that is not listed means what it means anywhere, as most
    regions, Nations, figures on the map and cards of the hand do. odds: both sides' odds stand below.
    """

    source: ClassVar[str] = ""
    picks: ClassVar[Picks] = {}
    odds: ClassVar[bool] = False
    step: str

    def asker(self, state: State) -> str:
        """Return the id of what asks, or of the Hunt tile to be answered."""
        return self.source

    def question(self, state: State) -> str:
        """Return the message that asks."""
        return f"ask-{self.step}"

    def facts(self, state: State) -> Facts:
        """Return what the question's message needs to know; the answers' may use it too."""
        return {}

    def pick(self, state: State, action: Action) -> Pick | None:
        """Return what an answer means here; None for what it means anywhere."""
        return self.picks.get(action) or self.picks.get(type(action))


class CardChoice(EffectChoice):
    """A choice in the text of an event card."""

    kind: ClassVar[str] = "event"


class CombatChoice(EffectChoice):
    """A choice in the text of a Combat card."""

    kind: ClassVar[str] = "combat_effect"
