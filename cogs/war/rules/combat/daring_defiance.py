"""Daring Defiance: all Companions forgo their Leadership, and the Shadow's Combat card is cancelled.

The price is due even where the Shadow has played no card. Where no Companion has any Leadership left to give
up, it cannot be paid and nothing is cancelled (11.5).
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import companions
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter, leads
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import cancel_card, companion_takes_part, forfeit_by, no_card_against


def _act(state: State, side: int, tell: Tell) -> State:
    giving = [each for each in companions(fighter(state, side).force) if leads(state, side, each)]
    if not giving:
        return state
    state = forfeit_by(state, side, giving, "daring_defiance", tell)
    if fighter(state, 1 - side).laid != "card":
        return state
    return cancel_card(state, 1 - side, tell)


EFFECT = CombatEffect("daring_defiance", {0: _act}, requires=companion_takes_part, idle=no_card_against)
