"""Who may open the page of the board: links for one use, and the browsers they have opened it in."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from bot.match.settings import refuse_on_storage_errors
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import BoardLinkRow, BoardSessionRow, Store
from bot.text import Language, language_of
from cogs.inn.touch.model import LINK_LIFE, SESSION_LIFE, Keys, Link


class Doors:
    """Links and browsers. What is turned down raises RefusedError."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], datetime]) -> None:
        self._boards = store.boards
        self._keys = Keys(secret)
        self._now = now

    async def offer(self, user: UserId, match: MatchId, language: Language) -> tuple[str, int]:
        """Make a link for somebody to a match; return it, and until when it can be used."""
        link, until = self._keys.make("link"), self._moment() + LINK_LIFE
        row = BoardLinkRow(self._keys.hash("link", link) or "", user, match, language, until)
        with refuse_on_storage_errors():
            await self._boards.keep_link(row, self._moment())
        return link, until

    async def find(self, link: str) -> Link:
        """Find what a link leads to, without using it."""
        token = self._keys.hash("link", link)
        with refuse_on_storage_errors():
            row = None if token is None else await self._boards.link(token, self._moment())
        return _read(row)

    async def spend(self, link: str) -> tuple[str, Link]:
        """Use a link; return what the browser is to keep, and what it leads to."""
        token = self._keys.hash("link", link)
        with refuse_on_storage_errors():
            row = None if token is None else await self._boards.spend_link(token, self._moment())
            spent = _read(row)
            kept, now = self._keys.make("session"), self._moment()
            session = BoardSessionRow(
                self._keys.hash("session", kept) or "",
                spent.user,
                spent.language,
                self._now().isoformat(),
                now + SESSION_LIFE,
            )
            await self._boards.open_session(session, now)
        return kept, spent

    async def recognise(self, kept: str) -> tuple[UserId, Language]:
        """Tell whose browser it is that has this, and which language that person spoke."""
        token = self._keys.hash("session", kept)
        with refuse_on_storage_errors():
            session = None if token is None else await self._boards.session(token, self._moment())
        if session is None:
            raise RefusedError("touch-not-open")
        return session.user, language_of(session.language)

    async def list_open(self, user: UserId) -> tuple[BoardSessionRow, ...]:
        """List the browsers somebody has the page open in, the latest first."""
        with refuse_on_storage_errors():
            sessions = await self._boards.sessions_of(user)
        return tuple(session for session in sessions if session.until > self._moment())

    async def close(self, user: UserId, token: str = "") -> None:
        """End one of them, or all where none is named, with the links that were not used."""
        with refuse_on_storage_errors():
            await self._boards.close_sessions(user, token)

    def _moment(self) -> int:
        return int(self._now().timestamp())


def _read(row: BoardLinkRow | None) -> Link:
    if row is None:
        raise RefusedError("touch-link-over")
    return Link(row.user, row.match, language_of(row.language))
