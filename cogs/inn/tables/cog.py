"""The commands about a table: `/seat`, `/act`, `/why`, `/look`, and `/table` for all that is done there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.values import RefusedError
from bot.text import GivenText
from bot.ui.commands import (
    ACTION,
    ANY_MATCH,
    BOARD,
    DOING,
    EXPLAIN,
    LOG,
    LOOK,
    LOOKS,
    MATCH_FOR_ACTION,
    MISSING,
    PICTURE,
    RUNNING_MATCH,
    WORDS,
    Typed,
    show_match,
    split_chain,
    text,
)
from bot.ui.context_menus import add_for_table
from bot.ui.interactions import asking, card, lobby, play, reading
from bot.ui.interactions.context import InteractionContext
from bot.ui.interactions.router import InteractionRouter
from bot.ui.messages.actions import REMATCH
from cogs.inn.tables.delivery import LostTables

if TYPE_CHECKING:
    from bot.client import Pony

MATCH = text("command-match-option")
ABOUT_MATCH = text("command-match-option.description")
EVERYWHERE = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
INSTALLED = app_commands.allowed_installs(guilds=True, users=False)


class TableCog(commands.Cog):
    """The commands about a table."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    @app_commands.command(name=text("command-seat"), description=text("command-seat.description"))
    @app_commands.rename(answer=text("command-seat.answer"), match=MATCH)
    @app_commands.describe(answer=text("command-seat.answer-description"), match=ABOUT_MATCH)
    @app_commands.choices(
        answer=[app_commands.Choice(name=text(f"answer-{choice}"), value=choice) for choice in asking.ANSWERS]
    )
    @app_commands.autocomplete(match=RUNNING_MATCH.complete)
    @EVERYWHERE
    @INSTALLED
    async def seat(
        self, interaction: discord.Interaction[Pony], answer: str | None = None, match: Typed | None = None
    ) -> None:
        """Open the own seat; answer what the others have asked for."""

        async def show(context: InteractionContext) -> None:
            if answer is None:
                await play.open_seat(context)
            else:
                await asking.answer_by_name(context, answer)

        await show_match(self._router, interaction, match, show)

    @app_commands.command(name=text("command-act"), description=text("command-act.description"))
    @app_commands.rename(action=text("command-act.action"), match=MATCH)
    @app_commands.describe(action=text("command-act.action-description"), match=ABOUT_MATCH)
    @app_commands.autocomplete(action=ACTION.complete, match=RUNNING_MATCH.complete)
    @EVERYWHERE
    @INSTALLED
    async def act(
        self, interaction: discord.Interaction[Pony], action: Typed, match: Typed | None = None
    ) -> None:
        """Play actions by their names."""

        async def show(context: InteractionContext) -> None:
            chain = await ACTION.read_chain(context, action)
            await play.act_by_name(context, split_chain(chain))

        await show_match(self._router, interaction, match, show)

    @app_commands.command(name=text("command-why"), description=text("command-why.description"))
    @app_commands.rename(choice=text("command-why.choice"), match=MATCH)
    @app_commands.describe(choice=text("command-why.choice-description"), match=ABOUT_MATCH)
    @app_commands.autocomplete(choice=MISSING.complete, match=RUNNING_MATCH.complete)
    @EVERYWHERE
    @INSTALLED
    async def why(
        self, interaction: discord.Interaction[Pony], choice: Typed = "", match: Typed | None = None
    ) -> None:
        """Explain why something is not offered."""

        async def show(context: InteractionContext) -> None:
            asked = await MISSING.read(context, choice)
            await reading.why_by_name(context, " ".join(asked.lower().split()))

        await show_match(self._router, interaction, match, show)

    @app_commands.command(name=text("command-look"), description=text("command-look.description"))
    @app_commands.rename(at=text("command-look.at"), name=text("command-look.name"), match=MATCH)
    @app_commands.describe(
        at=text("command-look.at-description"),
        name=text("command-look.name-description"),
        match=ABOUT_MATCH,
    )
    @app_commands.choices(
        at=[app_commands.Choice(name=text(f"look-{choice}"), value=choice) for choice in LOOKS]
    )
    @app_commands.autocomplete(name=LOOK.complete, match=ANY_MATCH.complete)
    @EVERYWHERE
    @INSTALLED
    async def look(
        self,
        interaction: discord.Interaction[Pony],
        at: str | None = None,
        name: Typed = "",
        match: Typed | None = None,
    ) -> None:
        """Show the table, or something of it, once more."""
        is_board = at == BOARD or (at is None and not name)

        async def show(context: InteractionContext) -> None:
            await _look(context, BOARD if is_board else at, name)

        await show_match(self._router, interaction, match, show, finished=True, public=is_board)

    @app_commands.command(name=text("command-table"), description=text("command-table.description"))
    @app_commands.rename(
        action=text("command-table.action"), player=text("command-table.player"), match=MATCH
    )
    @app_commands.describe(
        action=text("command-table.action-description"),
        player=text("command-table.player-description"),
        match=ABOUT_MATCH,
    )
    @app_commands.autocomplete(action=DOING.complete, match=MATCH_FOR_ACTION.complete)
    @EVERYWHERE
    @INSTALLED
    async def table(
        self,
        interaction: discord.Interaction[Pony],
        action: Typed | None = None,
        player: discord.User | None = None,
        match: Typed | None = None,
    ) -> None:
        """Show all that is done at a table; do one thing of it."""
        doing = card.find_action(self._router.services.presentation, action or "")

        async def show(context: InteractionContext) -> None:
            if doing is not None:
                await card.do(context, doing, None if player is None else player.id)
            elif action is not None:
                raise RefusedError("refused-action-unknown", name=GivenText(action))
            else:
                await card.show_card(context)

        async def play_again(context: InteractionContext) -> None:
            await lobby.play_again(context, player, match)

        if doing is REMATCH:
            await self._router.run(interaction, play_again, public=True)
        else:
            about_what_was = card.is_about_what_was(doing)
            await show_match(self._router, interaction, match, show, finished=about_what_was)


async def _look(context: InteractionContext, at: str | None, name: str) -> None:
    """Show something of a table. at: what; None for whatever is called so."""
    meant = await LOOK.read(context, name) if at in (None, PICTURE, EXPLAIN) else ""
    if at == BOARD:
        await lobby.show_table(context)
    elif at == WORDS:
        await reading.words(context)
    elif at == LOG:
        await reading.log(context)
    elif at == PICTURE or (at is None and await reading.is_picture(context, meant)):
        await reading.show_picture(context, meant)
    elif meant:
        await reading.show_thing(context, meant)
    else:
        await reading.what(context)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(TableCog(bot.router))
    bot.add_posts(LostTables(bot.services, bot, bot.store))
    add_for_table(bot.tree, bot.router, "command-my-seat", play.open_seat)
