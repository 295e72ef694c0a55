"""The way in from inside Discord: who is there, and at which table, is asked of Discord, not of the page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Protocol, TypeAlias

from bot.match.match import Table
from bot.match.values import NO_SERVER, MatchId, Place, RefusedError, UserId
from bot.text import Language, language_of
from bot.ui.interactions.touching import check_touch
from bot.ui.memory import BoundedDict
from bot.ui.services import Services
from bot.web.house import Entry
from cogs.inn.activity.model import LIFE, MOST_TABLES, Instance, Pass, Passes

WORDS: Final = ("wait", "outside", "stranger", "again", "which")
"""What the way in says itself: messages `activity-page-…`."""


class Vouches(Protocol):
    """Who can tell who somebody is: Discord."""

    async def identify(self, code: str) -> tuple[UserId, str]:
        """Tell whose code it is, and which language they speak there. Raises RefusedError."""


FindInstance: TypeAlias = Callable[[str], Awaitable[Instance | None]]


class Threshold:
    """The way in, for `bot.web`. find_instance: asks Discord where an instance is open, and for whom."""

    def __init__(
        self,
        services: Services,
        application: Callable[[], int],
        identities: Vouches,
        find_instance: FindInstance,
    ) -> None:
        self._services = services
        self._application = application
        self._identities = identities
        self._find_instance = find_instance
        self._passes = Passes(services.presentation.secret)
        self._launched: BoundedDict[tuple[str, UserId], MatchId] = BoundedDict()

    @property
    def application(self) -> int:
        """The application as which Discord knows the bot."""
        return self._application()

    def words(self, language: Language) -> Mapping[str, str]:
        """Give the words of the way in."""
        translator = self._services.presentation.translator(language)
        return {word: translator(f"activity-page-{word}") for word in WORDS}

    def note_launched(self, instance: str, user: UserId, match: MatchId) -> None:
        """Remember at which match somebody opened an instance, as Discord answered there."""
        self._launched.put((instance, user), match)

    async def enter(self, code: str, instance: str) -> Entry:
        """Let in whom Discord vouches for by a code, where it has an instance of the Activity open."""
        user, locale = await self._identities.identify(code)
        where = await self._find_instance(instance)
        if where is None or user not in where.users:
            raise RefusedError("activity-gone")
        settings = await self._services.matches.user_settings(user)
        language = settings.language or language_of(locale)
        here, tables = await self._find_tables(user, where, self._launched.get((instance, user)))
        if not tables:
            raise RefusedError("activity-no-table")
        tables = tables[:MOST_TABLES]
        given = Pass(user, language, tuple(table.id for table in tables), self._moment() + LIFE)
        named = [(table.id, await self._name(table, user, language)) for table in tables]
        return Entry(self._passes.write(given), language, named, here)

    async def recognise(self, kept: str, match: MatchId) -> tuple[UserId, Language]:
        """Tell who it is that was let in to a match with this, and the language to speak to them in."""
        given = self._passes.read(kept, self._moment())
        if match not in given.matches:
            raise RefusedError("touch-not-open")
        settings = await self._services.matches.user_settings(given.user)
        return given.user, settings.language or given.language

    async def _find_tables(
        self, user: UserId, where: Instance, launched: MatchId | None
    ) -> tuple[MatchId | None, Sequence[Table]]:
        """Find the table that is meant, None where it may be one of several, and all that may be.

        What somebody pressed the button at comes first, then what is played where the instance is open; only
        then their other tables. All are asked for access, as for every press.
        """
        matches = self._services.matches
        place = Place(where.guild or NO_SERVER, where.channel)
        at_place = await matches.tables_at(place)
        is_played = at_place is not None and at_place.phase == "playing"
        over = None if is_played else await matches.last_at(place)
        near = [launched, at_place.id if at_place is not None and is_played else over]
        own = [table.id for table in await matches.tables_of(user, where.guild) if table.phase == "playing"]
        tables = []
        for match in dict.fromkeys(match_id for match_id in (*near, *own) if match_id is not None):
            try:
                tables.append(await check_touch(self._services, match, user))
            except RefusedError:
                continue
        seen = {table.id for table in tables}
        meant = launched or (near[1] if is_played else None)
        if meant not in seen:
            meant = tables[0].id if len(tables) == 1 else None
        return meant, tables

    async def _name(self, table: Table, user: UserId, language: Language) -> str:
        presentation = self._services.presentation
        translator = presentation.translator(language)
        others = [player for _, player in table.seats if player is not None and player != user]
        named = [*(await presentation.names.of(others, translator)).values()]
        game = presentation.bundle(table).words.name(language)
        return translator("activity-table", game=game, people=translator.join(named), count=len(named))

    def _moment(self) -> int:
        return int(self._services.now().timestamp())
