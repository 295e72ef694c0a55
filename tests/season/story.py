"""What happens in a season: a cup from sign-up to the winner, and games at all tables beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import orjson

from bot.ui.page import Kind
from cogs import bundles
from cogs.inn.tournaments.pages import BEGIN, ENTER, LEAVE, LEAVE_NOW
from tests.season.town import CUP, LOOK, MANAGER, MISSED, Town
from tests.wire.forms import open_cup

PATIENCE: Final = 600.0
"""Seconds in which what follows from a game must have come about, kills included."""


@dataclass(frozen=True)
class Size:
    """How large a season is.

    games: beside the cup, by title. short: actions after which a game of a title is given up. kill: about
    every so many seconds, and so many times at most.
    """

    people: int
    entrants: int
    rounds: int
    games: Mapping[str, int]
    short: Mapping[str, int]
    tables: int
    kill: float
    kills: int


@dataclass
class Cup:
    """The tournament: its people at their tables, who leaves, and who comes late."""

    town: Town
    size: Size
    number: int = 1

    async def run(self) -> None:
        """From sign-up to the winner."""
        town, size = self.town, self.size
        manager = town.inn.person(MANAGER, CUP)
        options = {"name": "Winter cup", "game": "confrontation", "rounds": size.rounds, "printed": True}
        await self._until(lambda: town.do(open_cup(manager, **options)), lambda: bool(self._rows("id", "")))
        await self._until_shown(manager)
        for name in town.names[: size.entrants]:
            await self._enter(name)
        await self._until(
            lambda: town.press(manager, Kind.TOURNAMENT, BEGIN), lambda: self._phase() == "playing"
        )
        for number in range(1, size.rounds + 1):
            await self._play_round(number)
        await self._wait(lambda: self._phase() == "over")

    async def _play_round(self, number: int) -> None:
        await self._wait(lambda: len(tables := self._tables(number)) > 0 and all(tables))
        matches = self._tables(number)
        last = matches[-1] if number < self.size.rounds else None
        first, *others = matches if last is None else matches[:-1]
        playing = [asyncio.create_task(self._play(match)) for match in (first, *others)]
        await asyncio.gather(*playing)
        if last is None:
            return
        # While the last game is being played, people come and go.
        if number == max(1, self.size.rounds - 2):
            await self._leave(self._user(first[2]))
            await self._enter(self.town.names[self.size.entrants])
        if number == self.size.rounds - 1:
            await self._leave(self._user(last[2]))
            return
        await self._play(last)

    async def _play(self, table: tuple[int, int, int]) -> None:
        match, channel, _ = table
        await self.town.play(match, str(channel), match)

    async def _enter(self, name: str) -> None:
        user = self.town.inn.user_id(name)
        person = self.town.inn.person(name, CUP)
        await self._until(
            lambda: self.town.press(person, Kind.TOURNAMENT, ENTER), lambda: user in self._entrants()
        )

    async def _leave(self, name: str) -> None:
        """Withdraws by the button, having been asked."""
        user = self.town.inn.user_id(name)
        person = self.town.inn.person(name, CUP)

        async def press() -> None:
            await self.town.press(person, Kind.TOURNAMENT, LEAVE)
            await self.town.press(person, Kind.TOURNAMENT, LEAVE_NOW)

        await self._until(press, lambda: self._entrants()[user] is not None)

    def _user(self, number: int) -> str:
        ((user,),) = self.town.inn.rows(
            "SELECT user_id FROM tournament_entrant WHERE tournament_id = ? AND number = ?",
            self.number,
            number,
        )
        return self.town.name_of(user)

    def _entrants(self) -> dict[int, int | None]:
        query = "SELECT user_id, until FROM tournament_entrant WHERE tournament_id = ?"
        return dict(self.town.inn.rows(query, self.number))

    def _phase(self) -> str:
        return str(self._rows("phase", "")[0][0])

    def _rows(self, columns: str, where: str) -> list[tuple[Any, ...]]:
        return self.town.inn.rows(f"SELECT {columns} FROM tournament {where}")

    def _tables(self, number: int) -> list[tuple[int, int, int]]:
        """Match, channel and the first player of each game of a round; nothing while one has no table."""
        query = (
            "SELECT match_id, channel_id, players FROM tournament_pairing "
            "WHERE tournament_id = ? AND round = ? ORDER BY board"
        )
        rows = self.town.inn.rows(query, self.number, number)
        games = [row for row in rows if len(orjson.loads(row[2])) > 1]
        if any(match is None for match, _, _ in games):
            return []
        return [(match, channel, orjson.loads(players)[0]) for match, channel, players in games]

    async def _until_shown(self, person: Any) -> None:
        await self._wait(lambda: self._rows("message_id", "")[0][0] is not None)

    async def _until(self, deed: Any, holds: Any) -> None:
        """Does something again until it has happened: the bot may have been killed meanwhile."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                with suppress(*MISSED):
                    await deed()

    async def _wait(self, holds: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():  # noqa: ASYNC110 - the database tells nobody
                await asyncio.sleep(LOOK)


async def play_everywhere(town: Town, size: Size) -> None:
    """The games beside the cup, at so many tables at once, each of people drawn anew."""
    titles = [key for key, number in size.games.items() for _ in range(number)]
    town.rng.shuffle(titles)
    numbers = count(1)

    async def sit(table: int) -> None:
        channel = f"table-{table}"
        while titles:
            key, number = titles.pop(), next(numbers)
            facts = bundles()[key].game.facts
            users = town.rng.sample(town.names, town.rng.choice(facts.players))
            await town.play(await town.seat(key, users, channel), channel, number)

    await asyncio.gather(*(sit(table + 1) for table in range(size.tables)))


async def play_season(town: Town, size: Size) -> None:
    """The whole of it, the process killed again and again, until everything that follows has followed."""
    killer = asyncio.create_task(town.kill_between(size.kill, size.kills))
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(Cup(town, size).run())
            group.create_task(play_everywhere(town, size))
    finally:
        killer.cancel()
        await asyncio.gather(killer, return_exceptions=True)
    await town.come_to_rest()
