"""Servant of the Secret Fire: Gandalf strengthens the Combat roll."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import anybody, own_dice

EFFECT = CombatEffect(
    "servant_of_the_secret_fire",
    {3: own_dice("servant_of_the_secret_fire", roll=1)},
    requires=anybody("gandalf_the_grey", "gandalf_the_white"),
)
