"""Handlers for whoever runs a tournament, by commands or by buttons: set a result, or call it off."""

from __future__ import annotations

from typing import Final

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.table.values import RefusedError, UserId
from bot.match.tournaments.entering import refuse_unless_manager
from bot.match.tournaments.model import Game, Number, Tournament
from bot.text import GivenText
from bot.ui.interactions.context import InteractionContext
from bot.ui.messages.page import Page
from bot.ui.messages.tournament_running import (
    CANCEL,
    CANCEL_NOW,
    DRAW,
    REASON,
    REASONS,
    RESULT,
    RUN,
    WINNER,
    cancel_page,
    reason_page,
    result_page,
    ruled_page,
    run_page,
)

log = get_logger("tournaments")
PARTS: Final = 3


async def press(context: InteractionContext, tournament: Tournament) -> None:
    """A button or a menu of its page for whoever runs it."""
    refuse_unless_manager(tournament, context.user, manages=manages(context))
    action, _, rest = context.target.payload.partition(".")
    chosen = next(iter(context.values), rest)
    match action:
        case _ if action == RUN:
            page = await _draw_run_page(context, tournament, int(rest) if rest.isdecimal() else 0)
            await context.show_below(page) if not context.in_private else await context.show(page)
        case _ if action == CANCEL:
            await context.show(cancel_page(context.translator, tournament))
        case _ if action == CANCEL_NOW:
            await _cancel(context, tournament)
            await context.replace(context.translator("tournament-called-off"))
        case _ if action == RESULT:
            game = _find(tournament, chosen)
            names = await _names(context, tournament)
            await context.show(result_page(context.translator, tournament, game, names))
        case _ if action == WINNER:
            written, _, winner = chosen.rpartition(".")
            _read_winner(_find(tournament, written), winner)
            await context.show(reason_page(context.translator, tournament, written, winner))
        case _ if action == REASON:
            written, _, winner = rest.rpartition(".")
            best = _read_winner(_find(tournament, written), winner)
            if chosen not in REASONS:
                raise RefusedError("refused-forged")
            user = None if best is None else tournament.entrant_of(best).user
            language = await context.services.languages.of_guild(tournament.guild, context.guild_locale)
            reason = context.presentation.translator(language)(f"tournament-reason-{chosen}")
            await _rule(context, tournament, written, user, GivenText(reason))
            await context.replace(context.translator("tournament-result-set"))
        case _:
            raise RefusedError("refused-forged")


async def cancel(context: InteractionContext, tournament: Tournament) -> None:
    """Call a tournament off, for whoever has opened it."""
    await _cancel(context, tournament)
    await context.say(context.translator("tournament-called-off"))


async def rule(
    context: InteractionContext, tournament: Tournament, game: str, winner: UserId | None, reason: GivenText
) -> None:
    """Set how a game counts. game: as `read_game` reads it; winner: None for a draw."""
    await _rule(context, tournament, game, winner, reason)
    await context.say(context.translator("tournament-result-set"))


async def _cancel(context: InteractionContext, tournament: Tournament) -> None:
    await context.matches.tournaments.cancel(tournament.id, context.user, manages=manages(context))


async def _rule(
    context: InteractionContext,
    tournament: Tournament,
    written: str,
    winner: UserId | None,
    reason: GivenText,
) -> None:
    place = read_game(written)
    before = next((each for each in tournament.games if _place(each) == place), None)
    after = await context.matches.tournaments.rule(
        tournament.id, context.user, place, winner, reason, manages=manages(context)
    )
    if before is not None and before.points is None:
        await _tell_players(context, after, next(each for each in after.games if _place(each) == place))


async def _tell_players(context: InteractionContext, tournament: Tournament, game: Game) -> None:
    """Those who are still playing a game hear in its thread that its result has been set."""
    if game.channel is None or game.match is None:
        return
    language = await context.services.languages.of_guild(tournament.guild, context.guild_locale)
    page = ruled_page(context.presentation.translator(language), tournament, game)
    channel = context.interaction.client.get_partial_messageable(game.channel, guild_id=tournament.guild)
    users = [discord.Object(tournament.entrant_of(each).user) for each in game.players]
    called = discord.AllowedMentions(users=[each for each in users if each.id > 0])
    try:
        await channel.send(view=page.build([]), allowed_mentions=called)
    except (discord.HTTPException, ClientError, OSError) as error:
        # The result stands all the same, with its reason, in the tournament's own message.
        log.warning("ruling-not-told", tournament=tournament.id, error=repr(error))


async def _draw_run_page(context: InteractionContext, tournament: Tournament, number: int) -> Page:
    return run_page(context.translator, tournament, await _names(context, tournament), number)


async def _names(context: InteractionContext, tournament: Tournament) -> dict[Number, str]:
    users = [each.user for each in tournament.entrants]
    names = await context.services.names.of(users, context.translator)
    return {each.number: names.get(each.user, "?") for each in tournament.entrants}


def write_game(game: Game) -> str:
    """A game of a tournament, as a command says which."""
    return ".".join(map(str, _place(game)))


def read_game(written: str) -> tuple[int, int, int]:
    """The inverse. Raises RefusedError for what is none."""
    parts = written.split(".")
    if len(parts) != PARTS or not all(each.isdecimal() for each in parts):
        raise RefusedError("tournament-no-game")
    round_number, table, game = map(int, parts)
    return round_number, table, game


def manages(context: InteractionContext) -> bool:
    """Check whether the visitor manages the server."""
    return context.interaction.permissions.manage_guild


def _place(game: Game) -> tuple[int, int, int]:
    return game.round, game.table, game.leg


def _find(tournament: Tournament, written: str) -> Game:
    place = read_game(written)
    found = next((each for each in tournament.games if _place(each) == place and not each.is_bye), None)
    if found is None:
        raise RefusedError("tournament-no-game")
    return found


def _read_winner(game: Game, written: str) -> Number | None:
    """Read who has won; None: nobody. Raises RefusedError for somebody else."""
    if written == DRAW:
        return None
    if not written.isdecimal() or int(written) not in game.players:
        raise RefusedError("refused-forged")
    return int(written)
