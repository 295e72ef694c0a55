"""What dice set aside do, or would do, in words."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Seat
from bot.text import Forms
from cogs.journey.components import PLACES
from cogs.journey.state import Effects
from cogs.journey.words.phrases import Phrasebook


def foretell(say: Phrasebook, effects: Effects, viewer: Seat | None) -> str:
    """The effects as a list after a colon, the viewer called *you*; says so where there are none."""
    return "; ".join(_parts(say, effects, viewer)) or say("ahead-nothing")


def _parts(say: Phrasebook, effects: Effects, viewer: Seat | None) -> Iterator[str]:
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
        who = _who(say, strike.seat, viewer)
        if strike.seat in effects.out:
            yield say("ahead-out", **who)
        else:
            yield say("ahead-struck", count=len(strike.dice), left=strike.left, **who)


def in_short(say: Phrasebook, effects: Effects, viewer: Seat | None) -> str:
    """Circles and strikes as they stand on a button, the viewer called *you*."""
    parts = [say("menu-circles", count=effects.crossed)]
    for strike in effects.strikes:
        who = _who(say, strike.seat, viewer)
        out = strike.seat in effects.out
        parts.append(say("menu-out", **who) if out else say("menu-struck", count=len(strike.dice), **who))
    return ", ".join(parts)


def _who(say: Phrasebook, seat: Seat, viewer: Seat | None) -> dict[str, str | Forms]:
    return {"seat": say.name(seat), "who": "you" if seat == viewer else "other"}
