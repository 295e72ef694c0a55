"""The settings of people and servers, as menus."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, get_args

from discord.utils import format_dt

from bot.match.clocks.pace import NO_HURRY
from bot.match.clocks.reminders import WISHES, Wish
from bot.match.people.absence import away_now
from bot.match.people.seasons import PERIODS
from bot.match.people.settings import ArchiveReaders, GuildSettings, TournamentOpeners, UserSettings
from bot.text import LANGUAGES, Translator
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.messages.clocks import pace_menu
from bot.ui.messages.layout import (
    ALARM,
    QUIET,
    Layout,
    Part,
    button,
    channel_select,
    frame,
    option,
    role_select,
    rows,
    select,
    text,
)
from bot.ui.messages.page import Page, plain

AUTOMATIC: Final = "-"
"""Stands for no language of one's own."""
AWAY_DAYS: Final = (0, 7, 14, 30, 60, 90)
"""Days a year a server may let the time of somebody stand who is away."""
TABLE_DAYS: Final = (14, 30, 60, 90, 180, 365)
"""Days without a move after which a table may be closed."""
LOBBY_DAYS: Final = (1, 3, 7, 14, 30)
MOST_CHANNELS: Final = 25
"""Channels a menu can have chosen."""


def my_settings_page(translator: Translator, settings: UserSettings, now: datetime, note: str = "") -> Page:
    """One's own settings."""
    head = translator(
        "settings-me",
        language=_language(translator, settings.language),
        notices=_state(translator, settings.notices),
        asked=_state(translator, settings.asked_always),
        profile=_state(translator, settings.profile),
    )
    quiet, away = settings.quiet, away_now(settings.away, now)
    hours = (
        translator("settings-quiet-none")
        if quiet is None
        else translator(
            "settings-quiet-hours", start=quiet.start, end=quiet.end, city=translator.city(quiet.zone)
        )
    )
    reminders = translator(f"reminders-{settings.reminders}")
    head += "\n" + translator("settings-ahead", state=_state(translator, settings.ahead))
    head += "\n" + translator("settings-time", reminders=reminders, quiet=hours)
    if away is not None:
        head += "\n" + translator("settings-away", until=format_dt(away, "D"))
    if settings.dm_closed and settings.notices:
        head += "\n-# " + translator("settings-dm-closed")

    def build() -> Layout:
        menus: list[Part] = [
            _language_menu(translator, settings.language, "me-language"),
            _switch(translator, "notices", settings.notices),
            _switch(translator, "asked", settings.asked_always),
            _switch(translator, "profile", settings.profile),
            _switch(translator, "ahead", settings.ahead),
            _switch(translator, "invitations", settings.invitations),
            _reminders_menu(translator, settings.reminders),
            *rows([button(ComponentId(Kind.BLOCKED), translator("button-blocked"))]),
        ]
        return frame([text(head), *_note(note), *menus], QUIET)

    return plain(build)


def server_settings_page(translator: Translator, settings: GuildSettings, note: str = "") -> Page:
    """The settings of a server."""
    channels = " ".join(f"<#{channel}>" for channel in settings.channels)
    head = translator(
        "settings-server",
        language=_language(translator, settings.language),
        channels=channels or translator("settings-every-channel"),
        pace=translator(f"pace-{settings.pace or NO_HURRY}"),
        seasons=translator(f"seasons-{settings.seasons}"),
        archive=translator(f"archive-readers-{settings.archive}"),
        tournaments=translator(f"tournament-openers-{settings.tournaments}"),
    )
    head += "\n" + translator(
        "settings-server-tables",
        table=translator("length-day", count=settings.table_days),
        lobby=translator("length-day", count=settings.lobby_days),
        keepers=translator("settings-keepers-none")
        if settings.keepers is None
        else f"<@&{settings.keepers}>",
    )

    def build() -> Layout:
        target = ComponentId(Kind.SETTING, 0, 0, "server-channels")
        placeholder = translator("settings-channels-menu")
        menus: list[Part] = [
            _language_menu(translator, settings.language, "server-language"),
            channel_select(target, placeholder, settings.channels, MOST_CHANNELS),
            pace_menu(translator, settings.pace, ComponentId(Kind.SETTING, 0, 0, "server-pace")),
            _choose_seasons(translator, settings),
            _choose_archive(translator, settings),
            _choose_openers(translator, settings),
            _away_menu(translator, settings.away_days),
            _days_menu(translator, "table", TABLE_DAYS, settings.table_days),
            _days_menu(translator, "lobby", LOBBY_DAYS, settings.lobby_days),
            role_select(_setting("server-keepers"), translator("settings-keepers-menu"), settings.keepers),
        ]
        return frame([text(head), *_note(note), *menus], QUIET)

    return plain(build)


def _choose_seasons(translator: Translator, settings: GuildSettings) -> Part:
    lines = [
        option(
            each,
            translator("settings-seasons-line", period=translator(f"seasons-{each}")),
            chosen=each == settings.seasons,
        )
        for each in PERIODS
    ]
    target = ComponentId(Kind.SETTING, 0, 0, "server-seasons")
    return select(target, translator("settings-seasons-menu"), lines)


def _choose_archive(translator: Translator, settings: GuildSettings) -> Part:
    lines = [
        option(
            each,
            translator("settings-archive-line", readers=translator(f"archive-readers-{each}")),
            chosen=each == settings.archive,
        )
        for each in get_args(ArchiveReaders)
    ]
    target = ComponentId(Kind.SETTING, 0, 0, "server-archive")
    return select(target, translator("settings-archive-menu"), lines)


def _choose_openers(translator: Translator, settings: GuildSettings) -> Part:
    lines = [
        option(
            each,
            translator("settings-tournaments-line", openers=translator(f"tournament-openers-{each}")),
            chosen=each == settings.tournaments,
        )
        for each in get_args(TournamentOpeners)
    ]
    target = ComponentId(Kind.SETTING, 0, 0, "server-tournaments")
    return select(target, translator("settings-tournaments-menu"), lines)


def erase_page(translator: Translator) -> Page:
    """Asks whether to erase everything known of somebody."""

    def build() -> Layout:
        yes = button(ComponentId(Kind.ERASE, 0, 0, "yes"), translator("button-erase"), "danger", "🗑️")
        no = button(ComponentId(Kind.ERASE, 0, 0, "no"), translator("button-cancel-erase"))
        return frame([text(translator("privacy-erase-sure")), *rows([yes, no])], ALARM)

    return plain(build)


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
            each,
            translator("reminders-line", reminders=translator(f"reminders-{each}")),
            translator(f"reminders-{each}.about"),
            chosen=each == chosen,
        )
        for each in WISHES
    ]
    return select(ComponentId(Kind.SETTING, 0, 0, "me-reminders"), translator("reminders-menu"), lines)


def _away_menu(translator: Translator, chosen: int) -> Part:
    lines = [
        option(str(each), translator("settings-away-days", count=each), chosen=each == chosen)
        for each in AWAY_DAYS
    ]
    target = ComponentId(Kind.SETTING, 0, 0, "server-away")
    return select(target, translator("settings-away-menu"), lines)


def _days_menu(translator: Translator, what: str, days: Sequence[int], chosen: int) -> Part:
    lines = [
        option(str(each), translator(f"settings-{what}-days", count=each), chosen=each == chosen)
        for each in days
    ]
    return select(_setting(f"server-{what}-days"), translator(f"settings-{what}-days-menu"), lines)


def _setting(name: str) -> ComponentId:
    return ComponentId(Kind.SETTING, 0, 0, name)


def _language_menu(translator: Translator, chosen: str | None, name: str) -> Part:
    # A menu with a choice made shows no placeholder: each line says what it is about.
    lines = [
        option(
            each or AUTOMATIC,
            translator("settings-language-line", language=_language(translator, each)),
            chosen=chosen == each,
        )
        for each in (None, *LANGUAGES)
    ]
    return select(ComponentId(Kind.SETTING, 0, 0, name), translator("settings-language-menu"), lines)
