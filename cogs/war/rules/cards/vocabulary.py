"""The common parts of event cards: of both sides first, then of the Free Peoples.

Steps here are pushed by a card's `play` with `procedure.first`; each part is done as far as possible (7.2).
Beside them cards use `event_cards.drawing` (draws), `companions` (Companions leave or move; `MoveNazgul`),
`nations.RecruitByCard` (one figure in any of some regions), what `nations` says of politics, and
`movement.MarchArmies` (moves of one region)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from bot.engine import Action, Refusal
from bot.engine.agenda import Tell
from cogs.war.model.actions import Choose, ChooseCard, ChooseRegion, Decline, Recruit
from cogs.war.model.armies import SARUMAN, companions, free_companion_regions, has_army, nations_of, units
from cogs.war.model.bags import Bag, bag, count
from cogs.war.model.battle_events import DiceRolled
from cogs.war.model.components import (
    AT_WAR,
    CARD_DECK,
    CARD_SIDE,
    CARDS,
    CHARACTER,
    FREE,
    NATION_OF,
    NUMBER,
    REGIONS,
    SHADOW,
    STRATEGY,
)
from cogs.war.model.queries import NOWHERE, on_table, unconquered, where
from cogs.war.model.state import SEATS, Ids, State, with_side
from cogs.war.model.turn_events import CardRevealed, EffectWithout
from cogs.war.rules.battle.fighting import TakeHits
from cogs.war.rules.cards import Card
from cogs.war.rules.companions import MoveCompanions, Separate
from cogs.war.rules.effect_choice import CardChoice, Facts, Pick, Picks, no
from cogs.war.rules.event_cards import drawing, leave_table, play, refuse_card, with_card, without
from cogs.war.rules.movement import remove
from cogs.war.rules.nations import activate, advance, card_may_recruit, put, react_to_attack
from cogs.war.rules.procedure import Automatic, Dice, FreeChooses, SideChooses, WarStep, first, follow
from cogs.war.rules.uses import ANY, Spent, Use, refuse
from cogs.war.rules.victory import bring_tile, check_ring, corrupt

# 13.9 Special Hunt tiles


def bring_special_tile(card: str, tile: str) -> Card:
    """13.9 Declare a card that brings a special Hunt tile into play."""
    return Card(card, lambda state, tell: bring_tile(state, tile, tell))


# 9 Politics


def rouse(state: State, nation: str, card: str, tell: Tell, steps: int = 1) -> State:
    """9.5 A card activates a Nation and then moves its counter so many steps."""
    return advance(activate(state, nation, card, tell), nation, card, tell, steps)


def to_war(state: State, nation: str, card: str, tell: Tell) -> State:
    """A card activates a Nation and moves its counter as far towards At War as it goes."""
    return rouse(state, nation, card, tell, AT_WAR)


def holds(state: State, regions: Ids) -> tuple[int, ...]:
    """9.8 List which regions may serve to advance a Nation: their Settlements are not captured."""
    return tuple(NUMBER[region] for region in regions if unconquered(state, NUMBER[region]))


# 12.4, 15.1 Corruption


def change_corruption(state: State, by: int, cause: str, tell: Tell) -> State:
    """A card adds corruption, or heals with a negative number (never below 0); then 15.1 is looked at."""
    return check_ring(corrupt(state, by, cause, tell), tell)


# Choosing


class RegionChoice(CardChoice):
    """A card asks for a region: write `chooser`, `regions` and `at`; without any nothing follows.

    Subclasses are frozen dataclasses with a field `step`, as all steps are.
    """

    rule: ClassVar[str] = "7.2"
    alone: ClassVar[bool] = True

    @abstractmethod
    def regions(self, state: State) -> Sequence[int]:
        """Return the regions to choose from."""

    @abstractmethod
    def at(self, state: State, region: int, tell: Tell) -> State:
        """Return the state after the choice; the step is gone, so what follows is pushed with `first`."""

    def needed(self, state: State) -> bool:
        return bool(self.regions(state))

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseRegion(REGIONS[region]) for region in self.regions(state)]

    def choose(self, state: State, action: ChooseRegion, tell: Tell) -> State:
        return self.at(follow(state), NUMBER[action.region], tell)


# 7.4 Recruiting


@dataclass(frozen=True, slots=True)
class RecruitGroup(SideChooses):
    """7.4 A card places several figures in one and the same region, as far as possible."""

    rule: ClassVar[str] = "7.4"
    kind: ClassVar[str] = "recruit"
    alone: ClassVar[bool] = True
    card: str
    side: int
    wanted: tuple[Ids, ...]  # for each figure the kinds it may be of
    # where; the first figure decides. A figure that can be placed must be, unless `optional`
    regions: tuple[int, ...]
    optional: bool = False
    placed: int = 0  # how many have been
    besieging: bool = False  # beside an Army that lays siege as well (nations.takes_recruits)
    step: Literal["recruit_group"] = "recruit_group"

    def needed(self, state: State) -> bool:
        return bool(self.wanted) and bool(self._recruits(state))

    def _recruits(self, state: State) -> list[Action]:
        return [
            Recruit(figure, REGIONS[region])
            for figure in self.wanted[0]
            for region in self.regions
            if card_may_recruit(state, self.side, figure, region, self.besieging)
        ]

    def options(self, state: State) -> Sequence[Action]:
        recruits = self._recruits(state)
        return [*recruits, Decline()] if self.optional else recruits

    def skip(self, state: State, tell: Tell) -> State:
        if self.wanted:
            return follow(state, replace(self, wanted=self.wanted[1:]))
        if not self.placed:
            tell(EffectWithout(card=self.card))
        return follow(state)

    def choose(self, state: State, action: Recruit | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        region = NUMBER[action.region]
        more = replace(self, wanted=self.wanted[1:], regions=(region,), placed=self.placed + 1)
        return put(follow(state, more), self.side, action.figure, region, tell)


def either(nation: str) -> Ids:
    """Return a unit that may be a Regular or an Elite."""
    return (f"{nation}_regular", f"{nation}_elite")


def regular(nation: str) -> Ids:
    """Return a Regular."""
    return (f"{nation}_regular",)


def elite(nation: str) -> Ids:
    """Return an Elite."""
    return (f"{nation}_elite",)


def leader(nation: str) -> Ids:
    """Return a Leader of the Free Peoples."""
    return (f"{nation}_leader",)


# 7.6 Casualties


def strike(card: str, side: int, region: int, hits: int) -> TakeHits:
    """7.6 Return the step in which a side's Army in a region takes hits by a card, as its owner likes."""
    return TakeHits(side, region, hits, battle=False, cause=card)


@dataclass(frozen=True, slots=True)
class RollHits(Dice):
    """7.6 A card rolls dice against the Army of a side in a region: each of at least `target` is a hit."""

    rule: ClassVar[str] = "7.6"
    card: str
    side: int
    region: int
    dice: int
    target: int
    step: Literal["roll_hits"] = "roll_hits"

    def number(self, state: State) -> int:
        return self.dice if units(state.stacks[self.side][self.region]) else 0

    def resolve(self, state: State, dice: tuple[int, ...], tell: Tell) -> State:
        if not dice:
            tell(EffectWithout(card=self.card))
            return follow(state)
        hits = sum(die >= self.target for die in dice)
        seat = SEATS[CARD_SIDE[self.card]]
        tell(DiceRolled(side=seat, dice=dice, target=self.target, hits=hits, cause=self.card))
        return follow(state, strike(self.card, self.side, self.region, hits))


# 7 Cards of the hand


def army_card(state: State, card: str) -> bool:
    """Check whether a card is an Army event card: by its symbol, or by its deck where that is agreed."""
    if state.options.army_cards == "deck":
        return CARD_DECK[card] == STRATEGY
    return CARDS[card].type == "army"


def character_card(state: State, card: str) -> bool:
    """Check whether a card is a Character event card; symbol and deck always agree."""
    return CARDS[card].type == "character"


@dataclass(frozen=True, slots=True)
class ShowAndDiscard(SideChooses, CardChoice):
    """A side pays a card's price: it shows a card of the kind asked for and discards it face up.

    Whoever pushes it has made sure that there is one, so everybody knows that there is (`determinise`).
    """

    rule: ClassVar[str] = "7.3"
    cause: str
    side: int
    wanted: Literal["army", "character"]
    step: Literal["show_and_discard"] = "show_and_discard"

    def fits(self, state: State, card: str) -> bool:
        """Check whether a card is of the kind asked for."""
        return army_card(state, card) if self.wanted == "army" else character_card(state, card)

    def options(self, state: State) -> Sequence[Action]:
        return [ChooseCard(card) for card in state.hands[self.side] if self.fits(state, card)]

    def choose(self, state: State, action: ChooseCard, tell: Tell) -> State:
        tell(CardRevealed(side=SEATS[self.side], card=action.card, cause=self.cause))
        hands = with_side(state.hands, self.side, without(state.hands[self.side], action.card))
        pile = with_card(state.discards[self.side], action.card)
        return follow(state, hands=hands, discards=with_side(state.discards, self.side, pile))

    def asker(self, state: State) -> str:
        return self.cause

    def facts(self, state: State) -> Facts:
        return {"wanted": self.wanted}


@dataclass(frozen=True, slots=True)
class PlayAnother(SideChooses, CardChoice):
    """A side may play one more card of a deck from its hand, for no die.

    It is asked whenever there is a card of that deck in the hand (its back is seen), playable or not.
    """

    rule: ClassVar[str] = "7.1"
    picks: ClassVar[Picks] = no("pick-no-card")
    cause: str
    side: int
    deck: int
    step: Literal["play_another"] = "play_another"

    def _cards(self, state: State) -> Ids:
        return tuple(card for card in state.hands[self.side] if CARD_DECK[card] == self.deck)

    def needed(self, state: State) -> bool:
        return bool(self._cards(state))

    def options(self, state: State) -> Sequence[Action]:
        fit = (card for card in self._cards(state) if refuse_card(state, self.side, card) is None)
        return [*(ChooseCard(card) for card in fit), Decline()]

    def why_not(self, state: State, action: Action) -> Refusal:
        if isinstance(action, ChooseCard) and action.card in self._cards(state):
            return refuse("refusal-card-condition", "7.2", card=action.card)
        if isinstance(action, ChooseCard):
            return refuse("refusal-not-among", "7.1")
        return refuse("refusal-not-now", "7.1")

    def choose(self, state: State, action: ChooseCard | Decline, tell: Tell) -> State:
        if isinstance(action, Decline):
            return follow(state)
        return play(follow(state), action.card, None, tell)

    def asker(self, state: State) -> str:
        return self.cause


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
        choices = ["separate"] if state.fellowship.companions else []
        moving = MoveCompanions(groups=1, level=self.level, extra=self.extra, into_siege=True)
        return [*choices, "move"] if moving.needed(state) else choices

    def needed(self, state: State) -> bool:
        return bool(self._possible(state))

    def options(self, state: State) -> Sequence[Action]:
        return [Choose(choice) for choice in self._possible(state)]

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
        if any(companion_stands(state, region) for region in holds(state, self.regions)):
            return to_war(state, self.nation, self.card, tell)
        return state


def march_and_rouse(state: State, card: str, nation: str, regions: Ids) -> State:
    """Any Companions on the map move, then one in the right place brings a Nation to war."""
    return first(state, MoveCompanions(optional=True), CompanionsRouse(card, nation, regions))


def companion_regions(state: State, regions: Sequence[int]) -> tuple[int, ...]:
    """List those of the regions in which a Companion stands."""
    standing = free_companion_regions(state)
    return tuple(region for region in regions if region in standing)


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
    """7.3 Return the Shadow's action that ends a card: any die, an Army and a Character card of the hand."""

    def possible(state: State) -> bool:
        hand = state.hands[SHADOW]
        if not on_table(state, card):
            return False
        return any(army_card(state, held_card) for held_card in hand) and any(
            character_card(state, held_card) for held_card in hand
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
    return remove(state, SHADOW, ORTHANC, figures, card, tell)


@dataclass(frozen=True, slots=True)
class EntsRage(Automatic):
    """The Ents' rage: whoever was with an Army that died dies too; Saruman without an Army falls; another
    card may follow."""

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
