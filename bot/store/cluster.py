"""Several processes on one database: who of them serves which servers, and what they tell one another.

Everything that happens for a server by itself is done by the process that holds the lease of its shard.
Presses may come elsewhere, for Discord sends private messages to shard 0: there the match's revision decides.
A view is shown from memory only after its revision was asked for. A commit tells the others by `NOTIFY`, but
nothing depends on its arrival. Settings are replaced only where they are still what the change began from.
Migrations run alone unless they say `side by side: yes`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias

from bot.store.errors import ConflictError
from bot.store.rows import SettingRow

SNOWFLAKE: Final = 22
"""Bits of an id below its moment; Discord deals out servers by what stands above them."""
ATTEMPTS: Final = 8
"""How often it is tried to replace something that others change too."""
NewsKind = Literal["match", "user", "guild", "everything", "panel"]
KeptScope = Literal["user", "guild", "house"]
Listener: TypeAlias = Callable[["News"], None]


@dataclass(frozen=True, slots=True)
class ShardPlan:
    """The shards a process is to take of so many. fixed: these ones; None: its part of what nobody has."""

    count: int
    fixed: range | None = None


@dataclass(frozen=True, slots=True)
class News:
    """A change another process has made. key: of the match, user or server; 0 for everything.

    panel: somebody has one of the match open there. detail, without spaces: of a match its server; of a panel
    whose it is, and what it shows.
    """

    kind: NewsKind
    key: int = 0
    detail: str = ""


class Share(Protocol):
    """A process's part of the work on a database that others use too."""

    @property
    def plan(self) -> ShardPlan:
        """The plan it was given."""

    @property
    def held(self) -> frozenset[int]:
        """The shards whose servers it works for."""

    @property
    def has_duties(self) -> bool:
        """Check whether it does what is done once for all."""

    @property
    def is_complete(self) -> bool:
        """Check whether every shard is somebody's, as far as was seen last."""

    @property
    def lost(self) -> asyncio.Event:
        """Set once others have taken over what it had: nothing can be written any more."""

    @property
    def leaving(self) -> frozenset[int]:
        """Shards it is to give up as soon as nothing is under way for them: others have too few."""

    def on_change(self, listener: Callable[[], None]) -> None:
        """Register a function, called on the event loop when it holds other leases than before."""

    def on_news(self, listener: Listener) -> None:
        """Register a function, called on the event loop when another process has changed something."""

    async def announce(self, news: News) -> None:
        """Tell the others something that is kept nowhere. Raises StoreError."""

    async def give_up(self, shards: frozenset[int]) -> None:
        """Let others have shards."""

    async def revision(self, match: int) -> int | None:
        """Read the revision of a match as it was last committed. Raises StoreError."""

    async def replace(
        self,
        scope: KeptScope,
        key: int | str,
        before: str | None,
        after: str,
        changes: Sequence[SettingRow] = (),
    ) -> None:
        """Replace what is kept by a key. Raises ConflictError where it is not `before` any more."""

    async def wait_to_identify(self, key: int) -> float:
        """Return the seconds until a shard of a rate-limit key may connect: of all, one in five seconds."""


async def replace_shared(
    share: Share,
    scope: KeptScope,
    key: int | str,
    read: Callable[[], Awaitable[str | None]],
    make: Callable[[str | None], tuple[str, Sequence[SettingRow]]],
) -> str:
    """Replace what is kept by a key with what is made of it at that moment; return what it is then.

    Raises ConflictError where other processes were quicker each time.
    """
    for _ in range(ATTEMPTS):
        before = await read()
        after, changes = make(before)
        with suppress(ConflictError):
            await share.replace(scope, key, before, after, changes)
            return after
    raise ConflictError(f"{scope} {key} is being changed by others")


def shard_of(guild: int, count: int) -> int:
    """Find the shard of a server."""
    return (guild >> SNOWFLAKE) % count
