"""The page of answers kept ahead of time: what may be kept now, for how long, and what stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import ui

from bot.engine import Seat
from bot.match.ahead import Kept, Standing, list_fitting, list_spans
from bot.match.bundle import GameBundle, StandingAnswer
from bot.match.views import View
from bot.text import Language, Translator
from bot.ui.layout import QUIET, Layout, Part, beside, button, frame, option, rows, select, text
from bot.ui.messages.panel import is_asked, stand_in_of
from bot.ui.messages.reading import to_seat
from bot.ui.messages.ways import MORE, PANEL, Action, Spot
from bot.ui.page import ComponentId, Kind, Page, clip, plain
from bot.ui.presentation import Presentation
from cogs.inn.ahead.telling import tell_line

KEEP, DROP = "+", "-"
"""What a payload begins with that keeps an answer, or takes one back."""
AHEAD: Final = Action("ahead", Kind.AHEAD, "📌")
MOST_BESIDE: Final = 5
"""Answers that have a button of their own beside them; of more, one is chosen in a menu."""
LONGEST_TOLD: Final = 240
"""Characters of each in the list."""
MARKDOWN: Final = str.maketrans("", "", "*_`~")
KEPT_WAYS: Final[Spot[[Translator, GameBundle, View]]] = Spot()
"""Below what stands: other ways to answer ahead of time."""


@PANEL.lead_from
def lead_to_ahead(translator: Translator, bundle: GameBundle, view: View) -> ui.Button[Any] | None:
    """Lead to the answers, where one may be kept now or something stands; it says where something ended."""
    may_keep = bool(_list_offered(bundle, view)) if is_asked(view) else may_imagine(bundle, view)
    if view.table.phase != "playing" or not (view.kept or may_keep):
        return None
    if any(kept.answer.ended for kept in view.kept):
        return button(AHEAD.target(view.table.id), translator("button-ahead-ended"), "primary", AHEAD.emoji)
    return AHEAD.button(translator, view.table.id)


def may_imagine(bundle: GameBundle, view: View) -> bool:
    """Check whether the viewer plays, and waits for one other whose move may be imagined."""
    if view.seat is None or view.gave_up or view.table.phase != "playing" or stand_in_of(view) is not None:
        return False
    return bundle.lines and not view.observation.legal and len(view.observation.waiting) == 1


@MORE.offer(AHEAD)
def may_answer_ahead(bundle: GameBundle, view: View) -> bool:
    """Check whether the viewer plays a game with such answers, by themselves."""
    return view.seat is not None and bool(bundle.standing) and not view.gave_up


def _list_offered(bundle: GameBundle, view: View) -> tuple[StandingAnswer, ...]:
    return list_fitting(bundle, view.observation)


def ahead_page(presentation: Presentation, view: View, language: Language, chosen: str, note: str) -> Page:
    """Lay out what may be kept and what stands. chosen: the answer whose spans are asked for; note: what has
    just been done."""
    bundle, translator = presentation.bundle(view.table), presentation.translator(language)

    def build() -> Layout:
        parts: list[Part] = [text(translator("ahead-heading", game=bundle.words.name(language)))]
        parts += [text(f"> {note}")] if note else []
        offered = _list_offered(bundle, view) if is_asked(view) else ()
        ways = KEPT_WAYS.list_ways(translator, bundle, view)
        parts.append(text(translator("ahead-told" if offered else "ahead-waits" if ways else "ahead-none")))
        parts += _offer(bundle, translator, view, offered, chosen, language)
        parts += _list_kept(bundle, translator, view, language)
        return frame([*parts, *rows([*ways, to_seat(translator, view.table.id)])], QUIET)

    return plain(build)


def _offer(
    bundle: GameBundle,
    translator: Translator,
    view: View,
    offered: Sequence[StandingAnswer],
    chosen: str,
    language: Language,
) -> list[Part]:
    """Lay out the answers to choose from, and of the one chosen for how long."""
    if not offered:
        return []
    match, say = view.table.id, bundle.words.translator(language)
    chosen_answer = next((answer for answer in offered if answer.key == chosen or len(offered) == 1), None)
    lines = [
        option(answer.key, say(f"ahead-{answer.key}"), chosen=answer is chosen_answer) for answer in offered
    ]
    parts: list[Part] = [select(ComponentId(Kind.AHEAD, match), translator("ahead-which"), lines)]
    if chosen_answer is not None:
        spans = list_spans(bundle, chosen_answer, view.observation)
        parts += rows(
            [
                button(
                    ComponentId(Kind.AHEAD, match, 0, f"{KEEP}{chosen_answer.key}.{span}"),
                    translator(f"ahead-keep-{span}"),
                    "primary",
                )
                for span in spans
            ]
        )
    return parts


def _list_kept(bundle: GameBundle, translator: Translator, view: View, language: Language) -> list[Part]:
    """Lay out what stands, or no longer does, each with the way to take it back."""
    if not view.kept:
        return []
    parts: list[Part] = [text(translator("ahead-standing"))]
    told = {
        kept.number: clip(say_kept(bundle, translator, kept, view.seat or "", language), LONGEST_TOLD)
        for kept in view.kept
    }
    if len(told) > MOST_BESIDE:
        target = ComponentId(Kind.AHEAD, view.table.id, 0, DROP)
        lines = [
            option(str(number), " ".join(said.translate(MARKDOWN).split())) for number, said in told.items()
        ]
        return [
            *parts,
            text("\n".join(f"- {said}" for said in told.values())),
            select(target, translator("ahead-drop"), lines),
        ]
    for kept in view.kept:
        name = "button-ahead-understood" if kept.answer.ended else "button-ahead-drop"
        target = ComponentId(Kind.AHEAD, view.table.id, 0, f"{DROP}{kept.number}")
        parts.append(beside(told[kept.number], button(target, translator(name))))
    return parts


def say_kept(bundle: GameBundle, translator: Translator, kept: Kept, seat: Seat, language: Language) -> str:
    """Say what an answer is, for how long it stands, or why it no longer does."""
    answer, say = kept.answer, bundle.words.translator(language)
    if isinstance(answer, Standing):
        told = say(f"ahead-{answer.rule}") if say.has(f"ahead-{answer.rule}") else answer.rule
        until = translator(f"ahead-until-{answer.span}")
    else:
        told = "\n".join(tell_line(translator, bundle, seat, answer.steps, language))
        if not answer.ended:
            return told
        told = told.splitlines()[0]
    if answer.ended:
        return translator("ahead-line-ended", answer=told, why=translator(f"ahead-ended-{answer.ended}"))
    return translator("ahead-line", answer=told, until=until)
