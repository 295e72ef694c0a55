"""Strangers in Duel for Middle-earth: what they want before anything else."""

from __future__ import annotations

from bot.engine import Action
from cogs.duel.actions import (
    Advance,
    Again,
    Ally,
    Discard,
    Keep,
    Landmark,
    Move,
    Pay,
    Place,
    Play,
    Remove,
    Revive,
    Skip,
)
from cogs.duel.components import CARDS, EAGLE, TOKENS, Printed
from cogs.duel.observation import DuelObservation
from cogs.duel.state import SEATS
from tests.ladder.strangers.style import Rate, Style


def play_along(seen: DuelObservation, action: Action) -> float:
    """What all of them do: play rather than discard, let no effect go, and go where they are not yet."""
    own = seen.area(seen.viewer or SEATS[0])
    match action:
        case Landmark():
            return 3.0
        case Play() | Revive():
            return 2.0
        case Discard():
            return 1.0
        case Place(region=region):
            return 2.0 if region not in own.presence else 1.0
        case Move(origin=origin, region=region):
            spreads = region not in own.presence and _count_units(seen, origin) > 1
            return 1.0 if spreads else -6.0
        case Remove(region=region):
            return 1.0 + (_count_units(seen, region, theirs=True) == 1)
        case Skip():
            return -5.0
        case Again():
            return 5.0
        case Pay():
            return -1.0
        case _:
            return 0.5


def collect(colour: str) -> Rate:
    """Cards of one colour before all others."""

    def rate(seen: DuelObservation, action: Action) -> float:
        if isinstance(action, Play | Revive) and CARDS[action.card].color == colour:
            return 10.0
        return play_along(seen, action)

    return rate


def races_first(seen: DuelObservation, action: Action) -> float:
    """Races it has not yet, then those it has, and of their tokens the eagle."""
    own = seen.area(seen.viewer or SEATS[0])
    match action:
        case Play(card=card) | Revive(card=card):
            races = {effect.race for effect in CARDS[card].effects if effect.type == "race"}
            return 10.0 if races - set(own.races) else 9.0 if races else play_along(seen, action)
        case Keep(token=token):
            return 10.0 if TOKENS[token].effect.symbol == EAGLE else 1.0
        case Ally():
            return 10.0
        case _:
            return play_along(seen, action)


def quest_first(seen: DuelObservation, action: Action) -> float:
    """The more steps on the quest track the better."""
    match action:
        case Play(card=card) | Revive(card=card):
            steps = _count_steps(CARDS[card].effects)
            return 10.0 + steps if steps else play_along(seen, action)
        case Keep(token=token):
            return 10.0 * _count_steps((TOKENS[token].effect,))
        case Advance():
            return 10.0
        case _:
            return play_along(seen, action)


def map_first(seen: DuelObservation, action: Action) -> float:
    """Fortresses, then units, as many as there are to be had."""
    match action:
        case Landmark():
            return 20.0
        case Play(card=card) | Revive(card=card):
            units = sum(effect.amount for effect in CARDS[card].effects if effect.type == "place_units")
            return 10.0 + units if units else play_along(seen, action)
        case Keep(token=token):
            return float("units" in token)
        case _:
            return play_along(seen, action)


def _count_steps(effects: tuple[Printed, ...]) -> int:
    return sum(effect.steps for effect in effects if effect.type == "quest")


def _count_units(seen: DuelObservation, region: str, *, theirs: bool = False) -> int:
    side = SEATS.index(seen.viewer or SEATS[0])
    units = next(seen_region.units for seen_region in seen.regions if seen_region.region == region)
    return units[1 - side if theirs else side]


STYLES = (
    Style("grey cards first", "duel", collect("grey"), SEATS),
    Style("yellow cards first", "duel", collect("yellow"), SEATS),
    Style("red cards first", "duel", collect("red"), SEATS),
    Style("races first", "duel", races_first, SEATS),
    Style("quest first", "duel", quest_first, SEATS),
    Style("map first", "duel", map_first, SEATS),
)
