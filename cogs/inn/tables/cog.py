"""`/table`: what is done at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.match.match import LEVELS
from bot.ui.commands import (
    ACTION,
    ANY_MATCH,
    FINISHED_MATCH,
    MISSING,
    PICTURE,
    THING,
    Typed,
    show_match,
    split_chain,
    table_command,
    text,
)
from bot.ui.interactions import asking, house_rules, lobby, play, reading
from bot.ui.interactions.context import Handler, InteractionContext
from bot.ui.interactions.router import InteractionRouter
from bot.ui.messages.offers import ENDS
from bot.ui.messages.table import FORMS

if TYPE_CHECKING:
    from bot.client import Pony


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
@app_commands.allowed_installs(guilds=True, users=False)
class TableCog(
    commands.GroupCog,
    group_name=text("command-table"),
    group_description=text("command-table.description"),
):
    """The commands about a table."""

    def __init__(self, router: InteractionRouter) -> None:
        self._router = router

    async def _show(
        self,
        interaction: discord.Interaction[Pony],
        match: str | None,
        show: Handler,
        *,
        finished: bool = False,
        public: bool = False,
    ) -> None:
        """Show something of a match. finished: of one that is over, too."""
        await show_match(self._router, interaction, match, show, finished=finished, public=public)

    @table_command("board", ANY_MATCH)
    async def board(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Post the table once more."""
        await self._show(interaction, match, lobby.show_table, finished=True, public=True)

    @table_command("seat")
    @app_commands.rename(answer=text("command-table-seat.answer"))
    @app_commands.describe(answer=text("command-table-seat.answer-description"))
    @app_commands.choices(
        answer=[app_commands.Choice(name=text(f"answer-{each}"), value=each) for each in asking.ANSWERS]
    )
    async def seat(
        self, interaction: discord.Interaction[Pony], answer: str | None = None, match: Typed | None = None
    ) -> None:
        """Open the own seat; answer what the others have asked for."""

        async def show(context: InteractionContext) -> None:
            if answer is None:
                await play.open_seat(context)
            else:
                await asking.answer_by_name(context, answer)

        await self._show(interaction, match, show)

    @table_command("undo")
    async def undo(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Take back the last move, or ask the others for it."""
        await self._show(interaction, match, play.undo)

    @table_command("resign")
    async def resign(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Give up, after having been asked."""
        await self._show(interaction, match, play.ask_resign)

    @table_command("record", ANY_MATCH)
    async def record(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The finished game as text."""
        await self._show(interaction, match, reading.record, finished=True)

    @table_command("text", ANY_MATCH)
    async def words(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The whole position in words."""
        await self._show(interaction, match, reading.words, finished=True)

    @table_command("log", ANY_MATCH)
    async def log(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Show what happened."""
        await self._show(interaction, match, reading.log, finished=True)

    @table_command("replay", ANY_MATCH)
    async def replay(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The finished game as moving pictures."""
        await self._show(interaction, match, reading.replay, finished=True)

    @table_command("share", ANY_MATCH)
    @app_commands.rename(form=text("command-table-share.form"))
    @app_commands.describe(form=text("command-table-share.form-description"))
    @app_commands.choices(
        form=[app_commands.Choice(name=text(f"share-form-{each}"), value=each) for each in FORMS]
    )
    async def share(
        self, interaction: discord.Interaction[Pony], form: str = "picture", match: Typed | None = None
    ) -> None:
        """Show a finished game to everybody here."""

        async def show(context: InteractionContext) -> None:
            await reading.share(context, next(each for each in FORMS if each == form))

        await self._show(interaction, match, show, finished=True, public=True)

    @table_command("act")
    @app_commands.rename(action=text("command-table-act.action"))
    @app_commands.describe(action=text("command-table-act.action-description"))
    @app_commands.autocomplete(action=ACTION.complete)
    async def act(
        self, interaction: discord.Interaction[Pony], action: Typed, match: Typed | None = None
    ) -> None:
        """Play actions by their names."""

        async def show(context: InteractionContext) -> None:
            chain = await ACTION.read_chain(context, action)
            await play.act_by_name(context, split_chain(chain))

        await self._show(interaction, match, show)

    @table_command("picture", ANY_MATCH)
    @app_commands.rename(picture=text("command-table-picture.picture"))
    @app_commands.describe(picture=text("command-table-picture.picture-description"))
    @app_commands.autocomplete(picture=PICTURE.complete)
    async def picture(
        self, interaction: discord.Interaction[Pony], picture: Typed, match: Typed | None = None
    ) -> None:
        """One picture, bigger."""

        async def show(context: InteractionContext) -> None:
            await reading.show_picture(context, await PICTURE.read(context, picture))

        await self._show(interaction, match, show, finished=True)

    @table_command("explain", ANY_MATCH)
    @app_commands.rename(thing=text("command-table-explain.thing"))
    @app_commands.describe(thing=text("command-table-explain.thing-description"))
    @app_commands.autocomplete(thing=THING.complete)
    async def explain(
        self, interaction: discord.Interaction[Pony], thing: Typed, match: Typed | None = None
    ) -> None:
        """Explain something of the game."""

        async def show(context: InteractionContext) -> None:
            await reading.show_thing(context, await THING.read(context, thing))

        await self._show(interaction, match, show, finished=True)

    @table_command("why")
    @app_commands.rename(choice=text("command-table-why.choice"))
    @app_commands.describe(choice=text("command-table-why.choice-description"))
    @app_commands.autocomplete(choice=MISSING.complete)
    async def why(
        self, interaction: discord.Interaction[Pony], choice: Typed = "", match: Typed | None = None
    ) -> None:
        """Explain why something is not offered."""

        async def show(context: InteractionContext) -> None:
            asked = await MISSING.read(context, choice)
            await reading.why_by_name(context, " ".join(asked.lower().split()))

        await self._show(interaction, match, show)

    @table_command("pace")
    async def pace(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The pace of a table, and what everybody has left."""
        await self._show(interaction, match, asking.show_clocks)

    @table_command("end")
    @app_commands.rename(result=text("command-table-end.result"))
    @app_commands.describe(result=text("command-table-end.result-description"))
    @app_commands.choices(
        result=[app_commands.Choice(name=text(f"button-propose-{each}"), value=each) for each in ENDS]
    )
    async def end(
        self,
        interaction: discord.Interaction[Pony],
        result: str = "end",
        match: Typed | None = None,
    ) -> None:
        """Ask the others to end the game."""

        async def show(context: InteractionContext) -> None:
            await asking.propose_to_all(context, result)

        await self._show(interaction, match, show)

    @table_command("pause")
    async def pause(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Ask the others to pause, or go on."""
        await self._show(interaction, match, asking.pause)

    @table_command("invite")
    @app_commands.rename(player=text("command-table-invite.player"))
    @app_commands.describe(player=text("command-table-invite.player-description"))
    async def invite(
        self, interaction: discord.Interaction[Pony], player: discord.User, match: Typed | None = None
    ) -> None:
        """Invite somebody to a table that has not begun."""

        async def show(context: InteractionContext) -> None:
            await house_rules.invite(context, player)

        await self._show(interaction, match, show)

    @table_command("again", FINISHED_MATCH)
    @app_commands.rename(friend=text("command-table-again.friend"))
    @app_commands.describe(friend=text("command-table-again.friend-description"))
    async def again(
        self,
        interaction: discord.Interaction[Pony],
        friend: discord.User | None = None,
        match: Typed | None = None,
    ) -> None:
        """Invite the people of a finished game to another one."""

        async def handle(context: InteractionContext) -> None:
            await lobby.play_again(context, friend, match)

        await self._router.run(interaction, handle, public=True)

    @table_command("remove")
    @app_commands.rename(player=text("command-table-remove.player"))
    @app_commands.describe(player=text("command-table-remove.player-description"))
    async def remove(
        self, interaction: discord.Interaction[Pony], player: discord.User, match: Typed | None = None
    ) -> None:
        """Ask the others to take somebody out of the game."""

        async def show(context: InteractionContext) -> None:
            await asking.remove(context, player)

        await self._show(interaction, match, show)

    @table_command("substitute")
    @app_commands.rename(
        newcomer=text("command-table-substitute.newcomer"), player=text("command-table-substitute.player")
    )
    @app_commands.describe(
        newcomer=text("command-table-substitute.newcomer-description"),
        player=text("command-table-substitute.player-description"),
    )
    async def substitute(
        self,
        interaction: discord.Interaction[Pony],
        newcomer: discord.User,
        player: discord.User | None = None,
        match: Typed | None = None,
    ) -> None:
        """Ask the others to agree that somebody takes over a seat."""

        async def show(context: InteractionContext) -> None:
            await asking.hand_on(context, newcomer, player)

        await self._show(interaction, match, show)

    @table_command("house")
    @app_commands.rename(player=text("command-table-house.player"), level=text("command-solo.level"))
    @app_commands.describe(
        player=text("command-table-house.player-description"),
        level=text("command-solo.level-description"),
    )
    @app_commands.choices(
        level=[app_commands.Choice(name=text(f"level-{each}"), value=each) for each in LEVELS]
    )
    async def house(
        self,
        interaction: discord.Interaction[Pony],
        player: discord.User,
        level: str = asking.USUAL_LEVEL,
        match: Typed | None = None,
    ) -> None:
        """Ask the others to let the house play for somebody."""

        async def show(context: InteractionContext) -> None:
            await asking.ask_for(context, player.id, level)

        await self._show(interaction, match, show)


async def setup(bot: Pony) -> None:
    """Called by discord.py when the module is loaded as an extension."""
    await bot.add_cog(TableCog(bot.router))
