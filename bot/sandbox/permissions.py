"""Discord's permissions, as far as the sandbox knows them (topics/permissions)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntFlag
from functools import reduce
from operator import or_
from typing import Final


class Permission(IntFlag):
    """Permission bits under Discord's names."""

    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    CONNECT = 1 << 20
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


EVERYONE: Final = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
)
BOT: Final = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
)
"""What the invitation in docs/guides/operators.en.md asks for, and no more."""
ALL: Final = Permission((1 << 51) - 1)


@dataclass(frozen=True, slots=True)
class Overwrite:
    """The permissions a channel allows or denies a role or a member. member: whether it is a member's."""

    allow: Permission
    deny: Permission
    member: bool = False


def parse_permissions(names: Iterable[str]) -> Permission:
    """The permissions of these names. Raises ValueError, naming one that does not exist."""
    unknown = [name for name in names if name not in Permission.__members__]
    if unknown:
        raise ValueError(f"no permission is called {', '.join(unknown)}")
    return reduce(or_, (Permission[name] for name in names), Permission(0))
