"""Every button and menu of ours, as discord.py finds them: by their ids, after any restart."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import ui

from bot.ui.interactions.ids import TEMPLATE
from bot.ui.interactions.router import Routed


class Component(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or a select menu whose id says what it is for."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Component:
        """Called by discord.py when one of them is pressed."""
        return cls(item)

    @staticmethod
    def matches(custom_id: str) -> bool:
        """Whether an id is of this kind."""
        return TEMPLATE.fullmatch(custom_id) is not None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Called by discord.py; everything else is the router's."""
        data: Any = interaction.data or {}
        client: Routed = interaction.client
        await client.router.press(interaction, self.custom_id, data.get("values", ()))
