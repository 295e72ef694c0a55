"""The Ents Awake: what its three cards do alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.armies import SARUMAN, has_army, lose, nations_of
from cogs.war.model.bags import Bag, bag, count
from cogs.war.model.components import CHARACTER, FREE, NATION_OF, NUMBER, REGIONS, SHADOW
from cogs.war.model.events.battles import FiguresRemoved
from cogs.war.model.queries import NOWHERE, where
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import PlayAnother, RollHits
from cogs.war.rules.cards.vocabulary_free import companion_stands
from cogs.war.rules.politics import react_to_attack
from cogs.war.rules.procedure import Automatic, first, follow

GANDALF_THE_WHITE = "gandalf_the_white"
FANGORN, ORTHANC = NUMBER["fangorn"], NUMBER["orthanc"]
DICE = 3
TARGET = 4


def awake(state: State) -> bool:
    """7.2 Gandalf the White is in play, and a Companion stands in Fangorn."""
    return where(state, GANDALF_THE_WHITE) != NOWHERE and companion_stands(state, FANGORN)


def _remove(state: State, figures: Bag, card: str, tell: Tell) -> State:
    tell(FiguresRemoved(side=SEATS[SHADOW], region=REGIONS[ORTHANC], figures=figures, cause=card))
    return lose(state, SHADOW, figures, ORTHANC)


@dataclass(frozen=True, slots=True)
class EntsRage(Automatic):
    """Whoever was with an Army that died dies too; Saruman without an Army falls; another card may follow."""

    rule: ClassVar[str] = "7.7"
    card: str
    struck: bool
    step: Literal["the_ents_awake_rage"] = "the_ents_awake_rage"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        left = state.stacks[SHADOW][ORTHANC]
        if left and not has_army(state, SHADOW, ORTHANC):
            if self.struck:
                state = _remove(state, left, self.card, tell)
            elif count(left, SARUMAN):
                state = _remove(state, bag(SARUMAN), self.card, tell)
        region = where(state, GANDALF_THE_WHITE)
        if region != NOWHERE and (region == FANGORN or NATION_OF[region] == "rohan"):
            state = first(state, PlayAnother(self.card, FREE, CHARACTER))
        return state


def ents(card: str) -> Card:
    """One of the three cards."""

    def play(state: State, tell: Tell) -> State:
        struck = has_army(state, SHADOW, ORTHANC)
        if struck:
            state = react_to_attack(state, nations_of(state.stacks[SHADOW][ORTHANC]), ORTHANC, tell)
            state = first(state, RollHits(card, SHADOW, ORTHANC, DICE, TARGET), EntsRage(card, struck))
        else:
            state = first(state, EntsRage(card, struck))
        return state

    return Card(card, play, requires=awake)
