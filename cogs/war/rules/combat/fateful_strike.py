"""Fateful Strike: hits of the Leader re-roll also kill a Nazgûl or, with two of them, a Minion instead.

The Witch-king is reached as a Minion only, unless it is agreed that he is a Nazgûl here (W36).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import WITCH_KING
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import StrikeDown, free_led, minions_of, nazgul_of, nobody_struck
from cogs.war.rules.procedure import first

HITS_FOR_A_MINION = 2


def _act(state: State, side: int, tell: Tell) -> State:
    hits, force = fighter(state, side).reroll_hits, fighter(state, 1 - side).force
    if not hits:
        return state
    victims = nazgul_of(force)
    minions = minions_of(force)
    if hits >= HITS_FOR_A_MINION:
        victims = (*victims, *minions)
    elif WITCH_KING in minions and state.options.witch_king_as_nazgul:
        victims = (*victims, WITCH_KING)
    return first(state, StrikeDown(side, "fateful_strike", victims)) if victims else state


EFFECT = CombatEffect(
    "fateful_strike", {6: _act}, requires=free_led, idle=nobody_struck(nazgul_of, minions_of)
)
