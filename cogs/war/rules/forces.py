"""10.2, 11.2 Putting a force together: who goes, who stays.

A force begins with everybody who may go; figures are left behind kind by kind until it is confirmed. What may
be left always allows a force that can be confirmed, so that nobody gets stuck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from bot.engine import Action
from cogs.war.model.actions import Confirm, Leave
from cogs.war.model.armies import companions, leaders, led, nazgul, units
from cogs.war.model.bags import Bag, count, minus, only, plus
from cogs.war.model.components import FIGURES, WITCH_KING
from cogs.war.model.state import State

Needs = Literal["", "leader", "nazgul", "witch_king", "companion", "saruman"]
"""Who must be with an Army that moves or attacks: anybody, or a Leader, Nazgûl or character (5.2) ..."""


def meets(state: State, needs: Needs, force: Bag) -> bool:
    """Check whether an Army has with it whom it needs."""
    if needs == "":
        return True
    if needs == "leader":
        return led(state, force)
    if needs == "nazgul":
        return nazgul(force) > 0
    if needs == "companion":
        return bool(companions(force))
    return count(force, WITCH_KING if needs == "witch_king" else needs) > 0


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms that a force must keep to.

    needs: who must be in it. room: units it may have at most. together: whoever stays needs a unit to stay
    with (11.2 rearguard); otherwise only Leaders do (10.2).
    """

    needs: Needs = ""
    room: int = 1000
    together: bool = False

    def staying_alone(self, staying: Bag) -> bool:
        """Check whether somebody stays who may not stay without a unit."""
        if units(staying):
            return False
        return bool(staying) if self.together else leaders(staying) > 0

    def fits(self, state: State, force: Bag, staying: Bag) -> bool:
        """Check whether this force may be confirmed."""
        if not 1 <= units(force) <= self.room or self.staying_alone(staying):
            return False
        return meets(state, self.needs, force)

    def feasible(self, state: State, force: Bag, staying: Bag) -> bool:
        """Check whether leaving some more of this force leads to one that may be confirmed."""
        if self.room < 1 or not meets(state, self.needs, force):
            return False
        spare = units(force) - 1
        return spare >= (1 if self.staying_alone(staying) else 0)


terms_of = lru_cache(maxsize=1 << 10)(Terms)
"""Terms, made once: every Army and border asks for some at each look at the menu."""


def choices(state: State, terms: Terms, force: Bag, staying: Bag) -> list[Action]:
    """Confirming the force, and everything that may still be left behind."""
    found: list[Action] = [Confirm()] if terms.fits(state, force, staying) else []
    for name, number in force:
        for left in range(1, number + 1):
            part: Bag = ((name, left),)
            if not terms.feasible(state, minus(force, part), plus(staying, part)):
                break
            found.append(Leave(name, left))
    return found


@lru_cache(maxsize=1 << 12)
def movable(held: Bag) -> Bag:
    """10.6 Return the figures of a stack that can move at all: Level 0 characters never do."""
    return only(held, lambda name: FIGURES[name].nation is not None or FIGURES[name].level != 0)
