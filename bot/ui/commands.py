"""Slash commands: those of every game, their words, and what completes what is typed."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import clean_text
from bot.match.bundle import GameBundle
from bot.match.match import LEVELS
from bot.match.settings import zones
from bot.match.values import RefusedError
from bot.match.views import View
from bot.text import LANGUAGES, GivenText, Language, language_of
from bot.ui.former_names import find_by_former_name
from bot.ui.interactions import lobby, solo
from bot.ui.interactions.card import find_action, list_offered
from bot.ui.interactions.context import Handler, InteractionContext
from bot.ui.interactions.find_match import Offered, find_match, name_matches, name_tables, pick
from bot.ui.interactions.lobby import finished_with
from bot.ui.interactions.reading import rulebook_here
from bot.ui.interactions.router import InteractionRouter, Routed
from bot.ui.menus.level import THEN
from bot.ui.menus.tree import names
from bot.ui.messages.actions import REMATCH
from bot.ui.messages.explaining import find_entries, list_missing
from bot.ui.messages.panel import is_asked
from bot.ui.messages.people import USUAL_LEVEL
from bot.ui.messages.reading import picture_names
from bot.ui.messages.rules import snippet
from bot.ui.messages.ways import list_actions
from bot.ui.page import clip
from bot.ui.presentation import open_catalogue
from bot.ui.services import LobbyRequest

# The words of commands in every language, as Discord wants them.


def phrase(say: Callable[[Language], str], default: str | None = None) -> app_commands.locale_str:
    """A text of a command with all its translations. default: a name that stays the same for programs."""
    texts = {language: say(language) for language in LANGUAGES}
    return app_commands.locale_str(default if default is not None else texts["en"], **texts)


def text(message: str) -> app_commands.locale_str:
    """The name or description of a command in the ui's catalogue."""
    return phrase(lambda language: open_catalogue()[language](message))


LOCALES: Final[Mapping[discord.Locale, Language]] = {
    discord_locale: language_of(discord_locale.value)
    for discord_locale in discord.Locale
    if discord_locale.value.split("-")[0] in LANGUAGES
}
"""The locales of Discord's that we have a language for: it asks for every text in every locale."""


class CommandTranslator(app_commands.Translator):
    """The translator by which discord.py gets the translation that a `phrase` carries."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The text for a locale; None where it is not one of ours."""
        language = LOCALES.get(locale)
        translation = None if language is None else string.extras.get(language)
        return str(translation) if translation is not None else None


# Texts that people type into commands: cleaned, whatever they are for.

LONGEST_NAME: Final = 60
LONGEST_REASON: Final = 200


class TypedTransformer(app_commands.Transformer):
    """A word by which something is looked up: a match, an action, a rule."""

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> str:
        """Return what was typed, in one line and without what cannot be seen."""
        return clean_text(value)


class GivenTransformer(app_commands.Transformer):
    """A text that others will read. most: characters."""

    def __init__(self, most: int) -> None:
        self._most = most

    @property
    def min_value(self) -> int:
        """Characters at least."""
        return 1

    @property
    def max_value(self) -> int:
        """Characters at most."""
        return self._most

    async def transform(self, interaction: discord.Interaction[Any], value: str, /) -> GivenText:
        """Return what was typed, as it may be shown."""
        return GivenText(value)


Typed: TypeAlias = Annotated[str, TypedTransformer()]
GivenName: TypeAlias = Annotated[GivenText, GivenTransformer(LONGEST_NAME)]
GivenReason: TypeAlias = Annotated[GivenText, GivenTransformer(LONGEST_REASON)]


# Options completed while they are typed: matches, actions, pictures and rules by name. Some clients send the
# name that was shown in place of its value, so a `Completion` both offers and reads.

Choices = list[app_commands.Choice[str]]
Offers = Callable[[InteractionContext, str], Awaitable[Sequence[Offered]]]
"""What fits what has been typed, best first; all there is, where nothing has."""
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]

MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100
LOOKS = BOARD, WORDS, PICTURE, EXPLAIN, LOG = ("table", "words", "picture", "explain", "log")
"""What there is to look at."""


class Completion:
    """A way to complete an option while it is typed, and to read it once it has been sent.

    A client may send the name it has shown, in place of the value that belongs to it.
    """

    def __init__(self, offers: Offers) -> None:
        self._offers = offers

        async def complete(interaction: discord.Interaction[Any], typed: str) -> Choices:
            client: Routed = interaction.client
            try:
                offered = await offers(await client.router.context(interaction), typed)
            except RefusedError:
                return []
            fitting = [offer for offer in offered if len(offer.value) <= LONGEST_CHOICE]
            return [
                app_commands.Choice(name=clip(offer.name, LONGEST_CHOICE), value=offer.value)
                for offer in fitting[:MOST_CHOICES]
            ]

        self.complete: Complete = complete

    async def read(self, context: InteractionContext, typed: str) -> str:
        """The value that was meant; the text itself where nothing is called so. Raises RefusedError."""
        offered = [
            Offered(clip(offer.name, LONGEST_CHOICE), offer.value, offer.also)
            for offer in await self._offers(context, "")
        ]
        return pick(offered, typed, context.translator) or typed

    async def read_chain(self, context: InteractionContext, typed: str) -> str:
        """The same of several, one after another, of which only the first is offered by a name."""
        whole = await self.read(context, typed)
        first, apart, rest = typed.partition(THEN)
        if whole != typed or not apart:
            return whole
        return f"{await self.read(context, first.strip())}{apart}{rest}"


async def _offer_running(context: InteractionContext, typed: str) -> Sequence[Offered]:
    return keep_fitting(await name_matches(context, finished=False), typed)


async def _offer_any(context: InteractionContext, typed: str) -> Sequence[Offered]:
    return keep_fitting(await name_matches(context, finished=True), typed)


async def _offer_for_action(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Finished games of the server alone where another one is to follow; those with a friend, if named."""
    given = context.interaction.namespace
    if find_action(context.presentation, getattr(given, "action", None) or "") is not REMATCH:
        return await _offer_any(context, typed)
    friend, guild = getattr(given, "player", None), context.interaction.guild_id or 0
    tables = finished_with(context.matches, context.user, getattr(friend, "id", None), guild)
    return keep_fitting(await name_tables(context, [table async for table in tables]), typed)


async def _offer_doings(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Offer what can be done at the table that is meant; where it is not clear which, all there is to do."""
    try:
        await find_match(context, _given_match(context), finished=True)
        offered = await list_offered(context)
    except RefusedError:
        offered = list(list_actions())
    former = {
        former_command.given.partition(":")[2]
        for former_command in find_by_former_name(typed, context.language)
    }
    named = [Offered(action.name(context.translator), action.key) for action in offered]
    return [
        offer for offer in named if has_words(f"{offer.name} {offer.value}", typed) or offer.value in former
    ]


async def _offer_cities(context: InteractionContext, typed: str) -> Sequence[Offered]:
    wanted = typed.casefold()
    named = [(context.translator.city(zone), zone) for zone in zones()]
    cities = [city for city in named if wanted in f"{city[0]} {city[1]}".casefold()]
    cities.sort(key=lambda city: (not city[0].casefold().startswith(wanted), city))
    return [Offered(f"{name} ({zone})", zone, (name,)) for name, zone in cities]


async def _offer_actions(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Nothing for who need not choose; what follows a first action cannot be completed."""
    done, _, asked = typed.rpartition(THEN)
    if done.strip():
        return [Offered(typed, typed)] if len(typed) <= LONGEST_CHOICE else []
    view = await _find_view(context)
    path_of = context.presentation.bundle(view.table).words.paths(view.observation, context.language)
    paths = [path_of(action) for action in view.observation.legal]
    ranked: list[tuple[bool, Offered]] = []
    for action, path, label in zip(view.observation.legal, paths, names(paths), strict=True):
        text = str(action)
        if has_words(f"{label} {text}", asked):
            ranked.append((path[-1].tone == "secondary", Offered(label, text)))
    # What stands out in the menu comes first here too; a long list would otherwise hide it.
    ranked.sort(key=lambda entry: entry[0])
    return [offered for _, offered in ranked]


async def _offer_missing(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Nothing for who need not choose."""
    view = await _find_view(context)
    if not is_asked(view):
        return []
    missing = list_missing(context.presentation.bundle(view.table), view, context.language)
    return [
        Offered(choice.label, choice.action)
        for choice in missing
        if has_words(f"{choice.label} {choice.action}", typed)
    ]


async def _offer_rules(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Of a table's own game, or of the one named."""
    book = await rulebook_here(context, getattr(context.interaction.namespace, "game", None))
    if book is None:
        return []
    passages = book.find(typed) if typed.strip() else book.passages
    return [Offered(f"{snippet(passage)} · {passage.title}", passage.key) for passage in passages]


async def _offer_looks(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Pictures and things of the game, each where it is asked for; things in either language."""
    view = await _find_view(context, finished=True)
    bundle, at = context.presentation.bundle(view.table), getattr(context.interaction.namespace, "at", None)
    looks: list[Offered] = []
    if at in (None, PICTURE):
        names = picture_names(bundle, view)
        pictures = [Offered(bundle.words.view(name, context.language), name) for name in names]
        looks += keep_fitting(pictures, typed)
    if at in (None, EXPLAIN):
        entries = find_entries(bundle.words, typed, context.language)
        looks += [Offered(entry.name, entry.key) for entry in entries]
    return _tell_apart(looks)


def _tell_apart(offered: Sequence[Offered]) -> Sequence[Offered]:
    """Number what is called the same: some clients send the name in place of the value."""
    counted = Counter[str]()
    told = []
    for offer in offered:
        counted[offer.name] += 1
        number = counted[offer.name]
        told.append(offer if number == 1 else Offered(f"{offer.name} ({number})", offer.value, offer.also))
    return told


RUNNING_MATCH: Final = Completion(_offer_running)
"""The matches the visitor is playing."""
ANY_MATCH: Final = Completion(_offer_any)
"""The matches the visitor is playing, and those that are over after them."""
MATCH_FOR_ACTION: Final = Completion(_offer_for_action)
"""The same; the visitor's finished games on the server, where another one is to follow."""
DOING: Final = Completion(_offer_doings)
"""What can be done at a table, by the names it has and had."""
CITY: Final = Completion(_offer_cities)
"""Time zones by their cities, in the visitor's language."""
ACTION: Final = Completion(_offer_actions)
"""The legal actions whose names contain every word typed."""
MISSING: Final = Completion(_offer_missing)
"""What is not offered now and whose name contains every word typed."""
RULE: Final = Completion(_offer_rules)
"""The places in the rules that fit a number or words."""
LOOK: Final = Completion(_offer_looks)
"""The pictures and things of the game whose names contain what has been typed."""


def split_chain(typed: str) -> tuple[str, ...]:
    """Typed actions, one after another."""
    return tuple(text for action in typed.split(THEN) if (text := " ".join(action.lower().split())))


async def _find_view(context: InteractionContext, *, finished: bool = False) -> View:
    """The visitor's view of the match that is named, or played here. Raises RefusedError."""
    match = await find_match(context, _given_match(context), finished=finished)
    return await context.matches.view(match, context.user)


def keep_fitting(offered: Sequence[Offered], typed: str) -> Sequence[Offered]:
    """Keep what has the typed text in its name."""
    return [offer for offer in offered if typed.casefold() in offer.name.casefold()]


def has_words(text: str, typed: str) -> bool:
    """Tell whether a text contains every word typed."""
    return all(word in text.casefold() for word in typed.casefold().split())


def _given_match(context: InteractionContext) -> str | None:
    given: str | None = getattr(context.interaction.namespace, "match", None)
    return given


# The commands of any game, made from its facts, its options and its words.

GUESTS: Final = ("opponent", "second", "third")


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


def describe_for(command: str, bundle: GameBundle) -> app_commands.locale_str:
    """Describe what a command does for a game: no two commands of the house are described alike."""

    def describe(language: Language) -> str:
        return open_catalogue()[language](f"{command}.description", game=bundle.words.name(language))

    return phrase(describe)


def game_choices(bundles: Mapping[str, GameBundle]) -> list[app_commands.Choice[str]]:
    """Games to choose from; the value is the key."""
    return [app_commands.Choice(name=phrase(bundle.words.name), value=key) for key, bundle in bundles.items()]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class GameCog(commands.GroupCog):
    """The commands of a game: `start` and `solo`.

    A game's own cog derives from it, with `group_name` and `group_description`.
    """

    def __init__(self, router: InteractionRouter, bundle: GameBundle) -> None:
        self._router = router
        self.bundle = bundle
        assert self.app_command is not None
        self.app_command.add_command(self._start())
        self.app_command.add_command(self._solo())

    def _start(self) -> app_commands.Command[Any, ..., None]:
        facts = self.bundle.game.facts
        guests = GUESTS[: max(facts.players) - 1]

        async def start(interaction: discord.Interaction[Any], **given: Any) -> None:
            invited = [given[parameter] for parameter in guests if given.get(parameter) is not None]
            users = tuple(dict.fromkeys(guest.id for guest in invited))
            request = LobbyRequest(facts.key, users, seat=given.get("seat"))

            async def handle(context: InteractionContext) -> None:
                await lobby.start(context, request, invited)

            await self._router.run(interaction, handle, public=True)

        kinds: dict[str, Any] = dict.fromkeys(guests, discord.User | None)
        _give_parameters(start, {**kinds, "seat": str | None})
        app_commands.rename(
            **{parameter: text(f"command-start.{parameter}") for parameter in (*guests, "seat")}
        )(start)
        told = {parameter: text(f"command-start.{parameter}-description") for parameter in (*guests, "seat")}
        app_commands.describe(**told)(start)
        app_commands.choices(seat=self._seats())(start)
        return app_commands.Command(
            name=text("command-start"), description=describe_for("command-start", self.bundle), callback=start
        )

    def _solo(self) -> app_commands.Command[Any, ..., None]:
        facts = self.bundle.game.facts

        async def begin(
            interaction: discord.Interaction[Any], level: str = USUAL_LEVEL, seat: str | None = None
        ) -> None:
            async def handle(context: InteractionContext) -> None:
                await solo.start_solo(context, LobbyRequest(facts.key, seat=seat, level=level))

            await self._router.run(interaction, handle)

        names = {parameter: text(f"command-solo.{parameter}") for parameter in ("level", "seat")}
        app_commands.rename(**names)(begin)
        app_commands.describe(
            level=text("command-solo.level-description"), seat=text("command-solo.seat-description")
        )(begin)
        app_commands.choices(
            level=[app_commands.Choice(name=text(f"level-{name}"), value=name) for name in LEVELS],
            seat=self._seats(),
        )(begin)
        return app_commands.Command(
            name=text("command-solo"), description=describe_for("command-solo", self.bundle), callback=begin
        )

    def _seats(self) -> list[app_commands.Choice[str]]:
        return [
            app_commands.Choice(name=phrase(partial(self.bundle.words.seat, seat)), value=seat)
            for seat in self.bundle.game.facts.seats[:MOST_CHOICES]
        ]


def _give_parameters(callback: Any, kinds: Mapping[str, Any]) -> None:
    """Give a callback the parameters discord.py is to read from it: how many play a game is data."""
    interaction = inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    offered = [
        inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD, default=None, annotation=kind)
        for name, kind in kinds.items()
    ]
    callback.__signature__ = inspect.Signature([interaction, *offered])


# Commands about one match, whichever feature brings them.


async def show_match(
    router: InteractionRouter,
    interaction: discord.Interaction[Any],
    match: str | None,
    show: Handler,
    *,
    finished: bool = False,
    public: bool = False,
) -> None:
    """Show something of a match. finished: of one that is over, too."""

    async def handle(context: InteractionContext) -> None:
        await find_match(context, match, finished=finished)
        await show(context)

    await router.run(interaction, handle, public=public)


def add_below(tree: app_commands.CommandTree[Any], group: str, *commands: Any) -> None:
    """Add commands to a group, where a feature has brought it."""
    parent = tree.get_command(group)
    if isinstance(parent, app_commands.Group):
        for command in commands:
            parent.add_command(command)
