"""The notation of actions: text in, text out, symmetrical."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine import Action, Notation, NotationError, SetAction


@dataclass(frozen=True, slots=True)
class Go(Action):
    verb: ClassVar[str] = "go"
    who: str
    steps: int


@dataclass(frozen=True, slots=True)
class Deal(Action):
    verb: ClassVar[str] = "deal"
    to: str
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Halt(Action):
    verb: ClassVar[str] = "halt"


@dataclass(frozen=True, slots=True)
class Gather(SetAction):
    verb: ClassVar[str] = "gather"
    where: str
    friends: tuple[str, ...]


NOTATION: Notation[Action] = Notation((Go, Deal, Halt, Gather))
words = st.from_regex(r"[a-z][a-z0-9_]{0,11}", fullmatch=True)
actions = st.one_of(
    st.builds(Go, words, st.integers(0, 999)),
    st.builds(Deal, words, st.lists(st.integers(0, 99), max_size=8).map(tuple)),
    st.just(Halt()),
    st.builds(Gather, words, st.lists(words, max_size=5).map(tuple)),
)


@given(actions)
def test_parse_is_the_inverse_of_str(action: Action) -> None:
    assert NOTATION.parse(str(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        *("", "  ", "fly sam", "go", "go sam", "go sam 1 2", "go sam one", "go sam 01", "go  sam 1"),
        *("Go sam 1", "go SAM 1", "go sam 1 ", " go sam 1", "halt now", "deal sam 1 x", "go s;m 1", "halt\n"),
        "deal sam " + "1 " * 60,
    ],
)
def test_anything_but_canonical_text_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        NOTATION.parse(text)


@given(st.text(max_size=120))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        action = NOTATION.parse(text)
    except NotationError:
        return
    assert str(action) == text


def test_a_set_is_the_same_in_any_order_and_nothing_else_is() -> None:
    gather = Gather("bree", ("sam", "frodo", "pippin"))
    assert gather.is_like(NOTATION.parse("gather bree pippin sam frodo"))
    assert not gather.is_like(NOTATION.parse("gather sam bree frodo pippin"))
    assert not gather.is_like(NOTATION.parse("gather bree sam frodo"))
    assert not gather.is_like(NOTATION.parse("go bree 1"))
