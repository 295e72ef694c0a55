"""P4 of lines: which line was kept, what it chose and what its seat holds is told to nobody else.

As in tests.laws.test_ahead; but a line that is through or has ended answers nothing more, so both games are
looked after at the same moments, whether something is due there or not.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.engine import Seat
from bot.match import matches
from bot.match.answering import find_due
from bot.match.lines import Line, mark_of, select_told
from bot.match.values import RefusedError
from bot.ui import memory
from cogs import bundles
from cogs.inn.lines.model import begin, choose, list_offers
from tests.laws.matches import MATCH
from tests.laws.test_ahead import AheadComparison
from tests.laws.test_sent import SentPlay
from tests.soak import SOAK

GAMES = 40 if SOAK else 1
SPARE = 6
LONGEST = 8
MOST_STEPS = 200


class LinesComparison(AheadComparison):
    """Two games in which one seat keeps other lines at the same moments."""

    async def keep(self) -> None:
        """A seat that waits keeps a line, in the other game perhaps another one."""
        loaded = await self.one.loaded()
        asked = {decision.seat for decision in loaded.decisions().open}
        seats = [
            waiting_seat
            for waiting_seat in loaded.still_playing()
            if waiting_seat not in (self.viewer, *asked)
        ]
        if self.other is None or not seats:
            return
        seat = self.rng.choice(seats)
        lines = [await compose(play, seat, self.rng.random()) for play in self.both()]
        if None in lines:
            return
        for play, line in zip(self.both(), lines, strict=True):
            told, before = play.notices(self.viewer), await play.view(self.viewer)
            user = play.users[seat]
            if (await play.view(seat)).kept:
                await play.service.drop_kept_answer(MATCH, user, None, f"d{next(play.tokens)}")
            await play.service.keep_answer(MATCH, user, line, f"k{next(play.tokens)}")
            assert (play.notices(self.viewer), await play.view(self.viewer)) == (told, before)

    async def carry_out(self, seed: str) -> None:
        """What is due in one of them is carried out there, and both are looked after."""
        for number in range(MOST_STEPS):
            due = [find_due(await play.loaded(), 10**12) for play in self.both()]
            if not any(due):
                return
            for play in self.both():
                play.hours.passed += 100
                play.rng.seed(f"{seed}-lines-{number}")
                await play.service.clocks.ring(MATCH)
            self.played += all(due)
            await self.compare()
        raise AssertionError("kept lines do not come to an end")


async def compose(play: SentPlay, seat: Seat, seed: float) -> Line | None:
    """A line composed at random by a seat; None where nothing can be foreseen."""
    rng, told = Random(seed), select_told(await play.service.story(MATCH, play.users[seat]))
    game = (await play.loaded()).game
    try:
        line = begin(game, (await play.view(seat)).observation)
    except RefusedError:
        return None
    for _ in range(LONGEST):
        legal = line.observation.legal if line.is_own else [offer.action for offer in list_offers(line)]
        if line.decision is None or not legal:
            break
        line = choose(line, [str(rng.choice(list(legal)))])
    return Line(since=len(told), mark=mark_of(told), steps=line.steps) if line.steps else None


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


@pytest.mark.parametrize("key", ["confrontation", "war"])
async def test_p4_which_line_was_kept_changes_nothing_that_others_are_sent(key: str) -> None:
    played = 0
    for seed in range(GAMES + SPARE):
        if seed < GAMES or not played:
            comparison = LinesComparison(bundles()[key], seed)
            await comparison.run()
            played += comparison.played
    assert played > 0, "lines must really be carried out"


async def test_a_line_that_leaves_a_trace_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = matches.keep_line
    monkeypatch.setattr(matches, "keep_line", lambda *asked: replace(honest(*asked), channel=("table",)))
    with pytest.raises(AssertionError):
        await compare_some_games()


async def compare_some_games() -> None:
    for seed in range(6):
        await LinesComparison(bundles()["confrontation"], seed).run()
