"""Actions that are one thought, as one line of a menu."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.text import Chain
from cogs.war.model import actions
from cogs.war.model.observation import WarObservation
from cogs.war.words.menus.companions import number_there, who
from cogs.war.words.menus.movement import goes_whole, march
from cogs.war.words.menus.sight import Sight, sight_of
from cogs.war.words.phrases import Phrasebook


def chains(say: Phrasebook, seen: WarObservation) -> Sequence[Chain]:
    """What may be done at once."""
    sight = sight_of(say, seen)
    step = getattr(sight.step, "step", "")
    if step == "march_armies":
        return [*_whole_armies(sight)]
    if step == "move_nazgul":
        return [*_flocks(sight)]
    return ()


def _whole_armies(sight: Sight) -> Iterator[Chain]:
    """10.2 Everybody who may go goes; the move by itself asks who."""
    for each in sight.legal(actions.March):
        if goes_whole(sight, each):
            yield Chain((each, actions.Confirm()), march(sight, each, whole=True))


def _flocks(sight: Sight) -> Iterator[Chain]:
    """13.3 Who flies, from where and how many."""
    for each in sight.legal(actions.ChooseFigureIn):
        left = number_there(sight, each)
        for number in range(left, 0, -1) if left > 1 else ():
            path = who(sight, each, number)
            yield Chain((each, actions.ChooseNumber(number)), path, instead=True)
