"""The private panel in each of its moments, whole: the texts, the buttons, what they say to the bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

import cogs.inn.review.pages  # noqa: F401 - its buttons stand under a game that is over
from bot.match.clocks import Silence
from bot.match.match import PEOPLE, Offer
from bot.match.views import Arrangement, Turn, View
from bot.text import LANGUAGES, Item, Language
from bot.ui.menus.level import Trail
from bot.ui.messages.panel import SCALE, panel_page
from bot.ui.page import Page
from cogs import bundles
from tests.match.told import since
from tests.ui.lines import lines_of
from tests.ui.test_limits import WAYS, Choose, Talkative, presentation, view

LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)
PRINTED, JOURNEY = bundles()["confrontation"], bundles()["journey"]


class Brief(Talkative):
    """A game's words, but for short menus of any form."""

    def paths(self, observation: Any, language: Language) -> Callable[[Choose], tuple[Item, ...]]:
        return lambda action: tuple(Item(word, word.upper(), f"this is {word}") for word in action.way)

    def prompt(self, observation: Any, language: Language) -> str:
        return "Which way? (4.2)"


CONFRONTATION = replace(PRINTED, words=Brief(PRINTED.words))
ASKED = view(CONFRONTATION, WAYS["eleven"], "light")
ASKED = replace(ASKED, table=replace(ASKED.table, offers=()))
WAITING = replace(ASKED, observation=replace(ASKED.observation, legal=()))
PLAYED_FOR = replace(ASKED.table, stand_ins=(("light", min(PEOPLE)),))
ENDED = CONFRONTATION.game.resign(CONFRONTATION.game.new(CONFRONTATION.game.options()), "light")
OVER = replace(
    WAITING,
    observation=CONFRONTATION.game.observe(ENDED.state, "light"),
    since=since(ENDED.events),
    table=replace(WAITING.table, phase="over"),
)
UNDO = Offer("undo", "dark", 3, ())
SOMEBODY = 10**18 + 7
SUBSTITUTE = Offer("substitute", "dark", 5, (), of="dark", newcomer=SOMEBODY)
ACCEPTED = replace(SUBSTITUTE, accepted=True)
REMOVE = Offer("remove", "frodo", 4, ("sam",), of="pippin")


def offered(base: View, *offers: Offer) -> View:
    """A moment in which others have asked for something."""
    told = base.seat is not None
    asked = tuple(
        offer.seq for offer in offers if told and base.seat not in (offer.by, offer.of, *offer.agreed)
    )
    return replace(base, table=replace(base.table, offers=offers), asked=asked)


def handed_on(offer: Offer) -> View:
    """The game while Dark's seat is to be handed to somebody."""
    return offered(replace(WAITING, table=replace(WAITING.table, invited=(SOMEBODY,))), offer)


def journey(seat: str, offer: Offer) -> View:
    return offered(replace(view(JOURNEY, [], seat), can_undo="by-consent"), offer)


MOMENTS = {
    "asked": ASKED,
    "waiting": WAITING,
    "watching": replace(WAITING, seat=None, can_undo="no"),
    "played for by the house": replace(
        WAITING, table=replace(ASKED.table, stand_ins=(("light", min(PEOPLE)),))
    ),
    "over": OVER,
    "broken": replace(WAITING, table=replace(WAITING.table, phase="broken")),
    "undo by consent": replace(WAITING, can_undo="by-consent"),
    "asked to let the other take back": offered(WAITING, UNDO),
    "has asked to take back": offered(WAITING, replace(UNDO, by="light")),
    "has agreed": offered(WAITING, replace(UNDO, agreed=("light",))),
    "watching an offer": replace(offered(WAITING, UNDO), seat=None),
    "watching a series": replace(WAITING, table=replace(WAITING.table, series=1)),
    "asked to hand a seat on": handed_on(SUBSTITUTE),
    "asked to hand a seat on to who has accepted": handed_on(ACCEPTED),
    "asked to take a seat over": replace(handed_on(SUBSTITUTE), seat=None, invited=True),
    "has accepted to take a seat over": replace(handed_on(ACCEPTED), seat=None, invited=True, asked=()),
    "asked for several things at once": offered(WAITING, UNDO, Offer("draw", "light", 4, ())),
    "asked to let the other take back what is told": replace(
        offered(WAITING, UNDO), undone=((UNDO.seq, ENDED.events * 9),)
    ),
    "asked to let the house play on": offered(WAITING, Offer("stand-in", "dark", 6, (), "dark", "newcomer")),
    "asked for several things beside a menu": offered(ASKED, UNDO, Offer("end", "dark", 4, ())),
    "has given up while others play on": replace(WAITING, gave_up=True),
    "given hints": replace(ASKED, alone=True),
    "pausing": replace(WAITING, table=replace(WAITING.table, silence=Silence(0, 0, 0, paused=True))),
    "asked to go on without somebody": journey("merry", REMOVE),
    "to be gone on without": journey("pippin", REMOVE),
    "has asked to go on without somebody": journey("frodo", REMOVE),
}


def panel(shown: View, **more: object) -> Page:
    title = CONFRONTATION if shown.table.key == CONFRONTATION.key else JOURNEY
    return panel_page(presentation(title), shown, "en", **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("moment", MOMENTS)
def test_the_panel_in_each_of_its_moments(moment: str, snapshot: SnapshotAssertion) -> None:
    assert lines_of(panel(MOMENTS[moment])) == snapshot


def test_who_is_to_take_a_seat_over_is_named_also_after_they_have_accepted() -> None:
    assert f"<@{SOMEBODY}> to take over" in lines_of(panel(handed_on(ACCEPTED)))


def test_set_ups_kept_and_what_is_new_are_said_beside_the_question(snapshot: SnapshotAssertion) -> None:
    arrangement = Arrangement(standing=("a",), kept=("b",))

    assert lines_of(panel(ASKED, arrangement=arrangement, introduced="move")) == snapshot


@pytest.mark.parametrize("trail", ["", "3", "3.4"])
def test_the_levels_of_a_menu(trail: str, snapshot: SnapshotAssertion) -> None:
    shown = replace(ASKED, observation=view(CONFRONTATION, WAYS["deep"], "light").observation)

    assert lines_of(panel(shown, trail=Trail.parse(trail), note="It has been moved.")) == snapshot


def test_a_menu_of_many_pages(snapshot: SnapshotAssertion) -> None:
    shown = replace(ASKED, observation=view(CONFRONTATION, WAYS["300"], "light").observation)

    assert lines_of(panel(shown, trail=Trail((), 1))) == snapshot


def test_another_table_that_waits_is_offered_only_where_there_is_nothing_to_decide(
    snapshot: SnapshotAssertion,
) -> None:
    onward = Turn(replace(ASKED.table, id=99), (10**18,), LONG_AGO)

    assert panel(ASKED, onward=onward).digest == panel(ASKED).digest
    assert lines_of(panel(WAITING, onward=onward)) == snapshot


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_panel_speaks_one_language_and_has_the_one_picture_that_is_needed(language: Language) -> None:
    page = panel_page(presentation(CONFRONTATION), ASKED, language)
    (picture,) = page.pictures
    words = CONFRONTATION.words

    assert picture.scale == SCALE
    assert words.seat("light", language) in lines_of(page)
    assert words.prompt(ASKED.observation, language) in lines_of(page)
