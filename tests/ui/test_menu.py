"""Menus made of any game's legal actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import Action
from bot.engine.game import LONGEST
from bot.text import Chain, Item
from bot.text.game_text import Tone
from bot.ui.layout import DETAIL, LABEL
from bot.ui.menus.level import IN_A_SELECT, MOST_BUTTONS, Level, Trail
from bot.ui.menus.tree import menu
from bot.ui.page import clip


@dataclass(frozen=True, slots=True)
class Go(Action):
    """An action of no game in particular."""

    verb: ClassVar[str] = "go"
    way: tuple[str, ...]


def path(action: Action) -> tuple[Item, ...]:
    """A word, a level."""
    assert isinstance(action, Go)
    return tuple(Item(word, f"To {word}", asks=word == "surely") for word in action.way)


def level(ways: list[str], *steps: int, page: int = 0) -> Level:
    """The level at a trail; each way is its words."""
    return menu([Go(tuple(way.split())) for way in ways], path, Trail(steps, page))


def shown(level: Level) -> list[str]:
    """The labels of a level."""
    return [choice.item.label for choice in level.choices]


def reached(ways: list[str]) -> set[str]:
    """Every action that can be reached by walking through all levels and pages."""
    actions: set[str] = set()
    ahead = [Trail()]
    while ahead:
        here = level(ways, *ahead[-1].steps, page=ahead.pop().page)
        if here.trail.page < here.pages - 1:
            ahead.append(here.trail.turned(here.trail.page + 1))
        for choice in (*here.shortcuts, *(line for select in here.selects for line in select)):
            if choice.action is None:
                ahead.append(here.trail.into(choice.number, *choice.further))
            else:
                actions.add(choice.action)
    return actions


def test_actions_with_the_same_first_word_are_one_choice() -> None:
    menu_level = level(["frodo shire", "frodo bree", "sam bree"])

    assert shown(menu_level) == ["To frodo", "To sam › To bree"]
    assert menu_level.choices[0].action is None
    assert menu_level.choices[1].action == "go sam bree"


def test_a_choice_leads_to_its_own_level() -> None:
    menu_level = level(["frodo shire", "frodo bree", "sam bree"], 0)

    assert menu_level.crumbs == ("To frodo",)
    assert [choice.action for choice in menu_level.choices] == ["go frodo shire", "go frodo bree"]


def test_nobody_walks_through_a_level_with_one_choice() -> None:
    menu_level = level(["move frodo shire", "move frodo bree"])

    assert menu_level.trail == Trail()
    assert shown(menu_level) == ["To shire", "To bree"]


def test_an_action_that_ends_where_others_go_on_is_still_offered() -> None:
    assert reached(["frodo", "frodo bree", "frodo shire"]) == {"go frodo", "go frodo bree", "go frodo shire"}


def test_few_choices_are_buttons_and_many_are_menus_of_25() -> None:
    few, many = level([f"w{n}" for n in range(MOST_BUTTONS)]), level([f"w{n}" for n in range(60)])

    assert len(few.shortcuts) == MOST_BUTTONS
    assert few.selects == ()
    assert [len(select) for select in many.selects] == [IN_A_SELECT, IN_A_SELECT, 10]


def test_choices_beside_many_menus_with_a_title_are_a_menu_too() -> None:
    forks = [f"a{n // 4} b{n}" for n in range(28)]

    few, more = level([*forks, "c"]), level([*forks, *(f"c{n}" for n in range(9))])

    assert [select_menu.title for select_menu in few.menus] == [f"To a{n}" for n in range(7)]
    assert [choice.action for choice in few.shortcuts] == ["go c"]
    assert [select_menu.title for select_menu in more.menus] == [*(f"To a{n}" for n in range(7)), ""]
    assert more.shortcuts == ()


def test_ways_for_whose_menus_there_is_no_room_are_walked() -> None:
    def toned(action: Action) -> tuple[Item, ...]:
        *way, last = path(action)
        return (*way, Item(last.key, last.label, tone="success")) if last.key == "ready" else (*way, last)

    ways = [f"a{n // 4} b{n}" for n in range(28)] + [f"c{n}" for n in range(60)] + ["ready"]
    menu_level = menu([Go(tuple(way.split())) for way in ways], toned, Trail())

    assert [select_menu.title for select_menu in menu_level.menus] == ["", "", ""]
    assert [choice.action for choice in menu_level.shortcuts] == ["go ready"]


def test_300_actions_are_turned_in_pages() -> None:
    ways = [f"w{n}" for n in range(300)]

    assert level(ways).pages == 4
    assert reached(ways) == {f"go {way}" for way in ways}


def test_the_way_out_stays_a_button_beside_long_menus() -> None:
    def toned(action: Action) -> tuple[Item, ...]:
        item = path(action)[0]
        return (Item(item.key, item.label, tone="success"),) if item.key == "ready" else (item,)

    menu_level = menu([Go((f"w{n}",)) for n in range(40)] + [Go(("ready",))], toned, Trail())

    assert [choice.action for choice in menu_level.shortcuts] == ["go ready"]


@pytest.mark.parametrize("tone", ["primary", "success"])
def test_a_lone_button_beside_a_menu_does_not_look_recommended(tone: Tone) -> None:
    def toned(action: Action) -> tuple[Item, ...]:
        item = path(action)[0]
        return (item if item.key.startswith("w") else Item(item.key, item.label, tone=tone),)

    many = [Go((f"w{n}",)) for n in range(MOST_BUTTONS + 1)]
    lone, two = (menu([*many, *map(Go, ends)], toned, Trail()) for ends in ([("a",)], [("a",), ("b",)]))

    assert [choice.item.tone for choice in lone.shortcuts] == ["secondary"]
    assert [choice.item.tone for choice in two.shortcuts] == [tone, tone]


@pytest.mark.parametrize("steps", [(9,), (0, 9), (1, 0, 0)])
def test_a_trail_that_leads_nowhere_ends_at_the_last_level_it_reached(steps: tuple[int, ...]) -> None:
    menu_level = level(["frodo shire", "frodo bree", "sam bree"], *steps, page=3)

    assert menu_level.choices
    assert menu_level.trail.page == 0


words = st.sampled_from("abcde")
ways = st.lists(st.lists(words, min_size=1, max_size=4).map(" ".join), min_size=1, max_size=120, unique=True)


@given(ways)
@settings(deadline=None)
def test_every_action_can_be_reached_and_no_other(words: list[str]) -> None:
    assert reached(words) == {f"go {way}" for way in words}


@given(st.lists(st.integers(0, 400), max_size=6), st.integers(0, 9))
def test_a_trail_comes_back_from_its_text(steps: list[int], page: int) -> None:
    trail = Trail(tuple(steps), page)

    assert Trail.parse(str(trail)) == trail


@given(st.text(max_size=80))
def test_any_text_is_a_trail_of_some_kind(text: str) -> None:
    Trail.parse(text)


LETTERS = "mlkjihgfedcba"


def lettered(*unordered: str) -> Level:
    """A level of more choices than there are buttons, each with an order but some."""

    def path(action: Action) -> tuple[Item, ...]:
        assert isinstance(action, Go)
        way = [Item(word, word, order="" if word in unordered else word) for word in action.way]
        return tuple(way)

    return menu(
        [Go((letter, "on")) for letter in LETTERS] + [Go(("a", end)) for end in map(str, range(IN_A_SELECT))],
        path,
        Trail(),
    )


def test_a_long_list_stands_in_the_order_of_its_names_and_its_numbers_stay() -> None:
    (listed,) = lettered().selects

    assert "".join(choice.item.label[0] for choice in listed) == "".join(sorted(LETTERS))
    assert [choice.number for choice in listed] == [LETTERS.index(choice.item.label[0]) for choice in listed]


def test_a_list_of_which_some_have_no_order_stays_as_it_is() -> None:
    (listed,) = lettered("c").selects

    assert "".join(choice.item.label[0] for choice in listed) == LETTERS


def test_what_asks_once_more_is_a_level_of_its_own_with_one_choice() -> None:
    ways = ["frodo shire surely", "sam bree"]

    first, second = level(ways), level(ways, 0)

    assert shown(first) == ["To frodo › To shire", "To sam › To bree"]
    assert first.choices[0].action is None
    assert second.crumbs == ("To frodo › To shire",)
    assert [choice.action for choice in second.choices] == ["go frodo shire surely"]
    assert second.choices[0].item.label == "To surely"


def test_what_asks_once_more_is_asked_below_a_fork_too() -> None:
    ways = ["frodo shire surely", "frodo bree"]

    assert reached(ways) == {f"go {way}" for way in ways}
    assert shown(level(ways)) == ["To shire", "To bree"]
    assert level(ways).choices[0].action is None
    assert [choice.action for choice in level(ways, 0).choices] == ["go frodo shire surely"]


def test_a_single_action_that_asks_once_more_can_be_reached() -> None:
    assert reached(["frodo surely"]) == {"go frodo surely"}


def titles(level: Level) -> list[tuple[str, int, int]]:
    """The select menus of a level: title, lines, and how many of them may be chosen together."""
    return [(select_menu.title, len(select_menu.choices), select_menu.most) for select_menu in level.menus]


def test_ways_whose_ends_fit_one_menu_need_not_be_walked() -> None:
    menu_level = level([f"{who} w{n}" for who in ("frodo", "sam") for n in range(12)])

    assert titles(menu_level) == [("", 24, 1)]
    assert menu_level.selects[0][12].item.label == "To sam › To w0"
    assert menu_level.selects[0][12].action == "go sam w0"
    assert menu_level.shortcuts == ()


def test_a_few_ends_are_buttons() -> None:
    menu_level = level(["frodo shire", "frodo bree", "sam bree"])

    assert [choice.action for choice in menu_level.shortcuts] == [
        "go frodo shire",
        "go frodo bree",
        "go sam bree",
    ]


def test_a_few_ways_with_many_ends_are_a_menu_each() -> None:
    menu_level = level([*(f"{who} w{n}" for who in ("frodo", "sam") for n in range(20)), "rest"])

    assert titles(menu_level) == [("To frodo", 20, 1), ("To sam", 20, 1)]
    assert [choice.action for choice in menu_level.shortcuts] == ["go rest"]
    assert menu_level.selects[1][3].item.label == "To w3"


def test_a_way_with_more_ends_than_a_menu_holds_is_walked() -> None:
    menu_level = level([f"frodo w{n}" for n in range(26)] + ["sam"])

    assert titles(menu_level) == []
    assert [choice.action for choice in menu_level.shortcuts] == [None, "go sam"]


def test_what_asks_once_more_is_asked_from_a_menu_of_ends_too() -> None:
    ways = ["frodo shire surely", "frodo bree", *(f"sam w{n}" for n in range(8))]
    menu_level = level(ways)
    asking = menu_level.selects[0][0]

    assert [choice.action for choice in menu_level.selects[0]] == [
        None,
        "go frodo bree",
        *(f"go sam w{n}" for n in range(8)),
    ]
    assert [choice.action for choice in level(ways, asking.number, *asking.further).choices] == [
        "go frodo shire surely"
    ]


def test_a_line_that_asks_once_more_leads_there_from_behind_a_way_that_forks() -> None:
    ways = ["frodo bree east", "frodo bree west", "frodo shire surely", *(f"sam w{n}" for n in range(8))]
    (asking,) = [choice for choice in level(ways).selects[0] if choice.action is None]

    assert [choice.action for choice in level(ways, asking.number, *asking.further).choices] == [
        "go frodo shire surely"
    ]


@pytest.mark.parametrize(("text", "shown"), [("x" * 5, "xxxxx"), ("x" * 6, "xxxx…"), ("xxx xx", "xxx…")])
def test_only_what_is_too_long_is_cut(text: str, shown: str) -> None:
    assert clip(text, 5) == shown


def test_no_choice_stands_beside_a_menu_as_if_it_were_recommended() -> None:
    """Only what ends or confirms the whole is a button there."""

    def toned(action: Action) -> tuple[Item, ...]:
        assert isinstance(action, Go)
        return tuple(
            Item(word, word, tone="primary" if word in ("w3", "done") else "secondary") for word in action.way
        )

    ways = [Go((who, f"w{n}")) for who in ("frodo", "sam") for n in range(8)] + [Go(("rest",)), Go(("done",))]
    menu_level = menu(ways, toned, Trail())

    assert [choice.action for choice in menu_level.shortcuts] == ["go done"]
    assert len(menu_level.selects[0]) == 17


def together(action: Action) -> tuple[Item, ...]:
    """Dice to be taken together, and what else there is."""
    assert isinstance(action, Go)
    dice = Item("dice", "Dice", many=2)
    return (dice, *path(action)) if action.way[0].startswith("die") else path(action)


def test_several_lines_may_be_chosen_together_in_a_menu_of_their_own() -> None:
    menu_level = menu([Go((way,)) for way in ("die1", "die2", "die3", "keep")], together, Trail())

    assert titles(menu_level) == [("Dice", 3, 2)]
    assert [choice.action for choice in menu_level.shortcuts] == ["go keep"]


@pytest.mark.parametrize("over", [0, 1])
def test_a_menu_of_several_is_one_however_long_its_texts_are(over: int) -> None:
    def whole(action: Action) -> tuple[Item, ...]:
        return (Item("dice", "D" * (LABEL + over), "d" * (DETAIL + over), many=2), *path(action))

    menu_level = menu([Go((way,)) for way in ("die1", "die2")], whole, Trail())

    assert titles(menu_level) == [(clip("D" * (LABEL + over), LABEL), 2, 2)]


def test_a_menu_of_several_is_one_though_nothing_stands_beside_it() -> None:
    menu_level = menu([Go((way,)) for way in ("die1", "die2")], together, Trail())

    assert titles(menu_level) == [("Dice", 2, 2)]


def test_whoever_walks_into_a_menu_of_several_finds_its_lines() -> None:
    """A button of an earlier release may lead there."""
    menu_level = menu([Go((way,)) for way in ("die1", "die2", "keep")], together, Trail((0,)))

    assert [choice.action for choice in menu_level.choices] == ["go die1", "go die2"]


MARCH, ALL, SOME = Go(("march",)), Go(("all",)), Go(("some",))


def test_a_chain_is_one_line_beside_its_first_action() -> None:
    chain = Chain((MARCH, ALL), (Item("all", "March, all of it"),))

    menu_level = menu([MARCH, SOME], path, Trail(), [chain])

    assert [choice.action for choice in menu_level.shortcuts] == ["go march;go all", "go march", "go some"]


def test_a_chain_may_stand_for_its_first_action() -> None:
    chain = Chain((MARCH, ALL), (Item("all", "March, all of it"),), instead=True)

    assert [choice.action for choice in menu([MARCH], path, Trail(), [chain]).shortcuts] == [
        "go march;go all"
    ]


def test_a_chain_too_long_for_an_id_is_gone_through_action_by_action() -> None:
    chain = Chain((MARCH, Go(("a" * LONGEST,))), (Item("all", "March"),), instead=True)

    assert [choice.action for choice in menu([MARCH], path, Trail(), [chain]).shortcuts] == ["go march"]


def test_a_chain_as_long_as_an_id_may_be_is_one_line() -> None:
    room = LONGEST - len(f"{MARCH};{Go(('',))}")
    chain = Chain((MARCH, Go(("a" * room,))), (Item("all", "March"),), instead=True)

    (line,) = menu([MARCH], path, Trail(), [chain]).shortcuts

    assert line.action is not None
    assert len(line.action) == LONGEST
