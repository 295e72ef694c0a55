"""Scenarios S45 to S63: cards."""

from __future__ import annotations

from cogs.confrontation.state import DARK, LIGHT
from tests.confrontation.position import Play, Position


def battle(light: str, dark: str, *, region: str = "eregion", origin: str = "moria", **more: str) -> Play:
    """Dark attacks; both are about to choose cards."""
    position = Position(f"{light} {region}", f"{dark} {origin}", **more)  # type: ignore[arg-type]
    play = position.dark_to_move().do(f"dark move {dark} {region}")
    return play.do("dark allow_cards") if dark == "saruman" else play


def test_s45_equal_totals() -> None:
    play = battle("legolas", "black_rider").do("light play l4", "dark play d4")
    assert play.fallen("legolas")
    assert play.fallen("black_rider")


def test_s46_cloak_against_a_number() -> None:
    play = battle("legolas", "black_rider").do("light play l_cloak", "dark play d6")
    assert play.fallen("legolas")
    assert play.fallen("black_rider")


def test_s47_cloak_against_the_eye() -> None:
    play = battle("gandalf", "saruman").do("dark play d_eye", "light play l_cloak")
    assert play.fallen("saruman")
    assert play.where("gandalf") == "eregion"


def test_s49_retreat_escapes_the_sacrifice() -> None:
    play = battle("pippin", "balrog").do(
        "light play l_sacrifice", "dark play d_retreat", "dark retreat rhudaur"
    )
    assert play.where("balrog") == "rhudaur"
    assert play.where("pippin") == "eregion"


def test_s51_both_retreat_dark_first() -> None:
    play = battle("pippin", "balrog").do("light play l_retreat", "dark play d_retreat")
    assert play.asked == [(DARK, "retreat")]
    play.do("dark retreat rhudaur")
    assert play.asked == [(LIGHT, "retreat")]
    assert play.legal(LIGHT) == {"retreat arthedain", "retreat cardolan"}
    play.do("light retreat cardolan")
    assert (play.where("balrog"), play.where("pippin")) == ("rhudaur", "cardolan")


def test_s52_blocked_retreat_is_blank() -> None:
    position = Position("merry rhudaur, sam arthedain, gimli arthedain", "balrog high_pass")
    play = position.dark_to_move().do("dark move balrog rhudaur", "light play l_retreat", "dark play d3")
    assert play.fallen("merry")
    assert play.where("balrog") == "rhudaur"


def test_s53_magic_becomes_a_used_card() -> None:
    play = battle("aragorn", "balrog", light_used="l2 l5", dark_used="d1 d2")
    play.do("light play l_magic", "dark play d3")
    assert play.asked == [(LIGHT, "magic")]
    assert play.legal(LIGHT) == {"exchange l2", "exchange l5"}
    play.do("light exchange l5")
    assert play.fallen("balrog")
    assert set(play.state.used[0]) == {"l2", "l5", "l_magic"}


def test_s54_magic_without_used_cards() -> None:
    play = battle("gimli", "black_rider").do("light play l_magic", "dark play d1")
    assert play.fallen("gimli")
    assert not play.told("magic-exchanged")


def test_s55_both_magic_dark_is_asked_first() -> None:
    play = battle("gimli", "balrog", light_used="l5 l_sacrifice", dark_used="d_eye d2")
    play.do("light play l_magic", "dark play d_magic")
    assert play.asked == [(DARK, "magic")]
    play.do("dark exchange d_eye")
    assert play.asked == [(LIGHT, "magic")]
    play.do("light exchange l5")
    assert play.fallen("balrog")
    assert play.where("gimli") == "eregion"


def test_s55_an_eye_from_magic_voids_a_text_replacement() -> None:
    play = battle("gimli", "balrog", light_used="l5 l_sacrifice", dark_used="d_eye d2")
    play.do("light play l_magic", "dark play d_magic", "dark exchange d_eye", "light exchange l_sacrifice")
    assert play.fallen("gimli")
    assert play.where("balrog") == "eregion"


def test_s58_gandalf_sees_darks_exchange() -> None:
    play = battle("gandalf", "balrog", light_used="l1", dark_used="d6")
    assert play.asked == [(DARK, "cards")]
    play.do("dark play d_magic")
    assert play.asked == [(DARK, "magic")]
    play.do("dark exchange d6")
    assert play.asked == [(LIGHT, "cards")]
    play.do("light play l5")
    assert play.fallen("gandalf")
    assert play.where("balrog") == "eregion"


def test_s59_gandalf_spends_a_card_against_a_retreat() -> None:
    play = battle("gandalf", "balrog").do("dark play d_retreat")
    assert play.asked == [(LIGHT, "cards")]
    play.do("light play l1", "dark retreat enedwaith")
    assert play.where("balrog") == "enedwaith"
    assert play.hands == (8, 8)


def test_s60_gandalf_against_the_warg() -> None:
    assert battle("gandalf", "warg").asked == [(LIGHT, "cards"), (DARK, "cards")]


def test_s61_the_trolls_card_is_spent() -> None:
    play = battle("aragorn", "cave_troll").do("light play l5", "dark play d6")
    assert play.fallen("aragorn")
    assert play.fallen("cave_troll")
    assert play.state.used[1] == ("d6",)


def test_s63_hands_come_back_in_the_middle_of_a_move() -> None:
    position = Position("merry eregion, gimli eregion", "balrog moria", light_hand="l1", dark_hand="d5")
    play = position.dark_to_move().do("dark move balrog eregion", "dark challenge merry")
    play.do("light play l1", "dark play d5")
    assert play.fallen("merry")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]
    assert play.hands == (9, 9)
