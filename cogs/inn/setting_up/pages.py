"""The five questions of *Set up*: on one page with the answers chosen, as a form, and what was saved."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from discord import ui

from bot.match.settings import GuildSettings
from bot.text import Language, Translator
from bot.ui.forms import Field, choose_channels, form
from bot.ui.layout import ACCENT, OVER, Layout, Part, button, frame, rows, text
from bot.ui.messages.ways import ABOUT_A_SERVER, GREETING
from bot.ui.page import ComponentId, Kind, Page, base36, plain
from bot.ui.presentation import Presentation
from cogs.inn.server.pages import make_field, mark_values, say_value

POSTS: Final = "digest"
"""The question about the channel of the digest, and of the position of the day with it."""
QUESTIONS: Final = ("channels", "pace", POSTS, "tournaments", "language")
ASKED: Final = (*QUESTIONS, "daily")
"""All settings that are asked about."""


def set_up_page(
    presentation: Presentation, now: GuildSettings, answers: GuildSettings, language: Language
) -> Page:
    """Lay out the questions with their answers. now: what is set."""
    translator = presentation.translator(language)
    take = f"take.{base36(answers.digest or 0)}"

    def build() -> Layout:
        ways = [
            button(_target(take, now), translator("button-set-up-take"), "primary", "✅"),
            button(_target("form", now), translator("button-set-up-change")),
        ]
        told = [translator("set-up-heading"), _tell_answers(presentation, translator, answers, language)]
        return frame([*map(text, told), *rows(ways)], ACCENT)

    return plain(build)


def done_page(
    presentation: Presentation, settings: GuildSettings, problems: Sequence[str], language: Language
) -> Page:
    """Lay out what is set now, what does not work yet, and where the rest is."""
    translator = presentation.translator(language)

    def build() -> Layout:
        told = [translator("set-up-done"), _tell_answers(presentation, translator, settings, language)]
        parts: list[Part] = [*map(text, told)]
        parts += [text("\n".join(f"⚠️ {problem}" for problem in problems))] if problems else []
        parts.append(text(translator("set-up-rest")))
        settings_page = button(ComponentId(Kind.SERVER), translator("button-set-up-rest"), emoji="🗝️")
        others = [way for way in ABOUT_A_SERVER.list_ways(translator) if way.custom_id != str(_target(""))]
        return frame([*parts, *rows([settings_page, *others])], OVER)

    return plain(build)


def set_up_form(
    translator: Translator, now: GuildSettings, answers: GuildSettings, there: Collection[int] | None
) -> ui.Modal:
    """The questions as a form. there: the channels that exist, None where it is not known."""
    fields = [_make_question(translator, name, answers, there) for name in QUESTIONS]
    return form(_target("save", now), translator("set-up-title"), *fields)


def _make_question(
    translator: Translator, name: str, answers: GuildSettings, there: Collection[int] | None
) -> Field:
    if name != POSTS:
        return make_field(translator, name, getattr(answers, name), there)
    chosen = [
        channel_id
        for channel_id in (answers.digest,)
        if channel_id is not None and (there is None or channel_id in there)
    ]
    label, about = translator("set-up-posts"), translator("set-up-posts.about")
    return choose_channels(POSTS, label, about, chosen=chosen)


def _tell_answers(
    presentation: Presentation, translator: Translator, answers: GuildSettings, language: Language
) -> str:
    lines = []
    for name in QUESTIONS:
        label = translator("set-up-posts") if name == POSTS else translator(f"server-{name}")
        value = say_value(presentation, translator, name, getattr(answers, name), language)
        if name == POSTS and answers.daily != answers.digest:
            daily = say_value(presentation, translator, "daily", answers.daily, language)
            value = translator("set-up-apart", digest=value, daily=daily)
        lines.append(f"**{label}**: {value}")
    return "\n".join(lines)


def _target(what: str, now: GuildSettings | None = None) -> ComponentId:
    """now: what is set, where pressing this is to change nothing that has been changed meanwhile."""
    return ComponentId(Kind.SET_UP, stamp=0 if now is None else mark_values(now, ASKED), payload=what)


@GREETING.lead_from
@ABOUT_A_SERVER.lead_from
def lead_to_set_up(translator: Translator) -> ui.Button[Any]:
    """Lead to the questions."""
    return button(_target(""), translator("button-set-up"), emoji="🗝️")
