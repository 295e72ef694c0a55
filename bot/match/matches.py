"""The service of the match floor: everything the ui may ask for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from random import Random, SystemRandom
from typing import Final, Literal, TypeAlias, get_args
from uuid import uuid4

from bot.engine import Event, Options, Seat
from bot.match.ahead import Kept, list_kept
from bot.match.answering import drop_kept, keep_line, keep_standing
from bot.match.archive import Archive, Feats
from bot.match.bundle import GameBundle, Span
from bot.match.clocks import HouseClock, PaceChoice, read_pace, utcnow
from bot.match.company import Company
from bot.match.component_files import ComponentFiles
from bot.match.conduct import Conduct
from bot.match.entries import select_counting, select_told, told_to
from bot.match.keepers import Keepers
from bot.match.lines import Line
from bot.match.lobby import (
    begin_game,
    close_lobby,
    get_up,
    open_lobby,
    option_text,
    options_to_offer,
    set_options,
    sit_down,
    wish_for_cards,
)
from bot.match.match import LoadedMatch, Table, table_of, with_pace
from bot.match.origin import Origin
from bot.match.play import Draft, act, draft_table, resign
from bot.match.privacy import ServerData, export_person
from bot.match.private_messages import PrivateMessages
from bot.match.rating import Leaderboards
from bot.match.repository import MatchRepository
from bot.match.requests import Requests
from bot.match.settings import GuildSettings, SettingsRepository, UserSettings, refuse_on_storage_errors
from bot.match.timekeeping import TableClocks
from bot.match.tournaments.service import Tournaments
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.match.views import Answer, Page, Turn, View, page_of, turn_of
from bot.store import HistoryRow, MatchPhase, PlaceTakenError, Store

OPEN: tuple[MatchPhase, ...] = ("lobby", "playing")


class MatchService(Requests):
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
        house_clock: HouseClock | None = None,
        most_loaded: int = 2048,
        components: Mapping[str, str] | None = None,
    ) -> None:
        self.settings = SettingsRepository(store)
        self.components = ComponentFiles(self.settings, bundles, components or {})
        self._store = store
        self._bundles = bundles
        self.clock = clock
        self._rng = rng or SystemRandom()
        repository = MatchRepository(
            store, bundles, self.settings, self._rng, clock, most_loaded, house_clock
        )
        super().__init__(repository, Company(store, self.settings))
        sided = frozenset(key for key, bundle in bundles.items() if bundle.game.facts.sided)
        self.leaderboards = Leaderboards(store, sided, self.settings, clock)
        self.feats = Feats(store, self.settings, bundles)
        self.conduct = Conduct(self.repository)
        self.clocks = TableClocks(self.repository, self.settings)
        self.keepers = Keepers(self.repository, self.settings)
        self.server_data = ServerData(self.repository, self.settings)
        self.archive = Archive(self.repository, self.feats)
        self.private_messages = PrivateMessages(self.repository, self.settings)
        self.tournaments = Tournaments(
            self.repository, self.components, self.leaderboards, self.company, self.resign
        )

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
        seat: Seat | None = None,
        parent: int | None = None,
        settled: Mapping[str, object] | None = None,
        pace: PaceChoice | None = None,
        origin: Origin | None = None,
    ) -> Table:
        """Opens a lobby. seat: the host's. parent: the channel a thread belongs to; where it is allowed, its
        threads are. settled: options the command itself stands for, which need not be offered to people.
        pace: None for the server's. origin: what is played on from, with what was agreed in it."""
        again = await self.repository.find_by_token(token)
        if again is not None:
            return table_of(again)
        bundle = self._bundles.get(key)
        if bundle is None:
            raise RefusedError("refused-unknown-game")
        guild = await self.guild_settings(place.guild)
        allowed = guild.channels
        if allowed and not {place.channel, parent} & set(allowed):
            raise RefusedError("refused-channel-not-allowed")
        if await self.keepers.is_forbidden(place.guild, host):
            raise RefusedError("refused-forbidden")
        with refuse_on_storage_errors():
            match = await self._store.fresh_match()
        used = {} if origin is not None else await self.components.options(place.guild, key)
        given = {**used, **(settled or {})}
        now = self.repository.now()
        draft = open_lobby(bundle, match, place, host, invited, options, now, given, origin)
        draft = replace(draft, match=with_pace(draft.match, read_pace(pace or guild.pace)))
        if seat is not None:
            draft = sit_down(draft.match, host, seat)
        await self.company.check_opening(draft.match)
        try:
            loaded, _ = await self.repository.add(draft, token)
        except PlaceTakenError as error:
            raise RefusedError("refused-place-taken", match=str(error.match)) from error
        return table_of(loaded)

    async def join(self, match: MatchId, user: UserId, seat: Seat | None, token: str) -> Table:
        """Sits down, or changes the wish for a seat; None: any."""
        make = partial(self.company.seat, user=user, seat=seat)
        return await self.repository.change_table(match, token, make)

    async def leave(self, match: MatchId, user: UserId, token: str) -> Table:
        """Gets up, or declines an invitation."""
        return await self.repository.change_table(match, token, lambda loaded: get_up(loaded, user))

    async def set_guests(self, match: MatchId, user: UserId, guests: Sequence[UserId], token: str) -> Table:
        """Says who is to be at the table; host only."""
        make = partial(self.company.invite, host=user, guests=guests)
        return await self.repository.change_table(match, token, make)

    async def cancel(self, match: MatchId, user: UserId, token: str) -> Table:
        """Closes a lobby (its host) or a broken match (anybody who plays in it)."""
        return await self.repository.change_table(match, token, lambda loaded: close_lobby(loaded, user))

    async def set_option(self, match: MatchId, user: UserId, name: str, value: str, token: str) -> Table:
        """Agrees on one option; host only."""
        return await self.set_options(match, user, {name: value}, token)

    async def set_options(self, match: MatchId, user: UserId, values: Mapping[str, str], token: str) -> Table:
        """Agrees on several options together; host only."""
        return await self.repository.change_table(
            match, token, lambda loaded: set_options(loaded, user, values)
        )

    async def wish_for_cards(self, match: MatchId, user: UserId, token: str, *, whole: bool) -> Table:
        """Says whether somebody wants all cards of a game that is played on as they lay."""
        make = partial(wish_for_cards, user=user, whole=whole)
        return await self.repository.change_table(match, token, make)

    async def begin(self, match: MatchId, user: UserId, token: str) -> Table:
        """Begins the game; host only."""
        return await self.repository.change_table(
            match, token, lambda loaded: begin_game(loaded, user, self._rng, self.repository.now())
        )

    # Play

    async def table(self, match: MatchId) -> Table:
        """A match as everybody may know it."""
        return table_of(await self.repository.get(match))

    async def tables_at(self, place: Place) -> Table | None:
        """The lobby or match going on in a channel."""
        with refuse_on_storage_errors():
            match = await self._store.match_at(place.guild, place.channel)
        return None if match is None else await self.table(match)

    async def lobbies_for(self, guild: int, user: UserId) -> list[Table]:
        """The lobbies of a server in which a user sits, or a seat is kept for them; the latest first."""
        with refuse_on_storage_errors():
            tables = await self._tables(await self._store.lobbies(guild))
        return [
            table for table in tables if table.phase == "lobby" and user in (*table.joined, *table.invited)
        ]

    async def list_unshown(self, guild: int) -> list[Table]:
        """List the lobbies and running matches of a server whose message was lost, or never written."""
        with refuse_on_storage_errors():
            return await self._tables(await self._store.unshown(guild))

    async def _tables(self, matches: Sequence[MatchId]) -> list[Table]:
        """Those of some tables whose game is in the house."""
        tables = []
        for match in matches:
            with suppress(RefusedError):
                tables.append(await self.table(match))
        return tables

    async def last_at(self, place: Place) -> MatchId | None:
        """The match of a channel that was played to its end last."""
        with refuse_on_storage_errors():
            return await self._store.last_at(place.guild, place.channel)

    async def history_of(self, user: UserId, most: int) -> list[HistoryRow]:
        """The matches a user has played to their end, newest first."""
        with refuse_on_storage_errors():
            rows = await self._store.history_of(user, most)
        return [row for row in rows if row.game in self._bundles]

    async def tables_of(self, user: UserId, guild: int | None = None) -> list[Table]:
        """The lobbies and matches a user is in, newest first."""
        return [turn.table for turn in await self.turns_of(user, guild)]

    async def turns_of(self, user: UserId, guild: int | None = None) -> list[Turn]:
        """The same, with who must choose there and since when."""
        with refuse_on_storage_errors():
            matches = await self._store.matches_of(user, guild, OPEN)
        turns = []
        for match in matches:
            # A game that is no longer in the house cannot be shown; its matches stay in the database.
            with suppress(RefusedError):
                turns.append(turn_of(await self.repository.get(match), user))
        return turns

    async def waiting_for(self, user: UserId) -> list[Turn]:
        """The tables at which a user must choose: what has waited longest comes first."""
        mine = [turn for turn in await self.turns_of(user) if user in turn.choosing]
        return sorted(mine, key=lambda turn: (turn.since, turn.table.id))

    async def next_for(self, user: UserId, match: MatchId) -> Turn | None:
        """The table that waits for a user longest, beside one match."""
        return next((turn for turn in await self.waiting_for(user) if turn.table.id != match), None)

    async def view(self, match: MatchId, user: UserId) -> View:
        """Return what a user may know; a spectator gets seat None."""
        return await self.repository.view(await self.repository.get(match), user)

    async def act(
        self, match: MatchId, user: UserId, stamp: int | None, texts: Sequence[str], token: str
    ) -> Answer:
        """Plays one or more actions in a chain, all or nothing; it ends early at what cannot be taken back.

        stamp: the one of the view the choice was made from; None for a typed command.
        """

        async def make(loaded: LoadedMatch) -> Draft:
            asking = await self.repository.asking(loaded)
            return act(loaded, user, stamp, texts, self._rng, self.repository.now(), asking)

        return await self.repository.answer(match, user, token, make)

    async def keep_answer(
        self, match: MatchId, user: UserId, kept: Line | tuple[str, Span], token: str
    ) -> Answer:
        """Keeps an answer ahead of time, without a trace for others: a line, or a rule of the game, for how
        long."""

        def make(loaded: LoadedMatch) -> Draft:
            if isinstance(kept, Line):
                return keep_line(loaded, user, kept)
            return keep_standing(loaded, user, *kept)

        return await self.repository.answer(match, user, token, make)

    async def list_kept_answers(self, match: MatchId, user: UserId) -> tuple[Kept, ...]:
        """List what a user has answered ahead of time at a table, in the order in which it is asked."""
        loaded = await self.repository.get(match)
        return list_kept(loaded.kept, user, loaded.seat_of(user))

    async def drop_kept_answer(self, match: MatchId, user: UserId, number: int | None, token: str) -> Answer:
        """Takes back an answer kept ahead of time, or all of a user's; without a trace for others."""
        return await self.repository.answer(
            match, user, token, lambda loaded: drop_kept(loaded, user, number)
        )

    async def resign(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Gives up."""

        async def make(loaded: LoadedMatch) -> Draft:
            asking = await self.repository.asking(loaded)
            return resign(loaded, user, self._rng, self.repository.now(), asking)

        return await self.repository.answer(match, user, token, make)

    async def log(self, match: MatchId, user: UserId, page: int = 0) -> Page:
        """A page of what has happened, as far as the user may know it; page 0 is the latest."""
        loaded = await self.repository.get(match)
        return page_of(
            loaded, loaded.seat_of(user), select_told(await self.repository.read_entries(match)), page
        )

    async def set_message(self, match: MatchId, message: int | None, posted: datetime | None) -> None:
        """Notes which message shows the table."""
        moment = posted.astimezone(UTC).isoformat() if posted else None

        def make(loaded: LoadedMatch) -> Draft:
            return Draft(replace(loaded, row=replace(loaded.row, message=message, message_posted=moment)))

        await self.repository.change(match, None, make)

    async def show_anew(self, place: Place) -> None:
        """Have the table of a place written there again, where its message was lost. Raises RefusedError."""
        table = await self.tables_at(place)
        if table is not None and table.message is None:
            await self.repository.change(table.id, None, draft_table)

    async def story(self, match: MatchId, user: UserId) -> tuple[Event, ...]:
        """Everything the seat of a user has been told, in order: what its player remembers."""
        loaded = await self.repository.get(match)
        entries = select_counting(await self.repository.read_entries(match))
        return await asyncio.to_thread(told_to, loaded.bundle, entries, loaded.seat_of(user))

    # Settings, privacy

    async def guild_settings(self, guild: int) -> GuildSettings:
        """A guild's settings."""
        return await self.settings.guild(guild)

    async def change_guild_settings(
        self, guild: int, change: Callable[[GuildSettings], GuildSettings], by: UserId | None = None
    ) -> GuildSettings:
        """Changes a guild's settings as they are at that moment; what they are then. by: is noted."""
        return await self.settings.change_guild(guild, change, by, self.repository.now())

    async def user_settings(self, user: UserId) -> UserSettings:
        """A user's settings."""
        return await self.settings.user(user)

    async def change_user_settings(
        self, user: UserId, change: Callable[[UserSettings], UserSettings]
    ) -> UserSettings:
        """Changes a user's settings as they are at that moment; what they are then."""
        return await self.settings.change_user(user, change)

    async def export(self, user: UserId) -> str:
        """Everything kept about a user, as JSON."""
        with refuse_on_storage_errors():
            return await export_person(self._store, user, await self.user_settings(user))

    async def erase(self, user: UserId) -> None:
        """Forgets a user: leaves lobbies, gives up running games, and leaves a pseudonym in finished ones."""
        left = await self._leave_everything(user)
        await self.decline_invitations(user)
        await self.tournaments.forget(user)
        async with self.settings.erasing(user):
            with refuse_on_storage_errors():
                await self._store.erase(user)
        self.repository.forget_all()
        for match in left:
            await self.repository.change(match, None, draft_table)

    async def _leave_everything(self, user: UserId) -> frozenset[MatchId]:
        """Leaves the lobbies of a user and gives up the running games; which matches these were.

        Those of theirs alone are erased with them.
        """
        left: set[MatchId] = set()
        while tables := [
            table
            for table in await self.tables_of(user)
            if table.id not in left and not table.place.is_private
        ]:
            match, get_out = tables[0].id, self.leave if tables[0].phase == "lobby" else self.resign
            left.add(match)
            # Somebody who has given up already, or whose match is broken, has nothing left to give up.
            with suppress(RefusedError):
                await get_out(match, user, f"erase-{uuid4()}")
        return frozenset(left)

    # The house

    async def resume(self) -> tuple[MatchId, ...]:
        """Carries matches over to the rules of this release; returns those that cannot be continued."""
        with refuse_on_storage_errors():
            running = await self._store.playing()
        older = [
            match
            for match, key, ruleset in running
            if (bundle := self._bundles.get(key)) is not None and ruleset != bundle.game.facts.ruleset
        ]
        return tuple([match for match in older if (await self.table(match)).phase == "broken"])

    async def recall(self, match: MatchId) -> None:
        """Gets a match into memory, and how its players are set, before anybody asks. Raises RefusedError."""
        for _, user in (await self.table(match)).seats:
            if user is not None:
                await self.user_settings(user)


# House rules that are agreed on together: as printed, as a server has kept them, as somebody played last.

PresetName = Literal["printed", "server", "last"]
PRESET_NAMES: Final[tuple[PresetName, ...]] = get_args(PresetName)
Preset: TypeAlias = Mapping[str, str]
"""Options by name, as texts."""
MOST_SEARCHED: Final = 50
"""Finished games of somebody among which the last one of a game is looked for."""


def preset_of(options: Options) -> Preset:
    """Return what people choose of some options."""
    return {name: option_text(getattr(options, name)) for name in options_to_offer(type(options))}


async def find_presets(matches: MatchService, table: Table, user: UserId) -> Mapping[PresetName, Preset]:
    """Return what a host may take over at once, as far as there is such a thing."""
    presets: dict[PresetName, Preset] = {"printed": preset_of(type(table.options)())}
    kept = (await matches.guild_settings(table.place.guild)).presets.get(table.key)
    if kept is not None:
        known = options_to_offer(type(table.options))
        presets["server"] = {name: text for name, text in kept.items() if name in known}
    last = await _last_options(matches, table.key, user)
    if last is not None:
        presets["last"] = preset_of(last)
    return presets


async def keep_preset(matches: MatchService, match: MatchId, by: UserId) -> Table:
    """Keeps what is agreed in a lobby as the house rules of its server."""
    table = await matches.table(match)
    kept = {table.key: preset_of(table.options)}
    await matches.change_guild_settings(
        table.place.guild,
        lambda settings: settings.model_copy(update={"presets": {**settings.presets, **kept}}),
        by,
    )
    return table


async def _last_options(matches: MatchService, key: str, user: UserId) -> Options | None:
    """Return what somebody agreed on when they last played a game to its end."""
    for row in await matches.history_of(user, MOST_SEARCHED):
        if row.game == key:
            with suppress(RefusedError):
                return (await matches.table(row.match)).options
    return None
