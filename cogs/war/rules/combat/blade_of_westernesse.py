"""Blade of Westernesse: a hit of the Leader re-roll may kill a Minion rather than count as a hit."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import StrikeDown, hobbit_takes_part, minions_of, nobody_struck
from cogs.war.rules.procedure import first


def _act(state: State, side: int, tell: Tell) -> State:
    victims = minions_of(fighter(state, 1 - side).force)
    if not victims or not fighter(state, side).reroll_hits:
        return state
    return first(state, StrikeDown(side, "blade_of_westernesse", victims, optional=True, spends=1))


EFFECT = CombatEffect(
    "blade_of_westernesse", {6: _act}, requires=hobbit_takes_part, idle=nobody_struck(minions_of)
)
