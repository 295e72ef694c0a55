"""Beliefs about others' hidden pieces: somebody's own notes, shown to nobody else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.match.bundle import GameBundle
from bot.match.views import MOST_BELIEFS, View
from bot.text import Language, Translator
from bot.ui.layout import QUIET, Layout, Part, button, frame, gallery, option, rows, select, text
from bot.ui.menus.level import IN_A_SELECT
from bot.ui.messages.reading import to_seat
from bot.ui.messages.ways import MORE, PICTURES, Action
from bot.ui.page import Attachment, ComponentId, Kind, Page, PictureRequest
from bot.ui.presentation import Presentation

NOTE, WIPE = "=", "-"
"""What a payload begins with that changes the note of a place."""
SCALE: Final = 1.0


GUESSES: Final = Action("guesses", Kind.GUESS, "📝")


@PICTURES.lead_from
def lead_to_guesses(translator: Translator, bundle: GameBundle, view: View) -> ui.Button[Any] | None:
    """Lead to the own notes, where there are hidden pieces."""
    if not bundle.game.list_guesses(view.observation):
        return None
    return GUESSES.button(translator, view.table.id)


@MORE.offer(GUESSES)
def has_something_to_guess(bundle: GameBundle, view: View) -> bool:
    """Check whether the viewer plays, and there are hidden pieces."""
    return view.seat is not None and bool(bundle.game.list_guesses(view.observation))


def guesses_page(presentation: Presentation, view: View, place: str, language: Language) -> Page:
    """Lay out one's own notes beside the picture that shows them. place: of the piece to note, or empty."""
    key, match = view.table.key, view.table.id
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)
    unknown = list(bundle.words.unknown(view.observation, language))[:IN_A_SELECT]
    open_piece = next((piece for piece in unknown if piece.place == place or len(unknown) == 1), None)

    def request(name: str) -> PictureRequest:
        return presentation.request_picture(view.table, view.observation, name, language, SCALE)

    def build(attached: Sequence[Attachment]) -> Layout:
        parts: list[Part] = [text(translator("guesses-heading", game=bundle.words.name(language)))]
        parts.append(text(translator("guesses-told" if unknown else "guesses-none")))
        if unknown:
            lines = [
                option(piece.place, piece.label, piece.told, chosen=piece is open_piece) for piece in unknown
            ]
            parts.append(select(ComponentId(Kind.GUESS, match), translator("guesses-which"), lines))
        ways = [to_seat(translator, match)]
        if open_piece is not None:
            lines = [
                option(
                    belief.key,
                    belief.label,
                    belief.detail,
                    belief.emoji,
                    chosen=belief.key in open_piece.believed,
                )
                for belief in open_piece.beliefs
            ]
            asked = translator("guesses-what", place=open_piece.label)
            target = ComponentId(Kind.GUESS, match, 0, f"{NOTE}{open_piece.place}")
            parts.append(select(target, asked, lines, most=MOST_BELIEFS))
            if open_piece.believed:
                wipe = ComponentId(Kind.GUESS, match, 0, f"{WIPE}{open_piece.place}")
                ways.append(button(wipe, translator("button-guess-wipe"), emoji="🧽"))
        parts += [gallery(attachment.url, attachment.alt) for attachment in attached]
        noted = [
            translator("guesses-line", place=piece.label, beliefs=piece.told)
            for piece in unknown
            if piece.told
        ]
        parts += [text("\n".join(noted)), *rows(ways)]
        return frame(parts, QUIET)

    return Page(key, build, (bundle.board.views(view.observation)[0],), request)
