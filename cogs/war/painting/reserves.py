"""What is not on the map: reinforcements, losses, cards discarded face up, tiles of the Hunt."""

from __future__ import annotations

from dataclasses import dataclass

from bot.text import Language
from cogs.war.model.bags import Bag
from cogs.war.model.components import SIDES
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Ids
from cogs.war.painting.scene import Army, army_of


@dataclass(frozen=True, slots=True)
class Reserve:
    """What one side has beside the map."""

    at_hand: Army | None
    lost: Army | None
    discards: Ids


@dataclass(frozen=True, slots=True)
class ReservesScene:
    """What is open to everybody and not on the map. left, drawn, removed: tiles of the Hunt."""

    language: Language
    sides: tuple[Reserve, Reserve]
    left: Bag
    drawn: Bag
    removed: Bag


def reserves_scene(seen: WarObservation, language: Language) -> ReservesScene:
    """The scene of what is not on the map: the same for every viewer."""
    first, second = (
        Reserve(
            army_of(SIDES.index(side.seat), side.reinforcements),
            army_of(SIDES.index(side.seat), side.casualties),
            side.discards,
        )
        for side in seen.sides
    )
    return ReservesScene(language, (first, second), seen.hunt.pool, seen.hunt.drawn, seen.hunt.removed)
