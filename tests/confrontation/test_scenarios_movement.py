"""Scenarios S01 to S21: board and movement."""

from __future__ import annotations

from random import Random

from bot.engine import CHANCE, Chance
from cogs.confrontation.components import NUMBER, REGIONS
from cogs.confrontation.game import CONFRONTATION
from cogs.confrontation.state import DARK, LIGHT, ConfrontationOptions
from tests.confrontation.position import Play, Position


def set_up() -> Play:
    play = Play(CONFRONTATION.new(ConfrontationOptions()))
    for seat in (LIGHT, DARK):
        play.do(f"{seat} muster", f"{seat} ready")
    return play


def test_s01_finished_setup() -> None:
    play = set_up()
    light = {region: len(play.state.figures[0][NUMBER[region]]) for region in REGIONS}
    dark = {region: len(play.state.figures[1][NUMBER[region]]) for region in REGIONS}
    rows = ("arthedain", "cardolan", "rhudaur", "eregion", "enedwaith")
    assert {region for region, count in light.items() if count == 1} == set(rows)
    rows = ("dagorlad", "gondor", "mirkwood", "fangorn", "rohan")
    assert {region for region, count in dark.items() if count == 1} == set(rows)
    assert light["shire"] == dark["mordor"] == 4
    assert sum(light.values()) == sum(dark.values()) == 9
    assert play.asked == [(DARK, "move")]


def test_s01_chance_settles_both_homes_before_play() -> None:
    state = CONFRONTATION.new(ConfrontationOptions())
    rng = Random(1)
    settled = []
    for seat in (LIGHT, DARK):
        for text in ("muster", "ready"):
            state = CONFRONTATION.apply(state, seat, CONFRONTATION.parse(text)).state
            while isinstance(CONFRONTATION.pending(state), Chance):
                settled.append(str(CONFRONTATION.sample(state, rng)).rsplit(" ", 4)[0])
                state = CONFRONTATION.apply(state, CHANCE, CONFRONTATION.sample(state, rng)).state
    assert settled[2:] == ["shuffle light shire", "shuffle dark mordor"]


def test_s02_cardolan_leads_to_eregion_and_enedwaith() -> None:
    assert Position("gimli cardolan").light_to_move().targets("gimli") == {"eregion", "enedwaith"}


def test_s03_mirkwood_downstream_for_light_only() -> None:
    assert Position("gimli mirkwood").light_to_move().targets("gimli") == {"dagorlad", "fangorn"}
    assert Position("", "orcs mirkwood").dark_to_move().targets("orcs") == {"high_pass", "misty_mountains"}


def test_s04_fangorn_never_upstream() -> None:
    assert Position("gimli fangorn").light_to_move().targets("gimli") == {"dagorlad", "gondor", "rohan"}


def test_s05_rohan() -> None:
    assert Position("gimli rohan").light_to_move().targets("gimli") == {"gondor"}


def test_s06_eregion_with_tunnel() -> None:
    play = Position("gimli eregion").light_to_move()
    assert play.targets("gimli") == {"misty_mountains", "moria", "fangorn"}


def test_s07_tunnel_past_another_figure() -> None:
    play = (
        Position("gimli eregion", "warg moria", alive="balrog").light_to_move().do("light move gimli fangorn")
    )
    assert play.asked == [(DARK, "tunnel")]
    assert play.legal(DARK) == {"let_pass"}
    play.do("dark let_pass")
    assert play.where("gimli") == "fangorn"
    assert not play.told("battle-joined")
    assert play.asked == [(DARK, "move")]


def test_s07_nobody_is_asked_once_the_balrog_has_fallen() -> None:
    play = Position("gimli eregion", "warg moria").light_to_move().do("light move gimli fangorn")
    assert play.where("gimli") == "fangorn"
    assert play.asked == [(DARK, "move")]


def test_s08_tunnel_into_a_full_region() -> None:
    play = Position("gimli eregion, sam fangorn, pippin fangorn").light_to_move()
    assert "fangorn" not in play.targets("gimli")
    assert play.refused(LIGHT, "move gimli fangorn") == ("region-full", "2.6")


def test_s09_mountain_holds_one() -> None:
    assert Position("gimli enedwaith, legolas moria").light_to_move().targets("gimli") == {"gap_of_rohan"}


def test_s11_three_in_the_shire() -> None:
    position = Position("frodo eregion", "warg shire, saruman shire, orcs arthedain")
    play = position.dark_to_move().do("dark move orcs shire")
    assert play.outcome is not None
    assert (play.outcome.winners, play.outcome.reason) == ((DARK,), "outcome-three-in-shire")


def test_s12_aragorn_beside_and_behind() -> None:
    play = Position("aragorn eregion", "orcs arthedain, warg rhudaur").light_to_move()
    assert play.targets("aragorn") == {"misty_mountains", "moria", "fangorn", "arthedain", "rhudaur"}


def test_s13_aragorn_never_sideways_in_the_mountains() -> None:
    play = Position("aragorn moria", "orcs misty_mountains, warg eregion").light_to_move()
    assert play.targets("aragorn") == {"fangorn", "rohan", "eregion"}


def test_s14_witch_king_sideways_to_an_enemy() -> None:
    play = Position("merry fangorn", "witch_king rohan").dark_to_move()
    assert play.targets("witch_king") == {"moria", "gap_of_rohan", "fangorn"}
    assert Position("", "witch_king rohan").dark_to_move().targets("witch_king") == {"moria", "gap_of_rohan"}


def test_s16_flight_to_a_lone_figure() -> None:
    play = Position("frodo shire, sam eregion, merry eregion", "flying_nazgul mordor").dark_to_move()
    assert play.targets("flying_nazgul") == {"dagorlad", "gondor", "shire"}


def test_s17_flight_backwards_and_ordinary_attack() -> None:
    position = Position("frodo dagorlad, sam arthedain, merry arthedain", "flying_nazgul rhudaur")
    assert position.dark_to_move().targets("flying_nazgul") == {"arthedain", "dagorlad"}


def test_s18_black_rider_rides_to_the_first_enemies() -> None:
    play = Position("frodo rhudaur, sam eregion", "black_rider mordor").dark_to_move()
    assert play.targets("black_rider") == {"dagorlad", "gondor", "rhudaur", "eregion"}


def test_s19_black_rider_blocked_by_its_own() -> None:
    position = Position("frodo rhudaur", "black_rider mirkwood, orcs high_pass, warg misty_mountains")
    assert position.dark_to_move().targets("black_rider") == set()


def test_s21_black_rider_without_a_victim() -> None:
    play = Position("frodo gondor", "black_rider mordor, orcs dagorlad, warg dagorlad").dark_to_move()
    assert play.targets("black_rider") == {"gondor"}
    behind = Position(
        "frodo moria", "black_rider mordor, orcs fangorn, warg fangorn, saruman rohan, shelob rohan"
    )
    assert behind.dark_to_move().targets("black_rider") == {"dagorlad", "gondor"}
