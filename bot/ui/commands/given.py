"""Texts that people type into commands: cleaned, whatever they are for."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.engine import clean_text
from bot.text import GivenText

LONGEST_NAME: Final = 60
LONGEST_REASON: Final = 200


class TypedTransformer(app_commands.Transformer):
    """A word by which something is looked up: a match, an action, a rule."""

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        """Return what was typed, in one line and without what cannot be seen."""
        return clean_text(value)


class GivenTransformer(app_commands.Transformer):
    """A text that others will read. most: characters."""

    def __init__(self, most: int) -> None:
        self._most = most

    @property
    def min_value(self) -> int:
        """Characters at least."""
        return 1

    @property
    def max_value(self) -> int:
        """Characters at most."""
        return self._most

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> GivenText:
        """Return what was typed, as it may be shown."""
        return GivenText(value)


Typed: TypeAlias = Annotated[str, TypedTransformer()]
GivenName: TypeAlias = Annotated[GivenText, GivenTransformer(LONGEST_NAME)]
GivenReason: TypeAlias = Annotated[GivenText, GivenTransformer(LONGEST_REASON)]
