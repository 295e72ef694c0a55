"""The story of a game: one line for an event, as a viewer may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.engine import Event, Seat
from cogs.battle import events
from cogs.battle.components import POINTS, SYMBOLS
from cogs.battle.words.phrases import Forms, Phrasebook, party_letter

APART = " · "


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer, or another line says more."""
    if not event.known_to(viewer) or _said_better(event, viewer):
        return None
    build = _TOLD.get(type(event), _plain)
    return build(say, event)


def _said_better(event: Event, viewer: Seat | None) -> bool:
    """Whoever draws or is dealt cards reads which they are; a draw as a turn is told by what it brings."""
    if isinstance(event, events.CompanionDrawn | events.HandDealt):
        return event.seat == viewer
    return isinstance(event, events.DrawBegan) and not event.by


def icons(say: Phrasebook, symbols: Sequence[str]) -> str:
    """Symbols by their devices, equal ones counted: `sword, bow ×2`."""
    told = []
    for symbol, count in Counter(symbols).items():
        icon = say(f"icon-{symbol}")
        told.append(icon if count == 1 else say("icon-times", icon=icon, count=count))
    return ", ".join(told)


def of_card(say: Phrasebook, card: str) -> str:
    """The symbols of a card by their devices."""
    return icons(say, SYMBOLS[card])


def outcome_of(say: Phrasebook, reason: str, winners: Sequence[Seat]) -> str:
    """How a game ended."""
    return say(reason, winners=say.several(winners), count=len(winners))


def _party(say: Phrasebook, event: events.CompanionPlaced) -> str:
    values: dict[str, Any] = {
        "seat": say.name(event.seat),
        "card": say.name(event.card),
        "symbols": of_card(say, event.card),
        "party": party_letter(event.party),
        "new": "yes" if event.new else "no",
    }
    if event.by:
        return say("event-companion-placed-by", by=say.name(event.by), **values)
    return say("event-companion-placed", **values)


def _draw_began(say: Phrasebook, event: events.DrawBegan) -> str:
    seat = say.name(event.seat)
    if event.by:
        return say("event-draw-began-by", seat=seat, by=say.name(event.by))
    return say("event-draw-began", seat=seat)


def _own_card(message: str) -> Callable[[Phrasebook, Any], str]:
    def told(say: Phrasebook, event: events.CardDealt | events.CardDrawn) -> str:
        return say(message, card=say.name(event.card), symbols=of_card(say, event.card))

    return told


def _struck(say: Phrasebook, event: events.CounterattackBegan) -> str:
    return say("event-counterattack-began", order=say(f"order-{event.order}"))


def _lost(say: Phrasebook, event: events.CompanionLost) -> str:
    return say(
        "event-companion-lost",
        seat=say.name(event.seat),
        card=say.name(event.card),
        source=event.source,
        party=party_letter(event.party) if event.party else "",
    )


def _won_lost(say: Phrasebook, event: events.WonEnemyLost) -> str:
    names = {"seat": say.name(event.seat), "enemy": say.name(event.enemy)}
    return say("event-won-enemy-lost", points=POINTS[event.enemy], **names)


def _mordor_gone(say: Phrasebook, event: events.MordorDiscarded) -> str:
    return say("event-mordor-discarded-removed" if event.removed else "event-mordor-discarded")


def _attack(say: Phrasebook, event: events.AttackMade) -> str:
    return " ".join(_attack_lines(say, event))


def _attack_lines(say: Phrasebook, event: events.AttackMade) -> Iterator[str]:
    seat, party, cards = say.name(event.seat), party_letter(event.party), say.labels(event.cards)
    if event.enemies:
        enemies = say.several(event.enemies)
        yield say("event-attack-made", seat=seat, party=party, cards=cards, enemies=enemies)
    else:
        yield say("event-attack-made-nobody", seat=seat, party=party, cards=cards)
    for hobbit, card, owner in event.borrowed:
        names = {"hobbit": say.name(hobbit), "card": say.name(card), "owner": say.name(owner)}
        yield say("event-attack-borrowed", **names)
    for doubler, card, symbol in event.doubled:
        names = {"doubler": say.name(doubler), "card": say.name(card)}
        yield say("event-attack-doubled", symbol=say(f"symbol-{symbol}"), **names)
    if event.bonus:
        yield say("event-attack-bonus", cards=say.labels(event.bonus), count=len(event.bonus))
    if event.jokers:
        yield say("event-attack-jokers", symbols=icons(say, event.jokers), count=len(event.jokers))
    if event.unused:
        yield say("event-attack-unused", symbols=icons(say, event.unused))


def _beaten(say: Phrasebook, event: events.EnemiesBeaten) -> str:
    names = {"seat": say.name(event.seat), "enemies": say.several(event.enemies)}
    return say("event-enemies-beaten", points=event.points, **names)


def _party_discarded(say: Phrasebook, event: events.PartyDiscarded) -> str:
    return say("event-party-discarded", cards=say.labels(event.cards))


def _resigned(say: Phrasebook, event: events.SeatResigned) -> str:
    seat = say.name(event.seat)
    if not event.cards:
        return say("event-seat-resigned", seat=seat)
    return say("event-seat-resigned-cards", seat=seat, cards=say.labels(event.cards))


def _ended(say: Phrasebook, event: events.GameEnded) -> str:
    scores = [
        say("status-score", seat=say.name(seat), points=points, enemies=int(enemies))
        for seat, points, enemies in event.scores
    ]
    how = outcome_of(say, event.reason, event.winners)
    return say("event-game-ended", how=how, scores=APART.join(scores)).strip()


def _plain(say: Phrasebook, event: Event) -> str:
    """An event whose fields are names, parties and numbers."""
    values: dict[str, str | int | Forms] = {}
    for name in type(event).__dataclass_fields__:
        if name != "audience":
            values[name] = _value(say, name, getattr(event, name))
    return say(f"event-{event.kind()}", **values)


def _value(say: Phrasebook, name: str, value: Any) -> str | int | Forms:
    if name in {"party", "origin"}:
        return party_letter(value)
    if isinstance(value, str) and say.names(value):
        return say.name(value)
    return value if isinstance(value, str | int) else ""


_TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str]] = {
    events.CompanionPlaced: _party,
    events.DrawBegan: _draw_began,
    events.CardDealt: _own_card("event-card-dealt"),
    events.CardDrawn: _own_card("event-card-drawn"),
    events.CounterattackBegan: _struck,
    events.CompanionLost: _lost,
    events.WonEnemyLost: _won_lost,
    events.MordorDiscarded: _mordor_gone,
    events.AttackMade: _attack,
    events.EnemiesBeaten: _beaten,
    events.PartyDiscarded: _party_discarded,
    events.SeatResigned: _resigned,
    events.GameEnded: _ended,
}
