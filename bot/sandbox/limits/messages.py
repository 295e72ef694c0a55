"""Discord's limits on messages, interaction answers and threads."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.errors import Json, Path, Violation
from bot.sandbox.limits.commands import (
    check_choices,
    check_command,
    check_commands,
)
from bot.sandbox.limits.components import (
    FILE,
    V2_ONLY,
    check_components,
    check_count,
    check_modal,
    check_optional,
    media_of,
    walk,
)

MIB = 1024 * 1024
EPHEMERAL, LOADING, V2 = 1 << 6, 1 << 7, 1 << 15
SETTABLE = (1 << 2) | (1 << 12) | V2
MEDIA_NOT_FOUND = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
CONTENT, EMBEDS, EMBED_TEXT, FILES, ALT = 2000, 10, 6000, 10, 1024


@dataclass(frozen=True, slots=True)
class Upload:
    """A file of a multipart request: part number, name and size in bytes."""

    number: int
    filename: str
    size: int


@dataclass(frozen=True, slots=True)
class MessageShape:
    """The part of an edited message that limits need to know."""

    flags: int = 0
    content: str = ""
    embeds: Sequence[Json] = ()
    components: Sequence[Json] = ()
    attachments: dict[str, str] = field(default_factory=dict)


def _embed_text(embed: Json) -> int:
    parts = [embed.get("title"), embed.get("description"), (embed.get("footer") or {}).get("text")]
    parts.append((embed.get("author") or {}).get("name"))
    for row in embed.get("fields") or []:
        parts += [row.get("name"), row.get("value")]
    return sum(len(part) for part in parts if isinstance(part, str))


def _check_embeds(embeds: Any) -> Iterator[Violation]:
    if embeds is None:
        return
    yield from check_count(("embeds",), embeds, 0, EMBEDS)
    if not isinstance(embeds, list):
        return
    for index, embed in enumerate(embeds):
        here: Path = ("embeds", index)
        yield from check_optional((*here, "title"), embed.get("title"), 0, 256)
        yield from check_optional((*here, "description"), embed.get("description"), 0, 4096)
        yield from check_optional((*here, "footer", "text"), (embed.get("footer") or {}).get("text"), 0, 2048)
        yield from check_optional((*here, "author", "name"), (embed.get("author") or {}).get("name"), 0, 256)
        fields = embed.get("fields") or []
        yield from check_count((*here, "fields"), fields, 0, 25)
        for number, row in enumerate(fields):
            yield from check_optional((*here, "fields", number, "name"), row.get("name") or "", 1, 256)
            yield from check_optional((*here, "fields", number, "value"), row.get("value") or "", 1, 1024)
    if sum(map(_embed_text, embeds)) > EMBED_TEXT:
        yield Violation(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_uploads(uploads: Sequence[Upload], upload_limit: int, request_limit: int) -> Iterator[Violation]:
    if len(uploads) > FILES:
        yield Violation((), "TOO_MANY", "Maximum number of attachments in a message reached (10)", 30015)
    for upload in uploads:
        if upload.size > upload_limit:
            yield Violation(
                ("files", upload.number), "TOO_LARGE", f"{upload.size} bytes of {upload_limit}", 40005
            )
    if sum(upload.size for upload in uploads) > request_limit:
        yield Violation(("files",), "TOO_LARGE", "the whole request is too large", 40005)


def final_names(payload: Json, uploads: Sequence[Upload], before: MessageShape | None) -> dict[str, str]:
    """Attachment id (or part number) to file name, as the message will have them after this request."""
    listed = payload.get("attachments")
    old = dict(before.attachments) if before else {}
    fresh = {str(upload.number): upload.filename for upload in uploads}
    if listed is None:
        return {**old, **fresh}
    names: dict[str, str] = {}
    for entry in listed:
        number = str(entry.get("id"))
        if number in fresh:
            names[number] = entry.get("filename") or fresh[number]
        elif number in old:
            names[number] = old[number]
    return names if before is not None else {**fresh, **names}


def _check_attachments(
    payload: Json, uploads: Sequence[Upload], before: MessageShape | None
) -> Iterator[Violation]:
    listed = payload.get("attachments")
    if listed is None:
        return
    if not isinstance(listed, list):
        yield Violation(("attachments",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if len(listed) > FILES:
        yield Violation((), "TOO_MANY", "Maximum number of attachments in a message reached (10)", 30015)
    known = {str(upload.number) for upload in uploads} | set(before.attachments if before else ())
    for index, entry in enumerate(listed):
        yield from check_optional(("attachments", index, "description"), entry.get("description"), 0, ALT)
        if str(entry.get("id")) not in known:
            yield Violation(
                ("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "No such upload or attachment"
            )
    if before is None:
        return
    named = {str(entry.get("id")) for entry in listed}
    for upload in uploads:
        if str(upload.number) not in named:
            yield Violation(
                ("attachments",), "ATTACHMENT_NOT_LISTED", "An edit must list every attachment, new ones too"
            )


def _check_references(payload: Json, names: Collection[str]) -> Iterator[Violation]:
    spots = [(path, media.get("url")) for path, media in media_of(payload.get("components"))]
    for index, embed in enumerate(payload.get("embeds") or []):
        spots += [
            (("embeds", index, key), (embed.get(key) or {}).get("url")) for key in ("image", "thumbnail")
        ]
    for path, url in spots:
        if isinstance(url, str) and url.startswith("attachment://") and url[13:].split("?")[0] not in names:
            embedded = path[0] == "embeds"
            yield Violation(
                (*path, "url") if embedded else path,
                "ATTACHMENT_NOT_FOUND" if embedded else MEDIA_NOT_FOUND,
                f"The attachment {url[13:]!r} is not uploaded with the message",
            )


def check_gallery_edit(payload: Json, uploads: Sequence[Upload], before: MessageShape) -> list[Violation]:
    """The refusal that discord-api-docs issue 7529 reports: new uploads in media galleries of an edit.

    The attachment is there, and yet Discord says that it was not found. Only Components V2 messages meet it.
    """
    if not is_v2(payload, before):
        return []
    numbers = {str(upload.number) for upload in uploads}
    fresh = {name for key, name in final_names(payload, uploads, before).items() if key in numbers}
    return [
        Violation(path, MEDIA_NOT_FOUND, "The referenced attachment was not found")
        for path, media in media_of(payload.get("components"))
        if "items" in path and str(media.get("url", "")).removeprefix("attachment://").split("?")[0] in fresh
    ]


def _check_v2(payload: Json, before: MessageShape | None) -> Iterator[Violation]:
    content = payload.get("content", before.content if before else None)
    embeds = payload.get("embeds", before.embeds if before else None)
    for key, value in (("content", content), ("embeds", embeds), ("poll", payload.get("poll"))):
        if value:
            code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
            yield Violation((key,), code, f"The '{key}' field cannot be used with Components V2")
    if payload.get("sticker_ids"):
        yield Violation(
            ("sticker_ids",), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", "No stickers in V2"
        )


def is_v2(payload: Json, before: MessageShape | None = None) -> bool:
    """Check whether the message has the Components V2 flag once the request is done."""
    return bool(((payload.get("flags") or 0) | (before.flags if before else 0)) & V2)


def _is_empty(payload: Json, uploads: Sequence[Upload], before: MessageShape | None) -> bool:
    content = payload.get("content", before.content if before else "")
    embeds = payload.get("embeds", before.embeds if before else ())
    components = payload.get("components", before.components if before else ())
    files = final_names(payload, uploads, before)
    return not (content or embeds or files or components or payload.get("sticker_ids") or payload.get("poll"))


def check_message(
    payload: Json,
    uploads: Sequence[Upload] = (),
    before: MessageShape | None = None,
    *,
    upload_limit: int = 10 * MIB,
    request_limit: int = 25 * MIB,
) -> list[Violation]:
    """All rules on creating a message, or on editing one when `before` is given."""
    violations = list(_check_uploads(uploads, upload_limit, request_limit))
    content = payload.get("content")
    violations += check_optional(("content",), content, 0, CONTENT)
    violations += _check_embeds(payload.get("embeds"))
    v2 = is_v2(payload, before)
    flags = payload.get("flags")
    if before is not None and flags is not None and before.flags & V2 and not flags & V2:
        violations.append(
            Violation(("flags",), "MESSAGE_FLAG_CANNOT_BE_REMOVED", "The V2 flag cannot be removed")
        )
    if v2:
        violations += _check_v2(payload, before)
    elif any(part.get("type") in V2_ONLY for _, part in walk(payload.get("components"))):
        violations.append(
            Violation(("components",), "COMPONENTS_V2_FLAG_REQUIRED", "These need the IS_COMPONENTS_V2 flag")
        )
    violations += check_components(payload.get("components"), v2=v2)
    if violations:
        return violations
    violations += _check_attachments(payload, uploads, before)
    violations += _check_references(payload, set(final_names(payload, uploads, before).values()))
    violations += check_optional(
        ("nonce",), payload.get("nonce") if isinstance(payload.get("nonce"), str) else None, 0, 25
    )
    if not violations and _is_empty(payload, uploads, before):
        violations.append(Violation((), "EMPTY", "Cannot send an empty message", 50006))
    return violations


def check_callback(
    payload: Any,
    uploads: Sequence[Upload] = (),
    before: MessageShape | None = None,
    *,
    upload_limit: int = 10 * MIB,
) -> list[Violation]:
    """All rules on an interaction callback; `before` is the pressed message when one is updated."""
    if not isinstance(payload, dict):
        return [Violation((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")]
    kind, data = payload.get("type"), payload.get("data")
    if kind in (4, 7):
        violations = check_message(
            data or {}, uploads, before if kind == 7 else None, upload_limit=upload_limit
        )
        return [Violation(("data", *v.path), v.code, v.message, v.api_code) for v in violations]
    if kind == 5:
        if ((data or {}).get("flags") or 0) & ~EPHEMERAL:
            return [
                Violation(
                    ("data", "flags"), "FLAGS_INVALID", "A deferred answer takes only the EPHEMERAL flag"
                )
            ]
        return []
    if kind in (6, 12):
        return []
    if kind == 8:
        return list(check_choices(("data", "choices"), (data or {}).get("choices")))
    if kind == 9:
        return list(check_modal(data))
    return [Violation(("type",), "BASE_TYPE_CHOICES", "Value must be one of {4, 5, 6, 7, 8, 9, 12}.")]


def check_thread(payload: Json) -> list[Violation]:
    """All rules on starting or changing a thread."""
    violations: list[Violation] = []
    if "name" in payload:
        violations += list(check_optional(("name",), payload["name"] or "", 1, 100))
    duration = payload.get("auto_archive_duration")
    if duration not in (None, 60, 1440, 4320, 10080):
        violations.append(
            Violation(("auto_archive_duration",), "BASE_TYPE_CHOICES", "One of {60, 1440, 4320, 10080}.")
        )
    return violations


NEEDS_MESSAGE = frozenset(
    {"ATTACHMENT_NOT_FOUND", MEDIA_NOT_FOUND, "EMPTY", "COMPONENTS_V2_FLAG_REQUIRED", "UNION_TYPE_CHOICES"}
)
"""What can only be told of an edit when the message before it is known."""
_COMMANDS = re.compile(r"^/applications/\d+(/guilds/\d+)?/commands$")
_COMMAND = re.compile(r"^/applications/\d+(/guilds/\d+)?/commands/\d+$")
_SEND = re.compile(r"^(/channels/\d+/messages|/webhooks/\d+/[^/]+)$")
_EDIT = re.compile(r"^(/channels/\d+|/webhooks/\d+/[^/]+)/messages/(\d+|@original)$")
_CALLBACK = re.compile(r"^/interactions/\d+/[^/]+/callback$")
_THREAD = re.compile(r"^/channels/\d+(/messages/\d+)?/threads$")


def check_request(
    method: str, path: str, payload: Any, uploads: Sequence[Upload] = (), before: MessageShape | None = None
) -> list[Violation]:
    """The rules for any recorded request; `path` starts after `/api/v10`.

    An edit is only judged as far as the message before it is known: without `before` its references to kept
    attachments and its emptiness are not.
    """
    if _COMMANDS.match(path) and method == "PUT":
        return list(check_commands(payload))
    if (_COMMANDS.match(path) and method == "POST") or (_COMMAND.match(path) and method == "PATCH"):
        return list(check_command(payload)) if method == "POST" else []
    if _CALLBACK.match(path):
        return check_callback(payload, uploads, before if before is not None else _unknown(payload))
    if _SEND.match(path) and method == "POST":
        return check_message(payload or {}, uploads)
    if _EDIT.match(path) and method == "PATCH":
        if before is not None:
            return check_message(payload or {}, uploads, before)
        violations = check_message(payload or {}, uploads, _unknown(payload))
        return [violation for violation in violations if violation.code not in NEEDS_MESSAGE]
    if _THREAD.match(path) and method == "POST":
        return check_thread(payload or {})
    return []


def _unknown(payload: Any) -> MessageShape:
    body = payload.get("data") if isinstance(payload, dict) and "data" in payload else payload
    components = (body or {}).get("components") if isinstance(body, dict) else None
    v2 = any(part.get("type") in V2_ONLY or part.get("type") == FILE for _, part in walk(components))
    listed = (body or {}).get("attachments") if isinstance(body, dict) else None
    kept = {
        str(a.get("id")): str(a.get("filename", a.get("id"))) for a in listed or [] if isinstance(a, dict)
    }
    return MessageShape(flags=V2 if v2 else 0, content="" if v2 else "?", attachments=kept)
