"""Hints read as they were when somebody read them: thirty of each game are kept in `tests/agents/hints`."""

from __future__ import annotations

import pytest

from tests.agents.hints import GAMES, read, sample, tell
from tests.soak import SOAK

EVERY = 1 if SOAK else 6
"""Of the hints kept, `make test` looks at so few."""


@pytest.mark.parametrize("key", GAMES)
def test_hints_are_told_as_they_were_read(key: str) -> None:
    kept = read(key)
    told = list(sample(key))

    assert [heading for heading, *_ in told] == list(kept)
    assert any("Better than the next choice" in text for text in kept.values())
    for heading, options, turn in told[EVERY // 2 :: EVERY]:
        assert tell(key, options, turn).strip() == kept[heading].strip(), heading
