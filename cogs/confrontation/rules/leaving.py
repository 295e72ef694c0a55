"""6.4, 6.10, 6.13 Leaving a region: retreats and defeats."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.agenda import Tell
from cogs.confrontation.components import BACKWARD, CAPACITY, REGIONS, SIDE_OF, SIDEWAYS, UPSTREAM
from cogs.confrontation.events import FigureDefeated
from cogs.confrontation.rules.ending import FRODO_DEFEATED, end
from cogs.confrontation.rules.places import forget, mark_stale, shift, take
from cogs.confrontation.state import DARK, LIGHT, SIDE, State, evolve, region_of, seat_of, with_side

_LIGHT = SIDE[LIGHT]


def _free(state: State, side: int, reach: tuple[int, ...]) -> list[int]:
    """The regions without enemies and with room among those given."""
    own, enemy = state.figures[side], state.figures[1 - side]
    return [region for region in reach if not enemy[region] and len(own[region]) < CAPACITY[region]]


def beside(state: State, side: int, at: int) -> list[int]:
    """6.4a, 6.10.2 Where a figure may retreat sideways (A8, A9)."""
    found = _free(state, side, SIDEWAYS[side][at])
    if state.options.retreat_upstream:
        return found
    return [region for region in found if (at, region) not in UPSTREAM]


def behind(state: State, at: int) -> list[int]:
    """6.4d, 6.10.5 Where a Light figure may retreat backwards (A10)."""
    return _free(state, _LIGHT, BACKWARD[_LIGHT][at])


def withdraw(state: State, side: int, figure: str, to: int) -> State:
    """A figure leaves the battle for another region."""
    at = region_of(state.figures[side], figure)
    return evolve(
        state,
        figures=shift(state.figures, side, figure, at, to),
        passage=(seat_of(side), REGIONS[at], REGIONS[to]),
        stale=mark_stale(state, side, at, to),
    )


def defeat(state: State, figures: Sequence[str], why: str, tell: Tell, by: str = "") -> State:
    """6.13 Figures leave the map; if Frodo is among them Dark has won (A24). by: whose text it was (6.5)."""
    for figure in figures:
        side = SIDE_OF[figure]
        at = region_of(state.figures[side], figure)
        whose = by if by != figure else ""
        tell(FigureDefeated(side=seat_of(side), figure=figure, region=REGIONS[at], why=why, by=whose))
        state = evolve(
            forget(state, side, (figure,)),
            figures=with_side(state.figures, side, take(state.figures[side], figure, at)),
            fallen=(*state.fallen, figure),
            stale=mark_stale(state, side, at),
        )
    return end(state, DARK, FRODO_DEFEATED, tell) if "frodo" in figures else state
