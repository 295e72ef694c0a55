"""The Shadow's Strategy Event cards 1 to 24 (7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigure, ChooseFigureIn, ChooseNation, ChooseRegion, Decline
from cogs.war.model.armies import (
    SARUMAN,
    enter,
    free,
    free_companion_regions,
    has_army,
    lose,
    nations_of,
    shift,
    units,
)
from cogs.war.model.bags import bag, count
from cogs.war.model.battle_events import UnitsReplaced
from cogs.war.model.components import (
    CHARACTERS,
    COASTAL,
    EASTERN_EDGE,
    FIGURES,
    FREE,
    LEADERS,
    MOST_DICE,
    NATION_OF,
    NATION_SIDE,
    NATIONS_OF,
    NAZGUL,
    NEIGHBOURS,
    NUMBER,
    REGIONS,
    REGIONS_OF,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
    WITCH_KING,
)
from cogs.war.model.queries import at_war, controller, in_play, is_active, side_besieged, where
from cogs.war.model.state import SEATS, Ids, State
from cogs.war.model.turn_events import CharactersMoved, DieTurned
from cogs.war.rules.battle.declaring import BeginBattle, ChooseRearguard, may_attack, willing
from cogs.war.rules.cards import Card, no_condition
from cogs.war.rules.cards.vocabulary import RegionChoice, RollHits
from cogs.war.rules.cards.vocabulary_shadow import (
    JoinArmy,
    MusterShadow,
    MusterWhere,
    OrWithout,
    Place,
    all_at_war,
    end_by_free,
    no_card_in_first_round,
    places,
    regions_named,
    storm,
    unit,
    without,
)
from cogs.war.rules.cards.vocabulary_shadow_armies import GatherArmies
from cogs.war.rules.effect_choice import CardChoice, Facts, Name, Pick, Picks, no, region_name
from cogs.war.rules.event_cards import closed, leave_table
from cogs.war.rules.movement import ChooseMovers, MarchArmies, may_march, move, movers, remove, settle
from cogs.war.rules.nations import set_back
from cogs.war.rules.procedure import Automatic, FreeChooses, ShadowChooses, WherePossible, first, follow, push
from cogs.war.rules.turn import WILL, take_die
from cogs.war.rules.uses import ANY

# Return to Valinor: Elves leave the Strongholds that are not besieged.

ELVEN_STRONGHOLDS = tuple(settlement for settlement in SETTLEMENTS_OF["elves"] if settlement in STRONGHOLDS)


def _elves(state: State, region: int) -> int:
    held = state.stacks[FREE][region]
    return count(held, "elves_regular") + count(held, "elves_elite")


def play_return_to_valinor(state: State, tell: Tell) -> State:
    rolls = [
        RollHits(RETURN_TO_VALINOR.id, FREE, region, min(MOST_DICE, _elves(state, region)), 6)
        for region in ELVEN_STRONGHOLDS
        if region not in state.sieges and _elves(state, region)
    ]
    return first(state, *rolls) if rolls else without(state, RETURN_TO_VALINOR.id, tell)


def _one_lost(state: State) -> bool:
    return any(controller(state, region) == SHADOW for region in ELVEN_STRONGHOLDS)


RETURN_TO_VALINOR = Card("sh_str_01", play_return_to_valinor, requires=_one_lost)


# The Fighting Uruk-hai: besiegers from Isengard storm a Stronghold for three rounds.


def _besieging(state: State) -> tuple[int, ...]:
    """Sieges with a unit of Isengard among the besiegers."""
    return tuple(
        region
        for region in state.sieges
        if side_besieged(state, region) == FREE and "isengard" in nations_of(state.stacks[SHADOW][region])
    )


def play_the_fighting_uruk_hai(state: State, tell: Tell) -> State:
    return storm(state, THE_FIGHTING_URUK_HAI.id, _besieging(state), "", tell)


THE_FIGHTING_URUK_HAI: Card = Card(
    "sh_str_02",
    play_the_fighting_uruk_hai,
    requires=lambda state: in_play(state, SARUMAN) and bool(_besieging(state)),
    bars_cards=lambda state, side: no_card_in_first_round(state, THE_FIGHTING_URUK_HAI.id, side),
)


# Denethor's Folly: besieged Minas Tirith loses a Leader and fights without Combat cards.

DENETHORS_FOLLY_ID = "sh_str_03"

MINAS_TIRITH = NUMBER["minas_tirith"]
COUNSELLORS = ("gandalf_the_grey", "gandalf_the_white", "aragorn")


@dataclass(frozen=True, slots=True)
class StrikeLeader(ShadowChooses, WherePossible, OrWithout, CardChoice):
    """The Shadow picks a Leader in Minas Tirith, who is eliminated."""

    rule: ClassVar[str] = "7.2"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = DENETHORS_FOLLY_ID
    picks: ClassVar[Picks] = {ChooseFigure: Pick("pick-victim")}
    step: Literal["denethors_folly_leader"] = "denethors_folly_leader"

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseFigure(name) for name, _ in state.stacks[FREE][MINAS_TIRITH] if name in LEADERS]

    def choose(self, state: State, action: ChooseFigure, tell: Tell) -> State:
        return remove(follow(state), FREE, MINAS_TIRITH, bag(action.figure), DENETHORS_FOLLY_ID, tell)


def _besieged(state: State) -> bool:
    return side_besieged(state, MINAS_TIRITH) == FREE


def _bars_cards(state: State, side: int) -> bool:
    return side == FREE and state.battle is not None and state.battle.region == MINAS_TIRITH


def _counselled(state: State) -> bool:
    """Check whether Gandalf or Aragorn is there (Strider too, where that is agreed)."""
    names = (*COUNSELLORS, "strider") if state.options.strider_as_aragorn else COUNSELLORS
    return any(count(state.stacks[FREE][MINAS_TIRITH], name) for name in names)


DENETHORS_FOLLY: Card = Card(
    DENETHORS_FOLLY_ID,
    push(StrikeLeader()),
    requires=_besieged,
    stays=_besieged,
    uses=(
        end_by_free(
            "discard_denethors_folly", DENETHORS_FOLLY_ID, (WILL,), lambda state: not _counselled(state)
        ),
        end_by_free("discard_denethors_folly_counsel", DENETHORS_FOLLY_ID, ANY, _counselled),
    ),
    bars_cards=_bars_cards,
)


# The Day Without Dawn: the Free Peoples lose their Will of the West for this turn.


def play_the_day_without_dawn(state: State, tell: Tell) -> State:
    lost = state.dice[FREE].count(WILL)
    for _ in range(lost):
        tell(DieTurned(side=SEATS[FREE], die=WILL, face="", cause=THE_DAY_WITHOUT_DAWN.id))
        state = take_die(state, FREE, WILL)
    return state if lost else without(state, THE_DAY_WITHOUT_DAWN.id, tell)


THE_DAY_WITHOUT_DAWN = Card("sh_str_04", play_the_day_without_dawn, requires=all_at_war)


# Threats and Promises: no Muster result moves a passive Nation of the Free Peoples.


def _bars(state: State, nation: str, cause: str, region: int) -> bool:
    return cause == "die" and NATION_SIDE[nation] == FREE and not is_active(state, nation)


def reacts_threats_and_promises(state: State, event: str, subject: str, tell: Tell) -> State:
    """It goes when a Nation advances through an attack or a Companion's ability, through nothing else."""
    if event != "advanced":
        return state
    nation, cause = subject.split(".", 1)
    if NATION_SIDE[nation] != FREE or (cause not in ("attack", "ability") and cause not in CHARACTERS):
        return state
    return leave_table(state, THREATS_AND_PROMISES.id, "ended", tell)


THREATS_AND_PROMISES = Card("sh_str_05", bars_advance=_bars, reacts=reacts_threats_and_promises)


# Stormcrow: a Nation with travellers in it is set back and loses a figure.

STORMCROW_ID = "sh_str_06"


def candidates(state: State) -> tuple[str, ...]:
    """List Nations of the Free Peoples not At War with the Ring-bearers' figure or a Companion in them."""
    regions = list(free_companion_regions(state))
    if state.fellowship.mordor < 0:
        regions.append(state.fellowship.region)
    nations = {NATION_OF[region] for region in regions}
    return tuple(nation for nation in NATIONS_OF[FREE] if nation in nations and not at_war(state, nation))


@dataclass(frozen=True, slots=True)
class BringIllNews(ShadowChooses, CardChoice):
    """The Shadow picks the Nation."""

    rule: ClassVar[str] = "7.2"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = STORMCROW_ID
    step: Literal["stormcrow_nation"] = "stormcrow_nation"

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseNation(nation) for nation in candidates(state)]

    def choose(self, state: State, action: ChooseNation, tell: Tell) -> State:
        return set_back(follow(state, LoseFigure(action.nation)), action.nation, STORMCROW_ID, tell)


@dataclass(frozen=True, slots=True)
class LoseFigure(FreeChooses, WherePossible, OrWithout, CardChoice):
    """The Free Peoples eliminate a unit or Leader of the Nation."""

    rule: ClassVar[str] = "7.6"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = STORMCROW_ID
    nation: str
    step: Literal["stormcrow_figure"] = "stormcrow_figure"

    def options(self, state: State) -> Sequence[Action]:
        return [
            ChooseFigureIn(name, REGIONS[region])
            for region, held in enumerate(state.stacks[FREE])
            for name, _ in held
            if FIGURES[name].nation == self.nation
        ]

    def choose(self, state: State, action: ChooseFigureIn, tell: Tell) -> State:
        region = NUMBER[action.region]
        state = remove(follow(state), FREE, region, bag(action.figure), STORMCROW_ID, tell)
        return settle(state, (region,), tell)

    def facts(self, state: State) -> Facts:
        return {"nation": Name("nation", self.nation)}


STORMCROW = Card(STORMCROW_ID, push(BringIllNews()), requires=lambda state: bool(candidates(state)))


# Shadows Gather: an Army marches up to three regions to another; The Shadow Lengthens: two up to two.


def gather(card: str, distance: int, armies: int) -> Card:
    """7.5 Declare a card by which so many Armies march, each to another."""
    return Card(card, lambda state, tell: first(state, GatherArmies(card, distance=distance, armies=armies)))


SHADOWS_GATHER = gather("sh_str_07", distance=3, armies=1)
THE_SHADOW_LENGTHENS = gather("sh_str_08", distance=2, armies=2)


# The Shadow is Moving: up to four Armies move.

THE_SHADOW_IS_MOVING = Card(
    "sh_str_09",
    push(MarchArmies(SHADOW, 4, why="sh_str_09", apart=True, compulsory=False)),
    requires=all_at_war,
)


# Corsairs of Umbar: an Army sails from Umbar to the coast of Gondor, and fights whom it meets.

CORSAIRS_OF_UMBAR_ID = "sh_str_10"

UMBAR = NUMBER["umbar"]
GONDORS_COAST = tuple(region for region in REGIONS_OF["gondor"] if region in COASTAL)


def _must_fight(state: State, region: int) -> bool:
    """Check whether an Army of the Free Peoples stands there that the Shadow did not besiege beforehand."""
    return has_army(state, FREE, region) and side_besieged(state, region) != FREE


def _may_land(state: State, region: int) -> bool:
    if side_besieged(state, UMBAR) == SHADOW or closed(state, SHADOW, region):
        return False
    if _must_fight(state, region):
        return units(willing(state, SHADOW, UMBAR)) > 0
    return may_march(state, SHADOW, UMBAR, region)


@dataclass(frozen=True, slots=True)
class Land(ShadowChooses, OrWithout, RegionChoice):
    """The Shadow picks a region of Gondor on the coast; then who sails."""

    source: ClassVar[str] = CORSAIRS_OF_UMBAR_ID
    step: Literal["corsairs_of_umbar_land"] = "corsairs_of_umbar_land"

    def regions(self, state: State) -> Sequence[int]:
        return [region for region in GONDORS_COAST if _may_land(state, region)]

    def at(self, state: State, region: int, tell: Tell) -> State:
        if _must_fight(state, region):
            force = willing(state, SHADOW, UMBAR)
            landing = BeginBattle(
                SHADOW, UMBAR, region, force, effects=(CORSAIRS_OF_UMBAR_ID,), no_cease=True
            )
            return first(state, ChooseRearguard(landing))
        sailing = ChooseMovers(
            SHADOW, UMBAR, region, movers(state, SHADOW, UMBAR, region), why=CORSAIRS_OF_UMBAR_ID
        )
        return first(state, sailing, JoinSiege(region))


@dataclass(frozen=True, slots=True)
class JoinSiege(Automatic):
    """The attack of those who have joined a siege: they fight the garrison together with the besiegers; that
    may be ceased."""

    rule: ClassVar[str] = "11.12"
    region: int
    step: Literal["corsairs_of_umbar_siege"] = "corsairs_of_umbar_siege"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if side_besieged(state, self.region) != FREE or not may_attack(
            state, SHADOW, self.region, self.region
        ):
            return state
        force = willing(state, SHADOW, self.region)
        storming = BeginBattle(SHADOW, self.region, self.region, force, effects=(CORSAIRS_OF_UMBAR_ID,))
        return first(state, ChooseRearguard(storming))


CORSAIRS_OF_UMBAR = Card(
    CORSAIRS_OF_UMBAR_ID, push(Land()), requires=lambda state: at_war(state, "southrons_easterlings")
)


# Rage of the Dunlendings: Isengard musters beside the Dunlands, and units there may join.

RAGE_OF_THE_DUNLENDINGS_ID = "sh_str_11"

DUNLANDS = regions_named(("north_dunland", "south_dunland"))
BESIDE_DUNLANDS = tuple(sorted({beside for region in DUNLANDS for beside in NEIGHBOURS[region]}))
MOST_JOINING = 4


@dataclass(frozen=True, slots=True)
class Rage(ShadowChooses, WherePossible, OrWithout, CardChoice):
    """The Shadow picks a free region next to one of the Dunlands: two Regulars, then those who join."""

    rule: ClassVar[str] = "7.4"
    source: ClassVar[str] = RAGE_OF_THE_DUNLENDINGS_ID
    step: Literal["rage_of_the_dunlendings_where"] = "rage_of_the_dunlendings_where"

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[region]) for region in BESIDE_DUNLANDS if _free(state, region)]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        region = NUMBER[action.region]
        muster = MusterShadow(RAGE_OF_THE_DUNLENDINGS_ID, ((("isengard_regular",), region),) * 2)
        return follow(state, muster, JoinRage(region))


def _free(state: State, region: int) -> bool:
    """1.8 Free in the strict sense: no enemy Army, and no Settlement the enemy controls."""
    return free(state, SHADOW, region) and controller(state, region) != FREE


@dataclass(frozen=True, slots=True)
class JoinRage(ShadowChooses, CardChoice):
    """Up to four units of Isengard go there from the Dunlands, one after the other."""

    rule: ClassVar[str] = "7.5"
    source: ClassVar[str] = RAGE_OF_THE_DUNLENDINGS_ID
    picks: ClassVar[Picks] = no("pick-enough")
    region: int
    joined: int = 0
    step: Literal["rage_of_the_dunlendings_join"] = "rage_of_the_dunlendings_join"

    def needed(self, state: State) -> bool:
        return self.joined < MOST_JOINING and len(self.list_options(state)) > 1

    def options(self, state: State) -> Sequence[Action]:
        joining: list[Action] = []
        if not closed(state, SHADOW, self.region):
            joining = [
                ChooseFigureIn(figure, REGIONS[origin])
                for origin in DUNLANDS
                if origin != self.region
                for figure in unit("isengard")
                if count(state.stacks[SHADOW][origin], figure)
            ]
        return [*joining, Decline()]

    def choose(self, state: State, action: ChooseFigureIn | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        state = follow(state, replace(self, joined=self.joined + 1))
        one = ((action.figure, 1),)
        return move(state, SHADOW, one, NUMBER[action.region], self.region, RAGE_OF_THE_DUNLENDINGS_ID, tell)

    def facts(self, state: State) -> Facts:
        return {"region": region_name(self.region), "count": MOST_JOINING - self.joined}


RAGE_OF_THE_DUNLENDINGS = Card(
    RAGE_OF_THE_DUNLENDINGS_ID, push(Rage()), requires=lambda state: at_war(state, "isengard")
)


# Return of the Witch-king: he goes to Angmar, and Sauron musters there.


def play_return_of_the_witch_king(state: State, tell: Tell) -> State:
    figures = (*places("sauron_regular", 2, "angmar"), *places("sauron_elite", 1, "angmar"))
    return first(_ride(state, tell), MusterShadow(RETURN_OF_THE_WITCH_KING.id, figures))


def _ride(state: State, tell: Tell) -> State:
    origin, angmar = where(state, WITCH_KING), NUMBER["angmar"]
    if origin == angmar:
        return state
    rider = ((WITCH_KING, 1),)
    tell(CharactersMoved(side=SEATS[SHADOW], origin=REGIONS[origin], region=REGIONS[angmar], figures=rider))
    return settle(shift(state, SHADOW, rider, origin, angmar), (origin, angmar), tell)


RETURN_OF_THE_WITCH_KING = Card(
    "sh_str_12", play_return_of_the_witch_king, requires=lambda state: in_play(state, WITCH_KING)
)


# Hill-trolls: two Regulars of Sauron become Elites.

HILL_TROLLS_ID = "sh_str_15"

SAURON_REGULAR, SAURON_ELITE = "sauron_regular", "sauron_elite"


@dataclass(frozen=True, slots=True)
class ReplaceRegular(ShadowChooses, WherePossible, OrWithout, CardChoice):
    """The Shadow picks a region with a Regular of Sauron, which goes to the reinforcements for an Elite.

    left: how many are still to be replaced; fewer only where Regulars or Elites run out.
    """

    rule: ClassVar[str] = "7.2"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = HILL_TROLLS_ID
    left: int = 2
    step: Literal["hill_trolls_replace"] = "hill_trolls_replace"

    def options(self, state: State) -> Sequence[Action]:
        if not count(state.reinforcements[SHADOW], SAURON_ELITE):
            return []
        return [
            ChooseFigureIn(SAURON_REGULAR, REGIONS[region])
            for region, held in enumerate(state.stacks[SHADOW])
            if count(held, SAURON_REGULAR)
        ]

    def choose(self, state: State, action: ChooseFigureIn, tell: Tell) -> State:
        region, old, new = NUMBER[action.region], ((SAURON_REGULAR, 1),), ((SAURON_ELITE, 1),)
        tell(UnitsReplaced(side=SEATS[SHADOW], region=action.region, figures=old, by=new))
        state = enter(lose(state, SHADOW, old, region), SHADOW, new, region)
        return follow(state, *((ReplaceRegular(self.left - 1),) if self.left > 1 else ()))

    def facts(self, state: State) -> Facts:
        return {"count": self.left}


HILL_TROLLS = Card(HILL_TROLLS_ID, push(ReplaceRegular()), requires=lambda state: at_war(state, "sauron"))


# Half-orcs and Goblin-men, Olog-hai: a unit of Isengard, of Sauron, joins any Shadow Army.


def join_army(card: str, nation: str) -> Card:
    """7.4 Declare a card by which a unit of a Nation At War joins any Shadow Army."""
    return Card(
        card,
        lambda state, tell: first(state, JoinArmy(card, unit(nation))),
        requires=lambda state: at_war(state, nation),
    )


HALF_ORCS_AND_GOBLIN_MEN = join_army("sh_str_13", "isengard")
OLOG_HAI = join_army("sh_str_14", "sauron")


# Cards by which the Shadow musters, each figure in a region of its own.


def muster_in(card: str, *wanted: Place, requires: Callable[[State], bool] = no_condition) -> Card:
    """7.4 Declare a card by which figures come, each in its place."""
    return Card(card, lambda state, tell: first(state, MusterShadow(card, wanted)), requires=requires)


A_NEW_POWER_IS_RISING = muster_in(
    "sh_str_16",
    *places("isengard_regular", 2, "north_dunland"),
    *places("isengard_regular", 2, "south_dunland"),
    *((unit("isengard"), NUMBER["orthanc"]),) * 2,
    requires=lambda state: in_play(state, "saruman"),
)
THE_KING_IS_REVEALED = muster_in(
    "sh_str_18",
    *places("sauron_regular", 5, "minas_morgul"),
    *places(NAZGUL, 1, "minas_morgul"),
    requires=lambda state: in_play(state, "aragorn"),
)
ORCS_MULTIPLYING_AGAIN = muster_in(
    "sh_str_20", *places("sauron_regular", 3, "mount_gundabad"), *places("sauron_regular", 3, "dol_guldur")
)
MONSTERS_ROUSED = muster_in(
    "sh_str_22",
    *places("sauron_regular", 1, "angmar"),
    *places("sauron_regular", 1, "weather_hills"),
    *places("sauron_regular", 1, "ettenmoors"),
    *places("sauron_elite", 1, "trollshaws"),
)
MUSTERINGS_OF_LONG_PLANNED_WAR = muster_in(
    "sh_str_23",
    *places("southrons_easterlings_regular", 5, "gorgoroth"),
    *places("sauron_regular", 5, "nurn"),
    requires=all_at_war,
)


# Cards by which the Shadow musters where it likes among some regions.


def muster_among(
    card: str,
    wanted: tuple[Ids, ...],
    regions: tuple[int, ...],
    number: int = 1,
    requires: Callable[[State], bool] = no_condition,
) -> Card:
    """7.4 Declare a card by which the same figures come to so many of these regions."""
    return Card(
        card, lambda state, tell: first(state, MusterWhere(card, wanted, regions, number)), requires=requires
    )


MANY_KINGS_TO_THE_SERVICE_OF_MORDOR = muster_among(
    "sh_str_17", (("southrons_easterlings_regular",),) * 2, SETTLEMENTS_OF["southrons_easterlings"], 3
)
SHADOWS_ON_THE_MISTY_MOUNTAINS = muster_among(
    "sh_str_19", (unit("sauron"), unit("sauron"), (NAZGUL,)), regions_named(("mount_gram", "moria"))
)
HORDE_FROM_THE_EAST = muster_among(
    "sh_str_21",
    (("southrons_easterlings_regular",),) * 5,
    EASTERN_EDGE,
    requires=lambda state: at_war(state, "southrons_easterlings"),
)
PITS_OF_MORDOR = muster_among(
    "sh_str_24",
    (("sauron_regular",),) * 2,
    tuple(region for region in SETTLEMENTS_OF["sauron"] if region in STRONGHOLDS),
    3,
    requires=lambda state: at_war(state, "sauron"),
)
