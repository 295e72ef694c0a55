"""Interaction callbacks and the webhook routes of interaction tokens."""

from __future__ import annotations

from bot.sandbox.core import Core
from bot.sandbox.errors import FORM, ApiError, Json, Violation, refuse
from bot.sandbox.limits import EPHEMERAL, LOADING, check_callback, find_warnings
from bot.sandbox.limits.components import walk
from bot.sandbox.limits.emojis import check_shown
from bot.sandbox.rest import messages
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.rest.messages import MessageHeader
from bot.sandbox.world import APP_ID, Message
from bot.sandbox.world.commands import path_of
from bot.sandbox.world.interactions import AUTOCOMPLETE, COMMAND, MODAL, Interaction

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, OPEN_MODAL, LAUNCH = 4, 5, 6, 7, 8, 9, 12


def _answer_types(core: Core, interaction: Interaction) -> set[int]:
    if interaction.kind == AUTOCOMPLETE:
        return {CHOICES}
    allowed = {MESSAGE, DEFERRED}
    if interaction.message is not None:
        allowed |= {DEFERRED_UPDATE, UPDATE}
    if interaction.kind != MODAL:
        allowed.add(OPEN_MODAL)
    if core.settings.activity_url is not None:
        allowed.add(LAUNCH)
    return allowed


def _build_header(interaction: Interaction, flags: int, *, followup: bool = False) -> MessageHeader:
    ephemeral = bool(flags & EPHEMERAL)
    source = interaction.message
    header = MessageHeader(flags=flags, webhook=True, metadata=interaction.metadata)
    header.audience = interaction.user.id if ephemeral else None
    if followup and interaction.response is not None:
        header.type, header.reference = 19, interaction.response.id
        original = {"original_response_message_id": str(interaction.response.id)}
        header.metadata = {**interaction.metadata, **original}
    elif source is not None:
        header.type, header.reference = 19, source.id
    elif interaction.kind == COMMAND:
        header.type = 20
        header.command_name = path_of(interaction.data)
    return header


def _post(core: Core, interaction: Interaction, data: Json, call: Call, extra: int = 0) -> Message:
    flags = ((data.get("flags") or 0) & EPHEMERAL) | extra
    message = messages.post(core, interaction.channel, data, call.parts, _build_header(interaction, flags))
    interaction.response = message
    return message


def answer(core: Core, call: Call, interaction_id: str, token: str) -> Reply:
    """The first answer to an interaction."""
    interaction = core.pending.to_answer(int(interaction_id), token)
    body = call.body()
    kind, data = body.get("type"), body.get("data") or {}
    source = interaction.message
    before = source.shape() if source is not None else None
    refuse(
        check_callback(body, [p.upload for p in call.parts], before, upload_limit=core.settings.upload_limit)
    )
    refuse(list(check_shown(data.get("components"), core.emojis.ids, ("data",))))
    if kind not in _answer_types(core, interaction):
        violation = Violation(
            ("type",), "INTERACTION_CALLBACK_TYPE_INVALID", f"Type {kind} does not fit here"
        )
        raise ApiError(FORM, violations=[violation])
    for text in find_warnings(data.get("components")):
        core.request_log.warn(core.clock.now(), text)
    if kind == UPDATE and source is not None:
        _check_exists(core, source)
        messages.edit(core, source, data, call.parts, answering=True)
    core.pending.mark_answered(interaction, int(kind))
    if kind == MESSAGE:
        _post(core, interaction, data, call)
    elif kind == DEFERRED:
        _post(core, interaction, data, call, LOADING)
        interaction.loading = True
    elif kind in (DEFERRED_UPDATE, UPDATE):
        interaction.response = source
    elif kind == CHOICES:
        interaction.choices = data["choices"]
    elif kind == OPEN_MODAL:
        for _, part in walk(data["components"]):
            messages.complete(part)
        interaction.modal = data
        core.feed.publish("modal", audience=interaction.user.id, interaction=interaction_id)
    elif kind == LAUNCH:
        interaction.launched = core.activities.launch(interaction.user, interaction.channel)
        told = {"frame": interaction.launched.id, "query": interaction.launched.query()}
        core.feed.publish("activity", audience=interaction.user.id, **told)
    interaction.finish(settled=kind not in (DEFERRED, DEFERRED_UPDATE))
    if not call.flag("with_response"):
        return 204, None
    return 200, _build_reply(core, interaction, int(kind))


def _check_exists(core: Core, source: Message) -> None:
    if source.id not in core.world.channel(source.channel_id).messages:
        raise ApiError(10008)


def _build_reply(core: Core, interaction: Interaction, kind: int) -> Json:
    about: Json = {"id": str(interaction.id), "type": interaction.kind}
    reply: Json = {"interaction": about}
    response = interaction.response
    if interaction.launched is not None:
        opened = {"id": interaction.launched.instance.id}
        about["activity_instance_id"] = opened["id"]
        reply["resource"] = {"type": LAUNCH, "activity_instance": opened}
    if response is not None and kind in (MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE):
        about["response_message_id"] = str(response.id)
        about["response_message_loading"] = interaction.loading
        about["response_message_ephemeral"] = response.ephemeral
    if response is not None and kind in (MESSAGE, DEFERRED, UPDATE):
        shown = kind if kind != DEFERRED else MESSAGE
        reply["resource"] = {"type": shown, "message": core.payloads.message(response)}
    return reply


def _find_interaction(core: Core, application: str, token: str) -> Interaction:
    if int(application) != APP_ID:
        raise ApiError(10015)
    return core.pending.for_webhook(token)


def _find_message(core: Core, interaction: Interaction, name: str) -> Message:
    if name == "@original":
        message: Message | None = interaction.response
    else:
        own = {m.id: m for m in (interaction.response, *interaction.followups) if m is not None}
        message = own.get(int(name))
    if message is None:
        raise ApiError(10008)
    held = core.world.channel(message.channel_id).messages
    if message.id not in held or message.dismissed:
        raise ApiError(10008)
    return message


def send_followup(core: Core, call: Call, application: str, token: str) -> Reply:
    """A further message; the first after a deferred answer fills that answer in and keeps its visibility."""
    interaction = _find_interaction(core, application, token)
    body = call.body()
    if interaction.loading and interaction.response is not None:
        return 200, core.payloads.message(_fill_in(core, interaction, interaction.response, body, call))
    messages.check(core, body, call.parts, None)
    flags = (body.get("flags") or 0) & EPHEMERAL
    header = _build_header(interaction, flags, followup=True)
    message = messages.post(core, interaction.channel, body, call.parts, header)
    interaction.followups.append(message)
    interaction.settled.set()
    return 200, core.payloads.message(message)


def _fill_in(core: Core, interaction: Interaction, message: Message, body: Json, call: Call) -> Message:
    body = {**body, "flags": (body.get("flags") or 0) & ~EPHEMERAL}
    messages.edit(core, message, body, call.parts, filling=True)
    interaction.loading = False
    interaction.settled.set()
    return message


def get_message(core: Core, call: Call, application: str, token: str, name: str) -> Reply:
    """The original answer or a followup."""
    message = _find_message(core, _find_interaction(core, application, token), name)
    return 200, core.payloads.message(message)


def edit_message(core: Core, call: Call, application: str, token: str, name: str) -> Reply:
    """Edit the original answer or a followup."""
    interaction = _find_interaction(core, application, token)
    message = _find_message(core, interaction, name)
    if interaction.loading and message is interaction.response:
        _fill_in(core, interaction, message, call.body(), call)
    else:
        messages.edit(core, message, call.body(), call.parts)
        interaction.settled.set()
    return 200, core.payloads.message(message)


def delete_message(core: Core, call: Call, application: str, token: str, name: str) -> Reply:
    """Delete the original answer or a followup."""
    interaction = _find_interaction(core, application, token)
    message = _find_message(core, interaction, name)
    messages.delete(core, message)
    interaction.loading = False
    interaction.settled.set()
    return 204, None
