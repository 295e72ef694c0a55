"""Uploaded bytes and what can be read off them."""

from __future__ import annotations

import mimetypes
from collections import OrderedDict
from dataclasses import dataclass
from io import BytesIO

from PIL import Image


@dataclass(frozen=True, slots=True)
class Stored:
    """The bytes of one uploaded file and what the CDN says of them."""

    filename: str
    content_type: str
    data: bytes


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a picture, or None when the bytes are not one; only the header is read."""
    try:
        with Image.open(BytesIO(data)) as picture:
            return picture.size
    except (OSError, ValueError, SyntaxError):
        return None


def content_type(filename: str, declared: str | None) -> str:
    """The media type by file name, else as the client declared it."""
    if filename.endswith(".webp"):
        return "image/webp"
    return mimetypes.guess_type(filename)[0] or declared or "application/octet-stream"


class FileStore:
    """Files by attachment id; the oldest go first once there are more than `budget` bytes."""

    def __init__(self, budget: int) -> None:
        self._budget = budget
        self._held = 0
        self._files: OrderedDict[int, Stored] = OrderedDict()

    def put(self, attachment_id: int, stored: Stored) -> None:
        """Keep a file."""
        self._files[attachment_id] = stored
        self._held += len(stored.data)
        while self._held > self._budget and len(self._files) > 1:
            _, old = self._files.popitem(last=False)
            self._held -= len(old.data)

    def get(self, attachment_id: int) -> Stored | None:
        """A file, or None once it has gone."""
        return self._files.get(attachment_id)
