"""Companions who, at home, let any result advance their Nation (Boromir, Legolas, Gimli)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE
from cogs.war.model.queries import NOWHERE, unconquered, where
from cogs.war.model.state import State
from cogs.war.rules.politics import advance, may_advance
from cogs.war.rules.uses import ANY, Spent, Use

ABILITY = "ability"


def rouses(companion: str, nation: str, homes: Iterable[int]) -> Use:
    """Any result advances the Nation while the Companion is in one of these unconquered Settlements."""
    places = frozenset(homes)

    def possible(state: State) -> bool:
        region = where(state, companion)
        if region == NOWHERE or region not in places or not unconquered(state, region):
            return False
        return may_advance(state, nation, ABILITY)

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return advance(state, nation, ABILITY, tell)

    return Use(f"rouse_{nation}", FREE, ANY, "9.1", begin, possible)
