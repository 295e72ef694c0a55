"""`/server check`: tries out, in a channel, everything the bot relies on there, and says what to change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import discord
from aiohttp import ClientError
from discord import app_commands

from bot.logs import get_logger
from bot.match.values import RefusedError
from bot.text import Language
from bot.ui.commands import add_below, text
from bot.ui.interactions.context import InteractionContext, managed_guild, on
from bot.ui.interactions.router import InteractionRouter
from bot.ui.page import Kind, Page, close_after_sending
from bot.ui.services import Services, Verdict
from cogs.inn.check.pages import list_verdicts, report_page
from cogs.inn.check.service import check, remember, try_everything
from cogs.inn.check.trials import DiscordTrials, Room, find_foreign_locale

if TYPE_CHECKING:
    from bot.client import Pony

log = get_logger("check")


class AnsweredTrials(DiscordTrials):
    """The steps where somebody waits for an answer, which is the first of them."""

    def __init__(self, context: InteractionContext, *given: Any, **named: Any) -> None:
        super().__init__(context.services, *given, **named)
        self._context = context
        self._answer: int | None = None
        self.tries = {"answer": self._show_answer, "answer-edit": self._change_answer, **self.tries}

    async def _show_answer(self) -> None:
        page = self.page(picture=0)
        try:
            await self._context.services.page_pictures.paint(page)
        finally:
            # In words, where no picture comes.
            self._answer = await self._context.show_below(page)

    async def _change_answer(self) -> None:
        assert self._answer is not None
        layout, files = await self.paint(1)
        with close_after_sending(files):
            await self._context.interaction.followup.edit_message(
                self._answer, view=layout, attachments=files
            )

    async def show(self, page: Page) -> None:
        """Show what was found out in place of the answer."""
        try:
            if self._answer is not None:
                await self._context.interaction.followup.edit_message(
                    self._answer, view=page.build([]), attachments=[]
                )
                return
        except (discord.HTTPException, ClientError, OSError) as error:
            log.info("answer_lost", code=getattr(error, "code", None))
        await self._context.show_below(page)


@on(Kind.CHECK)
async def try_out(context: InteractionContext) -> None:
    """Try everything out in this channel, and say what works, what does not and what to change."""
    guild, interaction = managed_guild(context), context.interaction
    room = interaction.channel
    if interaction.guild is None or not isinstance(room, Room):
        raise RefusedError("check-nowhere")
    settings = await context.matches.guild_settings(guild)
    trials = AnsweredTrials(
        context,
        room,
        interaction.app_permissions,
        interaction.user,
        context.language,
        role=settings.called,
        locale=find_foreign_locale(interaction.guild, settings.language),
    )
    report, at = await check(guild, trials), context.services.now()
    if report.knows_of_edits and not report.anew:
        # What was found out is newer than what is remembered of all servers.
        context.services.picture_edits.are_refused = False
    await remember(context.matches, guild, report, at)
    await trials.show(report_page(context.translator, report, at))


def make_command(router: InteractionRouter) -> app_commands.Command[Any, ..., None]:
    """Make the command below `/server`."""

    async def check_here(interaction: discord.Interaction[Pony]) -> None:
        await router.run(interaction, try_out)

    name, about = text("command-server-check"), text("command-server-check.description")
    return app_commands.Command(name=name, description=about, callback=check_here)


async def examine(
    services: Services,
    room: discord.abc.GuildChannel | discord.Thread,
    person: discord.User | None,
    language: Language,
) -> Sequence[Verdict]:
    """Try everything out in a channel but answers. Discord's markdown stands in what is said."""
    translator = services.presentation.translator(language)
    if not isinstance(room, Room):
        return [Verdict(is_well=False, text=translator("check-nowhere"))]
    settings = await services.matches.guild_settings(room.guild.id)
    allowed = room.permissions_for(room.guild.me)
    locale = find_foreign_locale(room.guild, settings.language)
    trials = DiscordTrials(services, room, allowed, person, language, role=settings.called, locale=locale)
    return list_verdicts(translator, await try_everything(trials), f"#{room.name}")


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    bot.examinations.append(examine)
    bot.when_loaded(lambda: add_below(bot.tree, "server", make_command(bot.router)))
