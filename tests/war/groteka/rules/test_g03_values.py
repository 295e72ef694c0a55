"""G3, G9, G19, G32, G33 Attack, defence, modifiers and the die that is needed."""

from __future__ import annotations

import pytest

from cogs.war.groteka.record import base_attack, base_defence, commander_defence, needed, succeeds
from cogs.war.model.components import COMPANIONS, FIGURES, UNITS
from cogs.war.model.state import WarOptions
from tests.war.groteka.fighting import changes, fought, strength, toughness

PRINTED = WarOptions(rules="groteka")
REGULAR, ELITE = (2, 4), (5, 8)


def test_g03_every_nation_fights_alike() -> None:
    """Given any unit, then its values are those of its kind."""
    for name in UNITS:
        wanted = ELITE if FIGURES[name].role == "elite" else REGULAR
        assert (base_attack(name), base_defence(PRINTED, name)) == wanted


def dice_that_succeed(attack: int, defence: int) -> list[int]:
    return [die for die in range(1, 7) if succeeds(die, attack, defence)]


@pytest.mark.parametrize(
    ("attack", "defence", "dice"),
    [
        pytest.param(2, 4, [3, 4, 5, 6], id="v14_regular_against_regular"),
        pytest.param(2, 8, [6], id="v15_regular_against_elite"),
        pytest.param(5, 4, [2, 3, 4, 5, 6], id="v16_elite_against_regular"),
        pytest.param(5, 8, [4, 5, 6], id="v17_elite_against_elite"),
        pytest.param(4, 8, [5, 6], id="v18_two_regulars_against_elite"),
        pytest.param(6, 4, [2, 3, 4, 5, 6], id="v24_two_flanking_regulars_against_regular"),
    ],
)
def test_v14_to_v24_which_dice_succeed(attack: int, defence: int, dice: list[int]) -> None:
    assert dice_that_succeed(attack, defence) == dice
    assert needed(attack, defence) == dice[0]


def test_v20_an_equal_sum_fails() -> None:
    """Given attack 7 against defence 10, when 3 is rolled, then it is equal and fails."""
    assert not succeeds(3, 7, 10)
    assert succeeds(4, 7, 10)


def test_v21_a_natural_six_always_succeeds() -> None:
    assert succeeds(6, 2, 12)
    assert needed(2, 12) == 6


def test_v22_a_natural_one_always_fails() -> None:
    assert not succeeds(1, 15, 4)
    assert needed(15, 4) == 2


@pytest.mark.parametrize(
    ("at", "added"),
    [
        pytest.param(("buckland", "bree"), (0, 1), id="town"),
        pytest.param(("arnor", "angmar"), (1, 1), id="city"),
        pytest.param(("lossarnach", "osgiliath"), (1, 1), id="fortification"),
        pytest.param(("druadan_forest", "minas_tirith"), (0, 0), id="field_at_a_stronghold"),
        pytest.param(("minas_tirith", "minas_tirith"), (1, 2), id="besieged_stronghold"),
        pytest.param(("cardolan", "south_downs"), (0, 0), id="open_land"),
    ],
)
def test_g09_the_place_helps_the_defenders_alone(at: tuple[str, str], added: tuple[int, int]) -> None:
    """Given a place, then every defending unit has its modifiers, and no attacker."""
    game = fought("sauron_regular*2", "gondor_regular*2", at)
    if game.kind == "withdraw":
        game.do("stand")
    assert changes(game, "free_peoples") == added
    assert changes(game, "shadow") == (0, 0)
    assert strength(game, "d1") == 2 + added[0]
    assert toughness(game, "d1") == 4 + added[1]


def test_a49_a_sortie_gives_nobody_the_strongholds_values() -> None:
    """Given a garrison that attacks its besieger, then both sides have field values."""
    game = fought("gondor_regular*2", "sauron_regular*2", ("minas_tirith", "minas_tirith"))
    assert changes(game, "free_peoples") == changes(game, "shadow") == (0, 0)


def test_a49_nor_does_relief() -> None:
    """Given an Army from outside that attacks the besieger, then both sides have field values."""
    from tests.war.battles import attack
    from tests.war.groteka.fighting import facing

    at = facing("gondor_regular", "sauron_regular*2", ("minas_tirith", "minas_tirith"))
    game = attack(at.put("lossarnach", "gondor_regular*2"), "free_peoples", "lossarnach", "minas_tirith")
    assert changes(game, "free_peoples") == changes(game, "shadow") == (0, 0)


def test_a54_a_captured_city_serves_whoever_defends_it() -> None:
    """Given Pelargir held by the Shadow, then the Shadow's units have the City's modifiers."""
    from tests.war.battles import attack
    from tests.war.groteka.fighting import facing

    at = facing("gondor_regular*2", "sauron_regular*2", ("lossarnach", "pelargir")).captured("pelargir")
    game = attack(at, "free_peoples", "lossarnach", "pelargir")
    assert changes(game, "shadow") == (1, 1)


def test_a53_walls_help_in_every_round_unless_agreed_otherwise() -> None:
    """Given a City, when a second round is fought, then it still counts; by the option no longer."""
    from tests.war.groteka.fighting import round_of

    for walls, second in (("every_round", (1, 1)), ("first_round", (0, 0))):
        game = fought("sauron_regular*2", "gondor_regular*2", ("lossarnach", "pelargir"), mod_walls=walls)
        assert changes(game, "free_peoples") == (1, 1)
        round_of(game, 1, 1).do("press_on", "stand")
        assert changes(game, "free_peoples") == second


def test_a02_sturdy_regulars_are_an_option() -> None:
    """Given the option, then a Regular's defence is 5 and a Regular hits it on 4 or more."""
    sturdy = WarOptions(rules="groteka", mod_sturdy_regulars=True)
    assert base_defence(sturdy, "gondor_regular") == 5
    assert base_defence(sturdy, "gondor_elite") == 8
    assert needed(2, 5) == 4


def test_a06_modifiers_count_for_every_unit_of_a_clash() -> None:
    """Given two Regulars with +1 each, then together they attack with 6."""
    game = fought("sauron_regular*2", "gondor_regular*2", ("lossarnach", "osgiliath"))
    assert strength(game, "d1", "d2") == 6


@pytest.mark.parametrize(
    ("figure", "defence"),
    [
        *(("nazgul", 5), ("witch_king", 8), ("saruman", 8), ("mouth_of_sauron", 8), ("gondor_leader", 5)),
        *(("meriadoc", 5), ("peregrin", 5), ("boromir", 8), ("legolas", 8), ("gimli", 8)),
        *(("strider", 16), ("aragorn", 16), ("gandalf_the_grey", 16), ("gandalf_the_white", 16)),
    ],
)
def test_a01_a25_what_defends_a_commander(figure: str, defence: int) -> None:
    """Given a commander struck at by a card, then his defence is printed, not a Regular's 4."""
    assert commander_defence(PRINTED, figure) == defence


def test_a24_the_witch_king_as_a_nazgul_is_an_option() -> None:
    assert commander_defence(WarOptions(rules="groteka", mod_witch_king="nazgul"), "witch_king") == 5


def test_a01_every_companion_has_a_defence() -> None:
    assert {commander_defence(PRINTED, name) for name in COMPANIONS} == {5, 8, 16}
