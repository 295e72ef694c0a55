"""Requests without a library in between."""

from __future__ import annotations

import json
from typing import Any

import aiohttp

from bot.sandbox import Sandbox
from bot.sandbox.client import actions, lookup

Json = dict[str, Any]
COMMAND: Json = {"type": 1, "name": "play", "description": "plays"}


class Raw:
    """A bot that is nothing but HTTP."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self._session = session
        self.channel = next(iter(sandbox.core.world.channels))

    async def ask(self, method: str, path: str, payload: Any, *files: tuple[str, int]) -> tuple[int, Json]:
        body: Any = json.dumps(payload)
        headers = {"Authorization": "Bot token", "Content-Type": "application/json"}
        if files:
            body = aiohttp.FormData(quote_fields=False)
            body.add_field("payload_json", json.dumps(payload), content_type="application/json")
            for number, (name, size) in enumerate(files):
                body.add_field(f"files[{number}]", b"x" * size, filename=name, content_type="image/png")
            del headers["Content-Type"]
        url = self.sandbox.api_url + path
        async with self._session.request(method, url, data=body, headers=headers) as response:
            return response.status, {} if response.status == 204 else await response.json()

    async def send(self, payload: Any, *files: tuple[str, int]) -> tuple[int, Json]:
        return await self.ask("POST", f"/channels/{self.channel}/messages", payload, *files)

    async def edit(self, message: Json, payload: Any, *files: tuple[str, int]) -> tuple[int, Json]:
        path = f"/channels/{message['channel_id']}/messages/{message['id']}"
        return await self.ask("PATCH", path, payload, *files)

    async def interaction(self) -> str:
        """The path of the callback of a fresh interaction."""
        core = self.sandbox.core
        if not core.commands.in_scope(None):
            core.commands.overwrite(None, [COMMAND])
        frida = lookup.find_person(core, "frida")
        fresh_interaction = actions.use_slash_command(
            core, frida, lookup.find_channel(core, frida, "tavern"), "play", {}
        )
        return f"/interactions/{fresh_interaction.id}/{fresh_interaction.token}/callback"
