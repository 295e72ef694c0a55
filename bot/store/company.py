"""Who has to do with a match beside those who sit there: rows of followers, and of who sat there before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

FollowWish = Literal["turns", "end"]


@dataclass(frozen=True, slots=True)
class FollowerRow:
    """Somebody who does not play at a table and wishes to be told of each turn, or of its end alone."""

    user: int
    wish: FollowWish


@dataclass(frozen=True, slots=True)
class HandoverRow:
    """Who had a seat before it was handed on. entry: the last of the log before that."""

    entry: int
    seat: str
    user: int
