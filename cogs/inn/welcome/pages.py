"""The pages for somebody who comes in for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.text import Language, Translator
from bot.ui.layout import ACCENT, Layout, button, frame, rows, text
from bot.ui.messages.lobby import describe_game
from bot.ui.messages.ways import ABOUT_A_GAME
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation

COMMANDS: Final = (("seat",), ("next",), ("rules",), ("settings",))
"""The commands one needs beside that of a game, as far as there are features that bring them."""


def welcome_page(presentation: Presentation, language: Language) -> Page:
    """Lay out what this is, a button for each game, and the commands one needs."""
    translator = presentation.translator(language)
    start = next(iter(presentation.games.values())).command(language)
    lines = [
        translator("welcome-start", **_beginnings(translator, start)),
        *(_command_line(translator, each) for each in COMMANDS if translator.has(_message(each))),
    ]

    def build() -> Layout:
        games = [
            button(ComponentId(Kind.GAME, payload=key), bundle.words.name(language), "primary", "♟️")
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


def _command_line(translator: Translator, command: Sequence[str]) -> str:
    """A command as it is typed, and what it does."""
    typed = " ".join(translator(_message(command[:end])) for end in range(1, len(command) + 1))
    does = translator(f"welcome-{'-'.join(command)}")
    return f"- `/{typed}` · {does}"


def _message(command: Sequence[str]) -> str:
    return f"command-{'-'.join(command)}"


def game_page(presentation: Presentation, key: str, language: Language) -> Page:
    """Lay out what a game is, how it is begun, and where its rules are."""
    translator, bundle = presentation.translator(language), presentation.games[key]
    begin = translator("game-begin", **_beginnings(translator, bundle.command(language)))

    def build() -> Layout:
        head = f"## {bundle.words.name(language)}\n{describe_game(translator, bundle, language)}"
        buttons = [
            button(ComponentId(Kind.OPEN, payload=key), translator("button-open"), "success", "🪑"),
            *ABOUT_A_GAME.list_ways(translator, bundle),
            button(ComponentId(Kind.RULES, payload=key), translator("button-rules"), emoji="📕"),
            button(ComponentId(Kind.WELCOME), translator("button-all-games"), emoji="🍺"),
        ]
        return frame([text(head), text(begin), *rows(buttons)], ACCENT)

    return plain(build)
