"""That measuring what can be answered ahead measures."""

from __future__ import annotations

from itertools import pairwise

from bot.engine import Record
from cogs import bundles
from tests.bench.ahead import Tally, hand_over, measure, planned, replay
from tests.playthroughs.make import CUT, FOLDER


def test_the_hand_overs_of_a_golden_war_are_counted_and_some_could_be_answered() -> None:
    bundle, tally = bundles()["war"], Tally()
    text = (FOLDER / "war" / "a_few_turns_at_random.txt").read_text("utf-8")
    record = Record.parse(text.split(CUT)[0])
    runs = list(hand_over(replay(bundle, record)))

    measure(bundle, replay(bundle, record), tally, planned)

    assert all(one[0].decision.seat != two[0].decision.seat for one, two in pairwise(runs))
    assert tally.hand_overs == len(runs) == tally.first.total()
    assert 0 < tally.standing + tally.lines < tally.hand_overs
