"""Confusion (G50d): every natural 1 of an attack by the Shadow breaks one of the units that made it.

Where several struck together the Shadow chooses which; one already broken cannot break again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.groteka.record import break_unit, standing
from cogs.war.groteka.rules.cards.card import MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import UnitChoice
from cogs.war.groteka.state import Handles, Strike, Unit
from cogs.war.model.state import State
from cogs.war.rules.procedure import first

ID = "confusion"


@dataclass(frozen=True, slots=True)
class TurnOnEachOther(UnitChoice):
    """G50d Which of the units that attacked is broken; its owner chooses."""

    rule: ClassVar[str] = "G50d"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    side: int
    struck: Handles
    step: Literal["groteka_confusion"] = "groteka_confusion"

    def units(self, state: State) -> tuple[Unit, ...]:
        return tuple(unit for unit in standing(state, self.side) if unit.handle in self.struck)

    def at(self, state: State, handle: str, tell: Tell) -> State:
        return break_unit(state, self.side, handle, ID, tell)


def _confuse(state: State, side: int, strike: Strike, tell: Tell) -> State:
    if strike.side == side or strike.die != 1:
        return state
    return first(state, TurnOnEachOther(strike.side, strike.units))


MELEE_CARD = MeleeCard(ID, rolled=_confuse)
