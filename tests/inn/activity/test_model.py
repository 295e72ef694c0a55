"""What lets somebody in who comes from inside Discord can be made by the house alone, and ends by itself."""

from __future__ import annotations

import pytest

from bot.match.values import RefusedError
from cogs.inn.activity.model import Pass, Passes

GIVEN = Pass(7, "pl", (3, 900_000_000_000_000_001), 1_000)
HOUSE = Passes(b"the house")


def test_a_pass_says_who_may_look_at_what() -> None:
    """Given a pass, when it is read in time, then it is as it was given, and can stand in any header."""
    written = HOUSE.write(GIVEN)

    assert HOUSE.read(written, 999) == GIVEN
    assert set(written) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


@pytest.mark.parametrize(
    "written",
    [
        Passes(b"another house").write(GIVEN),
        HOUSE.write(GIVEN)[:-2],
        HOUSE.write(GIVEN) + "AAAA",
        "A" + HOUSE.write(GIVEN)[1:],
        HOUSE.write(GIVEN).replace("_", "-").swapcase(),
        "",
        "ż",
        "=",
    ],
)
def test_a_forged_pass_is_none(written: str) -> None:
    """Given what another house made, or what was changed in one, then nobody is let in by it."""
    with pytest.raises(RefusedError, match="activity-over"):
        HOUSE.read(written, 0)


def test_a_pass_is_over_at_its_time() -> None:
    """Given a pass, when its time has come, then it is none any more."""
    with pytest.raises(RefusedError, match="activity-over"):
        HOUSE.read(HOUSE.write(GIVEN), 1_000)
