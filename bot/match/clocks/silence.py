"""The silence of a table, while nothing happens: a frozen value that is stored with its match.

A table that is silent for too long closes without a result and frees its channel; so does one that waits for
nobody who is still on the server. Both are said a week before. A lobby closes without a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import orjson

from bot.engine import Seat
from bot.match.clocks.house_clock import Moment
from bot.match.clocks.pace import DAY, Wait
from bot.store import MatchPhase

WARNING: Final = 7 * DAY
"""How long before it closes a table says so."""
LOOKED_AFTER: Final = 7 * DAY
"""How often it is looked whether those a silent table waits for are still on the server."""
MOST_PARSED: Final = 4096


@dataclass(frozen=True, slots=True)
class Limits:
    """Days after which silent tables and lobbies of a server close."""

    table: int
    lobby: int

    def of(self, phase: MatchPhase) -> int:
        """Seconds of silence after which a match in this phase closes."""
        return DAY * (self.lobby if phase == "lobby" else self.table)


@dataclass(frozen=True, slots=True)
class Silence:
    """since: the last thing that everybody could see, to the day. limit: seconds until the table closes.

    looked: when it was last looked whether those it waits for are there. closing: when it closes; None where
    that is not said yet. deserted: whether it closes because nobody is there. paused: whether time stands by
    agreement. nudged: of whom the others have asked to be reminded, and when last. waits: the seats that are
    asked at a table without a pace.
    """

    since: Moment
    limit: int
    looked: Moment
    closing: Moment | None = None
    deserted: bool = False
    paused: bool = False
    nudged: tuple[tuple[Seat, Moment], ...] = ()
    waits: tuple[Wait, ...] = ()

    def due(self, phase: MatchPhase) -> Moment:
        """Tell when something must be done about it."""
        if phase == "lobby":
            return self.since + self.limit
        if self.closing is not None:
            return self.closing
        return min(self.warned_from, self.looked + LOOKED_AFTER)

    @property
    def next_word(self) -> Moment | None:
        """Tell when somebody is to hear a kind word."""
        dues = [each.due for each in self.waits if each.due is not None]
        return None if self.paused else min(dues, default=None)

    @property
    def warned_from(self) -> Moment:
        """Tell when it is to be said that the table will close. The day is the one `since` leaves open."""
        return self.since + self.limit + DAY - WARNING

    def break_off(self, now: Moment) -> Silence:
        """Something has happened. It is noted once a day, so that most moves need not write it down."""
        said = self.closing is not None or self.paused
        if not said and now - self.since < DAY:
            return self
        return replace(self.go_on(now), since=now, paused=False)

    def warn(self, now: Moment, *, deserted: bool) -> Silence:
        """It is said that the table will close."""
        return replace(self, looked=now, closing=now + WARNING, deserted=deserted)

    def nudge(self, seat: Seat, now: Moment) -> Silence | None:
        """With one more reminder the others have asked for; None within a day of the last."""
        last = dict(self.nudged).get(seat)
        if last is not None and now - last < DAY:
            return None
        others = tuple(each for each in self.nudged if each[0] != seat)
        return replace(self, nudged=(*others, (seat, now)))

    def go_on(self, now: Moment) -> Silence:
        """It is not to be closed yet."""
        return replace(self, looked=now, closing=None, deserted=False)


def write_silence(silence: Silence | None) -> str | None:
    """A silence as JSON."""
    return None if silence is None else orjson.dumps(silence).decode()


@lru_cache(maxsize=MOST_PARSED)
def read_silence(text: str | None) -> Silence | None:
    """The inverse of `write_silence`."""
    return None if text is None else build_silence(orjson.loads(text))


def build_silence(found: Mapping[str, Any]) -> Silence:
    """A silence from what its JSON says."""
    nudged = tuple((seat, at) for seat, at in found.get("nudged", ()))
    waits = tuple(Wait(**each) for each in found.get("waits", ()))
    return Silence(**{**found, "nudged": nudged, "waits": waits})
