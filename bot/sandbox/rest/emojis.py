"""The emojis of the application."""

from __future__ import annotations

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError, Json, refuse
from bot.sandbox.limits.emojis import check_emoji, check_name, read_image
from bot.sandbox.rest.call import Call, Reply
from bot.sandbox.world import APP_ID
from bot.sandbox.world.emojis import OwnEmoji


def _check_application(application: str) -> None:
    if int(application) != APP_ID:
        raise ApiError(10002)


def _payload(core: Core, emoji: OwnEmoji) -> Json:
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "user": core.payloads.user(core.world.bot),
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": emoji.content_type == "image/gif",
        "available": True,
    }


def list_emojis(core: Core, call: Call, application: str) -> Reply:
    """All emojis of the application."""
    _check_application(application)
    return 200, {"items": [_payload(core, emoji) for emoji in core.emojis.list()]}


def create_emoji(core: Core, call: Call, application: str) -> Reply:
    """Take a new emoji."""
    _check_application(application)
    body = call.body()
    refuse(check_emoji(body, core.emojis.names))
    read = read_image(body["image"])
    assert read is not None
    made = core.emojis.put(OwnEmoji(core.ids.next(), body["name"], *read))
    return 201, _payload(core, made)


def get_emoji(core: Core, call: Call, application: str, emoji: str) -> Reply:
    """One emoji."""
    _check_application(application)
    return 200, _payload(core, core.emojis.get(int(emoji)))


def change_emoji(core: Core, call: Call, application: str, emoji: str) -> Reply:
    """Give an emoji another name; its picture stays."""
    _check_application(application)
    own_emoji = core.emojis.get(int(emoji))
    name = call.body().get("name", own_emoji.name)
    refuse(list(check_name(name, core.emojis.names - {own_emoji.name})))
    own_emoji.name = name
    return 200, _payload(core, own_emoji)


def remove_emoji(core: Core, call: Call, application: str, emoji: str) -> Reply:
    """Delete an emoji."""
    _check_application(application)
    core.emojis.remove(int(emoji))
    return 204, None
