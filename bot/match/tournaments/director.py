"""The director: carries out what follows in tournaments, one thing after another, as long as the bot runs.

What there is to do is read from the rows each time, so a crash at any moment leaves nothing undone: a result
is noted and the next round paired in one commit, a table is begun once by its token, and a message counts as
shown only when it is noted.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Protocol

from bot.logs import get_logger
from bot.match.persistence.outbox import LaterError, UndeliverableError
from bot.match.table.values import RefusedError
from bot.match.tournaments.model import Game, Tournament
from bot.match.tournaments.service import Tournaments

AGAIN: Final = 300.0
"""Seconds until a tournament is tried again at which something went wrong."""
LONGEST_SLEEP: Final = 60.0
"""Seconds after which it looks again where nothing is due before."""
log = get_logger("tournaments")


class Stage(Protocol):
    """The stage on which tournaments are seen. What it is asked for may be asked for again.

    May raise LaterError or UndeliverableError.
    """

    async def open_thread(self, tournament: Tournament, game: Game, /) -> int:
        """A channel for a game, in which its players have been told; the same one when asked again."""

    async def show(self, tournament: Tournament, /) -> int:
        """Shows how a tournament stands; the message that does."""


class Director:
    """Wakes when a game of a tournament has ended, somebody has entered, or the time to enter is over."""

    def __init__(self, tournaments: Tournaments, stage: Stage) -> None:
        self._tournaments = tournaments
        self._stage = stage
        self._news = asyncio.Event()
        self._later: dict[int, float] = {}
        self._task: asyncio.Task[None] | None = None
        tournaments.on_change(self.wake)

    async def start(self) -> None:
        """Begins with whatever was left undone."""
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="tournaments")

    async def stop(self) -> None:
        """Does nothing more."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def wake(self) -> None:
        """Has it look at what there is to do."""
        self._news.set()

    async def look(self) -> float:
        """Does everything that can be done now; the seconds until something else is due.

        Raises RefusedError where the database cannot be read.
        """
        while True:
            now = asyncio.get_running_loop().time()
            found = await self._tournaments.to_do()
            self._later = {each: due for each, due in self._later.items() if due > now and each in found}
            ready = [each for each in found if each not in self._later]
            if not ready:
                break
            for each in ready:
                await self._attend(each)
        return await self._sleep(now)

    async def _sleep(self, now: float) -> float:
        waits = [LONGEST_SLEEP, *(due - now for due in self._later.values())]
        end = await self._tournaments.next_end()
        if end is not None and not self._tournaments.house.stands:
            waits.append(end - self._tournaments.house.time())
        return max(0.0, min(waits))

    async def _attend(self, number: int) -> None:
        """Does what there is to do at one; where that fails, the others do not wait for it."""
        wait = AGAIN
        try:
            tournament = await self._tournaments.advance(number)
            tournament = await self._open_tables(tournament)
            if tournament.shown < tournament.revision:
                await self._tournaments.note_shown(tournament, await self._stage.show(tournament))
        except LaterError as error:
            wait = error.seconds
        except (RefusedError, UndeliverableError) as error:
            log.warning("tournament-waits", tournament=number, why=str(error))
        except Exception as error:
            log.exception("tournament-failed", tournament=number, error=repr(error))
        else:
            return
        self._later[number] = asyncio.get_running_loop().time() + wait

    async def _open_tables(self, tournament: Tournament) -> Tournament:
        for game in tournament.games if tournament.phase == "playing" else ():
            if not game.waits_for_a_table:
                continue
            channel = game.channel
            if channel is None:
                channel = await self._stage.open_thread(tournament, game)
                tournament = await self._tournaments.note_game(tournament.id, game, channel)
            tournament = await self._tournaments.open_table(tournament, game, channel)
        return tournament

    async def _work(self) -> None:
        while True:
            self._news.clear()
            try:
                wait = await self.look()
            except Exception as error:
                # Whatever it is, the director must live to do what comes later.
                log.exception("tournaments-unreadable", error=repr(error))
                wait = LONGEST_SLEEP
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._news.wait()
