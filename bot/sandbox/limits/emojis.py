"""Discord's rules on the emojis of an application, and on those that components show (docs/sandbox.md)."""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Collection, Iterator, Mapping
from typing import Final

from bot.sandbox.errors import Json, Path, Violation
from bot.sandbox.limits.components import walk

MOST: Final = 2_000
"""Emojis of one application."""
LARGEST: Final = 256 * 1024
"""Bytes of an emoji's picture."""
SIGNATURES: Final[Mapping[str, re.Pattern[bytes]]] = {
    "image/png": re.compile(rb"\x89PNG\r\n\x1a\n"),
    "image/jpeg": re.compile(rb"\xff\xd8\xff"),
    "image/gif": re.compile(rb"GIF8[79]a"),
    "image/webp": re.compile(rb"RIFF....WEBP", re.DOTALL),
    "image/avif": re.compile(rb"....ftypavi[fs]", re.DOTALL),
}
"""How the formats begin that are taken."""
_NAME: Final = re.compile(r"[A-Za-z0-9_]+")
_DATA: Final = re.compile(r"data:(?P<kind>[\w/+.-]+);base64,(?P<data>.*)", re.DOTALL)


def read_image(image: object) -> tuple[str, bytes] | None:
    """Read the media type and the bytes of a `data:` address; None for what is none."""
    address = _DATA.fullmatch(image) if isinstance(image, str) else None
    if address is None:
        return None
    try:
        return address["kind"], base64.b64decode(address["data"], validate=True)
    except binascii.Error:
        return None


def check_name(name: object, taken: Collection[str]) -> Iterator[Violation]:
    """The rules on a name: 2 to 32 letters, digits and underscores, none twice."""
    path: Path = ("name",)
    if not isinstance(name, str):
        yield Violation(path, "BASE_TYPE_REQUIRED", "This field is required")
    elif not 2 <= len(name) <= 32:
        yield Violation(path, "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    elif not _NAME.fullmatch(name):
        yield Violation(path, "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif name in taken:
        yield Violation(path, "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This emoji name is already taken")


def check_emoji(body: Json, taken: Collection[str]) -> list[Violation]:
    """All rules on a new emoji. taken: the names there are."""
    violations = list(check_name(body.get("name"), taken))
    path: Path = ("image",)
    read = read_image(body.get("image"))
    if read is None:
        violations.append(Violation(path, "BASE_TYPE_REQUIRED", "An image as a data address is required"))
    elif len(read[1]) > LARGEST:
        violations.append(Violation(path, "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."))
    elif read[0] not in SIGNATURES or not SIGNATURES[read[0]].match(read[1]):
        violations.append(Violation(path, "IMAGE_INVALID", "Unsupported image type given"))
    if not violations and len(taken) >= MOST:
        violations.append(Violation((), "MOST", f"Maximum number of emojis reached ({MOST})", 30008))
    return violations


def check_shown(components: object, known: Collection[str], root: Path = ()) -> Iterator[Violation]:
    """The rule that components show only emojis there are. known: ids; root: where the components stand."""
    for path, part in walk(components, (*root, "components")):
        options = part.get("options")
        spots = [(path, part), *(((*path, "options", i), option) for i, option in enumerate(options or ()))]
        for spot, holder in spots:
            shown = holder.get("emoji") if isinstance(holder, dict) else None
            if isinstance(shown, dict) and shown.get("id") and str(shown["id"]) not in known:
                # It is called so in menus too (discord-api-docs issue 8071).
                yield Violation((*spot, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
