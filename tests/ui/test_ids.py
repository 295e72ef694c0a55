"""The codec of custom ids."""

from __future__ import annotations

import string
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.game import LONGEST as LONGEST_ACTION
from bot.ui.page import LONGEST_ID, TEMPLATE, ComponentId, Kind, UnreadableIdError, base36

numbers = st.integers(0, 36**6 - 1)
actions = st.text(string.ascii_lowercase + string.digits + "_.+- ", max_size=LONGEST_ACTION)
presses = st.builds(ComponentId, st.sampled_from(Kind), numbers, numbers, actions)


@given(presses)
def test_every_press_comes_back_from_its_id(press: ComponentId) -> None:
    assert ComponentId.parse(str(press)) == press


@given(st.integers(0, 36**7 - 1), numbers, actions)
def test_an_action_of_any_length_fits_an_id(match: int, stamp: int, action: str) -> None:
    """Up to two milliards of matches and as many stamps."""
    assert len(str(ComponentId(Kind.ACT, match % 2**31, stamp % 2**31, action))) <= LONGEST_ID


@given(st.text(max_size=120))
def test_no_text_is_read_as_anything_but_the_press_that_writes_it(text: str) -> None:
    try:
        press = ComponentId.parse(text)
    except UnreadableIdError:
        return
    assert str(press) == text


@given(presses, st.integers(0, 99), st.characters())
def test_a_forged_character_gives_another_press_or_none(press: ComponentId, at: int, letter: str) -> None:
    text = str(press)
    at %= len(text)
    forged = text[:at] + letter + text[at + 1 :]
    with suppress(UnreadableIdError):
        assert str(ComponentId.parse(forged)) == forged


@pytest.mark.parametrize(
    "text",
    ["", "p1", "p0:a:1:1:x", "p1:zz:1:1:x", "p1:a:01:1:x", "p1:a:-1:1:x", "p1:a:1:1", f"p1:a:1:1:{'x' * 95}"],
)
def test_what_is_not_ours_is_told_apart(text: str) -> None:
    with pytest.raises(UnreadableIdError):
        ComponentId.parse(text)


BROKEN = [ComponentId(Kind.ACT, -1), ComponentId(Kind.ACT, 1, -2), ComponentId(Kind.ACT, 1, 1, "a\nb")]


@pytest.mark.parametrize("press", BROKEN)
def test_what_could_not_be_read_again_is_never_written(press: ComponentId) -> None:
    with pytest.raises(ValueError, match="in ComponentId"):
        str(press)


def test_an_id_that_is_too_long_is_never_written() -> None:
    with pytest.raises(ValueError, match="characters"):
        str(ComponentId(Kind.ACT, 1, 1, "x" * 100))


def test_kinds_fit_the_template_and_differ() -> None:
    """Values are for ever: changing one breaks the buttons of running matches."""
    assert all(TEMPLATE.fullmatch(str(ComponentId(kind))) for kind in Kind)
    assert len({kind.value for kind in Kind}) == len(Kind)


@given(st.integers(0, 10**12))
def test_base_36_is_what_int_reads(number: int) -> None:
    assert int(base36(number), 36) == number
