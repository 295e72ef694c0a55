"""Guessing who holds the field after a battle of The Confrontation, from what everybody is told of it."""

from __future__ import annotations

import pytest

from bot.engine import Event
from cogs.confrontation.contest import CONTEST, find_holder
from cogs.confrontation.state import DARK, LIGHT
from tests.confrontation.position import Play, Position
from tests.confrontation.test_scenarios_battle import attack_in
from tests.confrontation.test_scenarios_cards import battle


def holders(play: Play) -> list[str | None]:
    """Who holds the field of each battle, for all that everybody knows."""
    battles: list[list[Event]] = []
    for event in play.events:
        if isinstance(event, CONTEST.began):
            battles.append([])
        if battles and event.known_to(None):
            battles[-1].append(event)
    return [find_holder(told) for told in battles]


def is_decided(play: Play) -> bool:
    return any(isinstance(event, CONTEST.closing) for event in play.events)


@pytest.mark.parametrize(
    ("light", "dark", "cards", "holder"),
    [
        ("pippin", "balrog", ("light play l1", "dark play d1"), DARK),
        ("aragorn", "black_rider", ("light play l5", "dark play d1"), LIGHT),
        ("legolas", "black_rider", ("light play l4", "dark play d4"), None),
        ("merry", "balrog", ("light play l_sacrifice", "dark play d1"), None),
        ("pippin", "balrog", ("light play l_retreat", "dark play d1", "light retreat cardolan"), DARK),
        ("pippin", "balrog", ("light play l1", "dark play d_retreat", "dark retreat rhudaur"), LIGHT),
        (
            "pippin",
            "balrog",
            ("light play l_retreat", "dark play d_retreat", "dark retreat rhudaur", "light retreat cardolan"),
            None,
        ),
    ],
)
def test_who_has_neither_fallen_nor_left_holds_the_field(
    light: str, dark: str, cards: tuple[str, ...], holder: str | None
) -> None:
    """Given a battle that is open until both have chosen their cards."""
    play = battle(light, dark)
    chosen, *shown = cards
    assert not is_decided(play.do(chosen))
    assert is_decided(play.do(*shown))
    assert holders(play) == [holder]


@pytest.mark.parametrize(
    ("light", "dark", "holder"),
    [("merry", "witch_king", LIGHT), ("gandalf", "orcs", DARK), ("boromir", "orcs", None)],
)
def test_what_is_decided_on_sight_is_decided_at_once(light: str, dark: str, holder: str | None) -> None:
    play = attack_in("moria", light, dark, "fangorn")
    assert is_decided(play)
    assert holders(play) == [holder]


def test_whoever_flees_leaves_the_field() -> None:
    play = Position("frodo eregion", "balrog moria").dark_to_move().do("dark move balrog eregion")
    assert not is_decided(play)
    play.do(next(f"light {action}" for action in sorted(play.legal(LIGHT)) if action.startswith("flee")))
    assert is_decided(play)
    assert holders(play) == [DARK]


def test_of_two_battles_in_one_move_each_has_its_holder() -> None:
    play = Position("merry eregion, legolas eregion", "orcs moria").dark_to_move()
    play.do("dark move orcs eregion", "dark challenge merry", "light play l5", "dark play d1")
    assert holders(play) == [DARK, LIGHT]


def test_shelob_who_has_won_holds_the_field_though_she_has_no_way_home() -> None:
    """6.14 Given Gondor held by Light, she falls there after her battle is won."""
    position = Position("gandalf gondor, sam eregion", "shelob moria")
    play = position.dark_to_move().do("dark move shelob eregion", "light play l1", "dark play d6")
    assert play.fallen("shelob")
    assert holders(play) == [DARK]
