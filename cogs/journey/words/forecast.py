"""What dice set aside do, or would do, in words."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.journey.components import PLACES
from cogs.journey.state import Effects
from cogs.journey.words.phrases import Phrasebook


def foretell(say: Phrasebook, effects: Effects) -> str:
    """The effects as a list after a colon; says so where there are none."""
    return "; ".join(_parts(say, effects)) or say("ahead-nothing")


def _parts(say: Phrasebook, effects: Effects) -> Iterator[str]:
    if effects.void:
        rings = {"rings": effects.rings} if effects.rings else {}
        yield say(
            "ahead-void" if rings else "ahead-orcs", orcs=effects.orcs, weapons=effects.weapons, **rings
        )
    elif effects.ring_less and not effects.effective:
        yield say("ahead-lost")
    elif effects.crossed:
        own = next(track for track in effects.tracks if track.seat == effects.seat)
        yield say("ahead-circles", count=effects.crossed, place=say.name(PLACES[own.circles]))
    if effects.halved:
        yield say("ahead-halved", count=len(effects.halved))
    for strike in effects.strikes:
        count, seat = len(strike.dice), say.name(strike.seat)
        if strike.seat in effects.out:
            yield say("ahead-out", seat=seat)
        else:
            yield say("ahead-struck", seat=seat, count=count, left=strike.left)


def in_short(say: Phrasebook, effects: Effects) -> str:
    """Circles and strikes as they stand on a button."""
    parts = [say("menu-circles", count=effects.crossed)]
    for strike in effects.strikes:
        seat = say.name(strike.seat)
        out = strike.seat in effects.out
        parts.append(
            say("menu-out", seat=seat) if out else say("menu-struck", seat=seat, count=len(strike.dice))
        )
    return ", ".join(parts)
