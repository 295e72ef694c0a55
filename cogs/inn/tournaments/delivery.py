"""Tournaments on Discord: the message that shows how one stands, and the threads of its games."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import discord
from aiohttp import ClientError

from bot.logs import get_logger
from bot.match.tournaments.model import Game, Tournament
from bot.match.workers import LaterError, UndeliverableError
from bot.text import Language
from bot.ui.delivery.refusals import SOON, note_refusal
from bot.ui.interactions.lobby import LONGEST_THREAD_NAME, create_thread
from bot.ui.memory import BoundedDict
from bot.ui.page import Page, close_after_sending
from bot.ui.services import Services
from bot.worker import WorkerError
from cogs.inn.tournaments.pages import thread_name, thread_page, tournament_page
from cogs.inn.tournaments.pictures import drawn_users

log = get_logger("tournaments")

GONE: Final = (10008, 30046)
"""Discord's codes for a message that is not there any more, or too old to be edited again."""


class TournamentStage:
    """The messages of tournaments. Everything may be asked for twice, and shows how things stand then."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._last: BoundedDict[int, tuple[str, int]] = BoundedDict()
        """Phase and round that were shown last, as far as it is known: with others it is posted anew."""

    async def open_thread(self, tournament: Tournament, game: Game) -> int:
        """The thread of a game, with who plays in it called once; found again where it was made before."""
        try:
            return (await self._open_thread(tournament, game)).id
        except discord.DiscordException as error:
            raise _explain(error) from error
        except (OSError, TimeoutError, ClientError) as error:
            raise LaterError(SOON) from error

    async def show(self, tournament: Tournament) -> int:
        """Bring the message of a tournament up to date; return which one it is then.

        With a new round, and at the end, it is posted anew, for it may have scrolled away.
        """
        try:
            return await self._show(tournament)
        except discord.DiscordException as error:
            raise _explain(error) from error
        except (OSError, TimeoutError, ClientError) as error:
            raise LaterError(SOON) from error

    async def _open_thread(self, tournament: Tournament, game: Game) -> discord.Thread:
        earlier = next(
            (pairing for pairing in tournament.pairings(game.round) if pairing.games[0].table == game.table),
            None,
        )
        if game.leg > 1 and earlier is not None and earlier.games[0].channel is not None:
            known = await self._client.fetch_channel(earlier.games[0].channel)
            if isinstance(known, discord.Thread):
                return known
        language = await self._language(tournament)
        name = thread_name(self._services.presentation.translator(language), tournament, game)
        name = name[:LONGEST_THREAD_NAME]
        channel = await self._client.fetch_channel(tournament.channel)
        if not isinstance(channel, discord.TextChannel):
            raise UndeliverableError("no text channel")
        threads = [
            active_thread
            for active_thread in await channel.guild.active_threads()
            if active_thread.name == name
        ]
        thread = next(
            (active_thread for active_thread in threads if active_thread.parent_id == channel.id), None
        )
        if thread is None:
            thread = await create_thread(channel, name)
        if thread.last_message_id is None:
            people = [tournament.entrant_of(player).user for player in game.players]
            users = [discord.Object(user) for user in people if user > 0]
            page = thread_page(self._services.presentation, tournament, game, language)
            await thread.send(view=page.build([]), allowed_mentions=discord.AllowedMentions(users=users))
        return thread

    async def _show(self, tournament: Tournament) -> int:
        language = await self._language(tournament)
        translator = self._services.presentation.translator(language)
        names = None
        if tournament.games:
            names = await self._services.presentation.names.of(drawn_users(tournament), translator)
        card = (await self._services.matches.guild_settings(tournament.guild)).title_cards
        page = tournament_page(self._services.presentation, tournament, language, names, card=card)
        with suppress(WorkerError):
            await self._services.page_pictures.draw(page)
        channel = self._client.get_partial_messageable(tournament.channel, guild_id=tournament.guild)
        before, now = self._last.get(tournament.id), (tournament.phase, tournament.round)
        self._last.put(tournament.id, now)
        stays = before in (None, now)
        if tournament.message is not None and stays:
            message = channel.get_partial_message(tournament.message)
            if await self._edit(message, tournament.guild, page):
                return tournament.message
        layout, files = self._services.page_pictures.compose(page)
        with close_after_sending(files):
            posted = await channel.send(
                view=layout, files=files, allowed_mentions=discord.AllowedMentions.none()
            )
        if tournament.message is not None:
            with suppress(discord.HTTPException):
                await channel.get_partial_message(tournament.message).delete()
        return posted.id

    async def _edit(self, message: discord.PartialMessage, guild: int, page: Page) -> bool:
        """Edit a message to show a page; return whether that could be done."""
        layout, files = self._services.page_pictures.compose(page)
        refused = await self._services.picture_edits.are_refused_on(guild)
        attachments: Any = [] if refused else files
        if not attachments:
            layout = page.build([])
        try:
            with close_after_sending(files):
                await message.edit(
                    view=layout, attachments=attachments, allowed_mentions=discord.AllowedMentions.none()
                )
        except discord.HTTPException as error:
            if error.code in GONE or (attachments and self._services.picture_edits.note(error)):
                return False
            raise
        return True

    async def _language(self, tournament: Tournament) -> Language:
        guild = self._client.get_guild(tournament.guild)
        locale = guild.preferred_locale.value if guild is not None else None
        return await self._services.languages.of_guild(tournament.guild, locale)


def _explain(error: discord.DiscordException) -> LaterError | UndeliverableError:
    """Return the error that says whether the trouble may pass."""
    if isinstance(error, discord.RateLimited):
        return LaterError(error.retry_after)
    if isinstance(error, discord.HTTPException):
        meaning = note_refusal(error, "tournament", private=False)
        if meaning.course == "later":
            return LaterError(meaning.seconds)
    return UndeliverableError(str(error))
