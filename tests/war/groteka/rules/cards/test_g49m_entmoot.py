"""G49m: The Ents Awake: Entmoot, and other event cards whose dice break whole units (G48, A50, A51)."""

from __future__ import annotations

import pytest

from tests.war.position import Played, Position
from tests.war.rules.cards.free_position import played

ENTMOOT = "fp_char_21"


def _awake(garrison: str, *rolled: str, rules: str = "groteka") -> Played:
    position = Position(rules=rules).put("fangorn", "gandalf_the_white").lose("gandalf_the_grey")
    return played(position.empty("orthanc").put("orthanc", garrison), ENTMOOT, *rolled)


def test_g49m_hits_break_regulars_first_and_elites_whole() -> None:
    """Given 4, 6, 3 against a Regular and two Elites, then the Regular and an Elite are gone; no Elite has
    become a Regular.
    """
    game = _awake("isengard_regular isengard_elite*2", "roll 4 6 3")
    assert game.there("shadow", "orthanc") == {"isengard_elite": 1}


def test_a51_the_free_peoples_choose_among_regulars() -> None:
    """Given Regulars of two Nations, then the Free Peoples, who rolled, say which of them breaks."""
    game = _awake("isengard_regular*2 sauron_regular*2", "roll 4 1 1")
    assert game.seat == "free_peoples"
    assert set(game.options) == {"figure isengard_regular", "figure sauron_regular"}
    game.do("figure sauron_regular")
    assert game.there("shadow", "orthanc") == {"isengard_regular": 2, "sauron_regular": 1}


@pytest.mark.parametrize(("rules", "asked"), [("base", "shadow"), ("groteka", "free_peoples")])
def test_g48_the_base_game_leaves_it_to_the_owner(rules: str, asked: str) -> None:
    """Given hits on a mixed Army, then by the base rules its owner chooses."""
    garrison = "isengard_regular*2 sauron_regular*2"
    assert _awake(garrison, "roll 4 1 1", rules=rules).seat == asked
