"""Memory of what stands and what is under way; nothing of it is needed after a restart."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from datetime import datetime
from time import monotonic
from typing import Any, Final, Generic, TypeVar
from weakref import WeakValueDictionary

import discord

from bot.match.values import MatchId, RefusedError, UserId
from bot.metrics import ANSWER
from bot.ui.page import Attachment, attachments_of

MOST_REMEMBERED = 4_096

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedDict(Generic[K, V]):
    """A dict that forgets what was put in longest ago."""

    def __init__(self, most: int = MOST_REMEMBERED) -> None:
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._most = most

    def get(self, key: K) -> V | None:
        """The value, if it is still remembered."""
        return self._kept.get(key)

    def put(self, key: K, value: V) -> None:
        """Remember a value as the newest."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def items(self) -> list[tuple[K, V]]:
        """All that is remembered, oldest first."""
        return list(self._kept.items())

    def drop(self, key: K) -> None:
        """Forget a value."""
        self._kept.pop(key, None)


# Order among the writes to one message: an answer, the outbox's edit, a late picture. Discord may carry out
# two requests in any order, so they go one after another, and a picture of a page that is no longer the
# newest is not sent at all. A page that was to take the place of another and could not be written has not
# taken it: the pictures of that one still come.

T = TypeVar("T")

UNKNOWN_MESSAGE, INVALID, ARCHIVED, OLD_MESSAGE, LOCKED = 10008, 50035, 50083, 30046, 160005
"""Discord's codes for writes it refuses: the message is gone; what is named does not exist, like a picture
replaced meanwhile; the thread sleeps; the message is too old to be edited so often; the thread is locked."""

LONGEST_WAIT_TO_WRITE: Final = 1.0
"""Seconds for which an answer waits for another write; it has three in all."""


class MessageSlot:
    """The writes to one message."""

    def __init__(self) -> None:
        self._writing = asyncio.Lock()
        self._claims: list[object] = []
        """Of the page that stands there, and after it those that are being written as newer ones."""
        self._settled = asyncio.Event()
        self._settled.set()
        self._trying = 0
        self._late: tuple[object, asyncio.Future[Any]] | None = None

    @property
    def is_busy(self) -> bool:
        """Check whether something is being written or drawn for the message."""
        return self._writing.locked() or self._late is not None

    def claim(self) -> object:
        """Make a page the newest; return its claim, for what follows later."""
        claim = object()
        self._stand([claim])
        return claim

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        """The time of a write of which it turns out only then whether it is wanted; if so it claims."""
        async with self._writing:
            yield

    @asynccontextmanager
    async def write(self) -> AsyncIterator[object]:
        """The time of a write that is in no hurry, as the newest page; its claim."""
        with self._try() as claim:
            async with self._writing:
                yield claim

    @asynccontextmanager
    async def answer(self) -> AsyncIterator[object]:
        """The time of a write that somebody waits for, as the newest page; its claim."""
        with self._try() as claim:
            locked = False
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT_TO_WRITE):
                    locked = await self._writing.acquire()
            try:
                yield claim
            finally:
                if locked:
                    self._writing.release()

    @asynccontextmanager
    async def follow(self, claim: object) -> AsyncIterator[bool]:
        """The time of a later write for the same page; whether it is still wanted."""
        while True:
            await self._settled.wait()
            async with self._writing:
                if self._settled.is_set():
                    yield self._claims[-1:] == [claim]
                    return

    async def wait_for(self, claim: object, work: Awaitable[T]) -> T | None:
        """Wait for a piece of work for this page; return None where a newer page has made it needless."""
        task = asyncio.ensure_future(work)
        if claim not in self._claims:
            task.cancel()
        self._late = late = (claim, task)
        try:
            await asyncio.wait({task})
        finally:
            task.cancel()
            if self._late is late:
                self._late = None
        return None if task.cancelled() else task.result()

    @contextmanager
    def _try(self) -> Iterator[object]:
        """The time in which a page is written as the newest; where that fails, the one before stands."""
        claim = object()
        self._claims.append(claim)
        self._settled.clear()
        self._trying += 1
        try:
            yield claim
        except BaseException:
            self._stand([other_claim for other_claim in self._claims if other_claim is not claim])
            raise
        else:
            if claim in self._claims:
                self._stand(self._claims[self._claims.index(claim) :])
        finally:
            self._trying -= 1
            if not self._trying:
                self._settled.set()

    def _stand(self, claims: list[object]) -> None:
        """Note the pages that may stand there, and give up what is drawn for another."""
        self._claims = claims
        if self._late is not None and self._late[0] not in claims:
            self._late[1].cancel()


class MessageSlots:
    """The slots of the messages that are being written; nothing is kept of the others."""

    def __init__(self) -> None:
        self._slots: WeakValueDictionary[int, MessageSlot] = WeakValueDictionary()

    def of(self, message: int) -> MessageSlot:
        """The slot of a message; hold it as long as anything follows."""
        slot = self._slots.get(message)
        if slot is None:
            slot = self._slots[message] = MessageSlot()
        return slot


# The pictures that hang in private messages, as this process has put them there.
#
# Discord takes the pictures of a message by name, and refuses an edit that names one that is gone. Two tell
# what hangs in a message: who wrote it last here, and the message as a press shows it. Either may be the
# older one: a press is on its way while a picture comes, and another process may write to the same people.
# The time of the last edit, which Discord tells of both, decides.

MOST_MESSAGES: Final = 256
"""Messages of which it is remembered, with their long alt texts: for a press that was on its way while they
changed. Later ones tell of them themselves."""


@dataclass(frozen=True, slots=True)
class _Hanging:
    attached: Sequence[Attachment]
    at: datetime


class HangingPictures:
    """The attachments last put into private messages, and when."""

    def __init__(self) -> None:
        self._by_message: BoundedDict[int, _Hanging] = BoundedDict(MOST_MESSAGES)

    def note(self, message: discord.Message, attached: Sequence[Attachment]) -> None:
        """Remember what a message has, by what Discord has answered to the write."""
        self._by_message.put(message.id, _Hanging(attached, _written_at(message)))

    def in_pressed(self, message: discord.Message) -> Sequence[Attachment]:
        """List the pictures of a message that was pressed in, by whichever knows it newer."""
        noted = self._by_message.get(message.id)
        if noted is not None and noted.at >= _written_at(message):
            return noted.attached
        return list(attachments_of(message.components))

    def in_message(self, message: int) -> Sequence[Attachment]:
        """List the pictures of a message by its id; none where nothing was put there from here."""
        noted = self._by_message.get(message)
        return noted.attached if noted is not None else ()


def _written_at(message: discord.Message) -> datetime:
    return message.edited_at or message.created_at


# Table messages: what each shows, and what has been written below it.


@dataclass(frozen=True, slots=True)
class ShownTable:
    """A table message as shown: its id, the digest of its parts, its pictures, and who had to choose.

    complete: whether its pictures are those of what it says.
    """

    message: int
    digest: str
    attached: Sequence[Attachment] = ()
    waiting: tuple[UserId, ...] = ()
    complete: bool = True


class TableMessages:
    """The table messages by match, and the channels they stand in."""

    def __init__(self) -> None:
        self._shown: BoundedDict[MatchId, ShownTable] = BoundedDict()
        self._newest: BoundedDict[int, int] = BoundedDict()
        self._opening: set[int] = set()
        self._untold: BoundedDict[tuple[MatchId, UserId], str] = BoundedDict()

    def shown(self, match: MatchId) -> ShownTable | None:
        """Return what the message of a match shows, as far as it is known."""
        return self._shown.get(match)

    def note(self, match: MatchId, shown: ShownTable) -> None:
        """Note what the message of a match shows now."""
        self._shown.put(match, shown)

    def forget(self, match: MatchId) -> None:
        """Note that nobody knows what the message of a match shows."""
        self._shown.drop(match)

    def note_untold(self, match: MatchId, user: UserId, said: str) -> None:
        """Note what somebody whom nobody can write to is to hear of a table at their next press."""
        self._untold.put((match, user), said)

    def take_untold(self, match: MatchId, user: UserId) -> str | None:
        """Take what somebody is to hear of a table now; it is given once."""
        said = self._untold.get((match, user))
        self._untold.drop((match, user))
        return said

    def note_newest(self, channel: int, message: int) -> None:
        """Note how far a channel has gone."""
        self._newest.put(channel, message)

    def newest(self, channel: int) -> int:
        """The newest message known of a channel; 0 for none."""
        return self._newest.get(channel) or 0

    @contextmanager
    def opening(self, channel: int) -> Iterator[None]:
        """The time in which a command is about to show a lobby in a channel by itself."""
        self._opening.add(channel)
        try:
            yield
        finally:
            self._opening.discard(channel)

    def is_opening(self, channel: int) -> bool:
        """Check whether a command is about to show a lobby in a channel."""
        return channel in self._opening


class LatePanels:
    """A line of panels to be brought up to date."""

    def __init__(self) -> None:
        self._whose: dict[tuple[MatchId, UserId], None] = {}
        self._some = asyncio.Event()

    def add(self, match: MatchId, user: UserId) -> None:
        """Put a panel at the end of the line, if it does not stand in it already."""
        self._whose.setdefault((match, user))
        self._some.set()

    async def next(self) -> tuple[MatchId, UserId]:
        """Wait for the panel that has waited longest, and take it out of the line."""
        await self._some.wait()
        first = next(iter(self._whose))
        del self._whose[first]
        if not self._whose:
            self._some.clear()
        return first


# Answers first: while people press without a pause, other work begins only so often.
#
# One press sets off several requests beside its answer: the table's words, a notice, and pictures for all of
# them. Without a limit they stand in line before the next answers.

LONGEST_WAIT_FOR_ANSWERS: Final = 0.25
"""Seconds that a piece of other work waits for answers at most once it is its turn."""
BUSY_SECONDS: Final = 0.1
"""How long after a press others are taken to follow."""
PIECES_A_SECOND: Final = 16.0
"""Pieces of other work that begin while people press without a pause."""
FREE_PIECES: Final = 8
"""Pieces that may begin at once after a quiet time: all that comes of one press."""


class Backpressure:
    """The presses not answered yet, and the work that waits for them."""

    def __init__(self) -> None:
        self._unanswered: dict[int, float] = {}
        self._all_answered = asyncio.Event()
        self._all_answered.set()
        self._pressed = 0.0
        self._turn = asyncio.Lock()
        self._free = float(FREE_PIECES)
        self._counted = 0.0

    @contextmanager
    def begin(self, interaction: int) -> Iterator[None]:
        """The time in which an interaction is handled."""
        self._pressed = self._unanswered[interaction] = monotonic()
        self._all_answered.clear()
        try:
            yield
        finally:
            self.end(interaction)

    def end(self, interaction: int) -> None:
        """It has been answered, whatever follows."""
        began = self._unanswered.pop(interaction, None)
        if began is not None:
            ANSWER.observe(monotonic() - began)
        if not self._unanswered:
            self._all_answered.set()

    @property
    def is_idle(self) -> bool:
        """Check whether nobody has pressed anything for a while."""
        return not self._unanswered and monotonic() - self._pressed > BUSY_SECONDS

    async def wait(self) -> None:
        """Wait until a piece of other work may begin: in the order of asking, never for long without end."""
        if self.is_idle and not self._turn.locked():
            return
        async with self._turn:
            if not self.is_idle:
                await self._take_piece()
            with suppress(TimeoutError):
                async with asyncio.timeout(LONGEST_WAIT_FOR_ANSWERS):
                    await self._all_answered.wait()

    async def _take_piece(self) -> None:
        """Count one piece of work, and wait where too many have begun lately."""
        now = monotonic()
        self._free = min(FREE_PIECES, self._free + (now - self._counted) * PIECES_A_SECOND)
        self._counted = now
        self._free -= 1.0
        if self._free < 0.0:
            await asyncio.sleep(-self._free / PIECES_A_SECOND)


AT_ONCE: Final = 2
"""Pieces of work under way; the others wait in the order of asking."""
MOST_WAITING: Final = 16
"""People whose work is under way or waits; who comes then is told to come back."""


class LongWork:
    """The people who have asked for a replay, a review or a record to be read, and wait for an answer."""

    def __init__(self) -> None:
        self._people: set[UserId] = set()
        self._turn = asyncio.Semaphore(AT_ONCE)

    @asynccontextmanager
    async def begin(self, user: UserId) -> AsyncIterator[None]:
        """The time in which it is done, once it is its turn. Raises RefusedError."""
        if user in self._people:
            raise RefusedError("refused-one-at-a-time")
        if len(self._people) >= MOST_WAITING:
            raise RefusedError("refused-much-asked")
        self._people.add(user)
        try:
            async with self._turn:
                yield
        finally:
            self._people.discard(user)
