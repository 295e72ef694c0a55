"""The slash commands of any game, made from its facts, its options and its words."""

from __future__ import annotations

import inspect
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.match.bundle import GameBundle
from bot.match.listing import command_in
from bot.text import Language
from bot.ui import lobbying, reading
from bot.ui.desk import Desk
from bot.ui.lobby import Field, fields
from bot.ui.phrases import Phrases, description, name, phrase
from bot.ui.visit import Visit

GUESTS: Final = ("opponent", "second", "third")
MOST_OPTIONS: Final = 25
GUILDS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
ANYWHERE: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
SERVERS: Final = app_commands.AppInstallationType(guild=True, user=False)


def game_group(desk: Desk, title: GameBundle) -> app_commands.Group:
    """The command group of a game: `start`, what else opens a lobby, and `rules`."""
    words, phrases = title.words, Phrases(desk.house.catalogue)
    facts = title.game.facts

    def about(language: Language) -> str:
        translator = words.translator(language)
        return (
            translator("command.description")
            if translator.has("command.description")
            else words.name(language)
        )

    group = app_commands.Group(
        name=phrase(lambda language: command_in(words.translator(language), facts.command), facts.command),
        description=phrase(about),
        allowed_contexts=ANYWHERE,
        allowed_installs=SERVERS,
    )
    group.add_command(_start(desk, title, phrases("command-start"), phrases("command-start.description")))
    for each in title.openings:
        named = phrase(partial(_said, title, f"command-{each.name}"))
        told = phrase(partial(_said, title, f"command-{each.name}.description"))
        group.add_command(_start(desk, title, named, told, each.settled))
    group.add_command(_rules(desk, title, phrases))
    return group


def _start(
    desk: Desk,
    title: GameBundle,
    named: app_commands.locale_str,
    about: app_commands.locale_str,
    settled: Mapping[str, object] | None = None,
) -> app_commands.Command[Any, ..., None]:
    facts, phrases = title.game.facts, Phrases(desk.house.catalogue)
    guests = GUESTS[: max(facts.players) - 1]
    offered = fields(title.game.options, settled)[: MOST_OPTIONS - len(guests) - 1]

    async def start(interaction: discord.Interaction[Any], **given: Any) -> None:
        invited = [given[each] for each in guests if given.get(each) is not None]
        options = {each.name: chosen for each in offered if (chosen := given.get(each.name)) is not None}

        async def handle(visit: Visit) -> None:
            await lobbying.start(visit, facts.key, invited, options, given.get("seat"), settled)

        await desk.run(interaction, handle)

    kinds: dict[str, Any] = dict.fromkeys(guests, discord.User | None)
    kinds["seat"] = str | None
    kinds |= {each.name: (bool if each.is_switch else str) | None for each in offered}
    _shape(start, kinds)
    names = {each: phrases(f"command-start.{each}") for each in (*guests, "seat")}
    told = {each: phrases(f"command-start.{each}-description") for each in (*guests, "seat")}
    for each in offered:
        names[each.name] = phrase(partial(_name, title, each), each.name)
        told[each.name] = phrase(partial(_detail, title, each))
    app_commands.rename(**names)(start)
    app_commands.describe(**told)(start)
    choices = {each.name: _choices(title, each) for each in offered if not each.is_switch}
    seats = facts.seats[:MOST_OPTIONS]
    choices["seat"] = [
        app_commands.Choice(name=phrase(partial(title.words.seat, seat)), value=seat) for seat in seats
    ]
    app_commands.choices(**choices)(start)
    return app_commands.Command(name=named, description=about, callback=start)


def _said(title: GameBundle, message: str, language: Language) -> str:
    return title.words.translator(language)(message)


def _name(title: GameBundle, field: Field, language: Language) -> str:
    return name(title.words.option(field.name, None, language).label)


def _detail(title: GameBundle, field: Field, language: Language) -> str:
    item = title.words.option(field.name, None, language)
    return description(f"{item.label}: {item.detail}" if item.detail else item.label)


def _value(title: GameBundle, field: Field, value: str, language: Language) -> str:
    return title.words.option(field.name, value, language).label[:100]


def _choices(title: GameBundle, field: Field) -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=phrase(partial(_value, title, field, value)), value=value)
        for value in field.values[:25]
    ]


def _shape(callback: Any, kinds: dict[str, Any]) -> None:
    """Gives a callback the parameters discord.py is to read from it."""
    interaction = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    offered = [
        inspect.Parameter(each, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=kind)
        for each, kind in kinds.items()
    ]
    callback.__signature__ = inspect.Signature([interaction, *offered])


def _rules(desk: Desk, title: GameBundle, phrases: Phrases) -> app_commands.Command[Any, ..., None]:
    chapters: Sequence[Any] = title.words.rules("en")

    async def rules(interaction: discord.Interaction[Any], chapter: str | None = None) -> None:
        async def handle(visit: Visit) -> None:
            await reading.show_rules(visit, title.key, chapter or "")

        await desk.run(interaction, handle)

    app_commands.rename(chapter=phrases("command-rules.chapter"))(rules)
    app_commands.describe(chapter=phrases("command-rules.chapter-description"))(rules)
    app_commands.choices(
        chapter=[
            app_commands.Choice(name=phrase(partial(_heading, title, number)), value=each.key)
            for number, each in enumerate(chapters[:25])
        ]
    )(rules)
    return app_commands.Command(
        name=phrases("command-rules"), description=phrases("command-rules.description"), callback=rules
    )


def _heading(title: GameBundle, number: int, language: Language) -> str:
    return title.words.rules(language)[number].title[:100]
