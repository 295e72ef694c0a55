"""The secret of a database, for names that nobody can guess."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Final

from bot.store import Store
from bot.store.sharing import replace_shared

NAMING_KEY: Final = "naming-key"
"""Where the database keeps what makes names of pictures and codes of matches unguessable."""


async def load_secret(store: Store) -> bytes:
    """The secret of a database; made when it is first asked for."""
    known = await store.value(NAMING_KEY)
    if known is None:
        known = made = secrets.token_hex(32)
        if store.share is None:
            await store.set_value(NAMING_KEY, made)
        else:
            # Another process may be quicker: then theirs counts.
            read = partial(store.value, NAMING_KEY)
            known = await replace_shared(
                store.share, "house", NAMING_KEY, read, lambda theirs: (theirs or made, ())
            )
    return bytes.fromhex(known)
