"""12.2 Loans on a full table: every one that is offered leads to an attack, and none is idle."""

from __future__ import annotations

import pytest

from cogs.battle.components import PRINTED
from tests.battle.table import Table

PARTY = "frodo+sam+merry+pippin+theoden+eomer"


@pytest.mark.parametrize("counts", [True, False])
@pytest.mark.parametrize(
    "row", ["balrog saruman shelob", "witch_king saruman ugluk", "ugluk shagrat gothmog"]
)
def test_r12_2_four_hobbits_before_a_full_table(row: str, counts: bool) -> None:
    rest = " ".join(card for card in PRINTED.companions if card not in PARTY.split("+"))
    play = Table(row, north=PARTY, east=rest, options={"hobbit_counts": counts}).in_window()
    play.do("north attack 1")
    play.do(f"north {max(play.legal('north'), key=len)}")
    loans = 0
    while play.asked == [("north", "borrow")] and loans < 4:
        play.do(f"north {max(play.legal('north'))}")
        loans += 1
    assert 1 <= loans <= 4
    assert play.legal("north") == {"confirm"}
    play.do("north confirm")
    assert len(play.gifts("east")) == loans
