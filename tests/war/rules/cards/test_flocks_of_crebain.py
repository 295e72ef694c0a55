"""Flocks of Crebain."""

from __future__ import annotations

from cogs.war.rules.fellowship import DeclareFellowship
from cogs.war.rules.hunt import Hunt
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_char_16"


def test_r13_5_it_is_given_up_for_one_more_on_every_die() -> None:
    game = Position().table(CARD).hunt(shadow=2).fellowship(region="hollin").steps(Hunt())
    game.do(f"give_up {CARD}").roll(5, 1)
    assert game.told("hunt-rolled")[0].successes == 1
    assert game.state.discards[1] == (CARD,)


def test_r7_3_it_goes_when_the_fellowship_is_declared_in_safety() -> None:
    game = Position().table(CARD).steps(DeclareFellowship()).do("declare")
    assert game.state.table[1] == ()


def test_r7_3_it_stays_where_the_fellowship_is_declared_elsewhere() -> None:
    at = Position().table(CARD).fellowship(region="hollin")
    assert at.steps(DeclareFellowship()).do("declare").state.table[1] == (CARD,)
    at = Position().table(CARD).fellowship(region="lorien").captured("lorien")
    assert at.steps(DeclareFellowship()).do("declare").state.table[1] == (CARD,)


def test_r7_3_it_stays_on_the_table() -> None:
    assert played(Position(), CARD).state.table[1] == (CARD,)
