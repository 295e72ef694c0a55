"""The Breaking of the Fellowship: as many Companions leave as a Hunt tile says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.components import GOLLUM
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import change_corruption
from cogs.war.rules.cards.vocabulary_shadow import revealed
from cogs.war.rules.companions import Separate
from cogs.war.rules.hunt.tile import DrawTile, number_read
from cogs.war.rules.procedure import Automatic, first, follow


@dataclass(frozen=True, slots=True)
class BreakFellowship(Automatic):
    """So many Companions, or all there are, are put where the figure is; in Mordor they are eliminated."""

    rule: ClassVar[str] = "13.1"
    step: Literal["the_breaking_of_the_fellowship_leave"] = "the_breaking_of_the_fellowship_leave"

    def run(self, state: State, tell: Tell) -> State:
        leaving = min(number_read(state) or 0, len(state.fellowship.companions))
        parting = Separate(exactly=leaving, still=True, cause=CARD.id)
        return follow(state, *((parting,) if leaving > 0 else ()), chase=None)


def play(state: State, tell: Tell) -> State:
    if state.fellowship.guide == GOLLUM:
        return change_corruption(state, 1, CARD.id, tell)
    return first(state, DrawTile(CARD.id, treatment="number"), BreakFellowship())


CARD = Card("sh_char_14", play, requires=revealed)
