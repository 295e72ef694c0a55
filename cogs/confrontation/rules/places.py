"""2.6, 4.3 Figures on the map: putting, taking, and what the opponent may have kept track of."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.confrontation.components import FIGURES, REGIONS
from cogs.confrontation.state import Ids, Map, Maps, State, evolve, with_side


def put(figures: Map, figure: str, region: int) -> Map:
    """A map with a figure added, at the last position of the region."""
    return (*figures[:region], (*figures[region], figure), *figures[region + 1 :])


def take(figures: Map, figure: str, region: int) -> Map:
    """A map with a figure removed; those behind it move up."""
    left = tuple(each for each in figures[region] if each != figure)
    return (*figures[:region], left, *figures[region + 1 :])


def shift(maps: Maps, side: int, figure: str, origin: int, region: int) -> Maps:
    """Both maps after a figure went from region to region."""
    own = list(maps[side])
    own[origin] = tuple(each for each in own[origin] if each != figure)
    own[region] = (*own[region], figure)
    return (tuple(own), maps[1]) if side == 0 else (maps[0], tuple(own))


def standing_at(state: State, side: int, figure: str, region: int) -> int:
    """The position of a figure among several that can be kept track of, from 1; otherwise 0."""
    there = state.figures[side][region]
    return there.index(figure) + 1 if state.options.rearrange == "by_hand" and len(there) > 1 else 0


def mark_stale(state: State, side: int, *regions: int) -> tuple[Ids, Ids]:
    """The `stale` regions after figures came, went or were shown there; nothing where chance rearranges."""
    if state.options.rearrange == "automatic":
        return state.stale
    fresh = {REGIONS[region] for region in regions}
    stale = tuple(region for region in REGIONS if region in fresh or region in state.stale[side])
    return with_side(state.stale, side, stale)


def remember(state: State, side: int, figures: Iterable[str]) -> State:
    """The state in which the other side can tell these figures as well."""
    known = {*state.seen[side], *figures}
    seen = tuple(figure for figure in FIGURES[side] if figure in known)
    return evolve(state, seen=with_side(state.seen, side, seen))


def forget(state: State, side: int, figures: Iterable[str]) -> State:
    """The state in which nobody can tell any more which of these figures is which."""
    lost = set(figures)
    seen = tuple(figure for figure in state.seen[side] if figure not in lost)
    return evolve(state, seen=with_side(state.seen, side, seen))


def forget_mixed(state: State) -> State:
    """4.3 Where chance rearranges, figures of one region cannot be told apart once a move is over."""
    if state.options.rearrange == "automatic":
        for side in (0, 1):
            mixed = [figure for there in state.figures[side] if len(there) > 1 for figure in there]
            if not set(mixed).isdisjoint(state.seen[side]):
                state = forget(state, side, mixed)
    return state
