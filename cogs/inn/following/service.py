"""Following a table one does not play at: being told of each turn, or of its end alone.

Only what everybody can see has anybody told: who must choose, and that it is over."""

from __future__ import annotations

from dataclasses import replace

from bot.match.match import LoadedMatch, Table
from bot.match.matches import MatchService
from bot.match.play import Draft
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import FollowerRow, FollowWish


class Following:
    """The followers of tables. What is turned down raises RefusedError and has no effect."""

    def __init__(self, matches: MatchService) -> None:
        self._repository = matches.repository

    async def wish(self, match: MatchId, user: UserId) -> FollowWish | None:
        """Return what somebody is told of a table; None: nothing."""
        followers = (await self._repository.get(match)).followers
        return next((follower.wish for follower in followers if follower.user == user), None)

    async def follow(self, match: MatchId, user: UserId, wish: FollowWish | None, token: str | None) -> Table:
        """Has somebody told of a table from now on; None: no longer. token: None where nobody asks for it."""

        return await self._repository.change_table(match, token, lambda loaded: follow(loaded, user, wish))


def follow(loaded: LoadedMatch, user: UserId, wish: FollowWish | None) -> Draft:
    """Somebody is told of a table from now on, or no longer. Raises RefusedError."""
    others = tuple(follower for follower in loaded.followers if follower.user != user)
    if wish is None:
        return Draft(replace(loaded, followers=others), followed=True)
    if loaded.has_joined(user):
        raise RefusedError("refused-follow-player")
    if loaded.row.phase not in ("lobby", "playing"):
        raise RefusedError("refused-follow-over")
    return Draft(replace(loaded, followers=(*others, FollowerRow(user, wish))), followed=True)
