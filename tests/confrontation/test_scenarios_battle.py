"""Scenarios S22 to S44: the start of a battle."""

from __future__ import annotations

from cogs.confrontation.state import DARK, LIGHT
from tests.confrontation.position import Play, Position


def attack_in(region: str, light: str, dark: str, origin: str) -> Play:
    """Dark attacks a lone Light figure."""
    return Position(f"{light} {region}", f"{dark} {origin}").dark_to_move().do(f"dark move {dark} {region}")


def test_s22_merry_beats_the_witch_king() -> None:
    play = attack_in("moria", "merry", "witch_king", "fangorn")
    assert play.fallen("witch_king")
    assert play.where("merry") == "moria"
    assert play.hands == (9, 9)


def test_s23_legolas_beats_the_flying_nazgul() -> None:
    play = Position("legolas moria", "flying_nazgul fangorn").light_to_move().do("light move legolas fangorn")
    assert play.fallen("flying_nazgul")
    assert play.hands == (9, 9)


def test_s24_gimli_beats_the_orcs_attack() -> None:
    play = attack_in("moria", "gimli", "orcs", "fangorn")
    assert play.fallen("orcs")
    assert play.where("gimli") == "moria"


def test_s25_boromir_and_the_orcs_fall() -> None:
    play = attack_in("moria", "boromir", "orcs", "fangorn")
    assert play.fallen("orcs")
    assert play.fallen("boromir")


def test_s26_orcs_first_attack() -> None:
    play = attack_in("moria", "gandalf", "orcs", "fangorn")
    assert play.fallen("gandalf")
    assert not play.told("card-shown")
    assert play.hands == (9, 9)


def test_s27_orcs_attacked_are_ordinary() -> None:
    play = Position("aragorn moria", "orcs fangorn").light_to_move()
    play.do("light move aragorn fangorn", "light play l1", "dark play d1")
    assert play.fallen("orcs")
    assert play.where("aragorn") == "fangorn"
    assert play.hands == (8, 8)


def test_s28_orcs_second_battle_is_ordinary() -> None:
    play = Position("merry eregion, legolas eregion", "orcs moria").dark_to_move()
    play.do("dark move orcs eregion", "dark challenge merry")
    assert play.fallen("merry")
    assert play.hands == (9, 9)
    play.do("light play l3", "dark play d6")
    assert play.fallen("legolas")
    assert play.where("orcs") == "eregion"
    assert play.hands == (8, 8)


def test_s30_sam_stands_in_against_the_orcs() -> None:
    play = Position("frodo eregion, sam eregion", "orcs moria").dark_to_move()
    play.do("dark move orcs eregion", "dark challenge frodo", "light stand_in")
    assert play.fallen("sam")
    assert play.asked == [(LIGHT, "early")]
    assert play.legal(LIGHT) == {"flee rhudaur", "flee enedwaith", "fight"}
    play.do("light flee enedwaith")
    assert play.where("frodo") == "enedwaith"
    assert play.hands == (9, 9)
    assert play.outcome is None


def test_s31_sam_stands_in_with_strength_five() -> None:
    play = Position("frodo eregion, sam eregion", "shelob moria").dark_to_move()
    play.do(
        "dark move shelob eregion", "dark challenge frodo", "light stand_in", "light play l4", "dark play d3"
    )
    assert play.fallen("shelob")
    assert play.where("sam") == "eregion"


def test_s32_warg_silences_frodo_and_sam() -> None:
    play = Position("frodo eregion, sam eregion", "warg moria").dark_to_move()
    play.do("dark move warg eregion", "dark challenge frodo")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]
    play.do("light play l5", "dark play d1")
    assert play.fallen("warg")


def test_s34_warg_silences_boromir() -> None:
    play = attack_in("eregion", "boromir", "warg", "moria").do("light play l5", "dark play d1")
    assert play.fallen("warg")
    assert play.where("boromir") == "eregion"


def test_s35_pippin_may_fall_back() -> None:
    play = Position("pippin rhudaur", "cave_troll misty_mountains").light_to_move()
    play.do("light move pippin misty_mountains")
    assert play.legal(LIGHT) == {"flee rhudaur", "flee eregion", "fight"}
    play.do("light flee eregion")
    assert play.where("pippin") == "eregion"
    assert play.where("cave_troll") == "misty_mountains"
    assert play.hands == (9, 9)


def test_s37_pippin_attacked_has_no_early_retreat() -> None:
    for dark in ("balrog", "shelob", "witch_king", "black_rider", "cave_troll"):
        assert attack_in("eregion", "pippin", dark, "moria").asked == [(LIGHT, "cards"), (DARK, "cards")]


def test_s38_frodo_in_the_mountains_has_only_the_card() -> None:
    play = attack_in("moria", "frodo", "cave_troll", "fangorn")
    assert play.asked == [(LIGHT, "cards"), (DARK, "cards")]
    play.do("light play l_retreat", "dark play d6", "light retreat enedwaith")
    assert play.where("frodo") == "enedwaith"
    assert play.outcome is None


def test_s39_frodo_may_flee_upstream() -> None:
    play = attack_in("fangorn", "frodo", "balrog", "dagorlad")
    assert play.legal(LIGHT) == {"flee mirkwood", "flee rohan", "fight"}


def test_s41_balrog_strikes_boromir_in_the_tunnel() -> None:
    position = Position("boromir eregion", "balrog moria, orcs fangorn")
    play = position.light_to_move().do("light move boromir fangorn", "dark ambush")
    assert play.fallen("boromir")
    assert play.where("balrog") == "moria"
    assert play.where("orcs") == "fangorn"
    assert not play.told("battle-joined")
    assert all(piece.figure is None for piece in play.seen(LIGHT).pieces if piece.side == DARK)
    assert play.asked == [(DARK, "move")]
    declined = position.light_to_move().do("light move boromir fangorn", "dark let_pass")
    assert declined.fallen("boromir")
    assert declined.fallen("orcs")


def test_s42_balrog_strikes_frodo() -> None:
    play = Position("frodo eregion", "balrog moria").light_to_move()
    play.do("light move frodo fangorn", "dark ambush")
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason) == ((DARK,), "outcome-frodo-defeated")


def test_s43_balrog_elsewhere_is_not_asked() -> None:
    play = Position("gimli eregion", "balrog misty_mountains").light_to_move().do("light move gimli fangorn")
    assert play.where("gimli") == "fangorn"
    assert play.asked == [(DARK, "move")]


def test_s44_saruman_forbids_cards() -> None:
    play = attack_in("moria", "gandalf", "saruman", "fangorn").do("dark forbid_cards")
    assert play.fallen("saruman")
    assert play.where("gandalf") == "moria"
    assert play.hands == (9, 9)
    play = attack_in("moria", "aragorn", "saruman", "fangorn").do("dark forbid_cards")
    assert play.fallen("saruman")
    assert play.fallen("aragorn")
