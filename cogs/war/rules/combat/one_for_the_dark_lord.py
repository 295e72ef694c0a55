"""One for the Dark Lord: with the Ring-bearers near, the Shadow fights better."""

from __future__ import annotations

from cogs.war.rules.combat.effect import CombatEffect
from cogs.war.rules.combat.vocabulary import fellowship_there, own_dice

EFFECT = CombatEffect(
    "one_for_the_dark_lord",
    {3: own_dice("one_for_the_dark_lord", roll=1, reroll=1)},
    requires=fellowship_there,
)
