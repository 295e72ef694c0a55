"""The common parts of the Free Peoples' Event cards (7): corruption, recruiting, the Ents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from bot.engine import Action
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose
from cogs.war.model.armies import SARUMAN, companions, free_companion_regions, has_army, lose, nations_of
from cogs.war.model.bags import Bag, bag, count
from cogs.war.model.components import CHARACTER, FREE, NATION_OF, NUMBER, REGIONS, SHADOW, STRATEGY
from cogs.war.model.events.fighting import FiguresRemoved
from cogs.war.model.events.turns import EffectWithout
from cogs.war.model.queries import NOWHERE, on_table, where
from cogs.war.model.state import SEATS, Ids, State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import (
    PlayAnother,
    RecruitGroup,
    RollHits,
    ShowAndDiscard,
    army_card,
    change_corruption,
    character_card,
    holds,
    to_war,
)
from cogs.war.rules.companions import MoveCompanions, Separate
from cogs.war.rules.effect_choice import CardChoice, Facts, Pick, Picks
from cogs.war.rules.event_cards import drawing, leave_table
from cogs.war.rules.politics import react_to_attack
from cogs.war.rules.procedure import Automatic, FreeChooses, WarStep, first, follow
from cogs.war.rules.uses import ANY, Spent, Use

# What several Free Peoples event cards do, as agenda steps: healing, Companions who leave or move and rouse
# a Nation, mustering, and paying to end a card on the table.

STRIDER, ARAGORN, GOLLUM = "strider", "aragorn", "gollum"


def heir(state: State) -> tuple[str, int]:
    """Strider or Aragorn, whichever is on the map, and his region; NOWHERE if neither is."""
    for name in (STRIDER, ARAGORN):
        region = where(state, name)
        if region != NOWHERE:
            return name, region
    return STRIDER, NOWHERE


def with_army(state: State, region: int) -> bool:
    """Check whether a Free Peoples Army stands in a region that may be NOWHERE."""
    return region != NOWHERE and has_army(state, FREE, region)


def companion_stands(state: State, region: int) -> bool:
    """Check whether a Companion stands in a region."""
    return bool(companions(state.stacks[FREE][region]))


def guided_by(state: State, guide: str) -> bool:
    """12.7 Check who the Guide is."""
    return state.fellowship.guide == guide


# 12.4 Healing


def heal(state: State, points: int, card: str, tell: Tell) -> State:
    """A card heals corruption, never below 0."""
    return change_corruption(state, -points, card, tell)


@dataclass(frozen=True, slots=True)
class Heal(Automatic):
    """A card heals corruption after something else it does."""

    rule: ClassVar[str] = "7.2"
    card: str
    points: int
    step: Literal["heal"] = "heal"

    def run(self, state: State, tell: Tell) -> State:
        return heal(follow(state), self.points, self.card, tell)


# 13.1, 13.2 Companions


@dataclass(frozen=True, slots=True)
class SeparateOrMove(FreeChooses, CardChoice):
    """Either Companions leave the Fellowship, or one group on the map moves, into a besieged Stronghold too.

    level: instead of their own (0: their own); extra: regions more. Where only one can be done, it is.
    """

    rule: ClassVar[str] = "13.1"
    alone: ClassVar[bool] = True
    picks: ClassVar[Picks] = {
        Choose("separate"): Pick("pick-separate", "companions"),
        Choose("move"): Pick("pick-move-companions", "companions"),
    }
    card: str
    level: int = 0
    extra: int = 0
    step: Literal["separate_or_move"] = "separate_or_move"

    def _steps(self) -> dict[str, WarStep]:
        return {
            "separate": Separate(level=self.level, extra=self.extra, into_siege=True, cause=self.card),
            "move": MoveCompanions(groups=1, level=self.level, extra=self.extra, into_siege=True),
        }

    def _possible(self, state: State) -> list[str]:
        found = ["separate"] if state.fellowship.companions else []
        moving = MoveCompanions(groups=1, level=self.level, extra=self.extra, into_siege=True)
        return [*found, "move"] if moving.needed(state) else found

    def needed(self, state: State) -> bool:
        return bool(self._possible(state))

    def options(self, state: State) -> Sequence[Action]:
        return [Choose(each) for each in self._possible(state)]

    def skip(self, state: State, tell: Tell) -> State:
        tell(EffectWithout(card=self.card))
        return follow(state)

    def choose(self, state: State, action: Choose, tell: Tell) -> State:
        return follow(state, self._steps()[action.option])

    def asker(self, state: State) -> str:
        return self.card

    def facts(self, state: State) -> Facts:
        return {"level": self.level, "extra": self.extra}


@dataclass(frozen=True, slots=True)
class CompanionsRouse(Automatic):
    """9.5, 9.8 With a Companion in one of these Settlements, still uncaptured, a Nation goes to war."""

    rule: ClassVar[str] = "9.5"
    card: str
    nation: str
    regions: Ids
    step: Literal["companions_rouse"] = "companions_rouse"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        if any(companion_stands(state, each) for each in holds(state, self.regions)):
            return to_war(state, self.nation, self.card, tell)
        return state


def march_and_rouse(state: State, card: str, nation: str, regions: Ids) -> State:
    """Any Companions on the map move, then one in the right place brings a Nation to war."""
    return first(state, MoveCompanions(optional=True), CompanionsRouse(card, nation, regions))


def companion_regions(state: State, regions: Sequence[int]) -> tuple[int, ...]:
    """List those of the regions in which a Companion stands."""
    standing = free_companion_regions(state)
    return tuple(each for each in regions if each in standing)


# 7.4 Recruiting


def muster(card: str, region: str, *wanted: Ids) -> RecruitGroup:
    """Return the step in which figures are recruited in one region that the card names."""
    return RecruitGroup(card, FREE, wanted, (NUMBER[region],))


def strategy_cards(number: int = 1) -> tuple[WarStep, ...]:
    """Return the steps of drawing from the Free Peoples Strategy deck."""
    return drawing(FREE, STRATEGY, number)


# 7.3 Cards on the table


@dataclass(frozen=True, slots=True)
class EndOnTable(Automatic):
    """7.3 A card on the table has been paid for and goes."""

    rule: ClassVar[str] = "7.3"
    card: str
    step: Literal["end_on_table"] = "end_on_table"

    def run(self, state: State, tell: Tell) -> State:
        return leave_table(follow(state), self.card, "paid", tell)


def end_by_shadow(name: str, card: str) -> Use:
    """7.3 Return the Shadow's action that ends a card: any die, an Army and a Character event card of the
    hand.
    """

    def possible(state: State) -> bool:
        hand = state.hands[SHADOW]
        if not on_table(state, card):
            return False
        return any(army_card(state, each) for each in hand) and any(
            character_card(state, each) for each in hand
        )

    def begin(state: State, spent: Spent, tell: Tell) -> State:
        return first(
            state,
            ShowAndDiscard(card, SHADOW, "army"),
            ShowAndDiscard(card, SHADOW, "character"),
            EndOnTable(card),
        )

    return Use(name, SHADOW, ANY, "7.3", begin, possible)


# The Ents Awake: what its three cards do alike.

GANDALF_THE_WHITE = "gandalf_the_white"
FANGORN, ORTHANC = NUMBER["fangorn"], NUMBER["orthanc"]
DICE = 3
TARGET = 4


def awake(state: State) -> bool:
    """7.2 Gandalf the White is in play, and a Companion stands in Fangorn."""
    return where(state, GANDALF_THE_WHITE) != NOWHERE and companion_stands(state, FANGORN)


def _remove(state: State, figures: Bag, card: str, tell: Tell) -> State:
    tell(FiguresRemoved(side=SEATS[SHADOW], region=REGIONS[ORTHANC], figures=figures, cause=card))
    return lose(state, SHADOW, figures, ORTHANC)


@dataclass(frozen=True, slots=True)
class EntsRage(Automatic):
    """The Ents' rage: whoever was with an Army that died dies too; Saruman without an Army falls; another
    card may follow.
    """

    rule: ClassVar[str] = "7.7"
    card: str
    struck: bool
    step: Literal["the_ents_awake_rage"] = "the_ents_awake_rage"

    def run(self, state: State, tell: Tell) -> State:
        state = follow(state)
        left = state.stacks[SHADOW][ORTHANC]
        if left and not has_army(state, SHADOW, ORTHANC):
            if self.struck:
                state = _remove(state, left, self.card, tell)
            elif count(left, SARUMAN):
                state = _remove(state, bag(SARUMAN), self.card, tell)
        region = where(state, GANDALF_THE_WHITE)
        if region != NOWHERE and (region == FANGORN or NATION_OF[region] == "rohan"):
            state = first(state, PlayAnother(self.card, FREE, CHARACTER))
        return state


def ents(card: str) -> Card:
    """Return one of the three cards."""

    def play(state: State, tell: Tell) -> State:
        struck = has_army(state, SHADOW, ORTHANC)
        if struck:
            state = react_to_attack(state, nations_of(state.stacks[SHADOW][ORTHANC]), ORTHANC, tell)
            state = first(state, RollHits(card, SHADOW, ORTHANC, DICE, TARGET), EntsRage(card, struck))
        else:
            state = first(state, EntsRage(card, struck))
        return state

    return Card(card, play, requires=awake)
