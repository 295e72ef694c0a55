"""What a ballot offers: the choices most people have voted for, and everything else by *Another*."""

from __future__ import annotations

from typing import Any

import pytest

from bot.sandbox.limits.components import STRING_SELECT, walk
from cogs import bundles
from cogs.inn.votes.model import Ballot
from cogs.inn.votes.pages import ANOTHER, FOR, ballot_page, way
from tests.inn.votes.crowd import HOST, PEOPLE, Crowd
from tests.laws.seen import presentation_of
from tests.match.house import House

TEN = PEOPLE[1:11]
LAST = PEOPLE[11]
SHOWN = 8


@pytest.fixture
async def crowd(confrontation: House) -> Crowd:
    """A game on one side of which many people vote."""
    crowd = await Crowd.gather(confrontation, "confrontation")
    for user in (*TEN, LAST):
        await crowd.votes.join(crowd.match, user, "light")
    await crowd.begin()
    return crowd


def parts_of(ballot: Ballot) -> list[dict[str, Any]]:
    """Everything on the page of a ballot."""
    page = ballot_page(presentation_of(bundles()["confrontation"]), ballot, "en")
    components: Any = page.build([]).to_components()  # type: ignore[no-untyped-call]
    return [part for _, part in walk(components)]


def offered(ballot: Ballot) -> list[int]:
    """The choices that are offered to be voted for, by their numbers."""
    asked = str(way(ballot.view.table.id, FOR, ballot.view.stamp))
    menus = [part for part in parts_of(ballot) if part["type"] == STRING_SELECT]
    (menu,) = [part for part in menus if part["custom_id"] == asked]
    return [int(line["value"]) for line in menu["options"]]


async def test_a_ballot_offers_eight_choices_most_votes_first_and_of_equals_the_oldest(crowd: Crowd) -> None:
    """Given ten choices of which the last was voted for twice."""
    numbers = [(await crowd.first(user, place)).own for place, user in enumerate(TEN)]
    oldest = [choice.number for choice in numbers if choice is not None]
    await crowd.first(LAST, len(TEN) - 1)

    ballot = await crowd.votes.ballot(crowd.match, HOST)

    assert len(set(oldest)) == len(ballot.choices) == len(TEN)
    assert offered(ballot) == [oldest[-1], *oldest[: SHOWN - 1]]


async def test_a_choice_that_is_not_among_the_eight_is_voted_for_by_another(crowd: Crowd) -> None:
    """Given a choice that is not offered: whoever goes through the menu to it votes for the same."""
    for place, user in enumerate(TEN):
        await crowd.first(user, place)
    hidden = (await crowd.votes.ballot(crowd.match, HOST)).choices[-1]
    before = await crowd.votes.ballot(crowd.match, LAST)
    assert hidden.number not in offered(before)
    assert str(way(crowd.match, ANOTHER)) in [part.get("custom_id") for part in parts_of(before)]

    after = await crowd.first(LAST, len(TEN) - 1)

    assert after.own is not None
    assert (after.own.key, after.own.votes) == (hidden.key, 2)
    assert offered(after)[0] == hidden.number
    assert len(offered(after)) == SHOWN
