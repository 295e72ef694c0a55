"""What can be typed: matches, actions, pictures and rules by name."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.engine import clean_text
from bot.match.people.absence import zones
from bot.match.table import RefusedError, View
from bot.text import APART
from bot.ui.interactions.access import match_code
from bot.ui.interactions.again import finished_with
from bot.ui.interactions.archive import find_months
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.find_match import find_match, running_matches
from bot.ui.interactions.router import Routed
from bot.ui.interactions.rules import rulebook_here
from bot.ui.menus.level import clip
from bot.ui.menus.tree import names
from bot.ui.messages.archive_options import list_agreed
from bot.ui.messages.explaining import find_entries
from bot.ui.messages.panel import is_asked
from bot.ui.messages.pictures import picture_names
from bot.ui.messages.rules import snippet
from bot.ui.messages.standings import read_ladder
from bot.ui.messages.why_not import list_missing

Choices = list[app_commands.Choice[str]]

CHAIN: Final = ";"
MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100
MOST_SEARCHED: Final = 200
"""Finished matches of a user among which an autocomplete searches."""


async def complete_running_match(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The matches the visitor is playing."""
    return await _complete_match(interaction, typed, finished=False)


async def complete_any_match(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The matches the visitor is playing, and those that are over after them."""
    return await _complete_match(interaction, typed, finished=True)


async def complete_finished_match(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The visitor's finished games on the server; those with a friend, where one has been named."""
    context = await _context(interaction)
    friend = getattr(interaction.namespace, "friend", None)
    choices: Choices = []
    async for table in finished_with(
        context.matches, context.user, getattr(friend, "id", None), interaction.guild_id or 0
    ):
        agreed = context.presentation.bundle(table).words.options(table.options, context.language)
        game = context.presentation.name(table.key, context.language)
        label = clip(APART.join(filter(None, [game, f"#{table.id}", agreed])), LONGEST_CHOICE)
        if typed.casefold() in label.casefold():
            code = match_code(context.presentation.secret, table.id)
            choices.append(app_commands.Choice(name=label, value=code))
        if len(choices) == MOST_CHOICES:
            break
    return choices


async def complete_city(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """Time zones by their cities, in the visitor's language."""
    context = await _context(interaction)
    named = [(context.translator.city(zone), zone) for zone in zones()]
    found = [each for each in named if typed.casefold() in f"{each[0]} {each[1]}".casefold()]
    found.sort(key=lambda each: (not each[0].casefold().startswith(typed.casefold()), each))
    return [app_commands.Choice(name=f"{name} ({zone})", value=zone) for name, zone in found[:MOST_CHOICES]]


async def _complete_match(interaction: discord.Interaction[Any], typed: str, *, finished: bool) -> Choices:
    context = await _context(interaction)
    guilds = {guild.id: clean_text(guild.name) for guild in interaction.client.guilds}
    running = await running_matches(context.matches, context.user, None)
    found = [(table.id, table.key, table.place.guild, "") for table in running]
    if finished:
        over = f" · {context.translator('match-finished')}"
        found += [(*each, over) for each in await context.matches.history_of(context.user, MOST_SEARCHED)]
    choices = []
    for match, key, guild, state in found:
        game = context.presentation.name(key, context.language)
        label = clip(f"{game} · {guilds.get(guild, guild)} · #{match}{state}", LONGEST_CHOICE)
        if typed.casefold() in label.casefold():
            code = match_code(context.presentation.secret, match)
            choices.append(app_commands.Choice(name=label, value=code))
    return choices[:MOST_CHOICES]


async def complete_action(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The legal actions whose names contain every word typed; nothing for who need not choose."""
    context = await _context(interaction)
    view = await _find_view(context, interaction)
    if view is None:
        return []
    done, _, asked = typed.rpartition(CHAIN)
    if done.strip():
        return [app_commands.Choice(name=typed, value=typed)] if len(typed) <= LONGEST_CHOICE else []
    path_of = context.presentation.bundle(view.table).words.paths(view.observation, context.language)
    found: list[tuple[bool, str, str]] = []
    paths = [path_of(action) for action in view.observation.legal]
    for action, path, label in zip(view.observation.legal, paths, names(paths), strict=True):
        text = str(action)
        if _has_words(f"{label} {text}", asked):
            found.append((path[-1].tone == "secondary", label, text))
    # What stands out in the menu comes first here too; a long list would otherwise hide it.
    found.sort(key=lambda each: each[0])
    return [
        app_commands.Choice(name=clip(label, LONGEST_CHOICE), value=text)
        for _, label, text in found[:MOST_CHOICES]
    ]


async def complete_missing(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """What is not offered now and whose name contains every word typed; nothing for who need not choose."""
    context = await _context(interaction)
    view = await _find_view(context, interaction)
    if view is None or not is_asked(view):
        return []
    bundle = context.presentation.bundle(view.table)
    missing = list_missing(bundle, view, context.language)
    return [
        app_commands.Choice(name=clip(each.label, LONGEST_CHOICE), value=each.action)
        for each in missing
        if len(each.action) <= LONGEST_CHOICE and _has_words(f"{each.label} {each.action}", typed)
    ][:MOST_CHOICES]


async def complete_picture(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The pictures whose names contain what has been typed."""
    context = await _context(interaction)
    view = await _find_view(context, interaction, finished=True)
    if view is None:
        return []
    bundle = context.presentation.bundle(view.table)
    named = ((each, bundle.words.view(each, context.language)) for each in picture_names(bundle, view))
    return [
        app_commands.Choice(name=clip(label, LONGEST_CHOICE), value=each)
        for each, label in named
        if typed.casefold() in label.casefold()
    ][:MOST_CHOICES]


async def complete_rule(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The places in the rules that fit a number or words; of a table's own game, or of the one named."""
    context = await _context(interaction)
    book = await rulebook_here(context, getattr(interaction.namespace, "game", None))
    if book is None:
        return []
    found = book.find(typed) if typed.strip() else book.passages
    return [
        app_commands.Choice(name=clip(f"{snippet(each)} · {each.title}", LONGEST_CHOICE), value=each.key)
        for each in found[:MOST_CHOICES]
    ]


async def complete_month(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The months in which games of the server ended, the latest first."""
    if interaction.guild_id is None:
        return []
    months = await find_months(await _context(interaction), interaction.guild_id)
    return [app_commands.Choice(name=each, value=each) for each in months if typed.strip() in each]


async def complete_agreed(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """What may be agreed on before a game, of the game chosen beside it or of all."""
    context = await _context(interaction)
    ladder, _ = read_ladder(context.presentation, getattr(interaction.namespace, "game", None) or "")
    found = list_agreed(context.presentation, ladder.game or "", context.language)
    return [
        app_commands.Choice(name=clip(label, LONGEST_CHOICE), value=written)
        for written, label in found
        if _has_words(label, typed)
    ][:MOST_CHOICES]


async def complete_thing(interaction: discord.Interaction[Any], typed: str) -> Choices:
    """The things of the game whose names contain what has been typed, in either language."""
    context = await _context(interaction)
    try:
        match = await find_match(context, _given_match(interaction), finished=True)
        table = await context.matches.table(match)
    except RefusedError:
        return []
    words = context.presentation.bundle(table).words
    return [
        app_commands.Choice(name=clip(entry.name, LONGEST_CHOICE), value=entry.key)
        for entry in find_entries(words, typed, context.language)[:MOST_CHOICES]
    ]


def split_chain(typed: str) -> tuple[str, ...]:
    """Typed actions, one after another."""
    return tuple(text for each in typed.split(CHAIN) if (text := " ".join(each.lower().split())))


async def _context(interaction: discord.Interaction[Any]) -> InteractionContext:
    client: Routed = interaction.client
    return await client.router.context(interaction)


async def _find_view(
    context: InteractionContext, interaction: discord.Interaction[Any], *, finished: bool = False
) -> View | None:
    """The visitor's view of the match that is named, or played here; none where there is no such."""
    try:
        match = await find_match(context, _given_match(interaction), finished=finished)
        return await context.matches.view(match, context.user)
    except RefusedError:
        return None


def _has_words(text: str, typed: str) -> bool:
    return all(word in text.casefold() for word in typed.casefold().split())


def _given_match(interaction: discord.Interaction[Any]) -> str | None:
    given: str | None = getattr(interaction.namespace, "match", None)
    return given
