"""The welcome for somebody who has come in for the first time: the games, and what to type."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.match.bundle import GameBundle
from bot.text import Language, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import ACCENT, Layout, button, frame, rows, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

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


def describe_game(
    translator: Translator,
    bundle: GameBundle,
    language: Language,
    options: Mapping[str, object] = MappingProxyType({}),
) -> str:
    """Tell what a game is, in one sentence, and how many people play it for how long. options: what a table
    has agreed on, for they may make another game of it."""
    say, players = bundle.words.translator(language), bundle.game.facts.players
    about = next((f"about-{each.name}" for each in bundle.openings if each.has_settled(options)), "about")
    facts = translator(
        "game-facts",
        players=translator("lobby-players", least=min(players), most=max(players)),
        length=say(f"{about}.length"),
        weight=translator(f"game-weight-{say(f'{about}.weight')}"),
    )
    return f"{say(about)}\n{facts}"


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
