"""8 Recruiting with a Muster result."""

from __future__ import annotations

from cogs.war.model.components import FREE, NUMBER, SHADOW
from cogs.war.rules.nations import RecruitByCard
from tests.war.position import Played, Position


def mustering(at: Position) -> Played:
    return at.dice(fp="muster", sh="muster").acting("free_peoples").do("use muster recruit")


def test_r8_1_one_elite_or_two_others() -> None:
    game = mustering(Position().at_war("gondor"))
    game.do("recruit gondor_elite pelargir")
    assert game.seat == "shadow"
    game = mustering(Position().at_war("gondor"))
    game.do("recruit gondor_regular pelargir")
    assert game.kind == "recruit"
    assert not any("elite" in text for text in game.options)
    game.do("recruit gondor_leader minas_tirith")
    assert game.seat == "shadow"


def test_r8_2_only_nations_at_war_in_their_own_free_settlements() -> None:
    game = mustering(Position().at_war("gondor"))
    assert game.reason("recruit rohan_regular edoras") == "refusal-not-at-war"
    assert game.reason("recruit gondor_regular edoras") == "refusal-no-recruiting-there"
    assert game.reason("recruit gondor_regular osgiliath") == "refusal-no-recruiting-there"


def test_r8_2_not_in_a_besieged_nor_in_a_captured_settlement() -> None:
    at = Position().at_war("gondor").put("minas_tirith", "sauron_regular*2").besieged("minas_tirith")
    at.empty("pelargir").put("pelargir", "sauron_regular").captured("pelargir")
    game = mustering(at)
    assert game.reason("recruit gondor_regular minas_tirith") == "refusal-no-recruiting-there"
    assert game.reason("recruit gondor_regular pelargir") == "refusal-no-recruiting-there"


def test_r8_3_a_pair_goes_to_two_settlements_possibly_of_two_nations() -> None:
    game = mustering(Position().at_war("gondor", "rohan"))
    game.do("recruit gondor_regular pelargir")
    assert game.reason("recruit gondor_regular pelargir") == "refusal-pair-elsewhere"
    assert game.reason("recruit rohan_regular edoras") == ""


def test_r15_a_single_figure_where_a_second_is_impossible() -> None:
    at = Position().at_war("elves").empty("woodland_realm").empty("grey_havens").empty("rivendell")
    at.captured("woodland_realm", "grey_havens", "rivendell")
    game = mustering(at).do("recruit elves_regular lorien")
    assert game.seat == "shadow"


def test_r8_4_nazgul_only_in_sauron_strongholds_and_leaders_only_with_units() -> None:
    at = Position().at_war("sauron", "gondor").empty("pelargir")
    game = at.dice(sh="muster").acting("shadow").do("use muster recruit")
    nazgul = {text.split()[2] for text in game.options if "nazgul" in text}
    assert nazgul == {
        *("barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"),
    }
    game = mustering(Position().at_war("gondor").empty("pelargir"))
    assert game.reason("recruit gondor_leader pelargir") == "refusal-no-recruiting-there"


def test_r8_5_only_what_is_available() -> None:
    at = Position().at_war("elves").lose("elves_regular*2")
    game = mustering(at)
    assert game.reason("recruit elves_regular lorien") == "refusal-no-reinforcements"


def test_r10_1_no_recruiting_beyond_ten() -> None:
    at = Position().at_war("gondor").put("pelargir", "gondor_regular*9")
    assert mustering(at).reason("recruit gondor_elite pelargir") == "refusal-no-recruiting-there"


def test_r7_4_a_card_recruits_for_a_nation_at_peace_and_inside_a_siege() -> None:
    at = Position().put("minas_tirith", "sauron_regular*2").besieged("minas_tirith")
    region = NUMBER["minas_tirith"]
    game = at.steps(RecruitByCard("fp_str_14", FREE, ("gondor_regular", "gondor_elite"), (region,)))
    game.do("recruit gondor_elite minas_tirith")
    assert game.there("free_peoples", "minas_tirith")["gondor_elite"] == 2


def test_r7_4_a_card_needs_a_free_region_and_figures() -> None:
    at = Position().empty("pelargir").put("pelargir", "sauron_regular").captured("pelargir")
    game = at.steps(RecruitByCard("fp_str_14", FREE, ("gondor_regular",), (NUMBER["pelargir"],)))
    assert game.kind == "allocate"
    assert game.told("effect-without")


def test_r8_5_fallen_shadow_figures_can_be_recruited_again() -> None:
    at = Position().at_war("sauron")
    before = dict(at.state.reinforcements[SHADOW])["nazgul"]
    game = at.dice(sh="muster").acting("shadow").do("use muster recruit", "recruit nazgul moria")
    assert dict(game.state.reinforcements[SHADOW])["nazgul"] == before - 1


def test_r8_6_nobody_is_recruited_in_a_fortification() -> None:
    """Given the Fords of Isen, a region of Rohan with a Fortification alone, then no figure comes there."""
    game = mustering(Position().at_war("rohan", "gondor").put("fords_of_isen", "rohan_regular"))
    for figure in ("rohan_regular", "rohan_elite", "rohan_leader"):
        assert game.reason(f"recruit {figure} fords_of_isen") == "refusal-no-recruiting-there"
        assert game.reason(f"recruit {figure} edoras") == ""
    assert game.reason("recruit gondor_regular osgiliath") == "refusal-no-recruiting-there"
