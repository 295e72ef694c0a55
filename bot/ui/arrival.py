"""A press as it comes from the gateway: no more of it is unpacked than its answer needs.

discord.py would look through the views it keeps, and build one from the message for each press, to find whose
button it was. The ids of our buttons say so themselves; and of the message pressed in only its pictures are
of use, for its texts and buttons are made anew.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import discord
from discord.http import Route
from discord.state import AutoShardedConnectionState
from discord.webhook.async_ import async_context

from bot.ui.answering import Written
from bot.ui.ids import TEMPLATE
from bot.ui.page import Hung, by_stem, hanging
from bot.ui.parts import Layout

COMPONENT: Final = 3
"""Discord's number for the press of a button or a choice in a menu."""
UPDATE: Final = discord.InteractionResponseType.message_update
EPHEMERAL: Final = discord.MessageFlags(ephemeral=True).value
_LOCALES: Final = {each.value: each for each in discord.Locale}
V2: Final = discord.MessageFlags(components_v2=True).value


@dataclass(frozen=True)
class Origin:
    """The message a press comes from. private: whether the presser alone sees it."""

    id: int
    private: bool
    components: list[dict[str, Any]]

    @cached_property
    def pictures(self) -> dict[str, Hung]:
        """What hung in the message at the moment of the press, by stem."""
        return by_stem(hanging(self.components))


class Arrival(discord.Interaction[Any]):
    """A press. by: who pressed.

    Of its message only `origin` is kept: where discord.py has it there is nothing. What few answers ask for
    is unpacked when the first of them does.
    """

    __slots__ = ("_packed", "by", "origin")

    def __init__(self, *, data: Any, state: Any) -> None:
        super().__init__(data=data, state=state)
        message = data["message"]
        private = bool(message.get("flags", 0) & EPHEMERAL) or self.guild_id is None
        self.origin = Origin(int(message["id"]), private, message.get("components", []))

    def _from_data(self, data: Any) -> None:
        """Called by discord.py."""
        self._packed = data
        self.id = int(data["id"])
        self.type = discord.InteractionType.component
        self.token = data["token"]
        self.data = data["data"]
        self.application_id = int(data["application_id"])
        guild = data.get("guild_id")
        self.guild_id = None if guild is None else int(guild)
        self.by = int((data["member"] if guild is not None else data)["user"]["id"])
        self.locale = _LOCALES.get(data.get("locale"), discord.Locale.american_english)
        known = None if self.guild_id is None else self._state._get_guild(self.guild_id)
        channel = None if known is None else known.get_channel(int(data["channel"]["id"]))
        if channel is not None:
            self.channel = channel

    def __getattr__(self, name: str) -> Any:
        # discord.py looks for its cached properties in slots that are empty at first.
        if name.startswith("_cs_"):
            raise AttributeError(name)
        rest: Any = {key: each for key, each in self._packed.items() if key != "message"}
        super()._from_data(rest)
        return object.__getattribute__(self, name)

    def let_go(self) -> None:
        """Is called when it has been dealt with: it and its response hold each other, and would stay until
        garbage is looked for."""
        with suppress(AttributeError):
            delattr(self, "_cs_response")

    def written(self, layout: Layout) -> Written:
        """The answer that puts something else in place of the message pressed in, whose pictures stay. It can
        be written before it is due."""
        where = Route(
            "POST",
            "/interactions/{webhook_id}/{webhook_token}/callback",
            # By these discord.py keeps requests of different interactions apart.
            webhook_id=self.id,
            webhook_token=self.token,
        )
        data = {"components": layout.to_components(), "flags": V2, "allowed_mentions": {"parse": []}}
        return Written(where, {"type": UPDATE.value, "data": data})

    async def update(self, answer: Written) -> None:
        """Answers with it.

        Unlike discord.py's `edit_message`, whose errors it raises, it does not have the message sent back.
        """
        if self.response.is_done():
            raise discord.InteractionResponded(self)
        http = self._state.http
        await async_context.get().request(
            answer.route,
            session=self._session,
            proxy=http.proxy,
            proxy_auth=http.proxy_auth,
            payload=answer,
        )
        self.response._response_type = UPDATE


class Arrivals(AutoShardedConnectionState[Any]):
    """What discord.py keeps of the gateway; the presses of our own buttons go straight to the client."""

    def parse_interaction_create(self, data: Any) -> None:
        """Has the client's `arrived` answer a press, and leaves all else to discord.py."""
        if data["type"] == COMPONENT and TEMPLATE.fullmatch(data["data"]["custom_id"]):
            self._get_client().arrived(Arrival(data=data, state=self))
        else:
            super().parse_interaction_create(data)
