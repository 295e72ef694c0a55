"""Black Breath: hits of the Leader re-roll also kill a Free Peoples Leader, or a Companion.

A Companion may be chosen whose Level is no higher than the number of those hits. It asks for a Nazgûl, not
for Nazgûl Leadership, so that The White Rider does not prevent it.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import companions
from cogs.war.model.components import FIGURES
from cogs.war.model.state import State
from cogs.war.rules.battle.record import fighter
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import StrikeDown, leaders_of, nazgul_takes_part, nobody_struck
from cogs.war.rules.procedure import first


def _within_reach(companion: str, hits: int) -> bool:
    level = FIGURES[companion].level
    return level is not None and level <= hits


def _act(state: State, side: int, tell: Tell) -> State:
    hits, force = fighter(state, side).reroll_hits, fighter(state, 1 - side).force
    if not hits:
        return state
    fitting = tuple(each for each in companions(force) if _within_reach(each, hits))
    victims = (*leaders_of(force), *fitting)
    if not victims:
        return state
    return first(state, StrikeDown(side, "black_breath", victims, optional=True))


EFFECT = CombatEffect(
    "black_breath", {6: _act}, requires=nazgul_takes_part, idle=nobody_struck(leaders_of, companions)
)
