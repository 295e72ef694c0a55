"""A title card as a message: the picture of a moment, its line in words, and the names of who plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.draw.board import plain_name
from bot.draw.title_cards import TitleScene
from bot.match.match import Table
from bot.match.values import UserId
from bot.text import Language
from bot.ui.layout import OVER, Layout, frame, gallery, text
from bot.ui.page import Attachment, Page
from bot.ui.presentation import PEOPLE, TITLE, Presentation
from cogs.inn.title_cards.service import Occasion

MOST_NAMED: Final = 40
"""Characters there is room for below a card: the names come before the seats."""


def moment_page(presentation: Presentation, table: Table, occasion: Occasion, language: Language) -> Page:
    """The card of a moment of a game."""
    bundle = presentation.bundle(table)
    says = bundle.words.translator(language)
    key = f"moment-{occasion.moment.key}"
    about = says(occasion.about) if occasion.about else ""
    people = presentation.people(table, language)
    seated = " · ".join(f"{name} – {bundle.words.seat(seat, language)}" for seat, name in people)
    names = seated if len(seated) <= MOST_NAMED else " · ".join(name for _, name in people)
    scene = TitleScene(occasion.moment.art, says(key), says(f"{key}.line", about=about), names)
    return card_page(presentation, table, scene)


def first_win_page(presentation: Presentation, table: Table, winner: UserId, language: Language) -> Page:
    """The card of somebody's first win."""
    says = presentation.translator(language)
    name = plain_name(presentation.names.recall(winner, says))
    line = says("card-first-win.line", name=name, game=presentation.name(table.key, language))
    return card_page(presentation, table, TitleScene("first-win", says("card-first-win"), line, ""))


def card_page(presentation: Presentation, table: Table, scene: TitleScene) -> Page:
    """A message with one card."""

    def build(attached: Sequence[Attachment]) -> Layout:
        pictures = [gallery(each.url, each.alt) for each in attached]
        return frame([text(f"**{scene.title}**\n{scene.line}"), *pictures], OVER)

    return Page(PEOPLE, build, (TITLE,), lambda _: presentation.request_title(table.id, scene))
