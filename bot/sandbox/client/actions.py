"""Things a person does in the client: run commands, press, choose, submit, write.

Everything a real client would not let one do raises `Impossible`, so that a test cannot prove something that
no player could do.
"""

from __future__ import annotations

from base64 import b64decode
from binascii import Error
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.sandbox.client.lookup import (
    ImpossibleError,
    find_user,
    resolve_channel,
    resolve_choices,
    resolve_role,
    resolve_user,
)
from bot.sandbox.client.modals import fill_modal
from bot.sandbox.client.view import sees_message
from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.limits.commands import (
    BOOLEAN,
    CHANNEL,
    FILE,
    INTEGER,
    MENTIONABLE,
    NUMBER,
    ROLE,
    STRING,
    USER,
)
from bot.sandbox.limits.components import (
    BUTTON,
    LINK,
    ROW,
    SELECTS,
    STRING_SELECT,
    UPLOAD,
    walk,
)
from bot.sandbox.permissions import Permission
from bot.sandbox.rest import messages
from bot.sandbox.rest.messages import UploadedFile, store_file
from bot.sandbox.world import APP_ID, Channel, Message, User
from bot.sandbox.world.commands import localise
from bot.sandbox.world.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction


def _build_context(core: Core, interaction: Interaction) -> Json:
    channel, user = interaction.channel, interaction.user
    guild = core.world.guild_of(channel)
    data: Json = {
        "channel_id": str(channel.id),
        "channel": core.payloads.interaction_channel(channel, user),
        "app_permissions": str(core.world.permissions(core.world.bot, channel)),
        "locale": user.locale,
        "context": 1 if guild is None else 0,
    }
    if guild is None:
        return {**data, "user": core.payloads.user(user), "authorizing_integration_owners": {"0": "0"}}
    return {
        **data,
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": core.payloads.member(guild, user, channel=channel),
        "authorizing_integration_owners": {"0": str(guild.id)},
    }


def _build_metadata(core: Core, interaction: Interaction) -> Json:
    guild = interaction.channel.guild_id
    data: Json = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": core.payloads.user(interaction.user),
        "authorizing_integration_owners": {"0": str(guild or 0)},
    }
    if interaction.kind == COMPONENT and interaction.message is not None:
        data["interacted_message_id"] = str(interaction.message.id)
    if interaction.kind == MODAL and interaction.origin is not None:
        data["triggering_interaction_metadata"] = interaction.origin.metadata
    return data


def open_interaction(
    core: Core,
    kind: int,
    who: User,
    where: Channel,
    data: Json,
    *,
    message: Message | None = None,
    origin: Interaction | None = None,
) -> Interaction:
    """Open an interaction and send it to the bot."""
    token = core.pending.token()
    interaction = Interaction(
        core.ids.next(), token, kind, who, where, core.clock.now(), data, message, origin
    )
    interaction.metadata = _build_metadata(core, interaction)
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(APP_ID),
        "type": kind,
        "token": token,
        "version": 1,
        "data": data,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": core.settings.upload_limit,
        **_build_context(core, interaction),
    }
    if message is not None:
        shown = core.payloads.message(message)
        payload["message"] = _show_pressed(shown, data) if kind == COMPONENT else shown
    core.pending.open(interaction)
    core.gateway.dispatch("INTERACTION_CREATE", payload, where.guild_id)
    return interaction


def _show_pressed(message: Json, pressed: Json) -> Json:
    """The message of an interaction: it has the component pressed, even if that has gone since."""
    custom_id = pressed.get("custom_id")
    components = message.get("components", [])
    if custom_id in (None, *(part.get("custom_id") for _, part in walk(components))):
        return message
    part: Json = {"type": pressed["component_type"], "id": pressed["id"], "custom_id": custom_id}
    part |= {"options": []} if "values" in pressed else {"style": 2, "label": "?"}
    row = {"type": ROW, "id": pressed["id"], "components": [part]}
    return {**message, "components": [*components, row]}


def _check_range(option: Json, value: Any, called: str) -> None:
    size = len(value) if isinstance(value, str) else value
    low = option.get("min_length" if isinstance(value, str) else "min_value")
    high = option.get("max_length" if isinstance(value, str) else "max_value")
    if (low is not None and size < low) or (high is not None and size > high):
        msg = f"{option['name']}: {value!r} is out of range"
        raise ImpossibleError(msg, "out_of_range", option=called, value=value)


def _convert(option: Json, value: Any, locale: str) -> Any:
    called = localise(option, "name", locale)
    choices = option.get("choices")
    if choices:
        for choice in choices:
            if value in (choice["value"], choice["name"], localise(choice, "name", locale)):
                return choice["value"]
        msg = f"{option['name']}: {value!r} is not offered"
        raise ImpossibleError(msg, "not_offered", option=called, value=value)
    kind = option["type"]
    try:
        if kind == BOOLEAN:
            return value if isinstance(value, bool) else {"true": True, "false": False}[str(value).lower()]
        done = {INTEGER: int, NUMBER: float, STRING: str}[kind](value)
    except (ValueError, TypeError, KeyError):
        msg = f"{option['name']}: {value!r} does not fit"
        raise ImpossibleError(msg, "does_not_fit", option=called, value=value) from None
    _check_range(option, done, called)
    return done


def _resolve_value(core: Core, who: User, where: Channel, option: Json, value: Any, resolved: Json) -> Any:
    if option["type"] in (USER, MENTIONABLE):
        return resolve_user(core, where, find_user(core, value), resolved)
    if option["type"] == CHANNEL:
        return resolve_channel(core, who, value, resolved)
    if option["type"] == ROLE:
        return resolve_role(core, where, str(value), resolved)
    if option["type"] == FILE:
        return resolve_attachment(core, where, value, resolved)
    return _convert(option, value, who.locale)


def _read_options(
    core: Core,
    who: User,
    where: Channel,
    options: Sequence[Json],
    given: Mapping[str, Any],
    resolved: Json,
    focused: str | None,
) -> Iterator[Json]:
    left = dict(given)
    for option in options:
        keys = [k for k in (option["name"], localise(option, "name", who.locale)) if k in left]
        if not keys:
            if option.get("required") and focused is None:
                msg = f"the option {option['name']!r} is required"
                raise ImpossibleError(msg)
            continue
        raw = left.pop(keys[0])
        if focused in (option["name"], localise(option, "name", who.locale)):
            yield {"name": option["name"], "type": option["type"], "value": str(raw), "focused": True}
            continue
        value = _resolve_value(core, who, where, option, raw, resolved)
        yield {"name": option["name"], "type": option["type"], "value": value}
    if left:
        msg = f"no such option: {', '.join(left)}"
        raise ImpossibleError(msg)


def _build_command_data(
    core: Core, who: User, where: Channel, path: str, given: Mapping[str, Any], focused: str | None
) -> Json:
    permissions = core.world.permissions(who, where)
    try:
        command, chain = core.commands.find(path, where.guild_id, permissions, who.locale)
    except KeyError as error:
        raise ImpossibleError(error.args[0]) from None
    resolved: Json = {}
    leaf = chain[-1] if chain else command
    options = list(_read_options(core, who, where, leaf.get("options") or [], given, resolved, focused))
    for part in reversed(chain):
        inner: Json = {"name": part["name"], "type": part["type"], "options": options}
        options = [inner]
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if resolved:
        data["resolved"] = resolved
    return data


def use_slash_command(
    core: Core, who: User, where: Channel, path: str, given: Mapping[str, Any]
) -> Interaction:
    """Run a slash command; users are given by name or id. Nobody can in an archived thread."""
    if where.archived:
        msg = "the thread is archived"
        raise ImpossibleError(msg, "archived")
    return open_interaction(
        core, COMMAND, who, where, _build_command_data(core, who, where, path, given, None)
    )


def autocomplete(
    core: Core, who: User, where: Channel, path: str, given: Mapping[str, Any], focused: str
) -> Interaction:
    """Ask for the choices of the option being typed."""
    data = _build_command_data(core, who, where, path, {focused: "", **given}, focused)
    return open_interaction(core, AUTOCOMPLETE, who, where, data)


def find_component(
    where: Channel,
    who: User,
    kinds: frozenset[int],
    message_id: str | None,
    custom_id: str | None,
    label: str | None,
) -> tuple[Message, Json]:
    """The newest matching component this person sees, by custom id, or by label or placeholder."""
    for message in reversed(where.messages.values()):
        if not sees_message(message, who) or (message_id is not None and str(message.id) != message_id):
            continue
        for _, part in walk(message.components):
            if part.get("type") not in kinds:
                continue
            words = (part.get("label"), part.get("placeholder"), (part.get("emoji") or {}).get("name"))
            if (
                part.get("custom_id") == custom_id
                if custom_id is not None
                else label is None or label in words
            ):
                return message, part
    what = custom_id or label or "component"
    msg = f"{who.name} sees no {what!r} in {where.name or 'the DM'}"
    raise ImpossibleError(msg, "gone")


def press(
    core: Core, who: User, where: Channel, message_id: str | None, custom_id: str | None, label: str | None
) -> Interaction:
    """Press a button."""
    message, part = find_component(where, who, frozenset({BUTTON}), message_id, custom_id, label)
    if part.get("disabled") or part["style"] == LINK:
        msg = f"the button {part.get('label')!r} cannot be pressed"
        raise ImpossibleError(msg)
    data: Json = {"custom_id": part["custom_id"], "component_type": BUTTON, "id": part["id"]}
    return open_interaction(core, COMPONENT, who, where, data, message=message)


def press_stale(
    core: Core, who: User, where: Channel, message_id: str, custom_id: str, values: Sequence[str] | None
) -> Interaction:
    """Press what was there a moment ago: the client's picture was older than the message."""
    message = where.messages.get(int(message_id))
    if message is None or not sees_message(message, who):
        msg = f"{who.name} sees no message {message_id}"
        raise ImpossibleError(msg)
    kind = BUTTON if values is None else STRING_SELECT
    data: Json = {"custom_id": custom_id, "component_type": kind, "id": 1}
    if values is not None:
        data["values"] = list(values)
    return open_interaction(core, COMPONENT, who, where, data, message=message)


def choose(
    core: Core,
    who: User,
    where: Channel,
    message_id: str | None,
    custom_id: str | None,
    label: str | None,
    given: Sequence[str],
) -> Interaction:
    """Choose in a select menu."""
    message, part = find_component(where, who, SELECTS, message_id, custom_id, label)
    if part.get("disabled"):
        msg = "the menu is disabled"
        raise ImpossibleError(msg)
    values, resolved = resolve_choices(core, who, where, part, given)
    data: Json = {
        "custom_id": part["custom_id"],
        "component_type": part["type"],
        "id": part["id"],
        "values": values,
    }
    if resolved:
        data["resolved"] = resolved
    return open_interaction(core, COMPONENT, who, where, data, message=message)


def submit(core: Core, who: User, interaction_id: str, given: Mapping[str, Any]) -> Interaction:
    """Submit the modal that an interaction has opened."""
    origin = core.pending.by_id(int(interaction_id))
    if origin is None or origin.modal is None or origin.user.id != who.id:
        msg = f"{who.name} has no such modal open"
        raise ImpossibleError(msg)
    resolved: Json = {}

    def choose_in(part: Json, items: Sequence[Any]) -> list[str]:
        if part["type"] == UPLOAD:
            return [resolve_attachment(core, origin.channel, upload, resolved) for upload in items]
        values, tables = resolve_choices(core, who, origin.channel, part, items)
        for key, table in tables.items():
            resolved.setdefault(key, {}).update(table)
        return values

    components = fill_modal(origin.modal, given, choose_in)
    data: Json = {"custom_id": origin.modal["custom_id"], "components": components}
    if resolved:
        data["resolved"] = resolved
    return open_interaction(core, MODAL, who, origin.channel, data, message=origin.message, origin=origin)


def say(core: Core, who: User, where: Channel, content: str) -> Message:
    """Write an ordinary message, where this person may."""
    needed = Permission.SEND_MESSAGES_IN_THREADS if where.is_thread else Permission.SEND_MESSAGES
    if not core.world.permissions(who, where) & needed:
        msg = f"{who.name} may not write in {where.name}"
        raise ImpossibleError(msg, "may_not_write")
    return messages.create(core, where, {"content": content}, [], messages.MessageHeader(author_id=who.id))


def dismiss(core: Core, who: User, where: Channel, message_id: str) -> None:
    """Dismiss an ephemeral message."""
    message = where.messages.get(int(message_id))
    if message is None or message.audience != who.id:
        msg = "there is nothing to dismiss"
        raise ImpossibleError(msg)
    message.dismissed = True
    core.feed.publish("deleted", channel=str(where.id), message=message_id, audience=who.id)


def use_menu_command(core: Core, who: User, where: Channel, name: str, target: str) -> Interaction:
    """Run a context-menu command on a user (by name) or on a message (by id)."""
    permissions = core.world.permissions(who, where)
    for command in core.commands.available(where.guild_id, permissions):
        if command["type"] in (2, 3) and name in (
            command["name"],
            localise(command, "name", who.locale),
        ):
            resolved: Json = {}
            if command["type"] == 2:
                target = resolve_user(core, where, find_user(core, target), resolved)
            else:
                message = where.messages.get(int(target))
                if message is None or message.ephemeral:
                    break
                resolved["messages"] = {target: core.payloads.message(message)}
            data: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
            data |= {"target_id": target, "resolved": resolved}
            return open_interaction(core, COMMAND, who, where, data)
    msg = f"no menu command {name!r} here"
    raise ImpossibleError(msg)


def resolve_attachment(core: Core, where: Channel, value: Any, resolved: Json) -> str:
    """Store a file given with a command; put its object into `resolved` and return its id.

    value: `filename`, and `data` in base 64.
    """
    try:
        filename, data = str(value["filename"]), b64decode(value["data"], validate=True)
    except (KeyError, TypeError, Error) as error:
        msg = "a file is wanted: its `filename`, and `data` in base 64"
        raise ImpossibleError(msg, "no_file") from error
    if len(data) > core.settings.upload_limit:
        msg = f"{filename} is too large"
        raise ImpossibleError(msg, "too_large", value=filename)
    stored = store_file(core, where, UploadedFile(0, filename, None, data), {}, ephemeral=True)
    resolved.setdefault("attachments", {})[str(stored.id)] = core.payloads.attachment(stored)
    return str(stored.id)
