"""`/table`: what is done at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

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
    RUNNING_MATCH,
    THING,
    Completion,
    Typed,
    split_chain,
    text,
)
from bot.ui.interactions import asking, house_rules, lobby, play, reading
from bot.ui.interactions.context import Handler, InteractionContext
from bot.ui.interactions.find_match import find_match
from bot.ui.interactions.router import InteractionRouter
from bot.ui.messages.offers import ENDS
from bot.ui.messages.table import FORMS
from cogs.inn.following import cog as following
from cogs.inn.following.pages import NOTHING, WISHES
from cogs.inn.review import cog as review

if TYPE_CHECKING:
    from bot.client import Pony


C = TypeVar("C", bound=Callable[..., Any])


def _table_command(key: str, complete: Completion = RUNNING_MATCH) -> Callable[[C], C]:
    """A command below `/table`, named and described by the catalogue, with the option `match`.

    complete: what completes that option.
    """

    def decorate(callback: C) -> C:
        app_commands.rename(match=text("command-match-option"))(callback)
        app_commands.describe(match=text("command-match-option.description"))(callback)
        app_commands.autocomplete(match=complete.complete)(callback)
        command: Any = app_commands.command(
            name=text(f"command-table-{key}"), description=text(f"command-table-{key}.description")
        )(callback)
        return cast("C", command)

    return decorate


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

        async def handle(context: InteractionContext) -> None:
            await find_match(context, match, finished=finished)
            await show(context)

        await self._router.run(interaction, handle, public=public)

    @_table_command("board", ANY_MATCH)
    async def board(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Post the table once more."""
        await self._show(interaction, match, lobby.show_table, finished=True, public=True)

    @_table_command("seat")
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

    @_table_command("undo")
    async def undo(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Take back the last move, or ask the others for it."""
        await self._show(interaction, match, play.undo)

    @_table_command("resign")
    async def resign(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Give up, after having been asked."""
        await self._show(interaction, match, play.ask_resign)

    @_table_command("record", ANY_MATCH)
    async def record(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The finished game as text."""
        await self._show(interaction, match, reading.record, finished=True)

    @_table_command("text", ANY_MATCH)
    async def words(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The whole position in words."""
        await self._show(interaction, match, reading.words, finished=True)

    @_table_command("log", ANY_MATCH)
    async def log(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Show what happened."""
        await self._show(interaction, match, reading.log, finished=True)

    @_table_command("replay", ANY_MATCH)
    async def replay(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The finished game as moving pictures."""
        await self._show(interaction, match, reading.replay, finished=True)

    @_table_command("step", ANY_MATCH)
    async def step(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The game once more, step by step."""
        await self._show(
            interaction, match, lambda context: review.open_story(context, context.match), finished=True
        )

    @_table_command("review", ANY_MATCH)
    async def review(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The finished game, looked back at by the house."""
        await self._show(
            interaction, match, lambda context: review.open_review(context, context.match), finished=True
        )

    @_table_command("share", ANY_MATCH)
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

    @app_commands.command(
        name=text("command-table-import"), description=text("command-table-import.description")
    )
    @app_commands.rename(file=text("command-table-import.file"))
    @app_commands.describe(file=text("command-table-import.file-description"))
    async def read_in(self, interaction: discord.Interaction[Pony], file: discord.Attachment) -> None:
        """A record of one's own, step by step."""

        async def handle(context: InteractionContext) -> None:
            await review.open_record(context, file)

        await self._router.run(interaction, handle)

    @_table_command("act")
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

    @_table_command("picture", ANY_MATCH)
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

    @_table_command("explain", ANY_MATCH)
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

    @_table_command("why")
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

    @_table_command("pace")
    async def pace(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """The pace of a table, and what everybody has left."""
        await self._show(interaction, match, asking.show_clocks)

    @_table_command("end")
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

    @_table_command("pause")
    async def pause(self, interaction: discord.Interaction[Pony], match: Typed | None = None) -> None:
        """Ask the others to pause, or go on."""
        await self._show(interaction, match, asking.pause)

    @_table_command("invite")
    @app_commands.rename(player=text("command-table-invite.player"))
    @app_commands.describe(player=text("command-table-invite.player-description"))
    async def invite(
        self, interaction: discord.Interaction[Pony], player: discord.User, match: Typed | None = None
    ) -> None:
        """Invite somebody to a table that has not begun."""

        async def show(context: InteractionContext) -> None:
            await house_rules.invite(context, player)

        await self._show(interaction, match, show)

    @_table_command("again", FINISHED_MATCH)
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

    @_table_command("follow", ANY_MATCH)
    @app_commands.rename(told=text("command-table-follow.told"))
    @app_commands.describe(told=text("command-table-follow.told-description"))
    @app_commands.choices(
        told=[
            app_commands.Choice(name=text(f"follow-choice-{each}"), value=each) for each in (*WISHES, NOTHING)
        ]
    )
    async def follow(
        self, interaction: discord.Interaction[Pony], told: str = "turns", match: Typed | None = None
    ) -> None:
        """Set what one wishes to be told of a table one does not play at."""

        async def show(context: InteractionContext) -> None:
            await following.follow(context, context.match, told)

        await self._show(interaction, match, show)

    @_table_command("remove")
    @app_commands.rename(player=text("command-table-remove.player"))
    @app_commands.describe(player=text("command-table-remove.player-description"))
    async def remove(
        self, interaction: discord.Interaction[Pony], player: discord.User, match: Typed | None = None
    ) -> None:
        """Ask the others to take somebody out of the game."""

        async def show(context: InteractionContext) -> None:
            await asking.remove(context, player)

        await self._show(interaction, match, show)

    @_table_command("substitute")
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

    @_table_command("house")
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
