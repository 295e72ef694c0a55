"""Who looks at a panel that another process keeps is not called, unless that panel does not follow."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.ui.open_panels import PATIENCE, PRESENT, OpenPanels, PanelsElsewhere, describe_panel
from tests.ui.test_open_panels import ANN, BEN, MATCH, SECOND, VIEW, WEBHOOK, Clock

NEXT = replace(VIEW, stamp=VIEW.stamp + 1)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def elsewhere(clock: Clock) -> PanelsElsewhere:
    """Ann has just pressed something in a panel that is open with another process."""
    heard = PanelsElsewhere(clock)
    panels = OpenPanels(clock)
    panels.on_shown(lambda view, user, panel: heard.hear(MATCH, describe_panel(user, panel, clock())))
    panels.put(VIEW, ANN, WEBHOOK, 5)
    return heard


def test_whoever_looks_at_it_elsewhere_is_shown_it(elsewhere: PanelsElsewhere, clock: Clock) -> None:
    assert elsewhere.shows(VIEW, ANN)
    assert not elsewhere.shows(VIEW, BEN)
    assert not elsewhere.shows(NEXT, ANN)

    clock.time += PRESENT
    assert not elsewhere.shows(VIEW, ANN)
    assert not elsewhere.may_follow(NEXT, ANN)


def test_a_panel_elsewhere_has_a_moment_to_follow(elsewhere: PanelsElsewhere, clock: Clock) -> None:
    assert elsewhere.may_follow(NEXT, ANN)
    clock.time += PATIENCE - SECOND
    assert elsewhere.may_follow(NEXT, ANN)
    clock.time += SECOND
    assert not elsewhere.may_follow(NEXT, ANN)
    assert not elsewhere.may_follow(NEXT, BEN)


def test_what_was_pressed_long_ago_is_not_looked_at(clock: Clock) -> None:
    heard, panels = PanelsElsewhere(clock), OpenPanels(clock)
    panels.put(VIEW, ANN, WEBHOOK, 5)
    panel = panels.find(MATCH, ANN)
    assert panel is not None

    heard.hear(MATCH, describe_panel(ANN, panel, clock() + PRESENT - timedelta(seconds=1)))
    assert heard.shows(VIEW, ANN)
    heard.hear(MATCH, describe_panel(ANN, panel, clock() + PRESENT))
    assert not heard.shows(VIEW, ANN)


def test_a_private_message_is_left_for_a_moment_to_the_process_that_may_be_answering_in_it(
    clock: Clock,
) -> None:
    """Given nothing was heard of it yet, as its first press is still being answered."""
    alone, heard = PanelsElsewhere(clock), PanelsElsewhere(clock)
    heard.are_possible = True

    assert not alone.may_be_answering(VIEW, ANN)
    assert heard.may_be_answering(VIEW, ANN)
    clock.time += PATIENCE
    assert not heard.may_be_answering(VIEW, ANN)
    assert heard.may_be_answering(NEXT, ANN)
