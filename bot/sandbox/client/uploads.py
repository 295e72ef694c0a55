"""Files that a person gives with a slash command."""

from __future__ import annotations

from base64 import b64decode
from binascii import Error
from typing import Any

from bot.sandbox.client.lookup import ImpossibleError
from bot.sandbox.core import Core
from bot.sandbox.errors import Json
from bot.sandbox.rest.messages import UploadedFile, store_file
from bot.sandbox.world import Channel


def resolve_attachment(core: Core, where: Channel, value: Any, resolved: Json) -> str:
    """The id of a file, whose object is put into `resolved`. value: `filename`, and `data` in base 64."""
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
