"""Feats of Duel for Middle-earth: six races, a bloodless victory, three turns in a row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.engine import Chronicle, Feat, Seat
from cogs.duel import events as told

FELLOWSHIP, SAURON = "fellowship", "sauron"
EARLY_CHAPTER: Final = 2
MANY_LANDMARKS: Final = 4
MANY_LINKS: Final = 4
GREAT_BATTLE: Final = 4
MANY_TOKENS: Final = 3
IN_A_ROW: Final = 2
"""Further turns after the first."""
MANY_REGIONS: Final = 6


def _winners(game: Chronicle, reason: str) -> tuple[Seat, ...]:
    return tuple(seat for seat in game.outcome.winners if game.won(seat, reason))


def _chapter(game: Chronicle) -> int:
    return max((event.chapter for event in game.events if isinstance(event, told.ChapterBegan)), default=0)


def _often(game: Chronicle, kind: type[told.LandmarkTaken | told.TokenKept], most: int) -> tuple[Seat, ...]:
    taken = [event.seat for event in game.events if isinstance(event, kind)]
    return tuple(seat for seat in game.seats if taken.count(seat) >= most)


def _races(game: Chronicle) -> tuple[Seat, ...]:
    return _winners(game, "outcome-races")


def _eagles(game: Chronicle) -> tuple[Seat, ...]:
    eagle = {
        event.seat for event in game.events if isinstance(event, told.RaceGained) and event.race == "eagle"
    }
    return tuple(seat for seat in _races(game) if seat in eagle)


def _secret_road(game: Chronicle) -> tuple[Seat, ...]:
    return _winners(game, "outcome-mount-doom") if _chapter(game) <= EARLY_CHAPTER else ()


def _nine_are_abroad(game: Chronicle) -> tuple[Seat, ...]:
    return _winners(game, "outcome-ring-caught") if _chapter(game) <= EARLY_CHAPTER else ()


def _conquest(game: Chronicle) -> tuple[Seat, ...]:
    return _winners(game, "outcome-conquest")


def _bloodless(game: Chronicle) -> tuple[Seat, ...]:
    fought = any(isinstance(event, told.ConflictFought | told.UnitRemoved) for event in game.events)
    return () if fought else tuple(game.outcome.winners)


def _landmarks(game: Chronicle) -> tuple[Seat, ...]:
    return _often(game, told.LandmarkTaken, MANY_LANDMARKS)


def _old_alliances(game: Chronicle) -> tuple[Seat, ...]:
    return _often(game, told.TokenKept, MANY_TOKENS)


def _one_leads_on(game: Chronicle) -> tuple[Seat, ...]:
    links = [
        event.seat for event in game.events if isinstance(event, told.CardPlayed) and event.way == "link"
    ]
    return tuple(seat for seat in game.seats if links.count(seat) >= MANY_LINKS)


def _great_battle(game: Chronicle) -> Iterator[Seat]:
    """Find whoever is left on the field of a great battle."""
    for event in game.events:
        if isinstance(event, told.ConflictFought) and event.fallen >= GREAT_BATTLE:
            if event.fellowship:
                yield FELLOWSHIP
            if event.sauron:
                yield SAURON


def _three_turns(game: Chronicle) -> Iterator[Seat]:
    further = 0
    for event in game.events:
        if isinstance(event, told.TurnBegan):
            further = further + 1 if event.extra else 0
            if further == IN_A_ROW:
                yield event.seat


def _six_regions(game: Chronicle) -> Iterator[Seat]:
    for event in game.events:
        if isinstance(event, told.GameEnded) and event.reason == "outcome-regions":
            held = event.fellowship if event.winners == (FELLOWSHIP,) else event.sauron
            if held >= MANY_REGIONS:
                yield from event.winners


FEATS: tuple[Feat, ...] = (
    Feat("races", _races),
    Feat("eagles", _eagles),
    Feat("secret-road", _secret_road),
    Feat("nine-are-abroad", _nine_are_abroad),
    Feat("conquest", _conquest),
    Feat("bloodless", _bloodless),
    Feat("landmarks", _landmarks),
    Feat("old-alliances", _old_alliances),
    Feat("one-leads-on", _one_leads_on),
    Feat("great-battle", lambda game: {*_great_battle(game)}),
    Feat("three-turns", lambda game: {*_three_turns(game)}),
    Feat("six-regions", lambda game: {*_six_regions(game)}),
)
