"""The Shadow's Character Event cards 1 to 14 (7); `__init__.py` says how one is declared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, ChooseCard, Decline, DrawCompanion
from cogs.war.model.battle_events import DiceRolled
from cogs.war.model.components import GOLLUM, HOBBITS, NEIGHBOURS, REGIONS, SHADOW
from cogs.war.model.state import SEATS, State, evolve
from cogs.war.model.turn_events import FellowshipShifted
from cogs.war.rules.cards import Card
from cogs.war.rules.cards.vocabulary import RegionChoice, bring_special_tile, change_corruption
from cogs.war.rules.cards.vocabulary_shadow import (
    away_from_settlements,
    character_cards_on_table,
    nazgul_beside_ring,
    progressed,
    revealed,
    without,
)
from cogs.war.rules.companions import MoveNazgul, Separate, level, lose_companion
from cogs.war.rules.effect_choice import CardChoice, Facts, Name, Pick, Picks, no, region_name
from cogs.war.rules.event_cards import leave_table
from cogs.war.rules.fellowship import RevealFellowship
from cogs.war.rules.hunt import DrawTile, Hunt, number_read
from cogs.war.rules.procedure import Automatic, Dice, FreeChooses, Settled, ShadowChooses, first, follow, push

# Special Hunt tiles: they wait for Mordor, or join the Hunt Pool at once there (13.9).

SHELOBS_LAIR = bring_special_tile("sh_char_01", "sh_shelobs_lair")
THE_RING_IS_MINE = bring_special_tile("sh_char_02", "sh_the_ring_is_mine")
ON_ON_THEY_WENT = bring_special_tile("sh_char_03", "sh_on_on_they_went")
GIVE_IT_TO_USS = bring_special_tile("sh_char_04", "sh_give_it_to_uss")


# Orc Patrol: a Hunt tile is drawn away from the Settlements of the Free Peoples.

ORC_PATROL = Card("sh_char_05", push(DrawTile("sh_char_05")), requires=away_from_settlements)


# Isildur's Bane: a Hunt tile whose damage can only be taken by using the Ring.

ISILDURS_BANE = Card(
    "sh_char_06", push(DrawTile("sh_char_06", treatment="ring")), requires=away_from_settlements
)


# Foul Thing from the Deep: a Hunt tile whose damage takes a random Companion first.

FOUL_THING_FROM_THE_DEEP = Card(
    "sh_char_07", push(DrawTile("sh_char_07", treatment="companion")), requires=away_from_settlements
)


# Candles of Corpses: three dice may corrupt the Ring-bearers.


@dataclass(frozen=True, slots=True)
class LightCandles(Dice):
    """Each success is a point of corruption; with Gollum as Guide only a 6 is one."""

    rule: ClassVar[str] = "7.2"
    step: Literal["candles_of_corpses_roll"] = "candles_of_corpses_roll"

    def number(self, state: State) -> int:
        return 3

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        target = 6 if state.fellowship.guide == GOLLUM else 4
        hits = sum(die >= target for die in dice)
        tell(DiceRolled(side=SEATS[SHADOW], dice=dice, target=target, hits=hits, cause=CANDLES_OF_CORPSES.id))
        return change_corruption(follow(state), hits, CANDLES_OF_CORPSES.id, tell)


CANDLES_OF_CORPSES = Card("sh_char_08", push(LightCandles()), requires=away_from_settlements)


# Nazgûl Search: Nazgûl fly, and reveal the Fellowship where one finds the Ring-bearers.


@dataclass(frozen=True, slots=True)
class FindRing(Automatic):
    """The Fellowship is revealed if a Nazgûl is where the figure is."""

    rule: ClassVar[str] = "12.5"
    step: Literal["nazgul_search_find"] = "nazgul_search_find"

    def run(self, state: State, tell: Tell) -> State:
        return follow(state, *((RevealFellowship(),) if nazgul_beside_ring(state) else ()))


NAZGUL_SEARCH = Card(
    "sh_char_09", push(MoveNazgul(minions=False, optional=True), FindRing()), requires=progressed
)


# Cruel Weather: the Shadow moves the Ring-bearers' figure by one region.

CRUEL_WEATHER_ID = "sh_char_10"


@dataclass(frozen=True, slots=True)
class ShiftFellowship(ShadowChooses, RegionChoice):
    """The figure goes to an adjacent region; progress stays, and nothing is declared or revealed."""

    source: ClassVar[str] = CRUEL_WEATHER_ID
    step: Literal["cruel_weather_shift"] = "cruel_weather_shift"

    def regions(self, state: State) -> Sequence[int]:
        return NEIGHBOURS[state.fellowship.region]

    def at(self, state: State, region: int, tell: Tell) -> State:
        origin = REGIONS[state.fellowship.region]
        tell(FellowshipShifted(origin=origin, region=REGIONS[region], cause=CRUEL_WEATHER_ID))
        return evolve(state, fellowship=replace(state.fellowship, region=region))

    def facts(self, state: State) -> Facts:
        return {"region": region_name(state.fellowship.region)}


CRUEL_WEATHER = Card(CRUEL_WEATHER_ID, push(ShiftFellowship()), requires=progressed)


# The Nazgûl Strike!: Nazgûl fly, and strip the Ring-bearers of a card or hunt them.

THE_NAZGUL_STRIKE_ID = "sh_char_11"


@dataclass(frozen=True, slots=True)
class Strike(ShadowChooses, CardChoice):
    """With a Nazgûl beside the Ring-bearers: a Character card on the table goes, or a Hunt, or neither."""

    rule: ClassVar[str] = "7.2"
    source: ClassVar[str] = THE_NAZGUL_STRIKE_ID
    picks: ClassVar[Picks] = {
        ChooseCard: Pick("pick-card", "cards"),
        Choose: Pick("pick-hunt", "hunt"),
        **no("pick-none"),
    }
    step: Literal["the_nazgul_strike_choose"] = "the_nazgul_strike_choose"

    def needed(self, state: State) -> bool:
        return nazgul_beside_ring(state)

    def options(self, state: State) -> Sequence[Action]:
        cards = [ChooseCard(card) for card in character_cards_on_table(state)]
        return [*cards, Choose("hunt"), Decline()]

    def choose(self, state: State, action: Action, tell: Tell) -> State:
        if isinstance(action, ChooseCard):
            return leave_table(follow(state), action.card, "removed", tell)
        return follow(state, *((Hunt(),) if isinstance(action, Choose) else ()))


THE_NAZGUL_STRIKE = Card(
    THE_NAZGUL_STRIKE_ID, push(MoveNazgul(minions=False, optional=True), Strike()), requires=progressed
)


# Morgul Wound: a revealed Fellowship is corrupted, more so up to a corruption of three.


def play_morgul_wound(state: State, tell: Tell) -> State:
    return change_corruption(state, 2 if state.fellowship.corruption <= 3 else 1, MORGUL_WOUND.id, tell)


MORGUL_WOUND = Card("sh_char_12", play_morgul_wound, requires=revealed)


# Lure of the Ring: a Companion falls, or the Ring-bearers are corrupted by his Level.

LURE_OF_THE_RING_ID = "sh_char_13"


@dataclass(frozen=True, slots=True)
class LureWhom(Settled):
    """Chance draws a Companion of the Fellowship."""

    rule: ClassVar[str] = "7.2"
    kind: ClassVar[str] = "companion"
    step: Literal["lure_of_the_ring_whom"] = "lure_of_the_ring_whom"

    def needed(self, state: State) -> bool:
        return bool(state.fellowship.companions)

    def options(self, state: State) -> Sequence[Action]:
        return [DrawCompanion(companion) for companion in state.fellowship.companions]

    def choose(self, state: State, action: DrawCompanion, tell: Tell) -> State:
        return follow(state, ResistLure(action.companion))

    def skip(self, state: State, tell: Tell) -> State:
        return without(follow(state), LURE_OF_THE_RING_ID, tell)


@dataclass(frozen=True, slots=True)
class ResistLure(FreeChooses, CardChoice):
    """The Free Peoples eliminate the Companion drawn, or take corruption to the amount of his Level."""

    rule: ClassVar[str] = "7.2"
    source: ClassVar[str] = LURE_OF_THE_RING_ID
    picks: ClassVar[Picks] = {
        Choose("corruption"): Pick("pick-corruption", "ring"),
        Choose("companion"): Pick("pick-companion", "removed"),
    }
    companion: str
    step: Literal["lure_of_the_ring_choose"] = "lure_of_the_ring_choose"

    def options(self, state: State) -> Sequence[Action]:
        return [Choose("corruption"), Choose("companion")]

    def choose(self, state: State, action: Choose, tell: Tell) -> State:
        state = follow(state)
        if action.option == "corruption":
            return change_corruption(state, level(self.companion), LURE_OF_THE_RING_ID, tell)
        counts = state.options.lure_is_casualty
        return lose_companion(state, self.companion, LURE_OF_THE_RING_ID, tell, casualty=counts)

    def facts(self, state: State) -> Facts:
        worth, corruption = level(self.companion), state.fellowship.corruption
        return {
            "hero": Name("hero", self.companion),
            "count": worth,
            "corruption": corruption,
            "sum": worth + corruption,
            "saved": self.companion in HOBBITS and state.fellowship.mordor < 0,
        }


def play_lure_of_the_ring(state: State, tell: Tell) -> State:
    if state.fellowship.guide == GOLLUM:
        return change_corruption(state, 1, LURE_OF_THE_RING_ID, tell)
    return first(state, LureWhom())


LURE_OF_THE_RING = Card(LURE_OF_THE_RING_ID, play_lure_of_the_ring, requires=revealed)


# The Breaking of the Fellowship: as many Companions leave as a Hunt tile says.


@dataclass(frozen=True, slots=True)
class BreakFellowship(Automatic):
    """So many Companions, or all there are, are put where the figure is; in Mordor they are eliminated."""

    rule: ClassVar[str] = "13.1"
    step: Literal["the_breaking_of_the_fellowship_leave"] = "the_breaking_of_the_fellowship_leave"

    def run(self, state: State, tell: Tell) -> State:
        leaving = min(number_read(state) or 0, len(state.fellowship.companions))
        parting = Separate(exactly=leaving, still=True, cause=THE_BREAKING_OF_THE_FELLOWSHIP.id)
        return follow(state, *((parting,) if leaving > 0 else ()), chase=None)


def play_the_breaking_of_the_fellowship(state: State, tell: Tell) -> State:
    if state.fellowship.guide == GOLLUM:
        return change_corruption(state, 1, THE_BREAKING_OF_THE_FELLOWSHIP.id, tell)
    return first(state, DrawTile(THE_BREAKING_OF_THE_FELLOWSHIP.id, treatment="number"), BreakFellowship())


THE_BREAKING_OF_THE_FELLOWSHIP = Card("sh_char_14", play_the_breaking_of_the_fellowship, requires=revealed)
