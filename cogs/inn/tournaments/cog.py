"""`/tournament`: cups of a server, from sign-up to the winner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
from aiohttp import ClientError
from discord import app_commands
from discord.ext import commands

from bot.logs import get_logger
from bot.match.clocks import HOUR
from bot.match.settings import GuildSettings
from bot.match.tournaments.model import Game, Number, Tournament
from bot.match.tournaments.rounds import GOING_ON, refuse_unless_manager
from bot.match.tournaments.service import Director
from bot.match.values import Place, RefusedError, UserId
from bot.store import ArchiveQuery
from bot.text import GivenText
from bot.ui.commands import Completion, Typed, keep_fitting, text
from bot.ui.interactions.context import InteractionContext, guild_of, on
from bot.ui.interactions.find_match import Offered
from bot.ui.interactions.lobby import FOR_THREADS, check_place, list_missing
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind, holds_large_number
from cogs.inn.archive import cog as archive
from cogs.inn.archive.pages import A_PAGE
from cogs.inn.tournaments.delivery import TournamentStage
from cogs.inn.tournaments.opening import (
    Draft,
    check_draft,
    draft_page,
    more_form,
    opening_form,
    read_draft,
    read_more,
    read_opening,
)
from cogs.inn.tournaments.pages import (
    BEGIN,
    CANCEL,
    CANCEL_NOW,
    DRAW,
    ENTER,
    FORM,
    GAMES,
    HELP,
    LEAVE,
    LEAVE_NOW,
    LIST,
    MORE,
    OPEN,
    PAGE,
    REASON,
    REASONS,
    RESULT,
    RUN,
    WINNER,
    WORDS,
    Onlooker,
    cancel_page,
    help_page,
    leave_page,
    list_page,
    result_form,
    ruled_page,
    run_page,
    tournament_page,
)

if TYPE_CHECKING:
    from bot.client import Pony


log = get_logger("tournaments")
PARTS: Final = 3


async def press_tournament_running(context: InteractionContext, tournament: Tournament) -> None:
    """A button, a menu or the form of its page for whoever runs it."""
    refuse_unless_manager(tournament, context.user, manages=manages(context))
    action, _, rest = context.target.payload.partition(".")
    match action:
        case _ if action == RUN:
            number = int(rest) if rest.isdecimal() else 0
            page = run_page(context.translator, tournament, await _names(context, tournament), number)
            await context.show_below(page) if not context.in_private else await context.show(page)
        case _ if action == CANCEL:
            await context.show(cancel_page(context.translator, tournament))
        case _ if action == CANCEL_NOW:
            await context.matches.tournaments.cancel(tournament.id, context.user, manages=manages(context))
            await context.replace(context.translator("tournament-called-off"))
        case _ if action == RESULT:
            await _set_result(context, tournament, next(iter(context.values), rest))
        case _:
            raise RefusedError("refused-forged")


async def _set_result(context: InteractionContext, tournament: Tournament, written: str) -> None:
    """Ask who has won a game, and why; or set it so."""
    game, names = _find(tournament, written), await _names(context, tournament)
    if context.filled is None:
        await context.open_form(result_form(context.translator, tournament, game, names))
        return
    best = _read_winner(game, context.filled.one(WINNER))
    user = None if best is None else tournament.entrant_of(best).user
    reason = GivenText(context.filled.one(WORDS))
    chosen = context.filled.one(REASON)
    if not reason and chosen in REASONS:
        language = await context.services.languages.of_guild(tournament.guild, context.guild_locale)
        reason = GivenText(context.presentation.translator(language)(f"tournament-reason-{chosen}"))
    if not reason:
        raise RefusedError("tournament-no-reason")
    after = await _rule(context, tournament, written, user, reason)
    note = context.translator("tournament-result-set")
    await context.show(run_page(context.translator, after, names, note=note))


async def _rule(
    context: InteractionContext,
    tournament: Tournament,
    written: str,
    winner: UserId | None,
    reason: GivenText,
) -> Tournament:
    """Set how a game counts. winner: None for a draw."""
    place = read_game(written)
    before = next((game for game in tournament.games if _place(game) == place), None)
    after = await context.matches.tournaments.rule(
        tournament.id, context.user, place, winner, reason, manages=manages(context)
    )
    if before is not None and before.points is None:
        await _tell_players(context, after, next(game for game in after.games if _place(game) == place))
    return after


async def _tell_players(context: InteractionContext, tournament: Tournament, game: Game) -> None:
    """Those who are still playing a game hear in its thread that its result has been set."""
    if game.channel is None or game.match is None:
        return
    language = await context.services.languages.of_guild(tournament.guild, context.guild_locale)
    page = ruled_page(context.presentation.translator(language), tournament, game)
    channel = context.interaction.client.get_partial_messageable(game.channel, guild_id=tournament.guild)
    users = [discord.Object(tournament.entrant_of(player).user) for player in game.players]
    called = discord.AllowedMentions(users=[user for user in users if user.id > 0])
    try:
        await channel.send(view=page.build([]), allowed_mentions=called)
    except (discord.HTTPException, ClientError, OSError) as error:
        # The result stands all the same, with its reason, in the tournament's own message.
        log.warning("ruling-not-told", tournament=tournament.id, error=repr(error))


async def _names(context: InteractionContext, tournament: Tournament) -> dict[Number, str]:
    users = [entrant.user for entrant in tournament.entrants]
    names = await context.presentation.names.of(users, context.translator)
    return {entrant.number: names.get(entrant.user, "?") for entrant in tournament.entrants}


def read_game(written: str) -> tuple[int, int, int]:
    """Round, table and number of a game. Raises RefusedError for what is none."""
    parts = written.split(".")
    if len(parts) != PARTS or not all(part.isdecimal() for part in parts):
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
    game = next(
        (
            tournament_game
            for tournament_game in tournament.games
            if _place(tournament_game) == place and not tournament_game.is_bye
        ),
        None,
    )
    if game is None:
        raise RefusedError("tournament-no-game")
    return game


def _read_winner(game: Game, written: str) -> Number | None:
    """Read who has won; None: nobody. Raises RefusedError for somebody else."""
    if written == DRAW:
        return None
    if not written.isdecimal() or int(written) not in game.players:
        raise RefusedError("refused-forged")
    return int(written)


async def _place_for_one(context: InteractionContext) -> Place:
    """The channel a tournament may be opened in. Raises RefusedError for who may not, and where none may."""
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
    return place


async def _open(context: InteractionContext, draft: Draft, place: Place) -> None:
    """Open a tournament in this channel."""
    presets = (await context.matches.guild_settings(place.guild)).presets
    opened = await context.matches.tournaments.open(
        place.guild,
        place.channel,
        context.user,
        await _name(context, draft),
        draft.game,
        draft.terms().model_copy(update={"options": {} if draft.printed else presets.get(draft.game, {})}),
        draft.hours * HOUR,
        context.token,
    )
    await show(context, opened, context.translator("tournament-opened"))


async def _name(context: InteractionContext, draft: Draft) -> GivenText:
    """Name a tournament to be; where nothing was said, after its game and the day."""
    if draft.name:
        return GivenText(draft.name)
    language = await context.services.languages.of_guild(guild_of(context), context.guild_locale)
    translator = context.presentation.translator(language)
    game = context.presentation.name(draft.game, language)
    return GivenText(
        translator("tournament-form-name", game=game, day=translator.day(context.services.now()))
    )


@on(Kind.TOURNAMENT)
async def press_tournaments(context: InteractionContext) -> None:
    """A button of a tournament, or of what leads to one."""
    if not context.target.stamp:
        await _press_before(context)
        return
    tournament = await _find_visible(context, context.target.stamp)
    match context.target.payload:
        case action if action == PAGE:
            await show(context, tournament)
        case action if action == ENTER:
            await enter(context, tournament)
        case action if action == LEAVE:
            await ask_leave(context, tournament)
        case action if action == LEAVE_NOW:
            await context.matches.tournaments.withdraw(tournament.id, context.user)
            await context.replace(context.translator("tournament-left"))
        case action if action == BEGIN:
            begun = await context.matches.tournaments.begin(
                tournament.id, context.user, manages=manages(context)
            )
            await _answer(context, begun, context.translator("tournament-begun"))
        case action if action == GAMES:
            await archive.show(
                context, ArchiveQuery(guild_of(context), most=A_PAGE, tournament=tournament.id)
            )
        case action if action == HELP:
            await context.show_below(help_page(context.translator))
        case _:
            await press_tournament_running(context, tournament)


async def _answer(context: InteractionContext, tournament: Tournament, note: str) -> None:
    """Say what has been done: on the page for oneself, where that was pressed."""
    if context.in_private:
        await show(context, tournament, note)
    else:
        await context.say(note)


async def enter(context: InteractionContext, tournament: Tournament) -> None:
    """Somebody enters."""
    user: Any = context.interaction.user
    roles = [role.id for role in getattr(user, "roles", ())]
    entered = await context.matches.tournaments.enter(tournament.id, context.user, roles)
    late = "tournament-entered-late" if entered.phase == "playing" else "tournament-entered-now"
    await _answer(context, entered, context.translator(late, name=entered.name))


async def ask_leave(context: InteractionContext, tournament: Tournament) -> None:
    """Somebody withdraws; from one that is being played after having been asked."""
    if tournament.phase == "playing":
        entrant = tournament.entrant(context.user)
        if entrant is None or entrant.until is not None:
            raise RefusedError("tournament-not-in")
        await context.show_below(leave_page(context.translator, tournament))
        return
    left = await context.matches.tournaments.withdraw(tournament.id, context.user)
    await _answer(context, left, context.translator("tournament-left"))


async def _press_before(context: InteractionContext) -> None:
    """Answer what leads to a tournament: the list, or the forms and the page by which one is opened."""
    verb, _, written = context.target.payload.partition(".")
    if verb == LIST:
        number = next(iter(context.values), "")
        if number.isdecimal():
            await show(context, await _find_visible(context, int(number)))
        else:
            await _show_all(context)
        return
    if verb not in (FORM, MORE, OPEN):
        raise RefusedError("refused-forged")
    place = await _place_for_one(context)
    draft = read_draft(context.presentation, written)
    if verb == OPEN:
        await _open(context, draft, place)
        return
    if context.filled is None:
        ask = opening_form if verb == FORM else more_form
        await context.open_form(ask(context.presentation, draft, context.language))
        return
    if verb == FORM:
        draft = read_opening(draft, context.filled)
    else:
        draft = read_more(draft, context.filled, place.guild)
    draft = check_draft(context.presentation, draft)
    await context.show(draft_page(context.presentation, draft, await _name(context, draft), context.language))


def _may_open(context: InteractionContext, settings: GuildSettings) -> bool:
    return settings.tournaments != "managers" or manages(context)


async def show(context: InteractionContext, tournament: Tournament, note: str = "") -> None:
    """Show how a tournament stands, for oneself, and what one may do there."""
    onlooker = Onlooker(context.user, manages(context))
    await context.show(
        tournament_page(context.presentation, tournament, context.language, onlooker=onlooker, note=note)
    )


async def show_here(context: InteractionContext) -> None:
    """Show the tournament that goes on here; where none does, those of the server."""
    channel = context.interaction.channel
    here = (context.interaction.channel_id, getattr(channel, "parent_id", None))
    cups = await _list(context)
    cup = next(
        (listed_cup for listed_cup in cups if listed_cup.channel in here and listed_cup.phase in GOING_ON),
        None,
    )
    if cup is None:
        await _show_all(context)
    else:
        await show(context, cup)


async def _show_all(context: InteractionContext) -> None:
    """Show the tournaments of the server, and the way to open one for who may."""
    may_open = _may_open(context, await context.matches.guild_settings(guild_of(context)))
    cups = await _list(context)
    await context.show(list_page(context.presentation, cups, context.language, may_open=may_open))


async def _list(context: InteractionContext) -> Sequence[Tournament]:
    """The tournaments of the server that the visitor may see, the latest first."""
    return await context.matches.tournaments.list_of(guild_of(context), partial(may_see_it, context))


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


async def _offer_cups(context: InteractionContext, typed: str) -> Sequence[Offered]:
    cups = await _list(context)
    return keep_fitting([Offered(cup.name.plain, str(cup.id)) for cup in cups], typed)


CUP: Final = Completion(_offer_cups)
"""The tournaments of the server by name, the latest first."""


class TournamentsCog(commands.Cog):
    """The way to all tournaments of a server."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-tournament"), description=text("command-tournament.description"))
    @app_commands.rename(which=text("command-tournament.which"))
    @app_commands.describe(which=text("command-tournament.which-description"))
    @app_commands.autocomplete(which=CUP.complete)
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def tournament(self, interaction: discord.Interaction[Pony], which: Typed | None = None) -> None:
        """Show a tournament, that of the channel, or all of the server."""

        async def handle(context: InteractionContext) -> None:
            if which is None:
                await show_here(context)
                return
            number = await CUP.read(context, which)
            if not number.isdecimal() or holds_large_number(number):
                raise RefusedError("refused-tournament-unknown")
            await show(context, await _find_visible(context, int(number)))

        await self._router.run(interaction, handle)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    stage = TournamentStage(pony.services, pony)
    pony.works["tournaments"] = Director(pony.services.matches.tournaments, stage)
    await pony.add_cog(TournamentsCog(pony.router))
