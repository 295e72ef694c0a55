"""The Shadow's Strategy Event cards 13 to 24 (7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import ChooseFigureIn
from cogs.war.model.armies import enter, lose
from cogs.war.model.bags import count
from cogs.war.model.battle_events import UnitsReplaced
from cogs.war.model.components import (
    EASTERN_EDGE,
    NAZGUL,
    NUMBER,
    REGIONS,
    SETTLEMENTS_OF,
    SHADOW,
    STRONGHOLDS,
)
from cogs.war.model.queries import at_war, in_play
from cogs.war.model.state import SEATS, Ids, State
from cogs.war.rules.cards import Card, no_condition
from cogs.war.rules.cards.vocabulary_shadow import (
    JoinArmy,
    MusterShadow,
    MusterWhere,
    OrWithout,
    Place,
    all_at_war,
    places,
    regions_named,
    unit,
)
from cogs.war.rules.effect_choice import CardChoice, Facts
from cogs.war.rules.procedure import ShadowChooses, WherePossible, first, follow, push

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
