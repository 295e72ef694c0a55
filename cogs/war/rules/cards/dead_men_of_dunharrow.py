"""Dead Men of Dunharrow: Aragorn comes to the south of Gondor, and an Army of the Shadow flees (7.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNumber, Confirm, Join, Retreat
from cogs.war.model.armies import companions, enter, has_army, lose, nations_of, retreats, shift
from cogs.war.model.bags import bag, count
from cogs.war.model.components import FREE, NATION_OF, NUMBER, REGIONS, SHADOW
from cogs.war.model.events.armies import FiguresRecruited
from cogs.war.model.events.battles import DiceRolled, FiguresRemoved
from cogs.war.model.events.fellowship import CharactersMoved
from cogs.war.model.queries import NOWHERE, where
from cogs.war.model.state import SEATS, Ids, State
from cogs.war.rules.battle.withdrawal import retreat
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RegionChoice, strike
from cogs.war.rules.cards.vocabulary_free import heir
from cogs.war.rules.effect_choice import EffectChoice, Facts, Group, Name, Pick, Picks, highest, region_name
from cogs.war.rules.occupation import settle
from cogs.war.rules.politics import companion_arrived, react_to_attack
from cogs.war.rules.procedure import Automatic, Choice, Dice, first, follow

ID = "fp_char_22"
PLACES = (NUMBER["erech"], NUMBER["lamedon"], NUMBER["pelargir"])
GONDOR_REGULAR = "gondor_regular"
MOST = 3


@dataclass(frozen=True, slots=True)
class ChoosePath(RegionChoice):
    """Where he comes out."""

    source: ClassVar[str] = ID
    step: Literal["dead_men_of_dunharrow_path"] = "dead_men_of_dunharrow_path"

    def chooser(self, state: State) -> int:
        return FREE

    def regions(self, state: State) -> Sequence[int]:
        return PLACES

    def at(self, state: State, region: int, tell: Tell) -> State:
        name, _ = heir(state)
        return first(state, ChooseFellows(region, (name,)))

    def facts(self, state: State) -> Facts:
        return {"hero": Name("hero", heir(state)[0])}


@dataclass(frozen=True, slots=True)
class ChooseFellows(EffectChoice):
    """Which Companions of his region he takes along; then all of them go, without tracing a route."""

    rule: ClassVar[str] = "13.2"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {Confirm: Pick("pick-set-out", "confirm", "success")}
    region: int
    group: Ids
    step: Literal["dead_men_of_dunharrow_fellows"] = "dead_men_of_dunharrow_fellows"

    def chooser(self, state: State) -> int:
        return FREE

    def options(self, state: State) -> Sequence[Action]:
        beside = companions(state.stacks[FREE][where(state, self.group[0])])
        return [*(Join(each) for each in beside if each not in self.group), Confirm()]

    def choose(self, state: State, action: Join | Confirm, tell: Tell) -> State:
        if isinstance(action, Join):
            return follow(state, replace(self, group=(*self.group, action.character)))
        origin, figures = where(state, self.group[0]), bag(*self.group)
        names = (REGIONS[origin], REGIONS[self.region])
        tell(CharactersMoved(side=SEATS[FREE], origin=names[0], region=names[1], figures=figures))
        state = shift(follow(state), FREE, figures, origin, self.region)
        for each in self.group:
            state = companion_arrived(state, each, self.region, tell)
        if has_army(state, SHADOW, self.region):
            nations = nations_of(state.stacks[SHADOW][self.region])
            state = react_to_attack(state, nations, self.region, tell)
            state = first(state, DeadStrike(self.region), Rout(self.region), MusterAtHarbours(self.region))
        else:
            state = first(state, MusterAtHarbours(self.region))
        return state

    def facts(self, state: State) -> Facts:
        return {"group": Group(self.group), "region": region_name(self.region)}


@dataclass(frozen=True, slots=True)
class DeadStrike(Dice):
    """The Army takes as many hits as a die shows."""

    rule: ClassVar[str] = "7.6"
    region: int
    step: Literal["dead_men_of_dunharrow_strike"] = "dead_men_of_dunharrow_strike"

    def number(self, state: State) -> int:
        return 1

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        hits = dice[0]
        tell(DiceRolled(side=SEATS[FREE], dice=dice, target=1, hits=hits, cause=ID))
        return follow(state, strike(ID, SHADOW, self.region, hits), BuryTheLeaders(self.region))


@dataclass(frozen=True, slots=True)
class BuryTheLeaders(Automatic):
    """Nazgûl and Minions die with their Army."""

    rule: ClassVar[str] = "7.6"
    region: int
    step: Literal["dead_men_of_dunharrow_bury"] = "dead_men_of_dunharrow_bury"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        return state if has_army(state, SHADOW, self.region) else _destroy(state, self.region, tell)


def _destroy(state: State, region: int, tell: Tell) -> State:
    """Everybody left of the Shadow in a region is eliminated."""
    left = state.stacks[SHADOW][region]
    if not left:
        return state
    tell(FiguresRemoved(side=SEATS[SHADOW], region=REGIONS[region], figures=left, cause=ID))
    return settle(lose(state, SHADOW, left, region), (region,), tell)


@dataclass(frozen=True, slots=True)
class Rout(Choice):
    """11.11 What is left of the Army retreats where its owner likes; it is destroyed where it cannot."""

    rule: ClassVar[str] = "11.11"
    kind: ClassVar[str] = "retreat"
    alone: ClassVar[bool] = True
    region: int
    step: Literal["dead_men_of_dunharrow_rout"] = "dead_men_of_dunharrow_rout"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return has_army(state, SHADOW, self.region) and bool(retreats(state, SHADOW, self.region))

    def options(self, state: State) -> Sequence[Action]:
        return [Retreat(REGIONS[each]) for each in retreats(state, SHADOW, self.region)]

    def skip(self, state: State, tell: Tell) -> State:
        state = follow(state)
        return _destroy(state, self.region, tell) if has_army(state, SHADOW, self.region) else state

    def choose(self, state: State, action: Retreat, tell: Tell) -> State:
        return retreat(follow(state), SHADOW, self.region, NUMBER[action.region], tell)


@dataclass(frozen=True, slots=True)
class MusterAtHarbours(EffectChoice):
    """7.4 Up to three Gondor Regulars; with them the region is taken, if the Shadow held it."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "event"
    source: ClassVar[str] = ID
    picks: ClassVar[Picks] = {ChooseNumber: Pick("pick-regulars", tone="secondary")}
    region: int
    step: Literal["dead_men_of_dunharrow_muster"] = "dead_men_of_dunharrow_muster"

    def chooser(self, state: State) -> int:
        return FREE

    def _most(self, state: State) -> int:
        return min(MOST, count(state.reinforcements[FREE], GONDOR_REGULAR))

    def needed(self, state: State) -> bool:
        return self._most(state) > 0

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseNumber(number) for number in range(self._most(state) + 1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        state = follow(state)
        if not action.number:
            return state
        figures = ((GONDOR_REGULAR, action.number),)
        tell(FiguresRecruited(side=SEATS[FREE], region=REGIONS[self.region], figures=figures))
        return settle(enter(state, FREE, figures, self.region), (self.region,), tell)

    def facts(self, state: State) -> Facts:
        return {
            "count": highest(self.list_options(state)),
            "region": region_name(self.region),
        }


def in_rohan(state: State) -> bool:
    """7.2 Strider or Aragorn stands in Rohan, in a besieged Stronghold too."""
    _, region = heir(state)
    return region != NOWHERE and NATION_OF[region] == "rohan"


def play(state: State, tell: Tell) -> State:
    """The way through the mountains, the strike and the rout, the muster."""
    return first(state, ChoosePath())


CARD = Card(ID, play, requires=in_rohan)
