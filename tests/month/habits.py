"""The people of the month: when they sit down, when they sleep, and what they wish to be told."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Final
from zoneinfo import ZoneInfo

from bot.match.clocks import ClaimKind, PaceName, Wish


@dataclass(frozen=True, slots=True)
class Habit:
    """Somebody who plays. Hours are those of their own clocks, days those of the month.

    hours: at which they sit down; every: so many days. quiet: from when to when. gone: from which day on they
    never return. away: from which day on, and for how many. late: what they do about who is late. answers:
    whether they go on when something is claimed of them. nudges: whether they have others reminded.
    """

    name: str
    locale: str
    zone: str
    hours: tuple[int, ...]
    every: int = 1
    quiet: tuple[int, int] | None = None
    reminders: Wish = "few"
    ahead: bool = False
    notices: bool = True
    dms_open: bool = True
    gone: int | None = None
    away: tuple[int, int] | None = None
    late: ClaimKind | str | None = None
    answers: bool = True
    nudges: bool = False

    def local(self, moment: datetime) -> datetime:
        """A moment by their own clocks."""
        return moment.astimezone(ZoneInfo(self.zone))

    def sleeps(self, moment: datetime) -> bool:
        """Whether a moment lies in their quiet hours."""
        if self.quiet is None:
            return False
        start, end = self.quiet
        return (self.local(moment).hour - start) % 24 < (end - start) % 24


WARSAW: Final = "Europe/Warsaw"
PEOPLE: Final = (
    Habit("frida", "en-US", "America/New_York", (18, 19, 20, 21), quiet=(23, 8), late="wait", nudges=True),
    Habit("bolek", "pl", WARSAW, (19,), quiet=(22, 8), late="win"),
    Habit("zosia", "pl", WARSAW, (7, 17), quiet=(21, 7), reminders="all", ahead=True, away=(8, 7)),
    Habit("tom", "en-GB", "Europe/London", (12, 20), quiet=(22, 7), gone=3),
    Habit("hela", "pl", WARSAW, (16,), every=2, quiet=(23, 7), dms_open=False, late="out"),
    Habit("kira", "en-US", "Asia/Tokyo", (8,), quiet=(22, 7), ahead=True, late="house", nudges=True),
    Habit("ola", "pl", WARSAW, (9, 13), reminders="none", notices=False, late="wait"),
    Habit("max", "en-GB", WARSAW, (20,), every=3, quiet=(9, 17), reminders="all"),
    Habit("wit", "pl", WARSAW, (), quiet=(20, 9), gone=20),
    Habit("ann", "en-GB", "Europe/London", (19,), late="win"),
)


@dataclass(frozen=True, slots=True)
class Sitting:
    """A table: who sits down in seating order, and what they agree on. house: how many of the house join."""

    key: str
    people: tuple[str, ...]
    pace: PaceName | None
    channel: str
    house: int = 0
    series: int = 1


TABLES: Final = (
    Sitting("confrontation", ("bolek", "tom"), "day", "table-1"),
    Sitting("journey", ("zosia", "kira", "bolek"), "days", "table-2"),
    Sitting("battle", ("frida", "hela", "max", "ola"), "day", "table-3"),
    Sitting("duel", ("zosia", "max"), "days", "table-4", series=2),
    Sitting("war", ("kira", "hela"), "week", "table-5"),
    Sitting("confrontation", ("frida", "ann"), "live", "table-6"),
    Sitting("battle", ("ola", "frida"), "today", "table-7", house=1),
    Sitting("duel", ("bolek", "ann"), None, "table-8"),
)
LOBBY: Final = Sitting("journey", ("frida",), "week", "table-9")
"""Nobody joins it."""
FORGOTTEN: Final = Sitting("confrontation", ("wit", "tom"), None, "table-10")
"""Nobody comes back to it, so that it closes."""
