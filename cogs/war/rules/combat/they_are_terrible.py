"""They are Terrible: a point of Nazgûl Leadership for a stronger Leader re-roll."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.record import battle_of, leadership
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import forfeit_nazgul, nazgul_lead, nazgul_price, own_dice

_strengthen = own_dice("they_are_terrible", reroll=1)


def _act(state: State, side: int, tell: Tell) -> State:
    price = nazgul_price(state, side, 1)
    if price is None:
        return state
    return _strengthen(forfeit_nazgul(state, side, price, "they_are_terrible", tell), side, tell)


def _pays_with_all(state: State, side: int) -> bool:
    """The only Leadership there is pays for a stronger re-roll, and none is left to roll again with."""
    price = nazgul_price(state, side, 1)
    alone = price is not None and leadership(state, side) <= sum(price)
    return alone and battle_of(state).melee is None


EFFECT = CombatEffect("they_are_terrible", {4: _act}, requires=nazgul_lead(1), idle=_pays_with_all)
