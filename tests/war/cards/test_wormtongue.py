"""Wormtongue."""

from __future__ import annotations

from cogs.war.components import NUMBER
from cogs.war.reading import is_active
from cogs.war.registry import collected
from cogs.war.rules.politics import activate
from tests.war.cards.shadow_position import barred, played
from tests.war.position import Position

CARD = "sh_char_22"


def _whispering(**options: bool) -> Position:
    at = Position(**options).clear().put("orthanc", "saruman").table(CARD).at_war("isengard")
    return at.nation("rohan", 1, active=False).put("helms_deep", "rohan_regular")


def _roused(at: Position, cause: str, region: str) -> bool:
    return is_active(activate(at.state, "rohan", cause, lambda event: None, NUMBER[region]), "rohan")


def test_r9_3_entering_rohan_does_not_activate_it() -> None:
    assert not _roused(_whispering(), "entry", "edoras")
    assert not _roused(_whispering(), "attack", "fords_of_isen")


def test_r9_3_an_attack_or_declaration_at_its_seats_does() -> None:
    for cause in ("attack", "declaration"):
        assert _roused(_whispering(), cause, "helms_deep")
        assert _roused(_whispering(), cause, "edoras")


def test_r9_3_a_companion_who_can_does() -> None:
    assert _roused(_whispering(), "companion", "edoras")


def test_event_cards_do_only_where_that_is_agreed() -> None:
    assert not _roused(_whispering(), "fp_str_05", "edoras")
    assert _roused(_whispering(rohan_by_cards=True), "fp_str_05", "edoras")


def test_other_nations_are_untouched() -> None:
    state = activate(
        _whispering().nation("gondor", 2, active=False).state, "gondor", "entry", lambda event: None
    )
    assert is_active(state, "gondor")


def test_r7_3_it_goes_when_rohan_is_active_or_saruman_gone() -> None:
    card = collected("cards", "CARD")[CARD]
    assert card.stays(_whispering().state)
    assert not card.stays(_whispering().nation("rohan", 1, active=True).state)
    assert not card.stays(Position().clear().state)


def test_saruman_must_be_in_play() -> None:
    assert barred(Position().clear(), CARD)


def test_r7_3_it_stays_on_the_table() -> None:
    assert played(Position().clear().put("orthanc", "saruman"), CARD).state.table[1] == (CARD,)


def test_r7_3_played_while_rohan_is_active_it_goes_at_once() -> None:
    at = Position().clear().put("orthanc", "saruman").nation("rohan", 1, active=True)
    assert played(at, CARD).state.discards[1] == (CARD,)
