"""The page on which those who watch guess, and what came of it; a line of it in words for the digest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.match.bundle import GameBundle
from bot.match.match import Table
from bot.match.views import View
from bot.text import Language, Translator, with_sign
from bot.ui.layout import QUIET, Layout, Part, button, frame, option, rows, select, text
from bot.ui.messages.ways import MORE, OVER, Action
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation
from cogs.inn.guess_along.model import IN_TIME, SURE, score
from cogs.inn.guess_along.service import Guessed

GUESS_ALONG: Final = Action("guess-along", Kind.GUESS_ALONG, "🦉")
MOST_BATTLES: Final = 3
"""Of the battles of a game those shown, the latest."""


@MORE.offer(GUESS_ALONG)
def is_watching(_: GameBundle, view: View) -> bool:
    """Check whether the viewer watches a game of a server."""
    return view.seat is None and not view.invited and view.table.phase == "playing"


@OVER.offer(GUESS_ALONG)
def could_be_guessed(table: Table) -> bool:
    """Check whether a game is over in which people may have guessed."""
    return table.phase == "over" and not table.place.is_private


def guess_page(
    presentation: Presentation, table: Table, guessed: Sequence[Guessed], language: Language, note: str = ""
) -> Page:
    """Lay out what there is to guess, and the guesses of the reader with their worth. note: of a press."""
    translator, bundle = presentation.translator(language), presentation.bundle(table)
    game, *battles = guessed
    shown = [
        game,
        *(battle for battle in battles[-MOST_BATTLES:] if battle.question.open or battle.own is not None),
    ]

    def build() -> Layout:
        heading = translator("guess-along-heading", game=bundle.words.name(language))
        parts: list[Part] = [text("\n".join([heading, *([f"> {note}"] if note else [])]))]
        for subject in shown:
            parts.append(text(_tell(translator, bundle, subject, language)))
            if subject.question.open:
                parts.append(_menu(translator, bundle, table, subject, language))
        refresh = button(GUESS_ALONG.target(table.id), translator("button-refresh"), emoji="🔄")
        about = translator("guess-along-about", presses=IN_TIME)
        playing = [*rows([refresh])] if table.phase == "playing" else []
        return frame([*parts, text(about), *playing], QUIET)

    return plain(build)


def _tell(translator: Translator, bundle: GameBundle, guessed: Guessed, language: Language) -> str:
    """Tell of one thing to guess at how it stands."""
    question, own = guessed.question, guessed.own
    if question.told is None:
        lines = [translator("guess-along-game")]
    else:
        told = bundle.words.tell(question.told, None, language) or ""
        lines = [translator("guess-along-battle"), *([f"-# {told}"] if told else [])]
    if own is not None:
        seat = bundle.words.seat(own.choice, language)
        lines.append(translator("guess-along-own", seat=seat, sure=own.sure))
    if guessed.count:
        lines.append(translator("guess-along-count", count=guessed.count))
    if question.is_over:
        lines.append(_tell_end(translator, bundle, guessed, language))
    elif not question.open:
        lines.append(translator("guess-along-closed"))
    return "\n".join(lines)


def _tell_end(translator: Translator, bundle: GameBundle, guessed: Guessed, language: Language) -> str:
    question, own = guessed.question, guessed.own
    if question.holder is None:
        return translator("guess-along-void")
    holder = bundle.words.seat(question.holder, language)
    if own is None:
        return translator("guess-along-over", seat=holder)
    points = score(own.sure, len(question.seats), right=own.choice == question.holder)
    return translator("guess-along-scored", seat=holder, points=with_sign(points))


def _menu(
    translator: Translator, bundle: GameBundle, table: Table, guessed: Guessed, language: Language
) -> Part:
    """Every side, each with how sure one may be, and what that brings or costs."""
    question, own = guessed.question, guessed.own
    lines = []
    for seat in question.seats:
        for name, sure in SURE.items():
            right, wrong = (score(sure, len(question.seats), right=is_right) for is_right in (True, False))
            seat_name = bundle.words.seat(seat, language)
            lines.append(
                option(
                    f"{seat}.{name}",
                    translator(f"guess-along-{name}", seat=seat_name, sure=sure),
                    translator("guess-along-worth", right=with_sign(right), wrong=with_sign(wrong)),
                    chosen=own is not None and (own.choice, own.sure) == (seat, sure),
                )
            )
    target = ComponentId(Kind.GUESS_ALONG, table.id, 0, question.about or "g")
    return select(target, translator("guess-along-menu"), lines)
