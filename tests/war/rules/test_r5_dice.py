"""5 What the Action dice may be spent on."""

from __future__ import annotations

import pytest

from cogs.war.model.components import SHADOW
from cogs.war.rules.turn import RollActionDice
from cogs.war.rules.uses import RESULTS
from tests.war.position import Position


def uses(seat: str, face: str) -> set[str]:
    """The actions a die with this face offers, in a position where most is possible."""
    at = Position().at_war()
    game = (at.dice(fp=face) if seat == "free_peoples" else at.dice(sh=face)).acting(seat)
    return {text.split()[2] for text in game.options if text.startswith("use ")}


ARMY = {"move_armies"}
LED = {"move_led_army"}
EVENT = {"draw_character", "draw_strategy"}
MUSTER = {"recruit"}


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("character", LED),
        ("event", EVENT),
        ("muster", MUSTER),
        ("muster_army", MUSTER | ARMY),
        ("will_of_the_west", LED | ARMY | EVENT | MUSTER),
    ],
)
def test_r5_1_free_peoples_faces(face: str, expected: set[str]) -> None:
    chapters = LED | ARMY | EVENT | MUSTER
    assert uses("free_peoples", face) & chapters == expected


@pytest.mark.parametrize(
    ("face", "expected"),
    [
        ("character", LED),
        ("army", ARMY),
        ("event", EVENT),
        ("muster", MUSTER),
        ("muster_army", MUSTER | ARMY),
    ],
)
def test_r5_1_shadow_faces(face: str, expected: set[str]) -> None:
    chapters = LED | ARMY | EVENT | MUSTER
    assert uses("shadow", face) & chapters == expected


def test_r5_4_muster_advances_a_nation() -> None:
    game = Position().dice(sh="muster").acting("shadow").do("use muster advance_nation")
    assert game.kind == "advance_nation"
    game.do("nation sauron")
    assert game.told("nation-advanced")[0].box == 4


def test_r5_5_event_draws_one_card_and_cuts_the_hand() -> None:
    cards = [f"fp_str_{number:02}" for number in range(1, 7)]
    game = Position().hand(*cards).dice(fp="event").acting("free_peoples")
    game.do("use event draw_character", "draw fp_char_07")
    assert game.kind == "excess"


def test_r5_5_no_drawing_from_an_empty_deck() -> None:
    at = Position().dice(fp="event")
    at.having(decks=(((), at.state.decks[0][1]), at.state.decks[1]), buried=(at.state.decks[0][0], ()))
    game = at.acting("free_peoples")
    assert game.reason("use event draw_character") == "refusal-use-impossible"
    assert game.reason("use event draw_strategy") == ""


def test_r5_a_die_one_has_not_and_a_use_it_has_not() -> None:
    game = Position().dice(fp="character").acting("free_peoples")
    assert game.reason("use muster recruit") == "refusal-no-such-die"
    assert game.reason("use character recruit") == "refusal-die-does-not"
    assert game.reason("use character dancing") == "refusal-unknown"


def offered(at: Position, seat: str, face: str) -> set[str]:
    """What a die with this face may be used for, cards aside."""
    game = (at.dice(fp=face) if seat == "free_peoples" else at.dice(sh=face)).acting(seat)
    return {text.split()[2] for text in game.options if text.startswith("use ")}


def facing_everywhere() -> Position:
    """Led Armies of both sides beside each other, everybody At War, Companions and Nazgûl about."""
    at = Position().clear().at_war().put("osgiliath", "gondor_regular*2 boromir")
    return at.put("south_ithilien", "sauron_regular*2 nazgul").put("orthanc", "isengard_regular")


def test_r5_2_a_free_peoples_character_die_leads_armies_and_moves_fellowship_and_companions() -> None:
    at = facing_everywhere()
    expected = {"move_fellowship", "move_led_army", "attack_led", "separate", "move_companions"}
    assert offered(at, "free_peoples", "character") == expected
    revealed = at.fellowship(hidden=False)
    expected = expected - {"move_fellowship"} | {"hide_fellowship"}
    assert offered(revealed, "free_peoples", "character") == expected


def test_r5_2_a_shadow_character_die_leads_armies_and_moves_nazgul() -> None:
    assert offered(facing_everywhere(), "shadow", "character") == {
        *("move_led_army", "attack_led", "move_nazgul"),
    }


def test_r5_2_a_character_die_plays_character_cards_only() -> None:
    at = Position().fellowship(hidden=False).hand("sh_char_12", "sh_str_04").at_war().dice(sh="character")
    game = at.acting("shadow")
    assert game.reason("event character sh_char_12") == ""
    assert game.reason("event character sh_str_04") == "refusal-die-does-not"


def test_r5_3_an_army_die_moves_two_armies_or_attacks_but_not_both() -> None:
    """Given two Armies, when one has moved with an Army die, then only another move is possible."""
    at = facing_everywhere().put("morannon", "sauron_regular")
    assert offered(at, "shadow", "army") == {"move_armies", "attack"}
    game = at.dice(sh="army").acting("shadow").do("use army move_armies", "march morannon dagorlad")
    assert game.kind == "march"
    assert {text.split()[0] for text in game.options} == {"march", "decline"}
    game.do("march orthanc gap_of_rohan")
    assert game.kind == "allocate"


def test_r5_3_an_army_die_attacks_with_one_army_and_is_spent() -> None:
    game = facing_everywhere().dice(sh="army").acting("shadow")
    game.do("use army attack", "attack south_ithilien osgiliath", "confirm").roll(1, 1).roll(1, 1, 1)
    game.roll(1).roll(1).do("cease")
    assert game.state.dice[1] == ()
    assert game.kind == "allocate"


def test_r5_4_a_shadow_muster_die_brings_a_minion_in() -> None:
    at = Position().at_war("isengard")
    assert "saruman" in offered(at, "shadow", "muster")
    assert "saruman" not in offered(at, "shadow", "army")
    game = at.dice(sh="muster").acting("shadow").do("use muster saruman")
    assert "saruman" in game.there("shadow", "orthanc")


@pytest.mark.parametrize("seat", ["free_peoples", "shadow"])
def test_r5_6_a_muster_army_die_is_a_muster_or_an_army_die(seat: str) -> None:
    at = facing_everywhere().nation("elves", 3).nation("southrons_easterlings", 3)
    muster, army = offered(at, seat, "muster"), offered(at, seat, "army")
    assert muster >= {"recruit", "advance_nation"}
    assert army == {"move_armies", "attack"}
    assert offered(at, seat, "muster_army") == muster | army


def test_r5_6_it_is_one_action() -> None:
    game = facing_everywhere().dice(sh="muster_army").acting("shadow")
    game.do("use muster_army move_armies", "march orthanc gap_of_rohan", "decline")
    assert game.kind == "allocate"


def test_r5_7_a_will_of_the_west_is_any_other_face() -> None:
    at = facing_everywhere().nation("elves", 3)
    faces = ("character", "event", "muster", "muster_army")
    every: set[str] = set().union(*(offered(at, "free_peoples", face) for face in faces))
    assert offered(at, "free_peoples", "will_of_the_west") == every


def test_r5_7_it_alone_brings_aragorn_and_gandalf_the_white() -> None:
    at = Position().put("minas_tirith", "strider").put("dale", "gandalf_the_grey").put("orthanc", "saruman")
    at.having(once=("minion",))
    entrances = {"aragorn", "gandalf_the_white"}
    assert entrances <= offered(at, "free_peoples", "will_of_the_west")
    for face in ("character", "event", "muster", "muster_army"):
        assert not entrances & offered(at, "free_peoples", face)


def test_r5_7_used_to_move_the_fellowship_it_goes_to_the_hunt_box() -> None:
    game = Position().dice(fp="will_of_the_west").acting("free_peoples")
    game.do("use will_of_the_west move_fellowship")
    assert game.state.fellowship.progress == 1
    assert game.state.hunt.free == 1


def test_r5_8_an_eye_goes_to_the_hunt_box_and_gives_no_action() -> None:
    """Given two Eyes in the Shadow's roll, when it is made, then they hunt and are no unused dice."""
    at = Position().having(pools=(4, 3))
    game = at.steps(RollActionDice(SHADOW)).roll(6, 6, 2)
    assert game.state.hunt.shadow == 2
    assert game.state.dice[SHADOW] == ("army",)
    assert RESULTS["eye"] == ()
