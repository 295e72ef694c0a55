"""A finished game shown elsewhere on its server: how it ended, its last picture, and the way to it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from bot.match.archive import Annals
from bot.match.values import UserId
from bot.match.views import View
from bot.text import Language
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.layout import OVER, Layout, button, frame, gallery, link, mention, rows, text
from bot.ui.messages.page import Attachment, Page, PictureRequest
from bot.ui.messages.presentation import Presentation
from bot.ui.messages.table import tell_end

Form: TypeAlias = Literal["picture", "gif", "record"]
FORMS: Final[tuple[Form, ...]] = get_args(Form)


def tell_shared(presentation: Presentation, view: View, by: UserId | None, language: Language) -> str:
    """Tell whose game it was, and where it stands; by: who shares it."""
    translator, bundle = presentation.translator(language), presentation.bundle(view.table)
    people = ", ".join(
        f"{mention(translator, user)} ({bundle.words.seat(seat, language)})"
        for seat, user in view.table.seats
        if user is not None
    )
    told = translator("share-game", game=bundle.words.name(language), people=people, place=link(view.table))
    return told if by is None else f"{translator('share-by', user=mention(translator, by))}\n{told}"


def shared_page(
    presentation: Presentation, view: View, annals: Annals | None, by: UserId | None, language: Language
) -> Page:
    """A finished game for everybody to see."""
    translator, bundle = presentation.translator(language), presentation.bundle(view.table)

    def request(name: str) -> PictureRequest:
        return presentation.request_picture(view.table, view.observation, name, language, 1.0)

    def build(attached: Sequence[Attachment]) -> Layout:
        match = view.table.id
        found = [
            button(ComponentId(Kind.STEP, match), translator("button-step"), emoji="⏯️"),
            button(ComponentId(Kind.REVIEW, match), translator("button-review"), emoji="🔎"),
        ]
        parts = [
            text(tell_shared(presentation, view, by, language)),
            text(tell_end(translator, bundle, view, language, annals)),
            *(gallery(each.url, each.alt) for each in attached),
        ]
        return frame([*parts, *rows(found)], OVER)

    return Page(view.table.key, build, tuple(bundle.board.shown(view.observation))[:1], request)
