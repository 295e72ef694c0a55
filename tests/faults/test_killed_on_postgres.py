"""The bot killed at any moment on PostgreSQL, at full length: nothing answered is lost or doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.test_killed import KILLS_A_GAME, seeds, survive
from tests.postgres import Server
from tests.soak import SOAK

pytestmark = [pytest.mark.wire, pytest.mark.timeout(3600)]


if SOAK:  # in the small, tests/match shows the same every time

    @pytest.mark.parametrize("seed", seeds(), ids=lambda seed: f"seed{seed}")
    async def test_nothing_answered_is_lost_whenever_the_bot_dies(
        tmp_path: Path, server: Server, seed: int
    ) -> None:
        await survive(tmp_path, seed, KILLS_A_GAME, DATABASE=server.new_database())
