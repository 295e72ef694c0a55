"""P4: what one person notes of others' hidden pieces changes nothing anybody else is shown or sent.

Two whole games beside each other, alike in every request. In one of them somebody keeps noting guesses and
looking at them; to everybody else both send the same: messages, file names, pictures, alt texts, ids, order
and number.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import cogs.inn.guesses.cog  # noqa: F401 - answers the presses by which somebody notes
from bot.engine.game import Seat
from bot.match.repository import MatchRepository
from bot.match.values import UserId
from bot.match.views import View
from bot.ui import memory
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from tests.laws.laws import any_options
from tests.laws.matches import MATCH, Request
from tests.laws.recorded_discord import RecordedPress, to_whom
from tests.laws.test_sent import SentPlay
from tests.soak import SOAK

GAMES = 60 if SOAK else 2
MOST_STEPS = 600


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other work need not wait for answers: everything comes to rest before anything is compared."""
    monkeypatch.setattr(memory, "BUSY_SECONDS", -1.0)


class GuessingPlay(SentPlay):
    """A match in which somebody notes guesses."""

    async def guess(self, seat: Seat, rng: Random) -> bool:
        """Notes something of a hidden piece by the menu, or wipes it out; whether there was one."""
        view = await self.view(seat)
        places = self.bundle.game.list_guesses(view.observation)
        if not places:
            return False
        place = rng.choice(sorted(places))
        beliefs = tuple(rng.sample(sorted(places[place]), rng.randint(1, 2)))
        payload, values = rng.choice([(f"={place}", beliefs)] * 3 + [(f"-{place}", ())])
        press: Any = RecordedPress(self.discord, self.users[seat], None)
        await self.router.press(press, str(ComponentId(Kind.GUESS, MATCH, 0, payload)), values)
        return True


async def compare(seed: int) -> int:
    """Plays two games alike, and notes guesses in one; how many."""
    bundle, rng = bundles()["confrontation"], Random(seed)
    options = any_options(bundle.game, rng, people=False)
    plays = [await GuessingPlay.begin(bundle, options, str(seed)) for _ in range(2)]
    with_guesses, without = (play for play in plays if isinstance(play, GuessingPlay))
    guesser = rng.choice(["light", "dark"])
    for play in (with_guesses, without):
        play.open_ui()
        await play.come_to_rest()
    noted = 0
    for number in range(MOST_STEPS):
        loaded = await without.loaded()
        if loaded.row.phase != "playing":
            break
        if rng.random() < 0.4:
            noted += await with_guesses.guess(guesser, rng)
        seat = rng.choice(loaded.decisions().open).seat
        text = str(rng.choice(list(loaded.game.legal(loaded.state, seat))))
        request = Request("act", seat, f"{seed}-{number}", text)
        if number % 9 == 8:
            request = Request("undo", seat, f"{seed}-{number}")
        looks = [user for user in without.users.values() if rng.random() < 0.2]
        assert await with_guesses.ask(request) == await without.ask(request)
        for play in (with_guesses, without):
            await play.come_to_rest()
            for user in looks:
                await play.look(user)
        sent = with_guesses.take_sent(), without.take_sent()
        for viewer, user in without.users.items():
            if viewer != guesser:
                here, there = (to_whom(batch, user) for batch in sent)
                assert here == there, (viewer, request)
                assert await with_guesses.view(viewer) == await without.view(viewer)
        assert with_guesses.store.told == without.store.told
    return noted


async def compare_some_games() -> None:
    for seed in range(4):
        await compare(seed)


@pytest.mark.parametrize("seed", range(GAMES))
async def test_p4_what_somebody_notes_changes_nothing_for_anybody_else(seed: int) -> None:
    assert await compare(seed) >= 3


async def test_p4_notes_shown_to_everybody_at_the_table_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = MatchRepository.view

    async def view(repository: MatchRepository, loaded: Any, user: UserId) -> View:
        seen = await honest(repository, loaded, user)
        observation: Any = seen.observation
        for _, other in loaded.seating():
            theirs: Any = (await honest(repository, loaded, other)).observation
            noted = {(p.region, p.side, p.position): p.believed for p in theirs.pieces if p.believed}
            pieces = [
                replace(p, believed=noted.get((p.region, p.side, p.position), p.believed))
                for p in observation.pieces
            ]
            observation = replace(observation, pieces=tuple(pieces))
        return replace(seen, observation=observation)

    monkeypatch.setattr(MatchRepository, "view", view)
    with pytest.raises(AssertionError):
        await compare_some_games()
