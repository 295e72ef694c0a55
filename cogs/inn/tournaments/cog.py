"""`/tournament`: cups of a server, from sign-up to the winner."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import discord
from aiohttp import ClientError
from discord import app_commands
from discord.ext import commands

from bot.logs import get_logger
from bot.match.clocks import CHOICES, HOUR, read_pace
from bot.match.settings import GuildSettings
from bot.match.tournaments.model import FORMATS, MOST_ROUNDS, Game, Number, Terms, Tournament
from bot.match.tournaments.rounds import refuse_unless_manager
from bot.match.tournaments.service import Director
from bot.match.values import Place, RefusedError, UserId
from bot.store import ArchiveQuery
from bot.text import GivenText
from bot.ui.commands import Completion, GivenName, GivenReason, Typed, game_choices, keep_fitting, text
from bot.ui.interactions.context import InteractionContext, guild_of, on
from bot.ui.interactions.find_match import Offered
from bot.ui.interactions.lobby import FOR_THREADS, check_place, list_missing
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind, Page
from cogs import bundles
from cogs.inn.archive import cog as archive
from cogs.inn.archive.pages import A_PAGE
from cogs.inn.tournaments.delivery import TournamentStage
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
    OPEN,
    REASON,
    REASONS,
    RESULT,
    ROLE,
    RUN,
    WINNER,
    cancel_page,
    help_page,
    leave_page,
    no_tournament_page,
    read_form,
    reason_page,
    result_page,
    ruled_page,
    run_page,
    tournament_form,
    tournament_page,
)

if TYPE_CHECKING:
    from bot.client import Pony


log = get_logger("tournaments")
PARTS: Final = 3


async def press_tournament_running(context: InteractionContext, tournament: Tournament) -> None:
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
    names = await context.presentation.names.of(users, context.translator)
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


@on(Kind.TOURNAMENT)
async def press_tournaments(context: InteractionContext) -> None:
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
            await press_tournament_running(context, tournament)


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


USUAL_HOURS = 48
MOST_HOURS = 24 * 30
OPTIONS = ("name", "game", "format", "rounds", "both_sides", "pace", "seats", "rules", "hours", "role")


async def _offer_tournament_games(context: InteractionContext, typed: str) -> Sequence[Offered]:
    """The games of the tournament here, the latest first."""
    found = await find_here(context)
    games = [each for each in found.games if not each.is_bye]
    users = [found.entrant_of(number).user for each in games for number in each.players]
    called = await context.presentation.names.of(users, context.translator)
    named = []
    for each in reversed(games):
        people = [called.get(found.entrant_of(number).user, "?") for number in each.players]
        label = f"{each.round}.{each.table}.{each.leg} {' – '.join(people)}"
        named.append(Offered(label, write_game(each)))
    return keep_fitting(named, typed)


TOURNAMENT_GAME: Final = Completion(_offer_tournament_games)
"""The games of the tournament here."""


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class TournamentsCog(
    commands.GroupCog,
    group_name=text("command-tournament"),
    group_description=text("command-tournament.description"),
):
    """Tournaments; a command without a name is about that of the channel."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(
        name=text("command-tournament-open"), description=text("command-tournament-open.description")
    )
    @app_commands.rename(**{each: text(f"command-tournament-open.{each}") for each in OPTIONS})
    @app_commands.describe(**{each: text(f"command-tournament-open.{each}-description") for each in OPTIONS})
    @app_commands.choices(
        game=game_choices(bundles()),
        format=[app_commands.Choice(name=text(f"tournament-format-{each}"), value=each) for each in FORMATS],
        pace=[app_commands.Choice(name=text(f"pace-{each}"), value=each) for each in CHOICES],
        rules=[
            app_commands.Choice(name=text("preset-printed"), value=PRINTED),
            app_commands.Choice(name=text("preset-server"), value=SERVER),
        ],
    )
    async def open(
        self,
        interaction: discord.Interaction[Pony],
        name: GivenName,
        game: str,
        format: str = "swiss",  # noqa: A002 - what the option is called
        rounds: app_commands.Range[int, 1, MOST_ROUNDS] | None = None,
        both_sides: bool = False,
        pace: str = "days",
        seats: app_commands.Range[int, 2, 4] = 2,
        rules: str = SERVER,
        hours: app_commands.Range[int, 1, MOST_HOURS] = USUAL_HOURS,
        role: discord.Role | None = None,
    ) -> None:
        """Open a tournament."""

        async def handle(context: InteractionContext) -> None:
            chosen: Any = format
            terms = Terms(
                format=chosen,
                rounds=rounds,
                both_sides=both_sides,
                pace=read_pace(pace),
                seats=seats,
                role=None if role is None or role.is_default() else role.id,
            )
            await open_tournament(context, name, game, terms, rules, hours)

        await self._router.run(interaction, handle)

    @app_commands.command(
        name=text("command-tournament-show"), description=text("command-tournament-show.description")
    )
    async def show(self, interaction: discord.Interaction[Pony]) -> None:
        """Show how the tournament stands."""
        await self._router.run(interaction, show_here)

    @app_commands.command(
        name=text("command-tournament-enter"), description=text("command-tournament-enter.description")
    )
    async def enter(self, interaction: discord.Interaction[Pony]) -> None:
        """Enters."""
        await self._run(interaction, enter)

    @app_commands.command(
        name=text("command-tournament-leave"), description=text("command-tournament-leave.description")
    )
    async def leave(self, interaction: discord.Interaction[Pony]) -> None:
        """Withdraws."""
        await self._run(interaction, ask_leave)

    @app_commands.command(
        name=text("command-tournament-begin"), description=text("command-tournament-begin.description")
    )
    async def begin(self, interaction: discord.Interaction[Pony]) -> None:
        """Begins."""
        await self._run(interaction, begin)

    @app_commands.command(
        name=text("command-tournament-games"), description=text("command-tournament-games.description")
    )
    async def games(self, interaction: discord.Interaction[Pony]) -> None:
        """Show the finished games of a tournament."""
        await self._run(interaction, show_games)

    @app_commands.command(
        name=text("command-tournament-cancel"), description=text("command-tournament-cancel.description")
    )
    async def cancel(self, interaction: discord.Interaction[Pony]) -> None:
        """Call a tournament off."""
        await self._run(interaction, cancel)

    @app_commands.command(
        name=text("command-tournament-result"), description=text("command-tournament-result.description")
    )
    @app_commands.rename(
        game=text("command-tournament-result.game"),
        reason=text("command-tournament-result.reason"),
        winner=text("command-tournament-result.winner"),
    )
    @app_commands.describe(
        game=text("command-tournament-result.game-description"),
        reason=text("command-tournament-result.reason-description"),
        winner=text("command-tournament-result.winner-description"),
    )
    @app_commands.autocomplete(game=TOURNAMENT_GAME.complete)
    async def result(
        self,
        interaction: discord.Interaction[Pony],
        game: Typed,
        reason: GivenReason,
        winner: discord.User | None = None,
    ) -> None:
        """Correct a result."""

        async def handle(context: InteractionContext, tournament: Tournament) -> None:
            best = None if winner is None else winner.id
            which = await TOURNAMENT_GAME.read(context, game)
            await rule(context, tournament, which, best, reason)

        await self._run(interaction, handle)

    async def _run(
        self,
        interaction: discord.Interaction[Pony],
        handler: Callable[[InteractionContext, Tournament], Awaitable[None]],
    ) -> None:
        """Carry out a command about the tournament that is meant."""

        async def handle(context: InteractionContext) -> None:
            await handler(context, await find_here(context))

        await self._router.run(interaction, handle)


async def setup(pony: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    stage = TournamentStage(pony.services, pony)
    pony.works["tournaments"] = Director(pony.services.matches.tournaments, stage)
    await pony.add_cog(TournamentsCog(pony.router))
