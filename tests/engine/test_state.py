"""States as text: canonical, versioned, and refused where damaged."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bot.engine import StateCodec, UnreadableStateError, fingerprint


@dataclass(frozen=True, slots=True)
class Hill:
    name: str
    men: tuple[int, ...]


CODEC = StateCodec(Hill, "hills", 3)
HILL = Hill("Amon Sûl", (1, 2))


def test_load_is_the_inverse_of_dump() -> None:
    assert CODEC.load(CODEC.dump(HILL)) == HILL


def test_equal_states_have_equal_text_and_fingerprint() -> None:
    assert fingerprint(CODEC.dump(HILL)) == fingerprint(CODEC.dump(Hill("Amon Sûl", (1, 2))))
    assert fingerprint(CODEC.dump(HILL)) != fingerprint(CODEC.dump(Hill("Amon Sûl", (2, 1))))


def test_a_state_of_an_older_ruleset_is_read() -> None:
    assert CODEC.load(StateCodec(Hill, "hills", 2).dump(HILL)) == HILL


@pytest.mark.parametrize(
    "text",
    [
        *("", "no json", "[]", "{}", '{"game":"hills","ruleset":3}'),
        StateCodec(Hill, "hills", 4).dump(HILL),
        StateCodec(Hill, "dales", 3).dump(HILL),
        CODEC.dump(HILL).replace("[1,2]", '["x"]'),
        CODEC.dump(HILL)[:-4],
    ],
)
def test_foreign_damaged_or_newer_text_is_refused(text: str) -> None:
    with pytest.raises(UnreadableStateError):
        CODEC.load(text)
