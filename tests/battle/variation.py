"""States of The Battle for Middle-earth that differ only in what a viewer may not know."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.engine import Seat
from cogs.battle.components import CardSet
from cogs.battle.state import Player, State

HELPERS = ("borrow", "exchange")
"""Powers of cards that may lie in a gift pile; any other companion may not."""
WASTED: tuple[str, ...] = ()
"""Verbs of actions that only take back or throw away something (tests.walks)."""
PRESSES = {"turn": 2.2}
"""At most so many presses a turn, and for what is decided in one go (tests.bench.games)."""
TOUCHES = 1.1
"""At most so many touches a turn on the board itself (tests.bench.games)."""


def vary(state: State, viewer: Seat | None, rng: Random) -> State:
    """Exchanges hidden cards pairwise, and lets choices that have not been shown be others.

    Other hands mix with each other and the Ring deck, face-down piles with each other and the enemy deck.
    """
    if state.outcome is not None:
        return state
    for _ in range(12):
        state = _swapped(state, viewer, rng)
    return _other_choices(state, viewer, rng)


Place = tuple[str, int]
"""Where a card lies: what kind of place, and which player (or -1)."""


def _swapped(state: State, viewer: Seat | None, rng: Random) -> State:
    """Two hidden cards change places, where either may lie in the other's."""
    hidden = [number for number, player in enumerate(state.players) if player.seat != viewer]
    places: list[Place] = [("hand", number) for number in hidden] + [("ring_deck", -1), ("enemy_deck", -1)]
    if not state.options.show_won:
        places += [(pile, number) for number in hidden for pile in ("won", "gifts")]
    full = [place for place in places if _cards(state, place)]
    if len(full) < 2:
        return state
    one, two = rng.sample(full, 2)
    first, second = rng.choice(_cards(state, one)), rng.choice(_cards(state, two))
    if not (_may_lie(state.cards, first, two[0]) and _may_lie(state.cards, second, one[0])):
        return state
    return _exchange(_exchange(state, one, first, second), two, second, first)


def _cards(state: State, place: Place) -> tuple[str, ...]:
    name, number = place
    cards: tuple[str, ...] = getattr(state if number < 0 else state.players[number], name)
    return cards


def _may_lie(cards: CardSet, card: str, place: str) -> bool:
    """An enemy among enemies, a Mordor card in the Ring deck alone, gifts only of helpers."""
    if card in cards.enemies or place in ("won", "enemy_deck"):
        return card in cards.enemies and place in ("won", "enemy_deck")
    if place == "gifts":
        return cards.power.get(card) in HELPERS
    return place == "ring_deck" or card not in cards.mordor


def _exchange(state: State, place: Place, old: str, new: str) -> State:
    name, number = place
    cards = list(_cards(state, place))
    cards[cards.index(old)] = new
    there = tuple(sorted(cards, key=state.cards.rank.__getitem__))
    change: dict[str, Any] = {name: there}
    if number < 0:
        return replace(state, **change)
    return _with(state, number, replace(state.players[number], **change))


def _with(state: State, number: int, player: Player) -> State:
    return replace(state, players=(*state.players[:number], player, *state.players[number + 1 :]))


def _other_choices(state: State, viewer: Seat | None, rng: Random) -> State:
    """A choice made in secret might be another, of the cards that are there now."""
    for number, player in enumerate(state.players):
        if player.seat == viewer or player.choice is None:
            continue
        order = state.agenda[-1].order
        gimli_safe = order == "discard_from_party" or state.options.gimli_safe_in_hand
        held = {
            "discard_from_hand": player.hand,
            "discard_won_enemy": player.won,
            "discard_from_party": tuple(card for party in player.parties for card in party.cards),
        }[order]
        able = [card for card in held if state.cards.power.get(card) != "immune" or not gimli_safe]
        state = _with(state, number, replace(player, choice=rng.choice(able) if able else ""))
    return state
