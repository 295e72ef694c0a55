"""Settings of users and servers, read once and kept: hours, seasons, lessons, private messages that stand."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from typing import Annotated, Final, Generic, Literal, TypeAlias, TypeVar, get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import orjson
from pydantic import BaseModel, ConfigDict, Field, field_validator

from bot.engine import Seat
from bot.logs import get_logger
from bot.match.clocks import USUAL_PACE, Limits, PaceChoice, Wish
from bot.match.values import MatchId, RefusedError, UserId
from bot.store import (
    ConflictError,
    News,
    PlaceTakenError,
    SettingRow,
    Share,
    Store,
    StoreError,
    TokenSeenError,
)
from bot.store.cluster import replace_shared
from bot.text import Language

# Times at which somebody must not be disturbed: quiet hours in their own time, and days away.

Hour: TypeAlias = Annotated[int, Field(ge=0, le=23)]
Span: TypeAlias = tuple[datetime, datetime]
"""From when until when somebody is away."""
YEAR: Final = timedelta(days=365)
EASTMOST: Final = 14
"""Hours a clock is ahead of Greenwich at most."""


class QuietHours(BaseModel):
    """From one hour to another, by the clocks of a time zone, no notice arrives."""

    model_config = ConfigDict(frozen=True)

    zone: str
    start: Hour = 22
    end: Hour = 8


def quiet_ends(quiet: QuietHours | None, now: datetime) -> datetime | None:
    """Tell when the quiet hours end that somebody has just now; None where they have none."""
    if quiet is None or quiet.start == quiet.end:
        return None
    try:
        local = now.astimezone(ZoneInfo(quiet.zone))
    except (ZoneInfoNotFoundError, ValueError):
        return None
    if (local.hour - quiet.start) % 24 >= (quiet.end - quiet.start) % 24:
        return None
    day = local if local.hour < quiet.end else local + timedelta(days=1)
    return day.replace(hour=quiet.end, minute=0, second=0, microsecond=0).astimezone(UTC)


def zone_of_hour(hour: int, now: datetime) -> str:
    """A time zone in which it is this hour now."""
    ahead = (hour - now.astimezone(UTC).hour) % 24
    ahead = ahead if ahead <= EASTMOST - 2 else ahead - 24
    # The names count the other way round: west of Greenwich is +.
    return f"Etc/GMT{-ahead:+d}" if ahead else "Etc/GMT"


@cache
def zones() -> tuple[str, ...]:
    """The time zones that are called by a city."""
    areas = re.compile("(Africa|America|Antarctica|Asia|Atlantic|Australia|Europe|Indian|Pacific)/")
    return tuple(sorted(filter(areas.match, available_timezones())))


def away_now(spans: Sequence[Span], now: datetime) -> datetime | None:
    """Until when somebody is away; None where they are here."""
    return spans[-1][1] if spans and spans[-1][1] > now else None


def stands_until(spans: Sequence[Span], most_days: int, now: datetime) -> datetime | None:
    """Until when the time of somebody who is away stands on a server: so many days a year at most."""
    end = away_now(spans, now)
    if end is None:
        return None
    start = spans[-1][0]
    earlier = [max(timedelta(0), last - max(first, start - YEAR)) for first, last in spans[:-1]]
    left = max(timedelta(0), timedelta(days=most_days) - sum(earlier, timedelta(0)))
    until = min(end, start + left)
    return until if until > now else None


def go_away(spans: Sequence[Span], until: datetime, now: datetime) -> tuple[Span, ...]:
    """The times away with one that begins now, or the present one with another end."""
    recent = tuple(span for span in spans if span[1] > now - YEAR)
    if away_now(recent, now) is not None:
        return (*recent[:-1], (recent[-1][0], until))
    return (*recent, (now, until)) if until > now else recent


# Private messages of the bot that stand: which they are, and what each of them says that may end.

LetterKind: TypeAlias = Literal["panel", "followed", "list"]
UNSENT = 0
"""Stands for the id of a message that is being sent: after a crash it may be there or not."""
UNSENT_LIST = -1
"""The same, of a list of tables."""


class Letter(BaseModel):
    """A private message about a match. message: its id, UNSENT or UNSENT_LIST.

    kind: a panel of that match, what is told of one that is followed, or the list of tables that wait. says:
    what it speaks of, in the words of `persistence.spoken_of`.
    """

    model_config = ConfigDict(frozen=True)

    message: int
    kind: LetterKind
    says: tuple[str, ...]

    def is_true(self, holds: frozenset[str]) -> bool:
        """Tell whether all it speaks of still is as it says."""
        return holds.issuperset(self.says)


Letters: TypeAlias = Mapping[str, tuple[Letter, ...]]
"""Somebody's, by match."""


def letters_of(letters: Letters, match: int) -> tuple[Letter, ...]:
    """Those about one match."""
    return letters.get(str(match), ())


def put_letter(letters: Letters, match: int, letter: Letter) -> Letters:
    """With a letter in the place of the unsent one, and of one in the same message.

    The list of tables is about several matches; what else stands in a message is about one.
    """
    shared = letter.kind == "list"

    def gives_way(of: str, before: Letter) -> bool:
        same = before.message == letter.message
        if of == str(match):
            return same or (not shared and before.message == UNSENT)
        return same and not (shared and before.kind == "list")

    kept = {
        of: tuple(old_letter for old_letter in standing if not gives_way(of, old_letter))
        for of, standing in letters.items()
    }
    kept[str(match)] = (*kept.get(str(match), ()), letter)
    return {of: standing for of, standing in kept.items() if standing}


def drop_letters(letters: Letters, message: int, match: int | None = None) -> Letters:
    """Without what is kept of a message. match: of this one alone."""
    kept = {
        of: tuple(
            letter
            for letter in standing
            if letter.message != message or (match is not None and of != str(match))
        )
        for of, standing in letters.items()
    }
    return {of: standing for of, standing in kept.items() if standing}


# Seasons: how a server divides the year, and which part of it a game belongs to.


Period: TypeAlias = Literal["none", "year", "quarter"]
PERIODS: tuple[Period, ...] = get_args(Period)
QUARTERS = 4


def season_of(moment: datetime, period: str) -> int:
    """The number of a season, one more than that of the season before; 0 where there are none."""
    if period == "year":
        return moment.year
    if period == "quarter":
        return moment.year * QUARTERS + (moment.month - 1) // 3
    return 0


def parts_of(season: int, period: str) -> tuple[int, int | None]:
    """The year of a season, and its quarter from 1 to 4; None where seasons are whole years."""
    if period == "quarter":
        return season // QUARTERS, season % QUARTERS + 1
    return season, None


# How far somebody has come with the lessons: kept with the settings, so exported and erased with them.


class OpenLesson(BaseModel):
    """The lesson somebody is at. log: what was done in it since its position: the seat, then the action."""

    model_config = ConfigDict(frozen=True)

    game: str
    key: str
    log: tuple[str, ...] = ()


class Schooling(BaseModel):
    """Lessons solved, by game; the one that is open. stamp: grows with each choice, so that a button of an
    earlier one can be told apart.

    first_game: the match in which decisions are introduced, 0 for none. introduced: the kinds that have been,
    each with the stamp of the decision at which it was. advised: after which first things it was told what
    may come next, each with its match or stamp.
    """

    model_config = ConfigDict(frozen=True)

    done: Mapping[str, tuple[str, ...]] = {}
    open: OpenLesson | None = None
    stamp: int = 0
    first_game: MatchId = 0
    introduced: Mapping[str, int] = {}
    advised: Mapping[str, int] = {}

    def of(self, game: str) -> tuple[str, ...]:
        """The lessons of a game that have been solved."""
        return self.done.get(game, ())

    def with_lesson(self, lesson: OpenLesson) -> Schooling:
        """With a lesson as it stands now, and every older button outdated."""
        return self.model_copy(update={"open": lesson, "stamp": self.stamp + 1})

    def with_done(self, game: str, key: str) -> Schooling:
        """With one more lesson solved."""
        if key in self.of(game):
            return self
        return self.model_copy(update={"done": {**self.done, game: (*self.of(game), key)}})

    def with_first_game(self, match: MatchId) -> Schooling:
        """With a match in which every kind of decision is new; 0 for none any more."""
        return self.model_copy(update={"first_game": match, "introduced": {}})

    def with_advised(self, after: str, at: int) -> Schooling:
        """With what comes next told after something; once is enough."""
        return self.model_copy(update={"advised": {after: at, **self.advised}})

    def with_introduced(self, kind: str, stamp: int) -> Schooling:
        """With one more kind of decision introduced."""
        return self.model_copy(update={"introduced": {**self.introduced, kind: stamp}})


# A line that is being composed: kept like a lesson that is open, so no restart loses it.


class DraftLine(BaseModel):
    """A line of somebody's at one table. log: what was chosen in it so far, one press after the other.

    since, mark: the moment at which it begins, as in `Line`. stamp: as in `Schooling`.
    """

    model_config = ConfigDict(frozen=True)

    match: MatchId
    since: int
    mark: str
    stamp: int = 0
    log: tuple[tuple[str, ...], ...] = ()

    def with_log(self, log: tuple[tuple[str, ...], ...]) -> DraftLine:
        """With other choices, and every older button outdated."""
        return self.model_copy(update={"log": log, "stamp": self.stamp + 1})


# What guilds and users have set, read once and kept.


MOST_KEPT = 4096
"""Settings kept in memory; others are read again."""
ArchiveReaders: TypeAlias = Literal["members", "players"]
TournamentOpeners: TypeAlias = Literal["managers", "members"]


class Checked(BaseModel):
    """The result of trying out, in a channel of a server, what the bot relies on there."""

    model_config = ConfigDict(frozen=True)

    at: datetime
    channel: int
    troubles: tuple[str, ...] = ()  # what was to be changed
    anew: bool = False  # new pictures were refused in edits, so messages are sent anew with them


class GuildSettings(BaseModel):
    """A guild's settings."""

    model_config = ConfigDict(frozen=True)

    language: Language | None = None  # None follows the guild's own
    # Where to play; empty: all.
    channels: tuple[int, ...] = ()
    components: Mapping[str, str] = {}  # by game, the component file its tables play with
    proposed: Mapping[str, str] = {}  # one that has been given and not been taken yet
    # By game, the house rules that are offered in its lobbies: options as texts.
    presets: Mapping[str, Mapping[str, str]] = {}
    pace: PaceChoice = USUAL_PACE  # of tables opened from now on
    away_days: int = 30  # a year, in which time stands for who is away
    seasons: Period = "quarter"  # how long one lasts, at whose end standings begin anew
    # Who may see finished games, beside those who played them nobody or all members.
    archive: ArchiveReaders = "members"
    tournaments: TournamentOpeners = "managers"  # who may open them
    feats: bool = True  # whether what people once did is told
    title_cards: bool = True  # whether moments of a game have a picture of their own posted
    # At which somebody may sit at once; 0: any number.
    most_tables: int = 0
    digest: int | None = None  # the channel that is told of each week
    board: tuple[int, int] | None = None  # channel and message that show free seats
    called: int | None = None  # the role that may be called to them
    last_call: datetime | None = None  # when it was
    # table_days, lobby_days: after how many days without anything happening tables and lobbies close.
    table_days: int = 60
    lobby_days: int = 3
    keepers: int | None = None  # a role whose members may do what those may who manage the server
    daily: int | None = None  # the channel that is asked a position of the day
    daily_hour: int = 8  # at which hour, in UTC
    checked: Checked | None = None  # the last time it was tried out what the bot may do

    @field_validator("pace", mode="before")
    @classmethod
    def read_pace(cls, chosen: object) -> object:
        """Read what was kept while nothing stood for no hurry: nobody had said anything."""
        return USUAL_PACE if chosen is None else chosen

    @property
    def limits(self) -> Limits:
        """After how much silence tables close."""
        return Limits(self.table_days, self.lobby_days)


class UserSettings(BaseModel):
    """A user's settings."""

    model_config = ConfigDict(frozen=True)

    language: Language | None = None  # None follows Discord's
    notices: bool = True  # be told when it is one's turn
    asked_always: bool = False  # even where there is one choice and everybody can tell
    profile: bool = True  # whether others may look at it
    ahead: bool = False  # be told when the turn before one's own has begun
    dm_closed: bool = False  # the last message to this user was refused, so do not try again
    reminders: Wish = "few"  # how often to be told that time passes
    reminded: tuple[datetime, ...] = ()  # reminded, reminder: when that was lately, and by which message
    reminder: int | None = None
    quiet: QuietHours | None = None  # hours without notices
    away: tuple[Span, ...] = ()  # when one was away this year: time stands, and nobody is reminded
    schooling: Schooling = Schooling()  # how far one has come with the lessons
    # Set-ups of one's own as texts of actions, by game and seat.
    arrangements: Mapping[str, tuple[str, ...]] = {}
    # What one believes of others' hidden pieces, by match and by the names such pieces have.
    guesses: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    noted: tuple[MatchId, ...] = ()  # games one has written notes to, which are kept by themselves
    invitations: bool = True  # whether others may invite one to their tables
    line: DraftLine | None = None  # what one answers ahead of time, while it is being composed
    letters: Letters = {}  # the private messages about matches that stand, so that they can be mended


M = TypeVar("M", bound=BaseModel)


class _Cache(Generic[M]):
    def __init__(self) -> None:
        self._kept: OrderedDict[int, M] = OrderedDict()

    def get(self, key: int) -> M | None:
        settings = self._kept.get(key)
        if settings is not None:
            self._kept.move_to_end(key)
        return settings

    def put(self, key: int, value: M) -> M:
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return value

    def drop(self, key: int | None) -> None:
        if key is None:
            self._kept.clear()
        else:
            self._kept.pop(key, None)


log = get_logger("match")
REPLIES = (TokenSeenError, ConflictError, PlaceTakenError)
"""What the store says about a request."""


@contextmanager
def refuse_on_storage_errors() -> Iterator[None]:
    """Turns trouble of the disk into a RefusedError. What the store says about the request itself passes."""
    try:
        yield
    except REPLIES:
        raise
    except StoreError as error:
        log.error("storage", error=str(error))
        raise RefusedError("refused-storage") from error


class SettingsRepository:
    """The settings of guilds and users: written through, so that memory and disk agree.

    Where several processes share a database, a change begins from what is on disk, and the others are told.
    Trouble of the disk raises RefusedError.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._heard = 0
        if store.share is not None:
            store.share.on_news(self._hear)
        self._guilds: _Cache[GuildSettings] = _Cache()
        self._users: _Cache[UserSettings] = _Cache()
        # Of two changes at the same moment the second starts from what the first has made of it.
        self._changing = asyncio.Lock()

    async def guild(self, guild: int) -> GuildSettings:
        """A guild's settings, the usual ones where nothing was set."""
        return await self._read(self._guilds, GuildSettings, guild, self._store.guild_settings)

    async def change_guild(
        self,
        guild: int,
        change: Callable[[GuildSettings], GuildSettings],
        by: UserId | None = None,
        at: str = "",
    ) -> GuildSettings:
        """Changes a guild's settings as they are at that moment; what they are then. by, at: is noted.

        Raises RefusedError where other processes change them again and again.
        """
        async with self._changing:

            def make(text: str | None) -> tuple[GuildSettings, Sequence[SettingRow]]:
                before = _parse(GuildSettings, text)
                after = change(before)
                return after, compare(guild, before, after, by, at) if by is not None else ()

            read = partial(self._store.guild_settings, guild)
            if self._store.share is not None:
                return await self._change_shared(self._store.share, "guild", guild, read, make)
            settings, changes = make((await self.guild(guild)).model_dump_json())
            self._guilds.drop(guild)
            with refuse_on_storage_errors():
                await self._store.set_guild_settings(guild, settings.model_dump_json(), changes)
            return self._guilds.put(guild, settings)

    async def user(self, user: UserId) -> UserSettings:
        """A user's settings, the usual ones where nothing was set."""
        return await self._read(self._users, UserSettings, user, self._store.user_settings)

    async def asking(self, seating: Iterable[tuple[Seat, UserId]]) -> tuple[Seat, ...]:
        """The seats of those who want to be asked even where they have one choice."""
        return tuple([seat for seat, user in seating if (await self.user(user)).asked_always])

    async def change_user(self, user: UserId, change: Callable[[UserSettings], UserSettings]) -> UserSettings:
        """Changes a user's settings as they are at that moment; what they are then."""
        async with self._changing:
            if self._store.share is not None:

                def make(text: str | None) -> tuple[UserSettings, Sequence[SettingRow]]:
                    return change(_parse(UserSettings, text)), ()

                read = partial(self._store.user_settings, user)
                return await self._change_shared(self._store.share, "user", user, read, make)
            settings = change(await self.user(user))
            self._users.drop(user)
            with refuse_on_storage_errors():
                await self._store.set_user_settings(user, settings.model_dump_json())
            return self._users.put(user, settings)

    async def _read(
        self, cache: _Cache[M], model: type[M], key: int, read: Callable[[int], Awaitable[str | None]]
    ) -> M:
        kept = cache.get(key)
        if kept is not None:
            return kept
        heard = self._heard
        with refuse_on_storage_errors():
            settings = _parse(model, await read(key))
        return settings if heard != self._heard else cache.put(key, settings)

    async def _change_shared(
        self,
        share: Share,
        scope: Literal["guild", "user"],
        key: int,
        read: Callable[[], Awaitable[str | None]],
        make: Callable[[str | None], tuple[M, Sequence[SettingRow]]],
    ) -> M:
        """Change settings that other processes change too; return them. Raises RefusedError."""
        made: list[M] = []

        def write(text: str | None) -> tuple[str, Sequence[SettingRow]]:
            settings, changes = make(text)
            made.append(settings)
            return settings.model_dump_json(), changes

        try:
            with refuse_on_storage_errors():
                await replace_shared(share, scope, key, read, write)
        except ConflictError as error:
            raise RefusedError("refused-busy") from error
        self._hear(News(scope, key))
        return made[-1]

    def _hear(self, news: News) -> None:
        """Have what another process has changed read again, also where that is being done just now."""
        self._heard += 1
        if news.kind in ("guild", "everything"):
            self._guilds.drop(news.key or None)
        if news.kind in ("user", "everything"):
            self._users.drop(news.key or None)

    def forget_guild(self, guild: int) -> None:
        """After an erasure."""
        self._hear(News("guild", guild))

    @asynccontextmanager
    async def erasing(self, user: UserId) -> AsyncIterator[None]:
        """Keep a user's settings as they are while they are erased: else what is changed brings them back."""
        async with self._changing:
            yield
            self._users.drop(user)


def _parse(model: type[M], text: str | None) -> M:
    """Settings as they are kept; nothing is kept of who has never changed them."""
    return model() if text is None else model.model_validate_json(text)


def compare(
    guild: int, before: GuildSettings, after: GuildSettings, by: UserId, at: str
) -> tuple[SettingRow, ...]:
    """Tell which settings of a guild somebody has changed."""
    old, new = before.model_dump(mode="json"), after.model_dump(mode="json")
    return tuple(
        SettingRow(guild, at, by, name, orjson.dumps(old[name]).decode(), orjson.dumps(new[name]).decode())
        for name in new
        if old[name] != new[name]
    )
