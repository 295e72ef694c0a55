"""Cruel as Death: two points of Nazgûl Leadership for a stronger Combat roll."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import forfeit_nazgul, nazgul_lead, nazgul_price, own_dice

_strengthen = own_dice("cruel_as_death", roll=1)


def _act(state: State, side: int, tell: Tell) -> State:
    price = nazgul_price(state, side, 2)
    if price is None:
        return state
    return _strengthen(forfeit_nazgul(state, side, price, "cruel_as_death", tell), side, tell)


EFFECT = CombatEffect("cruel_as_death", {3: _act}, requires=nazgul_lead(2))
