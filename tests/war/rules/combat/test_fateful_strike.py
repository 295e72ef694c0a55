"""Fateful Strike."""

from __future__ import annotations

from cogs.war.model.actions import ChooseFigure
from cogs.war.model.bags import Bag, bag, count
from cogs.war.model.battle_events import FiguresRemoved, HitsTaken
from cogs.war.model.components import FREE, SHADOW
from cogs.war.model.state import State
from cogs.war.rules.combat.vocabulary import StrikeDown
from tests.war.rules.combat.position import (
    Fight,
    ask_in_battle,
    fought,
    may_lay,
    open_battle,
    orcs,
    position,
    regulars,
    shot_at,
)

LED = bag(gondor_leader=2, gondor_regular=5)
HOST = bag("witch_king", "nazgul", sauron_regular=5)


def _rerolled(second: str, shadow: Bag = HOST) -> Fight:
    fight = fought(position(LED, shadow), free="fateful_strike")
    return fight.roll("11111", "11111", *(["111"] if shadow == HOST else []), second)


def test_r11_7_fateful_strike_kills_a_nazgul_with_a_hit_of_the_reroll() -> None:
    """Given one hit in the re-roll, then the Nazgûl is killed and a unit lost; the Witch-king is safe."""
    fight = _rerolled("51")
    assert fight.told_of(FiguresRemoved)[0].figures == bag("nazgul")
    assert fight.told_of(HitsTaken)[0].lost == bag("sauron_regular")
    assert count(fight.state.reinforcements[SHADOW], "nazgul") == 1 + count(
        position(LED, HOST).reinforcements[SHADOW], "nazgul"
    )


def test_r11_7_fateful_strike_may_kill_a_minion_with_two() -> None:
    """Given two hits, when the Witch-king is chosen, then he is out for good and the Nazgûl stays."""
    fight = _rerolled("55")
    assert (fight.who(), fight.offered()) == ("free_peoples", ["figure nazgul", "figure witch_king"])
    fight = fight.do(ChooseFigure("witch_king"))
    assert count(fight.state.casualties[SHADOW], "witch_king") == 1
    assert fight.shadow.force == bag("nazgul", sauron_regular=3)


def test_r11_7_fateful_strike_finds_nobody_among_orcs() -> None:
    """Given no Nazgûl and no Minion, then only the hits count."""
    fight = _rerolled("55", orcs())
    assert not fight.told_of(FiguresRemoved)


def test_r11_7_fateful_strike_needs_a_leader_or_companion() -> None:
    """Given units alone, then the card may not be laid."""
    assert may_lay(position(LED, HOST), "fateful_strike", FREE)
    assert may_lay(position(bag("gimli", gondor_regular=1), HOST), "fateful_strike", FREE)
    assert not may_lay(position(regulars(), HOST), "fateful_strike", FREE)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "fateful": ask_in_battle(
            shot_at(open_battle()),
            StrikeDown(FREE, "fateful_strike", ("nazgul", "witch_king", "mouth_of_sauron")),
        ),
    }
