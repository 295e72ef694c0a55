"""Prompts for a player, and what may come of the choice."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Seat
from bot.text import Forms
from cogs.journey.components import ANY_SYMBOLS, NAZGUL, PLACES, WHITE_TREE
from cogs.journey.observation import JourneyObservation
from cogs.journey.state import Effects
from cogs.journey.words.phrases import Phrasebook

# What dice set aside do, or would do, in words.


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


# What the active player is asked: what must be among the dice, and what would come of them.


class Prompts:
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: JourneyObservation) -> None:
        self.say = say
        self.seen = seen

    def prompt(self) -> str:
        """Tell the viewer what to decide now, with the rules it comes from."""
        return " ".join([*self._task(), *self._nazgul(), *self._more(), *self._ahead()])

    def _task(self) -> Iterator[str]:
        if self.seen.complete and self.seen.chosen:
            more = set(self.seen.chosen) - set(self.seen.forced)
            yield self.say("prompt-more" if more else "prompt-forced")
        else:
            equal = self.seen.place_rule == ANY_SYMBOLS
            yield self.say("prompt-nothing-equal" if equal else "prompt-nothing")

    def _nazgul(self) -> Iterator[str]:
        nazgul = [(die.colour, die.symbol) for die in self.seen.rolled if die.symbol == NAZGUL]
        taken = [each for each in nazgul if each[0] in self.seen.chosen]
        if nazgul and not taken:
            if self.seen.place_rule == ANY_SYMBOLS:
                yield self.say("prompt-nazgul-needed-equal")
            else:
                yield self.say("prompt-nazgul-needed", count=len(nazgul))
        elif taken and taken[0][0] in self.seen.forced:
            yield self.say("prompt-nazgul-taken", dice=self.say.dice(taken))

    def _more(self) -> Iterator[str]:
        if any(die.symbol == WHITE_TREE for die in self.seen.rolled) and not self.seen.ends:
            yield self.say("prompt-tree")
        if self.seen.may_repeat:
            yield self.say("prompt-again")

    def _ahead(self) -> Iterator[str]:
        if self.seen.forecast is not None and self.seen.forecast.dice:
            yield self.say("ahead", effects=foretell(self.say, self.seen.forecast, self.seen.viewer))
