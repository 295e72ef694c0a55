"""A level of a menu as Discord shows it: buttons, select menus, and the ways between pages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import discord
import pytest

from bot.engine import Action
from bot.text import Item
from bot.ui.menus.level import IN_A_SELECT, ON_A_PAGE, Level, MenuIds, Trail, explanation, menu_parts
from bot.ui.menus.tree import menu
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from tests.ui.test_limits import presentation, view

BUNDLE = bundles()["confrontation"]
VIEW = view(BUNDLE, [], "light")
IDS = MenuIds(VIEW.table.id, VIEW.stamp)
SAY = presentation(BUNDLE).translator("en")


@dataclass(frozen=True, slots=True)
class Go(Action):
    """An action of no game in particular."""

    verb: ClassVar[str] = "go"
    way: tuple[str, ...]


def path(action: Action) -> tuple[Item, ...]:
    """A word, a level; a word with a colon ends in its emoji."""
    assert isinstance(action, Go)
    return tuple(
        Item(word, word.partition(":")[0].capitalize(), emoji=word.partition(":")[2]) for word in action.way
    )


def level_of(ways: list[str], trail: Trail) -> Level:
    """A level; each way is its words."""
    return menu([Go(tuple(way.split())) for way in ways], path, trail)


def parts(ways: list[str], trail: Trail) -> list[Any]:
    """The parts of a level."""
    return menu_parts(SAY, IDS, level_of(ways, trail))


def selects(ways: list[str], trail: Trail) -> list[discord.ui.Select[Any]]:
    """The select menus of a level."""
    rows = [part for part in parts(ways, trail) if isinstance(part, discord.ui.ActionRow)]
    return [select for row in rows for select in row.children if isinstance(select, discord.ui.Select)]


def buttons(ways: list[str], trail: Trail) -> dict[str, ComponentId]:
    """What the buttons of a level lead to, by their labels."""
    rows = [part for part in parts(ways, trail) if isinstance(part, discord.ui.ActionRow)]
    shown_buttons = [
        button for row in rows for button in row.children if isinstance(button, discord.ui.Button)
    ]
    return {button.label or "": ComponentId.parse(button.custom_id or "") for button in shown_buttons}


MANY = [f"w{number:03}" for number in range(100)]
BRANCHES = [f"w{number:03} {end}" for number in range(100) for end in ("a", "b")]


def test_one_menu_says_how_many_there_are_to_choose_from() -> None:
    [only] = selects(MANY[:20], Trail())

    assert only.placeholder == "Choose 1 of 20: W000 … W019"


def test_the_menus_of_the_first_page_are_numbered_from_one() -> None:
    shown = [select.placeholder for select in selects(MANY, Trail())]

    assert shown == ["1–25: W000 … W024", "26–50: W025 … W049", "51–75: W050 … W074"]


def test_the_menus_of_the_second_page_go_on_counting() -> None:
    shown = [select.placeholder for select in selects(MANY, Trail(page=1))]

    assert shown == [f"{ON_A_PAGE + 1}–100: W075 … W099"]


def test_a_last_page_with_a_single_menu_still_says_where_it_stands() -> None:
    shown = [select.placeholder for select in selects(MANY[: ON_A_PAGE + 11], Trail(page=1))]

    assert shown == ["76–86: W075 … W085"]


def test_a_choice_of_the_second_page_leads_where_it_says() -> None:
    [menu_of_leaves] = selects(MANY, Trail(page=1))
    [menu_of_branches] = selects(BRANCHES, Trail(page=1))

    assert menu_of_leaves.options[0].value == "ago w075"
    assert menu_of_branches.options[0].value == "w75"
    assert menu_of_branches.options[0].label == "W075"


def test_every_menu_of_a_message_has_an_id_of_its_own_that_says_where_it_stands() -> None:
    ids = [ComponentId.parse(select.custom_id) for select in selects(MANY, Trail())]

    assert [target.payload for target in ids] == ["/0", "/1", "/2"]
    assert {target.kind for target in ids} == {Kind.PICK}
    assert {(target.match, target.stamp) for target in ids} == {(VIEW.table.id, VIEW.stamp)}
    [second] = selects(MANY, Trail(page=1))
    assert ComponentId.parse(second.custom_id).payload == "~1/0"


def test_pages_are_turned_in_both_directions_and_not_beyond_the_ends() -> None:
    three_pages = [f"w{number:03}" for number in range(2 * ON_A_PAGE + IN_A_SELECT)]

    first, middle, last = (buttons(three_pages, Trail(page=page)) for page in range(3))

    assert [target.payload for target in first.values()] == ["~1"]
    assert [target.payload for target in middle.values()] == ["", "~2"]
    assert [target.payload for target in last.values()] == ["~1"]


def test_few_choices_are_buttons_and_a_branch_shows_that_it_goes_on() -> None:
    targets = buttons([*(f"frodo {number}" for number in range(IN_A_SELECT + 1)), "sam"], Trail())

    assert {label: (target.kind, target.payload) for label, target in targets.items()} == {
        "Frodo …": (Kind.WALK, "0"),
        "Sam": (Kind.ACT, "go sam"),
    }


def test_a_level_below_has_a_way_back() -> None:
    targets = buttons(["frodo shire", "frodo bree", "sam"], Trail((0,)))

    assert [(target.kind, target.payload) for target in targets.values()] == [
        (Kind.ACT, "go frodo shire"),
        (Kind.ACT, "go frodo bree"),
        (Kind.WALK, ""),
    ]


def test_one_goes_back_a_single_level() -> None:
    deep = ["frodo shire east", "frodo shire west", "frodo bree", "sam"]

    back = list(buttons(deep, Trail((0, 0))).values())[-1]

    assert (back.kind, back.payload) == (Kind.WALK, "0")


@pytest.mark.parametrize("count", [2, 11])
def test_a_choice_bears_its_emoji_as_button_and_as_line(count: int) -> None:
    ways = [f"leaf{number}:🌳" for number in range(count)] + [f"branch:⛰️ {number}" for number in range(26)]
    rows = [part for part in parts(ways, Trail()) if isinstance(part, discord.ui.ActionRow)]
    shown = [component for row in rows for component in row.children]
    emojis = [
        str(choice.emoji)
        for part in shown
        for choice in (part.options if isinstance(part, discord.ui.Select) else [part])
    ]

    assert emojis == ["🌳"] * count + ["⛰️"]


def test_an_end_without_an_emoji_bears_that_of_the_way_to_it() -> None:
    level = level_of(["branch:⛰️ leaf:🌳", "branch:⛰️ stone", "fork"], Trail())

    assert [choice.item.emoji for choice in level.shortcuts] == ["🌳", "⛰️", ""]


def test_menus_with_a_title_are_not_counted_among_the_lines_of_the_others() -> None:
    forks = [f"{way} {number}" for way in ("north", "south") for number in range(20)]

    shown = [select.placeholder for select in selects([*forks, *MANY[:30]], Trail())]

    assert shown[2:] == ["1–25: W000 … W024", "26–30: W025 … W029"]


def test_the_question_stands_above_the_way_and_the_way_above_the_small_print() -> None:
    def detailed(action: Action) -> tuple[Item, ...]:
        assert isinstance(action, Go)
        return tuple(Item(word, word.capitalize(), f"about {word}") for word in action.way)

    ways = [Go(tuple(way.split())) for way in ("frodo shire", "frodo bree", "sam bree")]
    level = menu(ways, detailed, Trail((0,)))

    question, way, *print_ = explanation(SAY, "Where to?", level).split("\n")

    assert question == "**Where to?**"
    assert "Frodo" in way
    assert ["about shire" in print_[0], "about bree" in print_[1]] == [True, True]


def test_nothing_but_the_question_is_said_where_there_is_no_more() -> None:
    assert explanation(SAY, "Who?", level_of(["frodo", "sam"], Trail())) == "**Who?**"


def test_a_menu_of_several_says_how_many_and_carries_what_is_done_after_them() -> None:
    def together(action: Action) -> tuple[Item, ...]:
        return (Item("dice", "Dice", many=2, then="go keep"), *path(action))

    level = menu([Go((way,)) for way in ("die1", "die2", "die3")], together, Trail())
    (row,) = menu_parts(SAY, IDS, level)
    (only,) = row.children  # type: ignore[attr-defined]

    assert (only.min_values, only.max_values, only.placeholder) == (1, 2, "Dice: choose up to 2")
    assert ComponentId.parse(only.custom_id).payload == "/0;go keep"
