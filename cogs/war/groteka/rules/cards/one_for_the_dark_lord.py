"""One for the Dark Lord (G52, derived from G45): with the Ring-bearers near, all units of the Shadow strike
harder.
"""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import own_units

ID = "one_for_the_dark_lord"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: own_units(ID, 1)})
