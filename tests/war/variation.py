"""States of War of the Ring that differ only in what a viewer may not know (tests.laws.variations)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.engine import Seat
from cogs.war.state import State

SEATS = ("free_peoples", "shadow")
SAMPLE, LONG = 12, 1_000
"""Random games under the laws in `make test` and `make soak`."""
OPTIONS = {"most_turns": 8}
"""What the laws agree beforehand: at random a game hardly ends."""


def vary(state: State, viewer: Seat | None, rng: Random) -> State:
    """Deals the cards anew whose fronts the viewer has not seen, as many of each back to each place."""
    for side in (0, 1):
        if SEATS[side] != viewer:
            state = _dealt(state, side, rng)
    return state


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
