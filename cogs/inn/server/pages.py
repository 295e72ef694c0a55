"""The settings of a server: what is not as usual, all of them by subject, forms, and who has changed what."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b
from typing import Any, Final, Literal, TypeAlias, get_args

import orjson
from discord import ui
from discord.utils import format_dt

from bot.match.clocks import CHOICES, NO_HURRY
from bot.match.settings import PERIODS, ArchiveReaders, GuildSettings, TournamentOpeners
from bot.store import ActRow, SettingRow
from bot.text import LANGUAGES, Language, Translator
from bot.ui.forms import TICKED, Field, choose, choose_channels, choose_role, form, tick_one
from bot.ui.layout import (
    ALARM,
    QUIET,
    Layout,
    Part,
    beside,
    button,
    frame,
    mention,
    option,
    rows,
    select,
    text,
)
from bot.ui.messages.ways import ABOUT_A_SERVER, TOLD_OF_A_SERVER
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


Shape: TypeAlias = Literal["choice", "channels", "channel", "role", "switch", "elsewhere"]
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
MARK: Final = 5
"""Bytes that mark what a form shows."""
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
    return " ".join(f"<#{channel_id}>" for channel_id in value) or translator("settings-every-channel")


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
    ServerSetting("feats", _say_switch, shape="switch"),
    ServerSetting("title_cards", _say_switch, shape="switch"),
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


@dataclass(frozen=True, slots=True)
class Subject:
    """Settings that are one thought, and one form. name: of the message `server-about-<name>`."""

    name: str
    settings: tuple[str, ...]


SUBJECTS: Final = (
    Subject("tables", ("channels", "language", "pace", "most_tables")),
    Subject("time", ("away_days", "table_days", "lobby_days")),
    Subject("posts", ("digest", "daily", "daily_hour")),
    Subject("people", ("tournaments", "keepers", "called")),
    Subject("results", ("seasons", "feats", "title_cards", "archive")),
)


def find_subject(name: str) -> Subject | None:
    """A subject by its name; None where there is none."""
    return next((subject for subject in SUBJECTS if subject.name == name), None)


def server_page(
    presentation: Presentation,
    settings: GuildSettings,
    language: Language,
    problems: Sequence[str] = (),
    note: str = "",
) -> Page:
    """Lay out what is not as usual, what does not work, and the ways to the rest."""
    translator = presentation.translator(language)
    unusual = [
        setting for setting in SETTINGS if getattr(settings, setting.name) != getattr(USUAL, setting.name)
    ]
    told = [_tell(presentation, translator, setting, settings, language) for setting in unusual]
    told.append(f"-# {translator('server-as-usual', count=len(SETTINGS) - len(unusual))}")
    told += [line for tell in TOLD_OF_A_SERVER.values() if (line := tell(translator, settings))]

    def build() -> Layout:
        lines = [
            option(
                subject.name,
                translator(f"server-about-{subject.name}"),
                translator.join([translator(f"server-{name}") for name in subject.settings]),
            )
            for subject in SUBJECTS
        ]
        menu = select(ComponentId(Kind.SERVER, payload="form"), translator("server-choose"), lines)
        ways = [
            button(ComponentId(Kind.SERVER, payload="all"), translator("button-server-all"), emoji="⚙️"),
            *ABOUT_A_SERVER.list_ways(translator),
            button(_target(""), translator("button-server-erase"), emoji="❌"),
        ]
        parts: list[Part] = [text(translator("server-heading")), *_tell_problems(problems), *_note(note)]
        return frame([*parts, text("\n".join(told)), menu, *rows(ways)], QUIET)

    return plain(build)


def all_settings_page(
    presentation: Presentation,
    settings: GuildSettings,
    language: Language,
    problems: Sequence[str] = (),
    note: str = "",
) -> Page:
    """Every setting by subject: its label, its value, and what is usual."""
    translator = presentation.translator(language)

    def tell_all(names: Sequence[str]) -> list[str]:
        named_settings = [setting for setting in SETTINGS if setting.name in names]
        return [_tell(presentation, translator, setting, settings, language) for setting in named_settings]

    def build() -> Layout:
        parts: list[Part] = [text(translator("server-all-heading")), *_tell_problems(problems), *_note(note)]
        for subject in SUBJECTS:
            heading = f"### {translator(f'server-about-{subject.name}')}"
            change = button(
                ComponentId(Kind.SERVER, payload=f"form.{subject.name}"), translator("button-server-change")
            )
            parts.append(beside("\n".join([heading, *tell_all(subject.settings)]), change))
        elsewhere = [setting.name for setting in SETTINGS if setting.shape == "elsewhere"]
        hints = [f"-# {translator(f'server-{name}.about')}" for name in elsewhere]
        told = [line for pair in zip(tell_all(elsewhere), hints, strict=True) for line in pair]
        parts.append(text("\n".join([f"### {translator('server-about-games')}", *told])))
        back = button(ComponentId(Kind.SERVER), translator("button-back"), emoji="⬅️")
        return frame([*parts, *rows([back])], QUIET)

    return plain(build)


def server_form(
    translator: Translator,
    subject: Subject,
    settings: GuildSettings,
    there: Collection[int] | None,
    *,
    from_all: bool,
) -> ui.Modal:
    """The settings of a subject as a form. there: channels and roles that exist, None where it is not known.

    from_all: whether the page of all settings is to follow. What the form shows is marked in its id, so that
    it changes nothing that has been changed meanwhile.
    """
    payload = f"save.{subject.name}{'.all' if from_all else ''}"
    return form(
        ComponentId(Kind.SERVER, stamp=mark_values(settings, subject.settings), payload=payload),
        translator(f"server-about-{subject.name}"),
        *(make_field(translator, name, getattr(settings, name), there) for name in subject.settings),
    )


def make_field(translator: Translator, name: str, now: Any, there: Collection[int] | None) -> Field:
    """A setting as a field of a form, filled in with a value. there: as for `server_form`."""
    setting = next(server_setting for server_setting in SETTINGS if server_setting.name == name)
    label, about = translator(f"server-{name}"), translator(f"server-{name}.about")
    match setting.shape:
        case "channels" | "channel":
            chosen = () if now is None else now if isinstance(now, tuple) else (now,)
            known = tuple(channel_id for channel_id in chosen if there is None or channel_id in there)
            most = MOST_CHANNELS if setting.shape == "channels" else 1
            return choose_channels(name, label, about, chosen=known, most=most)
        case "role":
            known_role = now if there is None or now in there else None
            return choose_role(name, label, about, chosen=known_role)
        case "switch":
            return tick_one(name, label, about, ticked=now)
    usual = getattr(USUAL, name)
    lines = []
    for value in setting.values:
        meant = setting.read(value)
        hint = translator("server-usual") if meant == usual else ""
        lines.append(option(value, setting.say(translator, meant), hint, chosen=meant == now))
    return choose(name, label, lines, about)


def mark_values(settings: GuildSettings, names: Sequence[str]) -> int:
    """A number that differs where one of these settings does."""
    told = orjson.dumps(settings.model_dump(mode="json", include=set(names)), option=orjson.OPT_SORT_KEYS)
    return int.from_bytes(blake2b(told, digest_size=MARK).digest())


def read_field(name: str, values: Sequence[str]) -> object:
    """The value of a setting from what its field sends. Raises ValueError for what is not offered."""
    setting = next(server_setting for server_setting in SETTINGS if server_setting.name == name)
    match setting.shape:
        case "channels":
            return tuple(map(_read_number, values))
        case "channel" | "role":
            return next(map(_read_number, values), None)
        case "switch":
            return TICKED in values
    if len(values) != 1 or values[0] not in setting.values:
        raise ValueError(f"{values!r} for {name}")
    return setting.read(values[0])


@TO_THE_LOG.lead_from
def lead_to_log(translator: Translator) -> ui.Button[Any]:
    """Lead to what managers have changed and done."""
    return button(ComponentId(Kind.SERVER, payload="log"), translator("button-server-log"), emoji="🗒️")


def server_log_page(
    presentation: Presentation,
    changes: Sequence[SettingRow],
    acts: Sequence[ActRow],
    language: Language,
) -> Page:
    """Lay out what a server's managers have changed and done, the latest first."""
    translator = presentation.translator(language)
    names = {setting.name: setting for setting in SETTINGS}
    lines = [(act.at, tell_act(translator, act)) for act in acts]
    lines += [
        (change.at, _tell_change(presentation, translator, names[change.name], change, language))
        for change in changes
        if change.name in names
    ]
    latest = sorted(lines, key=lambda line: line[0], reverse=True)[:MOST_LOGGED]

    def build() -> Layout:
        told = "\n".join(line for _, line in latest) or translator("server-log-empty")
        back = button(ComponentId(Kind.TABLES), translator("button-back"), emoji="⬅️")
        return frame([text(translator("server-log-heading")), text(told), *rows([back])], QUIET)

    return plain(build)


def _read_number(value: str) -> int:
    """An id that Discord gives. Raises ValueError for what is none."""
    if not (value.isascii() and value.isdigit() and int(value) < 2**63):
        raise ValueError(value)
    return int(value)


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
    }
    if now == usual:
        return translator("server-line-usual", **facts)
    return translator("server-line", usual=_say(presentation, translator, setting, usual, language), **facts)


def say_value(
    presentation: Presentation, translator: Translator, name: str, value: Any, language: Language
) -> str:
    """Tell a value of a setting in words."""
    setting = next(server_setting for server_setting in SETTINGS if server_setting.name == name)
    return _say(presentation, translator, setting, value, language)


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


def _note(note: str) -> list[Part]:
    return [text(note)] if note else []


def _tell_problems(problems: Sequence[str]) -> list[Part]:
    return [text("\n".join(f"⚠️ {problem}" for problem in problems))] if problems else []
