"""A tournament of the tiny game on a real database: people play at random, the process is killed between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count, cycle
from random import Random

from bot.match.tournaments.model import Game, Terms, Tournament
from bot.match.tournaments.service import Director
from bot.match.workers import LaterError
from bot.store import TournamentChange
from bot.text import GivenText
from tests.match.house import House

GUILD, CHANNEL, HOST = 1, 500, 70_000_000
PEOPLE = range(70_000_101, 70_000_101 + 40)


@dataclass
class Hall:
    """The stage of a test: threads by the table they are for, and what was shown.

    fail, meanwhile: what happens the next time, once.
    """

    threads: dict[tuple[int, int, int], int] = field(default_factory=dict)
    shown: list[Tournament] = field(default_factory=list)
    numbers: count[int] = field(default_factory=lambda: count(9000))
    fail: bool = False
    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def open_thread(self, tournament: Tournament, game: Game) -> int:
        self._stumble()
        place = (tournament.id, game.round, game.table)
        return self.threads.setdefault(place, next(self.numbers))

    async def show(self, tournament: Tournament) -> int:
        self._stumble()
        self.shown.append(tournament)
        happens, self.meanwhile = self.meanwhile, None
        if happens is not None:
            await happens()
        return 77

    def _stumble(self) -> None:
        if self.fail:
            self.fail = False
            raise LaterError(0.0)


@dataclass
class Kills:
    """A process that is killed at its writes about a tournament, before and after they are on disk."""

    fates: Iterator[str] = field(default_factory=lambda: cycle(("before", "after", "no")))
    number: int = 0

    def arm(self, house: House) -> None:
        """Has the present process die at one of its writes."""
        write = house.store.write_tournament

        async def write_and_die(change: TournamentChange) -> int:
            fate = next(self.fates)
            self.number += fate != "no"
            if fate == "before":
                raise RuntimeError("killed")
            number = await write(change)
            if fate == "after":
                raise RuntimeError("killed")
            return number

        vars(house.faulty)["write_tournament"] = write_and_die


@dataclass
class Cup:
    """One tournament, and short ways to have it go on."""

    house: House
    hall: Hall
    rng: Random
    number: int = 0

    @property
    def director(self) -> Director:
        return Director(self.house.tables.tournaments, self.hall)

    async def open(self, people: Sequence[int], terms: Terms, seconds: int | None = None) -> Tournament:
        tournaments = self.house.tables.tournaments
        opened = await tournaments.open(
            GUILD, CHANNEL, HOST, GivenText("Winter cup"), "tiny", terms, seconds, self.house.token()
        )
        self.number = opened.id
        for user in people:
            await tournaments.enter(opened.id, user, ())
        return await self.now()

    async def begin(self) -> Tournament:
        await self.house.tables.tournaments.begin(self.number, HOST)
        return await self.look()

    async def look(self) -> Tournament:
        """The director does what there is to do."""
        await self.director.look()
        return await self.now()

    async def now(self) -> Tournament:
        return await self.house.tables.tournaments.get(self.number)

    async def die(self) -> None:
        """The process is killed, and another one begins."""
        self.house = await self.house.reopened()

    async def play(self, match: int) -> None:
        """Plays a match to its end, each choice at random."""
        for _ in range(500):
            table = await self.house.tables.table(match)
            if table.phase != "playing":
                return
            for _, user in table.seats:
                assert user is not None
                view = await self.house.tables.view(match, user)
                if view.observation.legal:
                    await self.house.play(match, user, str(self.rng.choice(view.observation.legal)))
                    break
        raise AssertionError("the game does not end")

    async def play_round(self) -> Tournament:
        """Plays whatever is open, until the next round or the end has come."""
        before = await self.now()
        for _ in range(20):
            now = await self.now()
            if (now.phase, now.round) != (before.phase, before.round):
                return now
            for game in now.games:
                if game.match is not None and game.points is None:
                    await self.play(game.match)
            await self.look()
        raise AssertionError("the round does not end")
