"""Finding the match, or whatever else, that a typed command means: by value, by name, by place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.engine import clean_text
from bot.match.match import Table
from bot.match.matches import MatchService
from bot.match.values import NO_SERVER, MatchId, Place, RefusedError, UserId
from bot.text import APART, Translator
from bot.ui.interactions.context import InteractionContext, check_access, match_code, read_match_code
from bot.ui.page import clip

# Values typed in place of something offered: its value, or the name under which it was shown.
#
# Some of Discord's clients send the name. What may be meant is what would be offered to the same person.

SHORTEST: Final = 3
"""Characters of which words are looked for in names: a number alone stands in many days."""
MOST_NAMED: Final = 5
"""Candidates that are named where a text means several."""


@dataclass(frozen=True, slots=True)
class Offered:
    """Something that completes what is typed. also: shorter names for it, which are not shown."""

    name: str
    value: str
    also: tuple[str, ...] = ()


def pick(
    offered: Sequence[Offered], typed: str, translator: Translator, *, by_words: bool = False
) -> str | None:
    """The value a text means: itself, or by its name; None where nothing is called so.

    by_words: also where all its words stand in one name alone. Raises RefusedError where it means several.
    """
    if any(offer.value == typed for offer in offered):
        return typed
    wanted = _plain(typed)
    candidates = [offer for offer in offered if wanted in map(_plain, (offer.name, *offer.also))]
    if not candidates and by_words and len(wanted) >= SHORTEST:
        candidates = [
            offer for offer in offered if all(word in _plain(offer.name) for word in wanted.split())
        ]
    values = {candidate.value: candidate for candidate in candidates}
    if len(values) > 1:
        raise RefusedError("refused-ambiguous", names=_list_candidates(list(values.values()), translator))
    return next(iter(values), None)


def _list_candidates(candidates: Sequence[Offered], translator: Translator) -> str:
    """The first candidates, each by what tells it from the others."""
    names = {candidate.name for candidate in candidates}
    told = [
        candidate.name if len(names) == len(candidates) else candidate.value
        for candidate in candidates[:MOST_NAMED]
    ]
    return translator.join([f"`{name.replace('`', '')}`" for name in told])


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())


# Names of the visitor's matches where one is chosen: by game, people, server and day.

MOST_SEARCHED: Final = 200
"""Finished matches of a user among which one is looked for."""
LONGEST_NAME: Final = 100
LONGEST_PART: Final = 32
"""Characters of the people and of the server in it."""


@dataclass(frozen=True, slots=True)
class _Own:
    """A match of the visitor's. people: the others."""

    match: MatchId
    key: str
    guild: int
    opened: datetime | None
    people: tuple[UserId, ...]
    about: str = ""


async def read_match(context: InteractionContext, given: str) -> MatchId:
    """The match somebody names: by its code, or one of their own by its name.

    Raises RefusedError, for one that is not theirs to see as for one there is not.
    """
    try:
        match = read_match_code(context.presentation.secret, given)
    except RefusedError:
        own = await name_matches(context, finished=True)
        numbered = "".join(given.rpartition("#")[1:]) if "#" in given else given
        # A match was shown by a number once.
        code = pick(own, numbered, context.translator) or pick(own, given, context.translator, by_words=True)
        if code is None:
            raise
        match = read_match_code(context.presentation.secret, code)
    await check_access(context, match)
    return match


async def name_matches(context: InteractionContext, *, finished: bool) -> list[Offered]:
    """The matches the visitor is playing, the newest first; finished: those that are over after them."""
    user = context.user
    tables = [table for table in await context.matches.tables_of(user) if table.phase == "playing"]
    own = [
        _Own(table.id, table.key, table.place.guild, table.opened, _others(table.seats, user))
        for table in tables
    ]
    if finished:
        over = context.translator("match-finished")
        for row in await context.matches.history_of(user, MOST_SEARCHED):
            others = tuple(other for other in row.people if other != user)
            own.append(_Own(row.match, row.game, row.guild, datetime.fromisoformat(row.opened), others, over))
    return await _name_own(context, own)


async def name_tables(context: InteractionContext, tables: Sequence[Table]) -> list[Offered]:
    """Some finished matches of the visitor's, with what was agreed on."""
    own = []
    for table in tables:
        agreed = context.presentation.bundle(table).words.options(table.options, context.language)
        others = _others(table.seats, context.user)
        own.append(_Own(table.id, table.key, table.place.guild, table.opened, others, agreed))
    return await _name_own(context, own)


def _others(seats: Sequence[tuple[str, UserId | None]], user: UserId) -> tuple[UserId, ...]:
    return tuple(other for _, other in seats if other is not None and other != user)


async def _name_own(context: InteractionContext, own: Sequence[_Own]) -> list[Offered]:
    await context.presentation.names.learn(user for match in own for user in match.people)
    names: list[str] = []
    counted: dict[str, int] = {}
    # Those that would be called the same are counted, the oldest first: so it keeps its name.
    for match in reversed(own):
        name = _tell(context, match)
        counted[name] = counted.get(name, 0) + 1
        names.append(name if counted[name] == 1 else f"{name} ({counted[name]})")
    return [
        Offered(
            clip(name, LONGEST_NAME),
            match_code(context.presentation.secret, match.match),
            (f"#{match.match}",),
        )
        for match, name in zip(own, reversed(names), strict=True)
    ]


def _tell(context: InteractionContext, own: _Own) -> str:
    guild = context.interaction.client.get_guild(own.guild)
    people = [context.presentation.names.recall(user, context.translator) for user in own.people]
    day = "" if own.opened is None else context.translator.day(own.opened)
    return APART.join(
        filter(
            None,
            [
                context.presentation.name(own.key, context.language),
                clip(", ".join(filter(None, people)), LONGEST_PART),
                clip("" if guild is None else clean_text(guild.name), LONGEST_PART),
                day,
                own.about,
            ],
        )
    )


# The match a command means.


async def find_match(
    context: InteractionContext, given: str | None = None, *, finished: bool = False
) -> MatchId:
    """The match a command means: the one named, the one of the channel, or the only one of the visitor.

    finished: for a command that reads, the channel's last finished match is meant where none is going on.
    The context remembers which it is. Raises RefusedError.
    """
    context.match = await _find(context, given, finished=finished)
    return context.match


async def _find(context: InteractionContext, given: str | None, *, finished: bool) -> MatchId:
    if given is not None:
        return await read_match(context, given)
    here = await _match_here(context, finished=finished)
    if here is not None:
        await check_access(context, here)
        return here
    guild = context.interaction.guild_id
    mine = await running_matches(context.matches, context.user, guild)
    if len(mine) == 1:
        return mine[0].id
    if mine:
        raise RefusedError("refused-which-match", option=context.translator("command-match-option"))
    raise RefusedError("refused-no-table-here" if guild else "refused-no-match")


async def _match_here(context: InteractionContext, *, finished: bool) -> MatchId | None:
    guild, channel = context.interaction.guild_id, context.interaction.channel_id
    if channel is None:
        return None
    place = Place(guild or NO_SERVER, channel)
    table = await context.matches.tables_at(place)
    if table is not None:
        return table.id
    return await context.matches.last_at(place) if finished else None


async def running_matches(matches: MatchService, user: UserId, guild: int | None) -> Sequence[Table]:
    """The matches somebody is playing."""
    return [table for table in await matches.tables_of(user, guild) if table.phase == "playing"]
