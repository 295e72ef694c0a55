"""P4: what one person notes about a game changes nothing anybody else is shown or sent.

Two games beside each other, alike in every request; in one of them somebody keeps writing notes.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeAlias

import pytest

import cogs.inn.notes.cog  # noqa: F401 - answers the presses by which somebody notes
from bot.match.match import LoadedMatch
from bot.match.repository import MatchRepository
from bot.match.values import UserId
from bot.match.views import View
from bot.ui import memory
from bot.ui.forms import Filled
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from cogs.inn.notes.pages import FIELD, WRITE
from tests.laws.laws import any_options
from tests.laws.matches import MATCH, Request
from tests.laws.recorded_discord import RecordedPress, to_whom
from tests.laws.test_sent import SentPlay

MOST_STEPS = 60
KEYS = ("confrontation", "duel")
Writing: TypeAlias = Callable[[SentPlay, UserId, str], Awaitable[None]]


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers: everything comes to rest before anything is compared."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


async def write(play: SentPlay, user: UserId, text: str) -> None:
    """Somebody sends the form of their notes."""
    press: Any = RecordedPress(play.discord, user, None)
    filled = Filled({FIELD: (text,)}, texts={FIELD: text})
    await play.router.press(press, str(ComponentId(Kind.NOTES, MATCH, 0, WRITE)), (), filled)


async def compare(key: str, seed: int, write: Writing = write) -> int:
    """Plays two games alike, and has one player write in one; how often. write: what."""
    bundle, rng = bundles()[key], Random(seed)
    options = any_options(bundle.game, rng, people=False)
    noting, silent = [await SentPlay.begin(bundle, options, str(seed)) for _ in range(2)]
    noter = rng.choice([seat for seat in silent.users if seat is not None])
    for play in (noting, silent):
        play.open_ui()
        await play.come_to_rest()
    noted = 0
    for number in range(MOST_STEPS):
        loaded = await silent.loaded()
        if loaded.row.phase != "playing":
            break
        if rng.random() < 0.3:
            await write(noting, noting.users[noter], rng.choice(("**a plan**", "another", "")))
            noted += 1
        seat = rng.choice(loaded.decisions().open).seat
        text = str(rng.choice(list(loaded.game.legal(loaded.state, seat))))
        request = Request("act", seat, f"{seed}-{number}", text)
        looks = [user for user in silent.users.values() if rng.random() < 0.2]
        assert await noting.ask(request) == await silent.ask(request)
        for play in (noting, silent):
            await play.come_to_rest()
            for user in looks:
                await play.look(user)
        sent = noting.take_sent(), silent.take_sent()
        for viewer, user in silent.users.items():
            if viewer != noter:
                here, there = (to_whom(batch, user) for batch in sent)
                assert here == there, (viewer, request)
                assert await noting.view(viewer) == await silent.view(viewer)
        assert noting.store.told == silent.store.told
    return noted


async def compare_some_games() -> None:
    for seed in range(4):
        await compare("confrontation", seed)


@pytest.mark.parametrize("key", KEYS)
async def test_p4_what_somebody_notes_changes_nothing_for_anybody_else(key: str) -> None:
    assert await compare(key, 1) >= 3


async def test_p4_that_somebody_has_noted_something_shown_to_others_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    honest = MatchRepository.view

    async def view(repository: MatchRepository, loaded: LoadedMatch, user: UserId) -> View:
        views = [await honest(repository, loaded, other) for _, other in loaded.seating()]
        return replace(
            await honest(repository, loaded, user), noted=any(other_view.noted for other_view in views)
        )

    monkeypatch.setattr(MatchRepository, "view", view)
    with pytest.raises(AssertionError):
        await compare_some_games()
