"""A67, A70, A75: what happens where the cards of both sides meet."""

from __future__ import annotations

from cogs.war.groteka.actions import ClashFought, UnitBroken
from cogs.war.model.components import SHADOW
from tests.war.groteka.rules.cards.melee import Melee, melee


def _charging(card: str, elites: int = 5) -> Melee:
    """We Come to Kill after a first series without any success."""
    fight = melee("gondor_elite*5", f"sauron_elite*{elites}", free_card=card, shadow_card="we_come_to_kill")
    for _ in range(60):
        fight = fight.go("roll", "bind", "drop")
        if fight.fight.state.agenda[-1].step == "extra_strikes":
            return fight
        if fight.kind == "roll":
            fight = fight.do("roll 2" if card == "confusion" else "roll 1")
        else:
            fight = fight.do("spread" if fight.kind == "bind" else fight.offered[0])
    raise AssertionError("nobody comes to kill")


def test_a75_a_limit_does_not_hold_additional_attacks_back() -> None:
    """Given Daylight, then three Elites attack in the series and all five by We Come to Kill."""
    fight = _charging("daylight").do("spread").dice(1, 1, 1, 1, 1)
    struck = [clash for clash in fight.told_of(ClashFought) if clash.side == "shadow"]
    assert sum(len(clash.units) for clash in struck if clash.cause == "clash") == 3
    assert sum(len(clash.units) for clash in struck if clash.cause == "we_come_to_kill") == 5


def test_a67_a_one_of_an_additional_attack_breaks_its_unit_at_once() -> None:
    """Given Confusion, when an additional attack shows 1, then the Elite is broken and gone."""
    fight = _charging("confusion")
    left = len(fight.on_side(SHADOW).units)
    unit, target = next(text for text in fight.offered if text.startswith("bind")).split()[1:]
    fight = fight.do(f"bind {unit} {target}").do("confirm").do("roll 1").go("cease", "roll")
    assert [(event.unit, event.cause) for event in fight.told_of(UnitBroken)][-1] == (unit, "confusion")
    assert len(fight.on_side(SHADOW).units) == left - 1


def test_a70_units_taken_along_do_not_count_for_the_mumakil() -> None:
    """Given one success and a unit taken along by No Quarter, then two successes of the Shadow are more."""
    fight = melee(
        "gondor_elite*3",
        "southrons_easterlings_elite*3",
        free_card="no_quarter",
        shadow_card="mumakil",
        rings=(0, 0),
    )
    fight = fight.dice(6, 6, 1).go("counter").do("spread").go("roll").do("roll 6")
    fight = fight.do(fight.offered[0]).dice(1, 1).go("roll", "cease", "")
    causes = [event.cause for event in fight.told_of(UnitBroken)]
    assert causes.count("no_quarter") == causes.count("mumakil") == 1
    assert [event.side for event in fight.told_of(UnitBroken)].count("free_peoples") == 3
