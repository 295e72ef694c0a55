"""A battle just over is painted: its last round, who is left and who is lost, and how it ended."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine import Event
from bot.text import LANGUAGES, Language
from cogs.war.groteka.actions import ClashFought
from cogs.war.model.battle_events import (
    AttackDeclared,
    BattleEnded,
    CombatCardShown,
    CombatRolled,
    HitsTaken,
    RoundBegan,
)
from cogs.war.model.turn_events import DieUsed
from cogs.war.painting.battle import Cell, cells
from cogs.war.painting.board import BOARD
from cogs.war.painting.scene import BattleScene, Struck
from tests.war.painting.test_board import begun, fighting

DECLARED = AttackDeclared(
    side="shadow",
    origin="orthanc",
    region="fords_of_isen",
    manner="field",
    attackers=(("isengard_elite", 2), ("isengard_regular", 1)),
    defenders=(("rohan_regular", 2),),
)
FIRST, SECOND = (RoundBegan(round=number) for number in (1, 2))
ROLL = CombatRolled(side="shadow", dice=(6, 1), target=5, bonus=0, hits=1)
STRUCK = HitsTaken(side="free_peoples", region="fords_of_isen", lost=(("rohan_regular", 1),), reduced=())
REDUCED = HitsTaken(side="shadow", region="fords_of_isen", lost=(), reduced=(("isengard_elite", 1),))
CEASED = BattleEnded(region="fords_of_isen", how="ceased")
FOUGHT: tuple[Event, ...] = (DECLARED, FIRST, STRUCK, SECOND, ROLL, REDUCED, CEASED)
CLASH = ClashFought(
    side="shadow",
    units=("a",),
    figures=(("isengard_elite", 1),),
    target="b",
    prey="rohan_regular",
    attack=7,
    defence=5,
    needed=3,
    die=4,
    success=True,
    cause="clash",
)


def scene(*news: Event, language: Language = "en") -> object:
    return BOARD.climax(begun(None), news, language)


def test_the_last_round_stands_with_what_the_whole_battle_has_cost() -> None:
    shown = scene(*FOUGHT)
    assert isinstance(shown, BattleScene)
    assert (shown.round, shown.over, shown.attacker.rolled, shown.attacker.hits) == (2, "ceased", (6, 1), 1)
    assert [army.summed for army in (shown.attacker.army, shown.defender.army)] == [(2, 1, 0), (1, 0, 0)]
    assert (shown.attacker.lost, shown.defender.lost) == ((), (("rohan_regular", 1),))


def test_a_battle_of_the_mod_stands_with_its_last_attacks_and_its_own_effects() -> None:
    card = CombatCardShown(side="shadow", card="sh_char_01", effect="onslaught", rules="groteka")
    shown = scene(DECLARED, FIRST, card, CLASH, STRUCK, CEASED)
    assert isinstance(shown, BattleScene)
    assert shown.attacker.struck == (Struck(4, 7, 5, success=True),)
    assert (shown.attacker.card, shown.attacker.effect, shown.attacker.hits) == ("", "onslaught", 1)


def test_who_has_fallen_so_far_stands_in_the_ranks_while_it_is_fought() -> None:
    """Given a battle and the news of all of it, then its fallen are shown; of another battle nobody's are."""
    seen = fighting(None)
    shown = BOARD.scene(seen, "battle", "en")
    assert isinstance(shown, BattleScene)
    assert BOARD.recall(shown, ()) == shown
    told = BOARD.recall(shown, FOUGHT[:-1])
    assert isinstance(told, BattleScene)
    assert (told.attacker.lost, told.defender.lost) == ((), (("rohan_regular", 1),))
    assert [cell for cell in cells(told.defender) if cell.fallen] == [Cell("rohan", "regular", 1)]
    assert BOARD.recall(shown, FOUGHT) == shown


def test_it_stays_until_something_else_begins_and_not_while_it_is_fought() -> None:
    used = DieUsed(side="shadow", die="army", what="move")
    assert not isinstance(scene(*FOUGHT, used), BattleScene)
    assert not isinstance(scene(*FOUGHT[:-1]), BattleScene)
    assert BOARD.climax(fighting(None), FOUGHT, "en") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_ended_is_written(language: Language) -> None:
    shown = scene(*FOUGHT, language=language)
    assert isinstance(shown, BattleScene)
    pictures = [
        BOARD.paint(replace(shown, over=how), "parchment", 0.25).tobytes()
        for how in ("ceased", "retreat", "siege", "wiped_out", "both", "escaped")
    ]
    assert len(set(pictures)) == len(pictures)
