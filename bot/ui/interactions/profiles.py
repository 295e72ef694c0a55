"""Profiles: one's own, that of somebody else, and two people head to head."""

from __future__ import annotations

from bot.match.computer import is_computer
from bot.match.table.values import RefusedError, UserId
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.standings import guild_of, show_drawn
from bot.ui.messages.feats import feats_page
from bot.ui.messages.profiles import people_of, profile_page, versus_page
from bot.ui.messages.standings import PUBLIC


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
    profile = await context.matches.profiles.of(guild, user, context.user, game)
    names = await context.services.names.of(people_of(profile), context.translator)
    reader = None if public else context.user
    page = profile_page(context.presentation, profile, names, context.language, reader=reader)
    if public:
        await show_drawn(context, page)
    else:
        await context.show(page)


async def press_feats(context: InteractionContext) -> None:
    """The feats of a game, by somebody."""
    chosen = context.values[0] if context.values else context.target.payload
    user, game = (*chosen.split("."), "")[:2]
    await show_feats(context, _read_user(user), game)


async def show_feats(
    context: InteractionContext, user: UserId, game: str = "", *, public: bool = False
) -> None:
    """Show what somebody has done, and what there is to be done in a game. public: for everybody to see."""
    deeds = await context.matches.profiles.deeds(guild_of(context), user, context.user)
    known = {key for key, bundle in context.presentation.games.items() if bundle.feats}
    shown = game if game in known else next((each.game for each in deeds), min(known))
    page = feats_page(context.presentation, user, deeds, shown, context.language)
    if public:
        await context.show_publicly(page)
    else:
        await context.show(page)


async def press_versus(context: InteractionContext) -> None:
    """The visitor and somebody else head to head."""
    await show_versus(context, context.user, _read_user(context.target.payload))


async def show_versus(
    context: InteractionContext, user: UserId, other: UserId, *, public: bool = False
) -> None:
    """Two people head to head. public: for everybody to see."""
    found = await context.matches.profiles.versus(guild_of(context), user, other, context.user)
    page = versus_page(context.presentation, found, context.language)
    if public:
        await context.show_publicly(page)
    else:
        await context.show(page)


def _read_user(text: str) -> UserId:
    """Raise RefusedError for what is no user's id."""
    if not text.isdecimal() or is_computer(int(text)):
        raise RefusedError("refused-forged")
    return int(text)
