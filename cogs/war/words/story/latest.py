"""Where something has just happened on the map, and the view that shows it: a pure function of public events.

A view `now` shows how the game stands, above the part of the map where the Ring-bearers or a battle are;
`now__edoras` where something has just happened, `now__shadow__orthanc__gap_of_rohan` who has just gone there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final, TypeAlias

from bot.engine import Event
from cogs.war.model.battle_events import ArmyMoved, AttackDeclared
from cogs.war.model.components import REGIONS, SIDES
from cogs.war.model.map import Window, around, part_showing
from cogs.war.model.observation import WarObservation
from cogs.war.model.turn_events import (
    CharactersMoved,
    DieSkipped,
    DieUsed,
    EventPlayed,
    SidePassed,
    TurnBegan,
)

NOW: Final = "now"
APART: Final = "__"
MOST_WAYS: Final = 3
Way: TypeAlias = tuple[str, str, str]
"""Side, from and to."""

OVER = (DieUsed, DieSkipped, SidePassed, TurnBegan, EventPlayed, AttackDeclared)
"""With these something else has begun."""


@dataclass(frozen=True, slots=True)
class Latest:
    """What a view shows: the part of the map, and who has just moved there."""

    window: Window
    ways: tuple[Way, ...]


def is_latest(view: str) -> bool:
    """Check whether a view shows how the game stands, and where something has happened."""
    return view.partition(APART)[0] == NOW


def name_latest(news: Sequence[Event]) -> str:
    """Name the view of where something has just happened; of nowhere, `now`."""
    ways = last_moves(news)
    if ways:
        return APART.join((NOW, *(word for way in ways for word in way)))
    region = _where(news)
    return f"{NOW}{APART}{region}" if region else NOW


def latest_of(seen: WarObservation, view: str) -> Latest:
    """Return what such a view shows. Raises ValueError for another name."""
    name, *words = view.split(APART)
    ways = tuple(zip(words[::3], words[1::3], words[2::3], strict=False)) if len(words) > 1 else ()
    regions = words if len(words) == 1 else [region for way in ways for region in way[1:]]
    if name != NOW or len(words) not in (0, 1, 3 * len(ways)) or not {*regions} <= {*REGIONS}:
        raise ValueError(view)
    if not {way[0] for way in ways} <= {*SIDES}:
        raise ValueError(view)
    if not regions:
        return Latest(_quiet(seen), ())
    goal = regions[-1]
    near = around(goal)
    if all(near.holds(region) for region in regions):
        return Latest(near, ways)
    return Latest(part_showing({*regions}) or near, ways)


def last_moves(news: Sequence[Event]) -> tuple[Way, ...]:
    """List who has moved from where to where since something else began, the latest last."""
    told = takewhile(lambda event: not isinstance(event, OVER), reversed(news))
    moves = [event for event in told if isinstance(event, ArmyMoved | CharactersMoved)]
    ways = [(move.side, move.origin, move.region) for move in reversed(moves)]
    return tuple(way for way in dict.fromkeys(ways) if {*way[1:]} <= {*REGIONS})[-MOST_WAYS:]


def _quiet(seen: WarObservation) -> Window:
    """Choose a part of the map where nothing has just happened: the battle, else the Ring-bearers."""
    if seen.battle is not None:
        return around(REGIONS[seen.battle.region])
    region = seen.fellowship.region
    return around(REGIONS[region]) if region >= 0 else around("gorgoroth")


def _where(news: Sequence[Event]) -> str:
    """Return the region the latest event speaks of that speaks of any."""
    for event in reversed(news):
        for field in ("region", "origin"):
            region = getattr(event, field, None)
            if region in REGIONS:
                return str(region)
    return ""
