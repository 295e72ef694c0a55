"""`/profile`: what somebody has played on a server and how well, and two people head to head."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.match import is_computer
from bot.match.values import RefusedError, UserId
from bot.ui.commands import text
from bot.ui.context_menus import add_for_person
from bot.ui.interactions.context import InteractionContext, guild_of, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind
from cogs.inn.profiles.pages import feats_page, people_of, profile_page, versus_page
from cogs.inn.profiles.service import Profiles
from cogs.inn.reliability.pages import tell_reliability
from cogs.inn.reliability.service import Reliabilities
from cogs.inn.standings.cog import show_drawn
from cogs.inn.standings.pages import PUBLIC

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.PROFILE)
async def press(context: InteractionContext) -> None:
    """A profile with the curve of another game, or for everybody to see."""
    chosen = context.values[0] if context.values else context.target.payload
    user, game, end = (*chosen.split("."), "", "")[:3]
    await show(context, _read_user(user), game or None, public=end == PUBLIC)


async def show(
    context: InteractionContext, user: UserId, game: str | None = None, *, public: bool = False
) -> None:
    """Somebody's profile. game: of the curve. public: for everybody to see."""
    guild = guild_of(context)
    # What is shown to everybody must be what everybody may see: only one's own may be shown though hidden.
    profile = await Profiles(context.matches).of(guild, user, context.user, game)
    names = await context.presentation.names.of(people_of(profile), context.translator)
    reader, said = None if public else context.user, ""
    if not public:
        reliability = await Reliabilities(context.matches).of(guild, user)
        said = context.translator("reliability-line", told=tell_reliability(context.translator, reliability))
    page = profile_page(context.presentation, profile, names, context.language, reader=reader, said=said)
    if public:
        await show_drawn(context, page)
    else:
        await context.show(page)


@on(Kind.FEATS)
async def press_feats(context: InteractionContext) -> None:
    """The feats of a game, by somebody."""
    chosen = context.values[0] if context.values else context.target.payload
    user, game, end = (*chosen.split("."), "", "")[:3]
    await show_feats(context, _read_user(user), game, public=end == PUBLIC)


async def show_feats(
    context: InteractionContext, user: UserId, game: str = "", *, public: bool = False
) -> None:
    """Show what somebody has done, and what there is to be done in a game. public: for everybody to see."""
    deeds = await Profiles(context.matches).deeds(guild_of(context), user, context.user)
    known = {key for key, bundle in context.presentation.games.items() if bundle.feats}
    shown = game if game in known else next((deed.game for deed in deeds), min(known))
    page = feats_page(context.presentation, user, deeds, shown, context.language, public=public)
    if public:
        await context.show_publicly(page)
    else:
        await context.show(page)


@on(Kind.VERSUS)
async def press_versus(context: InteractionContext) -> None:
    """Two people head to head: the visitor and somebody, unless it says who else."""
    user, other, end = (*context.target.payload.split("."), "", "")[:3]
    if context.values:
        other = context.values[0]
    if not other:
        user, other = str(context.user), user
    await show_versus(context, _read_user(user), _read_user(other), public=end == PUBLIC)


async def show_versus(
    context: InteractionContext, user: UserId, other: UserId, *, public: bool = False
) -> None:
    """Two people head to head. public: for everybody to see."""
    comparison = await Profiles(context.matches).versus(guild_of(context), user, other, context.user)
    page = versus_page(context.presentation, comparison, context.language, public=public)
    if public:
        await context.show_publicly(page)
    else:
        await context.show(page)


def _read_user(text: str) -> UserId:
    """Raise RefusedError for what is no user's id."""
    if not text.isdecimal() or is_computer(int(text)):
        raise RefusedError("refused-forged")
    return int(text)


async def versus(context: InteractionContext, person: discord.abc.User) -> None:
    """The visitor and somebody, head to head; who has blocked them is like who hides their profile."""
    if context.user in await context.matches.company.blocked_by(person.id):
        raise RefusedError("refused-profile-hidden")
    await show_versus(context, context.user, person.id)


class ProfileCog(commands.Cog):
    """People of a server."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-profile"), description=text("command-profile.description"))
    @app_commands.rename(player=text("command-profile.player"))
    @app_commands.describe(player=text("command-profile.player-description"))
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def profile(
        self, interaction: discord.Interaction[Pony], player: discord.User | None = None
    ) -> None:
        """One's own profile, or somebody else's."""

        async def handle(context: InteractionContext) -> None:
            await show(context, player.id if player else context.user)

        await self._router.run(interaction, handle)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(ProfileCog(bot.router))
    add_for_person(bot.tree, bot.router, "button-versus", versus)
