"""Options completed while they are typed: matches, actions, pictures and rules by name.

Some clients send the name that was shown in place of its value, so a `Completion` both offers and reads.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.match.settings import zones
from bot.match.values import RefusedError
from bot.match.views import View
from bot.ui.interactions.again import finished_with
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.find_match import find_match
from bot.ui.interactions.match_names import name_matches, name_tables
from bot.ui.interactions.router import Routed
from bot.ui.interactions.rules import rulebook_here
from bot.ui.interactions.typed import Offered, pick
from bot.ui.menus.level import clip
from bot.ui.menus.tree import names
from bot.ui.messages.explaining import find_entries
from bot.ui.messages.panel import is_asked
from bot.ui.messages.pictures import picture_names
from bot.ui.messages.rules import snippet
from bot.ui.messages.why_not import list_missing

Choices = list[app_commands.Choice[str]]
Offers = Callable[[InteractionContext, str], Awaitable[Sequence[Offered]]]
"""What fits what has been typed, best first; all there is, where nothing has."""
Complete = Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]

CHAIN: Final = ";"
MOST_CHOICES: Final = 25
LONGEST_CHOICE: Final = 100


class Completion:
    """A way to complete an option while it is typed, and to read it once it has been sent.

    A client may send the name it has shown, in place of the value that belongs to it.
    """

    def __init__(self, offers: Offers) -> None:
        self._offers = offers

        async def complete(interaction: discord.Interaction[Any], typed: str) -> Choices:
            client: Routed = interaction.client
            try:
                found = await offers(await client.router.context(interaction), typed)
            except RefusedError:
                return []
            fitting = [each for each in found if len(each.value) <= LONGEST_CHOICE]
            return [
                app_commands.Choice(name=clip(each.name, LONGEST_CHOICE), value=each.value)
                for each in fitting[:MOST_CHOICES]
            ]

        self.complete: Complete = complete

    async def read(self, context: InteractionContext, typed: str) -> str:
        """The value that was meant; the text itself where nothing is called so. Raises RefusedError."""
        found = [
            Offered(clip(each.name, LONGEST_CHOICE), each.value, each.also)
            for each in await self._offers(context, "")
        ]
        return pick(found, typed, context.translator) or typed

    async def read_chain(self, context: InteractionContext, typed: str) -> str:
        """The same of several, one after another, of which only the first is offered by a name."""
        whole = await self.read(context, typed)
        first, apart, rest = typed.partition(CHAIN)
        if whole != typed or not apart:
            return whole
        return f"{await self.read(context, first.strip())}{apart}{rest}"


async def _offer_running(context: InteractionContext, typed: str) -> Sequence[Offered]:
    return keep_fitting(await name_matches(context, finished=False), typed)


async def _offer_any(context: InteractionContext, typed: str) -> Sequence[Offered]:
    return keep_fitting(await name_matches(context, finished=True), typed)


async def _offer_finished(context: InteractionContext, typed: str) -> Sequence[Offered]:
    friend = getattr(context.interaction.namespace, "friend", None)
    guild = context.interaction.guild_id or 0
    found = finished_with(context.matches, context.user, getattr(friend, "id", None), guild)
    return keep_fitting(await name_tables(context, [each async for each in found]), typed)


async def _offer_cities(context: InteractionContext, typed: str) -> Sequence[Offered]:
    wanted = typed.casefold()
    named = [(context.translator.city(zone), zone) for zone in zones()]
    found = [each for each in named if wanted in f"{each[0]} {each[1]}".casefold()]
    found.sort(key=lambda each: (not each[0].casefold().startswith(wanted), each))
    return [Offered(f"{name} ({zone})", zone, (name,)) for name, zone in found]


async def _offer_actions(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Nothing for who need not choose; what follows a first action cannot be completed."""
    done, _, asked = typed.rpartition(CHAIN)
    if done.strip():
        return [Offered(typed, typed)] if len(typed) <= LONGEST_CHOICE else []
    view = await _find_view(context)
    path_of = context.presentation.bundle(view.table).words.paths(view.observation, context.language)
    paths = [path_of(action) for action in view.observation.legal]
    found: list[tuple[bool, Offered]] = []
    for action, path, label in zip(view.observation.legal, paths, names(paths), strict=True):
        text = str(action)
        if has_words(f"{label} {text}", asked):
            found.append((path[-1].tone == "secondary", Offered(label, text)))
    # What stands out in the menu comes first here too; a long list would otherwise hide it.
    found.sort(key=lambda each: each[0])
    return [offered for _, offered in found]


async def _offer_missing(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Nothing for who need not choose."""
    view = await _find_view(context)
    if not is_asked(view):
        return []
    missing = list_missing(context.presentation.bundle(view.table), view, context.language)
    return [
        Offered(each.label, each.action)
        for each in missing
        if has_words(f"{each.label} {each.action}", typed)
    ]


async def _offer_pictures(context: InteractionContext, typed: str) -> Sequence[Offered]:
    view = await _find_view(context, finished=True)
    bundle = context.presentation.bundle(view.table)
    named = [Offered(bundle.words.view(each, context.language), each) for each in picture_names(bundle, view)]
    return [each for each in named if typed.casefold() in each.name.casefold()]


async def _offer_rules(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """Of a table's own game, or of the one named."""
    book = await rulebook_here(context, getattr(context.interaction.namespace, "game", None))
    if book is None:
        return []
    found = book.find(typed) if typed.strip() else book.passages
    return [Offered(f"{snippet(each)} · {each.title}", each.key) for each in found]


async def _offer_things(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """In either language."""
    match = await find_match(context, _given_match(context), finished=True)
    words = context.presentation.bundle(await context.matches.table(match)).words
    return [Offered(entry.name, entry.key) for entry in find_entries(words, typed, context.language)]


RUNNING_MATCH: Final = Completion(_offer_running)
"""The matches the visitor is playing."""
ANY_MATCH: Final = Completion(_offer_any)
"""The matches the visitor is playing, and those that are over after them."""
FINISHED_MATCH: Final = Completion(_offer_finished)
"""The visitor's finished games on the server; those with a friend, where one has been named."""
CITY: Final = Completion(_offer_cities)
"""Time zones by their cities, in the visitor's language."""
ACTION: Final = Completion(_offer_actions)
"""The legal actions whose names contain every word typed."""
MISSING: Final = Completion(_offer_missing)
"""What is not offered now and whose name contains every word typed."""
PICTURE: Final = Completion(_offer_pictures)
"""The pictures whose names contain what has been typed."""
RULE: Final = Completion(_offer_rules)
"""The places in the rules that fit a number or words."""
THING: Final = Completion(_offer_things)
"""The things of the game whose names contain what has been typed."""


def split_chain(typed: str) -> tuple[str, ...]:
    """Typed actions, one after another."""
    return tuple(text for each in typed.split(CHAIN) if (text := " ".join(each.lower().split())))


async def _find_view(context: InteractionContext, *, finished: bool = False) -> View:
    """The visitor's view of the match that is named, or played here. Raises RefusedError."""
    match = await find_match(context, _given_match(context), finished=finished)
    return await context.matches.view(match, context.user)


def keep_fitting(offered: Sequence[Offered], typed: str) -> Sequence[Offered]:
    """Keep what has the typed text in its name."""
    return [each for each in offered if typed.casefold() in each.name.casefold()]


def has_words(text: str, typed: str) -> bool:
    """Tell whether a text contains every word typed."""
    return all(word in text.casefold() for word in typed.casefold().split())


def _given_match(context: InteractionContext) -> str | None:
    given: str | None = getattr(context.interaction.namespace, "match", None)
    return given
