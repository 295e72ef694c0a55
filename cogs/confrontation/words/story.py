"""The story of a game, the position in words, and what is counted at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from bot.engine import Event, Seat, field_names
from bot.text import LABEL, Forms, Item, Unknown
from cogs.confrontation import events, guesses
from cogs.confrontation import events as told
from cogs.confrontation.components import RATED, STRENGTH
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.words.phrases import FACES, Phrasebook

# The story of a game: one line for an event, as a viewer may know it.

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
    """Name the side of an event, the one that bars the tunnel (5.7) and whose Retreat goes before (6.10)."""
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


# Some numbers of a game that is over.


def tally(say: Phrasebook, events: Sequence[Event], seen: ConfrontationObservation) -> Iterator[str]:
    """Turns, battles, the fallen of both sides, and the highest total."""
    yield say("tally-turns", count=seen.number)
    yield say("tally-battles", count=sum(isinstance(each, told.BattleJoined) for each in events))
    fallen = {side: len(figures) for side, figures in seen.defeated}
    yield say("tally-fallen", light=fallen.get("light", 0), dark=fallen.get("dark", 0))
    totals = [
        total
        for each in events
        if isinstance(each, told.TotalsCompared)
        for total in (each.light_figure + each.light_card, each.dark_figure + each.dark_card)
    ]
    if totals:
        yield say("tally-highest", total=max(totals))


# The viewer's own guesses in words.

OR: Final = " / "
_SIGNS: Final = {"strong": "💪", "weak": "🪶"}


def list_unknown(say: Phrasebook, seen: ConfrontationObservation) -> Iterator[Unknown]:
    """The enemy figures of which the viewer may note a guess, with what they may be."""
    possible = tuple(_belief(say, each) for each in guesses.list_beliefs(seen))
    for piece in guesses.list_unknown(seen):
        there = seen.pieces_in(piece.region, piece.side)
        label = say.label(piece.region)
        if len(there) > 1:
            position = say(f"position-{piece.position}-of-{len(there)}")
            label = say("guess-place", region=label, position=position)
        place = guesses.place_of(piece.region, piece.position)
        yield Unknown(place, label, possible, piece.believed, tell_beliefs(say, piece.believed))


def tell_beliefs(say: Phrasebook, believed: Sequence[str]) -> str:
    """Tell what somebody believes of a figure: `Balrog / Orcs`."""
    return OR.join(say(f"guess-{each}") if each in RATED else say.label(each) for each in believed)


def _belief(say: Phrasebook, known: str) -> Item:
    if known in RATED:
        return Item(known, say(f"guess-{known}"), emoji=_SIGNS[known])
    return Item(known, say.label(known), say("guess-strength", strength=STRENGTH[known]), FACES[known])
