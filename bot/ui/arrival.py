"""A press as it comes from the gateway: no more of it is unpacked than its answer needs.

discord.py would look through the views it keeps, and build one from the message for each press, to find whose
button it was. The ids of our buttons say so themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
from discord.state import AutoShardedConnectionState

from bot.ui.ids import TEMPLATE

COMPONENT: Final = 3
"""Discord's number for the press of a button or a choice in a menu."""
GALLERY: Final = 12
CONTAINER: Final = 17
"""Discord's numbers for components of a message."""


class Arrival(discord.Interaction[Any]):
    """An interaction whose message is unpacked when somebody looks at it."""

    __slots__ = ("_packed", "_unpacked")

    def __init__(self, *, data: Any, state: Any) -> None:
        self._packed: Any = data.get("message")
        self._unpacked: discord.Message | None = None
        rest: Any = {name: each for name, each in data.items() if name != "message"}
        super().__init__(data=rest, state=state)

    @property
    def message(self) -> discord.Message | None:
        """The message that was pressed in."""
        if self._unpacked is None and self._packed is not None:
            channel: Any = self.channel
            packed: Any = {**self._packed, "components": [*_galleries(self._packed.get("components", ()))]}
            self._unpacked = discord.Message(state=self._state, channel=channel, data=packed)
            if self._unpacked.guild is None:
                self._unpacked.guild = self.guild
        return self._unpacked

    @message.setter
    def message(self, message: discord.Message | None) -> None:
        self._unpacked = message


def _galleries(components: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The pictures of a message alone: its texts and buttons are made anew, and unpacking them takes long."""
    for each in components:
        if each["type"] == GALLERY:
            yield each
        elif each["type"] == CONTAINER:
            yield {**each, "components": [*_galleries(each["components"])]}


class Arrivals(AutoShardedConnectionState[Any]):
    """What discord.py keeps of the gateway; the presses of our own buttons go straight to the client."""

    def parse_interaction_create(self, data: Any) -> None:
        """Has the client's `arrived` answer a press, and leaves all else to discord.py."""
        if data["type"] == COMPONENT and TEMPLATE.fullmatch(data["data"]["custom_id"]):
            self._get_client().arrived(Arrival(data=data, state=self))
        else:
            super().parse_interaction_create(data)
