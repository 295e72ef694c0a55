"""The desk: where every press arrives, is understood, carried out and answered."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any, Final

import discord

from bot.logs import get_logger
from bot.match.table import RefusedError
from bot.ui import lobbying, playing, reading, settling
from bot.ui.house import House
from bot.ui.ids import Kind, Press, UnreadableIdError, read
from bot.ui.parts import ALARM
from bot.ui.visit import Visit, who

log = get_logger("ui")

Handler = Callable[[Visit], Awaitable[None]]

IN_VAIN: Final = (10062, 40060)
"""Discord's codes for an answer nobody waits for any more: it came too late, or a first one has arrived."""

HANDLERS: Final[dict[Kind, Handler]] = {
    Kind.ACT: playing.act,
    Kind.PICK: playing.pick,
    Kind.WALK: playing.walk,
    Kind.SEAT: playing.open_seat,
    Kind.REFRESH: playing.open_seat,
    Kind.UNDO: playing.undo,
    Kind.AGREE: playing.agree,
    Kind.REFUSE: playing.refuse,
    Kind.RESIGN: playing.ask_resign,
    Kind.RESIGN_NOW: playing.resign,
    Kind.LOG: reading.log,
    Kind.RULES: reading.rules,
    Kind.MORE: reading.more,
    Kind.TEXT: reading.words,
    Kind.PICTURE: reading.picture,
    Kind.RECORD: reading.record,
    Kind.REPLAY: reading.replay,
    Kind.STANDINGS: reading.standings,
    Kind.JOIN: lobbying.join,
    Kind.LEAVE: lobbying.leave,
    Kind.BEGIN: lobbying.begin,
    Kind.CANCEL: lobbying.cancel,
    Kind.OPTION: lobbying.option,
    Kind.RULINGS: lobbying.rulings,
    Kind.THREAD: lobbying.thread,
    Kind.SETTING: settling.change,
    Kind.ERASE: settling.erase,
}


class Desk:
    """Answers presses and commands for one house; whatever goes wrong is told privately and politely."""

    def __init__(
        self, house: House, observe: Callable[[str, float], None] = lambda kind, seconds: None
    ) -> None:
        self.house = house
        self._observe = observe

    async def visit(
        self, interaction: discord.Interaction[Any], press: Press | None = None, values: tuple[str, ...] = ()
    ) -> Visit:
        """An interaction with its language; remembers how far the channel has gone."""
        channel = interaction.channel
        last = getattr(channel, "last_message_id", None)
        if channel is not None and last:
            self.house.newest.put(channel.id, last)
        language = await self.house.private_language(who(interaction), interaction.locale.value)
        visit = Visit(self.house, interaction, language, values=values)
        if press is not None:
            visit.press = press
        return visit

    async def pressed(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...] = ()
    ) -> None:
        """Answers a press of a button or a choice in a menu."""
        await self.run(interaction, lambda visit: self._press(visit, custom_id), values)

    async def run(
        self, interaction: discord.Interaction[Any], handler: Handler, values: tuple[str, ...] = ()
    ) -> None:
        """Carries out a handler; refusals and errors are answered here."""
        began = perf_counter()
        visit: Visit | None = None
        self.house.answers.owe(interaction.id)
        try:
            visit = await self.visit(interaction, None, values)
            await handler(visit)
        except RefusedError as error:
            await self._refuse(interaction, visit, error)
        except Exception as error:  # the person must hear of it, whatever it is
            await self.stumble(interaction, error)
        finally:
            self.house.answers.given(interaction.id)
            self._observe(visit.press.kind.name.lower() if visit else "lost", perf_counter() - began)

    async def _press(self, visit: Visit, custom_id: str) -> None:
        try:
            visit.press = read(custom_id)
        except UnreadableIdError:
            log.info("unreadable_id", user=visit.user, size=len(custom_id))
            raise RefusedError("refused-forged") from None
        await HANDLERS[visit.press.kind](visit)

    async def old_button(self, interaction: discord.Interaction[Any]) -> None:
        """Answers a component or a modal that no longer belongs to anything."""

        async def explain(visit: Visit) -> None:
            await lobbying.explain_old(visit)

        await self.run(interaction, explain)

    async def _refuse(
        self, interaction: discord.Interaction[Any], visit: Visit | None, error: RefusedError
    ) -> None:
        try:
            if visit is not None:
                await playing.refused(visit, error)
        except Exception as failure:
            await self.stumble(interaction, failure)

    async def stumble(self, interaction: discord.Interaction[Any], error: BaseException) -> None:
        """Tells somebody that something went wrong, with a reference that is in the log.

        An answer Discord no longer waits for is no such thing: what was asked has been done.
        """
        if isinstance(error, discord.HTTPException) and error.code in IN_VAIN:
            log.info("answered_in_vain", code=error.code)
            return
        reference = secrets.token_hex(4)
        log.error("unexpected", reference=reference, exc_info=error)
        try:
            visit = await self.visit(interaction)
            await visit.say(visit.translator("error-unexpected", reference=reference), accent=ALARM)
        except Exception as failure:
            log.warning("apology_failed", reference=reference, why=repr(failure))
