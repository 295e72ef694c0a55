"""`/play` and `/help`: what this is, three ways to begin, and whatever else there is by its name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import discord
from aiohttp import ClientError
from discord import app_commands
from discord.ext import commands

from bot.logs import get_logger
from bot.match.bundle import GameBundle
from bot.match.values import RefusedError
from bot.text import Language
from bot.ui.commands import Completion, Typed, game_choices, has_words, text
from bot.ui.context_menus import add_for_person
from bot.ui.former_names import list_former
from bot.ui.interactions import lobby
from bot.ui.interactions.context import InteractionContext, on
from bot.ui.interactions.find_match import Offered
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind, close_after_sending
from bot.ui.presentation import Presentation
from bot.ui.services import LobbyRequest, Services
from bot.worker import WorkerError
from cogs.inn.welcome.pages import WAYS, first_page, found_page, game_page, way_page

if TYPE_CHECKING:
    from bot.client import Pony


@on(Kind.WELCOME)
async def show_welcome(context: InteractionContext) -> None:
    """Show what this is, and how to begin."""
    await context.show(first_page(context.presentation, context.language, explains=True))


@on(Kind.FIRST)
async def choose_way(context: InteractionContext) -> None:
    """Show the games that can be begun in the chosen way."""
    way = next((known_way for known_way in WAYS if known_way == context.target.payload), None)
    if way is None:
        raise RefusedError("refused-forged")
    friend = int(context.values[0]) if context.values else None
    await _show_way(context, friend, way)


async def _show_way(context: InteractionContext, friend: int | None, way: str = "friend") -> None:
    chosen = next(known_way for known_way in WAYS if known_way == way)
    on_server = context.interaction.guild_id is not None
    page = way_page(context.presentation, chosen, context.language, friend, on_server=on_server)
    await context.show(page)


@on(Kind.GAME)
async def show_game(context: InteractionContext) -> None:
    """Show what one of the games is."""
    await context.show(game_page(context.presentation, _key(context), context.language))


@on(Kind.OPEN)
async def open_table(context: InteractionContext) -> None:
    """Open a table of a game, as printed, with whom was chosen."""
    _, _, whom = context.target.payload.partition(".")
    try:
        guests = (int(whom, 36),) if whom else ()
        people = [await context.interaction.client.fetch_user(guest) for guest in guests]
    except (ValueError, discord.NotFound):
        raise RefusedError("refused-forged") from None
    await lobby.start(context, LobbyRequest(_key(context), guests), people)


def _key(context: InteractionContext) -> str:
    """Return the game that was chosen. Raises RefusedError for one the house does not have."""
    key = context.values[0] if context.values else context.target.payload.partition(".")[0]
    if key not in context.presentation.games:
        raise RefusedError("refused-forged")
    return key


log = get_logger("ui")


async def greet(services: Services, guild: discord.Guild, channel: discord.TextChannel) -> None:
    """Say in a channel of a server what the bot is; where it may not write there, say nothing."""
    language = await services.languages.of_guild(guild.id, guild.preferred_locale.value)
    page = first_page(services.presentation, language, greeting=True)
    try:
        await services.page_pictures.paint(page)
    except WorkerError as error:
        log.warning("greeted_without_picture", error=str(error))
    layout, files = services.page_pictures.compose(page)
    try:
        with close_after_sending(files):
            await channel.send(view=layout, files=files)
    except (discord.HTTPException, ClientError, OSError) as error:
        log.info("not_greeted", code=getattr(error, "code", None))


# Whatever there is, by its name: the games, and the commands as they are typed.

GROUPS: Final = (1, 2)
"""Types of options that are commands below a command, or groups of them."""
MOST_FOUND: Final = 12


@dataclass(frozen=True, slots=True)
class Thing:
    """Something one may look for. about: what is told of it, in a line; game: its key, if it is one.

    also: further words that lead to it.
    """

    name: str
    about: str
    also: str = ""
    game: str = ""


async def list_things(
    tree: app_commands.CommandTree[Any], presentation: Presentation, language: Language
) -> Sequence[Thing]:
    """List the games, then the commands, as they are typed in a language."""
    games = [
        Thing(bundle.words.name(language), "", bundle.command(language), key)
        for key, bundle in presentation.games.items()
    ]
    assert tree.translator is not None
    leaves: list[Thing] = []
    for command in tree.get_commands():
        if isinstance(command, app_commands.ContextMenu):
            continue
        payload = await command.get_translated_payload(tree, tree.translator)
        leaves += _list_leaves(payload, language, "")
    return [*games, *leaves, *_list_former(presentation, language)]


def _list_former(presentation: Presentation, language: Language) -> Iterator[Thing]:
    """The commands that are gone, each with the one that does the same now."""
    translator = presentation.translator(language)
    for former in list_former():
        old, now = former.tell_old(language), former.tell(translator, presentation.games)
        yield Thing(old, translator("help-former", old=old, now=now))


def _list_leaves(payload: Mapping[str, Any], language: Language, above: str) -> Iterator[Thing]:
    """List the commands in what Discord is told of one, each by its whole name."""

    def read(field: str) -> str:
        return str((payload.get(f"{field}_localizations") or {}).get(language) or payload[field])

    name = f"{above} {read('name')}".strip()
    below = [option for option in payload.get("options") or () if option["type"] in GROUPS]
    for option in below:
        yield from _list_leaves(option, language, name)
    if not below:
        yield Thing(f"/{name}", f"`/{name}` · {read('description')}", read("description"))


def find_things(things: Sequence[Thing], typed: str) -> Sequence[Thing]:
    """Find what is called so; else what has every word typed in its name, or in what is told of it."""
    wanted = typed.strip().casefold()
    named = [
        thing for thing in things if wanted in (thing.name.casefold(), thing.name.casefold().lstrip("/"))
    ]
    by_name = [thing for thing in things if has_words(thing.name, typed) and thing not in named]
    by_words = [
        thing
        for thing in things
        if has_words(f"{thing.name} {thing.also}", typed) and thing not in (*named, *by_name)
    ]
    return [*named, *by_name, *by_words][:MOST_FOUND]


async def _offer_things(context: InteractionContext, typed: str) -> Sequence[Offered]:
    things = await list_things(context.interaction.client.tree, context.presentation, context.language)
    return [Offered(thing.name, thing.name) for thing in find_things(things, typed)]


THING: Final = Completion(_offer_things)
"""Commands and games whose names, or former names, contain every word typed."""


async def show_help(context: InteractionContext, typed: str) -> None:
    """Show what this is, or what is called as somebody has typed."""
    if not typed.strip():
        await show_welcome(context)
        return
    things = await list_things(context.interaction.client.tree, context.presentation, context.language)
    hits = find_things(things, typed)
    game = next((thing.game for thing in hits[:1] if thing.game), "")
    if game:
        await context.show(game_page(context.presentation, game, context.language))
    else:
        await context.show(found_page(context.translator, [thing.about for thing in hits]))


class DirectionsCog(commands.Cog):
    """Commands by which one finds one's way."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-help"), description=text("command-help.description"))
    @app_commands.rename(search=text("command-help.search"))
    @app_commands.describe(search=text("command-help.search-description"))
    @app_commands.autocomplete(search=THING.complete)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def help(self, interaction: discord.Interaction[Pony], search: Typed | None = None) -> None:
        """Show what the bot is and how to begin, or a thing by its name."""

        async def handle(context: InteractionContext) -> None:
            await show_help(context, search or "")

        await self._router.run(interaction, handle)


def make_play(
    router: InteractionRouter, bundles: dict[str, GameBundle]
) -> app_commands.Command[DirectionsCog, ..., None]:
    """Make the command that leads to a table of any game."""

    @app_commands.rename(game=text("command-play.game"), friend=text("command-play.friend"))
    @app_commands.describe(
        game=text("command-play.game-description"), friend=text("command-play.friend-description")
    )
    @app_commands.choices(game=game_choices(bundles))
    async def play(
        interaction: discord.Interaction[Pony], game: str | None = None, friend: discord.User | None = None
    ) -> None:
        async def handle(context: InteractionContext) -> None:
            if game is not None:
                guests = [] if friend is None else [friend]
                request = LobbyRequest(game, tuple(guest.id for guest in guests))
                await lobby.start(context, request, guests)
            elif friend is not None:
                await _show_way(context, friend.id)
            else:
                await context.show(first_page(context.presentation, context.language))

        await router.run(interaction, handle, public=game is not None)

    command: app_commands.Command[DirectionsCog, ..., None] = app_commands.Command(
        name=text("command-play"), description=text("command-play.description"), callback=play
    )
    command.allowed_contexts = app_commands.AppCommandContext(
        guild=True, dm_channel=True, private_channel=False
    )
    command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)
    return command


async def challenge(context: InteractionContext, person: discord.abc.User) -> None:
    """Show the games to which somebody can be invited."""
    lobby.check_place(context)
    if person.id == context.user:
        raise RefusedError("refused-self")
    await _show_way(context, person.id)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    pony.servers.greeters.append(greet)
    await pony.add_cog(DirectionsCog(pony.router))
    add_for_person(pony.tree, pony.router, "command-challenge", challenge)
    pony.tree.add_command(make_play(pony.router, dict(pony.services.presentation.games)))
