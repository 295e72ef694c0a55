"""The bot's registered application commands, and how a person sees them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.sandbox.errors import ApiError, Json
from bot.sandbox.limits.commands import CHAT_INPUT, ENTRY_POINT, GROUP, SUBCOMMAND
from bot.sandbox.world.clock import Clock, Snowflakes
from bot.sandbox.world.model import APP_ID

CREATES_A_DAY = 200
FALLBACKS = {"en-GB": "en-US", "en-US": "en-GB", "es-419": "es-ES"}


def localise(part: Json, key: str, locale: str) -> str:
    """The text of `name` or `description` in a locale, by Discord's fallback rules."""
    table = part.get(f"{key}_localizations") or {}
    for wanted in (locale, FALLBACKS.get(locale)):
        if wanted in table:
            return str(table[wanted])
    return str(part.get(key, ""))


class CommandRegistry:
    """Commands by scope: None for global ones, else the guild's id."""

    def __init__(self, clock: Clock, ids: Snowflakes) -> None:
        self._clock = clock
        self._ids = ids
        self._scopes: dict[int | None, dict[int, Json]] = {}
        self._created: dict[int | None, list[float]] = {}

    def in_scope(self, scope: int | None) -> list[Json]:
        """All commands of a scope."""
        return list(self._scopes.get(scope, {}).values())

    def get(self, scope: int | None, command_id: int) -> Json:
        """One command, or 10063."""
        try:
            return self._scopes[scope][command_id]
        except KeyError:
            raise ApiError(10063) from None

    def _count_create(self, scope: int | None) -> None:
        now = self._clock.now()
        recent = [at for at in self._created.get(scope, []) if at > now - 86_400]
        if len(recent) >= CREATES_A_DAY:
            raise ApiError(30034)
        self._created[scope] = [*recent, now]

    def _complete(self, scope: int | None, data: Json, command_id: int) -> Json:
        kind = data.get("type") or CHAT_INPUT
        command: Json = {
            "id": str(command_id),
            "application_id": str(APP_ID),
            "version": str(self._ids.next()),
            "default_member_permissions": data.get("default_member_permissions"),
            "type": kind,
            "name": data["name"],
            "name_localizations": data.get("name_localizations"),
            "description": data.get("description") or "",
            "description_localizations": data.get("description_localizations"),
            "nsfw": bool(data.get("nsfw")),
            "integration_types": data.get("integration_types") or [0],
            "contexts": data.get("contexts"),
            "dm_permission": data.get("dm_permission") is not False,
        }
        if data.get("options"):
            command["options"] = [_option(option) for option in data["options"]]
        if kind == ENTRY_POINT:
            command["handler"] = data["handler"]
        if scope is not None:
            command["guild_id"] = str(scope)
        return command

    def put(self, scope: int | None, data: Json) -> tuple[Json, bool]:
        """Create a command, or replace the one of the same name and type; says whether it is new."""
        kind = data.get("type") or CHAT_INPUT
        book = self._scopes.setdefault(scope, {})
        for command_id, old in book.items():
            if (old["type"], old["name"]) == (kind, data["name"]):
                book[command_id] = self._complete(scope, data, command_id)
                return book[command_id], False
        self._count_create(scope)
        command_id = self._ids.next()
        book[command_id] = self._complete(scope, data, command_id)
        return book[command_id], True

    def overwrite(self, scope: int | None, commands: Iterable[Json]) -> list[Json]:
        """Replace the whole scope; commands of the same name keep their id."""
        kept = [self.put(scope, data)[0] for data in commands]
        self._scopes[scope] = {int(command["id"]): command for command in kept}
        return kept

    def change(self, scope: int | None, command_id: int, data: Json) -> Json:
        """Change single fields of a command."""
        merged = {**self.get(scope, command_id), **data}
        self._scopes[scope][command_id] = self._complete(scope, merged, command_id)
        return self._scopes[scope][command_id]

    def remove(self, scope: int | None, command_id: int) -> None:
        """Delete a command, or 10063."""
        self.get(scope, command_id)
        del self._scopes[scope][command_id]

    def available(self, guild_id: int | None, permissions: int) -> list[Json]:
        """The commands that a person with these permissions may use in a guild, or in a DM (None)."""
        context = 1 if guild_id is None else 0
        commands = [c for c in self.in_scope(None) if _fits(c, context)]
        if guild_id is not None:
            commands += self.in_scope(guild_id)

        def allowed(command: Json) -> bool:
            needed = command["default_member_permissions"]
            return guild_id is None or needed is None or permissions & int(needed) == int(needed) != 0

        return [command for command in commands if command["type"] != ENTRY_POINT and allowed(command)]

    def find(self, path: str, guild_id: int | None, permissions: int, locale: str) -> tuple[Json, list[Json]]:
        """The command and the chain of sub-commands that a typed path such as `confront start` names.

        Names are taken in the person's locale or in the default one. Raises KeyError.
        """
        words = path.lstrip("/").split(" ")
        for command in self.available(guild_id, permissions):
            if words[0] not in (command["name"], localise(command, "name", locale)):
                continue
            chain = _descend(command, words[1:], locale)
            if chain is not None:
                return command, chain
        msg = f"no command /{' '.join(words)} here"
        raise KeyError(msg)


def _fits(command: Json, context: int) -> bool:
    contexts: Any = command["contexts"]
    if contexts is not None:
        return context in contexts
    return context == 0 or bool(command["dm_permission"])


def _option(option: Json) -> Json:
    done: Json = {
        **option,
        "name_localizations": option.get("name_localizations"),
        "description_localizations": option.get("description_localizations"),
    }
    if "options" in option:
        done["options"] = [_option(inner) for inner in option["options"]]
    return done


def path_of(data: Json) -> str:
    """The path, such as `confront start`, that a use of a command names: what `CommandBook.find` takes."""
    return " ".join([data["name"], *(path_of(option) for option in _deeper(data))])


def _deeper(command: Json) -> list[Json]:
    return [option for option in command.get("options") or [] if option["type"] in (SUBCOMMAND, GROUP)]


def _descend(command: Json, words: list[str], locale: str) -> list[Json] | None:
    chain: list[Json] = []
    here = command
    for word in words:
        for option in _deeper(here):
            if word in (option["name"], localise(option, "name", locale)):
                chain.append(option)
                here = option
                break
        else:
            return None
    return None if _deeper(here) else chain
