"""Onslaught (G52): after the first losses the Shadow gives up to four of its units, one at least being left,
and rolls a die for each: 4 or better breaks an enemy unit.

Regulars first, Elites when none stands (G48).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.groteka.rules.cards.card import AFTERMATH, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import GiveUpUnits
from cogs.war.groteka.rules.extra import BreakByDice
from cogs.war.groteka.rules.losses import take_away
from cogs.war.groteka.state import Handles, Unit
from cogs.war.model.state import State
from cogs.war.rules.combat.vocabulary import tell_applied
from cogs.war.rules.procedure import first

ID = "onslaught"
HIT_ON = 4


@dataclass(frozen=True, slots=True)
class RushIn(GiveUpUnits):
    """G52 Which units are given up."""

    most: ClassVar[int] = 4
    source: ClassVar[str] = ID
    side: int
    given: Handles = ()
    step: Literal["groteka_onslaught"] = "groteka_onslaught"

    def units(self, state: State) -> tuple[Unit, ...]:
        """The series is over: units of a kind differ by where they came from alone."""
        return tuple({(unit.figure, unit.flank): unit for unit in reversed(self.left(state))}.values())[::-1]

    def more(self, handle: str) -> RushIn:
        return replace(self, given=(*self.given, handle))

    def give_up(self, state: State, tell: Tell) -> State:
        dice = len(self.given)
        state = tell_applied(take_away(state, self.side, self.given, tell), self.side, ID, dice, tell)
        return first(state, BreakByDice(self.side, ID, dice, HIT_ON))


def _act(state: State, side: int, tell: Tell) -> State:
    return first(state, RushIn(side))


MELEE_CARD = MeleeCard(ID, {AFTERMATH: _act})
