"""Corsairs of Umbar: an Army sails from Umbar to the coast of Gondor, and fights whom it meets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine.agenda import Tell
from cogs.war.model.armies import has_army, units
from cogs.war.model.components import COASTAL, FREE, NUMBER, REGIONS_OF, SHADOW
from cogs.war.model.queries import at_war, side_besieged
from cogs.war.model.state import State
from cogs.war.rules.battle.declaring import BeginBattle, ChooseRearguard, may_attack, willing
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RegionChoice
from cogs.war.rules.cards.vocabulary_shadow import without
from cogs.war.rules.event_cards import closed
from cogs.war.rules.movement import ChooseMovers, may_march, movers
from cogs.war.rules.procedure import Automatic, first, follow

ID = "sh_str_10"

UMBAR = NUMBER["umbar"]
COAST = tuple(region for region in REGIONS_OF["gondor"] if region in COASTAL)


def _must_fight(state: State, region: int) -> bool:
    """Whether an Army of the Free Peoples stands there that the Shadow did not besiege beforehand."""
    return has_army(state, FREE, region) and side_besieged(state, region) != FREE


def _may_land(state: State, region: int) -> bool:
    if side_besieged(state, UMBAR) == SHADOW or closed(state, SHADOW, region):
        return False
    if _must_fight(state, region):
        return units(willing(state, SHADOW, UMBAR)) > 0
    return may_march(state, SHADOW, UMBAR, region)


@dataclass(frozen=True, slots=True)
class Land(RegionChoice):
    """The Shadow picks a region of Gondor on the coast; then who sails."""

    source: ClassVar[str] = ID
    step: Literal["corsairs_of_umbar_land"] = "corsairs_of_umbar_land"

    def chooser(self, state: State) -> int:
        return SHADOW

    def regions(self, state: State) -> Sequence[int]:
        return [region for region in COAST if _may_land(state, region)]

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), ID, tell)

    def at(self, state: State, region: int, tell: Tell) -> State:
        if _must_fight(state, region):
            force = willing(state, SHADOW, UMBAR)
            landing = BeginBattle(SHADOW, UMBAR, region, force, effects=(ID,), no_cease=True)
            return first(state, ChooseRearguard(landing))
        sailing = ChooseMovers(SHADOW, UMBAR, region, movers(state, SHADOW, UMBAR, region), why=ID)
        return first(state, sailing, JoinSiege(region))


@dataclass(frozen=True, slots=True)
class JoinSiege(Automatic):
    """Whoever has joined a siege fights the garrison together with the besiegers; that may be ceased."""

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
        storming = BeginBattle(SHADOW, self.region, self.region, force, effects=(ID,))
        return first(state, ChooseRearguard(storming))


def play(state: State, tell: Tell) -> State:
    return first(state, Land())


CARD = Card(ID, play, requires=lambda state: at_war(state, "southrons_easterlings"))
