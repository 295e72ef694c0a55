"""Settings of people and servers, and what we know of somebody."""

from __future__ import annotations

from collections.abc import Mapping

from bot.match.people.settings import GuildSettings, UserSettings
from bot.match.table import RefusedError
from bot.text import LANGUAGES, Translator
from bot.ui.ids import Kind, Press
from bot.ui.page import NOBODY, Page, plain
from bot.ui.parts import ALARM, QUIET, Line, Part, button, channel_select, frame, rows, select, text
from bot.ui.upload import upload
from bot.ui.visit import Visit

AUTOMATIC = "-"
MOST_CHANNELS = 25
"""Channels a menu can have chosen."""


def my_page(translator: Translator, settings: UserSettings, note: str = "") -> Page:
    """One's own settings, as menus."""
    on = translator("settings-on" if settings.notices else "settings-off")
    head = translator("settings-me", language=_language(translator, settings.language), notices=on)
    if settings.dm_closed and settings.notices:
        head += "\n-# " + translator("settings-dm-closed")
    parts: list[Part] = [text(head)]
    parts += [text(note)] if note else []
    parts.append(_languages(translator, settings.language, "me-language"))
    states = [
        Line(
            each,
            translator("settings-notices-line", state=translator(f"settings-{each}")),
            chosen=settings.notices == (each == "on"),
        )
        for each in ("on", "off")
    ]
    parts.append(select(Press(Kind.SETTING, 0, 0, "me-notices"), translator("settings-notices-menu"), states))
    return plain(lambda: frame(parts, QUIET))


def server_page(translator: Translator, settings: GuildSettings, note: str = "") -> Page:
    """The settings of a server, as menus."""
    channels = " ".join(f"<#{channel}>" for channel in settings.channels) or translator(
        "settings-every-channel"
    )
    head = translator("settings-server", language=_language(translator, settings.language), channels=channels)
    parts: list[Part] = [text(head)]
    parts += [text(note)] if note else []
    parts.append(_languages(translator, settings.language, "server-language"))
    chosen = Press(Kind.SETTING, 0, 0, "server-channels")
    parts.append(
        channel_select(chosen, translator("settings-channels-menu"), settings.channels, MOST_CHANNELS)
    )
    return plain(lambda: frame(parts, QUIET))


def _language(translator: Translator, language: str | None) -> str:
    return translator(f"language-{language}") if language else translator("settings-automatic")


def _languages(translator: Translator, chosen: str | None, name: str) -> Part:
    # A menu with a choice made shows no placeholder: each line says what it is about.
    lines = [
        Line(
            each or AUTOMATIC,
            translator("settings-language-line", language=_language(translator, each)),
            chosen=chosen == each,
        )
        for each in (None, *LANGUAGES)
    ]
    return select(Press(Kind.SETTING, 0, 0, name), translator("settings-language-menu"), lines)


async def show_mine(visit: Visit, changes: Mapping[str, object], *, saved: bool = False) -> None:
    """One's own settings, after changing some."""
    settings = await visit.house.tables.user_settings(visit.user)
    if changes:
        settings = UserSettings.model_validate(settings.model_dump() | dict(changes))
        await visit.house.tables.set_user_settings(visit.user, settings)
        visit.language = await visit.house.private_language(visit.user, visit.interaction.locale.value)
    note = visit.translator("settings-saved") if changes or saved else ""
    await visit.show(my_page(visit.translator, settings, note))


async def show_server(visit: Visit, changes: Mapping[str, object]) -> None:
    """The settings of the server, after changing some. Only for those who manage it."""
    guild = visit.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-guild-only")
    if not visit.interaction.permissions.manage_guild:
        raise RefusedError("settings-not-allowed")
    settings = await visit.house.tables.guild_settings(guild)
    if changes:
        settings = GuildSettings.model_validate(settings.model_dump() | dict(changes))
        await visit.house.tables.set_guild_settings(guild, settings)
    await visit.show(
        server_page(visit.translator, settings, visit.translator("settings-saved") if changes else "")
    )


async def change(visit: Visit) -> None:
    """A choice in one of the settings' menus."""
    chosen = visit.values[0] if visit.values else AUTOMATIC
    match visit.press.payload:
        case "me-language":
            await show_mine(visit, {"language": language_value(chosen)})
        case "me-notices":
            # Switching notices on is also how somebody says that the DMs are open again.
            await show_mine(visit, {"notices": chosen == "on", "dm_closed": False})
        case "server-language":
            await show_server(visit, {"language": language_value(chosen)})
        case "server-channels":
            await show_server(visit, {"channels": tuple(int(value) for value in visit.values)})
        case _:
            raise RefusedError("refused-forged")


def language_value(chosen: str) -> str | None:
    """A chosen language; None for the automatic one."""
    return chosen if chosen in LANGUAGES else None


async def export(visit: Visit) -> None:
    """Everything known of the visitor, as a file."""
    known = await visit.house.tables.export(visit.user)
    file = upload(known.encode(), "prancing-pony.json")
    await visit.interaction.response.send_message(
        visit.translator("privacy-export"), file=file, ephemeral=True, allowed_mentions=NOBODY
    )


async def ask_erase(visit: Visit) -> None:
    """Asks whether to erase everything known of the visitor."""
    sure = [
        button(Press(Kind.ERASE, 0, 0, "yes"), visit.translator("button-erase"), "danger", "🗑️"),
        button(Press(Kind.ERASE, 0, 0, "no"), visit.translator("button-cancel-erase"), "secondary"),
    ]
    content = visit.translator("privacy-erase-sure")
    await visit.show(plain(lambda: frame([text(content), *rows(sure)], ALARM)))


async def erase(visit: Visit) -> None:
    """Erases everything known of the visitor, after having asked."""
    said = "privacy-kept"
    if visit.press.payload == "yes":
        await visit.house.tables.erase(visit.user)
        visit.house.forget_person(visit.user)
        said = "privacy-erased"
    content = visit.translator(said)
    await visit.show(plain(lambda: frame([text(content)], QUIET)))
