"""No Quarter: a hit brings one more."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import hits_if_hit

EFFECT = CombatEffect("no_quarter", {5: hits_if_hit("no_quarter", 1)})
