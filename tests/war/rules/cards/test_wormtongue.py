"""Wormtongue."""

from __future__ import annotations

from cogs.war.model.components import NUMBER
from cogs.war.model.queries import box, is_active
from cogs.war.model.ruleset import collect
from cogs.war.rules.nations import activate
from tests.war.position import Position
from tests.war.rules.cards.shadow_position import barred, played

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


def _besieging_edoras(garrison: str) -> Position:
    at = Position().clear().put("orthanc", "saruman").table(CARD).at_war("isengard")
    at = at.nation("rohan", 1, active=False).nation("gondor", 2, active=False)
    return at.put("edoras", garrison).put("westemnet", "isengard_regular*3")


def test_w35_an_attack_on_its_seats_without_units_of_rohan_activates_it() -> None:
    game = _besieging_edoras("gondor_regular").dice(sh="army").acting("shadow")
    game.do("use army attack", "attack westemnet edoras", "confirm")
    assert is_active(game.state, "rohan")
    assert box(game.state, "rohan") == 1
    assert (is_active(game.state, "gondor"), box(game.state, "gondor")) == (True, 3)
    assert game.state.discards[1] == (CARD,)


def test_w35_without_the_card_such_an_attack_is_none_on_rohan() -> None:
    at = _besieging_edoras("gondor_regular").having(table=((), ()))
    game = at.dice(sh="army").acting("shadow").do("use army attack", "attack westemnet edoras", "confirm")
    assert not is_active(game.state, "rohan")


def test_w35_an_attack_elsewhere_in_rohan_or_walking_in_does_not_activate_it() -> None:
    at = _besieging_edoras("gondor_regular").put("fords_of_isen", "gondor_regular")
    game = at.put("gap_of_rohan", "isengard_regular*2").dice(sh="army").acting("shadow")
    game.do("use army attack", "attack gap_of_rohan fords_of_isen", "confirm")
    assert not is_active(game.state, "rohan")
    at = _besieging_edoras("gondor_regular").empty("edoras").dice(sh="army")
    walked = at.acting("shadow").do("use army move_armies", "march westemnet edoras", "confirm")
    assert NUMBER["edoras"] in walked.state.captured
    assert not is_active(walked.state, "rohan")


def test_w35_a_sortie_out_of_helms_deep_is_no_attack_on_it() -> None:
    at = Position().clear().put("orthanc", "saruman").table(CARD).at_war("isengard", "gondor")
    at = at.nation("rohan", 1, active=False).put("helms_deep", "gondor_regular*2 isengard_regular*2")
    game = at.besieged("helms_deep").dice(fp="army").acting("free_peoples")
    game.do("use army attack", "attack helms_deep helms_deep", "confirm")
    assert game.state.battle is not None
    assert game.state.battle.kind == "sortie"
    assert not is_active(game.state, "rohan")


def test_w35_the_storm_of_besieged_helms_deep_is_one() -> None:
    at = Position().clear().put("orthanc", "saruman").table(CARD).at_war("isengard")
    at = at.nation("rohan", 1, active=False).put("helms_deep", "gondor_regular*2 isengard_regular*2")
    game = at.besieged("helms_deep").dice(sh="army").acting("shadow")
    game.do("use army attack", "attack helms_deep helms_deep", "confirm")
    assert is_active(game.state, "rohan")


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
    card = collect("rules.cards", "Card")[CARD]
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
