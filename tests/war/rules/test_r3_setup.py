"""3 Set-up."""

from __future__ import annotations

from cogs.war.game import WAR
from cogs.war.model.bags import count, total
from cogs.war.model.components import FREE, NATIONS, NUMBER, SHADOW
from cogs.war.model.state import WarOptions


def test_r3_every_figure_is_somewhere_and_as_many_as_printed() -> None:
    totals = WAR.conserved(WAR.new(WarOptions()))
    assert totals["sauron_regular"] == 36
    assert totals["elves_elite"] == 10
    assert totals["nazgul"] == 8
    units = sum(n for name, n in totals.items() if name.endswith(("_regular", "_elite")))
    assert units == 75 + 90
    assert sum(n for name, n in totals.items() if name.endswith("_leader")) == 20


def test_r3_starting_armies() -> None:
    state = WAR.new(WarOptions())
    assert dict(state.stacks[FREE][NUMBER["minas_tirith"]]) == {
        "gondor_regular": 3,
        "gondor_elite": 1,
        "gondor_leader": 1,
    }
    assert dict(state.stacks[SHADOW][NUMBER["dol_guldur"]]) == {
        "sauron_regular": 5,
        "sauron_elite": 1,
        "nazgul": 1,
    }


def test_r3_political_track() -> None:
    state = WAR.new(WarOptions())
    boxes = dict(zip(NATIONS, state.nations, strict=True))
    active = dict(zip(NATIONS, state.active, strict=True))
    assert [boxes[name] for name in ("dwarves", "elves", "north", "rohan")] == [1, 1, 1, 1]
    assert (boxes["gondor"], boxes["southrons_easterlings"]) == (2, 2)
    assert (boxes["isengard"], boxes["sauron"]) == (3, 3)
    assert [name for name in NATIONS if active[name]] == [
        *("elves", "isengard", "sauron", "southrons_easterlings"),
    ]


def test_r3_fellowship_hunt_cards_and_rings() -> None:
    state = WAR.new(WarOptions())
    assert state.fellowship.region == NUMBER["rivendell"]
    assert state.fellowship.guide == "gandalf_the_grey"
    assert len(state.fellowship.companions) == 7
    assert total(state.hunt.pool) == 16
    assert total(state.hunt.aside) == 8
    assert [len(deck) for side in state.decks for deck in side] == [24, 24, 24, 24]
    assert state.rings == (3, 0)
    assert count(state.reinforcements[SHADOW], "saruman") == 1
