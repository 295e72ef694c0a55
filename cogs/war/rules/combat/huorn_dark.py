"""Huorn-dark: in Rohan, Fangorn or Orthanc the Shadow rolls two dice at most."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import enemy_dice_at_most, enemy_rolls_no_more_than, ents_there

EFFECT = CombatEffect(
    "huorn_dark",
    {3: enemy_dice_at_most("huorn_dark", 2)},
    requires=ents_there,
    idle=enemy_rolls_no_more_than(2),
)
