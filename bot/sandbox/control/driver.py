"""A client for the control interface: people, and the powers above them."""

from __future__ import annotations

import time
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterable, Mapping
from types import TracebackType
from typing import Any, Final, Literal, Self, TypeVar
from urllib.parse import quote

import aiohttp
import orjson

from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.control.answers import Answer, SeenMessage
from bot.sandbox.errors import Json
from bot.sandbox.settings import ChannelKind, GalleryEdits, RoleName, Threads, Uploads

PATIENCE: Final = 60.0
"""Seconds until what should have come is given up: far above what a busy machine needs."""
Until = Literal["answer", "ack", "sent"]
T = TypeVar("T")


class Person:
    """One person at the client. `channel` is where the person is; every action may name another one."""

    def __init__(self, driver: Driver, name: str, channel: str) -> None:
        self._driver = driver
        self.name = name
        self.channel = channel

    async def _act(self, action: str, body: Json) -> Answer:
        clean = {key: value for key, value in body.items() if value is not None}
        clean.setdefault("channel", self.channel)
        return Answer(await self._driver.call("POST", f"/people/{self.name}/{action}", clean))

    async def slash(
        self,
        command: str,
        /,
        *,
        channel: str | None = None,
        until: Until = "answer",
        options: Mapping[str, Any] | None = None,
        **named: Any,
    ) -> Answer:
        """Run a slash command such as `confront start`; users by name, options in either language, files as
        name and bytes."""
        given = {name: _write(value) for name, value in {**(options or {}), **named}.items()}
        return await self._act(
            "slash", {"command": command, "options": given, "channel": channel, "until": until}
        )

    async def autocomplete(
        self, command: str, focused: str, typed: str = "", *, channel: str | None = None, **options: Any
    ) -> Answer:
        """Ask for the choices of the option `focused` after typing `typed`."""
        given = {**options, focused: typed}
        body = {"command": command, "options": given, "focused": focused, "channel": channel}
        return await self._act("autocomplete", body)

    async def menu(self, command: str, target: str, *, channel: str | None = None) -> Answer:
        """Run a context-menu command on a user name or message id."""
        return await self._act("menu", {"command": command, "target": target, "channel": channel})

    async def press(
        self,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        on: SeenMessage | str | None = None,
        channel: str | None = None,
        until: Until = "answer",
    ) -> Answer:
        """Press the newest button of this label or custom id, or the one on a certain message."""
        body = {
            "label": label,
            "custom_id": custom_id,
            "message": _id(on),
            "channel": channel,
            "until": until,
        }
        return await self._act("press", body)

    async def press_stale(
        self,
        custom_id: str,
        on: SeenMessage | str,
        *,
        values: list[str] | None = None,
        channel: str | None = None,
    ) -> Answer:
        """Press what is no longer on the message, as a client does that has not seen the edit yet."""
        body = {
            "custom_id": custom_id,
            "message": _id(on),
            "stale": True,
            "values": values,
            "channel": channel,
        }
        return await self._act("press", body)

    async def choose(
        self,
        *values: str,
        custom_id: str | None = None,
        label: str | None = None,
        on: SeenMessage | str | None = None,
        channel: str | None = None,
        until: Until = "answer",
    ) -> Answer:
        """Choose in the newest menu of that custom id or placeholder: by value or label, users by name."""
        body = {"custom_id": custom_id, "label": label, "message": _id(on), "values": list(values)}
        return await self._act("choose", {**body, "channel": channel, "until": until})

    async def submit(self, modal: Answer, values: Mapping[str, Any] | None = None, **named: Any) -> Answer:
        """Fill in and submit the modal an answer has opened; fields by custom id or label, files as name and
        bytes."""
        given = {name: _write(value) for name, value in {**(values or {}), **named}.items()}
        return await self._act("submit", {"interaction": modal.interaction, "values": given})

    async def say(self, content: str, *, channel: str | None = None) -> SeenMessage:
        """Write a message."""
        body = {"content": content, "channel": channel or self.channel}
        return SeenMessage(await self._driver.call("POST", f"/people/{self.name}/say", body))

    async def dismiss(self, message: SeenMessage | str, *, channel: str | None = None) -> None:
        """Dismiss an ephemeral message."""
        await self._act_raw("dismiss", {"message": _id(message), "channel": channel or self.channel})

    async def _act_raw(self, action: str, body: Json) -> None:
        await self._driver.call("POST", f"/people/{self.name}/{action}", body)

    async def read(self, channel: str | None = None, *, limit: int = 50) -> list[SeenMessage]:
        """The newest messages of a channel as this person sees it, oldest first, own ephemeral ones too."""
        where = quote(channel or self.channel, safe="")
        raw = await self._driver.call("GET", f"/people/{self.name}/channels/{where}/messages?limit={limit}")
        return [SeenMessage(message) for message in raw]

    async def dms(self) -> list[SeenMessage]:
        """The DM with the bot."""
        return await self.read("dm")

    async def channels(self) -> list[Json]:
        """All channels, threads and DMs this person sees."""
        return list(await self._driver.call("GET", f"/people/{self.name}/channels"))

    async def commands(self, channel: str | None = None) -> list[Json]:
        """The commands offered here, in this person's language."""
        where = quote(channel or self.channel, safe="")
        return list(await self._driver.call("GET", f"/people/{self.name}/commands?channel={where}"))

    async def wait_for(
        self, accepts: Callable[[SeenMessage], bool], *, channel: str | None = None, within: float = PATIENCE
    ) -> SeenMessage:
        """The newest message that `accepts` takes, as soon as there is one; TimeoutError otherwise."""

        async def look() -> SeenMessage | None:
            return next((m for m in reversed(await self.read(channel)) if accepts(m)), None)

        return await self._driver.until(look, within=within)

    async def set(
        self,
        *,
        dms_open: bool | None = None,
        locale: str | None = None,
        member: bool | None = None,
        banned: bool | None = None,
        consents: bool | None = None,
        guild: str | None = None,
    ) -> None:
        """Open or close this person's DMs, change the language, or what they are to a guild: the first one,
        if none is named. A banned person is no member, and is none after the ban is taken back. consents:
        whether an Activity may know who they are."""
        body = {"dms_open": dms_open, "locale": locale, "member": member, "banned": banned, "guild": guild}
        given = {**body, "consents": consents}
        clean = {key: value for key, value in given.items() if value is not None}
        await self._driver.call("PATCH", f"/people/{self.name}", clean)


def _write(value: Any) -> Any:
    """An option as JSON can carry it."""
    if isinstance(value, list):
        return [_write(part) for part in value]
    if not isinstance(value, tuple):
        return value
    filename, data = value
    return {"filename": filename, "data": b64encode(data).decode()}


def _id(message: SeenMessage | str | None) -> str | None:
    return message.id if isinstance(message, SeenMessage) else message


class Driver:
    """The control interface of the sandbox at `url`; use it as an asynchronous context manager."""

    def __init__(self, url: str) -> None:
        self._url = url.rstrip("/")
        self._session: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        """Open the connection."""
        self._session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=90))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the connection."""
        if self._session is not None:
            await self._session.close()

    async def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """One request of the control interface; raises `ImpossibleError`."""
        if self._session is None:
            msg = "use the driver in an `async with`"
            raise RuntimeError(msg)
        data = None if body is None else orjson.dumps(body)
        async with self._session.request(method, f"{self._url}/sandbox{path}", data=data) as response:
            answer = orjson.loads(await response.read()) if response.status in (200, 400) else None
            if response.status != 200:
                raise ImpossibleError(
                    answer["impossible"] if answer else f"{response.status} {method} {path}"
                )
            return answer

    def person(self, name: str, channel: str = "tavern") -> Person:
        """A person by user name."""
        return Person(self, name, channel)

    async def ready(self, within: float = PATIENCE) -> bool:
        """Wait until a bot has identified itself."""
        return bool((await self.call("GET", f"/ready?timeout={within}"))["ready"])

    async def until(self, look: Callable[[], Awaitable[T | None]], *, within: float = PATIENCE) -> T:
        """Call `look` after every change until it gives something; TimeoutError after `within` seconds."""
        end = time.monotonic() + within
        while True:
            seen = (await self.call("GET", "/wait?timeout=0"))["revision"]
            result = await look()
            if result is not None:
                return result
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError
            await self.call("GET", f"/wait?revision={seen}&timeout={min(left, 5):.3f}")

    async def requests(self, *, method: str | None = None, path: str = "", after: int = 0) -> list[Json]:
        """The bot's requests; `path` is a regular expression searched in what follows /api/v10."""
        query = f"?after={after}&path={quote(path, safe='')}" + (f"&method={method}" if method else "")
        return list(await self.call("GET", f"/requests{query}"))

    async def errors(self, *, ignore: Iterable[str] = ()) -> list[Json]:
        """List what went wrong, without the kinds to ignore."""
        skipped = set(ignore)
        problems = (await self.call("GET", "/errors"))["errors"]
        return [problem for problem in problems if problem["kind"] not in skipped]

    async def warnings(self) -> list[Json]:
        """List what Discord is not known to refuse but nobody means."""
        return list((await self.call("GET", "/errors"))["warnings"])

    async def clear_requests(self) -> None:
        """Clear requests, errors and warnings."""
        await self.call("DELETE", "/requests")

    async def plan_fault(self, **fault: Any) -> None:
        """Plan a fault: the fields of `faults.Fault`."""
        await self.call("POST", "/faults", fault)

    async def clear_faults(self) -> None:
        """Drop all planned faults."""
        await self.call("DELETE", "/faults")

    async def drop_gateway(self, code: int = 4000, *, forget: bool = False) -> int:
        """Close the bot's gateway connections; with `forget` they cannot resume."""
        return int((await self.call("POST", "/gateway", {"drop": code, "forget": forget}))["closed"])

    async def gateway(self, **orders: Any) -> Json:
        """Give orders to the gateway (op, data, pause, refuse_resume) or, without any, read its counters."""
        counters: Json = await self.call("POST" if orders else "GET", "/gateway", orders or None)
        return counters

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        await self.call("POST", "/clock", {"advance": seconds})

    async def delete_message(self, channel: str, message: SeenMessage | str) -> None:
        """Delete a message as a moderator."""
        await self.call("DELETE", f"/channels/{quote(channel, safe='')}/messages/{_id(message)}")

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread."""
        await self.call("DELETE", f"/channels/{quote(channel, safe='')}")

    async def change_channel(self, channel: str, **changes: Any) -> None:
        """Archive or lock a thread (archived, locked), or replace the `overwrites` of a channel.

        members: lists of user names, or `bot`, to `add` to a thread and to `remove` from it.
        """
        await self.call("PATCH", f"/channels/{quote(channel, safe='')}", changes)

    async def found_channel(self, name: str, kind: ChannelKind = "text", *, guild: str | None = None) -> Json:
        """Add a channel to a guild, given by id: the first one, if none is named."""
        where = guild or (await self.call("GET", "/state"))["guilds"][0]["id"]
        channel: Json = await self.call("POST", f"/guilds/{where}/channels", {"name": name, "kind": kind})
        return channel

    async def let_call(self, role: RoleName, *, mentionable: bool = True, guild: str | None = None) -> None:
        """Let anybody call a role, or not; `guild` as for `found_channel`."""
        where = guild or (await self.call("GET", "/state"))["guilds"][0]["id"]
        await self.call("PATCH", f"/guilds/{where}/roles/{role}", {"mentionable": mentionable})

    async def deny_bot(self, channel: str, *permissions: str) -> None:
        """Take permissions from the bot in a channel, by Discord's names; without any it has all again."""
        overwrites = [{"of": "bot", "deny": permissions}] if permissions else []
        await self.change_channel(channel, overwrites=overwrites)

    async def behave(
        self,
        *,
        gallery_edits: GalleryEdits | None = None,
        uploads: Uploads | None = None,
        threads: Threads | None = None,
    ) -> None:
        """Choose how the sandbox behaves where Discord may behave in more than one way."""
        chosen = {"gallery_edits": gallery_edits, "uploads": uploads, "threads": threads}
        await self.call("PATCH", "/behaviour", {name: how for name, how in chosen.items() if how is not None})

    async def fetch(self, url: str) -> bytes:
        """The bytes of an attachment."""
        if self._session is None:
            msg = "use the driver in an `async with`"
            raise RuntimeError(msg)
        async with self._session.get(url) as response:
            response.raise_for_status()
            return await response.read()
