"""The router: where every press and command arrives, is understood, carried out and answered."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

import discord
from aiohttp import ClientError
from discord import app_commands, ui
from structlog.contextvars import bound_contextvars

from bot.logs import get_logger
from bot.match.values import RefusedError
from bot.metrics import INTERACTIONS
from bot.ui.former_names import find_former
from bot.ui.forms import Filled, read_form
from bot.ui.interactions import asking, card, component_files, house_rules, lobby, play, reading, solo
from bot.ui.interactions.context import HANDLERS, Handler, InteractionContext, check_access
from bot.ui.layout import ALARM
from bot.ui.memory import ARCHIVED, LOCKED
from bot.ui.page import TEMPLATE, ComponentId, UnreadableIdError, holds_large_number
from bot.ui.services import Services

log = get_logger("ui")

IN_VAIN: Final = (10062, 40060)
"""Discord's codes for an answer nobody waits for any more: it came too late, or a first one has arrived."""
ASLEEP: Final = {ARCHIVED: "thread-archived", LOCKED: "thread-locked"}
"""Discord's codes for a thread that takes no messages, and what is said of it."""
PRESSED: Final = (discord.InteractionType.component, discord.InteractionType.modal_submit)
ACKNOWLEDGE_AFTER: Final = 1.2
"""Seconds after which Discord is asked to wait longer than the three it grants."""
ANSWERING: Final = (asking, card, component_files, house_rules, lobby, play, reading, solo)
"""The modules of this floor whose functions answer presses; features around the games add theirs."""


class Routed(Protocol):
    """A client whose interactions are routed."""

    @property
    def router(self) -> InteractionRouter: ...


class Component(ui.DynamicItem[ui.Item[Any]], template=TEMPLATE):
    """A button or a select menu whose id says what it is for, as discord.py finds it: after any restart."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Component:
        """Called by discord.py when one of them is pressed."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Called by discord.py; everything else is the router's."""
        data: Any = interaction.data or {}
        client: Routed = interaction.client
        await client.router.press(interaction, self.custom_id, data.get("values", ()))


async def carry_out(
    context: InteractionContext, custom_id: str, values: Sequence[str], filled: Filled | None = None
) -> None:
    """Do what a component says, for who may see its match. Raises RefusedError."""
    try:
        context.target = ComponentId.parse(custom_id)
        answer = HANDLERS[context.target.kind]
    except (UnreadableIdError, KeyError):
        log.info("unreadable_id", user=context.user, size=len(custom_id))
        raise RefusedError("refused-forged") from None
    if any(map(holds_large_number, values)):
        raise RefusedError("refused-forged")
    context.match = context.target.match
    context.values = values
    context.filled = filled
    if context.match:
        await check_access(context, context.match)
    await answer(context)


class InteractionRouter:
    """The router of presses and commands; whatever goes wrong is told privately and politely."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def press(
        self,
        interaction: discord.Interaction[Any],
        custom_id: str,
        values: Sequence[str],
        filled: Filled | None = None,
    ) -> None:
        """Answer a press of a button, a choice in a menu, or a form that has been sent."""

        async def handle(context: InteractionContext) -> None:
            await carry_out(context, custom_id, values, filled)

        await self.run(interaction, handle)

    async def run(
        self, interaction: discord.Interaction[Any], handler: Handler, *, public: bool = False
    ) -> None:
        """Carry out a handler; refusals and errors are answered here.

        public: whether the answer to a command is for everybody.
        """
        context = InteractionContext(self.services, interaction, "en", public=public)
        self._note_newest(interaction)
        # Whatever is logged on the way, the commit among it, names the interaction.
        with bound_contextvars(interaction=interaction.id):
            await self._answer(context, handler)

    async def _answer(self, context: InteractionContext, handler: Handler) -> None:
        outcome = "failed"
        began = asyncio.get_running_loop().time()
        try:
            with self.services.backpressure.begin(context.interaction.id):
                outcome = await self._handle(context, handler)
            await self._say_untold(context)
        except Exception as error:  # the person must hear of it, whatever it is
            await self.stumble(context.interaction, error, context)
        finally:
            kind, seconds = _kind(context), asyncio.get_running_loop().time() - began
            INTERACTIONS.labels(kind, outcome).inc()
            log.info(
                "interaction", kind=kind, outcome=outcome, match=context.match, seconds=round(seconds, 4)
            )

    async def _handle(self, context: InteractionContext, handler: Handler) -> str:
        """Handle an interaction; return what became of it: answered, or refused."""
        async with self._acknowledged(context):
            context.language = await self._language(context.interaction)
            try:
                await handler(context)
            except RefusedError as error:
                await play.explain_refusal(context, error)
                return "refused"
        return "answered"

    async def context(self, interaction: discord.Interaction[Any]) -> InteractionContext:
        """An interaction in its language, for an autocomplete."""
        return InteractionContext(self.services, interaction, await self._language(interaction))

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Answer forms, and buttons that are not ours, or no longer; all else has its own way."""
        data: Any = interaction.data or {}
        custom_id = data.get("custom_id", "")
        if interaction.type not in PRESSED:
            return
        if TEMPLATE.fullmatch(custom_id) is None:
            await self.explain_old_button(interaction)
        elif interaction.type is discord.InteractionType.modal_submit:
            await self.press(interaction, custom_id, (), read_form(interaction))

    async def explain_old_command(self, interaction: discord.Interaction[Any], path: str) -> None:
        """Answer a command that Discord still shows, though it has another name now, or other options."""

        async def handle(context: InteractionContext) -> None:
            former = find_former(path)
            if former is None:
                await context.say(context.translator("command-changed"))
                return
            now = former.tell(context.translator, context.presentation.games)
            await context.say(
                context.translator("command-moved", old=former.tell_old(context.language), now=now)
            )

        await self.run(interaction, handle)

    async def explain_old_button(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a component or a form that no longer belongs to anything."""
        await self.run(interaction, lobby.explain_old_button)

    async def stumble(
        self,
        interaction: discord.Interaction[Any],
        error: BaseException,
        context: InteractionContext | None = None,
    ) -> None:
        """Tell somebody that something went wrong, with a reference that is in the log.

        An answer Discord no longer waits for is no such thing: what was asked has been done.
        """
        if isinstance(error, discord.HTTPException) and error.code in IN_VAIN:
            log.info("answered_in_vain", code=error.code)
            return
        if isinstance(error, discord.HTTPException) and error.code in ASLEEP:
            log.info("thread_takes_no_answer", code=error.code)
            await self._say_asleep(interaction, ASLEEP[error.code], context)
            return
        reference = secrets.token_hex(4)
        log.error("unexpected", reference=reference, exc_info=error)
        try:
            context = context or await self.context(interaction)
            await context.say(context.translator("error-unexpected", reference=reference), accent=ALARM)
        except Exception as failure:
            log.warning("apology_failed", reference=reference, why=repr(failure))

    async def _say_untold(self, context: InteractionContext) -> None:
        """Say what could not be told of a table before."""
        if context.match and (said := self.services.tables.take_untold(context.match, context.user)):
            await context.say(said, accent=ALARM)

    async def _say_asleep(
        self, interaction: discord.Interaction[Any], sentence: str, context: InteractionContext | None
    ) -> None:
        """Say privately why nothing is to be seen in a thread, though what was asked has been done."""
        try:
            context = context or await self.context(interaction)
            await context.say(context.translator(sentence))
        except (discord.HTTPException, ClientError, OSError) as failure:
            log.info("not_said", code=getattr(failure, "code", None))

    async def _language(self, interaction: discord.Interaction[Any]) -> Any:
        return await self.services.languages.of_user(interaction.user.id, interaction.locale.value)

    def _note_newest(self, interaction: discord.Interaction[Any]) -> None:
        channel = interaction.channel
        last = getattr(channel, "last_message_id", None)
        if channel is not None and last:
            self.services.tables.note_newest(channel.id, last)

    @asynccontextmanager
    async def _acknowledged(self, context: InteractionContext) -> AsyncIterator[None]:
        """The time of a handler; where it takes long, Discord is asked to wait."""

        async def acknowledge() -> None:
            await asyncio.sleep(ACKNOWLEDGE_AFTER)
            # What is under way is not given up: the answer waits for it.
            await asyncio.shield(context.acknowledge())

        waiting = asyncio.create_task(acknowledge(), name="acknowledging")
        try:
            yield
        finally:
            waiting.cancel()


def _kind(context: InteractionContext) -> str:
    """Return what an interaction is counted as: a command by its name, a component by what it does."""
    command = context.interaction.command
    return context.target.kind.name.lower() if command is None else f"/{command.qualified_name}"


# The tree of commands, and what becomes of an error in one of them.

TREE: Final = "discord.app_commands.tree"
"""The logger by which discord.py alone tells of an error in an autocomplete, with who typed and where."""


class Failures(logging.Filter):
    """A log filter that counts what discord.py tells of an error, and tells it of nobody, like all else."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let pass whatever is no error."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return True
        error = getattr(error, "original", error)
        if isinstance(error, discord.HTTPException) and error.code in IN_VAIN:
            # Somebody types faster than Discord asks: nobody waits for these any more.
            INTERACTIONS.labels("autocomplete", "late").inc()
            return False
        INTERACTIONS.labels("autocomplete", "failed").inc()
        command = str(record.args[0]) if isinstance(record.args, tuple) and record.args else ""
        log.error("autocomplete_failed", command=command, exc_info=error)
        return False


FAILURES: Final = Failures()


BELOW: Final = (1, 2)
"""What Discord writes for a command below another, and for a group of them."""


class CommandTree(app_commands.CommandTree[Any]):
    """The commands; an error in one is told politely."""

    def __init__(self, client: Any, *, fallback_to_global: bool = True) -> None:
        super().__init__(client, fallback_to_global=fallback_to_global)
        logging.getLogger(TREE).addFilter(FAILURES)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Answer here what Discord still shows, though it is gone or takes other options."""
        is_command = interaction.type is discord.InteractionType.application_command
        if not is_command or self._knows(interaction.data):
            return True
        await self.client.router.explain_old_command(interaction, read_path(interaction))
        return False

    def _knows(self, sent: Any) -> bool:
        """Check whether there is the command sent, with the options sent."""
        kind, options = discord.AppCommandType(sent.get("type", 1)), sent.get("options", ())
        command: Any = self.get_command(sent["name"], type=kind)
        while options and options[0]["type"] in BELOW:
            command = (
                command.get_command(options[0]["name"]) if isinstance(command, app_commands.Group) else None
            )
            options = options[0].get("options", ())
        if isinstance(command, app_commands.Command):
            return {option["name"] for option in options} <= {
                parameter.display_name for parameter in command.parameters
            }
        return isinstance(command, app_commands.ContextMenu)

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer an error that no handler has answered."""
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            await self.client.router.explain_old_command(interaction, read_path(interaction))
        else:
            await self.client.router.stumble(interaction, getattr(error, "original", error))


def read_path(interaction: discord.Interaction[Any]) -> str:
    """The words of a command, as Discord sends them."""
    data: Any = interaction.data or {}
    words = []
    while data:
        words.append(str(data.get("name", "")))
        data = next((option for option in data.get("options", ()) if option.get("type") in BELOW), None)
    return " ".join(words)
