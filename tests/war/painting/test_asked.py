"""War's panel shows what its question is about: the regions to choose from, numbered as in the menu."""

from __future__ import annotations

from itertools import chain

import pytest

from bot.text import LANGUAGES, Language
from bot.ui.menus.level import Level, Trail
from bot.ui.menus.tree import menu
from bot.ui.messages.panel import panel_page
from cogs.war.bundle import BUNDLE
from cogs.war.game import WAR
from cogs.war.model.components import NUMBER
from cogs.war.model.map import INDEX, around
from cogs.war.model.observation import WarObservation
from cogs.war.model.state import Chase
from cogs.war.painting.board import BOARD, HAND
from cogs.war.painting.map_scene import ZoomScene
from cogs.war.painting.scene import HuntScene
from cogs.war.rules.companions import MoveNazgul
from cogs.war.rules.fellowship import Walk
from cogs.war.rules.hunt import TakeCasualty
from cogs.war.words.game_text import WORDS
from cogs.war.words.menus.asked import Asked
from cogs.war.words.names import PHRASES, region_label
from tests.laws.seen import presentation_of, view_of
from tests.war.position import Position


def question(seen: WarObservation, view: str, language: Language = "en") -> Asked:
    scene = BOARD.scene(seen, view, language)
    assert isinstance(scene, ZoomScene)
    assert scene.asked is not None
    return scene.asked


def level(seen: WarObservation, language: Language, trail: Trail = Trail()) -> Level:
    return menu(seen.legal, WORDS.paths(seen, language), trail, WORDS.chains(seen, language))


def labels(level: Level) -> list[str]:
    return [choice.item.label for choice in (*level.choices, *chain.from_iterable(level.ends))]


def marching() -> WarObservation:
    """Given Isengard At War with Armies in Orthanc and in the Gap of Rohan, and Rohan passive."""
    game = Position().clear().at_war("isengard").nation("rohan", 1, active=False)
    game.put("orthanc", "isengard_regular*3").put("gap_of_rohan", "isengard_regular*2")
    state = game.dice(sh="army").acting("shadow").do("use army move_armies").state
    return WAR.observe(state, "shadow")


@pytest.mark.parametrize("language", LANGUAGES)
def test_which_army_marches_is_shown_with_the_numbers_of_the_menu(language: Language) -> None:
    seen = marching()
    view = BOARD.needed(seen)
    asked = question(seen, view, language)

    assert view == "ask"
    assert not asked.start
    assert {goal.region for goal in asked.goals} == {"orthanc", "gap_of_rohan"}
    for goal in asked.goals:
        name = f"{goal.number}. {region_label(PHRASES[language], goal.region)}"
        assert any(label.startswith(name) for label in labels(level(seen, language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_once_an_army_is_chosen_its_surroundings_show_where_it_may_go(language: Language) -> None:
    seen = marching()
    reached = [action for action in seen.legal if getattr(action, "origin", "") == "gap_of_rohan"]
    view = BOARD.needed_for(seen, reached)
    asked = question(seen, view, language)

    assert view.startswith("ask__gap_of_rohan")
    assert (asked.window, asked.start) == (around("gap_of_rohan"), "gap_of_rohan")
    assert {goal.region for goal in asked.goals} == {action.region for action in reached}
    assert sorted(goal.number for goal in asked.goals) == [*range(1, len(asked.goals) + 1)]
    told = WORDS.alt(seen, view, language)
    for goal in asked.goals:
        assert f"{goal.number}. {region_label(PHRASES[language], goal.region)}" in told


def test_r9_3_who_would_be_woken_stands_beside_the_name() -> None:
    game = Position().clear().at_war("isengard").nation("rohan", 1, active=False)
    game.put("fords_of_isen", "isengard_regular*3").put("helms_deep", "rohan_regular")
    seen = WAR.observe(game.dice(sh="army").acting("shadow").do("use army move_armies").state, "shadow")
    goals = {goal.region: goal.wakes for goal in question(seen, BOARD.needed(seen)).goals}
    assert goals["westemnet"] == ("rohan",)
    assert {goals[region] for region in goals if region != "westemnet"} == {()}


def test_the_panel_shows_what_is_left_of_the_question_on_the_way_through_the_menu() -> None:
    game = Position().at_war("sauron", "isengard").dice(sh="army").acting("shadow")
    seen = WAR.observe(game.do("use army move_armies").state, "shadow")
    presentation, view = presentation_of(BUNDLE), view_of(BUNDLE, seen.options, seen, ())

    first = panel_page(presentation, view, "en")
    walked = level(seen, "en")
    branch = next(choice for choice in walked.choices if choice.action is None)
    second = panel_page(presentation, view, "en", Trail((branch.number,)))

    assert first.views == ("ask",)
    assert second.views[0].startswith("ask__")
    assert question(seen, first.views[0]).window == INDEX, "the Shadow has Armies everywhere"
    assert question(seen, second.views[0]).window == around(question(seen, second.views[0]).start)


def test_r12_3_the_way_of_the_ring_bearers_leads_on_from_where_they_stand() -> None:
    game = Position().fellowship(progress=2).steps(Walk("declared", (NUMBER["rivendell"],)))
    seen = WAR.observe(game.state, "free_peoples")
    asked = question(seen, BOARD.needed(seen))
    assert (asked.window, asked.start) == (around("rivendell"), "rivendell")
    assert {goal.region for goal in asked.goals} == {"fords_of_bruinen", "trollshaws"}


def test_cards_are_shown_once_nothing_but_cards_is_left_to_choose_from() -> None:
    game = Position().hand("sh_char_01", "sh_char_02").dice(sh="event army").acting("shadow")
    seen = WAR.observe(game.state, "shadow")
    cards = [action for action in seen.legal if hasattr(action, "card")]
    assert cards
    assert BOARD.needed(seen) == "now"
    assert BOARD.needed_for(seen, cards) == HAND


def test_r13_3_where_nazgul_may_fly_anywhere_it_is_shown_from_where() -> None:
    game = Position().put("minas_morgul", "nazgul").steps(MoveNazgul())
    seen = WAR.observe(game.do("figure_in nazgul dol_guldur").state, "shadow")
    asked = question(seen, BOARD.needed(seen))
    assert (asked.start, asked.window, asked.goals) == ("dol_guldur", around("dol_guldur"), ())


def test_r13_6_a_question_about_the_hunt_shows_its_dice_and_its_tile() -> None:
    chase = Chase("roll", rolled=(6, 2), tile="std_2", damage=2)
    game = Position().fellowship(progress=1).having(chase=chase).steps(TakeCasualty())
    seen = WAR.observe(game.state, "free_peoples")
    scene = BOARD.scene(seen, BOARD.needed(seen), "en")
    assert isinstance(scene, HuntScene)
    assert (scene.rolls[0].dice, scene.tile, scene.damage) == (((6, True), (2, False)), "std_2", 2)
    assert "2" in WORDS.alt(seen, BOARD.needed(seen), "en")
