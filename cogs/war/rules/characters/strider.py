"""Strider: as Guide he lets any result hide a revealed Fellowship."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE
from cogs.war.model.state import State
from cogs.war.rules.characters.ability import Abilities
from cogs.war.rules.fellowship import HideFellowship, may_hide
from cogs.war.rules.procedure import first
from cogs.war.rules.uses import ANY, Spent, Use

STRIDER = "strider"


def may_slip_away(state: State) -> bool:
    """Whether he guides a revealed Fellowship."""
    return state.fellowship.guide == STRIDER and may_hide(state)


def _begin(state: State, spent: Spent, tell: Tell) -> State:
    return first(state, HideFellowship())


ABILITIES = Abilities(STRIDER, uses=(Use("slip_away", FREE, ANY, "12.7", _begin, may_slip_away),))
