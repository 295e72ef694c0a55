"""12, 14 The Fellowship: declaring, its path, Mordor, the Guide."""

from __future__ import annotations

from typing import Any

from bot.engine import Action
from bot.text import Item
from cogs.war.model import actions
from cogs.war.model.components import FIGURES, HOBBITS, NUMBER, OWNER, REGIONS, SHADOW
from cogs.war.model.queries import controller, is_stronghold
from cogs.war.rules.mordor import GATES
from cogs.war.rules.revealing import sheltered
from cogs.war.words.menus.faces import HEROES
from cogs.war.words.menus.regions import region_item
from cogs.war.words.menus.sight import Path, Paths, Sight
from cogs.war.words.menus.waking import by_declaring
from cogs.war.words.names import character_label


def declare(sight: Sight, action: Action) -> Path:
    """12.3 The Fellowship shows where it is."""
    return (sight.plain("declare", "choice-declare", "fellowship", "primary"),)


def keep_secret(sight: Sight, action: Action) -> Path:
    """12.3 It does not."""
    return (sight.plain("decline", "choice-no-declaration", "decline"),)


def onward(sight: Sight, action: actions.Step) -> Path:
    """12.3, 12.5 A region further on."""
    return (region_item(sight, action.region, *_there(sight, action.region), key=f"go_{action.region}"),)


def stop(sight: Sight, action: Action) -> Path:
    """12.3, 12.5 The figure comes to rest."""
    step: Any = sight.step
    here = REGIONS[step.path[-1]]
    notes = _there(sight, here) if step.manner == "declared" else ()
    where = sight.say.region(here)
    return (sight.item("stop", "choice-rest", *notes, face="confirm", tone="success", region=where),)


def _there(sight: Sight, region: str) -> tuple[str, ...]:
    """What it would mean to come to a region, or to end there."""
    number = NUMBER[region]
    notes = [sight.say("choice-gate")] if number in GATES else []
    if getattr(sight.step, "manner", "") == "declared":
        heals = sight.seen.fellowship.corruption and sheltered(sight.state, number)
        heals_here = (sight.say("choice-heals"),) if heals else ()
        return (*notes, *by_declaring(sight, region), *heals_here)
    shadowed = is_stronghold(number) and OWNER[number] == SHADOW
    if shadowed and controller(sight.state, number) == SHADOW:
        notes.append(sight.say("choice-draws"))
    return tuple(notes)


def enter_mordor(sight: Sight, action: Action) -> Path:
    """14.1 Into Mordor."""
    return (sight.plain("enter_mordor", "choice-enter-mordor", "fellowship", "primary"),)


def wait_outside(sight: Sight, action: Action) -> Path:
    """14.1 Not yet."""
    return (sight.plain("decline", "choice-wait-outside", "decline"),)


def guide(sight: Sight, action: actions.MakeGuide) -> Path:
    """12.7 A Companion as Guide."""
    return (companion_item(sight, action.companion),)


def companion_item(sight: Sight, companion: str, key: str = "") -> Item:
    """A Companion with the Level; in the small print the Leadership."""
    figure, say = FIGURES[companion], sight.say
    detail = sight.detail(
        (
            say("choice-leadership", points=figure.leadership),
            say("choice-hobbit") if companion in HOBBITS else "",
        )
    )
    label = say("choice-companion", name=character_label(say, companion), level=figure.level or 0)
    return Item(key or companion, label, detail, HEROES.get(companion, ""))


PATHS: Paths = {
    actions.Declare: declare,
    actions.Step: onward,
    actions.Stop: stop,
    actions.EnterMordor: enter_mordor,
    actions.MakeGuide: guide,
}
