"""It is a Gift (G49b): with the Ring-bearers near, all units of the Free Peoples strike harder."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MODIFIERS, MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import own_units

ID = "it_is_a_gift"

MELEE_CARD = MeleeCard(ID, {MODIFIERS: own_units(ID, 1)})
