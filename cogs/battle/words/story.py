"""The story of a game, the position in words, and what is counted at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.engine import Event, Seat
from bot.text import APART, Forms
from cogs.battle import events
from cogs.battle import events as told
from cogs.battle.observation import BattleObservation
from cogs.battle.words.phrases import Phrasebook, party_letter, shapes

# The story of a game: one line for an event, as a viewer may know it.


MINOR: frozenset[type[Event]] = frozenset(
    {
        events.DrawBegan,
        events.CompanionDrawn,
        events.DiscardChosen,
        events.NothingLost,
        events.MordorDiscarded,
    }
)
"""What the picture shows, or what comes after says better."""


def tell(say: Phrasebook, event: Event, viewer: Seat | None) -> str | None:
    """The line for an event; None where it is not for this viewer, or another line says more."""
    if not event.known_to(viewer) or _is_told_otherwise(event, viewer):
        return None
    build = _TELLERS.get(type(event), _tell_plainly)
    return build(say, event)


def _is_told_otherwise(event: Event, viewer: Seat | None) -> bool:
    """Check whether another line tells it: the reader's own cards, or a draw told by what it brings."""
    if isinstance(event, events.CompanionDrawn | events.HandDealt):
        return event.seat == viewer
    return isinstance(event, events.DrawBegan) and not event.by


def icons(say: Phrasebook, symbols: Sequence[str], *, signs: bool = False) -> str:
    """Symbols by their devices alone, equal ones counted. signs: whether its sign stands before each."""
    shown = [
        say.times(f"{shapes([symbol]) if signs else ''} {say(f'icon-{symbol}')}".lstrip(), count)
        for symbol, count in Counter(symbols).items()
    ]
    return ", ".join(shown)


def of_card(say: Phrasebook, card: str, *, signs: bool = False) -> str:
    """The symbols of a card by their devices."""
    return icons(say, say.cards.symbols[card], signs=signs)


def outcome_of(say: Phrasebook, reason: str, winners: Sequence[Seat]) -> str:
    """Tell how a game ended."""
    return say(reason, winners=say.several(winners), count=len(winners))


def _tell_placement(say: Phrasebook, event: events.CompanionPlaced) -> str:
    values: dict[str, Any] = {
        "seat": say.name(event.seat),
        "card": say.name(event.card),
        "symbols": of_card(say, event.card, signs=True),
        "party": party_letter(event.party),
        "new": "yes" if event.new else "no",
    }
    if event.by:
        return say("event-companion-placed-by", by=say.name(event.by), **values)
    return say("event-companion-placed", **values)


def _tell_draw(say: Phrasebook, event: events.DrawBegan) -> str:
    seat = say.name(event.seat)
    if event.by:
        return say("event-draw-began-by", seat=seat, by=say.name(event.by))
    return say("event-draw-began", seat=seat)


def _own_card_teller(message: str) -> Callable[[Phrasebook, Any], str]:
    def tell_card(say: Phrasebook, event: events.CardDealt | events.CardDrawn) -> str:
        return say(
            message,
            seat=say.name(event.seat),
            card=say.name(event.card),
            symbols=of_card(say, event.card, signs=True),
        )

    return tell_card


def _tell_loss(say: Phrasebook, event: events.CompanionLost) -> str:
    return say(
        "event-companion-lost",
        seat=say.name(event.seat),
        card=say.name(event.card),
        source=event.source,
        party=party_letter(event.party) if event.party else "",
    )


def _tell_lost_enemy(say: Phrasebook, event: events.WonEnemyLost) -> str:
    names = {"seat": say.name(event.seat), "enemy": say.name(event.enemy)}
    return say("event-won-enemy-lost", points=say.cards.points[event.enemy], **names)


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
        yield say(
            "event-attack-jokers", symbols=icons(say, event.jokers, signs=True), count=len(event.jokers)
        )
    if event.unused:
        yield say("event-attack-unused", symbols=icons(say, event.unused, signs=True))


def _tell_resignation(say: Phrasebook, event: events.SeatResigned) -> str:
    seat = say.name(event.seat)
    if not event.cards:
        return say("event-seat-resigned", seat=seat)
    return say("event-seat-resigned-cards", seat=seat, cards=say.labels(event.cards))


def _tell_end(say: Phrasebook, event: events.GameEnded) -> str:
    scores = [
        say("status-score", seat=say.name(seat), points=points, enemies=int(enemies))
        for seat, points, enemies in event.scores
    ]
    how = outcome_of(say, event.reason, event.winners)
    return say("event-game-ended", how=how, scores=APART.join(scores)).strip()


def _tell_plainly(say: Phrasebook, event: Event) -> str:
    """An event whose fields are names, parties and numbers."""
    names = [name for name in type(event).__dataclass_fields__ if name != "audience"]
    values = {name: _value(say, name, getattr(event, name)) for name in names}
    return say(f"event-{event.kind()}", **values)


def _value(say: Phrasebook, name: str, value: Any) -> str | int | Forms:
    if name in {"party", "origin"}:
        return party_letter(value)
    if name == "enemies":
        return say.several(value)
    if name == "cards":
        return say.labels(value) if isinstance(value, tuple) else int(value)
    if isinstance(value, str) and say.names(value):
        return say.name(value)
    return value if isinstance(value, str | int) else ""


_TELLERS: Mapping[type[Event], Callable[[Phrasebook, Any], str]] = {
    events.CompanionPlaced: _tell_placement,
    events.DrawBegan: _tell_draw,
    events.CardDealt: _own_card_teller("event-card-dealt"),
    events.CardDrawn: _own_card_teller("event-card-drawn"),
    events.CounterattackBegan: lambda say, event: say(
        "event-counterattack-began", order=say(f"order-{event.order}")
    ),
    events.CompanionLost: _tell_loss,
    events.WonEnemyLost: _tell_lost_enemy,
    events.MordorDiscarded: lambda say, event: say(
        "event-mordor-discarded-removed" if event.removed else "event-mordor-discarded"
    ),
    events.AttackMade: lambda say, event: " ".join(_attack_lines(say, event)),
    events.SeatResigned: _tell_resignation,
    events.GameEnded: _tell_end,
}


# Some numbers of a game that is over.


def tally(say: Phrasebook, events: Sequence[Event], seen: BattleObservation) -> Iterator[str]:
    """Turns, attacks won and the best of them, and how often Mordor struck back."""
    won = [event for event in events if isinstance(event, told.EnemiesBeaten)]
    yield say("tally-turns", count=seen.turn)
    yield say("tally-attacks", count=len(won))
    if won:
        best = max(won, key=lambda attack: attack.points)
        yield say("tally-best", points=best.points, seat=say.label(best.seat))
    struck = sum(isinstance(event, told.CounterattackBegan) for event in events)
    yield say("tally-counterattacks", count=struck)
