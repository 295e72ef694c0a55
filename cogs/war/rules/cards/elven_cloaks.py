"""Elven Cloaks: a special Hunt tile of the Fellowship comes into play (13.9)."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.mordor import bring_tile

TILE = "fp_elven_cloaks"


def play(state: State, tell: Tell) -> State:
    """13.9 It waits for Mordor, or joins the Hunt Pool at once there."""
    return bring_tile(state, TILE, tell)


CARD = Card("fp_char_01", play)
