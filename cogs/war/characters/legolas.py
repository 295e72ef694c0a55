"""Legolas, Prince of Mirkwood: in an unconquered Elven Stronghold he rouses the Elves."""

from __future__ import annotations

from cogs.war.characters.ability import Abilities
from cogs.war.characters.rousing import rouses
from cogs.war.components import SETTLEMENT, SETTLEMENTS_OF

HOMES = tuple(each for each in SETTLEMENTS_OF["elves"] if SETTLEMENT[each] == "stronghold")

ABILITIES = Abilities("legolas", uses=(rouses("legolas", "elves", HOMES),))
