"""There and Back Again: Companions leave; Gimli or Legolas in the North-east rouses three Nations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.queries import where
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import holds
from cogs.war.rules.companions import Separate
from cogs.war.rules.politics import activate, advance
from cogs.war.rules.procedure import Automatic, first, follow

ID = "fp_char_17"
WHO = ("gimli", "legolas")
PLACES = ("dale", "erebor", "woodland_realm")
ROUSED = ("dwarves", "north")
ADVANCED = ("dwarves", "elves", "north")


@dataclass(frozen=True, slots=True)
class RouseTheNorth(Automatic):
    """9.5, 9.8 One of the two in a place that is not captured is enough, whoever was separated."""

    rule: ClassVar[str] = "9.5"
    step: Literal["there_and_back_again_rouse"] = "there_and_back_again_rouse"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not any(where(state, each) in holds(state, PLACES) for each in WHO):
            return state
        for nation in ROUSED:
            state = activate(state, nation, ID, tell)
        for nation in ADVANCED:
            state = advance(state, nation, ID, tell)
        return state


def play(state: State, tell: Tell) -> State:
    """The separation first, then the politics."""
    return first(state, Separate(extra=1, cause=ID), RouseTheNorth())


CARD = Card(ID, play)
