"""The scene of the overview of a battle on its own: where it is fought, who stands there, how many cards.

What is far from the battle (the Fellowship, the Hunt, the Nations, dice, decks and victory points) has no
place here.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.draw.board import SeatedScene
from bot.engine import Seat
from bot.text import Language
from cogs.war.model.armies import units
from cogs.war.model.components import REGIONS
from cogs.war.model.map import OVERVIEW, WIDTH, WINDOWS, MapScene, Window, map_scene, part_showing
from cogs.war.model.observation import SideSeen, WarObservation
from cogs.war.words.skirmish.status import ground_of, units_left

HIGH = WINDOWS[0].pixels[1]
"""Of the map in the picture: the same for every part of it, so that a replay has frames of one size."""
_WIDE = OVERVIEW.high * WIDTH / HIGH
WHOLE = Window(
    "table", OVERVIEW.x - (_WIDE - OVERVIEW.wide) / 2, OVERVIEW.y, _WIDE, OVERVIEW.high, HIGH / OVERVIEW.high
)
"""The whole map, as high as its parts are, hence with a margin at both sides."""


@dataclass(frozen=True, slots=True)
class Party:
    """One side. backs: Character and Strategy cards in its hand. acts: a decision is open to it."""

    side: Seat
    units: int
    backs: tuple[int, int]
    acts: bool


@dataclass(frozen=True, slots=True)
class FieldScene(SeatedScene):
    """A battle on its own."""

    language: Language
    window: Window  # the part of the map shown
    stage: str
    winner: Seat | None
    region: str  # where it is fought; empty before that is chosen and when it is over
    map: MapScene
    parties: tuple[Party, Party]  # the two sides


def field_scene(seen: WarObservation, language: Language) -> FieldScene:
    """Return the scene of a battle on its own: the same for every viewer."""
    ground = ground_of(seen)
    winners = seen.outcome.winners if seen.outcome is not None else ()
    shown = field_window(seen)
    return FieldScene(
        language=language,
        window=shown,
        stage=seen.stage,
        winner=winners[0] if len(winners) == 1 else None,
        region="" if ground is None else REGIONS[ground.region],
        map=map_scene(seen, shown),
        parties=(_party(seen, seen.sides[0]), _party(seen, seen.sides[1])),
    )


def _party(seen: WarObservation, side: SideSeen) -> Party:
    acts = seen.outcome is None and any(decision.seat == side.seat for decision in seen.waiting)
    return Party(side.seat, units_left(seen, side.seat), side.backs, acts)


def field_window(seen: WarObservation) -> Window:
    """Return the part of the map with the battlefield, then with all who are left; the whole map
    otherwise.
    """
    ground = ground_of(seen)
    if ground is not None:
        regions = {REGIONS[ground.origin], REGIONS[ground.region]}
    else:
        regions = {each.region for each in seen.regions if any(units(held) for held in each.figures)}
    return part_showing(regions) or WHOLE
