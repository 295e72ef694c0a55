"""Pages that anybody may read: log, the board in words or bigger, standings; records once a game is over."""

from __future__ import annotations

from io import BytesIO

import discord

from bot.engine import Seat
from bot.match.match import Table
from bot.match.values import MatchId, RefusedError
from bot.ui.interactions.access import is_keeper
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.ids import Kind, base36
from bot.ui.messages.more import more_page
from bot.ui.messages.overview import games_page
from bot.ui.messages.pictures import picture_page
from bot.ui.messages.reading import log_page, text_page
from bot.ui.messages.replay import animate
from bot.ui.messages.turns import turns_page


def _page_number(context: InteractionContext) -> int:
    payload = context.target.payload
    return int(payload) if payload.isdecimal() else 0


@on(Kind.LOG)
async def log(context: InteractionContext) -> None:
    """A page of the log."""
    await show_log(context, context.target.match, _page_number(context))


async def show_log(context: InteractionContext, match: MatchId, page: int = 0) -> None:
    """A page of a match's log, counted from 1; 0 is the newest."""
    view = await context.matches.view(match, context.user)
    entries, shown, pages = await context.matches.log(match, context.user, page)
    earlier = await context.matches.list_handovers(match, context.user)
    await context.show(log_page(context.presentation, view, entries, shown, pages, context.language, earlier))


@on(Kind.MORE)
async def more(context: InteractionContext) -> None:
    """Everything that is not needed every day."""
    view = await context.matches.view(context.target.match, context.user)
    page = more_page(context.presentation, view, context.language, is_keeper=await is_keeper(context))
    await context.show(page)


@on(Kind.TEXT)
async def words(context: InteractionContext) -> None:
    """The board in words."""
    await show_words(context, context.target.match, _page_number(context))


async def show_words(context: InteractionContext, match: MatchId, page: int = 0) -> None:
    """A match's board in words."""
    view = await context.matches.view(match, context.user)
    await context.show(text_page(context.presentation, view, page, context.language))


@on(Kind.PICTURE)
async def picture(context: InteractionContext) -> None:
    """One picture, bigger."""
    name = context.values[0] if context.values else context.target.payload
    await show_picture(context, context.target.match, name)


async def show_picture(context: InteractionContext, match: MatchId, name: str) -> None:
    """A picture of a match by its name."""
    view = await context.matches.view(match, context.user)
    await context.services.learn_names(view.table)
    await context.show(picture_page(context.presentation, view, name, context.language))


@on(Kind.RECORD)
async def record(context: InteractionContext) -> None:
    """The record of a finished game, as a file."""
    await send_record(context, context.target.match)


async def send_record(context: InteractionContext, match: MatchId) -> None:
    """The record of a match as a file; refused while it is being played."""
    table = await context.matches.table(match)
    file = await write_record(context, table)
    await context.send_file(context.translator("record-here"), file)


async def write_record(context: InteractionContext, table: Table) -> discord.File:
    """The record of a match as a file; refused while it is being played."""
    people = [user for _, user in table.seats if user is not None and user > 0]
    over = table.phase == "over"
    names = await context.services.names.of(people if over else (), context.translator)
    text = await context.matches.archive.record(table.id, context.user, names)
    return discord.File(BytesIO(text.encode()), f"{table.key}-{base36(table.id)}.txt")


@on(Kind.REPLAY)
async def replay(context: InteractionContext) -> None:
    """A finished game as an animation."""
    await send_replay(context, context.target.match)


async def send_replay(context: InteractionContext, match: MatchId) -> None:
    """A finished match as an animation, from the visitor's seat; refused while it is being played."""
    table = await context.matches.table(match)
    if table.phase != "over":
        raise RefusedError("refused-replay-while-playing")
    file = await draw_replay(context, table, table.seat_of(context.user))
    if file is None:
        await context.say(context.translator("replay-empty"))
    else:
        await context.send_file(context.translator("replay-here"), file)


async def draw_replay(context: InteractionContext, table: Table, eyes: Seat | None) -> discord.File | None:
    """A finished game as an animation, through somebody's eyes; None where there is nothing to move."""
    text = await context.matches.archive.record(table.id, context.user)
    await context.acknowledge()
    await context.services.learn_names(table)
    bundle = context.presentation.bundle(table)
    async with context.services.long_work.begin(context.user):
        moving = await animate(
            context.services.pictures,
            bundle,
            text,
            eyes,
            context.language,
            context.presentation.theme,
            context.interaction.filesize_limit,
            context.presentation.people(table, context.language),
        )
    if moving is None:
        return None
    name = bundle.words.name(context.language)
    return discord.File(BytesIO(moving), f"replay-{base36(table.id)}.gif", description=name)


async def show_games(context: InteractionContext) -> None:
    """The games of the house, and those the visitor plays."""
    mine = await context.matches.turns_of(context.user)
    await context.show(games_page(context.presentation, mine, context.language, context.user))


async def show_turns(context: InteractionContext) -> None:
    """The tables that wait for the visitor."""
    waiting = await context.matches.waiting_for(context.user)
    await context.show(turns_page(context.presentation, waiting, context.language, context.user))
