"""House rules that are agreed on together: as printed, as a server has kept them, as somebody played last."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Final, Literal, TypeAlias, get_args

from bot.engine import Options
from bot.match.lobby.options import option_text, options_to_offer
from bot.match.service.matches import MatchService
from bot.match.table.values import MatchId, RefusedError, Table, UserId

PresetName = Literal["printed", "server", "last"]
NAMES: Final[tuple[PresetName, ...]] = get_args(PresetName)
Preset: TypeAlias = Mapping[str, str]
"""Options by name, as texts."""
MOST_SEARCHED: Final = 50
"""Finished games of somebody among which the last one of a game is looked for."""


def preset_of(options: Options) -> Preset:
    """Return what people choose of some options."""
    return {name: option_text(getattr(options, name)) for name in options_to_offer(type(options))}


async def find_presets(matches: MatchService, table: Table, user: UserId) -> Mapping[PresetName, Preset]:
    """Return what a host may take over at once, as far as there is such a thing."""
    found: dict[PresetName, Preset] = {"printed": preset_of(type(table.options)())}
    kept = (await matches.guild_settings(table.place.guild)).presets.get(table.key)
    if kept is not None:
        known = options_to_offer(type(table.options))
        found["server"] = {name: text for name, text in kept.items() if name in known}
    last = await _last_options(matches, table.key, user)
    if last is not None:
        found["last"] = preset_of(last)
    return found


async def keep_preset(matches: MatchService, match: MatchId, by: UserId) -> Table:
    """Keeps what is agreed in a lobby as the house rules of its server."""
    table = await matches.table(match)
    kept = {table.key: preset_of(table.options)}
    await matches.change_guild_settings(
        table.place.guild,
        lambda settings: settings.model_copy(update={"presets": {**settings.presets, **kept}}),
        by,
    )
    return table


async def _last_options(matches: MatchService, key: str, user: UserId) -> Options | None:
    """Return what somebody agreed on when they last played a game to its end."""
    for row in await matches.history_of(user, MOST_SEARCHED):
        if row.game == key:
            with suppress(RefusedError):
                return (await matches.table(row.match)).options
    return None
