"""What a manager of a server has done, as it is stored."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ActRow:
    """Something a server's manager has done. match: at which table; about: to whom; None where there is none.

    number: the order in which they were done, given by the store.
    """

    guild: int
    at: str
    by: int
    what: str
    match: int | None = None
    about: int | None = None
    number: int = 0
