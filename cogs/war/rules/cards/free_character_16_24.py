"""The Free Peoples' Character Event cards 16 to 24 (7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure, ChooseNumber, ChooseRegion, Confirm, Join, Retreat
from cogs.war.model.armies import companions, enter, has_army, nations_of, nazgul, retreats, shift
from cogs.war.model.bags import bag, count
from cogs.war.model.battle_events import DiceRolled, FiguresRecruited
from cogs.war.model.components import (
    FIGURES,
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
from cogs.war.model.queries import NOWHERE, unconquered, where
from cogs.war.model.state import SEATS, Ids, State
from cogs.war.model.turn_events import CharactersMoved, EffectWithout
from cogs.war.rules.battle.aftermath import retreat
from cogs.war.rules.cards import Card
from cogs.war.rules.cards.vocabulary import (
    RecruitGroup,
    RegionChoice,
    SeparateOrMove,
    companion_stands,
    either,
    ents,
    heir,
    holds,
    strategy_cards,
    strike,
    with_army,
)
from cogs.war.rules.companions import Separate
from cogs.war.rules.effect_choice import CardChoice, Facts, Group, Name, Pick, Picks, highest, region_name
from cogs.war.rules.movement import remove, settle
from cogs.war.rules.nations import activate, advance, available, companion_arrived, react_to_attack
from cogs.war.rules.procedure import (
    Automatic,
    Dice,
    FreeChooses,
    ShadowChooses,
    WherePossible,
    first,
    follow,
    push,
)

# We Prove the Swifter: Companions travel two regions further, into a besieged Stronghold too (13.2).

WE_PROVE_THE_SWIFTER_ID = "fp_char_16"


# One group leaves the Fellowship, or moves on the map.
WE_PROVE_THE_SWIFTER = Card(WE_PROVE_THE_SWIFTER_ID, push(SeparateOrMove(WE_PROVE_THE_SWIFTER_ID, extra=2)))


# There and Back Again: Companions leave; Gimli or Legolas in the North-east rouses three Nations.

THERE_AND_BACK_AGAIN_ID = "fp_char_17"


@dataclass(frozen=True, slots=True)
class RouseTheNorth(Automatic):
    """9.5, 9.8 One of the two in a place that is not captured is enough, whoever was separated."""

    rule: ClassVar[str] = "9.5"
    step: Literal["there_and_back_again_rouse"] = "there_and_back_again_rouse"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if not any(
            where(state, companion) in holds(state, ("dale", "erebor", "woodland_realm"))
            for companion in ("gimli", "legolas")
        ):
            return state
        for nation in ("dwarves", "north"):
            state = activate(state, nation, THERE_AND_BACK_AGAIN_ID, tell)
        for nation in ("dwarves", "elves", "north"):
            state = advance(state, nation, THERE_AND_BACK_AGAIN_ID, tell)
        return state


# The separation first, then the politics.
THERE_AND_BACK_AGAIN = Card(
    THERE_AND_BACK_AGAIN_ID, push(Separate(extra=1, cause=THERE_AND_BACK_AGAIN_ID), RouseTheNorth())
)


# The Eagles are Coming!: dice kill Nazgûl beside an Army with a Companion, and the others fly off.

THE_EAGLES_ARE_COMING_ID = "fp_char_18"
EAGLES_TARGET = 5


def ringwraiths(state: State, region: int) -> int:
    """Return the Nazgûl in a region; for this card the Witch-king is none."""
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
class ChoosePrey(FreeChooses, RegionChoice):
    """The Free Peoples pick the Army."""

    source: ClassVar[str] = THE_EAGLES_ARE_COMING_ID
    step: Literal["the_eagles_are_coming_prey"] = "the_eagles_are_coming_prey"

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
        state, killed = follow(state), sum(die >= EAGLES_TARGET for die in dice)
        tell(
            DiceRolled(
                side=SEATS[FREE], dice=dice, target=EAGLES_TARGET, hits=killed, cause=THE_EAGLES_ARE_COMING_ID
            )
        )
        if not killed:
            return state
        return remove(state, SHADOW, self.region, ((NAZGUL, killed),), THE_EAGLES_ARE_COMING_ID, tell)


@dataclass(frozen=True, slots=True)
class FlyOff(ShadowChooses, CardChoice):
    """The Shadow flies the Nazgûl left to one other unconquered Stronghold of Sauron, if there is one."""

    rule: ClassVar[str] = "7.2"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = THE_EAGLES_ARE_COMING_ID
    region: int
    step: Literal["the_eagles_are_coming_fly_off"] = "the_eagles_are_coming_fly_off"

    def _goals(self, state: State) -> list[int]:
        return [
            stronghold
            for stronghold in STRONGHOLDS
            if NATION_OF[stronghold] == "sauron"
            and stronghold != self.region
            and unconquered(state, stronghold)
        ]

    def needed(self, state: State) -> bool:
        return ringwraiths(state, self.region) > 0 and bool(self._goals(state))

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[goal]) for goal in self._goals(state)]

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


# The Army, the roll, the flight.
THE_EAGLES_ARE_COMING = Card(THE_EAGLES_ARE_COMING_ID, push(ChoosePrey()), requires=near)


# The Ents Awake: Treebeard: dice against an Army in Orthanc, the fall of Saruman, another card (7.7).

THE_ENTS_AWAKE_TREEBEARD = ents("fp_char_19")


# The Ents Awake: Huorns: dice against an Army in Orthanc, the fall of Saruman, another card (7.7).

THE_ENTS_AWAKE_HUORNS = ents("fp_char_20")


# The Ents Awake: Entmoot: dice against an Army in Orthanc, the fall of Saruman, another card (7.7).

THE_ENTS_AWAKE_ENTMOOT = ents("fp_char_21")


# Dead Men of Dunharrow: Aragorn comes to the south of Gondor, and an Army of the Shadow flees (7.7).

DEAD_MEN_OF_DUNHARROW_ID = "fp_char_22"
WAYS_OUT = (NUMBER["erech"], NUMBER["lamedon"], NUMBER["pelargir"])


@dataclass(frozen=True, slots=True)
class ChoosePath(FreeChooses, RegionChoice):
    """The choice of where he comes out."""

    source: ClassVar[str] = DEAD_MEN_OF_DUNHARROW_ID
    step: Literal["dead_men_of_dunharrow_path"] = "dead_men_of_dunharrow_path"

    def regions(self, state: State) -> Sequence[int]:
        return WAYS_OUT

    def at(self, state: State, region: int, tell: Tell) -> State:
        name, _ = heir(state)
        return first(state, ChooseFellows(region, (name,)))

    def facts(self, state: State) -> Facts:
        return {"hero": Name("hero", heir(state)[0])}


@dataclass(frozen=True, slots=True)
class ChooseFellows(FreeChooses, CardChoice):
    """The choice of which Companions of his region he takes along; then all go, without tracing a route."""

    rule: ClassVar[str] = "13.2"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = DEAD_MEN_OF_DUNHARROW_ID
    picks: ClassVar[Picks] = {Confirm: Pick("pick-set-out", "confirm", "success")}
    region: int
    group: Ids
    step: Literal["dead_men_of_dunharrow_fellows"] = "dead_men_of_dunharrow_fellows"

    def options(self, state: State) -> Sequence[Action]:
        beside = companions(state.stacks[FREE][where(state, self.group[0])])
        return [*(Join(companion) for companion in beside if companion not in self.group), Confirm()]

    def choose(self, state: State, action: Join | Confirm, tell: Tell) -> State:
        if isinstance(action, Join):
            return follow(state, replace(self, group=(*self.group, action.character)))
        origin, figures = where(state, self.group[0]), bag(*self.group)
        names = (REGIONS[origin], REGIONS[self.region])
        tell(CharactersMoved(side=SEATS[FREE], origin=names[0], region=names[1], figures=figures))
        state = shift(follow(state), FREE, figures, origin, self.region)
        for companion in self.group:
            state = companion_arrived(state, companion, self.region, tell)
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
        tell(DiceRolled(side=SEATS[FREE], dice=dice, target=1, hits=hits, cause=DEAD_MEN_OF_DUNHARROW_ID))
        return follow(
            state, strike(DEAD_MEN_OF_DUNHARROW_ID, SHADOW, self.region, hits), BuryTheLeaders(self.region)
        )


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
    return settle(remove(state, SHADOW, region, left, DEAD_MEN_OF_DUNHARROW_ID, tell), (region,), tell)


@dataclass(frozen=True, slots=True)
class Rout(ShadowChooses):
    """11.11 The flight of what is left of the Army: it retreats where its owner likes; it is destroyed where
    it cannot."""

    rule: ClassVar[str] = "11.11"
    kind: ClassVar[str] = "retreat"
    alone: ClassVar[bool] = True
    region: int
    step: Literal["dead_men_of_dunharrow_rout"] = "dead_men_of_dunharrow_rout"

    def needed(self, state: State) -> bool:
        return has_army(state, SHADOW, self.region) and bool(retreats(state, SHADOW, self.region))

    def options(self, state: State) -> Sequence[Action]:
        return [Retreat(REGIONS[region]) for region in retreats(state, SHADOW, self.region)]

    def skip(self, state: State, tell: Tell) -> State:
        state = follow(state)
        return _destroy(state, self.region, tell) if has_army(state, SHADOW, self.region) else state

    def choose(self, state: State, action: Retreat, tell: Tell) -> State:
        return retreat(follow(state), SHADOW, self.region, NUMBER[action.region], tell)


@dataclass(frozen=True, slots=True)
class MusterAtHarbours(FreeChooses, CardChoice):
    """7.4 Up to three Gondor Regulars; with them the region is taken, if the Shadow held it."""

    rule: ClassVar[str] = "7.4"
    source: ClassVar[str] = DEAD_MEN_OF_DUNHARROW_ID
    picks: ClassVar[Picks] = {ChooseNumber: Pick("pick-regulars", tone="secondary")}
    region: int
    step: Literal["dead_men_of_dunharrow_muster"] = "dead_men_of_dunharrow_muster"

    def _most(self, state: State) -> int:
        return min(3, count(state.reinforcements[FREE], "gondor_regular"))

    def needed(self, state: State) -> bool:
        return self._most(state) > 0

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseNumber(number) for number in range(self._most(state) + 1)]

    def choose(self, state: State, action: ChooseNumber, tell: Tell) -> State:
        state = follow(state)
        if not action.number:
            return state
        figures = (("gondor_regular", action.number),)
        tell(FiguresRecruited(side=SEATS[FREE], region=REGIONS[self.region], figures=figures))
        return settle(enter(state, FREE, figures, self.region), (self.region,), tell)

    def facts(self, state: State) -> Facts:
        return {"count": highest(self.list_options(state)), "region": region_name(self.region)}


def in_rohan(state: State) -> bool:
    """7.2 Strider or Aragorn stands in Rohan, in a besieged Stronghold too."""
    _, region = heir(state)
    return region != NOWHERE and NATION_OF[region] == "rohan"


# The way through the mountains, the strike and the rout, the muster.
DEAD_MEN_OF_DUNHARROW = Card(DEAD_MEN_OF_DUNHARROW_ID, push(ChoosePath()), requires=in_rohan)


# House of the Stewards: Gondor recruits where Boromir stands; two cards.

HOUSE_OF_THE_STEWARDS_ID = "fp_char_23"


def in_gondor(state: State) -> bool:
    """7.2 Boromir stands in a region of Gondor."""
    region = where(state, "boromir")
    return region != NOWHERE and NATION_OF[region] == "gondor"


def play_house_of_the_stewards(state: State, tell: Tell) -> State:
    """The unit first, then the cards."""
    unit = RecruitGroup(
        HOUSE_OF_THE_STEWARDS_ID, FREE, (either("gondor"),), (where(state, "boromir"),), besieging=True
    )
    return first(state, unit, *strategy_cards(2))


HOUSE_OF_THE_STEWARDS = Card(HOUSE_OF_THE_STEWARDS_ID, play_house_of_the_stewards, requires=in_gondor)


# The Grey Company: a Regular of his Army gives way to an Elite of its Nation; two cards.

THE_GREY_COMPANY_ID = "fp_char_24"


@dataclass(frozen=True, slots=True)
class JoinTheCompany(FreeChooses, WherePossible, CardChoice):
    """The Regular is a casualty; the Elite comes from the reinforcements."""

    rule: ClassVar[str] = "7.4"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = THE_GREY_COMPANY_ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-exchange")}
    step: Literal["the_grey_company_join"] = "the_grey_company_join"

    def options(self, state: State) -> Sequence[Action]:
        _, region = heir(state)
        return [
            ChooseFigure(name)
            for name, _ in state.stacks[FREE][region]
            if FIGURES[name].role == "regular" and available(state, FREE, f"{FIGURES[name].nation}_elite")
        ]

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=THE_GREY_COMPANY_ID))
        return follow(state)

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        region, leaving = heir(state)[1], ((action.figure, 1),)
        coming = ((f"{FIGURES[action.figure].nation}_elite", 1),)
        state = remove(follow(state), FREE, region, leaving, THE_GREY_COMPANY_ID, tell)
        tell(FiguresRecruited(side=SEATS[FREE], region=REGIONS[region], figures=coming))
        return enter(state, FREE, coming, region)

    def facts(self, state: State) -> Facts:
        return {"region": region_name(heir(state)[1])}


def led_by_the_heir(state: State) -> bool:
    """7.2 Strider or Aragorn is with an Army."""
    return with_army(state, heir(state)[1])


# The exchange, as far as possible, then the cards.
THE_GREY_COMPANY = Card(
    THE_GREY_COMPANY_ID, push(JoinTheCompany(), *strategy_cards(2)), requires=led_by_the_heir
)
