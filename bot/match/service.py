"""The service of the match floor: everything the ui may ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random, SystemRandom
from uuid import uuid4

from bot.engine import Observation, Record, Seat
from bot.engine.record import Played
from bot.match import consent, lobby, play, privacy, records, removing, series, undo
from bot.match.bundle import GameBundle
from bot.match.draft import Draft
from bot.match.loaded import LoadedMatch, table_of
from bot.match.replaying import counting
from bot.match.repository import MatchRepository, Storage
from bot.match.settings import GuildSettings, Settings, UserSettings
from bot.match.standings import Standings
from bot.match.table import Answer, MatchId, Place, RefusedError, Standing, Table, UserId, View
from bot.match.undo import Entries
from bot.match.views import Page, frames, page_of, view_of
from bot.store import EntryRow, MatchPhase, PlaceTakenError, Store

MOST_GAMES = 10_000
"""Games one user may be in at once."""
OPEN: tuple[MatchPhase, ...] = ("lobby", "playing")
KEPT_TOKENS = timedelta(days=7)
"""How long tokens and undelivered outbox items are remembered; an interaction lives for minutes."""


def utcnow() -> datetime:
    """The present moment in UTC."""
    return datetime.now(UTC)


class MatchService:
    """Lobbies and matches. What is turned down raises RefusedError, and then nothing has changed.

    `token` names a request: the same token again has no further effect and gets the present state as answer.
    """

    def __init__(
        self,
        store: Store,
        bundles: Mapping[str, GameBundle],
        *,
        rng: Random | None = None,
        clock: Callable[[], datetime] = utcnow,
        most_live: int = 2048,
    ) -> None:
        self.settings = Settings(store)
        self._store = store
        self._titles = bundles
        self._clock = clock
        self._rng = rng or SystemRandom()
        self._ledger = MatchRepository(store, bundles, self.settings, self._rng, clock, most_live)
        self._standings = Standings(store)

    # Lobby

    async def open_lobby(
        self,
        key: str,
        place: Place,
        host: UserId,
        invited: Sequence[UserId],
        options: Mapping[str, object],
        token: str,
        *,
        parent: int | None = None,
        settled: Mapping[str, object] | None = None,
    ) -> Table:
        """Opens a lobby. parent: the channel a thread belongs to; where it is allowed, its threads are.

        settled: options the command itself stands for, which need not be offered to people.
        """
        again = await self._ledger.repeated(token)
        if again is not None:
            return table_of(again)
        title = self._titles.get(key)
        if title is None:
            raise RefusedError("refused-unknown-game")
        allowed = (await self.guild_settings(place.guild)).channels
        if allowed and not {place.channel, parent} & set(allowed):
            raise RefusedError("refused-channel-not-allowed")
        with Storage():
            match = await self._store.fresh_match()
        draft = lobby.opened(title, match, place, host, invited, options, self._ledger.now(), settled)
        try:
            live, _ = await self._ledger.add(draft, token)
        except PlaceTakenError as error:
            raise RefusedError("refused-place-taken", match=str(error.match)) from error
        return table_of(live)

    async def join(self, match: MatchId, user: UserId, seat: Seat | None, token: str) -> Table:
        """Sits down, or changes the wish for a seat; None: any."""
        return await self._at_lobby(match, token, lambda live: lobby.join(live, user, seat))

    async def leave(self, match: MatchId, user: UserId, token: str) -> Table:
        """Gets up, or declines an invitation."""
        return await self._at_lobby(match, token, lambda live: lobby.leave(live, user))

    async def cancel(self, match: MatchId, user: UserId, token: str) -> Table:
        """Closes a lobby (its host) or a broken match (anybody who plays in it)."""
        return await self._at_lobby(match, token, lambda live: lobby.cancel(live, user))

    async def set_option(self, match: MatchId, user: UserId, name: str, value: str, token: str) -> Table:
        """Agrees on one option; host only."""
        return await self.set_options(match, user, {name: value}, token)

    async def set_options(self, match: MatchId, user: UserId, values: Mapping[str, str], token: str) -> Table:
        """Agrees on several options together; host only."""
        return await self._at_lobby(match, token, lambda live: lobby.set_options(live, user, values))

    async def begin(self, match: MatchId, user: UserId, token: str) -> Table:
        """Begins the game; host only."""
        return await self._at_lobby(
            match, token, lambda live: lobby.begin(live, user, self._rng, self._ledger.now())
        )

    # Play

    async def table(self, match: MatchId) -> Table:
        """A match as everybody may know it."""
        return table_of(await self._ledger.live(match))

    async def tables_at(self, place: Place) -> Table | None:
        """The lobby or match going on in a channel."""
        with Storage():
            match = await self._store.match_at(place.guild, place.channel)
        return None if match is None else await self.table(match)

    async def last_at(self, place: Place) -> MatchId | None:
        """The match of a channel that was played to its end last."""
        with Storage():
            return await self._store.last_at(place.guild, place.channel)

    async def finished_of(self, user: UserId, most: int) -> list[tuple[MatchId, str, int]]:
        """The matches a user has played to their end, newest first: id, game's key and guild."""
        with Storage():
            found = await self._store.finished_of(user, most)
        return [each for each in found if each[1] in self._titles]

    async def tables_of(self, user: UserId, guild: int | None = None) -> list[Table]:
        """The lobbies and matches a user is in, newest first."""
        with Storage():
            found = await self._store.matches_of(user, guild, OPEN)
        tables = []
        for match in found:
            # A game that is no longer in the house cannot be shown; its matches stay in the database.
            with suppress(RefusedError):
                tables.append(await self.table(match))
        return tables

    async def view(self, match: MatchId, user: UserId) -> View:
        """What a user may know; a spectator gets seat None."""
        return view_of(await self._ledger.live(match), user)

    async def act(
        self, match: MatchId, user: UserId, stamp: int | None, texts: Sequence[str], token: str
    ) -> Answer:
        """Plays one or more actions in a chain, all or nothing; it ends early at what cannot be taken back.

        stamp: the one of the view the choice was made from; None for a typed command.
        """
        return await self._playing(
            match,
            user,
            token,
            lambda live: play.act(live, user, stamp, texts, self._rng, self._ledger.now()),
        )

    async def resign(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Gives up."""
        return await self._playing(
            match, user, token, lambda live: play.resign(live, user, self._rng, self._ledger.now())
        )

    async def undo(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Takes back one's last press where that is free; otherwise asks the others."""

        async def make(live: LoadedMatch) -> Draft:
            return await undo.undo(live, user, self._reader(match), self._ledger.now())

        live, repeated = await self._ledger.change(match, token, make)
        return Answer(view_of(live, user), repeated)

    async def remove(self, match: MatchId, user: UserId, other: UserId, token: str) -> Answer:
        """Asks the others whether somebody who has gone away is to be taken out of the game."""
        return await self._playing(match, user, token, lambda live: removing.remove(live, user, other))

    async def agree(self, match: MatchId, user: UserId, token: str, offer: int | None = None) -> Answer:
        """Consents to an offer; the last consent needed carries it out. offer: its `seq`, if known."""

        async def make(live: LoadedMatch) -> Draft:
            asked, is_last = consent.agree(live, user, offer)
            if not is_last:
                return consent.noted(live, asked)
            now = self._ledger.now()
            if asked.removes is None:
                return await undo.agreed(live, asked, self._reader(match), now)
            return await self._with_next(removing.agreed(live, asked, self._rng, now))

        live, repeated = await self._ledger.change(match, token, make)
        return Answer(view_of(live, user), repeated)

    async def refuse(self, match: MatchId, user: UserId, token: str, offer: int | None = None) -> Answer:
        """Declines an offer, or withdraws one's own."""
        return await self._playing(match, user, token, lambda live: consent.refuse(live, user, offer))

    async def log(self, match: MatchId, user: UserId, page: int = 0) -> Page:
        """A page of what has happened, as far as the user may know it; page 0 is the latest."""
        live = await self._ledger.live(match)
        return page_of(live, live.seat_of(user), counting(await self._entries(match)), page)

    async def set_message(self, match: MatchId, message: int | None, posted: datetime | None) -> None:
        """Notes which message shows the table."""
        moment = posted.astimezone(UTC).isoformat() if posted else None

        async def make(live: LoadedMatch) -> Draft:
            return Draft(replace(live, row=replace(live.row, message=message, message_posted=moment)))

        await self._ledger.change(match, None, make)

    # Records

    async def record(self, match: MatchId, user: UserId) -> str:
        """The record of a finished game."""
        live = await self._ledger.live(match)
        if live.row.phase != "over":
            raise RefusedError("refused-record-while-playing")
        return str(records.record_of(live, await self._entries(match)))

    async def rescue(self, match: MatchId) -> str:
        """The record of any match, for the person who runs the bot: it shows everything that is hidden."""
        return str(records.record_of(await self._ledger.live(match), await self._entries(match)))

    async def frames(self, match: MatchId, user: UserId) -> tuple[Observation, ...]:
        """A finished game as a spectator saw it: the start and the position after each press."""
        live = await self._ledger.live(match)
        if live.row.phase != "over":
            raise RefusedError("refused-record-while-playing")
        entries = counting(await self._entries(match))
        return await asyncio.to_thread(frames, live, entries)

    async def read_record(self, text: str) -> tuple[GameBundle, Record, tuple[Played, ...]]:
        """A record from a file, played through to its end. Raises RecordError naming the first bad line."""
        return await asyncio.to_thread(records.read_record, self._titles, text)

    async def verify(self, match: MatchId) -> None:
        """Checks the stored position against the log. Raises RefusedError `refused-broken`."""
        live = await self._ledger.live(match)
        with Storage():
            loaded = await self._store.match(match)
        if loaded is not None:
            entries = await self._entries(match)
            await asyncio.to_thread(records.verify, live, loaded.snapshot, entries)

    # Standings, settings, privacy

    async def leaderboard(self, guild: int, key: str | None = None) -> list[Standing]:
        """The standings of a guild, in one game or in all."""
        with Storage():
            return list(await self._standings.of(guild, key))

    async def guild_settings(self, guild: int) -> GuildSettings:
        """A guild's settings."""
        with Storage():
            return await self.settings.guild(guild)

    async def set_guild_settings(self, guild: int, settings: GuildSettings) -> None:
        """Replaces a guild's settings."""
        with Storage():
            await self.settings.set_guild(guild, settings)

    async def user_settings(self, user: UserId) -> UserSettings:
        """A user's settings."""
        with Storage():
            return await self.settings.user(user)

    async def set_user_settings(self, user: UserId, settings: UserSettings) -> None:
        """Replaces a user's settings."""
        with Storage():
            await self.settings.set_user(user, settings)

    async def export(self, user: UserId) -> str:
        """Everything kept about a user, as JSON."""
        with Storage():
            matches, results = await self._store.person(user)
        actions = {
            each.match: records.own_lines(await self._entries(each.match), each.seat)
            for each in matches
            if each.seat is not None and each.phase != "lobby"
        }
        return privacy.document(user, await self.user_settings(user), matches, results, actions)

    async def erase(self, user: UserId) -> None:
        """Forgets a user: leaves lobbies, gives up running games, and leaves a pseudonym in finished ones."""
        left: set[MatchId] = set()
        for _ in range(MOST_GAMES):
            table = next(
                (table for table in await self.tables_of(user) if table.id not in left),
                None,
            )
            if table is None:
                break
            left.add(table.id)
            await self._get_out(table, user)
        with Storage():
            await self._store.erase(user)
        self.settings.forget_user(user)
        self._standings.forget_all()
        self._ledger.forget_all()

    # The house

    async def resume(self) -> tuple[MatchId, ...]:
        """Carries matches over to the rules of this release; returns those that cannot be continued."""
        with Storage():
            running = await self._store.playing()
        older = [
            match
            for match, key, ruleset in running
            if (bundle := self._titles.get(key)) is not None and ruleset != bundle.game.facts.ruleset
        ]
        return tuple([match for match in older if (await self.table(match)).phase == "broken"])

    async def recall(self, match: MatchId) -> None:
        """Gets a match into memory, and how its players are set, before anybody asks. Raises RefusedError."""
        for _, user in (await self.table(match)).seats:
            if user is not None:
                await self.user_settings(user)

    async def tidy(self) -> None:
        """Forgets old tokens and outbox items; call it once a day."""
        with Storage():
            await self._store.prune((self._clock() - KEPT_TOKENS).isoformat())

    async def _at_lobby(self, match: MatchId, token: str, make: Callable[[LoadedMatch], Draft]) -> Table:
        async def awaited(live: LoadedMatch) -> Draft:
            return make(live)

        live, _ = await self._ledger.change(match, token, awaited)
        return table_of(live)

    async def _playing(
        self, match: MatchId, user: UserId, token: str, make: Callable[[LoadedMatch], Draft]
    ) -> Answer:
        async def awaited(live: LoadedMatch) -> Draft:
            return await self._with_next(make(live))

        live, repeated = await self._ledger.change(match, token, awaited)
        return Answer(view_of(live, user), repeated)

    async def _with_next(self, draft: Draft) -> Draft:
        """The draft with the next game of its series, where this one has ended."""
        if not series.goes_on(draft.live):
            return draft
        following = await self._store.fresh_match()
        return series.continued(draft, following, self._rng, self._ledger.now())

    async def _get_out(self, table: Table, user: UserId) -> None:
        token = f"erase-{uuid4()}"
        # Somebody who has given up already, or whose match is broken, has nothing left to give up.
        with suppress(RefusedError):
            if table.phase == "lobby":
                await self.leave(table.id, user, token)
            else:
                await self.resign(table.id, user, token)

    def _reader(self, match: MatchId) -> Entries:
        return partial(self._entries, match)

    async def _entries(self, match: MatchId) -> tuple[EntryRow, ...]:
        with Storage():
            return await self._store.entries(match)
