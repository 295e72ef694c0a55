"""A title card as a message: the picture of a moment, its line in words, and the names of who plays."""

from __future__ import annotations

from collections.abc import Sequence

from bot.draw.board import plain_name
from bot.draw.title_cards import TitleScene
from bot.match.match import Table
from bot.match.values import UserId
from bot.text import Language
from bot.ui.layout import OVER, Layout, Part, frame, gallery, text
from bot.ui.page import Attachment, Page
from bot.ui.presentation import PEOPLE, TITLE, Presentation
from cogs.inn.title_cards.service import Occasion


def moment_page(presentation: Presentation, table: Table, occasion: Occasion, language: Language) -> Page:
    """The card of a moment of a game."""
    people = presentation.people(table, language)
    bundle = presentation.bundle(table)
    scene = presentation.title_of(bundle, occasion.moment, occasion.about, people, language)
    return card_page(presentation, table, scene)


def first_win_page(presentation: Presentation, table: Table, winner: UserId, language: Language) -> Page:
    """The card of somebody's first win."""
    says = presentation.translator(language)
    name = plain_name(presentation.names.recall(winner, says))
    line = says("card-first-win.line", name=name, game=presentation.name(table.key, language))
    return card_page(presentation, table, TitleScene("first-win", says("card-first-win"), line, ""))


def card_page(presentation: Presentation, table: Table, scene: TitleScene) -> Page:
    """A message with one card; in words where it could not be painted."""

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [gallery(attachment.url, attachment.alt) for attachment in attached]
        return frame(parts or [text(f"**{scene.title}**\n{scene.line}")], OVER)

    return Page(PEOPLE, build, (TITLE,), lambda _: presentation.request_title(table.id, scene))
