"""The Free Peoples' Strategy Event cards 1 to 24 (7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseNation, March
from cogs.war.model.armies import free, free_companion_regions, has_army, nations_of, units
from cogs.war.model.components import (
    COASTAL,
    FREE,
    NATION_OF,
    NATIONS_OF,
    NEIGHBOURS,
    NUMBER,
    REGIONS,
    REGIONS_OF,
    SETTLEMENTS_OF,
    SHADOW,
)
from cogs.war.model.queries import at_war, controller, is_active, side_besieged, where
from cogs.war.model.state import Ids, State
from cogs.war.model.turn_events import EffectWithout
from cogs.war.rules.battle.declaring import ChooseAttack
from cogs.war.rules.battle.fighting import battle_of, fighter, fighter_with
from cogs.war.rules.cards import Card
from cogs.war.rules.cards.vocabulary import (
    ARAGORN,
    RecruitGroup,
    RegionChoice,
    RollHits,
    companion_regions,
    either,
    end_by_shadow,
    leader,
    march_and_rouse,
    muster,
    regular,
    rouse,
    strategy_cards,
    with_army,
)
from cogs.war.rules.cards.vocabulary_shadow_armies import SendArmy
from cogs.war.rules.effect_choice import CardChoice
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.movement import ChooseMovers, may_march, movers
from cogs.war.rules.nations import advance
from cogs.war.rules.procedure import Automatic, FreeChooses, WherePossible, first, follow, push

# The Last Battle: while it lies there, dice that move the Fellowship stay out of the Hunt Box (12.2).

THE_LAST_BATTLE_ID = "fp_str_01"


def afield(state: State) -> bool:
    """7.2, 7.3 Aragorn is with an Army outside the Nations of the Free Peoples, and the Fellowship hidden.

    A revealed Fellowship would end the card at once, so that it is not played then.
    """
    region = where(state, ARAGORN)
    if not with_army(state, region) or not state.fellowship.hidden:
        return False
    return NATION_OF[region] not in NATIONS_OF[FREE]


def reacts_the_last_battle(state: State, event: str, subject: str, tell: Tell) -> State:
    """7.3 It goes the moment the Fellowship is declared or revealed."""
    return (
        leave_table(state, THE_LAST_BATTLE_ID, "ended", tell) if event in ("declared", "revealed") else state
    )


THE_LAST_BATTLE = Card(THE_LAST_BATTLE_ID, requires=afield, stays=afield, reacts=reacts_the_last_battle)


# A Power too Great, The Power of Tom Bombadil: three regions are closed to Armies of the Shadow (7.3).


def close(card: str, use: str, nation: str, *regions: str) -> Card:
    """7.3, 9.1 Declare a card that closes regions until the Shadow ends it; a Nation advances at once."""
    return Card(
        card,
        lambda state, tell: advance(state, nation, card, tell),
        uses=(end_by_shadow(use, card),),
        closes=tuple(NUMBER[region] for region in regions),
    )


A_POWER_TOO_GREAT = close("fp_str_02", "end_a_power_too_great", "elves", "lorien", "rivendell", "grey_havens")
THE_POWER_OF_TOM_BOMBADIL = close(
    "fp_str_03", "end_tom_bombadil", "north", "old_forest", "the_shire", "buckland"
)


# Book of Mazarbul: Companions move; a Companion in Erebor or Ered Luin brings the Dwarves to war.

BOOK_OF_MAZARBUL_ID = "fp_str_04"


def play_book_of_mazarbul(state: State, tell: Tell) -> State:
    """13.2, then 9.5; either part may do nothing."""
    return march_and_rouse(state, BOOK_OF_MAZARBUL_ID, "dwarves", ("erebor", "ered_luin"))


BOOK_OF_MAZARBUL = Card(BOOK_OF_MAZARBUL_ID, play_book_of_mazarbul)


# The Spirit of Mordor: five dice against an Army of several Nations (7.6).

THE_SPIRIT_OF_MORDOR_ID = "fp_str_05"


@dataclass(frozen=True, slots=True)
class ChooseMixedArmy(FreeChooses, RegionChoice):
    """A Shadow Army with units of two Nations or more."""

    source: ClassVar[str] = THE_SPIRIT_OF_MORDOR_ID
    step: Literal["the_spirit_of_mordor_army"] = "the_spirit_of_mordor_army"

    def regions(self, state: State) -> Sequence[int]:
        return [n for n, held in enumerate(state.stacks[SHADOW]) if len(nations_of(held)) > 1]

    def at(self, state: State, region: int, tell: Tell) -> State:
        return first(state, RollHits(THE_SPIRIT_OF_MORDOR_ID, SHADOW, region, 5, 5))


# No attack, so no political reaction (7.7).
THE_SPIRIT_OF_MORDOR = Card(THE_SPIRIT_OF_MORDOR_ID, push(ChooseMixedArmy()))


# Faramir's Rangers: three dice against an Army in Ithilien or Osgiliath; Gondor recruits in Osgiliath.

FARAMIRS_RANGERS_ID = "fp_str_06"
OSGILIATH = NUMBER["osgiliath"]
AMBUSHES = (NUMBER["north_ithilien"], NUMBER["south_ithilien"], OSGILIATH)


@dataclass(frozen=True, slots=True)
class ChooseAmbush(FreeChooses, RegionChoice):
    """The choice of which Army of the Shadow is ambushed."""

    source: ClassVar[str] = FARAMIRS_RANGERS_ID
    step: Literal["faramirs_rangers_ambush"] = "faramirs_rangers_ambush"

    def regions(self, state: State) -> Sequence[int]:
        return [region for region in AMBUSHES if has_army(state, SHADOW, region)]

    def at(self, state: State, region: int, tell: Tell) -> State:
        return first(state, RollHits(FARAMIRS_RANGERS_ID, SHADOW, region, 3, 5))


@dataclass(frozen=True, slots=True)
class RallyAtOsgiliath(Automatic):
    """7.4 A unit and a Leader of Gondor, where an Army of the Free Peoples holds Osgiliath."""

    rule: ClassVar[str] = "7.4"
    step: Literal["faramirs_rangers_rally"] = "faramirs_rangers_rally"

    def run(self, state: State, tell: Tell) -> State:
        if not has_army(state, FREE, OSGILIATH):
            return follow(state)
        return follow(state, muster(FARAMIRS_RANGERS_ID, "osgiliath", either("gondor"), leader("gondor")))


# Either part may do nothing; no attack, so no political reaction (7.7).
FARAMIRS_RANGERS = Card(FARAMIRS_RANGERS_ID, push(ChooseAmbush(), RallyAtOsgiliath()))


# Fear! Fire! Foes!: Companions move; a Companion in Bree or the Shire brings the North to war.

FEAR_FIRE_FOES_ID = "fp_str_07"


def play_fear_fire_foes(state: State, tell: Tell) -> State:
    """13.2, then 9.5; either part may do nothing."""
    return march_and_rouse(state, FEAR_FIRE_FOES_ID, "north", ("bree", "the_shire"))


FEAR_FIRE_FOES = Card(FEAR_FIRE_FOES_ID, play_fear_fire_foes)


# Wisdom of Elrond: a Nation of the Free Peoples becomes active and advances.

WISDOM_OF_ELROND_ID = "fp_str_08"


@dataclass(frozen=True, slots=True)
class ChooseCounselled(FreeChooses, CardChoice):
    """9.5 Any of the five Nations."""

    rule: ClassVar[str] = "9.5"
    source: ClassVar[str] = WISDOM_OF_ELROND_ID
    step: Literal["wisdom_of_elrond_nation"] = "wisdom_of_elrond_nation"

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseNation(nation) for nation in NATIONS_OF[FREE]]

    def choose(self, state: State, action: ChooseNation, tell: Tell) -> State:
        return rouse(follow(state), action.nation, WISDOM_OF_ELROND_ID, tell)


WISDOM_OF_ELROND = Card(WISDOM_OF_ELROND_ID, push(ChooseCounselled()))


# The Red Arrow: Rohan advances and recruits in Edoras, once Gondor is active.

THE_RED_ARROW_ID = "fp_str_09"


def gondor_calls(state: State) -> bool:
    """7.2 Gondor is active."""
    return is_active(state, "gondor")


def play_the_red_arrow(state: State, tell: Tell) -> State:
    """9.2 A passive Rohan does not come to war by it."""
    state = advance(state, "rohan", THE_RED_ARROW_ID, tell)
    return first(state, muster(THE_RED_ARROW_ID, "edoras", either("rohan"), leader("rohan")))


THE_RED_ARROW = Card(THE_RED_ARROW_ID, play_the_red_arrow, requires=gondor_calls)


# Help Unlooked For: an Army attacks a besieger from outside, and the garrison costs it dice.

HELP_UNLOOKED_FOR_ID = "fp_str_10"


def play_help_unlooked_for(state: State, tell: Tell) -> State:
    """11.13 The garrison takes no part, nor may it sally out by this card."""
    targets = tuple(region for region in state.sieges if side_besieged(state, region) == FREE)
    around = {beside for region in targets for beside in NEIGHBOURS[region]}
    origins = tuple(sorted(around.difference(targets)))
    attack = ChooseAttack(FREE, from_regions=origins, on_regions=targets, effects=(HELP_UNLOOKED_FOR_ID,))
    if not targets or not attack.needed(state):
        tell(EffectWithout(card=HELP_UNLOOKED_FOR_ID))
        return state
    return first(state, attack)


def each_round(state: State, tell: Tell) -> State:
    """The Shadow's Combat roll loses a die for each unit inside; one is always left."""
    inside = units(state.stacks[FREE][battle_of(state).region])
    return fighter_with(state, SHADOW, dice_lost=fighter(state, SHADOW).dice_lost + inside)


HELP_UNLOOKED_FOR = Card(HELP_UNLOOKED_FOR_ID, play_help_unlooked_for, each_round=each_round)


# Paths of the Woses: an Army in Rohan comes to Minas Tirith, or beside it where that is shut (7.5).

PATHS_OF_THE_WOSES_ID = "fp_str_11"
MINAS_TIRITH = NUMBER["minas_tirith"]


def goals(state: State) -> tuple[int, ...]:
    """Minas Tirith; its neighbours where the Shadow holds or besieges it."""
    shut = MINAS_TIRITH in state.sieges or controller(state, MINAS_TIRITH) != FREE
    return NEIGHBOURS[MINAS_TIRITH] if shut else (MINAS_TIRITH,)


@dataclass(frozen=True, slots=True)
class TakeThePaths(FreeChooses, WherePossible):
    """7.5 The choice of which Army goes where, a besieged one too; a part of it may stay. No route
    is traced."""

    rule: ClassVar[str] = "7.5"
    kind: ClassVar[str] = "march"
    step: Literal["paths_of_the_woses_march"] = "paths_of_the_woses_march"

    def options(self, state: State) -> Sequence[Action]:
        return [
            March(REGIONS[origin], REGIONS[region])
            for origin in REGIONS_OF["rohan"]
            if has_army(state, FREE, origin)
            for region in goals(state)
            if may_march(state, FREE, origin, region)
        ]

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=PATHS_OF_THE_WOSES_ID))
        return follow(state)

    def choose(self, state: State, action: March, tell: Tell) -> State:
        origin, region = NUMBER[action.origin], NUMBER[action.region]
        force = movers(state, FREE, origin, region)
        return follow(state, ChooseMovers(FREE, origin, region, force, why=PATHS_OF_THE_WOSES_ID))


def rohan_rides(state: State) -> bool:
    """7.2 Rohan is At War."""
    return at_war(state, "rohan")


PATHS_OF_THE_WOSES = Card(PATHS_OF_THE_WOSES_ID, push(TakeThePaths()), requires=rohan_rides)


# Through a Day and a Night: an Army with a Companion moves up to two regions (7.5).

THROUGH_A_DAY_AND_A_NIGHT_ID = "fp_str_12"


def led_by_a_companion(state: State) -> bool:
    """7.2 Check whether an Army has a Companion with it."""
    return any(with_army(state, region) for region in free_companion_regions(state))


# A Companion goes with the part that moves.
THROUGH_A_DAY_AND_A_NIGHT = Card(
    THROUGH_A_DAY_AND_A_NIGHT_ID,
    push(SendArmy(THROUGH_A_DAY_AND_A_NIGHT_ID, FREE, 2, needs="companion")),
    requires=led_by_a_companion,
)


# Círdan's Ships: two units of the Elves land on a coast where an Army stands (7.4).

CIRDANS_SHIPS_ID = "fp_str_13"


def elves_fight(state: State) -> bool:
    """7.2 Check whether the Elves are At War."""
    return at_war(state, "elves")


def play_cirdans_ships(state: State, tell: Tell) -> State:
    """Both in the same region; a besieged Army is in its region too, and so is one that lays siege."""
    shores = (*COASTAL, *((NUMBER["north_ered_luin"],) if state.options.north_ered_luin_coast else ()))
    coasts = tuple(region for region in shores if has_army(state, FREE, region))
    units = (either("elves"), either("elves"))
    return first(state, RecruitGroup(CIRDANS_SHIPS_ID, FREE, units, coasts, besieging=True))


CIRDANS_SHIPS = Card(CIRDANS_SHIPS_ID, play_cirdans_ships, requires=elves_fight)


# Riders of Théoden: Rohan recruits in Edoras, or beside a Companion (7.4).

RIDERS_OF_THEODEN_ID = "fp_str_16"


def play_riders_of_theoden(state: State, tell: Tell) -> State:
    """Unit and Leader come to the same region."""
    beside = companion_regions(state, REGIONS_OF["rohan"])
    places = tuple(dict.fromkeys((NUMBER["edoras"], *beside)))
    figures = (either("rohan"), leader("rohan"))
    return first(state, RecruitGroup(RIDERS_OF_THEODEN_ID, FREE, figures, places, besieging=True))


RIDERS_OF_THEODEN = Card(RIDERS_OF_THEODEN_ID, play_riders_of_theoden)


# Swords in Eriador: a unit in the Shire, one in Ered Luin (7.4); a card.

SWORDS_IN_ERIADOR_ID = "fp_str_20"


def play_swords_in_eriador(state: State, tell: Tell) -> State:
    """The units first, then the card; either may be impossible."""
    north, dwarves = (
        muster(SWORDS_IN_ERIADOR_ID, "the_shire", either("north")),
        muster(SWORDS_IN_ERIADOR_ID, "ered_luin", either("dwarves")),
    )
    return first(state, north, dwarves, *strategy_cards())


SWORDS_IN_ERIADOR = Card(SWORDS_IN_ERIADOR_ID, play_swords_in_eriador)


# Éomer, Son of Éomund: Rohan recruits in a free Settlement of its own (7.4).

EOMER_SON_OF_EOMUND_ID = "fp_str_23"


def play_eomer_son_of_eomund(state: State, tell: Tell) -> State:
    """Free is meant: a besieged garrison gets nothing here."""
    places = tuple(settlement for settlement in SETTLEMENTS_OF["rohan"] if free(state, FREE, settlement))
    return first(
        state, RecruitGroup(EOMER_SON_OF_EOMUND_ID, FREE, (either("rohan"), leader("rohan")), places)
    )


EOMER_SON_OF_EOMUND = Card(EOMER_SON_OF_EOMUND_ID, play_eomer_son_of_eomund)


# Cards by which one Nation recruits in one region (7.4): a unit and a Leader, or units and then a card.


def recruit(card: str, region: str, *wanted: Ids, cards: int = 0) -> Card:
    """7.4 Declare a card that recruits figures in a region, units first, and then draws so many cards."""
    steps = (muster(card, region, *wanted), *(strategy_cards(cards) if cards else ()))
    return Card(card, lambda state, tell: first(state, *steps))


GUARDS_OF_THE_CITADEL = recruit("fp_str_14", "minas_tirith", either("gondor"), leader("gondor"))
CELEBORNS_GALADHRIM = recruit("fp_str_15", "lorien", either("elves"), cards=1)
GRIMBEORN_THE_OLD_SON_OF_BEORN = recruit("fp_str_17", "carrock", either("north"), leader("north"))
IMRAHIL_OF_DOL_AMROTH = recruit("fp_str_18", "dol_amroth", either("gondor"), leader("gondor"))
KING_BRANDS_MEN = recruit("fp_str_19", "dale", regular("north"), regular("north"), cards=1)
KINDRED_OF_GLORFINDEL = recruit("fp_str_21", "rivendell", either("elves"), cards=1)
DAIN_IRONFOOTS_GUARD = recruit("fp_str_22", "erebor", either("dwarves"), leader("dwarves"))
THRANDUILS_ARCHERS = recruit("fp_str_24", "woodland_realm", either("elves"), cards=1)
