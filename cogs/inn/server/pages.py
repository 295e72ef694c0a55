"""The settings of a server: all of them on one page, each by a menu, and who has changed what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Literal, TypeAlias, get_args

import orjson
from discord import ui
from discord.utils import format_dt

from bot.match.clocks import CHOICES, NO_HURRY
from bot.match.settings import PERIODS, ArchiveReaders, GuildSettings, TournamentOpeners
from bot.store import ActRow, SettingRow
from bot.text import LANGUAGES, Language, Translator
from bot.ui.layout import (
    ALARM,
    QUIET,
    Layout,
    Part,
    button,
    channel_select,
    frame,
    mention,
    option,
    role_select,
    rows,
    select,
    text,
)
from bot.ui.messages.ways import ABOUT_A_SERVER
from bot.ui.page import ComponentId, Kind, Page, plain
from bot.ui.presentation import AUTOMATIC, Presentation
from cogs.inn.managing.pages import TO_THE_LOG, tell_act

ERASE: Final = "erase"
"""What the payloads of its buttons begin with."""


def erase_server_page(translator: Translator) -> Page:
    """Lay out what erasing means, and the three ways on."""

    def build() -> Layout:
        ways = [
            button(_target("file"), translator("button-server-export"), emoji="📄"),
            button(_target("now"), translator("button-server-erase"), "danger", "❌"),
            button(_target("no"), translator("button-cancel-erase")),
        ]
        return frame([text(translator("server-erase-sure")), *rows(ways)], ALARM)

    return plain(build)


def _target(what: str) -> ComponentId:
    return ComponentId(Kind.SERVER, payload=f"{ERASE}.{what}")


Shape: TypeAlias = Literal["choice", "channels", "channel", "role", "elsewhere"]
MOST_TABLES: Final = (0, 1, 2, 3, 5, 8, 12, 20)
"""Tables at which a server may let somebody sit at once; 0: any number."""
AWAY_DAYS: Final = (0, 7, 14, 30, 60, 90)
"""Days a year a server may let the time of somebody stand who is away."""
TABLE_DAYS: Final = (14, 30, 60, 90, 180, 365)
"""Days without a move after which a table may be closed."""
LOBBY_DAYS: Final = (1, 3, 7, 14, 30)
MOST_CHANNELS: Final = 25
"""Channels a menu can have chosen."""
MOST_LOGGED: Final = 25
SWITCH: Final = ("on", "off")
USUAL: Final = GuildSettings()


@dataclass(frozen=True, slots=True)
class ServerSetting:
    """A setting. name: of the field, and of the message `server-<name>`. values: that can be chosen.

    read: the field's value for a chosen one. say: the words for a value of the field.
    """

    name: str
    say: Callable[[Translator, Any], str]
    values: tuple[str, ...] = ()
    read: Callable[[str], object] = str
    shape: Shape = "choice"


def _say_language(translator: Translator, value: Any) -> str:
    return translator(f"language-{value}") if value else translator("settings-automatic")


def _say_channels(translator: Translator, value: Any) -> str:
    return " ".join(f"<#{each}>" for each in value) or translator("settings-every-channel")


def _say_channel(translator: Translator, value: Any) -> str:
    return f"<#{value}>" if value else translator("server-none")


def _say_role(translator: Translator, value: Any) -> str:
    return f"<@&{value}>" if value else translator("server-none")


def _say_switch(translator: Translator, value: Any) -> str:
    return translator("settings-on" if value else "settings-off")


def _say_games(translator: Translator, value: Any) -> str:
    return ", ".join(sorted(value)) or translator("server-none")


SETTINGS: Final = (
    ServerSetting(
        "language",
        _say_language,
        (AUTOMATIC, *LANGUAGES),
        lambda chosen: None if chosen == AUTOMATIC else chosen,
    ),
    ServerSetting("channels", _say_channels, shape="channels"),
    ServerSetting(
        "pace",
        lambda translator, value: translator(f"pace-{value or NO_HURRY}"),
        CHOICES,
        lambda chosen: chosen,
    ),
    ServerSetting(
        "away_days",
        lambda translator, value: translator("server-days", count=value),
        tuple(map(str, AWAY_DAYS)),
        int,
    ),
    ServerSetting(
        "most_tables",
        lambda translator, value: translator("server-tables", count=value),
        tuple(map(str, MOST_TABLES)),
        int,
    ),
    ServerSetting(
        "table_days",
        lambda translator, value: translator("length-day", count=value),
        tuple(map(str, TABLE_DAYS)),
        int,
    ),
    ServerSetting(
        "lobby_days",
        lambda translator, value: translator("length-day", count=value),
        tuple(map(str, LOBBY_DAYS)),
        int,
    ),
    ServerSetting("seasons", lambda translator, value: translator(f"seasons-{value}"), PERIODS),
    ServerSetting("feats", _say_switch, SWITCH, lambda chosen: chosen == "on"),
    ServerSetting(
        "archive",
        lambda translator, value: translator(f"archive-readers-{value}"),
        get_args(ArchiveReaders),
    ),
    ServerSetting(
        "tournaments",
        lambda translator, value: translator(f"tournament-openers-{value}"),
        get_args(TournamentOpeners),
    ),
    ServerSetting("keepers", _say_role, shape="role"),
    ServerSetting("digest", _say_channel, shape="channel"),
    ServerSetting("daily", _say_channel, shape="channel"),
    ServerSetting(
        "daily_hour",
        lambda translator, value: translator("server-hour", hour=value),
        tuple(map(str, range(24))),
        int,
    ),
    ServerSetting("called", _say_role, shape="role"),
    ServerSetting("presets", _say_games, shape="elsewhere"),
    ServerSetting("components", _say_games, shape="elsewhere"),
)
"""In the order in which they are told."""


def find_setting(name: str) -> ServerSetting | None:
    """A setting by its name; None where there is none that can be chosen here."""
    return next((each for each in SETTINGS if each.name == name and each.shape != "elsewhere"), None)


def server_page(
    presentation: Presentation, settings: GuildSettings, language: Language, note: str = ""
) -> Page:
    """All settings of a server, and the way to each."""
    translator = presentation.translator(language)
    told = "\n".join(_tell(presentation, translator, each, settings, language) for each in SETTINGS)

    def build() -> Layout:
        lines = [
            option(each.name, translator(f"server-{each.name}"))
            for each in SETTINGS
            if each.shape != "elsewhere"
        ]
        menu = select(ComponentId(Kind.SERVER, payload="open"), translator("server-choose"), lines)
        parts: list[Part] = [text(translator("server-heading")), text(told), *_note(note), menu]
        return frame([*parts, *rows([lead_to_log(translator), *ABOUT_A_SERVER.list_ways(translator)])], QUIET)

    return plain(build)


def setting_page(
    presentation: Presentation,
    setting: ServerSetting,
    settings: GuildSettings,
    language: Language,
    note: str = "",
) -> Page:
    """One setting, with its menu."""
    translator = presentation.translator(language)
    told = _tell(presentation, translator, setting, settings, language)

    def build() -> Layout:
        back = button(ComponentId(Kind.SERVER), translator("button-server-back"), emoji="⬅️")
        return frame([text(told), *_note(note), _menu(translator, setting, settings), *rows([back])], QUIET)

    return plain(build)


@TO_THE_LOG.lead_from
def lead_to_log(translator: Translator) -> ui.Button[Any]:
    """Lead to what managers have changed and done."""
    return button(ComponentId(Kind.SERVER, payload="log"), translator("button-server-log"), emoji="🗒️")


def server_log_page(
    presentation: Presentation,
    changes: Sequence[SettingRow],
    acts: Sequence[ActRow],
    language: Language,
    *,
    back: bool = False,
) -> Page:
    """Lay out what a server's managers have changed and done, the latest first. back: to the settings."""
    translator = presentation.translator(language)
    names = {each.name: each for each in SETTINGS}
    lines = [(each.at, tell_act(translator, each)) for each in acts]
    lines += [
        (each.at, _tell_change(presentation, translator, names[each.name], each, language))
        for each in changes
        if each.name in names
    ]
    latest = sorted(lines, key=lambda line: line[0], reverse=True)[:MOST_LOGGED]

    def build() -> Layout:
        told = "\n".join(line for _, line in latest) or translator("server-log-empty")
        label = translator("button-server-back")
        buttons = [button(ComponentId(Kind.SERVER), label, emoji="⬅️")] if back else []
        return frame([text(translator("server-log-heading")), text(told), *rows(buttons)], QUIET)

    return plain(build)


def _tell_change(
    presentation: Presentation,
    translator: Translator,
    setting: ServerSetting,
    change: SettingRow,
    language: Language,
) -> str:
    return translator(
        "server-log-line",
        at=format_dt(datetime.fromisoformat(change.at), "f"),
        user=mention(translator, change.by),
        setting=translator(f"server-{setting.name}"),
        before=_words(presentation, translator, setting, change.before, language),
        after=_words(presentation, translator, setting, change.after, language),
    )


def _tell(
    presentation: Presentation,
    translator: Translator,
    setting: ServerSetting,
    settings: GuildSettings,
    language: Language,
) -> str:
    now, usual = getattr(settings, setting.name), getattr(USUAL, setting.name)
    facts = {
        "setting": translator(f"server-{setting.name}"),
        "now": _say(presentation, translator, setting, now, language),
        "about": translator(f"server-{setting.name}.about"),
    }
    if now == usual:
        return translator("server-line-usual", **facts)
    return translator("server-line", usual=_say(presentation, translator, setting, usual, language), **facts)


def _say(
    presentation: Presentation, translator: Translator, setting: ServerSetting, value: Any, language: Language
) -> str:
    if setting.shape == "elsewhere":
        value = [presentation.name(key, language) for key in value if key in presentation.games]
    return setting.say(translator, value)


def _words(
    presentation: Presentation, translator: Translator, setting: ServerSetting, told: str, language: Language
) -> str:
    return _say(presentation, translator, setting, orjson.loads(told), language)


def _menu(translator: Translator, setting: ServerSetting, settings: GuildSettings) -> Part:
    target = ComponentId(Kind.SERVER, payload=f"set.{setting.name}")
    now, label = getattr(settings, setting.name), translator(f"server-{setting.name}")
    if setting.shape == "channels":
        return channel_select(target, label, now, MOST_CHANNELS)
    if setting.shape == "channel":
        return channel_select(target, label, () if now is None else (now,), 1)
    if setting.shape == "role":
        return role_select(target, label, now)
    lines = []
    for value in setting.values:
        field = setting.read(value)
        lines.append(option(value, setting.say(translator, field), chosen=field == now))
    return select(target, label, lines)


def _note(note: str) -> list[Part]:
    return [text(note)] if note else []
