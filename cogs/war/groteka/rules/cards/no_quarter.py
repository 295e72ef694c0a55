"""No Quarter (G50b): a broken unit takes one of its kind with it."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import sweeping

ID = "no_quarter"

MELEE_CARD = MeleeCard(ID, broke=sweeping(ID, 1))
