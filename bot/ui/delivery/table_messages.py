"""Knowledge of the table messages: what each shows, and what has been written below it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from bot.match.values import MatchId, UserId
from bot.ui.bounded import BoundedDict
from bot.ui.messages.page import Attachment


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
