"""Tournaments as the ui asks for them, and the director, who carries out what follows by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, Protocol

from bot.match.company import Company
from bot.match.component_files import ComponentFiles
from bot.match.lobby import begin_game, open_lobby, sit_down
from bot.match.match import table_of, with_pace
from bot.match.rating import BEGINNING, Ladder, Leaderboards
from bot.match.repository import MatchRepository
from bot.match.settings import refuse_on_storage_errors
from bot.match.tournaments import rounds
from bot.match.tournaments.model import (
    TWO,
    Game,
    Points,
    Terms,
    Tournament,
    read_tournament,
    write_entrants,
    write_pairings,
    write_row,
)
from bot.match.tournaments.rounds import (
    check_terms,
    refuse_unless_going_on,
    refuse_unless_in,
    refuse_unless_manager,
    refuse_unless_open_to,
)
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.match.workers import AGAIN, LONGEST_SLEEP, LaterError, Sleeper, UndeliverableError
from bot.store import ConflictError, PlaceTakenError, TournamentChange, TournamentPhase
from bot.text import GivenText

ATTEMPTS: Final = 5
"""How often a change is made again after the tournament on disk turned out to be another."""
MOST_LOOKED_AT: Final = 20
"""Tournaments of a server that are listed, the newest first."""
EVERY: Final[tuple[TournamentPhase, ...]] = ("entry", "playing", "over", "cancelled")


class Tournaments:
    """Opens tournaments, lets people in and out, and carries out what follows from finished games."""

    def __init__(
        self,
        repository: MatchRepository,
        components: ComponentFiles,
        leaderboards: Leaderboards,
        company: Company,
        resign: Callable[[MatchId, UserId, str], Awaitable[object]],
    ) -> None:
        """resign: gives up a match for somebody, once per token."""
        self._repository = repository
        self._components = components
        self._leaderboards = leaderboards
        self._company = company
        self._resign = resign
        self._listeners: list[Callable[[], None]] = []
        self.house = repository.house_clock
        repository.on_over(self._tell)

    def on_change(self, listener: Callable[[], None]) -> None:
        """Has a function called when there may be something to do."""
        self._listeners.append(listener)

    # What people ask for

    async def open(
        self,
        guild: int,
        channel: int,
        host: UserId,
        name: GivenText,
        game: str,
        terms: Terms,
        seconds: int | None,
        token: str,
    ) -> Tournament:
        """Opens a tournament. seconds: how long people may enter; None: until the host begins."""
        bundle = self._repository.bundles.get(game)
        if bundle is None:
            raise RefusedError("refused-unknown-game")
        check_terms(bundle, terms)
        if not name:
            raise RefusedError("refused-text-blank")
        opened = Tournament(
            0,
            guild,
            channel,
            host,
            name,
            game,
            "entry",
            terms,
            due=None if seconds is None else self.house.moment() + seconds,
            revision=1,
            created=self._repository.now(),
        )
        try:
            with refuse_on_storage_errors():
                number = await self._repository.store.write_tournament(_change(opened, None, token))
        except PlaceTakenError as error:
            other = await self.get(error.match)
            raise RefusedError("refused-tournament-here", name=other.name) from error
        self._tell()
        return await self.get(number)

    async def get(self, tournament: int) -> Tournament:
        """A tournament as it was last committed."""
        with refuse_on_storage_errors():
            stored = await self._repository.store.tournament(tournament)
        if stored is None:
            raise RefusedError("refused-tournament-unknown")
        return read_tournament(stored.row, stored.entrants, stored.pairings)

    async def list_of(
        self, guild: int, shows: Callable[[Tournament], Awaitable[bool]]
    ) -> Sequence[Tournament]:
        """The latest tournaments of a server, the newest first. shows: whether who asks may see one."""
        with refuse_on_storage_errors():
            every = await self._repository.store.tournaments(guild, EVERY)
        latest = [await self.get(number) for number in every[:MOST_LOOKED_AT]]
        return [tournament for tournament in latest if await shows(tournament)]

    async def enter(self, tournament: int, user: UserId, roles: Collection[int]) -> Tournament:
        """Somebody enters, late too where rounds are paired one by one."""

        def make(before: Tournament) -> Tournament:
            refuse_unless_open_to(before, user, roles)
            return rounds.enter(before, user)

        return await self._change(tournament, make)

    async def withdraw(self, tournament: int, user: UserId) -> Tournament:
        """Somebody stops. What they are playing just now, they give up."""

        def make(before: Tournament) -> Tournament:
            refuse_unless_in(before, user)
            return rounds.withdraw(before, user)

        after = await self._change(tournament, make, pairing=True)
        await self._give_up(after)
        return after

    async def begin(self, tournament: int, user: UserId | None, *, manages: bool = False) -> Tournament:
        """Begins the first round. user: who says so; None: the time to enter is over."""
        before = await self.get(tournament)
        order = await self._order(before)

        def make(now: Tournament) -> Tournament:
            if user is not None:
                refuse_unless_manager(now, user, manages=manages)
            if now.phase != "entry":
                raise RefusedError("refused-tournament-begun")
            users = sorted(
                (entrant.user for entrant in now.entrants),
                key=lambda user_id: order.index(user_id) if user_id in order else len(order),
            )
            if len(users) < TWO:
                if user is not None:
                    raise RefusedError("refused-tournament-few", count=str(len(users)))
                return replace(now, phase="cancelled", due=None)
            return rounds.begin(now, users)

        return await self._change(tournament, make, pairing=True)

    async def cancel(self, tournament: int, user: UserId, *, manages: bool = False) -> Tournament:
        """Calls it off; games that are being played go on by themselves."""

        def make(before: Tournament) -> Tournament:
            refuse_unless_manager(before, user, manages=manages)
            refuse_unless_going_on(before)
            return replace(before, phase="cancelled", due=None)

        return await self._change(tournament, make)

    async def rule(
        self,
        tournament: int,
        user: UserId,
        place: tuple[int, int, int],
        winner: UserId | None,
        reason: GivenText,
        *,
        manages: bool = False,
    ) -> Tournament:
        """The manager says how a game counts, and why. place: round, table and game; winner: None: a draw."""

        def make(before: Tournament) -> Tournament:
            refuse_unless_manager(before, user, manages=manages)
            if not reason:
                raise RefusedError("refused-text-blank")
            game = next(
                (
                    candidate
                    for candidate in before.games
                    if place == (candidate.round, candidate.table, candidate.leg)
                ),
                None,
            )
            if game is None or game.is_bye:
                raise RefusedError("refused-tournament-game")
            if rounds.is_elimination(before, game.round) and game.round < before.round:
                raise RefusedError("refused-tournament-bracket")
            mine = before.entrant(user)
            concedes = winner not in (None, user) and len(game.players) == TWO
            if mine is not None and mine.number in game.players and not concedes:
                raise RefusedError("refused-tournament-own")
            best = None
            if winner is not None:
                entrant = before.entrant(winner)
                if entrant is None or entrant.number not in game.players:
                    raise RefusedError("refused-tournament-winner")
                best = entrant.number
            return rounds.rule(before, game, best, reason)

        return await self._change(tournament, make, pairing=True)

    async def forget(self, user: UserId) -> None:
        """Withdraws somebody who is about to be erased from all that goes on."""
        with refuse_on_storage_errors():
            numbers = await self._repository.store.tournaments_of(user)
        for number in numbers:
            with suppress(RefusedError):
                await self.withdraw(number, user)

    # What follows by itself

    async def to_do(self) -> tuple[int, ...]:
        """Tournaments of which something is to be done now."""
        with refuse_on_storage_errors():
            return await self._repository.store.tournaments_to_do(self.house.moment())

    async def next_end(self) -> int | None:
        """Tell when the time to enter one ends next, as a moment of the house."""
        with refuse_on_storage_errors():
            return await self._repository.store.next_entry_end()

    async def advance(self, tournament: int) -> Tournament:
        """Begins what is to begin, notes what has been played, and pairs what follows."""
        before = await self.get(tournament)
        if before.phase == "entry":
            due = before.due is not None and before.due <= self.house.moment()
            return await self.begin(tournament, None) if due else before
        if before.phase != "playing":
            return before
        await self._give_up(before)
        decided = await self._read_results(before)
        if not decided:
            return before
        return await self._change(tournament, lambda now: rounds.note_results(now, decided), pairing=True)

    async def _give_up(self, tournament: Tournament) -> None:
        """Gives up the games being played of all who have withdrawn; once each, however often it is asked."""
        gone = [competitor for competitor in tournament.entrants if competitor.until is not None]
        for entrant in gone:
            for game in tournament.games_of(entrant.number):
                if game.match is not None and game.points is None:
                    # Who has given it up already, or has an end to it, has nothing left to give up.
                    with suppress(RefusedError):
                        token = f"withdrawn-{tournament.id}-{game.match}-{entrant.number}"
                        await self._resign(game.match, entrant.user, token)

    async def open_table(self, tournament: Tournament, game: Game, channel: int) -> Tournament:
        """Begins the match of a game in a thread of its own, once however often this is asked for."""
        match = await open_table(self._repository, self._components, tournament, game, channel)
        return await self.note_game(tournament.id, game, channel, match)

    async def note_shown(self, tournament: Tournament, message: int) -> None:
        """Notes which message shows a tournament as it was at its revision."""

        def make(now: Tournament) -> Tournament:
            return replace(now, message=message, shown=max(now.shown, tournament.revision))

        await self._change(tournament.id, make, unseen=True)

    async def note_game(
        self, tournament: int, game: Game, channel: int, match: MatchId | None = None
    ) -> Tournament:
        """Notes where a game is played, and its match once there is one."""

        def make(now: Tournament) -> Tournament:
            known = next(
                candidate
                for candidate in now.games
                if (candidate.round, candidate.table, candidate.leg) == (game.round, game.table, game.leg)
            )
            return now.with_game(replace(known, channel=channel, match=match or known.match))

        return await self._change(tournament, make)

    async def _read_results(self, tournament: Tournament) -> Mapping[MatchId, tuple[Points, ...]]:
        """Return what the games counted that have ended."""
        results = {}
        for game in tournament.games:
            if game.match is None or game.points is not None:
                continue
            table = table_of(await self._repository.get(game.match))
            if table.outcome is not None:
                results[game.match] = rounds.points_of(table.outcome, [seat for seat, _ in table.seats])
        return results

    async def _order(self, tournament: Tournament) -> list[UserId]:
        """The entrants, the best rated in their game first; of equals, who entered first."""
        standings = await self._leaderboards.of(tournament.guild, Ladder(tournament.game))
        ratings = {line.user: line.rating for line in standings.lines}
        entrants = sorted(
            tournament.entrants, key=lambda entrant: (-ratings.get(entrant.user, BEGINNING), entrant.number)
        )
        return [entrant.user for entrant in entrants]

    async def _change(
        self,
        tournament: int,
        make: Callable[[Tournament], Tournament],
        *,
        unseen: bool = False,
        pairing: bool = False,
    ) -> Tournament:
        """Makes a change of a tournament as it is at that moment. unseen: nobody can see it. pairing: a round
        may be paired from it."""
        for _ in range(ATTEMPTS):
            before = await self.get(tournament)
            if pairing:
                users = [entrant.user for entrant in before.entrants]
                before = replace(before, apart=await self._company.find_apart(users))
            # Pairing many people takes seconds: nobody else is to wait for that.
            made = await asyncio.to_thread(make, before)
            if made == before:
                return before
            revision = before.revision + 1
            shown = made.shown + 1 if unseen and made.shown == before.revision else made.shown
            after = replace(made, revision=revision, shown=shown)
            try:
                with refuse_on_storage_errors():
                    await self._repository.store.write_tournament(_change(after, before.revision))
            except ConflictError:
                continue
            self._tell()
            return after
        raise RefusedError("refused-busy")

    def _tell(self) -> None:
        for listener in self._listeners:
            listener()


def _change(tournament: Tournament, expected: int | None, token: str = "") -> TournamentChange:
    return TournamentChange(
        write_row(tournament), expected, write_entrants(tournament), write_pairings(tournament), token
    )


SERIES = "series"
"""The option of games that may be played several times in a row: a tournament counts its games itself."""


async def open_table(
    repository: MatchRepository, components: ComponentFiles, tournament: Tournament, game: Game, channel: int
) -> MatchId:
    """Begins the match of a game, once however often it is asked for. Raises RefusedError."""
    token = f"tournament-{tournament.id}-{game.round}-{game.table}-{game.leg}"
    bundle = repository.bundles.get(tournament.game)
    if bundle is None:
        raise RefusedError("refused-unknown-game")
    given = await components.options(tournament.guild, tournament.game)
    options = dict(tournament.terms.options)
    if SERIES in bundle.game.options.model_fields:
        options[SERIES] = "1"
    users = _users(tournament, game)
    now = repository.now()
    with refuse_on_storage_errors():
        match = await repository.store.fresh_match()
    place = Place(tournament.guild, channel)
    draft = open_lobby(bundle, match, place, users[0], users[1:], options, now, given)
    for user, seat in zip(users, bundle.game.facts.seats, strict=False):
        draft = sit_down(draft.match, user, seat)
    ready = with_pace(draft.match, tournament.terms.pace)
    try:
        loaded, _ = await repository.add(begin_game(ready, users[0], repository.rng, now), token)
    except PlaceTakenError as error:
        raise RefusedError("refused-place-taken", match=str(error.match)) from error
    return loaded.row.id


def _users(tournament: Tournament, game: Game) -> Sequence[UserId]:
    return [tournament.entrant_of(player).user for player in game.players]


# The director: carries out what follows in tournaments, one thing after another, as long as the bot runs.
#
# What there is to do is read from the rows each time, so a crash at any moment leaves nothing undone: a
# result is noted and the next round paired in one commit, a table is begun once by its token, and a message
# counts as shown only when it is noted.


class Stage(Protocol):
    """The stage on which tournaments are seen. What it is asked for may be asked for again.

    May raise LaterError or UndeliverableError.
    """

    async def open_thread(self, tournament: Tournament, game: Game, /) -> int:
        """A channel for a game, in which its players have been told; the same one when asked again."""

    async def show(self, tournament: Tournament, /) -> int:
        """Shows how a tournament stands; the message that does."""


class Director(Sleeper):
    """Wakes when a game of a tournament has ended, somebody has entered, or the time to enter is over."""

    def __init__(self, tournaments: Tournaments, stage: Stage) -> None:
        super().__init__("tournaments")
        self._tournaments = tournaments
        self._stage = stage
        self._later: dict[int, float] = {}
        tournaments.on_change(self.wake)

    async def look(self) -> float:
        """Does everything that can be done now; the seconds until something else is due.

        Raises RefusedError where the database cannot be read.
        """
        while True:
            now = asyncio.get_running_loop().time()
            numbers = await self._tournaments.to_do()
            self._later = {
                number: due for number, due in self._later.items() if due > now and number in numbers
            }
            ready = [number for number in numbers if number not in self._later]
            if not ready:
                break
            for number in ready:
                await self._attend(number)
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
            self._log.warning("tournament-waits", tournament=number, why=str(error))
        except Exception as error:
            self._log.exception("tournament-failed", tournament=number, error=repr(error))
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
