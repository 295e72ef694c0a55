"""The story of a game, the position in words, and what is counted at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.engine import Event, Seat
from bot.text import Forms
from cogs.duel import events
from cogs.duel import events as told
from cogs.duel.components import CARDS, GOAL, RACES_TO_WIN, SIDES
from cogs.duel.observation import DuelObservation
from cogs.duel.words.phrases import (
    BONUS,
    EMOJI,
    Phrasebook,
    card_label,
    emoji_of,
    list_labels,
    source_label,
)

# The story of a game: one line for an event, as a viewer may know it.

Values = Mapping[str, Any]

SILENT: frozenset[type[Event]] = frozenset({events.SkillsGained})
"""What the line before has said already: a card that gives skills was played."""


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer, or another line says as much."""
    if not event.known_to(viewer) or type(event) in SILENT or _says_nothing(event):
        return None
    values_of: Callable[[Phrasebook, Any], Values] = _VALUES.get(type(event), _plain)
    line = say(f"event-{event.kind()}", **values_of(say, event))
    sign = _SIGNS.get(type(event))
    return line if sign is None else f"{sign(event)} {line}"


def _says_nothing(event: Event) -> bool:
    """Check whether nothing came of it, or just what the line above promised: coins of a card or bonus."""
    match event:
        case events.TilesTurnedUp():
            return not event.tiles
        case events.QuestAdvanced():
            return event.steps == 0
        case events.UnitsPlaced():
            return event.units == 0
        case events.CoinsTaken():
            return event.coins == event.wanted and (_just_played(event) or event.source.startswith(BONUS))
        case _:
            return False


def _plain(say: Phrasebook, event: Event) -> dict[str, Any]:
    """The fields by their names: ids of things become their names, `seat` is the `$side` of the sentence."""
    values: dict[str, Any] = {}
    for name in event.__dataclass_fields__:
        if name != "audience":
            values["side" if name == "seat" else name] = _value(say, name, getattr(event, name))
    source = values.get("source")
    values["from"] = say("from-source", source=source) if source and not _just_played(event) else ""
    return values


def _just_played(event: Event) -> bool:
    """Check whether an effect comes from a card: the line above has named it."""
    return getattr(event, "source", "") in CARDS


def _value(say: Phrasebook, name: str, value: Any) -> str | int | Forms:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return list_labels(
            [
                card_label(say, component) if component in CARDS else say.label(component)
                for component in value
            ]
        )
    if name == "source":
        return source_label(say, value)
    if name == "effect":
        return say(f"effect-{value}")
    if isinstance(value, str):
        return card_label(say, value) if value in CARDS else say.name(value) if say.names(value) else value
    return int(value)


def _values_of_coins(say: Phrasebook, event: events.CoinsTaken) -> Values:
    short = 0 < event.coins < event.wanted
    return {**_plain(say, event), "short": "yes" if short else "no"}


def _values_of_conflict(say: Phrasebook, event: events.ConflictFought) -> Values:
    left = max(event.fellowship, event.sauron)
    victor = SIDES[0] if event.fellowship else SIDES[1]
    names = {"region": say.name(event.region), "side": say.name(victor)}
    return {"fallen": event.fallen, "left": left, **names}


def _values_of_kept_token(say: Phrasebook, event: events.TokenKept) -> Values:
    returned = say.translator.join([say("token-quoted", token=say.name(token)) for token in event.returned])
    names = {"side": say.name(event.seat), "token": say.name(event.token)}
    return {**names, "count": len(event.returned), "returned": returned}


def _values_of_pile(say: Phrasebook, event: events.PileSeen) -> Values:
    cards = list_labels([card_label(say, card) for card in event.cards])
    return {"side": say.name(event.seat), "count": len(event.cards), "cards": cards}


def _values_of_end(say: Phrasebook, event: events.GameEnded) -> Values:
    how = how_it_ended(say, event.reason, event.winners)
    return {"how": how, "fellowship": event.fellowship, "sauron": event.sauron, **both(say)}


def both(say: Phrasebook) -> dict[str, Forms]:
    """Both sides, beside their numbers."""
    return {"left": say.name(SIDES[0]), "right": say.name(SIDES[1])}


def how_it_ended(say: Phrasebook, reason: str, winners: tuple[Seat, ...]) -> str:
    """The sentence of an outcome. winners: one, or both where the victory is shared."""
    if len(winners) != 1:
        return say(reason)
    loser = SIDES[1] if winners[0] == SIDES[0] else SIDES[0]
    return say(reason, winner=say.name(winners[0]), loser=say.name(loser), seat=winners[0])


_VALUES: Mapping[type[Event], Callable[[Phrasebook, Any], Values]] = {
    events.CardsDealt: lambda say, event: {"count": len(event.cards)},
    events.TilesTurnedUp: lambda say, event: {"count": len(event.tiles), "tiles": say.several(event.tiles)},
    events.CoinsTaken: _values_of_coins,
    events.ConflictFought: _values_of_conflict,
    events.QuestAdvanced: lambda say, event: {
        "seat": event.seat,
        "steps": event.steps,
        "space": event.space,
        "goal": GOAL,
    },
    events.RaceGained: lambda say, event: {**_plain(say, event), "most": RACES_TO_WIN},
    events.AllianceMade: lambda say, event: {
        "side": say.name(event.seat),
        "way": event.way,
        "races": say.several(event.races),
    },
    events.TokenKept: _values_of_kept_token,
    events.PileSeen: _values_of_pile,
    events.EffectDeclined: lambda say, event: {**_plain(say, event), "kind": event.effect},
    events.CardUncovered: lambda say, event: {"card": card_label(say, event.card)},
    events.GameEnded: _values_of_end,
}


_SIGNS: Mapping[type[Event], Callable[[Any], str]] = {
    events.CardPlayed: lambda event: emoji_of(event.card),
    events.RaceGained: lambda event: EMOJI[event.race],
    events.CoinsTaken: lambda event: EMOJI["yellow"],
    events.UnitsPlaced: lambda event: EMOJI["place"],
    events.UnitMoved: lambda event: EMOJI["move"],
}
"""What stands before a line that is about a thing with a sign."""


# Some numbers of a game that is over.


def tally(say: Phrasebook, events: Sequence[Event], seen: DuelObservation) -> Iterator[str]:
    """Turns, conflicts and who fell in them, landmarks, and what both sides have paid."""
    fought = [event for event in events if isinstance(event, told.ConflictFought)]
    yield say("tally-turns", count=seen.number)
    yield say("tally-conflicts", count=len(fought), fallen=sum(conflict.fallen for conflict in fought))
    yield say("tally-landmarks", **{area.seat: len(area.tiles) for area in seen.areas})
    paid = {area.seat: 0 for area in seen.areas}
    for event in events:
        if isinstance(event, told.CardPlayed | told.LandmarkTaken):
            paid[event.seat] += event.price
    yield say("tally-paid", **paid)
