"""The meaning of each refusal of Discord for something that was to be told: data, in one place.

https://docs.discord.com/developers/topics/opcodes-and-status-codes#json
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

import discord

from bot.logs import get_logger
from bot.metrics import GIVEN_UP, TROUBLE
from bot.ui.layout import OWN_EMOJIS

log = get_logger("outbox")

Course: TypeAlias = Literal["later", "call", "give-up"]
"""What is done: tried again; told by a mention at the table instead; nothing more, and counted."""
Reach: TypeAlias = Literal["one", "bot"]
"""Whom it concerns: this message, or all that the bot does, so that somebody must look after it."""

SOON: Final = 5.0
"""Seconds to wait where Discord does not say how long."""
A_WHILE: Final = 60.0
LONG: Final = 300.0
LEAST_OF_THEIRS: Final = 500
"""The status from which on an error is Discord's own."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a refusal. seconds: until it is tried again, where it is.

    closed: whether somebody's DMs are closed, which is remembered.
    """

    course: Course
    why: str
    reach: Reach = "one"
    seconds: float = SOON
    closed: bool = False


BUSY: Final = Meaning("later", "busy")
BY_STATUS: Final[Mapping[int, Meaning]] = {
    401: Meaning("later", "token", "bot", LONG),
    408: BUSY,
    429: BUSY,
}
"""By the status of the answer, where its code is not in the lists below."""
BY_CODE: Final[Mapping[int, Meaning]] = {
    # The bot as a whole.
    20026: Meaning("call", "quarantined", "bot"),
    40001: Meaning("later", "token", "bot", LONG),
    40002: Meaning("later", "not-verified", "bot", LONG),
    40333: Meaning("later", "blocked-by-cloudflare", "bot", A_WHILE),
    50014: Meaning("later", "token", "bot", LONG),
    # What passes.
    20016: Meaning("later", "slow-mode", seconds=A_WHILE),
    20022: Meaning("later", "limited", seconds=A_WHILE),
    20028: Meaning("later", "limited", seconds=A_WHILE),
    20029: Meaning("later", "limited", seconds=A_WHILE),
    40003: Meaning("later", "too-many-new-private-messages", seconds=A_WHILE),
    40004: Meaning("later", "switched-off-for-now", seconds=A_WHILE),
    40006: Meaning("later", "switched-off-for-now", seconds=A_WHILE),
    40062: Meaning("later", "limited", seconds=A_WHILE),
    110001: BUSY,
    130000: BUSY,
    # Whom it was for.
    50007: Meaning("call", "dms-closed", closed=True),
    50278: Meaning("call", "dms-closed", closed=True),
    10013: Meaning("give-up", "no-such-person"),
    50033: Meaning("give-up", "no-such-person"),
}
"""By the code of the answer."""
LOST: Final = Meaning("give-up", "place-lost")
AT_THE_TABLE: Final[Mapping[int, Meaning]] = dict.fromkeys((10003, 10004, 50001, 50013, 160005), LOST)
"""By the code, for what is written where a table stands: the bot can no longer write there."""
PRIVATE: Final = Meaning("call", "refused")
PUBLIC: Final = Meaning("give-up", "refused")
"""What any other refusal means: a private message is told at the table, a public one cannot be."""


def read_refusal(error: discord.HTTPException, *, private: bool) -> Meaning:
    """Find what a refusal means. private: of a private message."""
    if OWN_EMOJIS.is_refused(error):
        return BUSY
    meaning = BY_CODE.get(error.code) or (None if private else AT_THE_TABLE.get(error.code))
    meaning = meaning or BY_STATUS.get(error.status) or (BUSY if error.status >= LEAST_OF_THEIRS else None)
    if meaning is None:
        return PRIVATE if private else PUBLIC
    # Whom a message at the table does not reach cannot be called by another one there.
    return (
        meaning if private or meaning.course != "call" else replace(meaning, course="give-up", closed=False)
    )


def note_refusal(error: discord.HTTPException, kind: str, *, private: bool) -> Meaning:
    """Find what a refusal means, and count it; trouble of the whole bot is an error in the log.

    kind: of what was to be told.
    """
    meaning = read_refusal(error, private=private)
    if meaning.reach == "bot":
        TROUBLE.labels(meaning.why).inc()
        log.error("discord_trouble", why=meaning.why, status=error.status, code=error.code, kind=kind)
    if meaning.course == "give-up":
        note_given_up(kind, meaning.why)
    if meaning.course != "later":
        log.warning(
            "refused", kind=kind, course=meaning.course, why=meaning.why, status=error.status, code=error.code
        )
    return meaning


def note_given_up(kind: str, why: str) -> None:
    """Count a message that somebody was to get and will not."""
    GIVEN_UP.labels(kind, why).inc()
    log.warning("given_up", kind=kind, why=why)
