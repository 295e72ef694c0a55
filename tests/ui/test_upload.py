"""Files that are sent."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.ui.upload import upload


@pytest.fixture
def _uncollected() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("_uncollected")
def test_a_file_that_has_been_sent_is_let_go_of_at_once() -> None:
    """Given a file that discord.py has closed, then nothing holds it, without garbage being collected."""
    file = upload(b"picture", "picture.jpg", "A picture.")
    content = weakref.ref(file.fp)
    file.close()
    del file
    assert content() is None


def test_a_file_can_be_sent_again() -> None:
    """Given an attempt that ended with the content being closed, then another one reads the same bytes."""
    file = upload(b"picture", "picture.jpg")
    assert file.fp.read() == b"picture"
    file.fp.close()
    file.reset(seek=1)
    assert file.fp.read() == b"picture"
