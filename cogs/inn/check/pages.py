"""The messages that are posted for trying, and the page that says what was found out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any, Final

from discord import ui
from discord.utils import format_dt

from bot.match.settings import GuildSettings
from bot.text import Language, Translator
from bot.ui.layout import ALARM, OVER, QUIET, Layout, button, frame, gallery, rows, text
from bot.ui.messages.ways import ABOUT_A_SERVER, TOLD_OF_A_SERVER
from bot.ui.page import COVER, Attachment, ComponentId, Kind, Page, plain
from bot.ui.presentation import Presentation
from bot.ui.services import Verdict
from cogs.inn.check.model import Course, Report, Trouble
from cogs.inn.check.service import PATIENCE

SIGNS: Final[Mapping[Course, str]] = {"works": "✅", "fails": "✖️", "hangs": "⏳", "untried": "➖"}


@ABOUT_A_SERVER.lead_from
def lead_to_check(translator: Translator) -> ui.Button[Any]:
    """Lead to a check of the channel."""
    return button(ComponentId(Kind.CHECK), translator("button-check"), emoji="🩺")


def tell_last(translator: Translator, settings: GuildSettings) -> str:
    """Tell when and where it was last tried out, and how much was to be changed; empty where it never was."""
    checked = settings.checked
    if checked is None:
        return ""
    at, channel = format_dt(checked.at, "R"), f"<#{checked.channel}>"
    return translator("check-last", at=at, channel=channel, count=len(checked.troubles))


TOLD_OF_A_SERVER["check"] = tell_last


def trial_page(
    presentation: Presentation,
    language: Language,
    sentence: str,
    mark: str,
    picture: int | None = None,
    person: str = "",
    sign: str = "",
) -> Page:
    """Lay out a message that is taken away again. mark: by which it is found. picture: which, if any.

    sentence: its message in the catalogue. person: a mention. sign: on a button that does nothing.
    """
    translator = presentation.translator(language)
    said = translator(sentence, person=person)

    def build(attached: Sequence[Attachment]) -> Layout:
        shown = [gallery(attachment.url, attachment.alt) for attachment in attached]
        label = translator("button-check")
        buttons = [button(ComponentId(Kind.CHECK), label, emoji=sign, disabled=True)] if sign else []
        return frame([text(said), *shown, *rows(buttons), text(f"-# {mark}")], QUIET)

    if picture is None:
        return plain(lambda: build([]))
    games = list(presentation.games)
    key = games[picture % len(games)]
    return Page(key, build, (COVER,), lambda _: presentation.request_cover(key, language))


def report_page(translator: Translator, report: Report, at: datetime) -> Page:
    """Lay out what works, what does not and what is to be changed. at: when it was tried."""
    parts = [*tell_verdict(translator, report), _list_steps(translator, report)]
    parts += [_list_permissions(translator, report), tell_end(translator, report, format_dt(at, "f"))]

    def build() -> Layout:
        again = button(ComponentId(Kind.CHECK), translator("button-check-again"), emoji="🔁")
        return frame([*map(text, parts), *rows([again])], OVER if report.is_well else ALARM)

    return plain(build)


def tell_verdict(translator: Translator, report: Report) -> Sequence[str]:
    """Tell whether all is well, what is to be changed and what is to be known."""
    channel = f"<#{report.place.channel}>"
    grave = [tell_trouble(translator, report, trouble) for trouble in report.troubles if not trouble.harmless]
    known = [tell_trouble(translator, report, trouble) for trouble in report.troubles if trouble.harmless]
    told = [
        f"{translator('check-heading', channel=channel)}\n{translator('check-verdict', count=len(grave))}"
    ]
    if grave:
        told.append("\n".join([translator("check-to-change"), *(f"🔧 {line}" for line in grave)]))
    if known:
        told.append("\n".join([translator("check-to-know"), *(f"ℹ️ {line}" for line in known)]))
    return told


def list_verdicts(translator: Translator, report: Report, channel: str) -> Sequence[Verdict]:
    """Say the same in lines, for a shell. channel: its name."""
    lines = [
        Verdict(outcome.course == "works" or None, translator(f"check-step-{outcome.step}"))
        for outcome in report.outcomes
        if outcome.course != "untried"
    ]
    lines += [
        Verdict(permission in report.place.held or None, translator(f"check-name-{permission}"))
        for permission in (*report.place.relied, *report.place.wished)
    ]
    told = [(trouble, tell_trouble(translator, report, trouble, channel)) for trouble in report.troubles]
    lines += [Verdict(None if trouble.harmless else False, said) for trouble, said in told]
    left = [translator(f"check-left-{leftover}") for leftover in sorted(report.left)]
    return [*lines, *(Verdict(None, line) for line in left)]


def tell_trouble(translator: Translator, report: Report, trouble: Trouble, channel: str = "") -> str:
    """Tell in one sentence what is to be changed, and where. channel: its name, where no mention will do."""
    kind, _, permission = trouble.about.partition("lacks-")
    facts = {
        "channel": channel or f"<#{report.place.set_in}>",
        "role": f"<@&{report.place.role}>",
        "step": "" if trouble.step is None else translator(f"check-step-{trouble.step}"),
        "code": str(trouble.code),
        "seconds": str(round(PATIENCE)),
        "locale": report.locale,
    }
    if permission:
        named = translator(f"check-name-{permission}")
        without = translator(f"check-without-{permission}")
        return translator("check-lacks", permission=named, without=without, **facts)
    known = kind if kind.startswith("call-role") else f"check-{kind}"
    return translator(known, **facts)


def _list_steps(translator: Translator, report: Report) -> str:
    lines = [
        f"{SIGNS[outcome.course]} {translator(f'check-step-{outcome.step}')}" for outcome in report.outcomes
    ]
    return "\n".join([translator("check-tried"), *lines])


def _list_permissions(translator: Translator, report: Report) -> str:
    place = report.place

    def sign(permission: str) -> Course:
        if permission in place.held:
            return "works"
        return "untried" if permission in place.wished else "fails"

    named = (
        f"{SIGNS[sign(named_permission)]} {translator(f'check-name-{named_permission}')}"
        for named_permission in (*place.relied, *place.wished)
    )
    return "\n".join([translator("check-permissions"), " · ".join(named)])


def tell_end(translator: Translator, report: Report, at: str) -> str:
    """Tell when it was tried, and what is left of it."""
    left = [translator(f"check-left-{leftover}") for leftover in sorted(report.left)]
    return " ".join([translator("check-done", at=at), *(left or [translator("check-left-nothing")])])
