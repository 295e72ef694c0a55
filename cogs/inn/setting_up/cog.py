"""*Set up*: for who manages a server, from the greeting and from its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.match.settings import GuildSettings
from bot.match.values import RefusedError
from bot.ui.interactions.context import InteractionContext, managed_guild, on
from bot.ui.page import Kind
from cogs.inn.server.cog import (
    list_missing_in,
    list_problems,
    list_there,
    read_fields,
    save_form,
)
from cogs.inn.setting_up.pages import ASKED, QUESTIONS, done_page, set_up_form, set_up_page

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.SET_UP)
async def press(context: InteractionContext) -> None:
    """The questions, their answers taken as they are or as a form, or what the form has sent."""
    guild = managed_guild(context)
    what, _, channel = context.target.payload.partition(".")
    now = await context.matches.guild_settings(guild)
    answers = suggest(now, _find_channel(context))
    match what:
        case "":
            await context.show(set_up_page(context.presentation, now, answers, context.language))
        case "form":
            await context.open_form(set_up_form(context.translator, now, answers, list_there(context)))
        case "take":
            await _save(context, guild, _answer_posts(now, _read_channel(channel)))
        case "save":
            sent = read_fields(context, QUESTIONS)
            posts = sent["digest"]
            assert posts is None or isinstance(posts, int)
            await _save(context, guild, sent | _answer_posts(now, posts))
        case _:
            raise RefusedError("refused-forged")


async def _save(context: InteractionContext, guild: int, changes: dict[str, object]) -> None:
    settings = await save_form(context, guild, ASKED, changes)
    problems = list_problems(context, settings)
    await context.show(done_page(context.presentation, settings, problems, context.language))


def suggest(now: GuildSettings, channel: int | None) -> GuildSettings:
    """Suggest what is set, and where nothing is posted yet a channel for it."""
    if now.digest is None and now.daily is None:
        return now.model_copy(update={"digest": channel, "daily": channel})
    return now if now.digest is not None else now.model_copy(update={"digest": now.daily})


def _answer_posts(now: GuildSettings, channel: int | None) -> dict[str, object]:
    """Tell what a channel for the posts changes: nothing where it is the one there is."""
    there = now.daily if now.digest is None else now.digest
    if there is not None and channel == there:
        return {"digest": now.digest, "daily": now.daily}
    return {"digest": channel, "daily": channel}


def _find_channel(context: InteractionContext) -> int | None:
    """A channel for the posts where the bot may write: the server's own for news, else the one pressed in."""
    guild, here = context.interaction.guild, context.interaction.channel
    if guild is None:
        return None
    if isinstance(here, discord.Thread):
        here = here.parent
    for channel in (guild.system_channel, here):
        if isinstance(channel, discord.TextChannel) and not list_missing_in(context, channel):
            return channel.id
    return None


def _read_channel(text: str) -> int | None:
    """The channel of a payload, in base 36. Raises RefusedError."""
    try:
        number = int(text, 36)
    except ValueError as error:
        raise RefusedError("refused-forged") from error
    if not 0 <= number < 2**63:
        raise RefusedError("refused-forged")
    return number or None


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension: its buttons stand on others' pages."""
