"""Links to the page of the board, and what a browser has that it was opened in: unguessable, and ours alone.

A token is a random number with a mark that only this house can make, so that a forged one is told apart
without asking the database. What is stored is a keyed hash: whoever reads the database opens nothing.
"""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from typing import Final, Literal, TypeAlias

from bot.match.values import MatchId, UserId
from bot.text import Language

Purpose: TypeAlias = Literal["link", "session"]
LINK_LIFE: Final = 120
"""Seconds in which a link can be used."""
SESSION_LIFE: Final = 12 * 3600
"""Seconds for which a browser has the page."""
RANDOM, MARK, HASH = 18, 12, 16
"""Bytes of a token's number, of its mark, and of what is stored of it."""


@dataclass(frozen=True, slots=True)
class Link:
    """A link that can be used: whose, to which match, and in which language it was asked for."""

    user: UserId
    match: MatchId
    language: Language


class Keys:
    """The maker of tokens. secret: of the house."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def make(self, purpose: Purpose) -> str:
        """Make a new token."""
        number = secrets.token_bytes(RANDOM)
        return urlsafe_b64encode(number + self._mark(purpose, number)).decode()

    def hash(self, purpose: Purpose, token: str) -> str | None:
        """Hash a token for the database; None for one that was never made here for this."""
        try:
            read = urlsafe_b64decode(token.encode())
        except (Error, ValueError):
            return None
        number, mark = read[:RANDOM], read[RANDOM:]
        if urlsafe_b64encode(read).decode() != token or not compare_digest(mark, self._mark(purpose, number)):
            return None
        return blake2b(read, digest_size=HASH, key=self._secret, person=b"stored").hexdigest()

    def _mark(self, purpose: Purpose, number: bytes) -> bytes:
        return blake2b(number, digest_size=MARK, key=self._secret, person=purpose.encode()).digest()
