"""The page that belongs to no single table: the games of the house."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.values import UserId
from bot.match.views import Turn
from bot.text import Language
from bot.ui.messages.layout import QUIET, Layout, Part, frame, text
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.turns import describe_turn

MOST_TABLES = 20


def games_page(presentation: Presentation, mine: Sequence[Turn], language: Language, reader: UserId) -> Page:
    """The games of the house, how to start one, and the reader's own tables."""
    translator = presentation.translator(language)
    told = []
    for bundle in presentation.games.values():
        players = bundle.game.facts.players
        command = bundle.command(language)
        told.append(
            translator(
                "games-line",
                game=bundle.words.name(language),
                command=f"{command} {translator('command-start')}",
                players=translator("lobby-players", least=min(players), most=max(players)),
            )
        )
        say = bundle.words.translator(language)
        for each in bundle.openings:
            about = say(f"command-{each.name}.description")
            told.append(
                translator("games-also", command=f"{command} {say(f'command-{each.name}')}", about=about)
            )
    first = next(iter(presentation.games.values())).command(language)
    solo = translator("games-solo", command=f"{first} {translator('command-solo')}")
    if mine:
        told_of = [describe_turn(presentation, each, language, reader) for each in mine[:MOST_TABLES]]
        lines = "\n".join(f"• {line}" for line in told_of)
        tables = [translator("games-mine"), lines]
    else:
        tables = [translator("games-none")]

    def build() -> Layout:
        parts: list[Part] = [*map(text, (translator("games-heading"), "\n".join(told), solo, *tables))]
        return frame(parts, QUIET)

    return plain(build)
