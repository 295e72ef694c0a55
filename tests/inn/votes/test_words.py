"""What people read of a vote game: sides by their names, and buttons that say what they do."""

from __future__ import annotations

import pytest

from bot.text import LANGUAGES, Language
from bot.ui.messages.table import table_page
from bot.ui.page import ComponentId, Page
from bot.ui.presentation import Presentation
from cogs import bundles
from cogs.inn.votes.pages import LOOK, ballot_page, look_page, name_line, proposal_page, sides_page
from tests.inn.votes.crowd import HOST, PEOPLE, Crowd
from tests.match.house import House
from tests.ui.test_table import texts

PRESENTATION = Presentation(bundles())
BUNDLE = bundles()["confrontation"]
WORDS = BUNDLE.words
every_language = pytest.mark.parametrize("language", LANGUAGES)
STRANGER = 1


def labels(page: Page) -> list[str]:
    """The labels of the buttons of a page, in their order."""
    (container,) = page.build([]).to_components()  # type: ignore[no-untyped-call]
    rows = [part["components"] for part in container["components"] if part["type"] == 1]
    return [str(component["label"]) for row in rows for component in row if component["type"] == 2]


def menu_of(page: Page, what: str) -> list[str]:
    """The values of the menu of a vote game that does so."""
    (container,) = page.build([]).to_components()  # type: ignore[no-untyped-call]
    rows = [part["components"] for part in container["components"] if part["type"] == 1]
    menus = [component for row in rows for component in row if component["type"] == 3]
    (menu,) = [select for select in menus if ComponentId.parse(select["custom_id"]).payload == what]
    return [str(line["value"]) for line in menu["options"]]


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
    names = [f"**{WORDS.seat(seat, language)}**" for seat in ("light", "dark")]
    assert translator("seats-voted", seats=translator.join(names)) in told


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


async def test_a_choice_says_where_a_figure_is_to_stand(crowd: Crowd) -> None:
    (choice,) = (await crowd.first(HOST)).choices

    assert choice.key == ("place frodo shire",)
    assert name_line(BUNDLE, choice.steps, "en") == "The Shire › Frodo"


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
    translator, sides = PRESENTATION.translator(language), await crowd.sides()
    joining = [translator("button-vote-join", seat=WORDS.seat(seat, language)) for seat in ("light", "dark")]

    on_a_side = labels(sides_page(PRESENTATION, sides, HOST, language))
    on_none = labels(sides_page(PRESENTATION, sides, STRANGER, language))

    assert on_a_side == [translator("button-vote"), translator("button-vote-leave")]
    assert on_none == joining


@every_language
async def test_a_ballot_leads_to_every_picture_its_side_may_see(crowd: Crowd, language: Language) -> None:
    ballot = await crowd.votes.ballot(crowd.match, HOST)
    names = BUNDLE.board.views(ballot.view.observation)

    for page in (ballot_page(PRESENTATION, ballot, language), look_page(PRESENTATION, ballot, "", language)):
        assert menu_of(page, LOOK) == [*names]


@every_language
async def test_who_has_nothing_to_vote_on_can_look_at_the_pictures_and_again(
    crowd: Crowd, language: Language
) -> None:
    while (ballot := await crowd.votes.ballot(crowd.match, HOST)).view.observation.legal:
        await crowd.first(HOST)
        await crowd.close()

    page = ballot_page(PRESENTATION, ballot, language)

    assert labels(page) == [PRESENTATION.translator(language)("button-refresh")]
    assert menu_of(page, LOOK) == [*BUNDLE.board.views(ballot.view.observation)]


@every_language
async def test_a_picture_asked_for_in_a_ballot_is_shown_and_leads_back(
    crowd: Crowd, language: Language
) -> None:
    ballot = await crowd.votes.ballot(crowd.match, HOST)
    last = BUNDLE.board.views(ballot.view.observation)[-1]

    page = look_page(PRESENTATION, ballot, last, language)

    assert page.views == (last,)
    assert labels(page) == [PRESENTATION.translator(language)("button-vote-choices")]
