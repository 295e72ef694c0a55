"""The examples in the documentation of The Confrontation run and say what they say."""

from __future__ import annotations

import doctest

from bot.engine import Record, replay
from cogs.confrontation import game
from cogs.confrontation.components import NUMBER


def test_the_examples_of_the_game_object_run() -> None:
    names = {"Record": Record, "replay": replay, "ARTHEDAIN": NUMBER["arthedain"]}
    result = doctest.testmod(game, extraglobs=names)
    assert (result.attempted > 0, result.failed) == (True, 0)
