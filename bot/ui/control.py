"""Every button and menu of the bot: its custom id says everything, so it outlives restarts."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
from discord import ui

from bot.ui.ids import TEMPLATE

Pressed = Callable[[discord.Interaction[Any], str, tuple[str, ...]], Awaitable[None]]
"""What receives a press: the interaction, the custom id, and the chosen values of a menu."""


class Control(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or a select menu whose id follows `ids.TEMPLATE`.

    discord.py makes it anew from the message for each press; the client's `pressed` does the rest.
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The control that was pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hands the press over; `taken` tells the catch-all that nothing is left to do."""
        interaction.extras["taken"] = True
        data: Any = interaction.data
        pressed: Pressed = interaction.client.pressed
        await pressed(interaction, self.custom_id, tuple(data.get("values", ())))
