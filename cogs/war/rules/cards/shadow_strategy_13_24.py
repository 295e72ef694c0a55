"""The Shadow's Strategy Event cards 13 to 24 (7); card.py says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigureIn
from cogs.war.model.armies import enter, lose
from cogs.war.model.bags import count
from cogs.war.model.components import (
    EASTERN_EDGE,
    NAZGUL,
    NUMBER,
    REGIONS,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
)
from cogs.war.model.events.fighting import UnitsReplaced
from cogs.war.model.queries import at_war, in_play
from cogs.war.model.state import SEATS, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_shadow import (
    JoinArmy,
    MusterShadow,
    MusterWhere,
    all_at_war,
    places,
    regions_named,
    unit,
    without,
)
from cogs.war.rules.effect_choice import EffectChoice, Facts
from cogs.war.rules.procedure import first, follow

# Half-orcs and Goblin-men: a unit of Isengard joins any Shadow Army.


def play_half_orcs_and_goblin_men(state: State, tell: Tell) -> State:
    return first(state, JoinArmy(HALF_ORCS_AND_GOBLIN_MEN.id, unit("isengard")))


HALF_ORCS_AND_GOBLIN_MEN = Card(
    "sh_str_13", play_half_orcs_and_goblin_men, requires=lambda state: at_war(state, "isengard")
)


# Olog-hai: a unit of Sauron joins any Shadow Army.


def play_olog_hai(state: State, tell: Tell) -> State:
    return first(state, JoinArmy(OLOG_HAI.id, unit("sauron")))


OLOG_HAI = Card("sh_str_14", play_olog_hai, requires=lambda state: at_war(state, "sauron"))


# Hill-trolls: two Regulars of Sauron become Elites.

HILL_TROLLS_ID = "sh_str_15"

HILL_TROLLS_REGULAR, HILL_TROLLS_ELITE = "sauron_regular", "sauron_elite"


@dataclass(frozen=True, slots=True)
class ReplaceRegular(EffectChoice):
    """The Shadow picks a region with a Regular of Sauron, which goes to the reinforcements for an Elite.

    left: how many are still to be replaced; fewer only where Regulars or Elites run out.
    """

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "event"
    alone: ClassVar[bool] = True
    source: ClassVar[str] = HILL_TROLLS_ID
    left: int = 2
    step: Literal["hill_trolls_replace"] = "hill_trolls_replace"

    def chooser(self, state: State) -> int:
        return SHADOW

    def needed(self, state: State) -> bool:
        return bool(self.list_options(state))

    def options(self, state: State) -> Sequence[Action]:
        if not count(state.reinforcements[SHADOW], HILL_TROLLS_ELITE):
            return []
        return [
            ChooseFigureIn(HILL_TROLLS_REGULAR, REGIONS[region])
            for region, held in enumerate(state.stacks[SHADOW])
            if count(held, HILL_TROLLS_REGULAR)
        ]

    def choose(self, state: State, action: ChooseFigureIn, tell: Tell) -> State:
        region, old, new = NUMBER[action.region], ((HILL_TROLLS_REGULAR, 1),), ((HILL_TROLLS_ELITE, 1),)
        tell(UnitsReplaced(side=SEATS[SHADOW], region=action.region, figures=old, by=new))
        state = enter(lose(state, SHADOW, old, region), SHADOW, new, region)
        return follow(state, *((ReplaceRegular(self.left - 1),) if self.left > 1 else ()))

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), HILL_TROLLS_ID, tell)

    def facts(self, state: State) -> Facts:
        return {"count": self.left}


def play_hill_trolls(state: State, tell: Tell) -> State:
    return first(state, ReplaceRegular())


HILL_TROLLS = Card(HILL_TROLLS_ID, play_hill_trolls, requires=lambda state: at_war(state, "sauron"))


# A New Power is Rising: Isengard musters in the Dunlands and in Orthanc while Saruman is in play.


def play_a_new_power_is_rising(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            A_NEW_POWER_IS_RISING.id,
            (
                *places("isengard_regular", 2, "north_dunland"),
                *places("isengard_regular", 2, "south_dunland"),
                *((unit("isengard"), NUMBER["orthanc"]),) * 2,
            ),
        ),
    )


A_NEW_POWER_IS_RISING = Card(
    "sh_str_16", play_a_new_power_is_rising, requires=lambda state: in_play(state, "saruman")
)


# Many Kings to the Service of Mordor: three Settlements of the Southrons and Easterlings muster.


def play_many_kings_to_the_service_of_mordor(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterWhere(
            MANY_KINGS_TO_THE_SERVICE_OF_MORDOR.id,
            (("southrons_easterlings_regular",),) * 2,
            SETTLEMENTS_OF["southrons_easterlings"],
            3,
        ),
    )


MANY_KINGS_TO_THE_SERVICE_OF_MORDOR = Card("sh_str_17", play_many_kings_to_the_service_of_mordor)


# The King is Revealed: Minas Morgul musters once Aragorn is in play.


def play_the_king_is_revealed(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            THE_KING_IS_REVEALED.id,
            (*places("sauron_regular", 5, "minas_morgul"), *places(NAZGUL, 1, "minas_morgul")),
        ),
    )


THE_KING_IS_REVEALED = Card(
    "sh_str_18", play_the_king_is_revealed, requires=lambda state: in_play(state, "aragorn")
)


# Shadows on the Misty Mountains: Mount Gram or Moria musters, with a Nazgûl.


def play_shadows_on_the_misty_mountains(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterWhere(
            SHADOWS_ON_THE_MISTY_MOUNTAINS.id,
            (unit("sauron"), unit("sauron"), (NAZGUL,)),
            regions_named(("mount_gram", "moria")),
        ),
    )


SHADOWS_ON_THE_MISTY_MOUNTAINS = Card("sh_str_19", play_shadows_on_the_misty_mountains)


# Orcs Multiplying Again: Mount Gundabad and Dol Guldur muster.


def play_orcs_multiplying_again(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            ORCS_MULTIPLYING_AGAIN.id,
            (
                *places("sauron_regular", 3, "mount_gundabad"),
                *places("sauron_regular", 3, "dol_guldur"),
            ),
        ),
    )


ORCS_MULTIPLYING_AGAIN = Card("sh_str_20", play_orcs_multiplying_again)


# Horde from the East: five Regulars come over the eastern edge of the map.


def play_horde_from_the_east(state: State, tell: Tell) -> State:
    return first(
        state, MusterWhere(HORDE_FROM_THE_EAST.id, (("southrons_easterlings_regular",),) * 5, EASTERN_EDGE)
    )


HORDE_FROM_THE_EAST = Card(
    "sh_str_21", play_horde_from_the_east, requires=lambda state: at_war(state, "southrons_easterlings")
)


# Monsters Roused: Sauron musters in the north.


def play_monsters_roused(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            MONSTERS_ROUSED.id,
            (
                *places("sauron_regular", 1, "angmar"),
                *places("sauron_regular", 1, "weather_hills"),
                *places("sauron_regular", 1, "ettenmoors"),
                *places("sauron_elite", 1, "trollshaws"),
            ),
        ),
    )


MONSTERS_ROUSED = Card("sh_str_22", play_monsters_roused)


# Musterings of Long-planned War: Gorgoroth and Nurn fill once every Shadow Nation is At War.


def play_musterings_of_long_planned_war(state: State, tell: Tell) -> State:
    return first(
        state,
        MusterShadow(
            MUSTERINGS_OF_LONG_PLANNED_WAR.id,
            (
                *places("southrons_easterlings_regular", 5, "gorgoroth"),
                *places("sauron_regular", 5, "nurn"),
            ),
        ),
    )


MUSTERINGS_OF_LONG_PLANNED_WAR = Card("sh_str_23", play_musterings_of_long_planned_war, requires=all_at_war)


# Pits of Mordor: three Strongholds of Sauron muster.

PITS_OF_MORDOR_PITS = tuple(region for region in SETTLEMENTS_OF["sauron"] if region in STRONGHOLDS)


def play_pits_of_mordor(state: State, tell: Tell) -> State:
    return first(state, MusterWhere(PITS_OF_MORDOR.id, (("sauron_regular",),) * 2, PITS_OF_MORDOR_PITS, 3))


PITS_OF_MORDOR = Card("sh_str_24", play_pits_of_mordor, requires=lambda state: at_war(state, "sauron"))
