"""The secret of a database, for names that nobody can guess."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from bot.store import ConflictError, Store

NAMING_KEY: Final = "naming-key"
"""Where the database keeps what makes names of pictures and codes of matches unguessable."""


async def load_secret(store: Store) -> bytes:
    """The secret of a database; made when it is first asked for."""
    while (known := await store.value(NAMING_KEY)) is None:
        made = secrets.token_hex(32)
        if store.share is None:
            await store.set_value(NAMING_KEY, made)
        else:
            # Another process may be quicker.
            with suppress(ConflictError):
                await store.share.replace("house", NAMING_KEY, None, made)
    return bytes.fromhex(known)
