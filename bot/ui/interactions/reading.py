"""Pages that are read: log, board, rules, explanations; records and replays once a game is over."""

from __future__ import annotations

from contextlib import suppress
from io import BytesIO
from random import Random

import discord

from bot.engine import NotationError, Options, Seat
from bot.match.match import Table
from bot.match.values import Place, RefusedError
from bot.match.views import View
from bot.text import GivenText
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.find_match import find_match
from bot.ui.messages.explaining import (
    entry_page,
    find_entries,
    kind_page,
    list_missing,
    reason_page,
    what_page,
    why_page,
)
from bot.ui.messages.panel import is_asked
from bot.ui.messages.reading import animate, log_page, picture_names, picture_page, text_page
from bot.ui.messages.rules import Rulebook, rule_page, rules_page, which_game_page
from bot.ui.messages.table import SPECTATOR, Form, shared_page, tell_shared
from bot.ui.page import Kind, base36


def _page_number(context: InteractionContext) -> int:
    payload = context.target.payload
    return int(payload) if payload.isdecimal() else 0


@on(Kind.LOG)
async def log(context: InteractionContext) -> None:
    """A page of the log, counted from 1; 0 is the newest."""
    view = await context.view()
    entries, shown, pages = await context.matches.log(context.match, context.user, _page_number(context))
    earlier = await context.matches.list_handovers(context.match, context.user)
    await context.show(log_page(context.presentation, view, entries, shown, pages, context.language, earlier))


@on(Kind.TEXT)
async def words(context: InteractionContext) -> None:
    """The board in words."""
    view = await context.view()
    await context.show(text_page(context.presentation, view, _page_number(context), context.language))


@on(Kind.PICTURE)
async def picture(context: InteractionContext) -> None:
    """One picture, bigger."""
    await show_picture(context, context.values[0] if context.values else context.target.payload)


async def show_picture(context: InteractionContext, name: str) -> None:
    """A picture of the match by its name."""
    view = await context.view()
    await context.presentation.learn_names(view.table)
    await context.show(picture_page(context.presentation, view, name, context.language))


async def is_picture(context: InteractionContext, name: str) -> bool:
    """Check whether a picture of the match is called so."""
    view = await context.view()
    return name in picture_names(context.presentation.bundle(view.table), view)


@on(Kind.RECORD)
async def record(context: InteractionContext) -> None:
    """The record of a finished game, as a file."""
    file = await write_record(context, await context.table())
    await context.send_file(context.translator("record-here"), file)


async def write_record(context: InteractionContext, table: Table) -> discord.File:
    """The record of a match as a file; refused while it is being played."""
    people = [user for _, user in table.seats if user is not None and user > 0]
    over = table.phase == "over"
    names = await context.presentation.names.of(people if over else (), context.translator)
    text = await context.matches.archive.record(table.id, context.user, names)
    return discord.File(BytesIO(text.encode()), f"{table.key}-{base36(table.id)}.txt")


@on(Kind.REPLAY)
async def replay(context: InteractionContext) -> None:
    """A finished game as an animation, from the visitor's seat; refused while it is being played."""
    table = await context.table()
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
    await context.presentation.learn_names(table)
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
            context.presentation,
        )
    if moving is None:
        return None
    name = bundle.words.name(context.language)
    return discord.File(BytesIO(moving), f"replay-{base36(table.id)}.webp", description=name)


# Reading the rules: chapter by chapter, by number, and by word.


@on(Kind.RULES)
async def turn_chapter(context: InteractionContext) -> None:
    """A chapter of the rules. In its own private message the chapters are turned in place."""
    chapter = context.values[0] if context.values else ""
    await show_rules(context, context.target.payload, chapter)


@on(Kind.RULE)
async def look_up(context: InteractionContext) -> None:
    """A place in the rules, or those of the game chosen for it."""
    key, _, about = context.target.payload.partition(":")
    chosen = context.values[0] if context.values else ""
    if not key:
        key, chosen = chosen, ""
    book = await _rulebook(context, key, await _table(context))
    await context.show(rule_page(book, about, chosen) if about or chosen else rules_page(book, ""))


async def show_rules(context: InteractionContext, key: str, chapter: str) -> None:
    """A chapter of a game's rules, at the table they are read at, if any."""
    await context.show(rules_page(await _rulebook(context, key, await _table(context)), chapter))


async def show_rule(context: InteractionContext, about: str, key: str | None) -> None:
    """Show the rules of the table here, or of the game named: what they say of a number or a word, or all."""
    book = await rulebook_here(context, key)
    if book is None:
        await context.show(which_game_page(context.presentation, about, context.language))
    else:
        await context.show(rule_page(book, about) if about.strip() else rules_page(book, ""))


async def rulebook_here(context: InteractionContext, key: str | None) -> Rulebook | None:
    """The rules of the table that stands here, or of the game named; None where there is neither."""
    table: Table | None = None
    try:
        table = await context.matches.table(await find_match(context, finished=True))
    except RefusedError:
        context.match = 0
    if key is None:
        return None if table is None else await _rulebook(context, table.key, table)
    return await _rulebook(context, key, table if table is not None and table.key == key else None)


async def _table(context: InteractionContext) -> Table | None:
    return await context.table() if context.match else None


async def _rulebook(context: InteractionContext, key: str, table: Table | None) -> Rulebook:
    """Raise RefusedError for a game the house does not have."""
    presentation = context.presentation
    if key not in presentation.games or (table is not None and table.key != key):
        raise RefusedError("refused-forged")
    options = await _usual_options(context, key) if table is None else table.options
    bundle = presentation.games[key].of(options)
    return Rulebook(presentation, bundle, options, table.id if table else 0, context.language)


async def _usual_options(context: InteractionContext, key: str) -> Options:
    """Those of a table that were opened here now without a further word."""
    bundle, guild = context.presentation.games[key], context.interaction.guild_id
    if guild is not None and bundle.components is not None:
        # Rules can be read whatever has become of the file.
        with suppress(RefusedError):
            return (await context.matches.components.used(guild, key)).options
    return bundle.game.options()


# Explanations: pictures and things of a game, and why a choice is not offered, with its rule.


@on(Kind.WHAT)
async def what(context: InteractionContext) -> None:
    """The key to the pictures; of a kind of things, all of them; of one of them, what it is."""
    asked = context.values[0] if context.values else context.target.payload
    view = await context.view()
    words = context.presentation.bundle(view.table).words
    if not asked:
        await context.show(what_page(context.presentation, view, context.language))
    elif any(entry.kind == asked for entry in words.glossary(context.language)):
        await context.show(kind_page(context.presentation, view, asked, context.language))
    else:
        await show_thing(context, asked)


async def show_thing(context: InteractionContext, name: str) -> None:
    """Explain a thing, by its name or its key. Raises RefusedError where nothing is called so."""
    view = await context.view()
    words = context.presentation.bundle(view.table).words
    entries = find_entries(words, name, context.language)
    if not entries or not name.strip():
        game = words.name(context.language)
        raise RefusedError("refused-thing-unknown", name=GivenText(name), game=game)
    await context.show(entry_page(context.presentation, view, entries[0], context.language))


@on(Kind.WHY)
async def why(context: InteractionContext) -> None:
    """Explain why choices are not offered."""
    view = await _asked(context)
    head = context.values[0] if context.values else ""
    await context.show(why_page(context.presentation, view, head, context.language))


async def why_by_name(context: InteractionContext, typed: str) -> None:
    """Explain why one choice is not offered, by its text; without one, why all of them are not."""
    if not typed.strip():
        await why(context)
        return
    view = await _asked(context)
    bundle, seen = context.presentation.bundle(view.table), view.observation
    named = {choice.action: choice.label for choice in list_missing(bundle, view, context.language)}
    try:
        action = bundle.game.parse(typed)
    except NotationError:
        raise RefusedError("refused-unreadable") from None
    # Asked of a state imagined from what the viewer sees: no reason can tell more.
    imagined = bundle.game.determinise(seen, Random(0))  # noqa: S311 - any state that fits will do
    refusal = bundle.game.check(imagined, view.seat or "", action)
    label = named.get(str(action), GivenText(str(action)).code)
    await context.show(reason_page(context.presentation, view, label, refusal, context.language))


async def _asked(context: InteractionContext) -> View:
    """Return the view of somebody who must choose. Raises RefusedError for whoever need not."""
    view = await context.view()
    if view.seat is None:
        raise RefusedError("refused-not-seated")
    if not is_asked(view):
        raise RefusedError("refused-not-your-turn")
    return view


# A finished game shared in another channel of its server: as a picture, an animation or a record.


async def check_shared(context: InteractionContext) -> None:
    """Raise RefusedError for a game that may not be shown to everybody where the visitor is."""
    table = await context.table()
    if context.interaction.guild_id != table.place.guild:
        raise RefusedError("share-elsewhere")
    if table.phase != "over":
        raise RefusedError("share-while-playing")
    if (await context.matches.guild_settings(table.place.guild)).archive == "players":
        raise RefusedError("archive-for-players")
    here = Place(table.place.guild, context.interaction.channel_id or 0)
    if not await context.services.sight.shows_as_openly(table.place, here):
        raise RefusedError("share-hidden")


async def share(context: InteractionContext, form: Form) -> None:
    """Show a finished game to everybody where the visitor is."""
    match, table = context.match, await context.table()
    context.language = await context.services.languages.of_guild(table.place.guild, context.guild_locale)
    view = await context.matches.view(match, SPECTATOR)
    if form == "picture":
        annals = await context.matches.archive.annals(match)
        page = shared_page(context.presentation, view, annals, context.user, context.language)
        await context.show_publicly(page)
        return
    file = (
        await draw_replay(context, table, None) if form == "animation" else await write_record(context, table)
    )
    if file is None:
        raise RefusedError("share-nothing-moves")
    told = tell_shared(context.presentation, view, context.user, context.language)
    await context.send_file(told, file, public=True)
