"""Nameless Wood (G50a): in Rohan, Fangorn or Orthanc a broken unit takes up to two of its kind with it."""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import MeleeCard
from cogs.war.groteka.rules.cards.vocabulary import sweeping

ID = "nameless_wood"

MELEE_CARD = MeleeCard(ID, broke=sweeping(ID, 2))
