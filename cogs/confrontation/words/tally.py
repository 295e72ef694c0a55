"""Some numbers of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Event
from cogs.confrontation import events as told
from cogs.confrontation.observation import ConfrontationObservation
from cogs.confrontation.words.phrases import Phrasebook


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
