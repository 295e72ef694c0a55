"""What a touch leads to: choices of the level and what lies further down; what stands beside the pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.engine import Decisions
from bot.match.bundle import GameBundle
from bot.text import Item
from bot.ui.menus.level import Level, Trail
from bot.ui.menus.touch import Reach, foreseen_chains, reach, touch
from bot.ui.menus.tree import menu
from cogs import bundles
from cogs.war.model.components import NUMBER
from cogs.war.rules.companions import candidates
from tests.laws.seen import play
from tests.ui.test_menu import Go, path
from tests.walks import shown_spots

FIGURES, REGIONS = ("frodo", "sam"), ("shire", "bree", "moria")


def aim(action: str, item: Item) -> str:
    """Figures and regions lie where they are called, whatever is said of them."""
    word = item.key.rpartition("-")[2]
    return word if word in (*FIGURES, *REGIONS) else ""


def level(ways: list[str], *steps: int) -> Level:
    """The level at a trail; each way is its words."""
    return menu([Go(tuple(way.split())) for way in ways], path, Trail(steps), aim=aim)


def test_a_touch_leads_to_the_choice_of_the_level_that_lies_there() -> None:
    """Given a figure with two ways, when it is touched, then its level is next, where the regions lie."""
    ways = ["frodo shire", "frodo bree", "sam bree", "sam shire"]
    [frodo] = touch(level(ways), "frodo")

    assert (frodo.number, frodo.action) == (0, None)
    [bree] = touch(level(ways, frodo.number), "bree")
    assert bree.action == "go frodo bree"


def test_a_touch_leads_past_a_level_where_one_way_alone_goes_there() -> None:
    """Given a region that one figure can go to and one that both can, then the first is lit at once."""
    menu_level = level(["frodo shire", "frodo moria", "sam shire", "sam bree"])

    [moria] = touch(menu_level, "moria")
    assert (moria.action, moria.item.label) == ("go frodo moria", "To frodo › To moria")
    assert touch(menu_level, "shire") == ()
    assert {*reach(menu_level, (*FIGURES, *REGIONS)).lit} == {"frodo", "sam", "moria", "bree"}


def test_what_is_chosen_at_once_lies_in_all_of_its_places() -> None:
    """Given a figure with one way, then it and the region lead to the same action."""
    menu_level = level(["frodo shire", "frodo bree", "sam moria"])

    assert touch(menu_level, "sam")[0].action == touch(menu_level, "moria")[0].action == "go sam moria"


def test_several_choices_in_one_place_are_told_apart_by_buttons() -> None:
    menu_level = level(["whole-shire", "part-shire", "bree"])

    assert [choice.action for choice in touch(menu_level, "shire")] == ["go whole-shire", "go part-shire"]


def test_what_has_no_place_in_the_pictures_stands_beside_them() -> None:
    """Given a button, and a figure that no picture shows, then both are in the menu beside them."""
    reached = reach(level(["frodo shire", "frodo bree", "sam bree", "sam moria", "pass"]), ("frodo", "bree"))

    assert {*reached.lit} == {"frodo"}
    assert [choice.item.label for choice in reached.beside.choices] == ["To sam", "To pass"]
    assert [len(ends) for ends in reached.beside.ends] == [2, 0]


def test_what_stands_beside_the_pictures_to_its_ends_is_listed() -> None:
    """Given a way through figures that are lit, then its ends are listed beside them, unless there is room
    for no more than the way itself."""
    shown = (*FIGURES, *REGIONS)
    few = [f"place {figure} {region}" for figure in FIGURES for region in ("shire", "bree")]
    many = [f"place {figure} to-{number}" for figure in FIGURES for number in range(20)]

    [listed] = reach(level([*few, "pass"]), shown).listed - {1}
    assert reach(level([*few, "pass"]), shown).lit["frodo"][0].number == listed
    assert reach(level([*many, "pass"]), shown).listed == {1}


def test_a_picture_in_which_something_is_touched_comes_first() -> None:
    """Given pictures of which the first has nothing to touch, then the first that has comes before it; the
    others stay in their order, also where nothing or the first is touched: what one may need is near."""
    reached = reach(level(["frodo shire", "frodo bree", "sam bree", "sam shire"]), ("sam",))
    pictures = [("hand", ("card",)), ("table", ("track", "sam")), ("map", ("shire", "sam"))]

    assert reached.put_first(pictures) == ["table", "hand", "map"]
    assert reached.put_first(pictures[1:] + pictures[:1]) == ["table", "map", "hand"]
    assert reached.put_first([pictures[1], pictures[0], pictures[2]]) == ["table", "hand", "map"]
    assert replace(reached, lit={}, drags={"shire": {}}).put_first(pictures) == ["map", "hand", "table"]
    assert replace(reached, lit={}).put_first(pictures) == ["hand", "table", "map"]


def test_a_leaf_that_is_asked_once_more_is_walked_into() -> None:
    """Given something that is asked once more, then its touch commits nothing."""
    [shire] = touch(level(["shire surely", "bree"]), "shire")

    assert shire.action is None
    assert [choice.action for choice in level(["shire surely", "bree"], shire.number).choices] == [
        "go shire surely"
    ]


def test_what_is_touched_and_then_where_to_is_dragged_there_at_once() -> None:
    """Given a figure with two ways, when it is dragged to a region, then it is what both touches are."""
    first = level(["frodo shire", "frodo bree", "sam bree", "sam shire"])
    reached = reach(first, (*FIGURES, *REGIONS))

    [frodo] = touch(first, "frodo")
    [bree] = touch(level(["frodo shire", "frodo bree", "sam bree", "sam shire"], frodo.number), "bree")
    assert reached.drags["frodo"]["bree"].action == bree.action == "go frodo bree"
    assert {start: {*goals} for start, goals in reached.drags.items()} == {
        "frodo": {"shire", "bree"},
        "sam": {"shire", "bree"},
    }


def test_what_is_done_at_once_is_dragged_from_either_place_to_the_other() -> None:
    reached = reach(level(["frodo shire", "frodo bree", "sam moria"]), (*FIGURES, *REGIONS))

    assert reached.drags["sam"]["moria"].action == reached.drags["moria"]["sam"].action == "go sam moria"


def test_where_a_drag_could_mean_several_things_it_is_none() -> None:
    """Given a region in which two things can be done with a figure, then it is not dragged there."""
    reached = reach(
        level(["frodo whole-shire", "frodo part-shire", "frodo bree", "sam bree"]), ("frodo", "shire")
    )

    assert "shire" not in reached.drags.get("frodo", {})


def test_a_drag_to_what_is_asked_once_more_commits_nothing() -> None:
    reached = reach(level(["frodo shire surely", "frodo bree", "sam bree"]), (*FIGURES, *REGIONS))

    assert reached.drags["frodo"]["shire"].action is None


def test_what_is_held_where_it_is_dragged_is_not_asked_once_more() -> None:
    """Given what is asked once more, when it is dragged and held there, then it is done."""
    reached = reach(level(["frodo shire surely", "frodo bree", "sam bree"]), (*FIGURES, *REGIONS))

    assert reached.held["frodo"]["shire"].action == "go frodo shire surely"
    assert "bree" not in reached.held["frodo"]


def test_what_else_is_meant_by_holding_something_there_is_its_second_meaning() -> None:
    """Given a goal with a choice that only holding means, then letting go does the other one."""

    def aim_or_hold(action: str, item: Item) -> str:
        word = item.key.rpartition("-")[2]
        return f"{word}~" if item.key.startswith("part-") else aim(action, item)

    ways = [Go(tuple(way.split())) for way in ("frodo shire", "frodo part-shire", "sam shire", "sam bree")]
    reached = reach(menu(ways, path, Trail(), aim=aim_or_hold), (*FIGURES, *REGIONS))

    assert reached.drags["frodo"]["shire"].action == "go frodo shire"
    assert reached.held == {"frodo": {"shire": reached.held["frodo"]["shire"]}}
    assert reached.held["frodo"]["shire"].action == "go frodo part-shire"


def test_figures_of_the_confrontation_are_dragged_to_a_region_or_the_region_to_them() -> None:
    """Given the set-up, whose menus name the regions first, then a figure may be brought to each of them."""
    title = bundles()["confrontation"]
    seen = title.game.observe(title.game.new(title.game.options()), "light")
    paths, aims = title.words.paths(seen, "en"), title.words.aims(seen)
    first = menu(seen.legal, paths, Trail(), title.words.chains(seen, "en"), aims)
    reached = reach(first, {handle for spots in shown_spots(title, seen, first).values() for handle in spots})

    placed = {str(action) for action in seen.legal if action.verb == "place"}
    assert {choice.action for choice in reached.drags["frodo"].values()} == {
        text for text in placed if "frodo" in text.split()
    }
    assert "frodo" not in reached.lit
    assert reached.drags["shire"]["frodo"].action == reached.drags["frodo"]["shire"].action


def test_dice_of_the_journey_are_dragged_to_the_tray_to_be_kept() -> None:
    """Given a roll, then a die may be touched, to be taken, or brought to the tray; that is lit for itself
    only once something can be kept."""
    title = bundles()["journey"]
    asked = (
        title.game.observe(moment.state, seat)
        for moment in play(title.game, title.game.options(), Random(1))
        for seat in title.game.seats(moment.state)
    )
    seen: Any = next(
        observation for observation in asked if {action.verb for action in observation.legal} == {"take"}
    )
    paths, aims = title.words.paths(seen, "en"), title.words.aims(seen)
    first = menu(seen.legal, paths, Trail(), title.words.chains(seen, "en"), aims)
    [shown] = [spots for view, spots in shown_spots(title, seen, first).items() if view == "dice"]
    reached = reach(first, shown)

    dice = {legal_action.colour for legal_action in seen.legal if legal_action.verb == "take"}
    assert {die: goals["tray"].action for die, goals in reached.drags.items()} == {
        die: f"take {die};keep" for die in dice
    }
    assert "tray" not in reached.lit
    assert [reached.lit[die][0].action for die in sorted(dice)] == [f"take {die}" for die in sorted(dice)]


@pytest.mark.parametrize(
    ("kind", "verbs", "held"),
    [
        ("attack", ["attack", "confirm"], ["attack"]),
        ("follow_up", ["advance", "confirm"], ["advance"]),
        ("nazgul", ["figure_in", "number", "fly"], []),
        ("separate", ["join", "confirm", "travel"], []),
        ("companions", ["join", "travel"], []),
        ("recruit", ["recruit"], []),
    ],
)
def test_in_war_what_goes_is_dragged_where_it_goes(kind: str, verbs: list[str], held: list[str]) -> None:
    """Given somebody who may go somewhere, then that is one drag, all of it or as much as holding means."""
    for drags, kept in _drags_of_war(kind):
        done = {tuple(text.split()[0] for text in chain.split(";")) for chain in drags}
        less = {tuple(text.split()[0] for text in chain.split(";")) for chain in kept}
        if tuple(verbs) in done and (not held or tuple(held) in less):
            return
    raise AssertionError(f"{kind}: nothing was dragged")


def _drags_of_war(kind: str) -> Iterator[tuple[list[str], list[str]]]:
    """What is done by dragging, and by holding, wherever somebody is asked something of a kind."""
    title = bundles()["war"]
    for seed in range(9):
        for moment in play(title.game, title.game.options(), Random(seed)):
            for seat in title.game.seats(moment.state):
                seen = title.game.observe(moment.state, seat)
                if kind in {decision.kind for decision in seen.waiting if decision.seat == seat}:
                    reached = _reached(title, seen)
                    drags = [choice.action for goals in reached.drags.values() for choice in goals.values()]
                    kept = [choice.action for goals in reached.held.values() for choice in goals.values()]
                    yield [*filter(None, drags)], [*filter(None, kept)]


def _reached(title: GameBundle, seen: Any) -> Reach:
    """What is reached from the first level of a menu to be touched."""
    chains = [*title.words.chains(seen, "en"), *foreseen_chains(title, seen, "en")]
    first = menu(seen.legal, title.words.paths(seen, "en"), Trail(), chains, title.words.aims(seen))
    shown = {handle for spots in shown_spots(title, seen, first).values() for handle in spots}
    return reach(first, shown)


def test_what_can_be_done_at_once_is_found_out_once_for_all_levels_of_a_menu() -> None:
    """Given the same question once more, as for each level of its menu, then nothing is tried out again."""
    title = bundles()["war"]
    for moment in play(title.game, title.game.options(), Random(5)):
        for seat in title.game.seats(moment.state):
            first, again = (title.game.observe(moment.state, seat) for _ in range(2))
            if foreseen_chains(title, first, "en"):
                assert foreseen_chains(title, again, "en") is foreseen_chains(title, first, "en")
                assert foreseen_chains(title, again, "pl") is not foreseen_chains(title, first, "en")
                return
    raise AssertionError("nothing could be done at once")


def test_in_war_the_fellowship_is_declared_by_touching_where_it_is() -> None:
    """Given a Fellowship that may be declared, when a region is touched, then its figure goes there, past
    what lies in wait if it can, and stays."""
    title = bundles()["war"]
    for seed in range(9):
        for moment in play(title.game, title.game.options(), Random(seed)):
            seen = title.game.observe(moment.state, "free_peoples")
            if {"declare"} != {decision.kind for decision in seen.waiting} or not seen.fellowship.progress:
                continue
            reached = _reached(title, seen)
            region, [choice] = next(
                (spot, led) for spot, led in reached.lit.items() if "go " in str(led[0].action)
            )
            state = moment.state
            for text in (choice.action or "").split(";"):
                state = title.game.apply(state, "free_peoples", title.game.parse(text)).state
            after: Any = title.game.observe(state, None)
            assert (list(NUMBER)[after.fellowship.region], after.fellowship.progress) == (region, 0)
            return
    raise AssertionError("the Fellowship was never to be declared")


def test_in_war_who_does_not_declare_says_at_once_who_guides() -> None:
    """Given two who may be Guide, when the Fellowship may be declared, then not to do so is offered with each
    of them, the one as before first, and the Guide is not asked for again."""
    title = bundles()["war"]
    for moment in play(title.game, title.game.options(), Random(0)):
        seen = title.game.observe(moment.state, "free_peoples")
        able = candidates(moment.state)
        if {"declare"} != {decision.kind for decision in seen.waiting} or len(able) < 2:
            continue
        beside = [choice.action for choice in _reached(title, seen).beside.shortcuts]
        others = [companion for companion in able if companion != seen.fellowship.guide]
        assert [action for action in beside if "decline" in str(action)] == [
            f"decline;guide {companion}" for companion in (seen.fellowship.guide, *others)
        ]
        return
    raise AssertionError("nothing was to be declared")


def test_a_card_that_does_nothing_is_held_where_the_battle_is() -> None:
    """Given a card of The Confrontation that would do nothing, when it is dragged to the battle, then it is
    asked once more, and held there it is played."""
    title = bundles()["confrontation"]
    for moment in play(title.game, title.game.options(), Random(0)):
        for seat in title.game.seats(moment.state):
            seen: Any = title.game.observe(moment.state, seat)
            if seen.battle is None or not seen.legal:
                continue
            reached = _reached(title, seen)
            for card, goals in reached.drags.items():
                if seen.battle.region in goals and f"play {card}" in map(str, seen.legal):
                    assert goals[seen.battle.region].action is None
                    assert reached.held[card][seen.battle.region].action == f"play {card}"
                    assert card in reached.lit
                    return
    raise AssertionError("no card would have done nothing")


def test_in_war_an_army_and_where_it_goes_are_two_touches_and_the_die_is_spent() -> None:
    """Given a die that moves Armies, when an Army and a region are touched, then all of it is done."""
    title = bundles()["war"]
    for moment in play(title.game, title.game.options(), Random(5)):
        for seat in title.game.seats(moment.state):
            seen = title.game.observe(moment.state, seat)
            chains = foreseen_chains(title, seen, "en")
            whole = [chain for chain in chains if str(chain.actions[-1]) == "confirm"]
            if not whole:
                continue
            aims, paths = title.words.aims(seen), title.words.paths(seen, "en")
            first = menu(seen.legal, paths, Trail(), chains, aims)
            march = str(whole[0].actions[1]).split()
            [army] = touch(first, march[1])
            then = menu(seen.legal, paths, first.trail.into(army.number, *army.further), chains, aims)
            [goal] = touch(then, march[2])
            state = moment.state
            for text in (goal.action or "").split(";"):
                state = title.game.apply(state, seat, title.game.parse(text)).state
            pending = title.game.pending(state)
            assert isinstance(pending, Decisions)
            dice = [side.dice for side in (seen.side(seat), title.game.observe(state, seat).side(seat))]
            assert len(dice[1]) == len(dice[0]) - 1
            return
    raise AssertionError("no Army could be moved")
