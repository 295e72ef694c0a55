"""Games and their sides to choose from in a command."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from discord import app_commands

from bot.match.bundle import GameBundle
from bot.match.people.leaderboards import Ladder
from bot.text import Language
from bot.ui.commands.texts import phrase, text
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.standings import HOUSE, name_ladder, write_ladder

MOST_CHOICES: Final = 25


def ladder_choices(games: Mapping[str, GameBundle], *, house: bool = False) -> list[app_commands.Choice[str]]:
    """Games to choose from, and their sides where they differ. house: also the games against the house."""
    presentation = Presentation(games)

    def name(ladder: Ladder, language: Language) -> str:
        return name_ladder(presentation, ladder, language)

    found = []
    for key, bundle in games.items():
        facts = bundle.game.facts
        found.append(app_commands.Choice(name=phrase(partial(name, Ladder(key))), value=key))
        for side in facts.seats if facts.sided else ():
            ladder = Ladder(key, side)
            found.append(app_commands.Choice(name=phrase(partial(name, ladder)), value=write_ladder(ladder)))
    last = [app_commands.Choice(name=text("standings-house"), value=HOUSE)] if house else []
    return [*found[: MOST_CHOICES - len(last)], *last]
