"""The Fighting Uruk-hai: besiegers from Isengard storm a Stronghold for three rounds."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import SARUMAN, nations_of
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.queries import in_play, side_besieged
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import no_card_in_first_round, storm


def _besieging(state: State) -> tuple[int, ...]:
    """Sieges with a unit of Isengard among the besiegers."""
    return tuple(
        region
        for region in state.sieges
        if side_besieged(state, region) == FREE and "isengard" in nations_of(state.stacks[SHADOW][region])
    )


def play(state: State, tell: Tell) -> State:
    return storm(state, CARD.id, _besieging(state), "", tell)


CARD: Card = Card(
    "sh_str_02",
    play,
    requires=lambda state: in_play(state, SARUMAN) and bool(_besieging(state)),
    bars_cards=lambda state, side: no_card_in_first_round(state, CARD.id, side),
)
