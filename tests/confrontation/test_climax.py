"""The battle just fought is painted: who met, which cards lay open, what they came to."""

from __future__ import annotations

from itertools import product

import pytest

from bot.draw.encode import encode
from bot.draw.kit.palette import THEMES
from bot.engine import Event
from bot.text import LANGUAGES, Language
from cogs.confrontation.events import (
    BattleJoined,
    CardChosen,
    CardShown,
    FigureDefeated,
    FigureMoved,
    FigureRetreated,
    GameEnded,
    MagicExchanged,
    SamStoodIn,
    TotalsCompared,
    TurnBegan,
)
from cogs.confrontation.painting import BOARD, climax_scene, last_step_scene
from cogs.confrontation.painting.scene import ClimaxScene, LastStepScene

JOINED = BattleJoined(attacker="dark", region="rohan", light="frodo", dark="orcs")
LAID = (CardChosen(side="light"), CardChosen(side="dark"))
SHOWN = (CardShown(side="light", card="l3"), CardShown(side="dark", card="d_magic"))
SUMS = TotalsCompared(light_figure=5, light_card=3, dark_figure=2, dark_card=6)
TIE = (
    FigureDefeated(side="light", figure="sam", region="rohan", why="strength"),
    FigureDefeated(side="dark", figure="orcs", region="rohan", why="strength"),
)
BATTLE: tuple[Event, ...] = (
    *(JOINED, SamStoodIn(), *LAID, *SHOWN),
    *(MagicExchanged(side="dark", card="d6"), SUMS, *TIE),
)


def scene(*news: Event) -> ClimaxScene | None:
    return climax_scene(news, "en")


def test_r6_11_both_cards_lie_open_with_their_sums() -> None:
    shown = scene(*BATTLE)

    assert shown is not None
    assert (shown.light.figure, shown.light.card, shown.light.total) == ("sam", "l3", (5, 3))
    assert (shown.dark.figure, shown.dark.card, shown.dark.total) == ("orcs", "d6", (2, 6))
    assert (shown.light.helped, shown.light.beaten, shown.dark.beaten) == (True, True, True)


@pytest.mark.parametrize("told", range(1, 5))
def test_nothing_is_painted_before_it_is_decided(told: int) -> None:
    assert scene(*BATTLE[:told]) is None


def test_it_stays_until_the_next_figure_moves() -> None:
    turn = TurnBegan(side="light", turn=4)
    moved = FigureMoved(side="light", origin="shire", region="arthedain", way="step")

    assert scene(*BATTLE, turn) == scene(*BATTLE)
    assert scene(*BATTLE, turn, moved) is None


def test_of_two_battles_of_a_move_the_last_is_painted() -> None:
    again = BattleJoined(attacker="dark", region="rohan", light="pippin", dark="warg")
    fled = FigureRetreated(side="light", figure="pippin", region="enedwaith")

    shown = scene(*BATTLE, again, fled)

    assert shown is not None
    assert (shown.light.figure, shown.light.away, shown.light.card) == ("pippin", True, "")


@pytest.mark.parametrize(("language", "theme"), list(product(LANGUAGES, THEMES)))
def test_it_is_painted_small_and_for_everybody_alike(language: Language, theme: str) -> None:
    shown = climax_scene(BATTLE, language)

    assert shown is not None
    picture = BOARD.paint(shown, theme, 1.0)
    assert picture.size == (900, 1190)
    assert len(encode(picture).bytes) <= 600_000


def test_frodos_last_step_is_painted_and_no_other() -> None:
    step = FigureMoved(side="light", origin="gondor", region="mordor", way="step")
    won = GameEnded(winner="light", reason="outcome-frodo-in-mordor", light_points=1, dark_points=0)
    for language in LANGUAGES:
        shown = last_step_scene((*BATTLE, step, won), language)
        assert shown == LastStepScene(language, "gondor", "mordor")
        assert len(encode(BOARD.paint(shown, "parchment", 0.5)).bytes) < 150_000
    given_up = GameEnded(winner="light", reason="outcome-resigned", light_points=1, dark_points=0)
    assert last_step_scene((step, given_up), "en") is None
    assert last_step_scene((step,), "en") is None
