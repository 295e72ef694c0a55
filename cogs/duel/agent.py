"""Knowledge of the computer player: evaluation, prior, play-out policy, openings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from math import exp

from bot.agents import Agent, Knowledge
from bot.agents.knowledge import MASTER, NEWCOMER, REGULAR, list_levels
from bot.engine import Action, Chronicle, Seat
from bot.text import Translator
from cogs.duel import actions
from cogs.duel import events as told
from cogs.duel.components import CARDS, NUMBER
from cogs.duel.game import DUEL
from cogs.duel.observation import DuelObservation
from cogs.duel.rules.costs import links_of, price_of_card
from cogs.duel.rules.ending import presence, races_of, symbols
from cogs.duel.state import FELLOWSHIP, SAURON, SIDE, Ids, Side, State

# How the house plays Duel: what a position is worth, and what sensible players do.
#
# The weights are logits of winning for the difference between both sides, fitted to 2 000 games of rules of
# thumb (they beat weights guessed by hand in 63 of 100; docs/opponents.md says how they did in play).

Chapters = tuple[float, float, float]
"""A weight in each chapter."""

SKILL: Chapters = (0.37, 0.29, 0.17)
RACE: Chapters = (0.46, 0.22, 0.06)
RACE_ABOVE_THREE: Chapters = (0.3, 0.65, 0.66)  # the last symbols before six count most
UNIT: Chapters = (0.20, 0.25, 0.20)
REGION: Chapters = (0.05, 0.03, 0.13)
REGION_ABOVE_FOUR: Chapters = (0.19, 0.27, 0.25)
FORTRESS: Chapters = (0.22, 0.22, 0.24)
QUEST: Chapters = (0.14, 0.10, 0.06)
QUEST_ABOVE_EIGHT: Chapters = (0.3, 0.5, 0.25)
COIN: Chapters = (0.10, 0.10, 0.13)
LINK: Chapters = (0.13, 0.07, 0.04)
TURN: Chapters = (0.14, 0.15, 0.32)
MOST_COINS = 12
"""More in the purse are worth nothing more."""

TERMS = (
    *("skills", "races", "units", "fortresses", "regions", "quest", "coins", "links", "tokens"),
    *("turn", "count"),
)
"""What a position is made of, as players call it."""

TOKEN: Mapping[str, float] = {
    "hobbits_eagle": 0.3,
    "elves_wild_skill": 0.4,
    "hobbits_link_coins": 0.35,
    "dwarves_no_surcharge": 0.3,
    "humans_double_discard": 0.3,
    "dwarves_landmark_extra_turn": 0.3,
    "hobbits_blue_unit": 0.25,
    "humans_red_extra_unit": 0.25,
    "humans_yellow_quest": 0.2,
    "elves_yellow_extra_turn": 0.2,
    "dwarves_green_moves": 0.15,
    "elves_red_anywhere": 0.1,
}
"""A token that lasts, for itself; those that act at once show in what they did."""


class DuelKnowledge(Knowledge[State, Action, DuelObservation]):
    """The knowledge of a good player of Duel."""

    game = DUEL
    edition = 2
    horizon = 1
    hopeless = 0.03
    levels = list_levels(NEWCOMER, replace(REGULAR, most=52, slack=0.02), MASTER)

    def clock(self, state: State) -> int:
        return state.number

    def evaluate(self, state: State) -> Mapping[Seat, float]:
        fellowship = 1 / (1 + exp(-sum(_weigh(state))))
        return {FELLOWSHIP: fellowship, SAURON: 1 - fellowship}

    def weigh_terms(self, state: State, seat: Seat) -> Mapping[str, float]:
        sign = 1 if seat == FELLOWSHIP else -1
        return {name: sign * weight for name, weight in zip(TERMS, _weigh(state), strict=True)}

    def weigh(self, state: State, seat: Seat, legal: Sequence[Action]) -> Sequence[float]:
        own, other = state.sides[SIDE[seat]], state.sides[1 - SIDE[seat]]
        return [_weigh_action(state, own, other, action) for action in legal]


def _weigh(state: State) -> tuple[float, ...]:
    """The `TERMS` of a position, in the Fellowship's favour."""
    chapter = max(state.chapter, 1) - 1
    own, other = (_weigh_side(side, chapter) for side in state.sides)
    turn = TURN[chapter] * (1 + state.extra) * (1 if state.turn == FELLOWSHIP else -1)
    count = _weigh_count(state) if chapter == 2 else 0.0
    return (*[mine - theirs for mine, theirs in zip(own, other, strict=True)], turn, count)


def _weigh_side(side: Side, chapter: int) -> tuple[float, ...]:
    count = symbols(side)
    regions = sum(presence(side))
    return (
        _skills(side.cards) * SKILL[chapter],
        count * RACE[chapter] + max(count - 3, 0) * RACE_ABOVE_THREE[chapter],
        sum(side.units) * UNIT[chapter],
        sum(side.fortresses) * FORTRESS[chapter],
        regions * REGION[chapter] + max(regions - 4, 0) * REGION_ABOVE_FOUR[chapter],
        side.quest * QUEST[chapter] + max(side.quest - 8, 0) * QUEST_ABOVE_EIGHT[chapter],
        min(side.coins, MOST_COINS) * COIN[chapter],
        len(links_of(side.cards)) * LINK[chapter],
        sum([TOKEN.get(token, 0.0) for token in side.tokens]),
    )


def _weigh_count(state: State) -> float:
    """13.5 The nearer the end, the more the final count of regions decides."""
    left = sum([bool(card) for card in state.slots])
    lead = sum(presence(state.sides[0])) - sum(presence(state.sides[1]))
    return 1.2 * lead * max(0.0, 1 - left / 10)


@lru_cache(maxsize=4096)
def _skills(cards: Ids) -> int:
    """5.2 Skill symbols on grey cards; a choice counts one."""
    count = 0
    for card in cards:
        for effect in CARDS[card].effects:
            if effect.type == "skills":
                count += sum(effect.skills.values())
            elif effect.type == "skills_choice":
                count += 1
    return count


def _weigh_action(state: State, own: Side, other: Side, action: Action) -> float:
    match action:
        case actions.Play(card=card):
            return _weigh_card(state, own, card)
        case actions.Discard():
            return 0.6 if own.coins > 1 else 1.0
        case actions.Landmark():
            return 3.0
        case actions.Place(region=region):
            return _weigh_place(own, other, NUMBER[region])
        case actions.Move(origin=origin, region=region):
            at = NUMBER[origin]
            leaves = own.units[at] == 1 and not own.fortresses[at]
            return _weigh_place(own, other, NUMBER[region]) * (0.2 if leaves else 0.8)
        case actions.Remove(region=region):
            at = NUMBER[region]
            return 3.0 if other.units[at] == 1 and not other.fortresses[at] else 1.0
        case actions.Raze(region=region):
            return 3.0 if not other.units[NUMBER[region]] else 1.0
        case actions.Keep(token=token):
            return 1.0 + 4 * TOKEN.get(token, 0.2)
        case actions.Again():
            return 50.0
        case actions.Search():
            return 5.0
        case actions.Drain():
            return 0.5
        case actions.Skip():
            return 0.1
        case _:
            return 1.0


def _weigh_card(state: State, own: Side, card: str) -> float:
    """4.3 What a card is played for, as rules of thumb say."""
    _, link = price_of_card(own, card)
    weight = 3.0 if link else 1.0
    match CARDS[card].color:
        case "green":
            races = {effect.race for effect in CARDS[card].effects if effect.type == "race"}
            new = races - set(races_of(own))
            weight *= (5.0 if symbols(own) >= 4 else 3.0) if new else 2.0
        case "red":
            weight *= 4.0 if sum(presence(own)) >= 5 else 2.0
        case "yellow":
            weight *= 2.0 if own.coins < 3 else 1.0
        case "grey":
            weight *= 1.5 if state.chapter == 1 else 1.0
        case "blue":
            weight *= 2.0 if own.quest >= 8 else 1.2
        case _:
            weight *= 1.3
    return weight


def _weigh_place(own: Side, other: Side, at: int) -> float:
    """6.5, 11.3 New regions first; equal numbers take each other away."""
    if not own.units[at] and not own.fortresses[at] and not other.units[at]:
        return 6.0
    if other.units[at] and own.units[at] + 1 == other.units[at]:
        return 0.7
    if other.units[at]:
        return 2.0 if own.units[at] + 1 > other.units[at] else 0.6
    return 0.6


AGENT = Agent(DuelKnowledge())


# How somebody began a Duel for Middle-earth: with a card of which colour.


def find_opening(game: Chronicle, seat: Seat) -> str | None:
    """The colour of the first card somebody played."""
    played = (event for event in game.events if isinstance(event, told.CardPlayed))
    return next((CARDS[event.card].color for event in played if event.seat == seat), None)


def say_opening(translator: Translator, opening: str) -> str:
    """Tell which colour came first."""
    return translator("opening-colour", colour=translator(f"colour-{opening}"))


def find_cards(game: Chronicle, seat: Seat) -> Iterator[str]:
    """The cards somebody has played; of those that are called alike, the first."""
    return (_list_alike()[event.card] for event in game.find(told.CardPlayed) if event.seat == seat)


@lru_cache
def _list_alike() -> Mapping[str, str]:
    """By each card the first of those with its colour, its effects and its chapter: cards have no names."""
    first: dict[object, str] = {}
    return {
        card: first.setdefault((known.color, known.chapter, str(known.effects)), card)
        for card, known in CARDS.items()
    }
