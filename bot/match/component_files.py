"""The component files of guilds: what a guild's managers have corrected, for tables that are opened later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal, TypeAlias

from pydantic import BaseModel

from bot.engine import ComponentFileError, Observation, Options, read_component_file
from bot.match.bundle import Components, GameBundle
from bot.match.settings import GuildSettings, SettingsRepository
from bot.match.values import RefusedError

Changes: TypeAlias = Mapping[str, Mapping[str, str]]
"""New values of some of a guild's settings."""
Source = Literal["proposed", "guild", "outdated", "house", "printed"]
"""Whose file it is: given and not taken yet, the guild's, the operator's, or what the game comes with.

outdated: one of these two, in place of a guild's file that an earlier version of the bot has taken.
"""


@dataclass(frozen=True, slots=True)
class ComponentSheet:
    """Components to look at."""

    source: Source
    code: str  # names exactly these
    bundle: GameBundle
    options: Options  # of a table that plays with them
    observation: Observation  # a table with them, before play
    text: str  # the file, to be taken away and corrected


class ComponentFiles:
    """The component files in use. house: by game, those of whoever runs the bot, for guilds without one.

    A file is proposed, looked at, and then used or not; tables that are open already stay as they are. What
    is turned down raises RefusedError, and then nothing has changed.
    """

    def __init__(
        self, settings: SettingsRepository, bundles: Mapping[str, GameBundle], house: Mapping[str, str]
    ) -> None:
        self._settings = settings
        self._bundles = bundles
        self._house = house

    async def options(self, guild: int, key: str) -> Mapping[str, object]:
        """The options by which a table opened in a guild now plays with the right components."""
        bundle = self._bundles[key]
        if bundle.components is None:
            return {}
        text = (await self._own(guild, key))[0] or self._house.get(key)
        return {} if text is None else {bundle.components.option: self._parse(key, text)}

    async def is_outdated(self, guild: int, key: str) -> bool:
        """Tell whether a guild's own file can be played with no more, so that its tables do without."""
        return (await self._own(guild, key))[1]

    async def used(self, guild: int, key: str) -> ComponentSheet:
        """The components of tables opened in a guild now."""
        own, is_outdated = await self._own(guild, key)
        if own is not None:
            return self._sheet("guild", key, own)
        house = self._house.get(key)
        if is_outdated:
            return self._sheet("outdated", key, house)
        return self._sheet("printed" if house is None else "house", key, house)

    async def propose(self, guild: int, key: str, text: str) -> ComponentSheet:
        """Keeps a file to be looked at, in place of an earlier one. Raises ComponentFileError."""
        given = read_component_file(self._components(key).kind, text)
        # Without what the game does not read: it is kept in memory, and written down with every table.
        kept = given.model_dump_json(exclude_defaults=True)
        await self._change(guild, lambda settings: {"proposed": {**settings.proposed, key: kept}})
        return self._sheet("proposed", key, kept)

    async def find(self, guild: int, key: str, code: str) -> ComponentSheet:
        """The components a code names: proposed, or used."""
        proposed = (await self._settings.guild(guild)).proposed.get(key)
        if proposed is not None and _code(proposed) == code:
            return self._sheet("proposed", key, proposed)
        used = await self.used(guild, key)
        if used.code != code:
            raise RefusedError("refused-components-gone")
        return used

    async def use(self, guild: int, key: str, code: str) -> ComponentSheet:
        """Has tables opened from now on play with the file that was proposed."""

        def take(settings: GuildSettings) -> Changes:
            proposed = settings.proposed.get(key)
            if proposed is None or _code(proposed) != code:
                return {}
            components = {**settings.components, key: proposed}
            return {"components": components, "proposed": _without(settings.proposed, key)}

        await self._change(guild, take)
        return await self.find(guild, key, code)

    async def drop(self, guild: int, key: str, code: str) -> None:
        """Forgets the file that was proposed; a later one stays."""

        def forget(settings: GuildSettings) -> Changes:
            is_it = _code(settings.proposed.get(key, "")) == code
            return {"proposed": _without(settings.proposed, key)} if is_it else {}

        await self._change(guild, forget)

    async def reset(self, guild: int, key: str) -> ComponentSheet:
        """Has tables opened from now on play without a file of the guild."""
        await self._change(guild, lambda settings: {"components": _without(settings.components, key)})
        return await self.used(guild, key)

    def _components(self, key: str) -> Components:
        bundle = self._bundles.get(key)
        if bundle is None or bundle.components is None:
            raise RefusedError("refused-unknown-game")
        return bundle.components

    async def _own(self, guild: int, key: str) -> tuple[str | None, bool]:
        """A guild's file that can be played with, and whether there is one that cannot."""
        text = (await self._settings.guild(guild)).components.get(key)
        if text is None:
            return None, False
        try:
            self._parse(key, text)
        except RefusedError:
            return None, True
        return text, False

    def _parse(self, key: str, text: str) -> BaseModel:
        """Raises RefusedError for a file that an earlier version of the bot has taken."""
        try:
            return read_component_file(self._components(key).kind, text)
        except ComponentFileError as error:
            raise RefusedError("refused-components-outdated") from error

    def _sheet(self, source: Source, key: str, text: str | None) -> ComponentSheet:
        bundle, components = self._bundles[key], self._components(key)
        given = None if text is None else self._parse(key, text)
        options = bundle.game.options.model_validate({} if given is None else {components.option: given})
        observation = bundle.game.observe(bundle.game.new(options), None)
        written = (given or components.printed).model_dump_json(indent=2)
        return ComponentSheet(source, _code(text or ""), bundle.of(options), options, observation, written)

    async def _change(self, guild: int, change: Callable[[GuildSettings], Changes]) -> None:
        await self._settings.change_guild(
            guild, lambda settings: settings.model_copy(update=dict(change(settings)))
        )


def _without(files: Mapping[str, str], key: str) -> Mapping[str, str]:
    return {other: text for other, text in files.items() if other != key}


def _code(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()
