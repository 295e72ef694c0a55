"""8, 9, 10 Politics, recruiting, Armies and characters on the map; 11.14 captures and sieges."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Event
from bot.text import Forms
from cogs.war.model.components import AT_WAR
from cogs.war.model.events.armies import (
    ArmyMoved,
    FiguresRecruited,
    NationActivated,
    NationAdvanced,
    SettlementCaptured,
    SiegeBegan,
    SiegeEnded,
    UnitsReplaced,
    UnitsTrimmed,
)
from cogs.war.model.events.battles import FiguresRemoved
from cogs.war.model.events.fellowship import CharacterEntered, CharactersMoved
from cogs.war.words.names import figures
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.story.wording import because, sides

# 9 Politics


def _tell_nation_activated(say: Phrasebook, event: NationActivated) -> str:
    return say("event-nation-activated", nation=say.nation(event.nation), why=because(say, event.cause))


def _tell_nation_advanced(say: Phrasebook, event: NationAdvanced) -> str:
    nation, why = say.nation(event.nation), because(say, event.cause)
    if event.box == AT_WAR:
        return say("event-nation-advanced-war", nation=nation, why=why)
    return say("event-nation-advanced", steps=AT_WAR - event.box, nation=nation, why=why)


# 8 Recruiting


def _tell_figures(say: Phrasebook, event: Any, message: str) -> str:
    """Figures of a side in a region."""
    held = figures(say, event.figures, "acc")
    return say(message, region=say.region(event.region), figures=held, **sides(say, event.side))


def _tell_figures_recruited(say: Phrasebook, event: FiguresRecruited) -> str:
    return _tell_figures(say, event, "event-figures-recruited")


def _tell_units_trimmed(say: Phrasebook, event: UnitsTrimmed) -> str:
    return _tell_figures(say, event, "event-units-trimmed")


def _tell_units_replaced(say: Phrasebook, event: UnitsReplaced) -> str:
    old, new = figures(say, event.figures, "acc"), figures(say, event.by, "ins")
    region = say.region(event.region)
    return say("event-units-replaced", figures=old, by=new, region=region, **sides(say, event.side))


def _tell_figures_removed(say: Phrasebook, event: FiguresRemoved) -> str:
    return say(
        "event-figures-removed",
        figures=figures(say, event.figures, "acc"),
        region=say.region(event.region),
        why=because(say, event.cause),
        **sides(say, event.side),
    )


# 10, 13 Moving


def _way(say: Phrasebook, event: ArmyMoved | CharactersMoved) -> dict[str, str | Forms]:
    return {
        "figures": figures(say, event.figures, "acc"),
        "origin": say.region(event.origin),
        "region": say.region(event.region),
        **sides(say, event.side),
    }


def _tell_army_moved(say: Phrasebook, event: ArmyMoved) -> str:
    if event.why in ("advance", "retreat"):
        held = {"figures": figures(say, event.figures)}
        return say(f"event-army-moved-{event.why}", **{**_way(say, event), **held})
    return say("event-army-moved", why=because(say, event.why), **_way(say, event))


def _tell_characters_moved(say: Phrasebook, event: CharactersMoved) -> str:
    return say("event-characters-moved", **_way(say, event))


def _tell_character_entered(say: Phrasebook, event: CharacterEntered) -> str:
    names = {"character": say.of("hero-", event.character), "region": say.region(event.region)}
    if event.instead:
        return say("event-character-entered-instead", instead=say.of("hero-", event.instead), **names)
    return say("event-character-entered", **names)


# 11.10, 11.14, 11.15 Settlements


def _tell_settlement_captured(say: Phrasebook, event: SettlementCaptured) -> str:
    message = "event-settlement-captured-back" if event.back else "event-settlement-captured"
    return say(message, region=say.region(event.region), points=event.points, **sides(say, event.side))


def _tell_siege_began(say: Phrasebook, event: SiegeBegan) -> str:
    return say("event-siege-began", region=say.region(event.region), **sides(say, event.side))


def _tell_siege_ended(say: Phrasebook, event: SiegeEnded) -> str:
    return say("event-siege-ended", region=say.region(event.region))


TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    NationActivated: _tell_nation_activated,
    NationAdvanced: _tell_nation_advanced,
    FiguresRecruited: _tell_figures_recruited,
    UnitsTrimmed: _tell_units_trimmed,
    UnitsReplaced: _tell_units_replaced,
    FiguresRemoved: _tell_figures_removed,
    ArmyMoved: _tell_army_moved,
    CharactersMoved: _tell_characters_moved,
    CharacterEntered: _tell_character_entered,
    SettlementCaptured: _tell_settlement_captured,
    SiegeBegan: _tell_siege_began,
    SiegeEnded: _tell_siege_ended,
}
