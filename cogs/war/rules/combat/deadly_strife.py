"""Deadly Strife: both sides hit much more easily in both rolls."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import both_dice

EFFECT = CombatEffect("deadly_strife", {3: both_dice("deadly_strife", 2)})
