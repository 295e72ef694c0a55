"""The words of slash commands in every language, as Discord wants them."""

from __future__ import annotations

import re
from collections.abc import Callable

import discord
from discord import app_commands

from bot.text import LANGUAGES, Catalogue, Language, language_of
from bot.ui.messages.presentation import STRINGS

LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100


def phrase(say: Callable[[Language], str], default: str | None = None) -> app_commands.locale_str:
    """A text of a command with all its translations. default: a name that stays the same for programs."""
    texts = {language: say(language) for language in LANGUAGES}
    return app_commands.locale_str(default if default is not None else texts["en"], **texts)


def name(text: str) -> str:
    """A text as the name of a command or option: lower case, no spaces, at most 32 characters."""
    words = re.findall(r"[\w'-]+", text.lower())
    return "_".join(words)[:LONGEST_NAME].rstrip("_-")


def description(text: str) -> str:
    """A text as a description: one line, at most 100 characters."""
    line = " ".join(text.split())
    return line if len(line) <= LONGEST_DESCRIPTION else line[: LONGEST_DESCRIPTION - 1].rstrip() + "…"


_CATALOGUE = Catalogue(STRINGS)


def text(message: str) -> app_commands.locale_str:
    """The name or description of a command in the ui's catalogue."""
    return phrase(lambda language: _CATALOGUE[language](message))


class CommandTranslator(app_commands.Translator):
    """The translator by which discord.py gets the translation that a `phrase` carries."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text for a locale; None where it is not one of ours."""
        code = locale.value.split("-")[0]
        if code not in LANGUAGES:
            return None
        found = string.extras.get(language_of(locale.value))
        return str(found) if found is not None else None
