"""The pages for somebody who comes in for the first time."""

from __future__ import annotations

from typing import Final

from bot.text import Language, Translator
from bot.ui.layout import ACCENT, Layout, button, frame, rows, text
from bot.ui.messages.lobby import describe_game
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

COMMANDS: Final = ("table-seat", "next", "rules", "settings-me")
"""The commands one needs beside that of a game, by the ends of their ids in the catalogue."""


def welcome_page(presentation: Presentation, language: Language) -> Page:
    """Lay out what this is, a button for each game, and the commands one needs."""
    translator = presentation.translator(language)
    start = next(iter(presentation.games.values())).command(language)
    lines = [
        translator("welcome-start", **_beginnings(translator, start)),
        *(_command_line(translator, each) for each in COMMANDS),
    ]

    def build() -> Layout:
        games = [
            button(ComponentId(Kind.GAME, payload=key), bundle.words.name(language), "primary", "🎲")
            for key, bundle in presentation.games.items()
        ]
        told = (translator("welcome-heading"), translator("welcome-which"))
        commands = "\n".join([translator("welcome-commands"), *lines])
        return frame([*map(text, told), *rows(games), text(commands)], ACCENT)

    return plain(build)


def _beginnings(translator: Translator, group: str) -> dict[str, str]:
    """The commands by which a game is begun, with guests and against the house, as they are typed."""
    return {
        "command": f"/{group} {translator('command-start')}",
        "solo": f"/{group} {translator('command-solo')}",
    }


def _command_line(translator: Translator, command: str) -> str:
    """A command as it is typed, and what it does."""
    path = [translator(f"command-{command}")]
    group, _, rest = command.partition("-")
    if rest:
        path.insert(0, translator(f"command-{group}"))
    return f"- `/{' '.join(path)}` · {translator(f'welcome-{command}')}"


def game_page(presentation: Presentation, key: str, language: Language) -> Page:
    """Lay out what a game is, how it is begun, and where its rules are."""
    translator, bundle = presentation.translator(language), presentation.games[key]
    begin = translator("game-begin", **_beginnings(translator, bundle.command(language)))

    def build() -> Layout:
        head = f"## {bundle.words.name(language)}\n{describe_game(translator, bundle, language)}"
        buttons = [
            button(ComponentId(Kind.OPEN, payload=key), translator("button-open"), "success", "🪑"),
            button(ComponentId(Kind.LESSONS, payload=key), translator("button-learn"), emoji="📖"),
            button(ComponentId(Kind.RULES, payload=key), translator("button-rules"), emoji="❓"),
            button(ComponentId(Kind.WELCOME), translator("button-all-games"), emoji="🍺"),
        ]
        return frame([text(head), text(begin), *rows(buttons)], ACCENT)

    return plain(build)
