"""Finding the match that a typed command means."""

from __future__ import annotations

from collections.abc import Sequence

from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.values import MatchId, Place, RefusedError, UserId
from bot.ui.interactions.access import check_access
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.match_names import read_match


async def find_match(
    context: InteractionContext, given: str | None = None, *, finished: bool = False
) -> MatchId:
    """The match a command means: the one named, the one of the channel, or the only one of the visitor.

    finished: for a command that reads, the channel's last finished match is meant where none is going on.
    The context remembers which it is. Raises RefusedError.
    """
    context.match = await _find(context, given, finished=finished)
    return context.match


async def _find(context: InteractionContext, given: str | None, *, finished: bool) -> MatchId:
    if given is not None:
        return await read_match(context, given)
    here = await _match_here(context, finished=finished)
    if here is not None:
        await check_access(context, here)
        return here
    guild = context.interaction.guild_id
    mine = await running_matches(context.matches, context.user, guild)
    if len(mine) == 1:
        return mine[0].id
    if mine:
        raise RefusedError("refused-which-match", option=context.translator("command-match-option"))
    raise RefusedError("refused-no-table-here" if guild else "refused-no-match")


async def _match_here(context: InteractionContext, *, finished: bool) -> MatchId | None:
    guild, channel = context.interaction.guild_id, context.interaction.channel_id
    if guild is None or channel is None:
        return None
    place = Place(guild, channel)
    table = await context.matches.tables_at(place)
    if table is not None:
        return table.id
    return await context.matches.last_at(place) if finished else None


async def running_matches(matches: MatchService, user: UserId, guild: int | None) -> Sequence[Table]:
    """The matches somebody is playing."""
    return [table for table in await matches.tables_of(user, guild) if table.phase == "playing"]
