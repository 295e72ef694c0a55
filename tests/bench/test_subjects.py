"""Every subject of the bench can be loaded: nobody else runs it every day."""

from __future__ import annotations

import importlib

import pytest

from tests.bench.__main__ import SUBJECTS


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_subject_can_be_measured(subject: str) -> None:
    assert callable(importlib.import_module(f"tests.bench.{subject}").measure)
