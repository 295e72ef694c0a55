"""Our own emojis on Discord: uploaded and kept up to date at the start, by one process for all.

Names and ids are learnt from what Discord lists. What was uploaded is remembered by its digest, so that a
picture that has changed takes the place of the old one. Whatever goes wrong, the signs of Unicode do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, Protocol

import discord
import orjson
from aiohttp import ClientError

from bot.logs import get_logger
from bot.store import Store, StoreError
from bot.text.signs import PREFIX
from bot.ui.layout import OWN_EMOJIS

EMOJIS: Final = Path(__file__).resolve().parents[1] / "assets" / "emojis"
"""Where the pictures lie, a file each, named as Discord shall know them."""
PAUSE: Final = 0.1
"""Seconds between two uploads."""
AGAIN: Final = (30.0, 300.0, 3600.0, 21600.0)
"""Seconds before each further attempt."""
TROUBLES: Final = (discord.DiscordException, StoreError, ClientError, OSError)
log = get_logger("emojis")


class Client(Protocol):
    """The bot, as far as it is asked here."""

    store: Store

    @property
    def application_id(self) -> int | None:
        """Of the application it is."""

    async def fetch_application_emojis(self) -> list[discord.Emoji]:
        """Ask Discord which emojis the application has."""

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Upload one."""


def read_pictures(folder: Path = EMOJIS) -> Mapping[str, bytes]:
    """Our emojis by name. Raises OSError where one cannot be read."""
    return {path.stem: path.read_bytes() for path in sorted(folder.glob(f"{PREFIX}*.png"))}


class EmojiKeeper:
    """Learns which of our emojis there are, and sees to it that all are."""

    def __init__(self, client: Client, pictures: Callable[[], Mapping[str, bytes]] = read_pictures) -> None:
        self._client = client
        self._read = pictures
        self._is_keeping = False

    async def follow(self) -> None:
        """Learn which there are, again after a while as long as another process uploads some."""
        for wait in (*AGAIN, None):
            try:
                held = await self._client.fetch_application_emojis()
                OWN_EMOJIS.learn(held)
                if self._is_keeping or OWN_EMOJIS.knows_all(await asyncio.to_thread(self._read)):
                    return
            except TROUBLES as error:
                log.info("emojis_not_learnt", error=str(error), again_in=wait)
            if wait is not None:
                await asyncio.sleep(wait)

    async def keep(self) -> None:
        """Upload those that are missing or have changed, and take away those we no longer have."""
        self._is_keeping = True
        for number, wait in enumerate((*AGAIN, None)):
            try:
                count = await self._keep_once(await asyncio.to_thread(self._read))
            except TROUBLES as error:
                (log.info if number else log.warning)("emojis_not_kept", error=str(error), again_in=wait)
            else:
                log.info("emojis_kept", uploaded=count)
                return
            if wait is not None:
                await asyncio.sleep(wait)

    async def _keep_once(self, pictures: Mapping[str, bytes]) -> int:
        """Return how many were uploaded. Raises what is in TROUBLES."""
        remembered = f"emojis-{self._client.application_id}"
        known: dict[str, Any] = orjson.loads(await self._client.store.value(remembered) or "{}")
        held = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        ours = {name: emoji for name, emoji in held.items() if name.startswith(PREFIX)}
        wanted = {name: blake2b(image, digest_size=12).hexdigest() for name, image in pictures.items()}
        stand = {
            name: emoji
            for name, emoji in ours.items()
            if known.get(name) == [str(emoji.id), wanted.get(name)]
        }
        OWN_EMOJIS.learn(stand.values())
        for name in (emoji_name for emoji_name in ours if emoji_name not in stand):
            OWN_EMOJIS.forget(name)
            await ours[name].delete()
        missing = [name for name in pictures if name not in stand]
        for name in missing:
            made = await self._client.create_application_emoji(name=name, image=pictures[name])
            stand[name] = made
            noted = {emoji_name: [str(emoji.id), wanted[emoji_name]] for emoji_name, emoji in stand.items()}
            await self._client.store.set_value(remembered, orjson.dumps(noted).decode())
            OWN_EMOJIS.learn([made])
            await asyncio.sleep(PAUSE)
        return len(missing)
