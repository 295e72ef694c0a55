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
_WHOSE: Mapping[type[Event], Seat] = {
    events.ShadowfaxRidden: "light",
    events.GandalfReturned: "light",
    events.PalantirUsed: "dark",
    events.FiguresSeen: "dark",
    events.FigureRecalled: "dark",
}
"""11 Whose special card it is, where the event need not say so."""


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
            return _plain(say, event) | totals | both(say)
        case events.FiguresSeen():
            figures = say.several(event.figures)
            return {"region": say.name(event.region), "figures": figures, **_sides(say, event)}
        case events.GameEnded():
            how = say(event.reason, **winner(say, event.winner))
            return {"how": how, "light": event.light_points, "dark": event.dark_points, **both(say)}
        case _:
            return _plain(say, event)


def both(say: Phrasebook) -> dict[str, Forms]:
    """Both sides, beside their numbers."""
    return {"left": say.name("light"), "right": say.name("dark")}


def _sides(say: Phrasebook, event: Event) -> dict[str, Forms]:
    """Whose event it is, and the side that bars the tunnel (5.7) and whose Retreat goes before (6.10)."""
    side = _WHOSE.get(type(event)) or getattr(event, "side", None)
    return {} if side is None else {"side": say.name(side), "dark": say.name("dark")}


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
    return found | _sides(say, event)
