"""Mûmakil: a stronger Combat roll, and a further hit for whoever has hit more by then.

At 5 the defender's card goes first: Nameless Wood and No Quarter count for the comparison only where the Free
Peoples defend. What Confusion has scored counts for them; Shield-wall and Heroic Death come too late.
"""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import all_hits, anybody, own_dice, score_more, tell_applied


def _trample(state: State, side: int, tell: Tell) -> State:
    if all_hits(state, side) <= all_hits(state, 1 - side):
        return state
    return tell_applied(score_more(state, side, 1), side, "mumakil", 1, tell)


EFFECT = CombatEffect(
    "mumakil",
    {3: own_dice("mumakil", roll=1), 5: _trample},
    requires=anybody("southrons_easterlings_elite"),
)
