"""P4 on the page of the board: games that differ only in what a viewer may not know show the same page.

As in tests.laws.test_sent, and at every rest the viewer also looks at the page: every byte of it, with the
names of its pictures, which are digests of what they show, the places in them, and by what news are told.
"""

from __future__ import annotations

import os
from itertools import count
from typing import Any

import pytest

from bot.ui import memory
from cogs import bundles
from cogs.inn.touch import serving
from cogs.inn.touch.serving import TouchedHouse
from tests.laws.matches import MATCH
from tests.laws.test_sent import SentComparison, SentPlay
from tests.laws.test_taking_back import SPARE
from tests.laws.variations import HIDING
from tests.soak import SOAK

GAMES = int(os.environ.get("TOUCHED_GAMES", "40" if SOAK else "1"))


class TouchedPlay(SentPlay):
    """A match whose people have the page of its board open. page: what it asks."""

    page: Any = None

    def open_ui(self, pictures: Any = None) -> None:
        """The ui of this match with its page."""
        super().open_ui(pictures)
        nobody: Any = None
        self.page = TouchedHouse(self.ui, nobody)

    async def touch(self, user: int) -> tuple[bytes, str]:
        """The page somebody sees, with the names of its pictures, and by what news are told."""
        shown = await self.page.show(MATCH, user, "en")
        return shown.json, shown.about


class TouchedComparison(SentComparison):
    """Two games with the page of their board open, for as long as one viewer cannot tell them apart."""

    play = TouchedPlay

    async def compare_sent(self) -> None:
        """The page is the same as well."""
        await super().compare_sent()
        plays: list[Any] = self.both()
        here, there = [await play.touch(play.users[self.viewer]) for play in plays]
        assert here == there, "the page tells"


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers: everything comes to rest before anything is compared."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


@pytest.mark.parametrize("key", sorted(HIDING))
async def test_p4_games_that_differ_in_what_is_hidden_show_a_viewer_the_same_page(key: str) -> None:
    requests = 0
    for seed in range(GAMES + SPARE):
        if seed < GAMES or not requests:
            comparison = TouchedComparison(bundles()[key], seed)
            await comparison.run()
            requests += comparison.requests
    assert requests > 0, "the two games must really differ"


async def compare_some_pages() -> None:
    for seed in range(20):
        await TouchedComparison(bundles()["confrontation"], seed).run()


async def test_news_that_tell_of_a_secret_step_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = count()
    monkeypatch.setattr(serving, "subject", lambda view: next(numbers))
    with pytest.raises(AssertionError, match="the page tells"):
        await compare_some_pages()
