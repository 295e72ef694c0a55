"""The story of the Fellowship, Companions, Mordor and the Hunt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.war.model.components import MORDOR_STEPS
from cogs.war.model.events.turns import (
    CasualtyTaken,
    CompanionLost,
    CompanionsSeparated,
    CorruptionChanged,
    FellowshipDeclared,
    FellowshipHidden,
    FellowshipMoved,
    FellowshipRevealed,
    FellowshipShifted,
    GuideChanged,
    HuntDamageSet,
    HuntPoolRefilled,
    HuntRolled,
    MordorAdvanced,
    MordorEntered,
    TileAdded,
    TileDiscarded,
    TileDrawn,
    TileRemoved,
    TileReturned,
)
from cogs.war.rules.hunt.rolling import success
from cogs.war.words.names import Phrasebook, region_label, tile_label
from cogs.war.words.story.turns import Told, because, pips, with_sign, worded

# 12, 13.1, 13.7, 14 The Fellowship, its Companions, corruption, Mordor.

ARROW = " → "
CASUALTY, MORDOR = "casualty", "mordor"
TAKE_THEM_ALIVE, GUIDE = "take_them_alive", "guide"


def _tell_companions_separated(say: Phrasebook, event: CompanionsSeparated) -> str:
    names = say.join_names([say.of("hero-", each) for each in event.companions])
    values = {"companions": names, "region": say.region(event.region)}
    if event.cause == TAKE_THEM_ALIVE:
        return say("event-companions-separated-alive", **values)
    if event.cause == GUIDE:
        return say("event-companions-separated-guide", **values)
    return say("event-companions-separated", why=because(say, event.cause), **values)


def _tell_companion_lost(say: Phrasebook, event: CompanionLost) -> str | None:
    if event.cause == CASUALTY:
        return None
    message = "event-companion-lost-mordor" if event.cause == MORDOR else "event-companion-lost"
    return say(message, **worded(say, event))


def _path(say: Phrasebook, path: tuple[str, ...]) -> str:
    return ARROW.join(region_label(say, each) for each in path)


def _tell_fellowship_declared(say: Phrasebook, event: FellowshipDeclared) -> str:
    region = say.region(event.path[-1])
    if len(event.path) == 1:
        return say("event-fellowship-declared-here", region=region)
    return say("event-fellowship-declared", region=region, path=_path(say, event.path))


def _tell_fellowship_revealed(say: Phrasebook, event: FellowshipRevealed) -> str:
    if not event.path:
        return say("event-fellowship-revealed-mordor")
    region = say.region(event.path[-1])
    if len(event.path) == 1:
        return say("event-fellowship-revealed-here", region=region)
    return say("event-fellowship-revealed", region=region, path=_path(say, event.path))


def _tell_corruption_changed(say: Phrasebook, event: CorruptionChanged) -> str:
    return say("event-corruption-changed", **worded(say, event, by=with_sign(event.by)))


def _tell_mordor_advanced(say: Phrasebook, event: MordorAdvanced) -> str:
    if event.step == MORDOR_STEPS:
        return say("event-mordor-advanced-doom")
    return say("event-mordor-advanced", step=event.step, steps=MORDOR_STEPS)


FELLOWSHIP_TOLD: Told = {
    CompanionsSeparated: _tell_companions_separated,
    CasualtyTaken: "event-casualty-taken",
    CompanionLost: _tell_companion_lost,
    GuideChanged: "event-guide-changed",
    FellowshipMoved: "event-fellowship-moved",
    FellowshipDeclared: _tell_fellowship_declared,
    FellowshipRevealed: _tell_fellowship_revealed,
    FellowshipHidden: "event-fellowship-hidden",
    FellowshipShifted: "event-fellowship-shifted",
    CorruptionChanged: _tell_corruption_changed,
    MordorEntered: "event-mordor-entered",
    MordorAdvanced: _tell_mordor_advanced,
}


# 13.5-13.9 The Hunt: its roll, its tiles, the damage.

TILE, DIE = "tile", "die"


def _tell_hunt_rolled(say: Phrasebook, event: HuntRolled) -> str:
    return say(
        "event-hunt-rolled-again" if event.again else "event-hunt-rolled",
        dice=pips(say, event.dice, lambda die: success(die, event.bonus)),
        modifier=say("story-modifier", bonus=with_sign(event.bonus)) if event.bonus else "",
        successes=event.successes,
    )


def _tell_hunt_pool_refilled(say: Phrasebook, event: HuntPoolRefilled) -> str:
    return say("event-hunt-pool-refilled", tiles=sum(number for _, number in event.tiles))


def _tell_with(message: str) -> Callable[[Phrasebook, Any], str]:
    def tell(say: Phrasebook, event: TileDiscarded | TileReturned | TileRemoved) -> str:
        tile = say("story-quoted", name=tile_label(say, event.tile))
        return say(message, tile=tile, why=because(say, event.why))

    return tell


def _tell_tile_added(say: Phrasebook, event: TileAdded) -> str:
    return say("event-tile-added", **worded(say, event, waiting="yes" if event.waiting else "no"))


def _tell_hunt_damage_set(say: Phrasebook, event: HuntDamageSet) -> str | None:
    """Tell what a die or a card makes of the damage; what a tile prints or the roll has scored has
    been told.
    """
    if event.why == TILE:
        return None
    if event.why == DIE:
        return say("event-hunt-damage-set-die", damage=event.damage)
    return say("event-hunt-damage-set", damage=event.damage, why=because(say, event.why))


HUNTS_TOLD: Told = {
    HuntRolled: _tell_hunt_rolled,
    TileDrawn: "event-tile-drawn",
    HuntPoolRefilled: _tell_hunt_pool_refilled,
    TileDiscarded: _tell_with("event-tile-discarded"),
    TileReturned: _tell_with("event-tile-returned"),
    TileRemoved: _tell_with("event-tile-removed"),
    TileAdded: _tell_tile_added,
    HuntDamageSet: _tell_hunt_damage_set,
}
