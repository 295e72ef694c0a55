"""Messages between the bot and whoever paints arrive whole, and a picture is not copied on its way."""

from __future__ import annotations

import copy
import os
import pickle
from collections.abc import Iterator
from threading import Thread

import pytest

from bot.draw.encode import Encoded
from bot.draw.pipe import LENGTHS, LONGEST, pack, receive, send, unpack

PICTURE = Encoded(os.urandom(300_000), "jpg")


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    """Where to read, and where to write."""
    reading, writing = os.pipe()
    yield reading, writing
    os.close(reading)
    os.close(writing)


def test_a_picture_stands_beside_the_message_and_is_not_copied_out_of_it() -> None:
    pickled, attached = message = pack((True, PICTURE))
    assert attached == PICTURE.bytes
    assert len(pickled) < 200
    succeeded, picture = unpack(message)
    assert (succeeded, picture) == (True, PICTURE)
    assert picture.bytes is attached


def test_more_pictures_than_one_arrive_as_well() -> None:
    other = Encoded(b"another", "png")
    assert unpack(pack([PICTURE, other, PICTURE])) == [PICTURE, other, PICTURE]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_a_picture_can_be_pickled_and_copied_by_anybody_else(protocol: int) -> None:
    assert pickle.loads(pickle.dumps(PICTURE, protocol)) == PICTURE
    assert copy.copy(PICTURE) == PICTURE


def test_what_is_longer_than_the_pipe_arrives_whole(pipe: tuple[int, int]) -> None:
    reading, writing = pipe
    message = pack(PICTURE)
    sender = Thread(target=send, args=(writing, message))
    sender.start()
    assert receive(reading, 10.0) == message
    sender.join(10.0)


def test_messages_do_not_run_into_each_other(pipe: tuple[int, int]) -> None:
    reading, writing = pipe
    messages = [pack("a"), pack(Encoded(b"b", "png")), pack(None)]
    for each in messages:
        send(writing, each)
    assert [receive(reading, 10.0) for _ in messages] == messages


def test_a_message_that_does_not_come_or_not_whole_is_told(pipe: tuple[int, int]) -> None:
    reading, writing = pipe
    with pytest.raises(TimeoutError):
        receive(reading, 0.01)
    os.write(writing, LENGTHS.pack(5, 0) + b"abc")
    with pytest.raises(TimeoutError):
        receive(reading, 0.01)


def test_what_is_no_message_is_told_before_it_is_read(pipe: tuple[int, int]) -> None:
    reading, writing = pipe
    os.write(writing, LENGTHS.pack(1, LONGEST))
    with pytest.raises(ValueError, match="bytes"):
        receive(reading, 10.0)
