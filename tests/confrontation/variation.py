"""States of The Confrontation that differ only in what a viewer may not know (tests.laws.variations)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from bot.engine import Seat
from cogs.confrontation.components import FIGURES, NUMBER, SIDE_OF, STARTING_PLACES
from cogs.confrontation.rules.setup import FillPlaces
from cogs.confrontation.rules.turn import RideOn, further_moves
from cogs.confrontation.state import State

SEATS = ("light", "dark")
SAMPLE, LONG = 120, 10_000
"""Random games under the laws in `make test` and `make soak`."""
WASTED: tuple[str, ...] = ("swap",)
"""Verbs of actions that only take back or throw away something (tests.walks)."""
PRESSES = {"turn": 2.2}
"""At most so many presses a turn, and for what is decided in one go (tests.bench.games)."""
TOUCHES = 2.0
"""At most so many touches a turn on the board itself (tests.bench.games)."""


def vary(state: State, viewer: Seat | None, rng: Random) -> State:
    """Deals the other side's hidden figures anew, and its card face down; Frodo is never put into Mordor."""
    if state.outcome is not None:
        return state
    for side in (0, 1):
        if SEATS[side] != viewer:
            state = _unplaced(state, side, rng) if len(state.ready) < 2 else _dealt(state, side, viewer, rng)
            state = _other_card(state, side, rng)
    return state


def _unplaced(state: State, side: int, rng: Random) -> State:
    """Setting up: any figures anywhere, as many as there may be."""
    least = 9 if SEATS[side] in state.ready else 0
    most = 8 if FillPlaces(SEATS[side]) in state.agenda else 9
    places = rng.sample(STARTING_PLACES[side], 9)[: rng.randint(least, most)]
    figures = rng.sample(FIGURES[side], 9)
    own = tuple(
        tuple(figure for figure, place in zip(figures, places, strict=False) if place == region)
        for region in range(len(state.figures[side]))
    )
    return replace(
        state, figures=_pair(state.figures, side, own), swaps=_pair(state.swaps, side, rng.randint(0, 20))
    )


def _dealt(state: State, side: int, viewer: Seat | None, rng: Random) -> State:
    shown = _shown(state)
    hidden = [
        (region, figure)
        for region, there in enumerate(state.figures[side])
        for figure in there
        if figure not in shown
        and not (viewer is not None and figure in state.seen[side])
        and not (viewer == "dark" and state.looked and region == NUMBER[state.looked])
    ]
    for _ in range(20):
        names = [figure for _, figure in hidden]
        rng.shuffle(names)
        new = dict(zip((figure for _, figure in hidden), names, strict=True))
        if any(region == NUMBER["mordor"] and new[figure] == "frodo" for region, figure in hidden):
            continue
        changed = _renamed(state, side, new)
        top = changed.agenda[-1]
        if not isinstance(top, RideOn) or further_moves(changed, changed.figures, top.figure):
            return changed
    return state


def _shown(state: State) -> set[str | None]:
    fight = state.fight
    if fight is None:
        return set()
    return {
        *fight.face_up,
        fight.light,
        fight.dark,
        "frodo" if fight.frodo_shown else None,
        None if fight.first else fight.mover,
    }


def _renamed(state: State, side: int, new: dict[str, str]) -> State:
    own = tuple(tuple(new.get(figure, figure) for figure in there) for there in state.figures[side])
    agenda = tuple(
        replace(step, figure=new.get(step.figure, step.figure)) if hasattr(step, "figure") else step
        for step in state.agenda
    )
    fight = state.fight
    if fight is not None and SIDE_OF[fight.mover] == side:
        fight = replace(fight, mover=new.get(fight.mover, fight.mover))
    told = {new.get(figure, figure) for figure in state.seen[side]}
    seen = tuple(figure for figure in FIGURES[side] if figure in told)
    return replace(
        state,
        figures=_pair(state.figures, side, own),
        agenda=agenda,
        fight=fight,
        seen=_pair(state.seen, side, seen),
    )


def _other_card(state: State, side: int, rng: Random) -> State:
    """A card face down might as well be any other of the hand."""
    fight = state.fight
    if fight is None:
        return state
    card, up = ((fight.light_card, fight.light_up), (fight.dark_card, fight.dark_up))[side]
    if card is None or up:
        return state
    hand = sorted((*state.hands[side], card))
    other = rng.choice(hand)
    hand.remove(other)
    laid: dict[str, Any] = {f"{SEATS[side]}_card": other}
    order = [held_card for held_card in state.hands[side] if held_card != other]
    left = tuple(sorted((*order, *(c for c in hand if c not in order)), key=_rank))
    return replace(state, fight=replace(fight, **laid), hands=_pair(state.hands, side, left))


def _rank(card: str) -> int:
    from cogs.confrontation.components import CARDS

    return [*CARDS[0], *CARDS[1]].index(card)


def _pair(pair: tuple[Any, Any], side: int, value: Any) -> tuple[Any, Any]:
    return (value, pair[1]) if side == 0 else (pair[0], value)
