"""The clocks of tables: the pace is chosen, the alarm clock rings, and the others say what is to be done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime

from bot.engine import Seat
from bot.match.clocks import claims
from bot.match.clocks.clocks import ClaimKind
from bot.match.clocks.closing import mind_silence, people_awaited
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.kind_words import speak
from bot.match.clocks.pace import STAGES, PaceName
from bot.match.clocks.reminders import WISHED, Wish
from bot.match.clocks.silence import Silence
from bot.match.computer.people import is_computer
from bot.match.consent.offers import expire, give_time
from bot.match.lobby.seating import refuse_unless_host, refuse_unless_lobby
from bot.match.people.absence import go_away
from bot.match.people.settings import SettingsRepository
from bot.match.persistence.draft import Draft
from bot.match.persistence.loaded_match import (
    LoadedMatch,
    own_seat_in,
    refuse_unless_playing,
    table_of,
    with_clocks,
    with_pace,
    with_silence,
)
from bot.match.persistence.repository import MatchRepository, refuse_on_storage_errors
from bot.match.table import Answer, MatchId, RefusedError, Table, UserId


class TableClocks:
    """What happens to the clocks of tables. What is turned down raises RefusedError and has no effect."""

    def __init__(
        self,
        repository: MatchRepository,
        settings: SettingsRepository,
        finish: Callable[[Draft], Awaitable[Draft]],
    ) -> None:
        """finish: adds the next game of a series to a draft that ends one."""
        self._repository = repository
        self._settings = settings
        self._finish = finish
        self.house = repository.house_clock
        self._is_member: Callable[[int, UserId], Awaitable[bool]] = _is_always_there

    def on_deadlines(self, listener: Callable[[], None]) -> None:
        """Has a function called after each commit that changed when something is due."""
        self._repository.on_deadlines(listener)

    def ask_members(self, is_member: Callable[[int, UserId], Awaitable[bool]]) -> None:
        """Says who knows whether somebody is still on a server; until then everybody is thought to be."""
        self._is_member = is_member

    async def is_member(self, guild: int, user: UserId) -> bool:
        """Whether somebody is still on a server, as far as is known."""
        return await self._is_member(guild, user)

    async def choose_pace(self, match: MatchId, user: UserId, pace: PaceName | None, token: str) -> Table:
        """Agrees on the pace of a table; host only."""

        async def make(loaded: LoadedMatch) -> Draft:
            refuse_unless_lobby(loaded)
            refuse_unless_host(loaded, user)
            return Draft(with_pace(loaded, pace), channel=("lobby",))

        loaded, _ = await self._repository.change(match, token, make)
        return table_of(loaded)

    async def ring(self, match: MatchId) -> None:
        """Does what is due at a table: once, for the commit that notes it is the one that tells of it."""
        deserted = await self._is_deserted(await self._repository.get(match))

        async def make(loaded: LoadedMatch) -> Draft:
            now = self.house.moment()
            if any(each.is_due(now) for each in loaded.offers):
                return expire(loaded, now, self._repository.now())
            loaded = give_time(loaded, now)
            claim, silence = None if loaded.clocks is None else loaded.clocks.claim, loaded.silence
            if claim is None or claim.due > now:
                if silence is not None and silence.due(loaded.row.phase) <= now:
                    # What the server grants by now counts, not what it granted when the silence began.
                    with refuse_on_storage_errors():
                        limits = (await self._settings.guild(loaded.row.guild)).limits
                    silence = replace(silence, limit=limits.of(loaded.row.phase))
                    return mind_silence(loaded, silence, now, self._repository.now(), deserted=deserted)
                wishes = await self._wishes(loaded)
                if loaded.clocks is None:
                    return speak(loaded, now, wishes, await self._repository.find_away(loaded))
                return ring(loaded, now, wishes)
            with refuse_on_storage_errors():
                asking = await self._settings.asking(loaded.seating())
            return await self._finish(
                claims.carry_out(loaded, claim, self._repository.rng, self._repository.now(), asking)
            )

        await self._repository.change(match, None, make)

    async def _is_deserted(self, loaded: LoadedMatch) -> bool:
        """Whether a silent table waits for people none of whom is still on the server.

        It is asked before the match is changed, for the answer comes from Discord.
        """
        silence, awaited = loaded.silence, people_awaited(loaded)
        if silence is None or silence.due(loaded.row.phase) > self.house.moment() or not awaited:
            return False
        for user in awaited:
            if await self._is_member(loaded.row.guild, user):
                return False
        return True

    async def stay_away(self, user: UserId, until: datetime, now: datetime) -> None:
        """Has the time of somebody stand until a moment, or run again from now on, at all their tables."""
        with refuse_on_storage_errors():
            await self._settings.change_user(
                user, lambda each: each.model_copy(update={"away": go_away(each.away, until, now)})
            )
            found = await self._repository.store.matches_of(user, None, ("playing",))

        async def make(loaded: LoadedMatch) -> Draft:
            return start_anew(loaded, user, self.house.moment())

        for match in found:
            with suppress(RefusedError):
                await self._repository.change(match, None, make)

    async def _wishes(self, loaded: LoadedMatch) -> dict[UserId, Wish]:
        with refuse_on_storage_errors():
            return {user: (await self._settings.user(user)).reminders for _, user in loaded.seating()}

    async def wait(self, match: MatchId, user: UserId, seat: Seat, token: str) -> Answer:
        """Gives somebody whose time is over a day more."""
        return await self._change(match, user, token, lambda each, now: claims.wait(each, user, seat, now))

    async def claim(self, match: MatchId, user: UserId, seat: Seat, kind: ClaimKind, token: str) -> Answer:
        """Claims something because somebody's time is over; it is carried out unless they answer."""
        return await self._change(
            match, user, token, lambda each, now: claims.claim(each, user, seat, kind, now)
        )

    async def answer(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Whoever is late goes on."""
        return await self._change(match, user, token, lambda each, now: claims.answer(each, user, now))

    async def nudge(self, match: MatchId, user: UserId, seat: Seat, token: str) -> Answer:
        """Has somebody reminded that a table waits for them: once a day, whoever asks."""
        return await self._change(match, user, token, lambda each, now: nudge(each, user, seat, now))

    async def _change(
        self, match: MatchId, user: UserId, token: str, make: Callable[[LoadedMatch, Moment], Draft]
    ) -> Answer:
        async def draft(loaded: LoadedMatch) -> Draft:
            return make(loaded, self.house.moment())

        loaded, repeated = await self._repository.change(match, token, draft)
        return Answer(await self._repository.view(loaded, user), repeated)


async def _is_always_there(guild: int, user: UserId) -> bool:
    return True


def start_anew(loaded: LoadedMatch, user: UserId, now: Moment) -> Draft:
    """A user's clock runs from now on, with what it has used; where they are away it is stopped by that."""
    seat, clocks = loaded.seat_of(user), loaded.clocks
    if clocks is None or seat is None or not clocks.of(seat).turn:
        return Draft(loaded)
    clocks = clocks.put(clocks.of(seat).stop(now).go_on(now))
    return Draft(with_clocks(loaded, clocks), channel=("table",))


def ring(loaded: LoadedMatch, now: Moment, wishes: Mapping[UserId, Wish]) -> Draft:
    """What the clocks of a match have come to: who is reminded, and whether the table shows it."""
    clocks = loaded.clocks
    if clocks is None:
        return Draft(loaded)
    reminded: list[UserId] = []
    others: list[UserId] = []
    shown = False
    for clock in clocks.seats:
        over = clock.count_stages(clocks.terms, now)
        if over <= clock.told:
            continue
        clocks = clocks.put(replace(clock, told=over))
        user, latest = loaded.user_at(clock.seat), STAGES[over - 1]
        shown = shown or latest in ("reserve", "late")
        if user is not None and latest in clocks.terms.reminded and latest in WISHED[wishes[user]]:
            reminded.append(user)
        if latest == "late":
            late = clocks.late(now)
            in_time = set(loaded.still_playing()) - set(late)
            others += [who for seat, who in loaded.seating() if seat in in_time and not is_computer(who)]
    return Draft(
        with_clocks(loaded, clocks),
        channel=("table",) if shown else (),
        reminded=tuple(reminded),
        claimed=tuple(dict.fromkeys(others)),
    )


def nudge(loaded: LoadedMatch, user: UserId, seat: Seat, now: Moment) -> Draft:
    """Another player would like to remind somebody. Raises RefusedError."""
    refuse_unless_playing(loaded)
    if loaded.paused:
        raise RefusedError("refused-paused")
    own, player = own_seat_in(loaded, user), loaded.player_at(seat)
    if own == seat or player is None or is_computer(player) or loaded.decisions().of(seat) is None:
        raise RefusedError("refused-nudge-nobody")
    silence = (loaded.silence or Silence(now, 0, now)).nudge(seat, now)
    if silence is None:
        raise RefusedError("refused-nudged")
    return Draft(with_silence(loaded, silence), reminded=(player,))
