"""Some numbers of a game that is over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.engine import Event
from cogs.journey import events as told
from cogs.journey.observation import JourneyObservation
from cogs.journey.words.phrases import Phrasebook

NAZGUL, RING = "nazgul", "ring"


def tally(say: Phrasebook, events: Sequence[Event], seen: JourneyObservation) -> Iterator[str]:
    """Rounds, rolls, and how often the dice showed Nazgûl and Rings against what was to be expected."""
    rolls = [each for each in events if isinstance(each, told.DiceRolled)]
    faces = seen.options.printed.faces
    yield say("tally-rounds", count=seen.round)
    yield say("tally-rolls", count=len(rolls))
    for symbol in (RING, NAZGUL):
        dice = [die for each in rolls for die in each.dice]
        expected = sum(faces[colour].count(symbol) / len(faces[colour]) for colour, _ in dice)
        count = sum(face == symbol for _, face in dice)
        yield say(f"tally-{symbol}", count=count, expected=round(expected))
