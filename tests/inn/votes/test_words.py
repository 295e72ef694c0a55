"""What people read of a vote game: sides by their names, and buttons that say what they do."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, Language
from bot.ui.messages.table import table_page
from bot.ui.page import Page
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.votes.pages import ballot_page, proposal_page, sides_page
from tests.inn.votes.crowd import HOST, PEOPLE, Crowd
from tests.match.house import House
from tests.ui.test_table import texts

PRESENTATION = Presentation(bundles())
WORDS = bundles()["confrontation"].words
every_language = pytest.mark.parametrize("language", LANGUAGES)
STRANGER = 1


def labels(page: Page) -> list[str]:
    """The labels of the buttons of a page, in their order."""
    (container,) = page.build([]).to_components()  # type: ignore[no-untyped-call]
    rows = [part["components"] for part in container["components"] if part["type"] == 1]
    return [str(each["label"]) for row in rows for each in row if each["type"] == 2]


@pytest.fixture
async def crowd(confrontation: House) -> Crowd:
    """A game of two sides that has begun."""
    crowd = await Crowd.gather(confrontation, "confrontation", against_house=False)
    await crowd.votes.join(crowd.match, PEOPLE[1], "dark")
    await crowd.begin()
    return crowd


@every_language
async def test_the_table_names_the_sides_that_are_to_decide(crowd: Crowd, language: Language) -> None:
    view = await crowd.house.tables.view(crowd.match, 0)
    translator = PRESENTATION.translator(language)

    told = texts(table_page(PRESENTATION, view, language))

    turn = next(line for line in told.splitlines() if line.startswith("➡️"))
    assert all(WORDS.seat(seat, language) in turn for seat in ("light", "dark"))
    assert translator("crowd") not in told


@every_language
async def test_a_side_of_voters_wins_by_its_name(crowd: Crowd, language: Language) -> None:
    tables = crowd.house.tables
    await tables.resign(crowd.match, await crowd.crowd("dark"), crowd.house.token())
    view = await tables.view(crowd.match, 0)

    told = texts(table_page(PRESENTATION, view, language))

    won = next(line for line in told.splitlines() if line.startswith("🏆"))
    assert WORDS.seat("light", language) in won
    assert PRESENTATION.translator(language)("crowd") not in told


@every_language
async def test_a_ballot_without_choices_asks_for_the_first_and_not_for_something_else(
    crowd: Crowd, language: Language
) -> None:
    translator = PRESENTATION.translator(language)
    other = translator("button-vote-another")

    empty = await crowd.votes.ballot(crowd.match, HOST)
    cast = await crowd.first(HOST)

    assert other not in labels(ballot_page(PRESENTATION, empty, language))
    assert translator("button-vote-propose") in labels(ballot_page(PRESENTATION, empty, language))
    assert other in labels(ballot_page(PRESENTATION, cast, language))


@every_language
async def test_who_may_vote_for_a_beginning_is_told_that_more_can_follow(
    crowd: Crowd, language: Language
) -> None:
    about = PRESENTATION.translator(language)("vote-draft-more")
    ballot = await crowd.votes.ballot(crowd.match, HOST)
    assert about not in texts(proposal_page(PRESENTATION, ballot, language))

    while not ballot.key:
        assert ballot.then is not None
        action = str(ballot.then.observation.legal[0])
        ballot = await crowd.votes.propose(crowd.match, HOST, ballot.mark, [action])

    assert about in texts(proposal_page(PRESENTATION, ballot, language))


@every_language
async def test_who_is_on_a_side_is_led_to_its_vote_and_who_is_on_none_to_both_sides(
    crowd: Crowd, language: Language
) -> None:
    translator, found = PRESENTATION.translator(language), await crowd.sides()
    joining = [
        translator("button-vote-join", seat=WORDS.seat(seat, language)) for seat in ("light", "dark")
    ]

    on_a_side = labels(sides_page(PRESENTATION, found, HOST, language))
    on_none = labels(sides_page(PRESENTATION, found, STRANGER, language))

    assert on_a_side == [translator("button-vote"), translator("button-vote-leave")]
    assert on_none == joining
