"""The house: what every part of the ui needs at hand, and what it remembers between two presses.

Nothing kept here is needed after a restart: it only saves work, or spares people a message too many.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Generic, TypeAlias, TypeVar

from bot.draw.picture_service import PictureService
from bot.engine import Refusal, Seat
from bot.match import service as tables_module
from bot.match.bundle import GameBundle
from bot.match.listing import Listing, fetched
from bot.match.service import MatchService, utcnow
from bot.match.table import MatchId, Offer, RefusedError, UserId, View
from bot.text import Catalogue, Language, Translator, language_of
from bot.ui.ways import Ways
from bot.ui.writing import Writings

STRINGS = Path(__file__).parent / "strings"
REASONS = Path(tables_module.__file__).parent / "strings"
TOKEN_LIFE = timedelta(minutes=14)
"""How long an interaction's answer can be edited; Discord says 15 minutes."""
PRESENT = timedelta(minutes=2)
"""Who pressed something in a panel this lately is taken to be looking at it."""
MOST_REMEMBERED = 4_096
MOST_HANGING = 256
"""Private messages whose pictures are remembered, with their long alt texts: only for a press that was on its
way while they changed. Later ones tell of them themselves."""
LONGEST_LULL = 0.25
"""Seconds that a piece of other work waits for answers at most once it is its turn."""
BUSY_SECONDS = 0.1
"""How long after a press others are taken to follow."""
PIECES_A_SECOND = 16.0
"""Pieces of other work that begin while people press without a pause: so few that answers seldom meet one."""
FREE_PIECES = 8
"""Pieces that may begin at once after a quiet time: all that comes of one press."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Memory(Generic[K, V]):
    """A mapping that forgets its oldest entries."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._most = most

    def get(self, key: K) -> V | None:
        """The value, if it is still remembered."""
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Remembers a value as the newest."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def drop(self, key: K) -> None:
        """Forgets a value."""
        self._kept.pop(key, None)


MOST_DRAWING = 24
"""Visits that wait for pictures at the same time; the panels of others are brought up to date later."""
BEHIND: Final = (-1, -1, "", None)
"""What a panel is about whose pictures are still to come."""
Subject: TypeAlias = tuple[int, int, str, Offer | None]
"""What a panel is about: when it differs, the panel is out of date."""


def subject(view: View) -> Subject:
    """What a panel of this view is about."""
    return view.stamp, view.table.seq, view.table.phase, view.table.offer


@dataclass(frozen=True, slots=True)
class Open:
    """A private panel somebody has open: where it can be edited, since when, and what it is about.

    token: of the interaction that last answered in it. The interaction itself would be far heavier.
    """

    token: str
    message: int
    at: datetime
    about: Subject


@dataclass(frozen=True, slots=True)
class Wanted:
    """The lobby somebody asked for: options given with the command, the own seat, and what the command itself
    stands for."""

    options: Mapping[str, object]
    seat: Seat | None
    settled: Mapping[str, object]


class Answers:
    """The presses not answered yet. Whatever is not urgent asks for a lull first, so that no answer queues.

    While people press without a pause, only so many pieces of other work a second may begin, one after
    another.
    """

    def __init__(self) -> None:
        self._owed: set[int] = set()
        self._none_owed = asyncio.Event()
        self._none_owed.set()
        self._pressed = 0.0
        self._turn = asyncio.Lock()
        self._free = float(FREE_PIECES)
        self._counted = 0.0

    def owe(self, interaction: int) -> None:
        """An interaction has come."""
        self._owed.add(interaction)
        self._none_owed.clear()
        self._pressed = perf_counter()

    def given(self, interaction: int) -> None:
        """It has been answered, or never will be."""
        self._owed.discard(interaction)
        if not self._owed:
            self._none_owed.set()

    @property
    def owed(self) -> bool:
        """Whether somebody waits for an answer just now."""
        return bool(self._owed)

    @property
    def idle(self) -> bool:
        """Whether nobody has pressed anything for a while."""
        return not self._owed and perf_counter() - self._pressed > BUSY_SECONDS

    async def lull(self) -> None:
        """Waits until other work may begin: in the order of asking, and never for long without end."""
        if self.idle and not self._turn.locked():
            return
        async with self._turn:
            if not self.idle:
                await self._piece()
            if self._owed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._none_owed.wait(), LONGEST_LULL)

    async def _piece(self) -> None:
        """Counts one piece of work, and waits where too many have begun lately."""
        now = perf_counter()
        self._free = min(FREE_PIECES, self._free + (now - self._counted) * PIECES_A_SECOND)
        self._counted = now
        self._free -= 1.0
        if self._free < 0.0:
            await asyncio.sleep(-self._free / PIECES_A_SECOND)


class Behind:
    """Panels whose pictures wait for quieter times: nothing is kept of them but whose they are, each once."""

    def __init__(self) -> None:
        self._whose: dict[tuple[MatchId, UserId], None] = {}
        self._some = asyncio.Event()

    def add(self, match: MatchId, user: UserId) -> None:
        """Puts a panel at the end of the line, if it does not stand in it already."""
        self._whose.setdefault((match, user))
        self._some.set()

    async def next(self) -> tuple[MatchId, UserId]:
        """Waits for the panel that has waited longest, and takes it out of the line."""
        await self._some.wait()
        first = next(iter(self._whose))
        del self._whose[first]
        if not self._whose:
            self._some.clear()
        return first


@dataclass(frozen=True, slots=True)
class Shown:
    """What a table message shows: its id, the digest of its parts, and who had to choose."""

    message: int
    digest: str
    waiting: tuple[UserId, ...]


@dataclass
class House:
    """The services of the bot, its languages, and its short memory."""

    tables: MatchService
    bundles: Mapping[str, GameBundle]
    studio: PictureService
    listings: Mapping[str, Listing] = field(default_factory=dict)
    """What can be told of the games without loading them."""
    theme: str = "parchment"
    default_language: Language = "en"
    now: Callable[[], datetime] = utcnow
    catalogue: Catalogue = field(default_factory=lambda: Catalogue(REASONS, STRINGS))
    answers: Answers = field(default_factory=Answers)
    open: Memory[tuple[MatchId, UserId], Open] = field(default_factory=Memory)
    shown: Memory[MatchId, Shown] = field(default_factory=Memory)
    newest: Memory[int, int] = field(default_factory=Memory)
    """The newest message known of a channel."""
    opening: set[int] = field(default_factory=set)
    """Channels in which a command is about to show a lobby itself."""
    writings: Writings = field(default_factory=Writings)
    """The table messages that are being written."""
    asked: Memory[int, Wanted] = field(default_factory=Memory)
    """What somebody asked for who was then offered a thread."""
    ways: Ways[Any] = field(default_factory=Ways)
    """The pages on their way to private messages."""
    hanging: Memory[int, Mapping[str, Any]] = field(default_factory=lambda: Memory(MOST_HANGING))
    """The pictures put into private messages last, by stem: newer than what a press tells of its message."""
    arriving: Counter[tuple[MatchId, UserId]] = field(default_factory=Counter)
    """Who is about to see a panel: nothing in it has to be told to them."""
    behind: Behind = field(default_factory=Behind)
    drawing: int = 0
    """Visits that wait for the pictures of their pages."""
    _locales: Memory[UserId, str] = field(default_factory=Memory)

    def translator(self, language: Language) -> Translator:
        """The ui's own strings in a language."""
        return self.catalogue[language]

    def title(self, key: str) -> GameBundle:
        """A game of the house that has been loaded, as that of a match has. Raises KeyError for another."""
        return self.bundles[key]

    async def fetch(self, key: str) -> GameBundle:
        """A game of the house that may not have been loaded yet. Raises KeyError for none of the house."""
        title = await fetched(self.bundles, key)
        if title is None:
            raise KeyError(key)
        return title

    def name(self, key: str, language: Language) -> str:
        """A game's name, whether it has been loaded or not. Raises KeyError for none of the house."""
        return self.listings[key].told(language).name

    def forget_person(self, user: UserId) -> None:
        """Forgets what is remembered of somebody."""
        self._locales.drop(user)

    async def private_language(self, user: UserId, locale: str | None = None) -> Language:
        """The language to speak to one person in."""
        if locale is not None:
            self._locales.put(user, locale)
        chosen = (await self.tables.user_settings(user)).language
        return chosen or language_of(locale or self._locales.get(user), self.default_language)

    async def public_language(self, guild: int, locale: str | None) -> Language:
        """The language to speak to a whole server in."""
        chosen = (await self.tables.guild_settings(guild)).language
        return chosen or language_of(locale, self.default_language)

    def panel_of(self, match: MatchId, user: UserId) -> Open | None:
        """The panel somebody has open, if it can still be edited."""
        found = self.open.get((match, user))
        return found if found is not None and self.now() - found.at < TOKEN_LIFE else None

    def is_present(self, match: MatchId, user: UserId) -> bool:
        """Whether somebody seems to be looking at an open panel."""
        found = self.panel_of(match, user)
        return found is not None and self.now() - found.at < PRESENT

    @contextmanager
    def arrival(self, match: MatchId, user: UserId) -> Iterator[None]:
        """The time in which somebody's panel is being opened."""
        self.arriving[match, user] += 1
        try:
            yield
        finally:
            self.arriving[match, user] -= 1
            if not self.arriving[match, user]:
                del self.arriving[match, user]

    def is_arriving(self, match: MatchId, user: UserId) -> bool:
        """Whether somebody's panel is being opened just now."""
        return (match, user) in self.arriving

    def explain(self, error: RefusedError, key: str | None, language: Language) -> str:
        """Why a request was turned down, for the person who made it."""
        refusal: Refusal | None = error.refusal
        if refusal is not None and key is not None:
            return self.title(key).words.refusal(refusal, language)
        translator = self.translator(language)
        return translator(
            error.reason if translator.has(error.reason) else "refused-otherwise", **error.facts
        )


def must_choose(view: View) -> tuple[UserId, ...]:
    """The users whose decision is open, in seating order."""
    waiting = {decision.seat for decision in view.observation.waiting}
    return tuple(user for seat, user in view.table.seats if seat in waiting and user is not None)
