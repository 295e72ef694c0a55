"""Whole games with lines: kept by who waits, half of them come about, and each is played or ends."""

from __future__ import annotations

from random import Random

import orjson
import pytest

from bot.engine import Decisions, Seat, encode_events
from bot.match.ahead import WAIT
from bot.match.lines import Line, mark_of, select_told
from bot.match.match import LoadedMatch
from bot.match.matches import MatchService
from cogs.inn.lines.model import begin, choose, list_offers
from tests.simcord import test_war_battle
from tests.simcord.driver import Inn
from tests.simcord.round_table import RoundTable, sit_together

LONGEST = 6
"""Choices of a line, of everybody."""


class Table:
    """A table at which who waits keeps lines, this often. played, ended: actions lines have taken, and lines
    of which something else came."""

    def __init__(self, inn: Inn, table: RoundTable, often: float = 1.0) -> None:
        self.inn = inn
        self.often = often
        self.table = table
        self.rng = Random(3)
        self.played = 0
        self.ended = 0

    @property
    def service(self) -> MatchService:
        return self.inn.pony.services.matches

    async def loaded(self) -> LoadedMatch:
        return await self.service.repository.get(self.table.match)

    async def play(self, most: int) -> bool:
        """Plays on; tells whether the game has come to its end."""
        for _ in range(most):
            loaded = await self.loaded()
            pending = loaded.game.pending(loaded.state)
            if not isinstance(pending, Decisions) or loaded.phase != "playing":
                return True
            seat = pending.open[0].seat
            waiting = [taken_seat for taken_seat in loaded.taken if loaded.decisions().of(taken_seat) is None]
            keeps = waiting and self.rng.random() < self.often
            expected = await self.keep(self.rng.choice(waiting)) if keeps else []
            if expected and self.rng.random() < 0.7:
                await self.do_as_expected(seat, expected)
            else:
                await self.do(seat, str(self.rng.choice(loaded.game.legal(loaded.state, seat))))
            if keeps:
                await self.count()
        return False

    async def keep(self, seat: Seat) -> list[list[str]]:
        """A seat keeps a line of some answers; what others do before the first of them, and its telling."""
        user, expected = self.table.user(seat), list[list[str]]()
        heard = select_told(await self.service.story(self.table.match, user))
        view = await self.table.view(seat)
        line = begin((await self.loaded()).game, view.observation)
        for _ in range(LONGEST):
            legal = line.observation.legal if line.is_own else [offer.action for offer in list_offers(line)]
            if line.decision is None or not legal:
                break
            text, told = str(self.rng.choice(list(legal))), len(line.told)
            line = choose(line, [text])
            if not line.steps:
                expected.append([seat, text, encode_events(line.told[told:])])
        if not line.steps:
            return []
        kept = Line(since=len(heard), mark=mark_of(heard), steps=line.steps)
        await self.service.keep_answer(self.table.match, user, kept, f"k{self.rng.random()}")
        return expected

    async def do_as_expected(self, seat: Seat, expected: list[list[str]]) -> None:
        """A seat does what another expects to be told, or nearly."""
        for viewer, text, told in expected:
            loaded = await self.loaded()
            if loaded.decisions().of(seat) is None:
                return
            legal = sorted(
                loaded.game.legal(loaded.state, seat), key=lambda legal_action: str(legal_action) != text
            )
            for action in legal:
                events = loaded.game.apply(loaded.state, seat, action).events
                known = [event for event in select_told(events) if event.known_to(viewer)]
                if orjson.loads(encode_events(known)) == orjson.loads(told)[: len(known)]:
                    await self.do(seat, str(action))
                    break
            else:
                return

    async def do(self, seat: Seat, text: str) -> None:
        token = f"d{self.rng.random()}"
        await self.service.act(self.table.match, self.table.user(seat), None, [text], token)

    async def count(self) -> None:
        """What is due is played; then nothing kept is left."""
        chosen = len(await self.service.repository.read_entries(self.table.match))
        await self.inn.advance(WAIT + 1)
        entries = await self.service.repository.read_entries(self.table.match)
        self.played += sum(entry.kind == "action" for entry in entries[chosen:])
        for seat in self.table.people:
            user = self.table.user(seat)
            kept = await self.service.list_kept_answers(self.table.match, user)
            self.ended += any(kept_answer.answer.ended == "differs" for kept_answer in kept)
            if kept:
                await self.service.drop_kept_answer(self.table.match, user, None, f"x{self.rng.random()}")


async def test_a_whole_confrontation_is_played_with_lines(inn: Inn) -> None:
    table = Table(inn, await sit_together(inn, "confrontation", 2))
    assert await table.play(400)
    assert table.played >= 5
    assert table.ended >= 1


async def test_a_whole_battle_of_war_is_played_with_lines(inn: Inn) -> None:
    table = Table(inn, await test_war_battle.sit_down(inn))
    assert await table.play(400)
    assert table.played >= 5


async def test_turns_of_war_are_played_with_lines(inn: Inn) -> None:
    table = Table(inn, await sit_together(inn, "war", 2), often=0.3)
    await table.play(180)
    loaded = await table.loaded()
    assert loaded.state.turn >= 3
    assert table.played >= 5
    assert table.ended >= 1


@pytest.mark.parametrize("key", ["battle", "duel"])
async def test_other_games_are_played_with_lines(inn: Inn, key: str) -> None:
    table = Table(inn, await sit_together(inn, key, 2))
    await table.play(60)
    assert table.played >= 1
