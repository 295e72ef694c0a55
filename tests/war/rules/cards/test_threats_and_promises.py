"""Threats and Promises."""

from __future__ import annotations

from cogs.war.rules.nations import advance
from tests.war.position import Played, Position
from tests.war.rules.cards.shadow_position import played

CARD = "sh_str_05"


def _mustering() -> Played:
    at = Position().table(CARD).dice(fp="muster").nation("rohan", 1, active=False).nation("gondor", 2)
    return at.acting("free_peoples")


def test_r5_4_only_active_nations_are_advanced_with_a_muster_result() -> None:
    game = _mustering().do("use muster advance_nation")
    assert "nation rohan" not in game.options


def test_r7_3_an_advance_by_an_attack_or_an_ability_discards_it() -> None:
    for cause in ("attack", "ability"):
        state = advance(Position().table(CARD).state, "rohan", cause, lambda event: None)
        assert state.table[1] == ()


def test_an_advance_by_a_capture_or_a_card_does_not() -> None:
    for cause in ("capture", "fp_str_05"):
        state = advance(Position().table(CARD).state, "rohan", cause, lambda event: None)
        assert state.table[1] == (CARD,)


def test_a_shadow_nation_does_not_discard_it() -> None:
    state = advance(Position().table(CARD).state, "southrons_easterlings", "attack", lambda event: None)
    assert state.table[1] == (CARD,)


def test_r7_3_it_stays_on_the_table() -> None:
    assert played(Position(), CARD).state.table[1] == (CARD,)
