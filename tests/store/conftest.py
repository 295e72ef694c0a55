from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.disk import Disk


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house.db"


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Below every store that is opened afterwards."""
    return Disk(monkeypatch)
