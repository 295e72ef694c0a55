"""The Ringwraiths Are Abroad: Nazgûl fly; then Armies with Nazgûl move, or one attacks."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import MoveOrAttack
from cogs.war.rules.flying import MoveNazgul
from cogs.war.rules.procedure import first


def play(state: State, tell: Tell) -> State:
    return first(state, MoveNazgul(minions=False, optional=True), MoveOrAttack(CARD.id, 2, "nazgul"))


CARD = Card("sh_char_23", play)
