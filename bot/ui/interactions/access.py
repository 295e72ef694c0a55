"""Access to a match: for whoever may see its channel in Discord, and its players anywhere."""

from __future__ import annotations

from hashlib import blake2b
from hmac import compare_digest

import discord

from bot.match.match import Table
from bot.match.values import MatchId, RefusedError, UserId
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.ids import base36

MARK = 5
"""Bytes of the mark that keeps the codes of matches from being guessed."""
LONGEST_CODE = 32


async def check_access(context: InteractionContext, match: MatchId) -> None:
    """Raise RefusedError for a match that is not the visitor's to see, as for one there is not.

    A server may keep its finished games to those who played them.
    """
    if isinstance(context.interaction.channel, discord.Thread):
        await context.services.sight.note(context.interaction.channel)
    table = await context.matches.table(match)
    if not await _may_see(context, table):
        raise RefusedError("refused-unknown-match")
    if table.phase == "over" and context.user not in _people(table):
        settings = await context.matches.guild_settings(table.place.guild)
        if settings.archive == "players":
            raise RefusedError("archive-for-players")


async def check_place_of(context: InteractionContext, table: Table) -> None:
    """Raise RefusedError where the visitor may not go: one's own game opens no new one in its channel."""
    if not await context.services.sight.sees(context.viewer, table.place):
        raise RefusedError("refused-again-closed")


async def _may_see(context: InteractionContext, table: Table) -> bool:
    """Check whether the visitor may see a table: their own, one they are invited to, or one in sight."""
    if context.user in _people(table):
        return True
    sight, viewer = context.services.sight, context.viewer
    if context.user in table.invited and await sight.is_on(viewer, table.place.guild):
        return True
    return await sight.sees(viewer, table.place)


def match_code(key: bytes, match: MatchId) -> str:
    """Return what a match is called in a command."""
    return f"{base36(match)}-{_mark(key, match)}"


def read_match_code(key: bytes, code: str) -> MatchId:
    """The match of a code. Raises RefusedError for what is none."""
    number, _, mark = code.strip().lower().partition("-")
    if len(code) > LONGEST_CODE or not code.isascii() or not number.isalnum():
        raise RefusedError("refused-unknown-match")
    match = int(number, 36)
    if not compare_digest(mark, _mark(key, match)):
        raise RefusedError("refused-unknown-match")
    return match


def _mark(key: bytes, match: MatchId) -> str:
    return blake2b(f"match {match}".encode(), digest_size=MARK, key=key).hexdigest()


def _people(table: Table) -> frozenset[UserId]:
    """List whose own game it is, wherever they are now."""
    seated = (user for _, user in table.seats if user is not None)
    return frozenset((*seated, *table.joined, table.host))


async def is_keeper(context: InteractionContext) -> bool:
    """Check whether the visitor may do what managers of this server may."""
    interaction = context.interaction
    if interaction.guild_id is None:
        return False
    if interaction.permissions.manage_guild:
        return True
    role = (await context.matches.guild_settings(interaction.guild_id)).keepers
    member = interaction.user
    return role is not None and isinstance(member, discord.Member) and member.get_role(role) is not None


async def require_keeper(context: InteractionContext) -> int:
    """The server the visitor manages. Raises RefusedError for anybody else."""
    if context.interaction.guild_id is None:
        raise RefusedError("refused-guild-only")
    if not await is_keeper(context):
        raise RefusedError("refused-not-keeper")
    return context.interaction.guild_id
