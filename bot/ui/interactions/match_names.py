"""Names of the visitor's matches where one is chosen: by game, people, server and day."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from bot.engine import clean_text
from bot.match.match import Table
from bot.match.values import MatchId, RefusedError, UserId
from bot.text import APART
from bot.ui.interactions.access import check_access, match_code, read_match_code
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.typed import Offered, pick
from bot.ui.menus.level import clip

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
    tables = [each for each in await context.matches.tables_of(user) if each.phase == "playing"]
    own = [
        _Own(each.id, each.key, each.place.guild, each.opened, _others(each.seats, user)) for each in tables
    ]
    if finished:
        over = context.translator("match-finished")
        for row in await context.matches.history_of(user, MOST_SEARCHED):
            others = tuple(each for each in row.people if each != user)
            own.append(_Own(row.match, row.game, row.guild, datetime.fromisoformat(row.opened), others, over))
    return await _name(context, own)


async def name_tables(context: InteractionContext, tables: Sequence[Table]) -> list[Offered]:
    """Some finished matches of the visitor's, with what was agreed on."""
    own = []
    for each in tables:
        agreed = context.presentation.bundle(each).words.options(each.options, context.language)
        others = _others(each.seats, context.user)
        own.append(_Own(each.id, each.key, each.place.guild, each.opened, others, agreed))
    return await _name(context, own)


def _others(seats: Sequence[tuple[str, UserId | None]], user: UserId) -> tuple[UserId, ...]:
    return tuple(other for _, other in seats if other is not None and other != user)


async def _name(context: InteractionContext, own: Sequence[_Own]) -> list[Offered]:
    await context.services.names.learn(user for each in own for user in each.people)
    names: list[str] = []
    counted: dict[str, int] = {}
    # Those that would be called the same are counted, the oldest first: so it keeps its name.
    for each in reversed(own):
        name = _tell(context, each)
        counted[name] = counted.get(name, 0) + 1
        names.append(name if counted[name] == 1 else f"{name} ({counted[name]})")
    return [
        Offered(
            clip(name, LONGEST_NAME), match_code(context.presentation.secret, each.match), (f"#{each.match}",)
        )
        for each, name in zip(own, reversed(names), strict=True)
    ]


def _tell(context: InteractionContext, own: _Own) -> str:
    guild = context.interaction.client.get_guild(own.guild)
    people = [context.services.names.recall(each, context.translator) for each in own.people]
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
