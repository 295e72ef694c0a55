"""What a touch leads to: choices of the level and what lies further down; what stands beside the pictures."""

from __future__ import annotations

from random import Random

from bot.engine import Decisions
from bot.text import Item
from bot.ui.menus.level import Level, Trail
from bot.ui.menus.touch import foreseen_chains, reach, touch
from bot.ui.menus.tree import menu
from cogs import bundles
from tests.laws.seen import play
from tests.ui.test_menu import Go, path

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
    found = level(["frodo shire", "frodo moria", "sam shire", "sam bree"])

    [moria] = touch(found, "moria")
    assert (moria.action, moria.item.label) == ("go frodo moria", "To frodo › To moria")
    assert touch(found, "shire") == ()
    assert {*reach(found, (*FIGURES, *REGIONS)).lit} == {"frodo", "sam", "moria", "bree"}


def test_what_is_chosen_at_once_lies_in_all_of_its_places() -> None:
    """Given a figure with one way, then it and the region lead to the same action."""
    found = level(["frodo shire", "frodo bree", "sam moria"])

    assert touch(found, "sam")[0].action == touch(found, "moria")[0].action == "go sam moria"


def test_several_choices_in_one_place_are_told_apart_by_buttons() -> None:
    found = level(["whole-shire", "part-shire", "bree"])

    assert [each.action for each in touch(found, "shire")] == ["go whole-shire", "go part-shire"]


def test_what_has_no_place_in_the_pictures_stands_beside_them() -> None:
    """Given a button, and a figure that no picture shows, then both are in the menu beside them."""
    found = reach(level(["frodo shire", "frodo bree", "sam bree", "sam moria", "pass"]), ("frodo", "bree"))

    assert {*found.lit} == {"frodo"}
    assert [each.item.label for each in found.beside.choices] == ["To sam", "To pass"]
    assert [len(each) for each in found.beside.ends] == [2, 0]


def test_a_leaf_that_is_asked_once_more_is_walked_into() -> None:
    """Given something that is asked once more, then its touch commits nothing."""
    [shire] = touch(level(["shire surely", "bree"]), "shire")

    assert shire.action is None
    assert [each.action for each in level(["shire surely", "bree"], shire.number).choices] == [
        "go shire surely"
    ]


def test_in_war_an_army_and_where_it_goes_are_two_touches_and_the_die_is_spent() -> None:
    """Given a die that moves Armies, when an Army and a region are touched, then all of it is done."""
    title = bundles()["war"]
    for moment in play(title.game, title.game.options(), Random(5)):
        for seat in title.game.seats(moment.state):
            seen = title.game.observe(moment.state, seat)
            chains = foreseen_chains(title, seen, "en")
            whole = [each for each in chains if str(each.actions[-1]) == "confirm"]
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
            dice = [each.dice for each in (seen.side(seat), title.game.observe(state, seat).side(seat))]
            assert len(dice[1]) == len(dice[0]) - 1
            return
    raise AssertionError("no Army could be moved")
