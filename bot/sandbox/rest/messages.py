"""Creating, editing and deleting messages: the one place where they change."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox.core import Core
from bot.sandbox.errors import FORM, ApiError, Json, refuse
from bot.sandbox.gateway.connection import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS
from bot.sandbox.limits import SETTABLE, Upload, check_gallery_edit, check_message, find_warnings
from bot.sandbox.limits.components import (
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    SECTION,
    SELECTS,
    SEPARATOR,
    THUMBNAIL,
    media_of,
    walk,
)
from bot.sandbox.limits.emojis import check_shown
from bot.sandbox.permissions import Permission
from bot.sandbox.world import APP_ID, PRIVATE_THREAD, Attachment, Channel, Message
from bot.sandbox.world.files import Stored, content_type, picture_size


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """One uploaded file of a multipart request."""

    number: int
    filename: str
    declared_type: str | None
    data: bytes

    @property
    def upload(self) -> Upload:
        """The same without its bytes, for the limits."""
        return Upload(self.number, self.filename, len(self.data))


@dataclass(slots=True)
class MessageHeader:
    """A new message besides its body: who writes, to whom, and in answer to what."""

    author_id: int = APP_ID
    type: int = 0
    flags: int = 0
    audience: int | None = None
    metadata: Json | None = None
    command_name: str | None = None
    reference: int | None = None
    webhook: bool = False


def check(core: Core, payload: Json, parts: Sequence[UploadedFile], before: Message | None) -> None:
    """Refuse what Discord refuses, and warn of what is merely odd."""
    limits = core.settings
    refuse(
        check_message(
            payload,
            [part.upload for part in parts],
            None if before is None else before.shape(),
            upload_limit=limits.upload_limit,
            request_limit=limits.request_limit,
        )
    )
    refuse(list(check_shown(payload.get("components"), core.emojis.ids)))
    for text in find_warnings(payload.get("components")):
        core.request_log.warn(core.clock.now(), text)


def announce(core: Core, message: Message, event: str) -> None:
    """Tell the gateway and all watchers.

    Ephemeral messages reach the bot without `guild_id` and `member`, under the direct-messages intent.
    """
    channel = core.world.channels[message.channel_id]
    guild = core.world.guild_of(channel)
    data = core.payloads.message(message)
    if guild is None or message.ephemeral:
        core.gateway.dispatch(event, data, None, DIRECT_MESSAGES)
    else:
        author = core.world.users[message.author_id]
        data["guild_id"] = str(guild.id)
        data["member"] = core.payloads.member(guild, author, with_user=False)
        core.gateway.dispatch(event, data, guild.id, GUILD_MESSAGES)
    kind = "created" if event == "MESSAGE_CREATE" else "edited"
    message.revision = core.feed.publish(
        kind, channel=str(channel.id), message=str(message.id), audience=message.audience
    )


def store_file(
    core: Core, channel: Channel, part: UploadedFile, entry: Json, *, ephemeral: bool
) -> Attachment:
    """Keep an uploaded file, to be fetched at its address."""
    number = core.ids.next()
    name = str(entry.get("filename") or part.filename).replace(" ", "_")
    kind = content_type(name, part.declared_type)
    size = picture_size(part.data) if kind.startswith("image/") else None
    core.files.put(number, Stored(name, kind, part.data))
    url = f"{core.base_url}/attachments/{channel.id}/{number}/{name}?ex=0&is=0&hm=0"
    attachment = Attachment(number, name, len(part.data), kind, url, entry.get("description") or None)
    attachment.ephemeral = ephemeral
    if size is not None:
        attachment.width, attachment.height = size
    return attachment


def _build_attachments(
    core: Core, message: Message, payload: Json, parts: Sequence[UploadedFile]
) -> list[Attachment]:
    channel = core.world.channels[message.channel_id]
    listed = payload.get("attachments")
    fresh = {str(part.number): part for part in parts}
    entries = {str(entry.get("id")): entry for entry in listed or []}
    kept = [a for a in message.attachments if listed is None or str(a.id) in entries]
    for attachment in kept:
        if "description" in entries.get(str(attachment.id), {}):
            attachment.description = entries[str(attachment.id)]["description"]
    new = [
        store_file(core, channel, part, entries.get(number, {}), ephemeral=message.ephemeral)
        for number, part in fresh.items()
    ]
    return kept + new


def _resolve_media(media: Json, by_name: dict[str, Attachment], core: Core, old: dict[str, Json]) -> None:
    url = str(media.get("url", ""))
    attachment = by_name.get(url[13:]) if url.startswith("attachment://") else None
    known = old.get(url.split("?")[0])
    media.clear()
    if attachment is not None:
        media.update(
            id=str(core.ids.next()),
            url=attachment.url,
            proxy_url=attachment.url,
            width=attachment.width,
            height=attachment.height,
            content_type=attachment.content_type,
            attachment_id=str(attachment.id),
        )
    elif known is not None:
        media.update(known)
    else:
        media.update(
            id=str(core.ids.next()), url=url, proxy_url=url, width=None, height=None, content_type=None
        )


def complete(part: Json) -> None:
    """Fill in what a component has without saying so, as Discord tells it."""
    kind = part.get("type")
    if kind in SELECTS:
        part["min_values"] = 1 if part.get("min_values") is None else part["min_values"]
        part["max_values"] = 1 if part.get("max_values") is None else part["max_values"]
        for value in part.get("default_values") or []:
            # A number is taken, but an id is a text wherever it is told.
            value["id"] = str(value["id"])
    elif kind == CONTAINER:
        part.setdefault("accent_color", None)
        part["spoiler"] = bool(part.get("spoiler"))
    elif kind == THUMBNAIL:
        part.setdefault("description", None)
        part["spoiler"] = bool(part.get("spoiler"))
    elif kind == GALLERY:
        for item in part["items"]:
            item.setdefault("description", None)
            item["spoiler"] = bool(item.get("spoiler"))
    elif kind == FILE:
        part["spoiler"] = bool(part.get("spoiler"))
    elif kind == SEPARATOR:
        part["spacing"] = part.get("spacing") or 1
        part["divider"] = part.get("divider") is not False
    for holder in (part, *(part.get("options") or ())):
        if isinstance(holder.get("emoji"), dict) and holder["emoji"].get("id"):
            holder["emoji"]["id"] = str(holder["emoji"]["id"])
    if kind in SELECTS | {BUTTON, SECTION}:
        for key in [key for key, value in part.items() if value is None]:
            del part[key]


def _build_components(core: Core, message: Message, components: Any) -> list[Json]:
    done: list[Json] = copy.deepcopy(components or [])
    used = {part["id"] for _, part in walk(done) if part.get("id")}
    number = 0
    for _, part in walk(done):
        if not part.get("id"):
            number += 1
            while number in used:
                number += 1
            part["id"] = number
        complete(part)
    by_name = {attachment.filename: attachment for attachment in message.attachments}
    old = {media["url"].split("?")[0]: dict(media) for _, media in media_of(message.components)}
    for path, media in media_of(done):
        _resolve_media(media, by_name, core, old)
        if path[-1] == "file" and "attachment_id" in media:
            _name_file(done, path, media, by_name)
    return done


def _name_file(
    components: Any, path: Sequence[str | int], media: Json, by_name: dict[str, Attachment]
) -> None:
    node = components
    for step in path[1:-1]:
        node = node[step]
    attachment = next(a for a in by_name.values() if str(a.id) == media["attachment_id"])
    node["name"], node["size"] = attachment.filename, attachment.size


def _build_embeds(message: Message, embeds: Any) -> list[Json]:
    done: list[Json] = copy.deepcopy(embeds or [])
    by_name = {attachment.filename: attachment for attachment in message.attachments}
    for embed in done:
        embed["type"] = embed.get("type") or "rich"
        for key in ("image", "thumbnail"):
            url = str((embed.get(key) or {}).get("url", ""))
            attachment = by_name.get(url[13:]) if url.startswith("attachment://") else None
            if attachment is not None:
                size = {"width": attachment.width, "height": attachment.height}
                embed[key] = {"url": attachment.url, "proxy_url": attachment.url}
                embed[key] |= {k: v for k, v in size.items() if v is not None}
    return done


def _fill(core: Core, message: Message, payload: Json, parts: Sequence[UploadedFile]) -> None:
    message.flags |= (payload.get("flags") or 0) & SETTABLE
    message.attachments = _build_attachments(core, message, payload, parts)
    if "content" in payload:
        message.content = payload["content"] or ""
    if "embeds" in payload:
        message.embeds = _build_embeds(message, payload["embeds"])
    if "components" in payload:
        message.components = _build_components(core, message, payload["components"])


def _enter_thread(core: Core, channel: Channel, author_id: int) -> None:
    """Unarchive the thread written in, and have the writer join it; raise 160005 where it is locked."""
    if not channel.is_thread:
        return
    _check_lock(core, channel, author_id)
    channel.members.add(author_id)
    channel.active_at = core.clock.now()
    if channel.archived:
        channel.archived, channel.archived_at = False, core.clock.now()
        announce_channel(core, channel, "THREAD_UPDATE")


def _let_in_called(core: Core, channel: Channel, message: Message) -> None:
    """Let into a private thread whom a message in it calls, if they see its channel."""
    world = core.world
    if channel.type == PRIVATE_THREAD and world.may_invite(world.users[message.author_id], channel):
        parent = world.channel(channel.parent_id or 0)
        channel.members |= {user for user in message.called if world.sees(world.users[user], parent)}


def _check_open(core: Core, channel: Channel, author_id: int) -> None:
    if channel.archived:
        raise ApiError(50083)
    _check_lock(core, channel, author_id)


def _check_lock(core: Core, channel: Channel, author_id: int) -> None:
    author = core.world.users[author_id]
    if channel.locked and not core.world.permissions(author, channel) & Permission.MANAGE_THREADS:
        raise ApiError(160005)


def announce_channel(core: Core, channel: Channel, event: str) -> None:
    """Tell the gateway and all watchers about a channel or thread."""
    if not channel.is_thread or core.world.sees(core.world.bot, channel):
        core.gateway.dispatch(event, core.payloads.channel(channel), channel.guild_id, GUILDS)
    core.feed.publish("channel", channel=str(channel.id))


def create(
    core: Core, channel: Channel, payload: Json, parts: Sequence[UploadedFile], header: MessageHeader
) -> Message:
    """Check and post a message."""
    check(core, payload, parts, None)
    return post(core, channel, payload, parts, header)


def post(
    core: Core, channel: Channel, payload: Json, parts: Sequence[UploadedFile], header: MessageHeader
) -> Message:
    """Post a message that needs no check: it was checked, or it is an empty deferred answer."""
    nonce = payload.get("nonce")
    if payload.get("enforce_nonce") and nonce is not None:
        for old in reversed(list(channel.messages.values())[-50:]):
            if old.nonce == nonce and old.author_id == header.author_id:
                return old
    if header.audience is None:
        _enter_thread(core, channel, header.author_id)
    message = Message(
        core.ids.next(),
        channel.id,
        header.author_id,
        core.clock.now(),
        type=header.type,
        flags=header.flags,
        nonce=nonce,
        reference=header.reference,
        metadata=header.metadata,
        command_name=header.command_name,
        audience=header.audience,
        webhook=header.webhook,
    )
    _fill(core, message, payload, parts)
    allowed = payload.get("allowed_mentions")
    message.called_roles = core.world.called_roles(message, allowed)
    message.called = core.world.called_users(message, allowed)
    _let_in_called(core, channel, message)
    channel.messages[message.id] = message
    channel.sent += 1
    if not message.ephemeral:
        channel.last_message_id = message.id
    announce(core, message, "MESSAGE_CREATE")
    return message


def edit(
    core: Core,
    message: Message,
    payload: Json,
    parts: Sequence[UploadedFile],
    *,
    filling: bool = False,
    answering: bool = False,
) -> None:
    """Check and carry out an edit.

    filling: it is the first text of a deferred answer, which is no edit yet. answering: it answers a press.
    """
    channel = core.world.channels[message.channel_id]
    if not message.ephemeral:
        _check_open(core, channel, message.author_id)
    check(core, payload, parts, message)
    if core.gallery_edits == "refused" or (core.gallery_edits == "refused_on_patch" and not answering):
        uploads = [part.upload for part in parts]
        refused = check_gallery_edit(payload, uploads, message.shape())
        if refused:
            raise ApiError(FORM, violations=refused, ordered=True)
    _fill(core, message, payload, parts)
    if filling:
        message.flags &= ~(1 << 7)
    else:
        message.edited = core.clock.now()
    announce(core, message, "MESSAGE_UPDATE")


def delete(core: Core, message: Message) -> None:
    """Delete a message."""
    channel = core.world.channels[message.channel_id]
    channel.messages.pop(message.id, None)
    data: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is None or message.ephemeral:
        core.gateway.dispatch("MESSAGE_DELETE", data, None, DIRECT_MESSAGES)
    else:
        data["guild_id"] = str(channel.guild_id)
        core.gateway.dispatch("MESSAGE_DELETE", data, channel.guild_id, GUILD_MESSAGES)
    core.feed.publish("deleted", channel=str(channel.id), message=str(message.id), audience=message.audience)
