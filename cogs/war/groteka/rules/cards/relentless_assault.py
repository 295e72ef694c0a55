"""Relentless Assault (G52): before the fighting the Shadow gives up to two of its units, and for each of them
all others strike harder. One unit at least is left.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.groteka.record import strengthen
from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import GiveUpUnits
from cogs.war.groteka.rules.losses import take_away
from cogs.war.groteka.state import Handles
from cogs.war.model.state import State
from cogs.war.rules.combat.vocabulary import tell_applied
from cogs.war.rules.procedure import first

ID = "relentless_assault"


@dataclass(frozen=True, slots=True)
class DriveOn(GiveUpUnits):
    """G52 Which units are given up."""

    most: ClassVar[int] = 2
    source: ClassVar[str] = ID
    side: int
    given: Handles = ()
    step: Literal["groteka_relentless_assault"] = "groteka_relentless_assault"

    def more(self, handle: str) -> DriveOn:
        return replace(self, given=(*self.given, handle))

    def give_up(self, state: State, tell: Tell) -> State:
        state = take_away(state, self.side, self.given, tell)
        state = strengthen(state, self.side, ID, attack=len(self.given))
        return tell_applied(state, self.side, ID, len(self.given), tell)


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, DriveOn(side))


MELEE_CARD = MeleeCard(ID, {MODIFIERS: _act})
