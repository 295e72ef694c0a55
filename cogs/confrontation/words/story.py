"""The story of a game: one line for an event, as a viewer may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.engine import Event, Seat, field_names
from bot.text import LABEL, Forms
from cogs.confrontation import events
from cogs.confrontation.words.phrases import Phrasebook

_NAMED = frozenset({"side", "figure", "other", "region", "origin", "card", "by"})
"""Fields that hold ids of things with names."""
NOBODY: Forms = {LABEL: "none", "nom": "", "acc": ""}
"""What is said where an event names nobody."""


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer, or another line says more."""
    if not event.known_to(viewer) or _said_better(event, viewer):
        return None
    return say(f"event-{event.kind()}", **_values(say, event))


def _said_better(event: Event, viewer: Seat | None) -> bool:
    """The mover reads which of its figures moved, not that some figure did."""
    return isinstance(event, events.FigureMoved) and event.side == viewer


def _values(say: Phrasebook, event: Event) -> Mapping[str, Any]:
    match event:
        case events.BattleJoined():
            fighters = (event.light, event.dark) if event.attacker == "light" else (event.dark, event.light)
            striker, target = map(say.name, fighters)
            return {"region": say.name(event.region), "striker": striker, "target": target}
        case events.TotalsCompared():
            totals = {
                "light": event.light_figure + event.light_card,
                "dark": event.dark_figure + event.dark_card,
            }
            return _plain(say, event) | totals
        case events.FiguresSeen():
            return {"region": say.name(event.region), "figures": say.several(event.figures)}
        case events.GameEnded():
            return {"how": say(event.reason, **winner(say, event.winner)), **points(event)}
        case _:
            return _plain(say, event)


def points(event: events.GameEnded) -> dict[str, int]:
    """The points of both sides."""
    return {"light": event.light_points, "dark": event.dark_points}


def winner(say: Phrasebook, seat: Seat | None) -> dict[str, Forms | str]:
    """The variables of an outcome: who has won and who has not; nothing where nobody has."""
    if not seat:
        return {}
    return {"winner": say.name(seat), "loser": say.name("dark" if seat == "light" else "light")}


def _value(say: Phrasebook, name: str, value: Any) -> Any:
    if name in _NAMED:
        return say.name(value) if value else NOBODY
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _plain(say: Phrasebook, event: Event) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in field_names(type(event)):
        value = getattr(event, name)
        if name != "audience":
            found[name] = _value(say, name, value)
        if name == "position":
            found["stood"] = say.stood(value)
    return found
