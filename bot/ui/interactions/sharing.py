"""A finished game shared in another channel of its server: as a picture, a GIF or a record."""

from __future__ import annotations

from bot.match.values import MatchId, Place, RefusedError
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.read import draw_replay, write_record
from bot.ui.messages.sharing import Form, shared_page, tell_shared
from bot.ui.messages.table import SPECTATOR


async def share(context: InteractionContext, match: MatchId, form: Form) -> None:
    """Show a finished game to everybody where the visitor is."""
    table = await context.matches.table(match)
    if context.interaction.guild_id != table.place.guild:
        raise RefusedError("share-elsewhere")
    if table.phase != "over":
        raise RefusedError("share-while-playing")
    if (await context.matches.guild_settings(table.place.guild)).archive == "players":
        raise RefusedError("archive-for-players")
    guild = table.place.guild
    here = Place(guild, context.interaction.channel_id or 0)
    if not await context.services.sight.shows_as_openly(table.place, here):
        raise RefusedError("share-hidden")
    context.language = await context.services.languages.of_guild(guild, context.guild_locale)
    view = await context.matches.view(match, SPECTATOR)
    if form == "picture":
        annals = await context.matches.archive.annals(match)
        page = shared_page(context.presentation, view, annals, context.user, context.language)
        await context.show_publicly(page)
        return
    file = await draw_replay(context, table, None) if form == "gif" else await write_record(context, table)
    if file is None:
        raise RefusedError("share-nothing-moves")
    told = tell_shared(context.presentation, view, context.user, context.language)
    await context.send_file(told, file, public=True)
