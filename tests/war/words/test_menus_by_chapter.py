"""Questions and menus by chapters of the rules: what is shown is what counts."""

from __future__ import annotations

import pytest

from bot.text import Language
from cogs.war.game import WAR
from cogs.war.model import actions
from cogs.war.model.components import (
    CARDS,
    COMBAT_EFFECTS,
    FREE,
    NUMBER,
)
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import State
from cogs.war.rules.battle.fighting import TakeHits
from cogs.war.rules.companions import MoveCompanions, MoveNazgul, Separate
from cogs.war.rules.fellowship import DeclareFellowship, RevealFellowship
from cogs.war.words.game_text import WORDS
from cogs.war.words.menus.menus import Menus
from cogs.war.words.menus.sight import MOST
from cogs.war.words.names import PHRASES, card_label
from cogs.war.words.prompts import Prompts
from tests.war.battles import attack, facing
from tests.war.position import Position
from tests.war.words.asking import (
    asked,
    every_language,
    first_level,
    moments,
    path,
    seen,
    way,
    well_made,
)


def prompt_of(observation: WarObservation, language: Language) -> str:
    return Prompts(PHRASES[language], observation).prompt()


# 4, 5, 6 The dice


def test_r4_5_an_action_begins_with_what_it_is_about() -> None:
    assert first_level(moments()["act-free"].state) == [
        "Move the Fellowship",
        "Army movement",
        "Battle",
        "Recruit",
        "Advance a Nation",
        "Event cards",
        "Separate Companions",
        "Use an Elven Ring",
        "Skip a die",
    ]


def test_r5_the_die_is_asked_for_only_where_several_would_do() -> None:
    state = moments()["act-free"].state
    assert way(state, "use muster recruit") == "Recruit › Muster"
    assert way(state, "use will_of_the_west recruit") == "Recruit › Will of the West"
    state = moments()["act-last-die"].state
    assert way(state, "use muster advance_nation") == "Advance a Nation (Muster)"
    assert way(state, "skip muster") == "Skip the Muster die"


def test_r7_1_a_card_is_played_by_name_then_die() -> None:
    state = moments()["act-shadow"].state
    assert way(state, "event event sh_char_16").startswith("Event cards › Flocks of Crebain › Event")
    assert way(state, "event character sh_char_16").endswith("› Character")


def test_r6_5_an_eye_made_with_a_ring_says_where_it_goes() -> None:
    state = Position().having(rings=(2, 1)).dice(sh="army muster", fp="event").acting("shadow").state
    ring, die, face = path(state, "turn_die army eye")
    assert (ring.key, die.label, face.label) == ("ring", "Army", "Turn to Eye")
    assert "Hunt Box" in face.detail
    assert "leaves the game" in ring.detail


def test_r4_3_the_allocation_says_its_bounds_and_what_is_hunted() -> None:
    assert "none, or up to 7" in asked("allocate")
    assert "at least 1, at most 7" in asked("allocate-at-least-one")
    assert "progress 0 and corruption 0 of 12" in asked("allocate")


# 8, 9 Recruiting and politics


def test_r8_3_the_second_figure_goes_elsewhere() -> None:
    assert "but not in Pelargir" in asked("recruit-second")
    assert "gdzie indziej niż w Pelargirze" in asked("recruit-second", "pl")


def test_r8_5_a_figure_says_how_many_are_left() -> None:
    state = moments()["recruit"].state
    figure, region = path(state, "recruit gondor_elite pelargir")
    assert (figure.label, figure.detail) == ("Gondor elite", "4 in the reinforcements")
    assert region.label.startswith("8. Pelargir")


def test_r9_2_a_nation_says_where_it_goes_and_how_far_it_may() -> None:
    state = moments()["advance-nation"].state
    item = path(state, "nation gondor")[-1]
    assert item.label == "Gondor (step 2)"
    assert item.detail == "to step 3 · passive: not beyond step 3"


# 10 Armies


def test_r10_2_an_army_then_a_region_with_what_stands_there() -> None:
    state = moments()["march"].state
    army, region = path(state, "march orthanc gap_of_rohan")
    assert (army.key, army.label) == ("from_orthanc", "13. Orthanc · 5 units")
    assert army.detail == "4 regulars and 1 elite of Isengard"
    assert (region.key, region.detail) == ("part_to_gap_of_rohan", "nobody there")
    assert region.label == "Gap of Rohan · only a part"


def test_r10_2_an_army_that_may_go_whole_does_so_by_one_line() -> None:
    """The line that moves only a part of it asks who goes."""
    state = moments()["march"].state
    chains = {
        tuple(map(str, chain.actions)): chain for chain in WORDS.chains(WAR.observe(state, "shadow"), "en")
    }

    army, region = chains["march orthanc gap_of_rohan", "confirm"].path

    assert (army.key, region.key, region.label) == ("from_orthanc", "to_gap_of_rohan", "Gap of Rohan")
    asked = WAR.apply(state, "shadow", WAR.parse("march orthanc gap_of_rohan")).state
    assert asked.agenda[-1].step == "choose_movers"


def test_r9_3_a_march_says_what_it_rouses_and_captures() -> None:
    game = Position().clear().at_war("isengard").nation("rohan", 1, active=False)
    game.put("fords_of_isen", "isengard_regular*3").put("helms_deep", "rohan_regular")
    state = game.dice(sh="army").acting("shadow").do("use army move_armies").state
    region = path(state, "march fords_of_isen westemnet")[-1]
    assert region.label == "5. Westemnet · only a part · captured · activates Rohan"


def test_many_armies_are_offered_by_area() -> None:
    free = [name for name in NUMBER if name not in ("minas_tirith", "dol_amroth")]
    game = Position().clear().at_war("sauron", "isengard", "southrons_easterlings")
    regions = [name for name in free if "mordor" not in name][: MOST + 1]
    kinds = ["sauron_regular"] * 20 + ["isengard_regular"] * 7
    for region, kind in zip(regions, kinds, strict=False):
        game.put(region, kind)
    state = game.dice(sh="army").acting("shadow").do("use army move_armies").state
    well_made("en", seen(state))
    legal = seen(state).legal
    marches = [action for action in legal if isinstance(action, actions.March)]
    assert len({march.origin for march in marches}) > MOST
    assert {len(Menus(PHRASES["en"], seen(state)).path(march)) for march in marches} == {3}
    assert path(state, str(marches[0]))[0].key.startswith("area_")


def test_r10_2_the_confirmation_sums_up_who_goes() -> None:
    state = moments()["advancing"].state
    assert way(state, "confirm") == "Move in: 5 regulars of Sauron and 1 Nazgûl"
    assert way(state, "leave sauron_regular 2").endswith("› Leave behind 2 regulars of Sauron")
    assert way(state, "leave nazgul 1") == "Leave behind 1 Nazgûl"


def test_r10_1_too_many_for_a_region_are_counted() -> None:
    prompt = asked("movers")
    assert "Going: 7 regulars and 2 elites of Sauron" in prompt
    assert "room for 5 units there: leave 4 behind" in prompt
    assert "confirm" not in {str(action) for action in seen(moments()["movers"].state).legal}


# 11 Battle


def test_r11_2_whoever_attacks_sees_both_armies() -> None:
    prompt = asked("rearguard")
    assert "Attacking: 1 regular of Isengard, 4 regulars of Sauron and 1 Nazgûl" in prompt
    assert "Against you: 1 regular of Gondor" in prompt


def test_r11_5_the_odds_are_told_with_the_card_to_lay() -> None:
    prompt = asked("combat-card")
    assert "Attacker: 3 dice, Leadership 1, hits on 5 and 6." in prompt
    assert "Defender: 2 dice, Leadership 0, hits on 5 and 6." in prompt
    item = path(moments()["combat-card"].state, "lay sh_char_24")[0]
    effect = CARDS["sh_char_24"].combat
    assert item.label == "Foul Stench (The Black Captain Commands)"
    assert f"initiative {COMBAT_EFFECTS[effect].initiative[0]}" in item.detail


def test_r11_4_1_the_defender_is_told_that_a_card_lies_there_but_not_which() -> None:
    game = (
        Position()
        .clear()
        .at_war()
        .put("cardolan", "sauron_regular*3 nazgul")
        .put("south_downs", "gondor_regular")
        .hand("sh_str_02", "fp_str_20")
        .dice(sh="army")
        .acting("shadow")
        .do("use army attack", "attack cardolan south_downs", "confirm", "lay sh_str_02")
    )
    prompt = Prompts(PHRASES["en"], seen(game.state)).prompt()
    assert "The Shadow has laid one." in prompt
    assert card_label(PHRASES["en"], "sh_str_02") not in prompt
    assert "The Shadow plays none." in asked("combat-card-defender")


def test_r11_6_between_rounds_the_odds_are_those_of_the_next() -> None:
    at = Position().clear().at_war().put("south_ithilien", "sauron_regular*3")
    game = at.put("osgiliath", "gondor_regular*3").dice(sh="army").acting("shadow")
    game.do("use army attack", "attack south_ithilien osgiliath", "confirm")
    game.roll(1, 1, 1).roll(1, 1, 1)
    assert game.kind == "cease"
    assert (
        "Attacker: 3 dice, Leadership 0, hits on 5 and 6."
        in Prompts(PHRASES["en"], seen(game.state)).prompt()
    )


def test_r11_8_hits_say_how_many_are_left_and_what_each_costs() -> None:
    state = moments()["hits"].state
    assert "takes 2 hits" in asked("hits")
    assert way(state, "hit gondor_regular remove") == "Remove 1 of 2 regulars of Gondor"
    assert way(state, "hit gondor_elite reduce") == "Reduce the elite of Gondor"
    assert way(state, "hit gondor_elite remove") == "Remove an elite of Gondor for 2 hits"


def test_r11_8_an_elite_that_no_regular_replaces_is_said_to_be_lost() -> None:
    game = Position().clear().put("edoras", "rohan_elite*2 gondor_regular*2")
    game.put("erech", "rohan_regular*6").put("lamedon", "rohan_regular*5")
    state = game.steps(TakeHits(FREE, NUMBER["edoras"], 1, battle=False, cause="sh_str_15")).state
    item = path(state, "hit rohan_elite reduce")[-1]
    assert (item.label, item.detail) == (
        "Lose an elite of Rohan for 1 hit",
        "no regular is left to replace it",
    )


def test_r11_8_a_card_that_hits_is_named() -> None:
    game = Position().clear().put("edoras", "rohan_elite*2 rohan_regular*2")
    state = game.steps(TakeHits(FREE, NUMBER["edoras"], 2, battle=False, cause="sh_str_15")).state
    assert Prompts(PHRASES["en"], seen(state)).prompt().startswith("Hill-trolls: ")
    assert Prompts(PHRASES["pl"], seen(state)).prompt().startswith("„Górskie Trolle”: ")


def test_r11_13_a_sortie_starts_from_the_garrison_and_a_storm_says_so() -> None:
    game = Position().clear().at_war().put("minas_tirith", "gondor_regular*3 sauron_regular*6")
    game.put("lossarnach", "gondor_regular*2").besieged("minas_tirith").dice(sh="army", fp="will_of_the_west")
    sortie = game.acting("free_peoples").do("use will_of_the_west attack").state
    assert (
        way(sortie, "attack minas_tirith minas_tirith")
        == "2. Minas Tirith · 3 units › Sortie from Minas Tirith"
    )
    storm = game.acting("shadow").do("use army attack").state
    assert way(storm, "attack minas_tirith minas_tirith").endswith("Storm the Stronghold in Minas Tirith")


# 12, 13 The Fellowship and the characters


IDLE = {
    "daylight": ("sauron_regular*3", "gondor_regular*2", "sauron_regular*4"),
    "huorn_dark": ("sauron_regular*2", "rohan_regular*2", "sauron_regular*3"),
    "brave_stand": ("sauron_regular", "gondor_regular boromir", "sauron_regular*2"),
    "fateful_strike": ("sauron_regular", "gondor_regular boromir", "sauron_regular witch_king"),
    "blade_of_westernesse": ("sauron_regular", "gondor_regular meriadoc", "sauron_regular witch_king"),
    "daring_defiance": ("sauron_regular", "gondor_regular boromir", ""),
    "dread_and_despair": ("sauron_regular nazgul", "gondor_regular", "gondor_regular*2"),
    "black_breath": ("sauron_regular nazgul", "gondor_regular", "gondor_regular boromir"),
    "words_of_power": ("sauron_regular nazgul", "gondor_regular gondor_leader", "gondor_regular boromir"),
    "foul_stench": ("sauron_regular nazgul", "gondor_regular", "gondor_regular boromir"),
    "they_are_terrible": ("sauron_regular nazgul", "gondor_regular", ""),
}
"""By Combat effect: attackers and defenders where it does nothing; an enemy against whom it does."""


def laying(card: str, attackers: str, defenders: str) -> State:
    """A battle in which the owner of a card is about to lay it."""
    at = ("fords_of_isen", "westemnet") if "rohan" in defenders else ("cardolan", "south_downs")
    return attack(facing(attackers, defenders, at).hand(card), "shadow", *at).state


@every_language
@pytest.mark.parametrize("effect", IDLE)
def test_r11_4_1_a_combat_card_that_does_nothing_here_says_so(effect: str, language: Language) -> None:
    attackers, defenders, other = IDLE[effect]
    card = COMBAT_EFFECTS[effect].cards[0]
    note = PHRASES[language]("choice-lay-idle")
    assert note in path(laying(card, attackers, defenders), f"lay {card}", language)[-1].detail
    if not other:
        return
    sides = (attackers, other) if CARDS[card].side == "shadow" else (other, defenders)
    assert note not in path(laying(card, *sides), f"lay {card}", language)[-1].detail


def test_r12_3_a_declaration_says_how_far_it_may_go() -> None:
    assert "up to 3 regions from Rivendell" in asked("declare")
    assert "would stay in Rivendell" in asked("declare-here")


def test_r12_4_a_resting_place_that_heals_says_so() -> None:
    game = Position().fellowship(progress=1, corruption=3, region="dimrill_dale")
    state = game.steps(DeclareFellowship()).do("declare").state
    assert path(state, "go lorien")[-1].label.endswith("· heals 1 corruption")
    assert "heals" not in path(state, "go parth_celebrant")[-1].label


def test_r12_5_a_revealed_way_names_its_own_rule_and_the_tiles() -> None:
    prompt = asked("path-revealed")
    assert "(12.5)" in prompt
    assert "draws a Hunt tile" in prompt
    assert "(12.3)" in asked("path-declared")


def test_r12_5_where_the_way_may_not_end_nobody_is_asked_to_stop() -> None:
    """Given a Fellowship revealed in a City of its side, then it is not asked whether it stops there."""
    last = seen(Position().fellowship(progress=1, region="rivendell").steps(RevealFellowship()).state)
    more = seen(Position().fellowship(progress=2, region="rivendell").steps(RevealFellowship()).state)
    for observation in (last, more):
        assert actions.Stop() not in observation.legal
    assert "it must go 1 region further. Where to? (12.5)" in prompt_of(last, "en")
    assert "it may not stop here, 2 regions are left. Where to? (12.5)" in prompt_of(more, "en")
    assert "tu zatrzymać się nie może, zostały 2 regiony. Dokąd? (12.5)" in prompt_of(more, "pl")
    assert "or stop?" in asked("path-revealed")


def test_r10_1_a_force_that_is_too_big_is_not_to_be_confirmed() -> None:
    """Given more units than there is room for, then the question speaks of leaving somebody behind alone."""
    crowded = seen(moments()["movers"].state)
    assert actions.Confirm() not in crowded.legal
    assert "Leave somebody behind (10.2)" in prompt_of(crowded, "en")
    assert "Zostaw kogoś (10.2)" in prompt_of(crowded, "pl")


def test_r13_2_nobody_is_asked_who_comes_along_where_nobody_can() -> None:
    alone = seen(Position().put("edoras", "gimli").steps(MoveCompanions()).do("join gimli").state)
    assert "comes along" not in prompt_of(alone, "en")
    assert "or who comes along?" in asked("companions-go")


def test_r13_1_the_group_so_far_is_named_and_how_far_it_gets() -> None:
    prompt = asked("separate-more")
    assert "Gimli and Legolas" in prompt
    assert "At most 4 regions away." in prompt
    assert way(moments()["separate-more"].state, "confirm") == "Go: Gimli and Legolas"


@every_language
def test_r13_1_even_the_whole_fellowship_fits_a_button(language: Language) -> None:
    game = Position().steps(Separate())
    names = ("gandalf_the_grey", "strider", "boromir", "legolas", "gimli", "meriadoc")
    game.do(*(f"join {name}" for name in names))
    well_made(language, seen(game.state))


def test_r13_1_a_companion_who_would_rouse_a_nation_says_so() -> None:
    game = Position().nation("gondor", 2, active=False).fellowship(region="edoras", progress=3)
    state = game.steps(Separate()).do("join boromir", "confirm").state
    assert "activates Gondor" in way(state, "travel minas_tirith")


def test_r13_3_nazgul_fly_by_area() -> None:
    state = moments()["nazgul-go"].state
    area, region = path(state, "fly nazgul 1 dol_guldur barad_dur")
    assert area.label == "Mordor and Harad"
    assert region.label == "1. Barad-dûr · 5 units"
    assert len(first_level(state)) == 7


def test_r13_3_who_has_flown_is_not_counted_again() -> None:
    game = Position().put("minas_morgul", "nazgul").steps(MoveNazgul())
    game.do("figure_in nazgul dol_guldur", "fly nazgul 1 dol_guldur minas_morgul")
    assert way(game.state, "figure_in nazgul minas_morgul") == "2. 2 Nazgûl from Minas Morgul"


def test_r13_7_a_casualty_says_what_it_spares_the_ring_bearers() -> None:
    state = moments()["casualty"].state
    assert "Hunt damage 3" in asked("casualty")
    assert "Corruption 9 of 12." in asked("casualty")
    assert way(state, "casualty guide") == "Gandalf the Grey falls (Level 3): no corruption"
    assert path(state, "casualty guide")[-1].detail == "", "what does not change is not told"
    assert way(state, "casualty random") == "A Companion at random (Level 1 to 3)"
    spared = path(state, "decline")[-1]
    assert spared.label == "No casualty: corruption +3"
    assert spared.detail == "corruption 9 → 12 of 12: the Shadow wins"


def test_r14_1_mordor_says_which_tiles_come() -> None:
    assert "All Eyes drawn so far and 1 special tile join the Hunt Pool." in asked("enter-mordor")
