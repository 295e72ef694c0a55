"""It is a Gift: with the Ring-bearers near, the Free Peoples fight better."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import fellowship_there, own_dice

EFFECT = CombatEffect(
    "it_is_a_gift", {3: own_dice("it_is_a_gift", roll=1, reroll=1)}, requires=fellowship_there
)
