"""The slash commands of any game, made from its facts, its options and its words."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.bundle import GameBundle
from bot.match.match import LEVELS
from bot.text import Language
from bot.ui.commands.texts import description, name, phrase, text
from bot.ui.interactions import component_files, lobby, solo
from bot.ui.interactions.context import InteractionContext, answer_as
from bot.ui.interactions.ids import ComponentId, Kind
from bot.ui.interactions.lobby_request import LobbyRequest
from bot.ui.interactions.router import InteractionRouter
from bot.ui.interactions.rules import show_rules_here
from bot.ui.messages.option_fields import OptionField, option_fields

GUESTS: Final = ("opponent", "second", "third")
DEFAULT_LEVEL: Final = "regular"
MOST_OPTIONS: Final = 25
MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100


def group_name(bundle: GameBundle) -> app_commands.locale_str:
    """The name of a game's command group."""
    return phrase(bundle.command, bundle.game.facts.command)


def group_description(bundle: GameBundle) -> app_commands.locale_str:
    """The description of a game's command group."""

    def about(language: Language) -> str:
        translator = bundle.words.translator(language)
        has_its_own = translator.has("command.description")
        return translator("command.description") if has_its_own else bundle.words.name(language)

    return phrase(about)


def game_choices(bundles: Mapping[str, GameBundle]) -> list[app_commands.Choice[str]]:
    """Games to choose from; the value is the key."""
    return [app_commands.Choice(name=phrase(each.words.name), value=key) for key, each in bundles.items()]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class GameCog(commands.GroupCog):
    """The commands of a game: `start`, `solo`, what else opens a lobby, `learn`, `rules`, its components.

    A game's own cog derives from it, with `group_name` and `group_description`.
    """

    def __init__(self, router: InteractionRouter, bundle: GameBundle) -> None:
        self._router = router
        self._bundle = bundle
        assert self.app_command is not None
        self.app_command.add_command(self._start(text("command-start"), text("command-start.description")))
        self.app_command.add_command(self._solo())
        for each in bundle.openings:
            title = phrase(partial(self._say, f"command-{each.name}"))
            about = phrase(partial(self._say, f"command-{each.name}.description"))
            self.app_command.add_command(self._start(title, about, each.settled))
        if bundle.lessons:
            self.app_command.add_command(self._learn())
        self.app_command.add_command(self._rules())
        if bundle.components is not None:
            self.app_command.add_command(self._components())

    def _start(
        self,
        title: app_commands.locale_str,
        about: app_commands.locale_str,
        settled: Mapping[str, object] | None = None,
    ) -> app_commands.Command[Any, ..., None]:
        """A command that opens a lobby. settled: options it stands for."""
        facts = self._bundle.game.facts
        guests = GUESTS[: max(facts.players) - 1]
        offered = option_fields(self._bundle.game.options, settled)[: MOST_OPTIONS - len(guests) - 1]

        async def start(interaction: discord.Interaction[Any], **given: Any) -> None:
            invited = [given[each] for each in guests if given.get(each) is not None]
            options = {each.name: given[each.name] for each in offered if given.get(each.name) is not None}
            users = tuple(dict.fromkeys(guest.id for guest in invited))
            request = LobbyRequest(facts.key, users, options, given.get("seat"), settled)

            async def handle(context: InteractionContext) -> None:
                await lobby.start(context, request, invited)

            await self._router.run(interaction, handle, public=True)

        kinds: dict[str, Any] = dict.fromkeys(guests, discord.User | None)
        kinds["seat"] = str | None
        kinds |= {each.name: (bool if each.is_switch else str) | None for each in offered}
        _give_parameters(start, kinds)
        names = {each: text(f"command-start.{each}") for each in (*guests, "seat")}
        told = {each: text(f"command-start.{each}-description") for each in (*guests, "seat")}
        for each in offered:
            names[each.name] = phrase(partial(self._option_name, each), each.name)
            told[each.name] = phrase(partial(self._option_description, each))
        app_commands.rename(**names)(start)
        app_commands.describe(**told)(start)
        choices = {each.name: self._choices(each) for each in offered if not each.is_switch}
        choices["seat"] = self._seats()
        app_commands.choices(**choices)(start)
        return app_commands.Command(name=title, description=about, callback=start)

    def _solo(self) -> app_commands.Command[Any, ..., None]:
        facts = self._bundle.game.facts

        async def begin(
            interaction: discord.Interaction[Any], level: str = DEFAULT_LEVEL, seat: str | None = None
        ) -> None:
            async def handle(context: InteractionContext) -> None:
                await solo.start_solo(context, LobbyRequest(facts.key, seat=seat, level=level))

            await self._router.run(interaction, handle)

        names = {each: text(f"command-solo.{each}") for each in ("level", "seat")}
        app_commands.rename(**names)(begin)
        app_commands.describe(
            level=text("command-solo.level-description"), seat=text("command-solo.seat-description")
        )(begin)
        app_commands.choices(
            level=[app_commands.Choice(name=text(f"level-{each}"), value=each) for each in LEVELS],
            seat=self._seats(),
        )(begin)
        return app_commands.Command(
            name=text("command-solo"), description=text("command-solo.description"), callback=begin
        )

    def _learn(self) -> app_commands.Command[Any, ..., None]:
        async def learn(interaction: discord.Interaction[Any]) -> None:
            async def handle(context: InteractionContext) -> None:
                await answer_as(context, ComponentId(Kind.LESSONS, payload=self._bundle.key))

            await self._router.run(interaction, handle)

        return app_commands.Command(
            name=text("command-learn"), description=text("command-learn.description"), callback=learn
        )

    def _seats(self) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=phrase(partial(self._bundle.words.seat, seat)), value=seat)
            for seat in self._bundle.game.facts.seats[:MOST_CHOICES]
        ]

    def _rules(self) -> app_commands.Command[Any, ..., None]:
        async def rules(interaction: discord.Interaction[Any], chapter: str | None = None) -> None:
            async def handle(context: InteractionContext) -> None:
                await show_rules_here(context, self._bundle.key, chapter or "")

            await self._router.run(interaction, handle)

        chapters = self._bundle.words.rules("en")[:MOST_CHOICES]
        app_commands.rename(chapter=text("command-rules.chapter"))(rules)
        app_commands.describe(chapter=text("command-rules.chapter-description"))(rules)
        app_commands.choices(
            chapter=[
                app_commands.Choice(name=phrase(partial(self._chapter_title, number)), value=each.key)
                for number, each in enumerate(chapters)
            ]
        )(rules)
        return app_commands.Command(
            name=text("command-rules"), description=text("command-rules.description"), callback=rules
        )

    def _components(self) -> app_commands.Command[Any, ..., None]:
        async def components(
            interaction: discord.Interaction[Any], file: discord.Attachment | None = None
        ) -> None:
            async def handle(context: InteractionContext) -> None:
                await component_files.show(context, self._bundle.key, file)

            await self._router.run(interaction, handle)

        app_commands.rename(file=text("command-component-file"))(components)
        app_commands.describe(file=text("command-component-file.description"))(components)
        return app_commands.Command(
            name=phrase(partial(self._say, "command-components")),
            description=phrase(partial(self._say, "command-components.description")),
            callback=components,
        )

    def _say(self, message: str, language: Language) -> str:
        return self._bundle.words.translator(language)(message)

    def _option_name(self, field: OptionField, language: Language) -> str:
        return name(self._bundle.words.option(field.name, None, language).label)

    def _option_description(self, field: OptionField, language: Language) -> str:
        item = self._bundle.words.option(field.name, None, language)
        return description(f"{item.label}: {item.detail}" if item.detail else item.label)

    def _choices(self, field: OptionField) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=phrase(partial(self._value_label, field, value)), value=value)
            for value in field.values[:MOST_CHOICES]
        ]

    def _value_label(self, field: OptionField, value: str, language: Language) -> str:
        return self._bundle.words.option(field.name, value, language).label[:LONGEST_CHOICE]

    def _chapter_title(self, number: int, language: Language) -> str:
        return self._bundle.words.rules(language)[number].title[:LONGEST_CHOICE]


def _give_parameters(callback: Any, kinds: Mapping[str, Any]) -> None:
    """Give a callback the parameters discord.py is to read from it: a game's options are data."""
    interaction = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    offered = [
        inspect.Parameter(each, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=kind)
        for each, kind in kinds.items()
    ]
    callback.__signature__ = inspect.Signature([interaction, *offered])
