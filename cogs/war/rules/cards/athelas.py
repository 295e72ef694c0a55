"""Athelas: three dice heal a point of corruption each (12.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE
from cogs.war.model.events.battles import DiceRolled
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import STRIDER, guided_by, heal
from cogs.war.rules.procedure import Dice, first, follow

ID = "fp_char_09"
DICE = 3
TARGET = 5
TARGET_WITH_STRIDER = 3


@dataclass(frozen=True, slots=True)
class RollAthelas(Dice):
    """Each die of 5 or more heals a point; with Strider as Guide each of 3 or more."""

    rule: ClassVar[str] = "7.2"
    step: Literal["athelas_roll"] = "athelas_roll"

    def number(self, state: State) -> int:
        return DICE

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        target = TARGET_WITH_STRIDER if guided_by(state, STRIDER) else TARGET
        healed = sum(die >= target for die in dice)
        tell(DiceRolled(side=SEATS[FREE], dice=dice, target=target, hits=healed, cause=ID))
        return heal(follow(state), healed, ID, tell)


def play(state: State, tell: Tell) -> State:
    """The roll."""
    return first(state, RollAthelas())


CARD = Card(ID, play)
