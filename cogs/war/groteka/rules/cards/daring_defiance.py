"""Daring Defiance (G52): all Companions give up their Leadership, and the Shadow's card has no effect.

Without Leadership to give up nothing happens, as in the base game.
"""

from __future__ import annotations

from cogs.war.groteka.rules.cards.card import TURNED_UP, MeleeCard
from cogs.war.rules.combat import daring_defiance

MELEE_CARD = MeleeCard("daring_defiance", {TURNED_UP: daring_defiance.EFFECT.act[0]})
