"""Some numbers of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Event
from cogs.war.model.components import SIDES
from cogs.war.model.events import battles, hunts
from cogs.war.model.observation import WarObservation
from cogs.war.rules.battle.record import scores
from cogs.war.words.phrases import Phrasebook

PIPS = range(1, 7)


def tally(say: Phrasebook, events: Sequence[Event], seen: WarObservation) -> Iterator[str]:
    """Turns, battles and the longest of them, hits against what was to be expected, the Hunt."""
    if seen.turn:
        yield say("tally-turns", count=seen.turn)
    fought = [each for each in events if isinstance(each, battles.AttackDeclared)]
    if fought:
        yield say("tally-battles", count=len(fought))
    region, rounds = _longest(events)
    if rounds > 1:
        yield say("tally-longest", region=say.region(region), rounds=rounds)
    luck = [_luck(events, seat) for seat in SIDES]
    if any(expected for _, expected in luck):
        (free, likely_free), (shadow, likely_shadow) = luck
        yield say(
            "tally-hits",
            free=free,
            expected_free=round(likely_free),
            shadow=shadow,
            expected_shadow=round(likely_shadow),
        )
    drawn = sum(isinstance(each, hunts.TileDrawn) for each in events)
    if drawn:
        yield say("tally-hunt", tiles=drawn, corruption=seen.fellowship.corruption)


def _longest(events: Sequence[Event]) -> tuple[str, int]:
    """Where the battle of the most rounds was fought, and how many they were."""
    region, best = "", ("", 0)
    for each in events:
        if isinstance(each, battles.AttackDeclared):
            region = each.region
        elif isinstance(each, battles.RoundBegan) and each.round > best[1]:
            best = region, each.round
    return best


def _luck(events: Sequence[Event], seat: str) -> tuple[int, float]:
    """The hits one side has rolled in battles, and how many were to be expected."""
    hits, expected = 0, 0.0
    for each in events:
        if isinstance(each, battles.CombatRolled | battles.LeaderRerolled) and each.side == seat:
            hits += each.hits
            chance = sum(scores(die, each.target, each.bonus) for die in PIPS) / len(PIPS)
            expected += len(each.dice) * chance
    return hits, expected
