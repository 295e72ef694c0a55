"""13.5-13.9 The Hunt: its roll, its tiles, the damage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Event
from cogs.war.model.events.hunts import (
    HuntDamageSet,
    HuntPoolRefilled,
    HuntRolled,
    TileAdded,
    TileDiscarded,
    TileDrawn,
    TileRemoved,
    TileReturned,
)
from cogs.war.rules.hunt.rolling import success
from cogs.war.words.names import tile_label
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.story.wording import because, pips, with_sign

TILE, DIE = "tile", "die"


def _tell_hunt_rolled(say: Phrasebook, event: HuntRolled) -> str:
    return say(
        "event-hunt-rolled-again" if event.again else "event-hunt-rolled",
        dice=pips(say, event.dice, lambda die: success(die, event.bonus)),
        modifier=say("story-modifier", bonus=with_sign(event.bonus)) if event.bonus else "",
        successes=event.successes,
    )


def _tell_tile_drawn(say: Phrasebook, event: TileDrawn) -> str:
    return say("event-tile-drawn", tile=tile_label(say, event.tile), why=because(say, event.cause))


def _tell_hunt_pool_refilled(say: Phrasebook, event: HuntPoolRefilled) -> str:
    return say("event-hunt-pool-refilled", tiles=sum(number for _, number in event.tiles))


def _tell_with(message: str) -> Callable[[Phrasebook, Any], str]:
    def tell(say: Phrasebook, event: TileDiscarded | TileReturned | TileRemoved) -> str:
        tile = say("story-quoted", name=tile_label(say, event.tile))
        return say(message, tile=tile, why=because(say, event.why))

    return tell


def _tell_tile_added(say: Phrasebook, event: TileAdded) -> str:
    waiting = "yes" if event.waiting else "no"
    return say("event-tile-added", tile=tile_label(say, event.tile), waiting=waiting)


def _tell_hunt_damage_set(say: Phrasebook, event: HuntDamageSet) -> str | None:
    """What a tile prints or the roll has scored has been told; what a die or a card makes of it has not."""
    if event.why == TILE:
        return None
    if event.why == DIE:
        return say("event-hunt-damage-set-die", damage=event.damage)
    return say("event-hunt-damage-set", damage=event.damage, why=because(say, event.why))


TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    HuntRolled: _tell_hunt_rolled,
    TileDrawn: _tell_tile_drawn,
    HuntPoolRefilled: _tell_hunt_pool_refilled,
    TileDiscarded: _tell_with("event-tile-discarded"),
    TileReturned: _tell_with("event-tile-returned"),
    TileRemoved: _tell_with("event-tile-removed"),
    TileAdded: _tell_tile_added,
    HuntDamageSet: _tell_hunt_damage_set,
}
