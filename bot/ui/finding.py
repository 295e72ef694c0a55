"""Which match a typed command means, and what can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from bot.match.table import MatchId, Place, RefusedError, Table, UserId
from bot.text import Language
from bot.ui.house import House
from bot.ui.menu import clip, labels
from bot.ui.visit import Visit

CHAIN = ";"
MOST_CHOICES = 25
LONGEST_CHOICE = 100
MOST_SEARCHED = 200
"""Finished matches of a user among which an autocomplete searches."""


async def match_of(visit: Visit, given: str | None = None, *, finished: bool = False) -> MatchId:
    """The match a command means: the one named, the one of the channel, or the only one of the visitor.

    finished: for a command that reads, the channel's last finished match is meant where none is going on.
    """
    if given is not None:
        if not given.isdecimal() or len(given) > 18:
            raise RefusedError("refused-unknown-match")
        return int(given)
    here = await _here(visit, finished=finished)
    if here is not None:
        return here
    mine = await running(visit.house, visit.user, visit.interaction.guild_id)
    if len(mine) == 1:
        return mine[0].id
    if mine:
        raise RefusedError("refused-which-match", option=visit.translator("command-match-option"))
    raise RefusedError("refused-no-table-here" if visit.interaction.guild_id else "refused-no-match")


async def _here(visit: Visit, *, finished: bool) -> MatchId | None:
    guild, channel = visit.interaction.guild_id, visit.interaction.channel_id
    if guild is None or channel is None:
        return None
    place = Place(guild, channel)
    table = await visit.house.tables.tables_at(place)
    if table is not None:
        return table.id
    return await visit.house.tables.last_at(place) if finished else None


async def running(house: House, user: UserId, guild: int | None) -> Sequence[Table]:
    """The matches somebody is playing."""
    return [table for table in await house.tables.tables_of(user, guild) if table.phase == "playing"]


async def match_choices(
    house: House,
    interaction: discord.Interaction[Any],
    typed: str,
    language: Language,
    *,
    finished: bool = False,
) -> list[app_commands.Choice[str]]:
    """The visitor's matches, for an autocomplete; finished: those that are over too, after the others."""
    user, guilds = interaction.user.id, {guild.id: guild.name for guild in interaction.client.guilds}
    found = [(table.id, table.key, table.place.guild, "") for table in await running(house, user, None)]
    if finished:
        over = f" · {house.translator(language)('match-finished')}"
        found += [(*each, over) for each in await house.tables.history_of(user, MOST_SEARCHED)]
    labelled = (
        (
            clip(
                f"{house.name(key, language)} · {guilds.get(guild, guild)} · #{match}{over}", LONGEST_CHOICE
            ),
            match,
        )
        for match, key, guild, over in found
    )
    return [
        app_commands.Choice(name=label, value=str(match))
        for label, match in labelled
        if typed.casefold() in label.casefold()
    ][:MOST_CHOICES]


async def action_choices(
    house: House, user: UserId, match: MatchId, typed: str, language: Language
) -> list[app_commands.Choice[str]]:
    """The legal actions whose names contain every word typed; nothing for who need not choose."""
    view = await house.tables.view(match, user)
    done, _, asked = typed.rpartition(CHAIN)
    if done.strip():
        return [app_commands.Choice(name=typed, value=typed)] if len(typed) <= LONGEST_CHOICE else []
    words = house.title(view.table.key).words
    wanted = asked.casefold().split()
    found: list[tuple[bool, str, str]] = []
    for action in view.observation.legal:
        path = words.paths(view.observation, language)(action)
        label, text = labels(path), str(action)
        searched = f"{label} {text}".casefold()
        if all(word in searched for word in wanted):
            found.append((path[-1].tone == "secondary", label, text))
    # What stands out in the menu comes first here too; a long list would otherwise hide it.
    found.sort(key=lambda each: each[0])
    return [
        app_commands.Choice(name=clip(label, LONGEST_CHOICE), value=text)
        for _, label, text in found[:MOST_CHOICES]
    ]


def chain(typed: str) -> tuple[str, ...]:
    """Typed actions, one after another."""
    return tuple(text for each in typed.split(CHAIN) if (text := " ".join(each.lower().split())))
