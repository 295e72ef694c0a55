"""Deadly Strife: both sides hit much more easily in both rolls."""

from __future__ import annotations

from cogs.war.combat.effect import CombatEffect
from cogs.war.combat.vocabulary import both_dice

EFFECT = CombatEffect("deadly_strife", {3: both_dice("deadly_strife", 2)})
