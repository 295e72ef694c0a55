"""Some numbers of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Event
from cogs.battle import events as told
from cogs.battle.observation import BattleObservation
from cogs.battle.words.phrases import Phrasebook


def tally(say: Phrasebook, events: Sequence[Event], seen: BattleObservation) -> Iterator[str]:
    """Turns, attacks won and the best of them, and how often Mordor struck back."""
    won = [each for each in events if isinstance(each, told.EnemiesBeaten)]
    yield say("tally-turns", count=seen.turn)
    yield say("tally-attacks", count=len(won))
    if won:
        best = max(won, key=lambda each: each.points)
        yield say("tally-best", points=best.points, seat=say.label(best.seat))
    struck = sum(isinstance(each, told.CounterattackBegan) for each in events)
    yield say("tally-counterattacks", count=struck)
