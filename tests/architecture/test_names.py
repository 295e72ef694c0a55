"""Functions are called by what they do."""

from __future__ import annotations

import pytest

from tests.architecture.participles import find_participles, is_participle

KNOWN = {"_acknowledged", "_asked", "cached", "conserved", "needed", "sent", "shown", "turned"}
"""Those there are: what is cached, conserved or shown is a value to whoever asks for it."""


def test_no_function_is_called_by_a_participle() -> None:
    found = [f"{path}:{line}: {name}" for path, line, name in find_participles() if name not in KNOWN]

    assert not found, "\n".join(found)


@pytest.mark.parametrize("word", ["drawn", "written", "told", "opened", "taken"])
def test_a_participle_is_recognised(word: str) -> None:
    assert is_participle(word)


@pytest.mark.parametrize("word", ["draw", "read", "need", "proceed", "split", "known_pieces"])
def test_verbs_and_values_pass(word: str) -> None:
    assert not is_participle(word)
