"""The Eagles are Coming!: dice kill Nazgûl beside an Army with a Companion, and the others fly off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseRegion
from cogs.war.model.armies import has_army, lose, nazgul, shift
from cogs.war.model.components import (
    FREE,
    MOST_DICE,
    NATION_OF,
    NAZGUL,
    NEIGHBOURS,
    NUMBER,
    REGIONS,
    SHADOW,
    STRONGHOLDS,
)
from cogs.war.model.events.battles import DiceRolled, FiguresRemoved
from cogs.war.model.events.fellowship import CharactersMoved
from cogs.war.model.queries import unconquered
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RegionChoice
from cogs.war.rules.cards.vocabulary_free import companion_stands
from cogs.war.rules.effect_choice import EffectChoice, Facts, region_name
from cogs.war.rules.procedure import Dice, first, follow

ID = "fp_char_18"
TARGET = 5


def ringwraiths(state: State, region: int) -> int:
    """The Nazgûl in a region; for this card the Witch-king is none."""
    return nazgul(state.stacks[SHADOW][region], witch_king=False)


def prey(state: State) -> tuple[int, ...]:
    """Shadow Armies with Nazgûl in or beside the region of an Army with a Companion."""
    hunters = {
        region
        for region in range(len(REGIONS))
        if has_army(state, FREE, region) and companion_stands(state, region)
    }
    return tuple(
        region
        for region in range(len(REGIONS))
        if has_army(state, SHADOW, region)
        and ringwraiths(state, region)
        and hunters.intersection((region, *NEIGHBOURS[region]))
    )


@dataclass(frozen=True, slots=True)
class ChoosePrey(RegionChoice):
    """The Free Peoples pick the Army."""

    source: ClassVar[str] = ID
    step: Literal["the_eagles_are_coming_prey"] = "the_eagles_are_coming_prey"

    def chooser(self, state: State) -> int:
        return FREE

    def regions(self, state: State) -> Sequence[int]:
        return prey(state)

    def at(self, state: State, region: int, tell: Tell) -> State:
        return first(state, EaglesStrike(region), FlyOff(region))


@dataclass(frozen=True, slots=True)
class EaglesStrike(Dice):
    """One die for every Nazgûl, five at most; each 5 or 6 kills one."""

    rule: ClassVar[str] = "7.2"
    region: int
    step: Literal["the_eagles_are_coming_strike"] = "the_eagles_are_coming_strike"

    def number(self, state: State) -> int:
        return min(MOST_DICE, ringwraiths(state, self.region))

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        state, killed = follow(state), sum(die >= TARGET for die in dice)
        tell(DiceRolled(side=SEATS[FREE], dice=dice, target=TARGET, hits=killed, cause=ID))
        if not killed:
            return state
        dead = ((NAZGUL, killed),)
        tell(FiguresRemoved(side=SEATS[SHADOW], region=REGIONS[self.region], figures=dead, cause=ID))
        return lose(state, SHADOW, dead, self.region)


@dataclass(frozen=True, slots=True)
class FlyOff(EffectChoice):
    """The Shadow flies the Nazgûl left to one other unconquered Stronghold of Sauron, if there is one."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    region: int
    step: Literal["the_eagles_are_coming_fly_off"] = "the_eagles_are_coming_fly_off"

    def chooser(self, state: State) -> int:
        return SHADOW

    def _goals(self, state: State) -> list[int]:
        return [
            each
            for each in STRONGHOLDS
            if NATION_OF[each] == "sauron" and each != self.region and unconquered(state, each)
        ]

    def needed(self, state: State) -> bool:
        return ringwraiths(state, self.region) > 0 and bool(self._goals(state))

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[each]) for each in self._goals(state)]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        left = ((NAZGUL, ringwraiths(state, self.region)),)
        origin = REGIONS[self.region]
        tell(CharactersMoved(side=SEATS[SHADOW], origin=origin, region=action.region, figures=left))
        return shift(follow(state), SHADOW, left, self.region, NUMBER[action.region])

    def facts(self, state: State) -> Facts:
        return {"region": region_name(self.region), "count": ringwraiths(state, self.region)}


def near(state: State) -> bool:
    """7.2 There is such an Army."""
    return bool(prey(state))


def play(state: State, tell: Tell) -> State:
    """The Army, the roll, the flight."""
    return first(state, ChoosePrey())


CARD = Card(ID, play, requires=near)
