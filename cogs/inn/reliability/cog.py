"""The button of a lobby that tells how reliably its people play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.values import RefusedError, UserId
from bot.text import Translator
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.messages.ways import TOLD_IN_A_LOBBY, TOLD_ON_JOINING
from bot.ui.page import Kind
from cogs.inn.reliability.pages import ASK, lobby_lines, people_page
from cogs.inn.reliability.service import Reliabilities

if TYPE_CHECKING:
    from bot.client import Pony

NAME = "reliability"


@on(Kind.RELIABILITY)
async def press(context: InteractionContext) -> None:
    """Show how reliably the people of a lobby play; have it ask for that, or no longer."""
    reliabilities, note = Reliabilities(context.matches), ""
    table = await context.table()
    if table.place.is_private:
        raise RefusedError("refused-forged")
    if context.target.payload:
        asks = context.target.payload == ASK
        table = await reliabilities.ask(table.id, context.user, context.token, asks=asks)
        note = context.translator("reliability-asks" if asks else "reliability-dropped")
    people = await reliabilities.at(table)
    page = people_page(context.presentation, table, people, context.user, context.language, note)
    await context.show(page)


async def tell_lobby(matches: MatchService, table: Table, translator: Translator) -> str:
    """Tell what the message of a lobby that asks says; a silent database keeps no lobby away."""
    if not table.asks or table.phase != "lobby":
        return ""
    try:
        return lobby_lines(translator, await Reliabilities(matches).at(table))
    except RefusedError:
        return lobby_lines(translator, {})


async def tell_newcomer(matches: MatchService, table: Table, translator: Translator, user: UserId) -> str:
    """Tell it to who sits down at such a table, where they hide their profile."""
    if not table.asks or table.phase != "lobby" or not await Reliabilities(matches).is_hidden(user):
        return ""
    return translator("reliability-you-hide")


async def setup(_: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    TOLD_IN_A_LOBBY[NAME] = tell_lobby
    TOLD_ON_JOINING[NAME] = tell_newcomer
