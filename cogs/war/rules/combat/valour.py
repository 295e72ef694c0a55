"""Valour: an Elite strengthens the Combat roll."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import elite_takes_part, own_dice

EFFECT = CombatEffect("valour", {3: own_dice("valour", roll=1)}, requires=elite_takes_part)
