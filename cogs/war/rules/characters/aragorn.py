"""Aragorn: Strider, where Gondor still stands, becomes the Heir of Isildur."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, NUMBER
from cogs.war.model.queries import unconquered, where
from cogs.war.model.state import State
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.characters.entering import replace_character, set_aside
from cogs.war.rules.uses import Spent, Use

ARAGORN, STRIDER = "aragorn", "strider"
CLAIMS = frozenset(NUMBER[each] for each in ("minas_tirith", "dol_amroth", "pelargir"))


def may_claim(state: State) -> bool:
    """Whether Strider stands in an unconquered Minas Tirith, Dol Amroth or Pelargir."""
    region = where(state, STRIDER)
    return set_aside(state, ARAGORN) and region in CLAIMS and unconquered(state, region)


def _begin(state: State, spent: Spent, tell: Tell) -> State:
    return replace_character(state, STRIDER, ARAGORN, tell)


ABILITIES = Abilities(ARAGORN, uses=(Use("aragorn", FREE, ("will_of_the_west",), "5.7", _begin, may_claim),))
