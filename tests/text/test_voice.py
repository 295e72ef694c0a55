"""The story names the sides; only a line that nobody else reads says *you* (docs/voice.md)."""

from __future__ import annotations

import re
from itertools import islice
from random import Random

import pytest

from bot.match.bundle import GameBundle
from cogs import bundles
from tests.laws.seen import play

YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)
QUOTED = re.compile(r"\*[^*]+\*")
"""What a card says, which speaks to whoever plays it."""


@pytest.mark.parametrize("bundle", bundles().values(), ids=lambda bundle: str(bundle.key))
def test_a_line_that_several_may_read_calls_nobody_you(bundle: GameBundle) -> None:
    for moment in islice(play(bundle.game, bundle.game.options(), Random(3)), 600):
        viewers = (None, *bundle.game.seats(moment.state))
        for event in moment.events:
            told = [bundle.words.tell(event, each, "en") for each in viewers]
            lines = [QUOTED.sub("", line) for line in told if line]
            assert not any(YOU.search(line) for line in lines if lines.count(line) > 1), lines
            assert len(lines) < 2 or not all(YOU.search(line) for line in lines), lines
