"""The pages of somebody's settings, and of those they do not want to play with."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, Final

from discord import SelectOption, ui
from discord.utils import format_dt

from bot.match.clocks import WISHES, Wish
from bot.match.company import MOST_BLOCKED
from bot.match.settings import QuietHours, UserSettings, away_now
from bot.match.values import UserId
from bot.text import LANGUAGES, Translator
from bot.ui import forms
from bot.ui.layout import (
    ALARM,
    QUIET,
    Layout,
    Part,
    button,
    frame,
    mention,
    option,
    rows,
    select,
    text,
    user_select,
)
from bot.ui.messages.house import POLICIES, Policy, tell_policy
from bot.ui.messages.ways import ABOUT_ONESELF
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import AUTOMATIC
from bot.ui.services import Operator

ASK_QUIET, ASK_AWAY = "ask-quiet", "ask-away"
"""What the buttons say that open the forms."""
CITY_NAME, HOUR_NOW, START, END, DAYS = "city", "now", "start", "end", "days"
"""The fields of the forms."""
HOURS: Final = tuple(map(str, range(24)))
AWAY_DAYS: Final = (*range(1, 15), 16, 18, 21, 25, 28, 30, 35, 42, 60, 75, 90)
EXPORT: Final = "export"
FOUND_OUT: Final = frozenset({"dm_closed"})
"""What is kept with the settings, but is none."""
SWITCHES: Final = {
    name.removesuffix("_always"): name
    for name, field in UserSettings.model_fields.items()
    if field.annotation is bool and name not in FOUND_OUT
}
"""The settings that are on or off, by what menus and messages call them: each such field has a menu."""


def my_settings_page(translator: Translator, settings: UserSettings, now: datetime, note: str = "") -> Page:
    """One's own settings. What a menu says is not said twice. note: what has just come of a press."""
    quiet, away = settings.quiet, away_now(settings.away, now)
    hours = (
        translator("settings-quiet-none")
        if quiet is None
        else translator(
            "settings-quiet-hours", start=quiet.start, end=quiet.end, city=translator.city(quiet.zone)
        )
    )
    head = translator("settings-me", quiet=hours)
    if away is not None:
        head += "\n" + translator("settings-away", until=format_dt(away, "D"))
    if settings.dm_closed and settings.notices:
        head += "\n-# " + translator("settings-dm-closed")

    def build() -> Layout:
        menus: list[Part] = [
            _language_menu(translator, settings.language, "me-language"),
            *(_switch(translator, name, getattr(settings, field)) for name, field in SWITCHES.items()),
            _reminders_menu(translator, settings.reminders),
            *rows(_buttons(translator, quiet, is_away=away is not None)),
        ]
        return frame([text(head), *_note(note), *menus], QUIET)

    return plain(build)


def erase_page(translator: Translator) -> Page:
    """Ask whether to erase everything known of somebody."""

    def build() -> Layout:
        yes = button(ComponentId(Kind.ERASE, 0, 0, "yes"), translator("button-erase"), "danger", "❌")
        no = button(ComponentId(Kind.ERASE, 0, 0, "no"), translator("button-cancel-erase"))
        return frame([text(translator("privacy-erase-sure")), *rows([yes, no])], ALARM)

    return plain(build)


def quiet_form(translator: Translator, quiet: QuietHours | None) -> ui.Modal:
    """Ask in which hours no notice arrives. quiet: what is set."""

    def hours(chosen: int | None) -> list[SelectOption]:
        return [option(hour, f"{hour}:00", chosen=hour == str(chosen)) for hour in HOURS]

    start, end = (None, None) if quiet is None else (quiet.start, quiet.end)
    known = "" if quiet is None else translator.city(quiet.zone)
    ask = {field: translator(f"quiet-{field}") for field in (CITY_NAME, HOUR_NOW, START, END)}
    return forms.form(
        ComponentId(Kind.SETTING, payload=f"me-{ASK_QUIET}"),
        translator("button-quiet"),
        forms.write(CITY_NAME, ask[CITY_NAME], translator("quiet-city-about"), standing=known),
        forms.choose(HOUR_NOW, ask[HOUR_NOW], hours(None), translator("quiet-now-about"), required=False),
        forms.choose(START, ask[START], hours(start), required=False),
        forms.choose(END, ask[END], hours(end), required=False),
    )


def away_form(translator: Translator) -> ui.Modal:
    """Ask for how many days somebody is away."""
    days = [option(str(count), translator("length-day", count=count)) for count in AWAY_DAYS]
    return forms.form(
        ComponentId(Kind.SETTING, payload=f"me-{ASK_AWAY}"),
        translator("button-away"),
        forms.choose(DAYS, translator("away-days"), days, translator("away-about")),
    )


def _buttons(translator: Translator, quiet: QuietHours | None, *, is_away: bool) -> list[ui.Button[Any]]:
    """Make the buttons of what is asked in forms, or stands on a page of its own."""

    def make(what: str, label: str, emoji: str = "") -> ui.Button[Any]:
        return button(
            ComponentId(Kind.SETTING, payload=f"me-{what}"), translator(f"button-{label}"), emoji=emoji
        )

    return [
        make(ASK_QUIET, "quiet", "🔕"),
        *([make("quiet", "quiet-off")] if quiet is not None else []),
        make("back", "back-again") if is_away else make(ASK_AWAY, "away", "🌙"),
        button(ComponentId(Kind.BLOCKED), translator("button-blocked")),
        *ABOUT_ONESELF.list_ways(translator),
    ]


def _note(note: str) -> list[Part]:
    return [text(note)] if note else []


def _language(translator: Translator, language: str | None) -> str:
    return translator(f"language-{language}") if language else translator("settings-automatic")


def _state(translator: Translator, on: bool) -> str:
    return translator("settings-on" if on else "settings-off")


def _switch(translator: Translator, name: str, on: bool) -> Part:
    # As in the menu of languages each line says what it is about.
    lines = [
        option(
            state,
            translator(f"settings-{name}-line", state=_state(translator, state == "on")),
            chosen=on == (state == "on"),
        )
        for state in ("on", "off")
    ]
    return select(ComponentId(Kind.SETTING, 0, 0, f"me-{name}"), translator(f"settings-{name}-menu"), lines)


def _reminders_menu(translator: Translator, chosen: Wish) -> Part:
    lines = [
        option(
            wish,
            translator("reminders-line", reminders=translator(f"reminders-{wish}")),
            translator(f"reminders-{wish}.about"),
            chosen=wish == chosen,
        )
        for wish in WISHES
    ]
    return select(ComponentId(Kind.SETTING, 0, 0, "me-reminders"), translator("reminders-menu"), lines)


def _language_menu(translator: Translator, chosen: str | None, name: str) -> Part:
    # A menu with a choice made shows no placeholder: each line says what it is about.
    lines = [
        option(
            language or AUTOMATIC,
            translator("settings-language-line", language=_language(translator, language)),
            chosen=chosen == language,
        )
        for language in (None, *LANGUAGES)
    ]
    return select(ComponentId(Kind.SETTING, 0, 0, name), translator("settings-language-menu"), lines)


SET: Final = "set"


def blocked_page(translator: Translator, blocked: Sequence[UserId], note: str = "") -> Page:
    """Lay out whom somebody has blocked, and what that means."""
    names = translator.join([mention(translator, user) for user in blocked])
    told = translator("blocked-heading", names=names or translator("blocked-nobody"), most=MOST_BLOCKED)

    def build() -> Layout:
        target = ComponentId(Kind.BLOCKED, payload=SET)
        menu = user_select(target, translator("blocked-menu"), blocked, MOST_BLOCKED)
        back = button(ComponentId(Kind.SETTING, payload="me-page"), translator("button-settings"), emoji="⬅️")
        return frame([text(told), *([text(note)] if note else []), menu, *rows([back])], QUIET)

    return plain(build)


def policy_page(translator: Translator, policy: Policy, operator: Operator) -> Page:
    """One of the pages, and the way to the other."""
    told = tell_policy(translator, policy, operator)

    def build() -> Layout:
        others = [
            button(ComponentId(Kind.POLICY, payload=other), translator(f"button-policy-{other}"))
            for other in POLICIES
            if other != policy
        ]
        if policy == "privacy":
            others += [
                button(ComponentId(Kind.POLICY, payload=EXPORT), translator("button-export"), emoji="📄"),
                button(ComponentId(Kind.ERASE), translator("button-erase"), "danger", "❌"),
            ]
        return frame([*map(text, told), *rows(others)], QUIET)

    return plain(build)
