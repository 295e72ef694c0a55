"""The guests expected at a table before play, for its host to say."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.match import Table, is_computer
from bot.match.values import UserId
from bot.text import Language
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import ACCENT, QUIET, Layout, frame, link, mention, text, user_select
from bot.ui.messages.page import Page, plain
from bot.ui.messages.presentation import Presentation

SET = "set"


def guests_page(presentation: Presentation, table: Table, language: Language) -> Page:
    """Lay out who is at the table and who is invited beside its host, in a menu of people."""
    translator, most = presentation.translator(language), max(presentation.bundle(table).game.facts.players)
    guests = guests_of(table)

    def build() -> Layout:
        told = text(translator("guests-heading", most=most - 1))
        target = ComponentId(Kind.GUESTS, table.id, 0, SET)
        return frame([told, user_select(target, translator("guests-menu"), guests, most - 1)], QUIET)

    return plain(build)


def guests_of(table: Table) -> list[UserId]:
    """The people at a table or invited to it, but for its host."""
    found = (*table.joined, *table.invited)
    return [user for user in found if user != table.host and not is_computer(user)]


def called_page(
    presentation: Presentation, table: Table, called: Sequence[UserId], language: Language
) -> Page:
    """Call people to a table."""
    translator = presentation.translator(language)
    said = translator(
        "guests-called",
        names=translator.join([mention(translator, user) for user in called]),
        host=mention(translator, table.host),
        game=presentation.name(table.key, language),
        place=link(table),
    )
    return plain(lambda: frame([text(said)], ACCENT))
