"""Languages to choose from in a command."""

from __future__ import annotations

from discord import app_commands

from bot.text import LANGUAGES
from bot.ui.commands.texts import text
from bot.ui.languages import AUTOMATIC


def language_choices() -> list[app_commands.Choice[str]]:
    """The automatic language, then every other."""
    return [
        app_commands.Choice(name=text("settings-automatic"), value=AUTOMATIC),
        *(app_commands.Choice(name=text(f"language-{each}"), value=each) for each in LANGUAGES),
    ]
