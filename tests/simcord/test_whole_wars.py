"""Whole games of War of the Ring by one way alone, with nothing done past it.

Random play hardly ever ends one, so the players do what a record says, with the same dice and cards.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine import Record
from tests.simcord.driver import Inn
from tests.simcord.recorded import deal_as, play_again, read_golden, record_anew
from tests.simcord.round_table import sit_together
from tests.soak import SOAK
from tests.war.wanted import campaigning
from tests.wire.forms import choose_setting
from tests.wire.people import Clicker, Typist

WARS: dict[str, Callable[[], Record]] = {
    "ring": lambda: read_golden("war", "the_ring_is_destroyed"),
    "corruption": lambda: read_golden("war", "corruption"),
    "free_peoples": lambda: read_golden("war", "the_free_peoples_conquer"),
    "shadow": lambda: read_golden("war", "the_shadow_conquers"),
    "groteka": lambda: record_anew("war", '{"rules":"groteka"}', campaigning, 5),
}
"""How each of them begins and goes on: the Ring destroyed and 163 things done, up to a conquest and 1,221."""
ALWAYS_ASKED = ("free_peoples", "shadow", "groteka")
"""Where somebody in the record declares what nothing depends on: asked only of those who want to be."""


@pytest.mark.parametrize("way", [Clicker, Typist])
@pytest.mark.parametrize("name", WARS if SOAK else ["ring"])
async def test_a_whole_war_is_played_by_one_way_alone(
    inn: Inn, way: type[Clicker | Typist], name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = WARS[name]()
    deal_as(record, monkeypatch)
    agreed = {"rules": "groteka"} if name == "groteka" else {}
    table = await sit_together(inn, "war", 2, **agreed)
    players = {seat: way(person) for seat, person in table.people.items()}
    if name in ALWAYS_ASKED:
        for person in table.people.values():
            await choose_setting(person, asked="on")

    await play_again(table, players, record)

    view = await table.view("shadow")
    assert view.observation.outcome is not None
    assert view.table.phase == "over"
    assert all(deed.accepted for player in players.values() for deed in player.deeds)
