"""Time at running tables: what is due, what may be claimed, and tables closed for their silence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from random import Random
from typing import Final

from bot.engine import Event, Seat
from bot.logs import get_logger
from bot.match.answering import find_due, has_lines, leave_due, play_due
from bot.match.clocks import (
    ANSWER_TIME,
    LONGER,
    STAGES,
    WISHED,
    Claim,
    ClaimKind,
    Clocks,
    Moment,
    PaceName,
    SeatClock,
    Silence,
    Wish,
)
from bot.match.entries import select_counting, told_to
from bot.match.lobby import refuse_unless_host, refuse_unless_lobby
from bot.match.match import (
    LoadedMatch,
    Table,
    is_computer,
    own_seat_in,
    refuse_unless_playing,
    seat_in,
    waiting_people,
    with_clocks,
    with_pace,
    with_silence,
)
from bot.match.offers import expire, give_time
from bot.match.play import Asking, Draft, add_note, end_match, give_up, tell_of_end
from bot.match.proposals import stand_in
from bot.match.repository import MatchRepository
from bot.match.settings import SettingsRepository, go_away, refuse_on_storage_errors
from bot.match.values import MatchId, RefusedError, UserId
from bot.match.views import Answer

log = get_logger("clocks")

# What is done about a table at which nothing happens: it is said that it will close, and then it closes.


def people_awaited(loaded: LoadedMatch) -> tuple[UserId, ...]:
    """The people a table waits for; nobody in a lobby, or where it cannot go on."""
    if loaded.phase != "playing":
        return ()
    users = (loaded.player_at(seat) for seat in waiting_people(loaded))
    return tuple(user for user in users if user is not None)


def mind_silence(loaded: LoadedMatch, silence: Silence, now: Moment, at: str, *, deserted: bool) -> Draft:
    """Draft what a silence has come to.

    deserted: whether nobody the table waits for is still on the server.
    """
    if loaded.row.phase == "lobby":
        is_over = now >= silence.since + silence.limit
        return end_match(loaded, "silent", at) if is_over else Draft(with_silence(loaded, silence))
    is_long = now >= silence.warned_from
    if silence.closing is not None:
        if silence.deserted and deserted:
            return end_match(loaded, "deserted", at)
        if not silence.deserted and now >= silence.since + silence.limit:
            return end_match(loaded, "silent", at)
    if not (deserted or is_long):
        after = with_silence(loaded, silence.go_on(now))
        return Draft(after, channel=("table",) if silence.closing is not None else ())
    after = with_silence(loaded, silence.warn(now, deserted=deserted and not is_long))
    reminded = () if deserted or silence.paused else people_awaited(loaded)
    return Draft(after, channel=("table",), reminded=reminded)


# What the others may do when somebody's time is over: nothing of it happens by itself.


TWO: Final = 2
"""People of whom one wins when the other does not return."""
LEVEL: Final = "regular"
"""How strong the house plays for whoever does not come."""


def kinds_of_claims(playing: int) -> tuple[ClaimKind, ...]:
    """Return what may be claimed where so many still play."""
    return ("house", "win") if playing == TWO else ("house", "out")


def draft_waiting(loaded: LoadedMatch, user: UserId, seat: Seat, now: Moment) -> Draft:
    """Gives somebody whose time is over a day more; a claim against them lapses. Raises RefusedError."""
    clocks = _find_late(loaded, user, seat, now)
    clocks = clocks.put(_lengthen(clocks, clocks.of(seat), LONGER, now))
    return Draft(with_clocks(loaded, clocks), channel=("table",))


def draft_claim(loaded: LoadedMatch, user: UserId, seat: Seat, kind: ClaimKind, now: Moment) -> Draft:
    """Claims something because somebody's time is over; they are told and can answer. Raises RefusedError."""
    clocks = _find_late(loaded, user, seat, now)
    if clocks.claim is not None:
        raise RefusedError("refused-claim-open")
    if kind not in kinds_of_claims(len(loaded.still_playing())):
        raise RefusedError("refused-claim-impossible")
    clocks = replace(clocks, claim=Claim(kind, own_seat_in(loaded, user), seat, now + ANSWER_TIME))
    late = loaded.user_at(seat)
    told = () if late is None else (late,)
    return Draft(with_clocks(loaded, clocks), channel=("table",), claimed=told)


def draft_answer(loaded: LoadedMatch, user: UserId, now: Moment) -> Draft:
    """Let whoever is late go on: the claim lapses, and there is some time to choose. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat, clocks = seat_in(loaded, user), loaded.clocks
    if clocks is None or clocks.claim is None or clocks.claim.of != seat:
        raise RefusedError("refused-claim-none")
    clock = clocks.of(seat)
    if clock.answered:
        raise RefusedError("refused-claim-answered")
    clock = replace(_lengthen(clocks, clock, ANSWER_TIME, now), answered=True)
    return Draft(with_clocks(loaded, replace(clocks.put(clock), claim=None)), channel=("table",))


def carry_out_claim(loaded: LoadedMatch, claim: Claim, rng: Random, now: str, asking: Asking) -> Draft:
    """Draft what follows when a claim has not been answered. Raises RefusedError."""
    if claim.kind == "house":
        draft = stand_in(loaded, claim.of, LEVEL)
        return add_note(draft, "claimed-house", now, seat=claim.by, about=claim.of)
    noted = add_note(Draft(loaded), f"claimed-{claim.kind}", now, seat=claim.by, about=claim.of)
    following = give_up(noted.match, claim.of, claim.by, rng, now, asking)
    return tell_of_end(replace(following, entries=(*noted.entries, *following.entries)), None)


def _find_late(loaded: LoadedMatch, user: UserId, seat: Seat, now: Moment) -> Clocks:
    """The clocks, where another player may say what is done about a late one. Raises RefusedError."""
    refuse_unless_playing(loaded)
    own, clocks = own_seat_in(loaded, user), loaded.clocks
    if loaded.paused:
        raise RefusedError("refused-paused")
    late = () if clocks is None else clocks.late(now)
    if own == seat:
        raise RefusedError("refused-late-self")
    if clocks is None or seat not in late:
        raise RefusedError("refused-not-late")
    if own in late or is_computer(user) or not loaded.still_plays(own):
        raise RefusedError("refused-late-too")
    return clocks


def _lengthen(clocks: Clocks, clock: SeatClock, seconds: int, now: Moment) -> SeatClock:
    """A clock with so many seconds from now on; its reserve has gone."""
    longer = clock.used(now) + seconds - clocks.terms.allowance
    clock = replace(clock, longer=longer, reserve=0, drawn=clock.drawn + clock.reserve)
    return replace(clock, told=clock.count_stages(clocks.terms, now))


# The clocks of tables: the pace is chosen, the alarm clock rings, and the others say what is to be done.


class TableClocks:
    """The clocks of tables. What is turned down raises RefusedError and has no effect."""

    def __init__(self, repository: MatchRepository, settings: SettingsRepository) -> None:
        self._repository = repository
        self._settings = settings
        self.house = repository.house_clock
        self._is_member: Callable[[int, UserId], Awaitable[bool]] = _is_always_there

    def on_deadlines(self, listener: Callable[[], None]) -> None:
        """Has a function called after each commit that changed when something is due."""
        self._repository.on_deadlines(listener)

    def ask_members(self, is_member: Callable[[int, UserId], Awaitable[bool]]) -> None:
        """Says who knows whether somebody is still on a server; until then everybody is thought to be."""
        self._is_member = is_member

    async def is_member(self, guild: int, user: UserId) -> bool:
        """Tell whether somebody is still on a server, as far as is known."""
        return await self._is_member(guild, user)

    async def choose_pace(self, match: MatchId, user: UserId, pace: PaceName | None, token: str) -> Table:
        """Agrees on the pace of a table; host only."""

        def make(loaded: LoadedMatch) -> Draft:
            refuse_unless_lobby(loaded)
            refuse_unless_host(loaded, user)
            return Draft(with_pace(loaded, pace), channel=("lobby",))

        return await self._repository.change_table(match, token, make)

    async def ring(self, match: MatchId) -> None:
        """Does what is due at a table: once, for the commit that notes it is the one that tells of it."""
        deserted = await self._is_deserted(await self._repository.get(match))

        async def make(loaded: LoadedMatch) -> Draft:
            now = self.house.moment()
            asked = find_due(loaded, now)
            if asked is not None:
                return await self._answer(loaded, asked)
            if any(offer.is_due(now) for offer in loaded.offers):
                return expire(loaded, now, self._repository.now())
            loaded = give_time(loaded, now)
            claim, silence = None if loaded.clocks is None else loaded.clocks.claim, loaded.silence
            if claim is None or claim.due > now:
                if silence is not None and silence.due(loaded.row.phase) <= now:
                    # What the server grants by now counts, not what it granted when the silence began.
                    limits = (await self._settings.guild(loaded.row.guild)).limits
                    silence = replace(silence, limit=limits.of(loaded.row.phase))
                    return mind_silence(loaded, silence, now, self._repository.now(), deserted=deserted)
                wishes = {user: (await self._settings.user(user)).reminders for _, user in loaded.seating()}
                if loaded.clocks is None:
                    return speak(loaded, now, wishes, await self._repository.commits.find_away(loaded))
                return ring(loaded, now, wishes)
            asking = await self._repository.asking(loaded)
            return carry_out_claim(loaded, claim, self._repository.rng, self._repository.now(), asking)

        await self._repository.change(match, None, make)

    async def _answer(self, loaded: LoadedMatch, seat: Seat) -> Draft:
        """Draft what a seat has answered ahead of time."""
        repository, story = self._repository, tuple[Event, ...]()
        if has_lines(loaded, seat):
            entries = select_counting(await repository.read_entries(loaded.row.id))
            story = await asyncio.to_thread(told_to, loaded.bundle, entries, seat)
        asking = await repository.asking(loaded)
        try:
            return play_due(loaded, seat, story, repository.rng, repository.now(), asking)
        except Exception as error:
            # Whatever it is, the clocks of the table must go on, and its person answers by hand.
            log.exception("kept-answer-failed", match=loaded.row.id, error=repr(error))
            return leave_due(loaded, seat)

    async def _is_deserted(self, loaded: LoadedMatch) -> bool:
        """Tell whether a silent table waits for people none of whom is still on the server.

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
                user,
                lambda settings: settings.model_copy(update={"away": go_away(settings.away, until, now)}),
            )
            matches = await self._repository.store.matches_of(user, None, ("playing",))

        for match in matches:
            with suppress(RefusedError):
                await self._repository.change(
                    match, None, lambda loaded: start_anew(loaded, user, self.house.moment())
                )

    async def wait(self, match: MatchId, user: UserId, seat: Seat, token: str) -> Answer:
        """Gives somebody whose time is over a day more."""
        return await self._change(
            match, user, token, lambda loaded, now: draft_waiting(loaded, user, seat, now)
        )

    async def claim(self, match: MatchId, user: UserId, seat: Seat, kind: ClaimKind, token: str) -> Answer:
        """Claims something because somebody's time is over; it is carried out unless they answer."""
        return await self._change(
            match, user, token, lambda loaded, now: draft_claim(loaded, user, seat, kind, now)
        )

    async def answer(self, match: MatchId, user: UserId, token: str) -> Answer:
        """Let whoever is late go on."""
        return await self._change(match, user, token, lambda loaded, now: draft_answer(loaded, user, now))

    async def nudge(self, match: MatchId, user: UserId, seat: Seat, token: str) -> Answer:
        """Has somebody reminded that a table waits for them: once a day, whoever asks."""
        return await self._change(match, user, token, lambda loaded, now: nudge(loaded, user, seat, now))

    async def _change(
        self, match: MatchId, user: UserId, token: str, make: Callable[[LoadedMatch, Moment], Draft]
    ) -> Answer:
        return await self._repository.answer(
            match, user, token, lambda loaded: make(loaded, self.house.moment())
        )


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
    """Draft what the clocks of a match have come to: who is reminded, and whether the table shows it."""
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


def speak(
    loaded: LoadedMatch, now: Moment, wishes: Mapping[UserId, Wish], away: Mapping[Seat, Moment]
) -> Draft:
    """Draft kind words for those who hear one now. away: seats of people who are away, and until when."""
    silence = loaded.silence
    if silence is None or silence.paused:
        return Draft(loaded)
    waits, reminded = [], []
    for wait in silence.waits:
        if wait.due is None or wait.due > now:
            waits.append(wait)
        elif away.get(wait.seat, now) > now:
            waits.append(wait.put_off(away[wait.seat]))
        else:
            waits.append(replace(wait, told=wait.count_words(now)))
            user = loaded.player_at(wait.seat)
            if user is not None and wishes.get(user) != "none":
                reminded.append(user)
    after = with_silence(loaded, replace(silence, waits=tuple(waits)))
    return Draft(after, reminded=tuple(dict.fromkeys(reminded)))
