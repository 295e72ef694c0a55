"""The story of the Fellowship, Companions, Mordor and the Hunt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Event
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
from cogs.war.words.story.turns import because, pips, with_sign

# 12, 13.1, 13.7, 14 The Fellowship, its Companions, corruption, Mordor.

ARROW = " → "
CASUALTY, MORDOR = "casualty", "mordor"
TAKE_THEM_ALIVE, GUIDE = "take_them_alive", "guide"


def _tell_companions_separated(say: Phrasebook, event: CompanionsSeparated) -> str:
    values: dict[str, Any] = {
        "companions": say.join_names([say.of("hero-", each) for each in event.companions]),
        "region": say.region(event.region),
    }
    if event.cause == TAKE_THEM_ALIVE:
        return say("event-companions-separated-alive", **values)
    if event.cause == GUIDE:
        return say("event-companions-separated-guide", **values)
    return say("event-companions-separated", why=because(say, event.cause), **values)


def _tell_casualty_taken(say: Phrasebook, event: CasualtyTaken) -> str:
    companion = say.of("hero-", event.companion)
    return say("event-casualty-taken", companion=companion, way=event.way, absorbed=event.absorbed)


def _tell_companion_lost(say: Phrasebook, event: CompanionLost) -> str | None:
    if event.cause == CASUALTY:
        return None
    companion = say.of("hero-", event.companion)
    if event.cause == MORDOR:
        return say("event-companion-lost-mordor", companion=companion)
    return say("event-companion-lost", companion=companion, why=because(say, event.cause))


def _tell_guide_changed(say: Phrasebook, event: GuideChanged) -> str:
    return say("event-guide-changed", guide=say.of("hero-", event.guide))


def _tell_fellowship_moved(say: Phrasebook, event: FellowshipMoved) -> str:
    return say("event-fellowship-moved", progress=event.progress)


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


def _tell_fellowship_hidden(say: Phrasebook, event: FellowshipHidden) -> str:
    return say("event-fellowship-hidden")


def _tell_fellowship_shifted(say: Phrasebook, event: FellowshipShifted) -> str:
    names = {"origin": say.region(event.origin), "region": say.region(event.region)}
    return say("event-fellowship-shifted", why=because(say, event.cause), **names)


def _tell_corruption_changed(say: Phrasebook, event: CorruptionChanged) -> str:
    values = {"by": with_sign(event.by), "why": because(say, event.cause)}
    return say("event-corruption-changed", corruption=event.corruption, **values)


def _tell_mordor_entered(say: Phrasebook, event: MordorEntered) -> str:
    return say("event-mordor-entered")


def _tell_mordor_advanced(say: Phrasebook, event: MordorAdvanced) -> str:
    if event.step == MORDOR_STEPS:
        return say("event-mordor-advanced-doom")
    return say("event-mordor-advanced", step=event.step, steps=MORDOR_STEPS)


FELLOWSHIP_TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    CompanionsSeparated: _tell_companions_separated,
    CasualtyTaken: _tell_casualty_taken,
    CompanionLost: _tell_companion_lost,
    GuideChanged: _tell_guide_changed,
    FellowshipMoved: _tell_fellowship_moved,
    FellowshipDeclared: _tell_fellowship_declared,
    FellowshipRevealed: _tell_fellowship_revealed,
    FellowshipHidden: _tell_fellowship_hidden,
    FellowshipShifted: _tell_fellowship_shifted,
    CorruptionChanged: _tell_corruption_changed,
    MordorEntered: _tell_mordor_entered,
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
    """Tell what a die or a card makes of the damage; what a tile prints or the roll has scored has
    been told.
    """
    if event.why == TILE:
        return None
    if event.why == DIE:
        return say("event-hunt-damage-set-die", damage=event.damage)
    return say("event-hunt-damage-set", damage=event.damage, why=because(say, event.why))


HUNTS_TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    HuntRolled: _tell_hunt_rolled,
    TileDrawn: _tell_tile_drawn,
    HuntPoolRefilled: _tell_hunt_pool_refilled,
    TileDiscarded: _tell_with("event-tile-discarded"),
    TileReturned: _tell_with("event-tile-returned"),
    TileRemoved: _tell_with("event-tile-removed"),
    TileAdded: _tell_tile_added,
    HuntDamageSet: _tell_hunt_damage_set,
}
