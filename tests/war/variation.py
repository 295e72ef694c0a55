"""States of War of the Ring that differ only in what a viewer may not know (tests.laws.variations)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.engine import Seat
from cogs.war.model.components import FIGURES
from cogs.war.model.state import State

SEATS = ("free_peoples", "shadow")
SAMPLE, LONG = 6, 1_000
"""Random games under the laws in `make test` and `make soak`."""
LEADING = frozenset(name for name, figure in FIGURES.items() if figure.leadership)
OPTIONS = {"most_turns": 8, "scenario": "whole"}
"""What the laws agree beforehand: at random a game hardly ends."""
SEEN_EVERY = 48
"""Of so many steps one is compared in pictures, ten for each viewer; a view not shown before always is."""
LARGE = True
"""Its figures have bars of their own (tests.bench.plan)."""
WASTED: tuple[str, ...] = ("skip", "pass")
"""Verbs of actions that only take back or throw away something (tests.walks)."""
PRESSES = {"turn": 32.0, "nazgul": 5.0, "companions": 5.0, "march+movers": 4.0}
"""At most so many presses a turn, and for what is decided in one go (tests.bench.games)."""
TOUCHES = 16.0
"""At most so many touches a turn on the board itself (tests.bench.games)."""


def vary(state: State, viewer: Seat | None, rng: Random) -> State:
    """Deals the cards anew whose fronts the viewer has not seen, as many of each back to each place."""
    for side in (0, 1):
        if SEATS[side] != viewer:
            state = _dealt(state, side, rng)
            state = _picked(state, side, rng)
    return state


def _picked(state: State, side: int, rng: Random) -> State:
    """Commanders picked in secret: others of the Army, or nobody."""
    battle = state.battle
    if battle is None or battle.melee is None or not battle.melee.ranks[side].pick:
        return state
    ranks = battle.melee.ranks[side]
    bearers = [name for name, number in battle.sides[side].force if name in LEADING for _ in range(number)]
    for name in ranks.commanders:
        if name in bearers:
            bearers.remove(name)
    secret = tuple(rng.sample(bearers, rng.randint(0, min(len(bearers), 2 - len(ranks.commanders)))))
    new = replace(ranks, secret=secret)
    pair = (new, battle.melee.ranks[1]) if side == 0 else (battle.melee.ranks[0], new)
    return replace(state, battle=replace(battle, melee=replace(battle.melee, ranks=pair)))


def _is_strategy(card: str) -> int:
    return int("_str_" in card)


def _dealt(state: State, side: int, rng: Random) -> State:
    laid = ""
    if state.battle is not None:
        one = state.battle.sides[side]
        laid = one.card if one.card and not one.up and one.source == "hand" else ""
    hand, buried, decks = list(state.hands[side]), list(state.buried[side]), state.decks[side]
    places = [*hand, *buried, *([laid] if laid else []), *decks[0], *decks[1]]
    new: dict[str, str] = {}
    for deck in (0, 1):
        cards = [card for card in places if _is_strategy(card) == deck]
        mixed = rng.sample(cards, len(cards))
        new |= dict(zip(cards, mixed, strict=True))

    def swap(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(new[card] for card in cards))

    def pair(old: tuple[object, object], value: object) -> tuple[object, object]:
        return (value, old[1]) if side == 0 else (old[0], value)

    battle = state.battle
    if battle is not None and laid:
        sides = pair(battle.sides, replace(battle.sides[side], card=new[laid]))
        battle = replace(battle, sides=sides)  # type: ignore[arg-type]
    return replace(
        state,
        hands=pair(state.hands, swap(tuple(hand))),  # type: ignore[arg-type]
        buried=pair(state.buried, swap(tuple(buried))),  # type: ignore[arg-type]
        decks=pair(state.decks, (swap(decks[0]), swap(decks[1]))),  # type: ignore[arg-type]
        battle=battle,
    )
