"""What somebody is given who was let in from inside Discord: for minutes, and for the tables there were then.

It is stored nowhere. It says itself what it is for, with a mark that only this house can make, so that each
of several processes can read it.
"""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from typing import Final

import orjson

from bot.match.values import MatchId, RefusedError, UserId
from bot.text import Language, language_of

LIFE: Final = 600
"""Seconds for which it is good; then the page asks Discord anew."""
MARK: Final = 16
"""Bytes of its mark."""
MOST_TABLES: Final = 25


@dataclass(frozen=True, slots=True)
class Instance:
    """The Activity where it is open, as Discord tells. guild: None in private messages."""

    guild: int | None
    channel: int
    users: frozenset[UserId]


@dataclass(frozen=True, slots=True)
class Pass:
    """What somebody was let in to. until: in seconds of the clock."""

    user: UserId
    language: Language
    matches: tuple[MatchId, ...]
    until: int


class Passes:
    """The maker of passes. secret: of the house."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def write(self, given: Pass) -> str:
        """Write a pass, as a browser can send it in any header."""
        said = orjson.dumps([given.user, given.language, given.matches, given.until])
        return urlsafe_b64encode(self._mark(said) + said).decode().rstrip("=")

    def read(self, text: str, now: int) -> Pass:
        """Read a pass. Raises RefusedError for one that was never made here, or is over."""
        try:
            read = urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
        except (Error, ValueError):
            raise RefusedError("activity-over") from None
        mark, said = read[:MARK], read[MARK:]
        if not compare_digest(mark, self._mark(said)):
            raise RefusedError("activity-over")
        user, language, matches, until = orjson.loads(said)
        if until <= now:
            raise RefusedError("activity-over")
        return Pass(user, language_of(language), tuple(matches), until)

    def _mark(self, said: bytes) -> bytes:
        return blake2b(said, digest_size=MARK, key=self._secret, person=b"activity").digest()
