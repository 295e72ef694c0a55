"""Daylight: the Shadow rolls three dice at most."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import enemy_dice_at_most, enemy_rolls_no_more_than

EFFECT = CombatEffect("daylight", {3: enemy_dice_at_most("daylight", 3)}, idle=enemy_rolls_no_more_than(3))
