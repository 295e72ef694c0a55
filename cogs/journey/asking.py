"""What the active player is asked: what must be among the dice, and what would come of them."""

from __future__ import annotations

from collections.abc import Iterator

from cogs.journey.components import ANY_SYMBOLS, NAZGUL, WHITE_TREE
from cogs.journey.foretelling import foretell
from cogs.journey.observation import JourneyObservation
from cogs.journey.phrases import Phrasebook


def prompt(say: Phrasebook, seen: JourneyObservation) -> str:
    """What the viewer must decide now, with the rules it comes from."""
    return " ".join([*_task(say, seen), *_nazgul(say, seen), *_more(say, seen), *_ahead(say, seen)])


def _task(say: Phrasebook, seen: JourneyObservation) -> Iterator[str]:
    if seen.complete and seen.chosen:
        yield say("prompt-more" if set(seen.chosen) - set(seen.forced) else "prompt-forced")
    else:
        yield say("prompt-nothing-equal" if seen.place_rule == ANY_SYMBOLS else "prompt-nothing")


def _nazgul(say: Phrasebook, seen: JourneyObservation) -> Iterator[str]:
    nazgul = [(die.colour, die.symbol) for die in seen.rolled if die.symbol == NAZGUL]
    taken = [each for each in nazgul if each[0] in seen.chosen]
    if nazgul and not taken:
        if seen.place_rule == ANY_SYMBOLS:
            yield say("prompt-nazgul-needed-equal")
        else:
            yield say("prompt-nazgul-needed", count=len(nazgul))
    elif taken and taken[0][0] in seen.forced:
        yield say("prompt-nazgul-taken", dice=say.dice(taken))


def _more(say: Phrasebook, seen: JourneyObservation) -> Iterator[str]:
    if any(die.symbol == WHITE_TREE for die in seen.rolled) and not seen.ends:
        yield say("prompt-tree")
    if seen.may_repeat:
        yield say("prompt-again")


def _ahead(say: Phrasebook, seen: JourneyObservation) -> Iterator[str]:
    if seen.forecast is not None and seen.forecast.dice:
        yield say("ahead", effects=foretell(say, seen.forecast))
