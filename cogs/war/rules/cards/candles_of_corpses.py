"""Candles of Corpses: three dice may corrupt the Ring-bearers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.components import GOLLUM, SHADOW
from cogs.war.model.events.battles import DiceRolled
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import change_corruption
from cogs.war.rules.cards.vocabulary_shadow import away_from_settlements
from cogs.war.rules.procedure import Dice, first, follow

DICE = 3
HITS_ON = 4
HITS_ON_WITH_GOLLUM = 6


@dataclass(frozen=True, slots=True)
class LightCandles(Dice):
    """Each success is a point of corruption; with Gollum as Guide only a 6 is one."""

    rule: ClassVar[str] = "7.2"
    step: Literal["candles_of_corpses_roll"] = "candles_of_corpses_roll"

    def number(self, state: State) -> int:
        return DICE

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        target = HITS_ON_WITH_GOLLUM if state.fellowship.guide == GOLLUM else HITS_ON
        hits = sum(die >= target for die in dice)
        tell(DiceRolled(side=SEATS[SHADOW], dice=dice, target=target, hits=hits, cause=CARD.id))
        return change_corruption(follow(state), hits, CARD.id, tell)


def play(state: State, tell: Tell) -> State:
    return first(state, LightCandles())


CARD = Card("sh_char_08", play, requires=away_from_settlements)
