"""The driver of user journeys on SimCord, in the words of `bot.sandbox.control.driver`.

A journey that uses `Person`, `Seen` and `Answer` alone runs on the sandbox too. The outbox works outside
SimCord's bookkeeping, which a worker that waits for ever would never let rest; `Inn.calm` waits until
the outbox has nothing left that can be delivered.
"""

from __future__ import annotations

import asyncio
import contextvars
import logging
import os
import traceback
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from unittest.mock import patch

import orjson
import simcord
from simcord import interactions
from simcord._runtime import _BOT_SCOPE as BOT_SCOPE
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.components import walk_components
from simcord.enums import AppCommandType, ComponentType, InteractionType

from bot.agents import Budget
from bot.client import Plan, Pony, all_bundles
from bot.sandbox import Answer, SeenMessage, WorldPlan
from bot.sandbox.client.modals import fill_modal
from bot.sandbox.errors import Violation
from bot.sandbox.limits.commands import check_commands
from bot.sandbox.limits.components import check_components, check_modal
from bot.ui.delivery import dispatcher, table_delivery
from tests.databases import open_sqlite
from tests.simcord.copies import quick_copies
from tests.sketcher import Sketcher
from tests.waiting import PATIENCE
from tests.wire.contract import SPECIFICATION, contract

T = TypeVar("T")

NOBODY_TELLS = 0.01
"""Seconds between two looks at what no task tells."""
AGAIN = 0.02
"""Seconds after which the bot looks again whether a table or a panel is open: up to a second in real life."""
STATUS = {
    "message": "message",
    "deferred": "deferred",
    "deferred_update": "acknowledged",
    "update": "updated",
}
STATUS |= {"modal": "modal", "autocomplete": "choices"}
SELECTS = {
    ComponentType.STRING_SELECT,
    ComponentType.CHANNEL_SELECT,
    ComponentType.USER_SELECT,
    ComponentType.ROLE_SELECT,
}
TEN_MIB = 10 * 1024 * 1024
HEARD = ("posts", "ui")
"""Loggers whose errors make a journey fail: of posts to servers, and of presses and commands."""
_in_order: set[bytes] = set()
"""What bots have registered and may."""
OPEN_MODAL = 9
"""Discord's number of an answer that opens a form."""


class ImpossibleError(Exception):
    """The client would not have let the person do this."""


@dataclass(frozen=True, slots=True)
class Ping:
    """Somebody whom a message has called."""

    message: int
    user: str


class Inn:
    """An open inn on SimCord: people, channels, and the powers above them."""

    def __init__(self, env: simcord.Env, place: Path, bundles: Any, public: str | None = None) -> None:
        self.env = env
        self.place = place
        self.public = public
        self.plan = WorldPlan()
        self._titles = bundles
        self._locales = {person.name: person.locale for person in self.plan.people}
        self.guild_locale = "en-US"
        self.users: dict[str, simcord.UserHandle] = {}
        self.members: dict[str, simcord.MemberActor] = {}
        self.complaints: list[str] = []
        self.forgiven: set[str] = set()
        """Parts of the bot's own complaints (log lines of level error) that belong to the test."""
        self._pings: list[tuple[int, int]] = []
        env.backend.subscribers.append(self._note_pings)

    @property
    def pony(self) -> Pony:
        """The bot of the moment."""
        bot = self.env.bot
        assert isinstance(bot, Pony)
        return bot

    def furnish(self) -> None:
        """People and channels as the sandbox has them."""
        guild = self.env.create_guild(self.plan.guilds[0].name, preferred_locale=self.guild_locale)
        for channel in self.plan.guilds[0].channels:
            guild.create_text_channel(channel.name)
        manager = guild.create_role("innkeeper", permissions=_manage())
        for person in self.plan.people:
            self.users[person.name] = self.env.create_user(person.name, global_name=person.display)
            roles = [manager] if person.manager else []
            self.members[person.name] = guild.add_member(self.users[person.name], roles=roles)

    def person(self, name: str, channel: str = "table-1") -> Person:
        """A person by user name, in a channel; `dm` is the DM with the bot."""
        return Person(self, name, channel)

    def user_id(self, name: str) -> int:
        """A person's user id."""
        return self.users[name].id

    def locale(self, name: str) -> str:
        """A person's language at Discord."""
        return self._locales[name]

    def set_locale(self, name: str, locale: str) -> None:
        """Changes a person's language at Discord."""
        self._locales[name] = locale

    def channel_id(self, channel: str, name: str) -> int:
        """A channel by name or mention, a thread by its id, or somebody's DM."""
        if channel == "dm":
            return self.users[name].dm_channel.id
        guild_channel = self.env.guild.channels.get(channel)
        return guild_channel.id if guild_channel is not None else int(channel)

    async def calm(self) -> None:
        """Waits until the bot has done everything that can be done now."""
        end = asyncio.get_running_loop().time() + PATIENCE
        while asyncio.get_running_loop().time() < end:
            await self.env.settle()
            if not _notices_being_drawn() and not await self._is_something_to_do():
                await self.env.settle()
                return
            if tasks := _notices_being_drawn() | self.pony.outbox.tasks:
                await asyncio.wait(tasks, timeout=AGAIN, return_when=asyncio.FIRST_COMPLETED)
            else:
                await asyncio.sleep(NOBODY_TELLS)
        raise TimeoutError("the outbox does not come to rest")

    async def _is_something_to_do(self) -> bool:
        if not self.pony.outbox.rests or await self.pony.store.outbox(1):
            return True
        return bool(await self.pony.services.matches.tournaments.to_do())

    async def advance(self, seconds: float) -> None:
        """Lets time pass."""
        await self.env.advance_time(seconds)
        await self.pony.alarm.look()
        for name in ("tournaments", "votes"):
            self.pony.works[name].wake()
        await self.calm()

    async def restart(self) -> None:
        """The process ends and another one begins: nothing but the database is left."""
        await self.calm()
        await self.kill()
        await self.calm()

    async def kill(self) -> None:
        """The process ends in the midst of whatever it does, and another one begins."""
        old = self.pony
        for work in old.works.values():
            await work.stop()
        await old.alarm.stop()
        await old.outbox.stop(0.0)
        old.services.pictures.close()
        await old.store.close()
        await self.env.restart_bot(await new_pony(self.place, self._titles, self.env.now, self.public))
        self.start_outbox()

    def start_outbox(self) -> None:
        """Lets the outbox work, outside SimCord's bookkeeping."""
        context = contextvars.copy_context()
        context.run(BOT_SCOPE.set, None)
        self._post = asyncio.get_running_loop().create_task(self.pony.open_outbox(), context=context)

    async def fetch(self, url: str) -> bytes:
        """A file that hangs in a message."""
        return bytes(self.env.backend.cdn.get(url))

    def delete_message(self, channel: str, message: SeenMessage) -> None:
        """Deletes a message as a moderator."""
        self.env.backend.delete_message(self.channel_id(channel, ""), int(message.id))

    def delete_channel(self, channel: str) -> None:
        """Deletes a channel."""
        self.env.backend.delete_channel(self.channel_id(channel, ""))

    def fault(
        self, method: str, path: str, status: int, code: int, times: int | None = 1, why: str = "injected"
    ) -> None:
        """Makes requests fail."""
        self.env.inject_error(method, path, status=status, code=code, message=why, times=times)

    def clear_faults(self) -> None:
        """Ends all faults."""
        self.env.backend.faults.clear()

    def close_dms(self, name: str) -> None:
        """Closes somebody's DMs to the bot."""
        path = f"/channels/{self.users[name].dm_channel.id}/messages"
        self.fault("POST", path, 403, 50007, times=None)

    def _note_pings(self, event: str, payload: Mapping[str, Any]) -> None:
        """Notes whom a new message calls: an edit forgets it, and the message may go."""
        if event == "MESSAGE_CREATE":
            message = self.env.backend.get_message(int(payload["channel_id"]), int(payload["id"]))
            self._pings += [(message.id, user) for user in message.ping_user_ids]

    def pings(self) -> list[Ping]:
        """Everybody who has been called, in order."""
        names = {user.id: name for name, user in self.users.items()}
        return [Ping(message, names[user]) for message, user in self._pings if user in names]

    def check(self) -> None:
        """Fails where the bot has stumbled or complained, or has sent what Discord does not describe."""
        self.env.raise_errors()
        problems = self.contract_problems()
        problems += [line for line in self.complaints if not any(part in line for part in self.forgiven)]
        assert not problems, "\n".join(problems)

    def contract_problems(self) -> list[str]:
        """What is wrong with the bot's requests, by Discord's own description and by the sandbox's rules."""
        all_problems = []
        described = SPECIFICATION.is_file() or os.environ.get("CI") == "true"
        for request in self.env.http_requests:
            path = "/" + request.path.strip("/")
            if path.startswith("/gateway"):
                continue
            # The commands are the same for nearly every bot, and longer than all else together.
            written = orjson.dumps(request.json) if isinstance(request.json, list) else b""
            if written in _in_order:
                continue
            problems = []
            if described and contract().is_new(request.method, path, request.json):
                problems += contract().request_problems(request.method, path, request.json)
            problems += [f"{request.method} {path}: {violation}" for violation in _broken_rules(request.json)]
            if written and not problems:
                _in_order.add(written)
            all_problems += problems
        return all_problems


class Complaints(logging.Handler):
    """Writes down what the bot complains of: whoever works on after an error says so in the log alone."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        """Keeps a line, with where the error was raised."""
        error = record.msg.get("exc_info") if isinstance(record.msg, dict) else record.exc_info
        told = traceback.format_exception(error[1]) if isinstance(error, tuple) else []
        self._lines.append("\n".join([record.getMessage(), *told]))


def _notices_being_drawn() -> set[asyncio.Task[Any]]:
    """What brings the pictures of notices, which are not left to the outbox."""
    return {task for task in asyncio.all_tasks() if task.get_name() == "notice-pictures"}


def _manage() -> Any:
    import discord

    return discord.Permissions(manage_guild=True)


def _broken_rules(body: Any) -> list[Violation]:
    if isinstance(body, list):
        return list(check_commands(body))
    message = body.get("data", body) if isinstance(body, dict) else {}
    if not isinstance(message, dict) or not {"components", "content"} & message.keys():
        return []
    if body.get("type") == OPEN_MODAL and "title" in message:
        return list(check_modal(message))
    broken = list(check_components(message.get("components") or [], v2=True))
    if message.get("allowed_mentions", {}).get("parse") != []:
        broken.append(Violation(("allowed_mentions",), "CALLS_ANYBODY", "names in it call whoever is named"))
    return broken


class Person:
    """One person at the client; the interface of `bot.sandbox.control.driver.Person`."""

    def __init__(self, inn: Inn, name: str, channel: str) -> None:
        self.inn = inn
        self.name = name
        self.channel = channel

    @property
    def _actor(self) -> Any:
        return self.inn.users[self.name] if self.channel == "dm" else self.inn.members[self.name]

    # What a person does

    async def slash(
        self, command: str, /, *, options: Mapping[str, Any] | None = None, **named: Any
    ) -> Answer:
        """Runs a slash command such as `confront start`; users and channels by name."""
        return await self._finish(*self._command(command, {**(options or {}), **named}))

    async def autocomplete(self, command: str, focused: str, typed: str = "", **options: Any) -> Answer:
        """Asks for the choices of an option."""
        return await self._finish(*self._command(command, options, (focused, typed)))

    async def menu(self, command: str, target: SeenMessage | str) -> Answer:
        """Runs a command of the menu of a message, or of a person by user name."""
        return await self._finish(*self._menu(command, target))

    async def send_stale(self, *path: str, **given: str) -> Answer:
        """Sends a command that Discord still shows, though the bot has it, or such an option, no longer."""
        options: list[dict[str, Any]] = [
            {"name": name, "type": 3, "value": value} for name, value in given.items()
        ]
        for name in reversed(path[1:]):
            options = [{"name": name, "type": 1, "options": options}]
        data = {"id": "1", "name": path[0], "type": 1, "options": options}
        channel = self.inn.channel_id(self.channel, self.name)
        return await self._finish(*self._payload(InteractionType.APPLICATION_COMMAND, channel, data))

    async def press(
        self, label: str | None = None, *, custom_id: str | None = None, on: SeenMessage | None = None
    ) -> Answer:
        """Presses the newest button of this label or custom id."""
        message, part = self._part(label, custom_id, on, {ComponentType.BUTTON})
        return await self._finish(*self._component(message, part["custom_id"], ComponentType.BUTTON, None))

    async def press_at_once(self, *custom_ids: tuple[str, SeenMessage]) -> list[Answer]:
        """Presses several buttons before the bot has answered any of them."""
        begun = [self.begin_press(custom_id, on) for custom_id, on in custom_ids]
        await self.inn.calm()
        return [answer() for answer in begun]

    def begin_press(
        self, custom_id: str, on: SeenMessage, values: list[str] | None = None
    ) -> Callable[[], Answer]:
        """Presses a button, or chooses, and waits for nothing: what comes of it, once it is asked for."""
        kind = ComponentType.STRING_SELECT if values is not None else ComponentType.BUTTON
        record, payload = self._component(on, custom_id, kind, values)
        self.inn.env.backend.emit("INTERACTION_CREATE", payload)
        return lambda: self._answer(record)

    async def press_stale(
        self, custom_id: str, on: SeenMessage, *, values: list[str] | None = None
    ) -> Answer:
        """Presses what is no longer on the message, or never was."""
        kind = ComponentType.STRING_SELECT if values is not None else ComponentType.BUTTON
        return await self._finish(*self._component(on, custom_id, kind, values))

    async def choose(
        self, *values: str, custom_id: str | None = None, on: SeenMessage | None = None
    ) -> Answer:
        """Chooses in the newest menu of this custom id: options by value or label, people by name."""
        message, part = self._part(None, custom_id, on, SELECTS)
        chosen = list(values)
        if part["type"] == ComponentType.USER_SELECT:
            chosen = [str(self.inn.user_id(value)) for value in values]
        if part["type"] == ComponentType.STRING_SELECT:
            by_label = {line["label"]: line["value"] for line in part["options"]}
            chosen = [by_label.get(value, value) for value in values]
            known = {line["value"] for line in part["options"]}
            if not set(chosen) <= known:
                raise ImpossibleError(f"{chosen} of {sorted(known)}")
        return await self._finish(*self._component(message, part["custom_id"], part["type"], chosen))

    async def submit(self, form: Answer, values: Mapping[str, Any] | None = None, **named: Any) -> Answer:
        """Fills in and sends the form an answer has opened: files as name and bytes."""
        backend, opened = self.inn.env.backend, form.raw["record"]
        resolved: dict[str, Any] = {}

        def choose(part: Mapping[str, Any], items: Sequence[Any]) -> list[str]:
            if part["type"] == ComponentType.FILE_UPLOAD:
                store, where = interactions.store_interaction_attachment, opened.channel_id
                return [store(backend, where, filename, data, resolved) for filename, data in items]
            if part["type"] == ComponentType.STRING_SELECT:
                by_label = {line["label"]: line["value"] for line in part["options"]}
                return [by_label.get(item, item) for item in items]
            return [str(item) for item in items]

        filled = fill_modal(form.modal, {**(values or {}), **named}, choose)
        data = {"custom_id": form.modal["custom_id"], "components": filled}
        if resolved:
            data["resolved"] = resolved
        record, payload = self._payload(InteractionType.MODAL_SUBMIT, opened.channel_id, data)
        record.source_message_id = opened.source_message_id
        if opened.source_message_id is not None:
            source = backend.get_message(opened.channel_id, opened.source_message_id)
            payload["message"] = dict(serializers.message_payload(backend, source))
        return await self._finish(record, payload)

    async def set(self, *, dms_open: bool | None = None, locale: str | None = None) -> None:
        """Closes this person's DMs, or changes the language."""
        if locale is not None:
            self.inn.set_locale(self.name, locale)
        if dms_open is False:
            self.inn.close_dms(self.name)

    # What a person sees

    async def read(self, channel: str | None = None, *, limit: int = 50) -> list[SeenMessage]:
        """The newest messages of a channel as this person sees it, oldest first."""
        backend = self.inn.env.backend
        where = self.inn.channel_id(channel or self.channel, self.name)
        user = self.inn.users[self.name].id
        messages = sorted(backend.messages.get(where, {}).values(), key=lambda message: message.id)
        return [
            _seen(backend, visible_message)
            for visible_message in [m for m in messages if m.visible_to(user)][-limit:]
        ]

    async def dms(self) -> list[SeenMessage]:
        """The DM with the bot."""
        return await self.read("dm")

    async def wait_for(
        self,
        accepts: Callable[[SeenMessage], bool],
        *,
        channel: str | None = None,
        within: float | None = None,
    ) -> SeenMessage:
        """The newest message that `accepts` takes. TimeoutError when there is none.

        within is for the sandbox's driver, which has to wait: here everything has happened once it is calm.
        """
        await self.inn.calm()
        seen = next((m for m in reversed(await self.read(channel)) if accepts(m)), None)
        if seen is None:
            raise TimeoutError("\n---\n".join(m.text for m in await self.read(channel)))
        return seen

    # How it reaches the bot

    def _command(
        self, command: str, options: Mapping[str, Any], focused: tuple[str, str] | None = None
    ) -> tuple[Any, Any]:
        backend, path = self.inn.env.backend, command.split()
        root = backend.commands[None][(path[0], AppCommandType.CHAT_INPUT)]
        leaf, nesting = interactions.walk_to_subcommand(root, path[1:])
        channel = self.inn.channel_id(self.channel, self.name)
        kinds = {option["name"]: option["type"] for option in leaf.get("options") or []}
        known = {6: self._actor_named, 7: self.inn.env.guild.channels.__getitem__}
        given = {k: known[kinds[k]](v) if kinds.get(k) in known else v for k, v in options.items()}
        written, resolved = interactions.build_options(
            self._actor, command, leaf, given, partial=focused is not None, channel_id=channel
        )
        if focused is not None:
            written.append(
                {"name": focused[0], "type": kinds[focused[0]], "value": focused[1], "focused": True}
            )
        data = {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": interactions.nest_options(root, nesting, written),
        }
        if resolved:
            data["resolved"] = resolved
        kind = InteractionType.APPLICATION_COMMAND
        if focused is not None:
            kind = InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE
        return self._payload(kind, channel, data)

    def _menu(self, command: str, target: SeenMessage | str) -> tuple[Any, Any]:
        backend, channel = self.inn.env.backend, self.inn.channel_id(self.channel, self.name)
        kind, resolved = AppCommandType.USER, dict[str, Any]()
        if isinstance(target, SeenMessage):
            kind, stored = AppCommandType.MESSAGE, backend.get_message(channel, int(target.id))
            resolved["messages"] = {target.id: dict(serializers.message_payload(backend, stored))}
            number = target.id
        else:
            number = str(self.inn.user_id(target))
            interactions.resolve_handle(self._actor, self._actor_named(target), resolved, channel_id=channel)
        root = backend.commands[None][(command, kind)]
        data = {"id": root["id"], "name": command, "type": int(kind)}
        data |= {"target_id": number, "resolved": resolved}
        return self._payload(InteractionType.APPLICATION_COMMAND, channel, data)

    def _actor_named(self, name: str) -> Any:
        return (self.inn.users if self.channel == "dm" else self.inn.members)[name]

    def _component(
        self, message: SeenMessage, custom_id: str, kind: int, values: list[str] | None
    ) -> tuple[Any, Any]:
        channel = int(message.raw["channel_id"])
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": int(kind)}
        if values is not None:
            data["values"] = values
        if kind == ComponentType.USER_SELECT:
            named = [user.name for user in self.inn.users.values() if str(user.id) in (values or ())]
            data["resolved"] = resolved = {}
            for name in named:
                interactions.resolve_handle(
                    self._actor, self._actor_named(name), resolved, channel_id=channel
                )
        record, payload = self._payload(InteractionType.MESSAGE_COMPONENT, channel, data)
        payload["message"] = self._message_with(message, data)
        record.source_message_id = int(message.id)
        return record, payload

    def _message_with(self, message: SeenMessage, pressed: Mapping[str, Any]) -> dict[str, Any]:
        """The message of a press as Discord tells it: it has the component pressed, whatever became of it."""
        backend = self.inn.env.backend
        try:
            stored = backend.get_message(int(message.raw["channel_id"]), int(message.id))
            payloads = [dict(serializers.message_payload(backend, stored)), message.raw["wire"]]
        except BackendError:
            payloads = [message.raw["wire"]]
        for payload in payloads:
            parts = walk_components(payload["components"])
            if pressed["custom_id"] in [part.get("custom_id") for part in parts]:
                return dict(payload)
        part = {"type": pressed["component_type"], "custom_id": pressed["custom_id"]}
        part |= {"options": []} if "values" in pressed else {"style": 2, "label": "?"}
        forged = {"type": int(ComponentType.ACTION_ROW), "components": [part]}
        return {**payloads[0], "components": [*payloads[0]["components"], forged]}

    def _payload(self, kind: Any, channel: int, data: dict[str, Any]) -> tuple[Any, Any]:
        backend = self.inn.env.backend
        guild = backend.get_channel(channel).guild_id
        record, payload = interactions.base_payload(
            backend,
            type=kind,
            channel_id=channel,
            guild_id=guild,
            user_id=self.inn.users[self.name].id,
            data=data,
        )
        payload["locale"] = self.inn.locale(self.name)
        payload["attachment_size_limit"] = TEN_MIB
        if guild is not None:
            payload["guild_locale"] = self.inn.guild_locale
        return record, payload

    async def _finish(self, record: Any, payload: Any) -> Answer:
        self.inn.env.backend.emit("INTERACTION_CREATE", payload)
        await self.inn.calm()
        return self._answer(record)

    def _answer(self, record: Any) -> Answer:
        backend = self.inn.env.backend
        raw: dict[str, Any] = {"status": STATUS.get(str(record.response_kind), "failed")}
        raw["interaction"] = str(record.id)
        if not record.responded:
            raw["status"] = "failed"
        for name, ids in (("message", [record.message_id]), ("followups", record.followup_ids)):
            messages = [
                _found(backend, record.channel_id, message_id) for message_id in ids if message_id is not None
            ]
            there = [message.raw for message in messages if message is not None]
            raw[name] = (there[0] if there else None) if name == "message" else there
        raw["choices"] = record.autocomplete_choices or []
        raw["modal"] = record.modal
        raw["record"] = record
        return Answer(raw)

    def _part(
        self, label: str | None, custom_id: str | None, on: SeenMessage | None, kinds: set[int]
    ) -> tuple[SeenMessage, dict[str, Any]]:
        backend, where = self.inn.env.backend, self.inn.channel_id(self.channel, self.name)
        user = self.inn.users[self.name].id
        messages = sorted(backend.messages.get(where, {}).values(), key=lambda message: -message.id)
        for message in messages:
            if not message.visible_to(user) or (on is not None and str(message.id) != on.id):
                continue
            for part in walk_components(message.components):
                fits = part.get("type") in kinds and not part.get("disabled")
                if fits and label in (None, part.get("label")) and custom_id in (None, part.get("custom_id")):
                    return _seen(backend, message), part
        raise ImpossibleError(f"{self.name} sees no {label or custom_id}")


def _found(backend: Any, channel: int, message: int) -> SeenMessage | None:
    try:
        return _seen(backend, backend.get_message(channel, message))
    except BackendError:
        return None


def _seen(backend: Any, message: Any) -> SeenMessage:
    raw = {
        "id": str(message.id),
        "channel_id": str(message.channel_id),
        "ephemeral": message.is_ephemeral,
        "loading": False,
        "content": message.content,
        "embeds": list(message.embeds),
        "components": list(message.components),
        "attachments": list(message.attachments),
        "wire": dict(serializers.message_payload(backend, message)),
    }
    return SeenMessage(raw)


async def new_pony(
    place: Path, bundles: Any, clock: Callable[[], datetime], public: str | None = None
) -> Pony:
    """A bot on the database of a place, with chance that is the same every time.

    public: the address of the page of its board, on this machine.
    """
    store = await open_sqlite(place / "pony.db")
    plan = Plan(
        shard_count=1,
        rng=Random(7),
        now=clock,
        steady=lambda: clock().timestamp(),
        open_outbox=False,
        painter=Sketcher,
        thought=Budget(playouts=2),
        public_url=public,
        board=("127.0.0.1", int((public or "0").rpartition(":")[2])),
    )
    pony = Pony(store, bundles, plan)
    pony.thinking._rng = Random(7)
    await pony.load_cogs()
    return pony


class PatientEnv(simcord.Env):
    """SimCord, whose start gives a bot five seconds to come to rest, however busy the machine is.

    Where no task tells it that it may look again, it looks again sooner than after a twentieth of a second.
    """

    async def _settle_internal(self, *, timeout: float | None = None, **options: Any) -> None:  # noqa: ASYNC109
        options["idle"] = NOBODY_TELLS
        await super()._settle_internal(timeout=None if timeout is None else PATIENCE, **options)


class Clock:
    """SimCord's time, for a bot that is made before SimCord is."""

    env: simcord.Env

    def __call__(self) -> datetime:
        return self.env.now()


@asynccontextmanager
async def open_inn(
    place: Path, *, guild_locale: str = "en-US", public: str | None = None
) -> AsyncIterator[Inn]:
    """An inn on SimCord in an empty directory. public: the address of the page of its board."""
    shortly, opening = (
        patch.object(dispatcher, "SHORTLY", AGAIN),
        patch.object(table_delivery, "OPENING", AGAIN),
    )
    with shortly, opening, quick_copies():
        async with _open_inn(place, guild_locale, public) as inn:
            yield inn


@asynccontextmanager
async def _open_inn(place: Path, guild_locale: str, public: str | None) -> AsyncIterator[Inn]:
    bundles = dict(all_bundles())
    clock = Clock()
    pony = await new_pony(place, bundles, clock, public)
    env = PatientEnv(pony, shard_count=1, settle_timeout=PATIENCE)
    clock.env = env
    inn = Inn(env, place, bundles, public)
    inn.guild_locale = guild_locale
    complaints = Complaints(inn.complaints)
    heard = [logging.getLogger(name) for name in HEARD]
    for logger in heard:
        logger.addHandler(complaints)
    await env.start()
    try:
        inn.furnish()
        inn.start_outbox()
        await inn.calm()
        yield inn
    finally:
        for logger in heard:
            logger.removeHandler(complaints)
        for work in inn.pony.works.values():
            await work.stop()
        await inn.pony.alarm.stop()
        await inn.pony.outbox.stop()
        await env.shutdown()
        inn.pony.services.pictures.close()
        await inn.pony.store.close()
