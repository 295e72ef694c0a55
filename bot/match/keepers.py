"""The acts of a server's managers at its tables, and the list of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import Literal

from bot.engine import Seat
from bot.match.lobby import get_up
from bot.match.match import LoadedMatch, Table, is_computer, refuse_unless_playing
from bot.match.play import Asking, Draft, add_note, end_match, give_up, tell_of_end
from bot.match.repository import MatchRepository
from bot.match.settings import SettingsRepository, refuse_on_storage_errors
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.store import ActRow, PlaceTakenError

# What a manager of a server does at one table, as drafts. Nothing hidden is shown to them.


ActKind = Literal["closed", "draw", "won", "moved", "taken-out", "forbidden", "allowed"]


def refuse_own_table(loaded: LoadedMatch, keeper: UserId) -> None:
    """Raises RefusedError where a manager sits at a table with other people: it is not theirs alone."""
    if loaded.phase != "playing" or not loaded.has_joined(keeper):
        return
    if any(user > 0 and user != keeper and not is_computer(user) for _, user in loaded.seating()):
        raise RefusedError("refused-keeper-plays")


def draft_closing(loaded: LoadedMatch, now: str, *, as_draw: bool = False) -> Draft:
    """Closes a lobby, or a table without a result or as a draw. Raises RefusedError."""
    refuse_unless_open(loaded)
    if not as_draw:
        return end_match(loaded, "closed", now)
    refuse_unless_playing(loaded)
    if not loaded.bundle.draws:
        raise RefusedError("refused-draw-unknown")
    return end_match(loaded, "draw", now)


def draft_award(loaded: LoadedMatch, winner: UserId, rng: Random, now: str, asking: Asking) -> Draft:
    """Closes a table as if everybody but one had given up. Raises RefusedError."""
    refuse_unless_playing(loaded)
    seat = loaded.seat_of(winner)
    if not loaded.still_plays(seat):
        raise RefusedError("refused-remove-not-playing")
    others = tuple(other for other in loaded.still_playing() if other != seat)
    noted = add_note(Draft(loaded), "awarded", now, about=seat)
    return _give_up_all(noted, others, rng, now, asking)


def draft_taking_out(loaded: LoadedMatch, user: UserId, rng: Random, now: str, asking: Asking) -> Draft:
    """Takes somebody out, as if they had given up; out of a lobby as if they left. Raises RefusedError."""
    if loaded.row.phase == "lobby":
        return get_up(loaded, user)
    refuse_unless_playing(loaded)
    seat = loaded.seat_of(user)
    if not loaded.still_plays(seat):
        raise RefusedError("refused-remove-not-playing")
    noted = add_note(Draft(loaded), "taken-out", now, about=seat)
    return _give_up_all(noted, (seat,), rng, now, asking)


def draft_move(loaded: LoadedMatch, place: Place, now: str) -> Draft:
    """Has a table, or a lobby, go on in another channel. Raises RefusedError."""
    refuse_unless_open(loaded)
    if loaded.row.channel == place.channel:
        raise RefusedError("refused-move-here")
    row = replace(loaded.row, channel=place.channel, message=None, message_posted=None)
    if row.phase == "lobby":
        return Draft(replace(loaded, row=row), channel=("lobby",), moved=True)
    return add_note(Draft(replace(loaded, row=row), channel=("table",), moved=True), "moved", now)


def _give_up_all(noted: Draft, seats: Sequence[Seat], rng: Random, now: str, asking: Asking) -> Draft:
    """The draft with what follows when these seats give up, one after another, until the game is over."""
    draft, results = noted, noted.results
    for seat in seats:
        if draft.match.row.phase != "playing":
            break
        following = give_up(draft.match, seat, seat, rng, now, asking)
        draft = replace(following, entries=(*draft.entries, *following.entries))
        results = (*results, *following.results)
    given_up = replace(draft, results=results, channel=draft.channel or ("table",))
    return tell_of_end(given_up, None)


def refuse_unless_open(loaded: LoadedMatch) -> None:
    """Raises RefusedError where there is nothing left to end."""
    if loaded.row.phase == "over":
        raise RefusedError("refused-over", next=str(loaded.row.next_id or 0))
    if loaded.row.phase == "cancelled":
        raise RefusedError("refused-cancelled")


# The managers of a server: what they may do, and the list of what they have done.


MOST_LISTED = 20
"""Acts that are listed."""


class Keepers:
    """The acts of managers. What is turned down raises RefusedError and has no effect.

    Every act is written down in the commit that does it. Who may act is for the ui to know: guild: the server
    they manage, whose tables alone are theirs.
    """

    def __init__(self, repository: MatchRepository, settings: SettingsRepository) -> None:
        self._repository = repository
        self._settings = settings

    async def check_ending(self, guild: int, match: MatchId, keeper: UserId) -> None:
        """Refuse unless a manager may say how a table ends, before they are asked whether they are sure."""
        loaded = await self._repository.get(match)
        if loaded.row.guild != guild:
            raise RefusedError("refused-other-server")
        refuse_unless_open(loaded)
        refuse_own_table(loaded, keeper)

    async def close(
        self, guild: int, match: MatchId, keeper: UserId, token: str, *, as_draw: bool = False
    ) -> Table:
        """Closes a lobby, or a table without a result or as a draw; not alone where the keeper plays."""
        what: ActKind = "draw" if as_draw else "closed"

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            return draft_closing(loaded, self._repository.now(), as_draw=as_draw)

        return await self._act(guild, match, keeper, what, None, token, make)

    async def award(self, guild: int, match: MatchId, keeper: UserId, winner: UserId, token: str) -> Table:
        """Closes a table as somebody's win."""

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            return draft_award(loaded, winner, self._repository.rng, self._repository.now(), asking)

        return await self._act(guild, match, keeper, "won", winner, token, make)

    async def take_out(self, guild: int, match: MatchId, keeper: UserId, user: UserId, token: str) -> Table:
        """Takes somebody out of a game, or of a lobby."""

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            return draft_taking_out(loaded, user, self._repository.rng, self._repository.now(), asking)

        return await self._act(guild, match, keeper, "taken-out", user, token, make)

    async def move(
        self, guild: int, match: MatchId, keeper: UserId, channel: int, parent: int | None, token: str
    ) -> Table:
        """Has a table go on in another channel. parent: of a thread."""
        allowed = (await self._settings.guild(guild)).channels
        if allowed and not {channel, parent} & set(allowed):
            raise RefusedError("refused-channel-not-allowed")

        def make(loaded: LoadedMatch, asking: Asking) -> Draft:
            return draft_move(loaded, Place(guild, channel), self._repository.now())

        try:
            return await self._act(guild, match, keeper, "moved", None, token, make)
        except PlaceTakenError as error:
            raise RefusedError("refused-place-taken", match=str(error.match)) from error

    async def forbid(self, guild: int, keeper: UserId, user: UserId) -> None:
        """Forbids somebody to open tables on a server."""
        if await self.is_forbidden(guild, user):
            raise RefusedError("refused-forbidden-already")
        await self._note(guild, keeper, "forbidden", user)

    async def allow(self, guild: int, keeper: UserId, user: UserId) -> None:
        """Allows it again."""
        if not await self.is_forbidden(guild, user):
            raise RefusedError("refused-not-forbidden")
        await self._note(guild, keeper, "allowed", user)

    async def is_forbidden(self, guild: int, user: UserId) -> bool:
        """Tell whether somebody may not open tables on a server."""
        with refuse_on_storage_errors():
            latest = await self._repository.store.latest_act(guild, user, ("forbidden", "allowed"))
        return latest == "forbidden"

    async def list_forbidden(self, guild: int) -> tuple[UserId, ...]:
        """List who may not open tables on a server, the latest first."""
        with refuse_on_storage_errors():
            return await self._repository.store.list_forbidden(guild)

    async def list_acts(self, guild: int) -> tuple[ActRow, ...]:
        """Return what the managers of a server have done, the latest first."""
        with refuse_on_storage_errors():
            return await self._repository.store.acts(guild, MOST_LISTED)

    async def _note(self, guild: int, keeper: UserId, what: ActKind, about: UserId) -> None:
        with refuse_on_storage_errors():
            await self._repository.store.add_act(
                ActRow(guild, self._repository.now(), keeper, what, None, about)
            )

    async def _act(
        self,
        guild: int,
        match: MatchId,
        keeper: UserId,
        what: ActKind,
        about: UserId | None,
        token: str,
        make: Callable[[LoadedMatch, Asking], Draft],
    ) -> Table:
        async def draft(loaded: LoadedMatch) -> Draft:
            if loaded.row.guild != guild:
                raise RefusedError("refused-other-server")
            if what != "moved":
                refuse_own_table(loaded, keeper)
            asking = await self._repository.asking(loaded)
            done = ActRow(guild, self._repository.now(), keeper, what, match, about)
            return replace(make(loaded, asking), acts=(done,))

        return await self._repository.change_table(match, token, draft)
