"""Pages that belong to no single table: the games of the house, what is kept and why, the terms of use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from bot.match.values import UserId
from bot.match.views import Turn
from bot.text import Language, Translator
from bot.ui.layout import QUIET, Layout, Part, frame, text
from bot.ui.messages.clocks import describe_turn
from bot.ui.page import Page, plain
from bot.ui.presentation import Presentation
from bot.ui.services import Operator

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


# What is kept and why, and the terms of use: in Discord, and to be published.

Policy: TypeAlias = Literal["privacy", "terms"]
POLICIES: Final[tuple[Policy, ...]] = get_args(Policy)
SECTIONS: Final[dict[Policy, tuple[str, ...]]] = {
    "privacy": ("heading", "people", "server", "not", "why", "where", "long", "rights", "contact"),
    "terms": ("heading", "what", "who", "conduct", "texts", "warranty", "end", "contact"),
}
"""In the order in which they are read; each is the message `policy-<page>-<section>`."""


def tell_policy(translator: Translator, policy: Policy, operator: Operator) -> list[str]:
    """The sections of a page, filled in."""
    facts: dict[str, str | int] = {
        "operator": operator.name or translator("policy-operator"),
        "contact": operator.contact or translator("policy-contact"),
        "days": operator.retention_days,
    }
    return [translator(f"policy-{policy}-{section}", **facts) for section in SECTIONS[policy]]


def write_policy(translator: Translator, policy: Policy, operator: Operator) -> str:
    """A page as a file of Markdown: its headings are one level higher than in a message."""
    told = tell_policy(translator, policy, operator)
    return "\n\n".join(each.replace("## ", "# ", 1) for each in told) + "\n"
