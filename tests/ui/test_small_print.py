"""What buttons say and explain fits a phone; where it would not, they are a select menu."""

from __future__ import annotations

from bot.text import Item
from bot.ui.layout import DETAIL
from bot.ui.menus.level import MOST_BUTTONS, MOST_EXPLAINED, MOST_LABELS, MOST_SMALL_PRINT, Level, Trail
from bot.ui.menus.tree import menu
from tests.ui.test_menu import Go


def explained(count: int, *plain: Item) -> Level:
    """A level of so many plain choices with small print, and others."""
    items = {f"w{n}": Item(f"w{n}", f"To w{n}", f"about w{n}") for n in range(count)}
    items |= {item.key: item for item in plain}
    return menu([Go((key,)) for key in items], lambda action: (items[str(action).split()[1]],), Trail())


def test_the_small_print_of_a_few_buttons_is_told_beside_them() -> None:
    level = explained(MOST_EXPLAINED, Item("back", "Back"))

    assert len(level.shortcuts) == MOST_EXPLAINED + 1
    assert level.explained == tuple((f"To w{n}", f"about w{n}") for n in range(MOST_EXPLAINED))


def test_more_choices_with_small_print_are_a_menu_that_shows_it_and_the_others_stay_buttons() -> None:
    level = explained(MOST_EXPLAINED + 1, Item("back", "Back"), Item("go", "Go", "at once", tone="primary"))

    assert [choice.item.key for choice in level.shortcuts] == ["back", "go"]
    assert [[choice.item.key for choice in one] for one in level.selects] == [
        [f"w{n}" for n in range(MOST_EXPLAINED + 1)]
    ]
    assert level.explained == (("Go", "at once"),)


def test_choices_with_long_small_print_are_a_menu_however_few_they_are() -> None:
    level = explained(0, *(Item(f"w{n}", f"To w{n}", f"{n}" * (MOST_SMALL_PRINT // 3)) for n in range(3)))

    assert level.shortcuts == ()
    assert [len(one) for one in level.selects] == [3]


def test_small_print_that_is_the_same_for_two_is_told_once() -> None:
    level = explained(1, Item("here", "Here", "a Stronghold"), Item("there", "There", "a Stronghold"))

    assert level.explained == (("To w0", "about w0"), ("Here / There", "a Stronghold"))


def test_small_print_that_is_the_same_for_all_does_not_help_to_choose() -> None:
    level = explained(0, Item("here", "Here", "a Stronghold"), Item("there", "There", "a Stronghold"))

    assert level.explained == ()


LONG = "x" * (DETAIL - 1)
TONED = (Item("all", "All", f"{LONG}1", tone="primary"), Item("none", "None", f"{LONG}2", tone="success"))
"""Buttons in any case, whose small print leaves room for little else."""


def test_the_small_print_of_buttons_with_a_tone_takes_its_room_too() -> None:
    short, long = explained(2), explained(1, Item("there", "There", LONG), *TONED)

    assert len(short.shortcuts) == 2
    assert [choice.item.key for choice in long.shortcuts] == ["all", "none"]
    assert [[choice.item.key for choice in one] for one in long.selects] == [["w0", "there"]]


def test_one_choice_with_small_print_stays_a_button_however_much_the_others_say() -> None:
    level = explained(0, Item("there", "There", LONG), *TONED)

    assert [choice.item.key for choice in level.shortcuts] == ["there", "all", "none"]


def test_two_choices_that_share_long_small_print_are_a_menu() -> None:
    level = explained(0, Item("here", "Here", LONG), Item("there", "There", LONG), *TONED)

    assert [choice.item.key for choice in level.shortcuts] == ["all", "none"]


def test_buttons_whose_labels_would_fill_a_phone_are_a_menu() -> None:
    wide = "x" * (MOST_LABELS // MOST_BUTTONS)
    short = [Item(f"{n}", wide) for n in range(MOST_BUTTONS)]

    few, many = explained(0, *short), explained(0, *short[1:], Item("last", f"{wide}x"))

    assert [len(few.shortcuts), len(many.shortcuts)] == [MOST_BUTTONS, 0]
    assert [len(one) for one in many.selects] == [MOST_BUTTONS]


def told(level: Level) -> list[str]:
    """What stands on a level and below it."""
    return [choice.item.label for choice in level.choices] + [print_ for _, print_ in level.explained]


def test_in_a_lesson_nothing_is_said_of_what_comes_of_a_choice() -> None:
    level = explained(
        0,
        Item("one", "Orc Patrol · 7 points", "free by link"),
        Item("two", "Orc Patrol and Troll · 11 points", "costs a coin", "⛏️"),
        Item("end", "End the turn", "🏁 wins", "🏁", tone="primary"),
        Item("best", "Attack", "wins", "⚔️", tone="success"),
    )

    bare = level.without_notes()

    assert told(bare) == ["Orc Patrol", "Orc Patrol and Troll", "End the turn", "Attack"]
    assert [choice.item.emoji for choice in bare.choices] == ["", "", "🏁", "⚔️"]
    assert [choice.item.tone for choice in bare.choices] == ["secondary", "secondary", "primary", "primary"]


def test_in_a_lesson_what_tells_choices_apart_stays_and_what_is_printed_on_them() -> None:
    level = explained(
        0,
        Item("here", "Regular · Lórien", "a Stronghold", "🛡️"),
        Item("there", "Regular · Edoras", "a Stronghold", "🛡️"),
        Item("card", "Magic", "Becomes any used card.", "🃏", printed=True),
        Item("sum", "Five · wins", "9 against 7", "🃏"),
        Item("left", "No. 1", "not rearranged since", "🃏"),
        Item("right", "No. 1", "rearranged", "🃏"),
    )

    bare = level.without_notes()

    assert [(choice.item.label, choice.item.detail) for choice in bare.choices] == [
        ("Regular · Lórien", ""),
        ("Regular · Edoras", ""),
        ("Magic", "Becomes any used card."),
        ("Five", ""),
        ("No. 1", "not rearranged since"),
        ("No. 1", "rearranged"),
    ]
    assert [choice.item.emoji for choice in bare.choices] == ["🛡️", "🛡️", "🃏", "🃏", "🃏", "🃏"]


def test_in_a_lesson_the_ends_of_a_way_are_as_bare_as_it_is() -> None:
    paths = {
        "a": (Item("gandalf", "Gandalf"), Item("moria", "Moria", "an enemy", "⚔️")),
        "b": (Item("gandalf", "Gandalf"), Item("fangorn", "Fangorn", "through the tunnel · nobody", "⛏️")),
        "c": (Item("sam", "Sam"), Item("shire", "The Shire · home", "nobody")),
        "d": (Item("sam", "Sam"), Item("bree", "Bree · far", "nobody")),
    }
    level = menu([Go((key,)) for key in paths], lambda action: paths[str(action).split()[1]], Trail())

    bare = level.without_notes()

    labels = [
        choice.item.label for choice in (*bare.shortcuts, *(end for one in bare.selects for end in one))
    ]
    assert sorted(labels) == ["Gandalf › Fangorn", "Gandalf › Moria", "Sam › Bree", "Sam › The Shire"]
    assert bare.explained == ()
