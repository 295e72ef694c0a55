"""Black Breath."""

from __future__ import annotations

from cogs.war.model.actions import ChooseFigure, Decline
from cogs.war.model.bags import bag, count
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
    shot_at,
    with_fighter,
)

FREE_FORCE = bag("gondor_leader", "meriadoc", "boromir", gondor_regular=5)
NAZGUL_THERE = bag(nazgul=2, sauron_regular=5)


def _rerolled(second: str) -> Fight:
    fight = fought(position(FREE_FORCE, NAZGUL_THERE), shadow="black_breath")
    return fight.roll("11111", "11111", second, "111")


def test_r11_7_black_breath_offers_leaders_and_companions_up_to_the_hits() -> None:
    """Given one hit in the re-roll, then Boromir, of Level 2, is out of reach; given two, he is not."""
    assert _rerolled("51").offered() == ["figure gondor_leader", "figure meriadoc", "decline"]
    two = ["figure gondor_leader", "figure boromir", "figure meriadoc", "decline"]
    assert _rerolled("55").offered() == two


def test_r11_7_black_breath_kills_on_top_of_the_hits() -> None:
    """Given a hit and the Leader chosen, when casualties are taken, then a unit is lost as well."""
    fight = _rerolled("51")
    assert fight.who() == "shadow"
    fight = fight.do(ChooseFigure("gondor_leader"))
    assert fight.told_of(FiguresRemoved)[0].figures == bag("gondor_leader")
    assert fight.told_of(HitsTaken)[0].lost == bag("gondor_regular")
    assert fight.free.force == bag("meriadoc", "boromir", gondor_regular=4)
    assert count(fight.state.casualties[FREE], "gondor_leader") == 1


def test_r11_7_black_breath_may_be_declined_and_needs_a_hit_in_the_reroll() -> None:
    """Given a refusal, or no hit in the re-roll, then nobody dies of it."""
    assert not _rerolled("51").do(Decline()).told_of(FiguresRemoved)
    assert _rerolled("11").asked() != "combat_effect"


def test_r11_7_black_breath_needs_a_nazgul_but_no_nazgul_leadership() -> None:
    """Given The White Rider, then the card may be laid; without any Nazgûl it may not."""
    battle = with_fighter(position(FREE_FORCE, NAZGUL_THERE), SHADOW, nazgul_negated=True)
    assert may_lay(battle, "black_breath", SHADOW)
    assert may_lay(position(FREE_FORCE, bag("witch_king", sauron_regular=5)), "black_breath", SHADOW)
    assert not may_lay(position(FREE_FORCE, orcs()), "black_breath", SHADOW)


def moments() -> dict[str, State]:
    """Positions in which it asks."""
    return {
        "breath": ask_in_battle(
            shot_at(open_battle()),
            StrikeDown(SHADOW, "black_breath", ("gondor_leader", "meriadoc"), optional=True),
        ),
    }
