"""Handlers of tournaments: open one, enter, withdraw, begin."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.match.clocks.pace import HOUR
from bot.match.settings.settings import GuildSettings
from bot.match.table.values import Place, RefusedError
from bot.match.tournaments.model import Terms, Tournament
from bot.store import ArchiveQuery
from bot.text import GivenText
from bot.ui.interactions import archive, tournament_running
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.lobby import check_place
from bot.ui.interactions.places import FOR_THREADS, list_missing
from bot.ui.interactions.standings import guild_of
from bot.ui.interactions.tournament_running import manages
from bot.ui.messages.archive import A_PAGE
from bot.ui.messages.tournament_form import FORM, OPEN, ROLE, no_tournament_page, read_form, tournament_form
from bot.ui.messages.tournaments import (
    BEGIN,
    ENTER,
    GAMES,
    HELP,
    LEAVE,
    LEAVE_NOW,
    help_page,
    leave_page,
    tournament_page,
)

SERVER, PRINTED = "server", "printed"
"""The house rules the server has kept, or none."""


async def open_tournament(
    context: InteractionContext, name: GivenText, game: str, terms: Terms, house_rules: str, hours: int
) -> None:
    """Open a tournament in this channel. Raises RefusedError for who may not."""
    place = check_place(context)
    settings = await context.matches.guild_settings(place.guild)
    if not _may_open(context, settings):
        raise RefusedError("tournament-not-allowed")
    if settings.channels and place.channel not in settings.channels:
        raise RefusedError("refused-channel-not-allowed")
    if not isinstance(context.interaction.channel, discord.TextChannel):
        raise RefusedError("tournament-needs-channel")
    if missing := list_missing(context, FOR_THREADS):
        raise RefusedError("refused-permissions", permissions=missing, place=f"<#{place.channel}>")
    options = settings.presets.get(game, {}) if house_rules == SERVER else {}
    await context.matches.tournaments.open(
        place.guild,
        place.channel,
        context.user,
        name,
        game,
        terms.model_copy(update={"options": options}),
        hours * HOUR,
        context.token,
    )
    await context.say(context.translator("tournament-opened"))


async def press(context: InteractionContext) -> None:
    """A button of a tournament's message, or of the form by which one is opened."""
    if not context.target.stamp:
        await _fill_in(context)
        return
    tournament = await _find_visible(context, context.target.stamp)
    match context.target.payload:
        case action if action == ENTER:
            await enter(context, tournament)
        case action if action == LEAVE:
            await ask_leave(context, tournament)
        case action if action == LEAVE_NOW:
            await context.matches.tournaments.withdraw(tournament.id, context.user)
            await context.replace(context.translator("tournament-left"))
        case action if action == BEGIN:
            await begin(context, tournament)
        case action if action == GAMES:
            await show_games(context, tournament)
        case action if action == HELP:
            await context.show_below(help_page(context.translator))
        case _:
            await tournament_running.press(context, tournament)


async def enter(context: InteractionContext, tournament: Tournament) -> None:
    """Somebody enters."""
    user: Any = context.interaction.user
    roles = [each.id for each in getattr(user, "roles", ())]
    entered = await context.matches.tournaments.enter(tournament.id, context.user, roles)
    late = "tournament-entered-late" if entered.phase == "playing" else "tournament-entered-now"
    await context.say(context.translator(late, name=entered.name))


async def ask_leave(context: InteractionContext, tournament: Tournament) -> None:
    """Somebody withdraws; from one that is being played after having been asked."""
    if tournament.phase == "playing":
        entrant = tournament.entrant(context.user)
        if entrant is None or entrant.until is not None:
            raise RefusedError("tournament-not-in")
        await context.show_below(leave_page(context.translator, tournament))
        return
    await context.matches.tournaments.withdraw(tournament.id, context.user)
    await context.say(context.translator("tournament-left"))


async def begin(context: InteractionContext, tournament: Tournament) -> None:
    """Begin the first round, for whoever has opened the tournament."""
    await context.matches.tournaments.begin(tournament.id, context.user, manages=manages(context))
    await context.say(context.translator("tournament-begun"))


async def _fill_in(context: InteractionContext) -> None:
    """The form by which a tournament is opened: a choice in it, or its last button."""
    form, _, rest = context.target.payload.partition(".")
    what, _, written = rest.partition(".")
    if form != FORM:
        raise RefusedError("refused-forged")
    if what == ROLE:
        chosen = replace(read_form(context.presentation, written), role=_chosen_role(context))
    else:
        chosen = read_form(context.presentation, next(iter(context.values), written))
    if what != OPEN:
        await context.show(tournament_form(context.presentation, chosen, context.language))
        return
    language = await context.services.languages.of_guild(guild_of(context), context.guild_locale)
    translator = context.presentation.translator(language)
    game = context.presentation.name(chosen.game, language)
    name = translator("tournament-form-name", game=game, day=translator.day(context.services.now()))
    rules = PRINTED if chosen.printed else SERVER
    await open_tournament(context, GivenText(name), chosen.game, chosen.terms(), rules, chosen.hours)


def _chosen_role(context: InteractionContext) -> int | None:
    """The role in a menu of roles; none where nothing is chosen, and for the one everybody has."""
    chosen = next(iter(context.values), "")
    return int(chosen) if chosen.isdecimal() and int(chosen) != guild_of(context) else None


async def show_here(context: InteractionContext) -> None:
    """Show how the tournament here stands; where there is none, the way to open one for who may."""
    try:
        tournament = await find_here(context)
    except RefusedError as error:
        settings = await context.matches.guild_settings(guild_of(context))
        if error.reason != "refused-tournament-none" or not _may_open(context, settings):
            raise
        await context.show(no_tournament_page(context.translator))
    else:
        await show(context, tournament)


def _may_open(context: InteractionContext, settings: GuildSettings) -> bool:
    return settings.tournaments != "managers" or manages(context)


async def show(context: InteractionContext, tournament: Tournament) -> None:
    """Show how a tournament stands, for oneself."""
    await context.show(tournament_page(context.presentation, tournament, context.language))


async def show_games(context: InteractionContext, tournament: Tournament) -> None:
    """Show a tournament's finished games."""
    await archive.show(context, ArchiveQuery(guild_of(context), most=A_PAGE, tournament=tournament.id))


async def find_here(context: InteractionContext) -> Tournament:
    """The tournament a command is about: that of the channel, or of the server. Raises RefusedError."""
    channel = context.interaction.channel
    places = [context.interaction.channel_id, getattr(channel, "parent_id", None)]
    here = [each for each in places if each]
    return await context.matches.tournaments.find(guild_of(context), here, partial(may_see_it, context))


async def may_see_it(context: InteractionContext, tournament: Tournament) -> bool:
    """Check whether the visitor may look into a tournament's channel, or is in it."""
    if tournament.guild == context.interaction.guild_id and tournament.entrant(context.user) is not None:
        return True
    return await context.services.sight.sees(context.viewer, Place(tournament.guild, tournament.channel))


async def _find_visible(context: InteractionContext, number: int) -> Tournament:
    """A tournament of the visitor's server they may see; others are as if there were none."""
    tournament = await context.matches.tournaments.get(number)
    is_here = tournament.guild == context.interaction.guild_id
    if not is_here or not await may_see_it(context, tournament):
        raise RefusedError("refused-tournament-unknown")
    return tournament
