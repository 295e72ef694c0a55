"""Swarm of Bats: the Free Peoples Combat card is cancelled; without one the Leader re-roll is stronger."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.record import battle_of, fighter, leadership
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import cancel_card, no_card_against, own_dice

_strengthen = own_dice("swarm_of_bats", reroll=1)


def _act(state: State, side: int, tell: Tell) -> State:
    if fighter(state, 1 - side).laid == "card":
        return cancel_card(state, 1 - side, tell)
    return _strengthen(state, side, tell)


def _nothing_to_cancel_or_roll(state: State, side: int) -> bool:
    rolls_again = battle_of(state).melee is None and leadership(state, side) > 0
    return no_card_against(state, side) and not rolls_again


EFFECT = CombatEffect("swarm_of_bats", {0: _act}, idle=_nothing_to_cancel_or_roll)
