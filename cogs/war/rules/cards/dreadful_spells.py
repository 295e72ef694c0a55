"""Dreadful Spells: the Nazgûl of an Army strike an Army of the Free Peoples near them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.armies import has_army, nazgul, shadow_nazgul_regions
from cogs.war.model.components import FREE, MOST_DICE, NEIGHBOURS, SHADOW, TO_HIT
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RegionChoice, RollHits
from cogs.war.rules.effect_choice import Facts, region_name
from cogs.war.rules.procedure import first

ID = "sh_char_19"


def casters(state: State) -> tuple[int, ...]:
    """Regions of Shadow Armies with Nazgûl."""
    return tuple(each for each in shadow_nazgul_regions(state) if has_army(state, SHADOW, each))


def targets(state: State) -> tuple[int, ...]:
    """Regions of Free Peoples Armies with such an Army in the same or an adjacent region."""
    near = {each for origin in casters(state) for each in (origin, *NEIGHBOURS[origin])}
    return tuple(sorted(each for each in near if has_army(state, FREE, each)))


@dataclass(frozen=True, slots=True)
class ChooseVictim(RegionChoice):
    """The Shadow picks the Army that is struck."""

    source: ClassVar[str] = ID
    step: Literal["dreadful_spells_victim"] = "dreadful_spells_victim"

    def chooser(self, state: State) -> int:
        return SHADOW

    def regions(self, state: State) -> Sequence[int]:
        return targets(state)

    def at(self, state: State, region: int, tell: Tell) -> State:
        return first(state, ChooseCaster(region))


@dataclass(frozen=True, slots=True)
class ChooseCaster(RegionChoice):
    """The Shadow picks the Army whose Nazgûl strike: a die for each, at most five."""

    source: ClassVar[str] = ID
    victim: int
    step: Literal["dreadful_spells_caster"] = "dreadful_spells_caster"

    def chooser(self, state: State) -> int:
        return SHADOW

    def regions(self, state: State) -> Sequence[int]:
        near = (self.victim, *NEIGHBOURS[self.victim])
        return [each for each in casters(state) if each in near]

    def at(self, state: State, region: int, tell: Tell) -> State:
        dice = min(MOST_DICE, nazgul(state.stacks[SHADOW][region]))
        return first(state, RollHits(ID, FREE, self.victim, dice, TO_HIT))

    def facts(self, state: State) -> Facts:
        return {"region": region_name(self.victim)}


def play(state: State, tell: Tell) -> State:
    return first(state, ChooseVictim())


CARD = Card(ID, play, requires=lambda state: bool(targets(state)))
