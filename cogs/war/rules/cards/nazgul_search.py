"""Nazgûl Search: Nazgûl fly, and reveal the Fellowship where one finds the Ring-bearers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import nazgul_beside_ring, progressed
from cogs.war.rules.flying import MoveNazgul
from cogs.war.rules.procedure import Automatic, first, follow
from cogs.war.rules.revealing import RevealFellowship


@dataclass(frozen=True, slots=True)
class FindRing(Automatic):
    """The Fellowship is revealed if a Nazgûl is where the figure is."""

    rule: ClassVar[str] = "12.5"
    step: Literal["nazgul_search_find"] = "nazgul_search_find"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, *((RevealFellowship(),) if nazgul_beside_ring(state) else ()))


def play(state: State, tell: Tell) -> State:
    return first(state, MoveNazgul(minions=False, optional=True), FindRing())


CARD = Card("sh_char_09", play, requires=progressed)
