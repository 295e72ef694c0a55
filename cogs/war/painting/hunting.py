"""The picture of a Hunt just over: its dice, its tile, and where the Ring-bearers stand after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine import Event
from bot.text import Language
from cogs.war.model.events.battles import AttackDeclared
from cogs.war.model.events.cards import EventPlayed
from cogs.war.model.events.fellowship import CompanionLost, CorruptionChanged
from cogs.war.model.events.hunts import HuntDamageSet, HuntRolled, TileDrawn
from cogs.war.model.events.turns import DieSkipped, DieUsed, SidePassed, TurnBegan
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Ids
from cogs.war.rules.hunt.rolling import success

OVER = (DieUsed, DieSkipped, SidePassed, TurnBegan, EventPlayed, AttackDeclared)
"""With these something else has begun."""


@dataclass(frozen=True, slots=True)
class HuntRoll:
    """13.5 A roll or re-roll: each die with whether it finds the Fellowship; bonus: added to each."""

    dice: tuple[tuple[int, bool], ...]
    bonus: int


@dataclass(frozen=True, slots=True)
class HuntScene:
    """A Hunt. tile: empty where none was drawn. damage: None where there is none. lost: Companions.

    corruption: before and now. mordor: the step on the Mordor Track, -1 outside.
    """

    language: Language
    rolls: tuple[HuntRoll, ...]
    tile: str
    damage: int | None
    corruption: tuple[int, int]
    mordor: int
    hidden: bool
    lost: Ids


def hunt_scene(seen: WarObservation, news: Sequence[Event], language: Language) -> HuntScene | None:
    """The last Hunt told of, until the next thing is done; None without one."""
    begun = next((at for at in reversed(range(len(news))) if _begins(news[at])), None)
    if begun is None:
        return None
    told = news[begun:]
    if any(isinstance(event, OVER) for event in told):
        return None
    rolls = tuple(
        HuntRoll(tuple((die, success(die, each.bonus)) for die in each.dice), each.bonus)
        for each in told
        if isinstance(each, HuntRolled)
    )
    tiles = [each.tile for each in told if isinstance(each, TileDrawn)]
    damages = [each.damage for each in told if isinstance(each, HuntDamageSet)]
    by = sum(each.by for each in told if isinstance(each, CorruptionChanged))
    now = seen.fellowship.corruption
    lost = tuple(each.companion for each in told if isinstance(each, CompanionLost))
    return HuntScene(
        language,
        rolls,
        tiles[-1] if tiles else "",
        damages[0] if damages else None,
        (now - by, now),
        seen.fellowship.mordor,
        seen.fellowship.hidden,
        lost,
    )


def _begins(event: Event) -> bool:
    """Whether a Hunt begins: with its roll, or with a tile that is drawn without one."""
    if isinstance(event, HuntRolled):
        return not event.again
    return isinstance(event, TileDrawn) and event.cause != "roll"
