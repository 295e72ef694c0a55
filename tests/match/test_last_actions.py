"""What each seat did last, and what ends taking it back freely."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine import CHANCE
from bot.match.match import LastAction, is_final, last_actions
from tests.store.rows import entry


@pytest.mark.parametrize(
    ("fields", "final"),
    [
        ({}, False),
        ({"reveals": True}, True),
        ({"hands": True}, True),
        ({"kind": "chance"}, True),
        ({"kind": "resign"}, True),
    ],
)
def test_an_entry_is_final_if_it_shows_draws_gives_up_or_hands_over(
    fields: dict[str, Any], final: bool
) -> None:
    assert is_final(entry(1, **fields)) is final


def free_after(**fields: Any) -> dict[str, bool]:
    """Who may take back freely after something final that south did between others."""
    log = [
        entry(1, seat="north"),
        entry(2, seat="east"),
        entry(3, seat="south", **fields),
        entry(4, seat="west"),
    ]
    return {last_action.seat: last_action.free for last_action in last_actions((), log)}


EVERYBODY, EAST = '[{"kind": "x", "audience": null}]', '[{"kind": "x", "audience": ["east"]}]'


@pytest.mark.parametrize(
    "fields",
    [
        {"reveals": True, "events": EVERYBODY},
        {"reveals": True, "events": f"[{EAST[1:-1]}, {EVERYBODY[1:-1]}]"},
        {"hands": True},
        {"kind": "resign"},
    ],
)
def test_what_is_final_ends_the_freedom_of_all_seats_that_know_of_it(fields: dict[str, Any]) -> None:
    assert free_after(**fields) == {"north": False, "east": False, "south": False, "west": True}


def test_what_is_final_and_was_shown_to_one_seat_leaves_the_others_free() -> None:
    assert free_after(reveals=True, events=EAST) == {
        "north": True,
        "east": False,
        "south": False,
        "west": True,
    }


def test_chance_that_followed_a_secret_request_is_final_for_its_own_seat_alone() -> None:
    log = [
        entry(1, press=1, seat="north"),
        entry(2, press=2, seat="east"),
        entry(3, press=3, seat="north"),
        entry(4, press=3, seat=CHANCE, kind="chance", events='[{"kind": "x", "audience": ["north"]}]'),
    ]
    assert {last_action.seat: last_action.free for last_action in last_actions((), log)} == {
        "north": False,
        "east": True,
    }


def test_the_entries_of_one_request_belong_together_chance_included() -> None:
    log = [
        entry(1, press=1, seat="north"),
        entry(2, press=2, seat="north"),
        entry(3, press=2, seat="north"),
        entry(4, press=2, seat=CHANCE, kind="chance"),
    ]
    assert last_actions((), log) == (LastAction(2, "north", 2, 4, free=False, shown=True),)


@pytest.mark.parametrize(
    ("fields", "shown"),
    [({}, False), ({"hands": True}, False), ({"reveals": True}, True), ({"kind": "resign"}, True)],
)
def test_a_request_has_shown_more_where_it_did_more_than_hand_over(
    fields: dict[str, Any], shown: bool
) -> None:
    (only,) = last_actions((), [entry(1, **fields)])
    assert only.shown is shown


def test_what_the_house_began_is_nobodys_action() -> None:
    log = [
        entry(1, press=1, seat=CHANCE, kind="chance"),
        entry(2, press=1, seat=CHANCE, kind="chance"),
    ]
    assert last_actions((), log) == ()


def test_further_entries_go_on_from_what_is_known_and_come_in_the_order_of_requests() -> None:
    log = [entry(number, seat=seat) for number, seat in enumerate(("north", "east", "north", "south"), 1)]
    at_once = last_actions((), log)
    one_by_one: tuple[LastAction, ...] = ()
    for log_entry in log:
        one_by_one = last_actions(one_by_one, [log_entry])
    assert one_by_one == at_once
    assert [(last_action.seat, last_action.press) for last_action in at_once] == [
        ("east", 2),
        ("north", 3),
        ("south", 4),
    ]
