"""9, 15 What a choice would do on the Political Track, and that it would win, is said before."""

from __future__ import annotations

from cogs.war.rules.fellowship import DeclareFellowship
from tests.war.position import Position
from tests.war.words.asking import path


def test_r9_4_an_attack_says_whom_it_wakes_and_brings_to_war() -> None:
    at = Position().clear().at_war("isengard").nation("rohan", 3, active=False).dice(sh="army")
    at = at.put("orthanc", "isengard_regular*3").put("fords_of_isen", "rohan_regular*2")
    game = at.acting("shadow").do("use army attack")

    (*_, target) = path(game.state, "attack orthanc fords_of_isen")

    assert "activates Rohan" in target.label
    assert "At War: Rohan" in f"{target.label} {target.detail}"


def test_r9_4_a_march_that_captures_says_whom_it_brings_to_war() -> None:
    at = Position().clear().at_war("isengard").nation("rohan", 2, active=True).dice(sh="army")
    game = at.put("orthanc", "isengard_regular*3").acting("shadow").do("use army move_armies")
    (*_, open_land) = path(game.state, "march orthanc fords_of_isen")
    assert "At War" not in f"{open_land.label} {open_land.detail}"

    at = Position().clear().at_war("isengard").nation("rohan", 3, active=True).dice(sh="army")
    game = at.put("fords_of_isen", "isengard_regular*3").acting("shadow").do("use army move_armies")
    (*_, settled) = path(game.state, "march fords_of_isen helms_deep")
    assert "At War: Rohan" in f"{settled.label} {settled.detail}"


def test_r9_3_c_a_declaration_says_whom_it_wakes() -> None:
    game = Position().nation("elves", 2, active=False).fellowship(progress=1).steps(DeclareFellowship())

    (here,) = path(game.do("declare").state, "stop")

    assert "activates the Elves" in f"{here.label} {here.detail}"


def test_r15_3_a_march_that_captures_enough_says_that_it_wins() -> None:
    def small_print(*captured: str) -> str:
        at = Position().clear().at_war("isengard").captured(*captured).dice(sh="army")
        game = at.put("fords_of_isen", "isengard_regular*3").acting("shadow").do("use army move_armies")
        (*_, settled) = path(game.state, "march fords_of_isen helms_deep")
        return f"{settled.label} {settled.detail}"

    assert "with 10 points you win" in small_print("minas_tirith", "dol_amroth", "lorien", "rivendell")
    assert "you win" not in small_print("minas_tirith", "dol_amroth", "lorien")
