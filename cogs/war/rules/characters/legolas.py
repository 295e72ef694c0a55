"""Legolas, Prince of Mirkwood: in an unconquered Elven Stronghold he rouses the Elves."""

from __future__ import annotations

from cogs.war.model.components import SETTLEMENT, SETTLEMENTS_OF
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.rousing import rouses

HOMES = tuple(each for each in SETTLEMENTS_OF["elves"] if SETTLEMENT[each] == "stronghold")

ABILITIES = Abilities("legolas", uses=(rouses("legolas", "elves", HOMES),))
