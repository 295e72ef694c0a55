"""Threats and Promises: no Muster result moves a passive Nation of the Free Peoples."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import CHARACTERS, FREE, NATION_SIDE
from cogs.war.model.queries import is_active
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.event_cards import leave_table


def _bars(state: State, nation: str, cause: str, region: int) -> bool:
    return cause == "die" and NATION_SIDE[nation] == FREE and not is_active(state, nation)


def reacts(state: State, event: str, subject: str, tell: Tell) -> State:
    """It goes when a Nation advances through an attack or a Companion's ability, through nothing else."""
    if event != "advanced":
        return state
    nation, cause = subject.split(".", 1)
    if NATION_SIDE[nation] != FREE or (cause not in ("attack", "ability") and cause not in CHARACTERS):
        return state
    return leave_table(state, CARD.id, "ended", tell)


CARD = Card("sh_str_05", bars_advance=_bars, reacts=reacts)
