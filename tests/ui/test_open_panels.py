"""Which private panels can still be edited, and who is looking at one."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui.open_panels import PRESENT, TOKEN_LIFE, OpenPanels, has_moved_on, subject
from cogs import bundles
from tests.ui.test_limits import view

START = datetime(2026, 1, 1, tzinfo=UTC)
SECOND = timedelta(seconds=1)
DISCORDS_LIMIT = timedelta(minutes=15)
VIEW = view(bundles()["confrontation"], [], "light")
MATCH, ANN, BEN = VIEW.table.id, 1, 2
WEBHOOK, ANOTHER = cast("discord.Webhook", object()), cast("discord.Webhook", object())


class Clock:
    """A clock that stands still until it is put forward."""

    time = START

    def __call__(self) -> datetime:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def panels(clock: Clock) -> OpenPanels:
    """Ann's panel is open since the start."""
    opened = OpenPanels(clock)
    opened.put(VIEW, ANN, WEBHOOK, 5)
    return opened


def test_a_panel_is_edited_as_long_as_discord_takes_its_token(panels: OpenPanels, clock: Clock) -> None:
    clock.time = START + TOKEN_LIFE - SECOND
    panel = panels.find(MATCH, ANN)

    assert panel is not None
    assert (panel.webhook, panel.message) == (WEBHOOK, 5)
    assert TOKEN_LIFE < DISCORDS_LIMIT


@pytest.mark.parametrize("age", [TOKEN_LIFE, DISCORDS_LIMIT])
def test_a_panel_whose_token_has_grown_old_is_none(panels: OpenPanels, clock: Clock, age: timedelta) -> None:
    clock.time = START + age

    assert panels.find(MATCH, ANN) is None
    assert not panels.is_present(MATCH, ANN)


def test_an_answer_in_a_panel_makes_it_young_again(panels: OpenPanels, clock: Clock) -> None:
    clock.time = START + TOKEN_LIFE
    panels.put(VIEW, ANN, ANOTHER, 5)
    clock.time += TOKEN_LIFE - SECOND

    panel = panels.find(MATCH, ANN)

    assert panel is not None
    assert panel.webhook is ANOTHER


def test_whoever_pressed_lately_is_present(panels: OpenPanels, clock: Clock) -> None:
    assert panels.is_present(MATCH, ANN)
    clock.time = START + PRESENT - SECOND
    assert panels.is_present(MATCH, ANN)
    clock.time = START + PRESENT
    assert not panels.is_present(MATCH, ANN)


def test_a_panel_is_one_persons_in_one_match(panels: OpenPanels) -> None:
    assert panels.find(MATCH, BEN) is None
    assert panels.find(MATCH + 1, ANN) is None


def test_a_panel_that_is_gone_is_forgotten(panels: OpenPanels) -> None:
    panels.drop(MATCH, ANN, 5)

    assert panels.find(MATCH, ANN) is None


def test_a_panel_knows_what_it_is_about_until_it_is_replaced(panels: OpenPanels) -> None:
    panel = panels.find(MATCH, ANN)
    assert panel is not None
    assert panel.about == subject(VIEW)

    later = replace(VIEW, stamp=9)
    panels.update(later, ANN, panel)

    again = panels.find(MATCH, ANN)
    assert again is not None
    assert again.about == subject(later) != subject(VIEW)


def test_a_panel_is_about_what_can_be_done_in_it() -> None:
    table = VIEW.table

    assert subject(VIEW) == (VIEW.stamp, table.seq, table.phase, table.offers, None)
    assert subject(replace(VIEW, stamp=1)) != subject(VIEW)


def test_a_panel_is_being_opened_until_the_last_opening_is_done(panels: OpenPanels) -> None:
    with panels.opening(MATCH, BEN):
        with panels.opening(MATCH, BEN):
            assert panels.is_opening(MATCH, BEN)
        assert panels.is_opening(MATCH, BEN)
        assert not panels.is_opening(MATCH, ANN)
    assert not panels.is_opening(MATCH, BEN)


def test_a_panel_that_lacks_something_is_about_nothing_and_stays_where_it_is(panels: OpenPanels) -> None:
    panels.outdate(MATCH, ANN)
    panels.outdate(MATCH, BEN)

    panel = panels.find(MATCH, ANN)
    assert panel is not None
    assert (panel.message, panel.about) == (5, None)
    assert panels.find(MATCH, BEN) is None


def test_a_message_that_shows_another_table_is_no_longer_the_panel_of_the_first(panels: OpenPanels) -> None:
    other = replace(VIEW, table=replace(VIEW.table, id=MATCH + 1))
    panels.put(VIEW, BEN, ANOTHER, 6)

    panels.put(other, ANN, WEBHOOK, 5)

    assert panels.find(MATCH, ANN) is None, "it would bring the first table back into it"
    assert panels.of_match(MATCH) == [(MATCH, BEN)]
    assert not panels.is_present(MATCH, ANN)
    panel = panels.find(MATCH + 1, ANN)
    assert panel is not None
    assert panel.message == 5


def test_a_panel_sent_anew_is_found_in_the_new_message(panels: OpenPanels) -> None:
    panels.put(VIEW, BEN, ANOTHER, 6)

    panels.move(5, 7)

    places = [panels.find(MATCH, user) for user in (ANN, BEN)]
    assert [(panel.message, panel.webhook) for panel in places if panel] == [(7, WEBHOOK), (6, ANOTHER)]
    assert panels.stands_in(7)
    assert not panels.stands_in(5)


def test_what_was_written_into_an_older_panel_takes_nothing_from_the_one_opened_meanwhile(
    panels: OpenPanels,
) -> None:
    older = panels.find(MATCH, ANN)
    assert older is not None
    panels.put(VIEW, ANN, ANOTHER, 6)

    panels.update(replace(VIEW, stamp=9), ANN, older)
    panels.drop(MATCH, ANN, older.message)

    panel = panels.find(MATCH, ANN)
    assert panel is not None
    assert (panel.message, panel.webhook, panel.about) == (6, ANOTHER, subject(VIEW))
    assert panels.stands_in(6)


@pytest.mark.parametrize(
    "change",
    [
        {"seq": VIEW.table.seq + 1},
        {"phase": "over"},
        {"clocks": SimpleNamespace(claim="north", overdue=())},
        {"clocks": SimpleNamespace(claim=None, overdue=("north",))},
    ],
    ids=lambda change: next(iter(change)),
)
def test_what_everybody_can_see_moves_panels_on_and_nothing_else_does(change: dict[str, Any]) -> None:
    before = replace(VIEW.table, clocks=cast("Any", SimpleNamespace(claim=None, overdue=())))

    assert has_moved_on(before, replace(before, **change))
    assert not has_moved_on(before, replace(before, host=BEN))
