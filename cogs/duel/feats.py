"""Feats of Duel for Middle-earth: six races, a bloodless victory, three turns in a row."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

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


def _often(
    kind: type[told.CardPlayed | told.LandmarkTaken | told.TokenKept],
    least: int,
    check: Callable[[Any], bool] = lambda event: True,
) -> Callable[[Chronicle], tuple[Seat, ...]]:
    def find(game: Chronicle) -> tuple[Seat, ...]:
        doers = [event.seat for event in game.events if isinstance(event, kind) and check(event)]
        return tuple(seat for seat in game.seats if doers.count(seat) >= least)

    return find


def _eagles(game: Chronicle) -> tuple[Seat, ...]:
    eagle = {
        event.seat for event in game.events if isinstance(event, told.RaceGained) and event.race == "eagle"
    }
    return tuple(seat for seat in _winners(game, "outcome-races") if seat in eagle)


def _early(game: Chronicle, reason: str) -> tuple[Seat, ...]:
    return _winners(game, reason) if _chapter(game) <= EARLY_CHAPTER else ()


def _bloodless(game: Chronicle) -> tuple[Seat, ...]:
    fought = any(isinstance(event, told.ConflictFought | told.UnitRemoved) for event in game.events)
    return () if fought else tuple(game.outcome.winners)


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
    Feat("races", lambda game: _winners(game, "outcome-races")),
    Feat("eagles", _eagles),
    Feat("secret-road", lambda game: _early(game, "outcome-mount-doom")),
    Feat("nine-are-abroad", lambda game: _early(game, "outcome-ring-caught")),
    Feat("conquest", lambda game: _winners(game, "outcome-conquest")),
    Feat("bloodless", _bloodless),
    Feat("landmarks", _often(told.LandmarkTaken, MANY_LANDMARKS)),
    Feat("old-alliances", _often(told.TokenKept, MANY_TOKENS)),
    Feat("one-leads-on", _often(told.CardPlayed, MANY_LINKS, lambda event: event.way == "link")),
    Feat("great-battle", lambda game: {*_great_battle(game)}),
    Feat("three-turns", lambda game: {*_three_turns(game)}),
    Feat("six-regions", lambda game: {*_six_regions(game)}),
)
