"""The message of a tournament: within Discord's limits however large, what must be read is always there."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.draw.standings import CrossScene
from bot.match.tournaments import rounds
from bot.match.tournaments.model import FORMATS, Format, Terms, Tournament, find_level, rank
from bot.match.values import RefusedError
from bot.sandbox.limits.components import check_components, check_modal
from bot.text import LANGUAGES, GivenText, Language
from bot.ui.forms import Filled
from bot.ui.page import Page
from bot.ui.presentation import TITLE, Presentation
from cogs import bundles
from cogs.inn.tournaments.opening import (
    LONGEST_NAME,
    Draft,
    check_draft,
    draft_page,
    more_form,
    opening_form,
    read_draft,
    read_more,
    read_opening,
    write_draft,
)
from cogs.inn.tournaments.pages import (
    BEGIN,
    ENTER,
    FORM,
    LEAVE,
    RUN,
    Onlooker,
    help_page,
    list_page,
    result_form,
    tournament_page,
)
from cogs.inn.tournaments.pictures import draw_card, draw_tournament
from tests.match.tournaments.paper import at_random, decide, open_on_paper

PRESENTATION = Presentation(bundles())
FIRST = 1_234_567_890_123_456_000
"""As long as Discord's ids are."""
every_language = pytest.mark.parametrize("language", LANGUAGES)


def large(format_: Format, people: int, rounds_played: int) -> Tournament:
    """A tournament of so many, with rulings that are as long as they may be."""
    cup = open_on_paper(people, Terms(format=format_, rounds=9))
    cup = replace(
        cup,
        name=GivenText("W" * 60),
        game="confrontation",
        entrants=tuple(replace(entrant, user=FIRST + entrant.number) for entrant in cup.entrants),
        games=tuple(replace(game, channel=FIRST, match=1) for game in cup.games),
    )
    for _ in range(rounds_played):
        cup = decide(cup, at_random(Random(1)))
    games = [game for game in cup.games if game.round == cup.round and not game.is_bye][:7]
    for number, game in enumerate(games):
        cup = rounds.rule(cup, game, game.players[0], GivenText(f"reason-{number} " + "r" * 190))
    return cup


PRIMARY = 1


def tone_of(page: Page, what: str) -> int:
    """The style of a button."""
    components: Any = page.build([]).to_components()
    rows = [part["components"] for part in components[0]["components"] if part["type"] == 1]
    return next(part["style"] for row in rows for part in row if part["custom_id"].endswith(f":{what}"))  # type: ignore[no-any-return]


def texts(page: Page) -> str:
    components: Any = page.build([]).to_components()
    return "\n".join(part["content"] for part in components[0]["components"] if "content" in part)


@every_language
@pytest.mark.parametrize("format_", FORMATS)
def test_a_large_tournament_keeps_discords_limits_and_shows_what_was_ruled(
    language: Language, format_: Format
) -> None:
    # Pairing more by the Dutch system takes long; what is told of a round is bounded before that.
    cup = large(format_, 32 if format_ == "swiss" else 64, 1)
    page = tournament_page(PRESENTATION, cup, language, {})
    assert list(check_components(page.build([]).to_components(), v2=True)) == []  # type: ignore[no-untyped-call]
    assert "reason-6" in texts(page)
    assert len(page.pictures[0].alt) <= 1024


@every_language
def test_the_help_fits_one_message(language: Language) -> None:
    page = help_page(PRESENTATION.translator(language))
    assert list(check_components(page.build([]).to_components(), v2=True)) == []  # type: ignore[no-untyped-call]
    assert "Sonneborn-Berger" in texts(page)


def test_the_picture_says_in_words_what_it_shows() -> None:
    cup = replace(open_on_paper(4, Terms(rounds=1)), game="confrontation")
    cup = decide(cup, lambda _: (12, 0))
    alt = tournament_page(PRESENTATION, cup, "en", {1001: "Ann"}).pictures[0].alt
    assert "1. Ann: 1" in alt
    assert "Somebody: 0" in alt


def test_a_button_to_enter_is_there_as_long_as_somebody_may() -> None:
    cup = replace(open_on_paper(4, Terms(rounds=2)), game="confrontation")
    knock_out = replace(open_on_paper(4, Terms(format="knock-out")), game="confrontation")
    over = replace(cup, phase="over")
    offered = [
        {
            step
            for step in (ENTER, LEAVE)
            if f":{step}'" in str(tournament_page(PRESENTATION, shown, "en").build([]).to_components())
        }  # type: ignore[no-untyped-call]
        for shown in (cup, knock_out, over)
    ]
    assert offered == [{ENTER, LEAVE}, {LEAVE}, set()]


def test_nothing_is_said_of_places_before_a_game_was_decided_and_nobody_is_urged_to_come_late() -> None:
    """Given a cup whose first games are being played, then there are neither standings nor medals, and the
    button to enter is one of many; before it begins it is the one that counts."""
    cup = replace(open_on_paper(5, Terms(rounds=2)), game="confrontation")
    scene = draw_tournament(PRESENTATION.translator("en"), cup, {}, "")
    page = tournament_page(PRESENTATION, cup, "en")
    assert isinstance(scene, CrossScene)
    assert not scene.begun
    assert "Standings" not in texts(page)
    assert tone_of(page, ENTER) != PRIMARY
    entry = replace(cup, phase="entry", games=(), round=0)
    assert tone_of(tournament_page(PRESENTATION, entry, "en"), ENTER) == PRIMARY
    decided = decide(cup, lambda _: (12, 0))
    scene = draw_tournament(PRESENTATION.translator("en"), decided, {}, "")
    assert isinstance(scene, CrossScene)
    assert scene.begun
    assert "Standings" in texts(tournament_page(PRESENTATION, decided, "en"))


def test_tie_breaks_stand_beside_all_between_whom_they_decide_and_nobody_else() -> None:
    """Given a cup of twelve after three rounds, then whoever has as many points as others has tie-breaks, the
    last like the first; who has not, has none."""
    cup = replace(open_on_paper(12, Terms(rounds=4)), game="confrontation")
    first = decide(cup, lambda _: (12, 0))
    for _ in range(3):
        cup = decide(cup, at_random(Random(1)))
    lines = rank(cup)
    told = [line for line in texts(tournament_page(PRESENTATION, cup, "en")).splitlines() if "<@" in line]
    shown = {line.number for line, text in zip(lines, told, strict=False) if "Buchholz" in text}
    points = Counter(line.points for line in lines)
    assert shown == find_level(lines)
    assert all(points[line.points] > 1 for line in lines if line.number in shown)
    assert any(line.number in shown for line in lines[6:]), "not the first few alone"
    assert len(shown) < len(lines)
    after_one = texts(tournament_page(PRESENTATION, first, "en"))
    assert "Buchholz" not in after_one, "all who have won have met people with nothing"


ROLE_OF_ALL = 1


def longest(game: str, format_: Format) -> Draft:
    """A draft with everything that can be chosen, as long as it can be."""
    return Draft(
        *(game, format_, "today", True, True, 4, 15, 720),
        role=2**63 - 1,
        name="„Zażółć” #" + "W" * (LONGEST_NAME - 10),
    )


def test_a_draft_is_read_as_it_was_written_whatever_is_chosen() -> None:
    for game, format_ in product(PRESENTATION.games, FORMATS):
        draft = check_draft(PRESENTATION, longest(game, format_))
        assert read_draft(PRESENTATION, write_draft(draft)) == draft
        assert read_draft(PRESENTATION, write_draft(replace(draft, name="", role=None))).role is None


@every_language
def test_the_forms_and_the_page_of_a_new_tournament_keep_discords_limits(language: Language) -> None:
    for game, format_ in product(PRESENTATION.games, FORMATS):
        draft = check_draft(PRESENTATION, longest(game, format_))
        for form in (opening_form, more_form):
            shown = form(PRESENTATION, draft, language).to_dict()
            assert list(check_modal(shown)) == []
            assert "…" not in str(shown), "every label is short enough"
        page = draft_page(PRESENTATION, draft, GivenText(draft.name), language)
        assert list(check_components(page.build([]).to_components(), v2=True)) == []  # type: ignore[no-untyped-call]


@every_language
def test_the_list_of_tournaments_keeps_discords_limits_and_offers_one_to_who_may(language: Language) -> None:
    cup = replace(large("swiss", 4, 0), game="confrontation")
    cups = [replace(cup, id=number, phase=phase) for number, phase in enumerate(["entry", "over"] * 10, 1)]  # type: ignore[arg-type]
    for shown, may_open in product((cups, []), (True, False)):
        page = list_page(PRESENTATION, shown, language, may_open=may_open)
        components = page.build([]).to_components()  # type: ignore[no-untyped-call]
        assert list(check_components(components, v2=True)) == []
        assert (f":{FORM}'" in str(components)) == may_open


def test_a_page_for_oneself_offers_what_one_may_do_as_far_as_it_has_come() -> None:
    """Given who plays, who runs it and who looks on, then each is offered their own."""
    entry = replace(open_on_paper(4, Terms(rounds=2)), game="confrontation", phase="entry", games=(), round=0)
    playing = replace(open_on_paper(4, Terms(rounds=2)), game="confrontation")
    over = replace(playing, phase="over")
    plays, looks_on = entry.entrants[0].user, 42
    steps = (ENTER, LEAVE, BEGIN, RUN)

    def offered(cup: Tournament, user: int, *, manages: bool = False) -> list[str]:
        page = tournament_page(PRESENTATION, cup, "en", onlooker=Onlooker(user, manages))
        shown = str(page.build([]).to_components())  # type: ignore[no-untyped-call]
        return [step for step in steps if f":{step}'" in shown]

    assert offered(entry, looks_on) == [ENTER]
    assert offered(entry, plays) == [LEAVE]
    assert offered(entry, looks_on, manages=True) == [ENTER, BEGIN, RUN]
    assert offered(playing, plays) == [LEAVE]
    assert offered(over, plays) == []
    assert offered(over, looks_on, manages=True) == [RUN]


@every_language
def test_the_form_of_a_result_keeps_discords_limits(language: Language) -> None:
    cup = large("swiss", 4, 0)
    shown = result_form(
        PRESENTATION.translator(language), cup, cup.games[0], dict.fromkeys(range(9), "W" * 40)
    )
    assert list(check_modal(shown.to_dict())) == []


def test_what_was_said_in_a_form_is_taken_over_and_the_role_of_all_is_none() -> None:
    filled = Filled(
        {"name": ["Cup"], "game": ["duel"], "format": ["knock-out"], "pace": ["day"], "hours": ["6"]}
    )
    draft = read_opening(Draft("war", rounds=3), filled)
    more = Filled({"also": ["both", "printed"], "role": [str(ROLE_OF_ALL)]})
    assert (draft.game, draft.format, draft.pace, draft.hours, draft.rounds) == (
        "duel",
        "knock-out",
        "day",
        6,
        3,
    )
    assert read_more(draft, more, ROLE_OF_ALL) == replace(draft, both_sides=True, printed=True)
    assert read_more(draft, Filled({"role": ["7"]}), ROLE_OF_ALL).role == 7


def test_in_a_swiss_of_three_at_a_table_it_is_agreed_and_elsewhere_it_is_two() -> None:
    swiss = Draft("journey", "swiss", seats=3)
    assert [swiss.terms().seats, replace(swiss, format="groups").terms().seats] == [3, 2]


@pytest.mark.parametrize(
    "written",
    [
        "duel.00002.0.47.0.",
        "duel.00002.0.48.-.",
        "chess.00002.0.48.0.",
        "duel.00002.99.48.0.",
        "duel.90002.0.48.0.",
        "duel.0000.0.48.0.",
        "duel",
        "....",
        "form.duel.swiss.0.days.0.48",
    ],
)
def test_what_cannot_be_chosen_for_a_tournament_is_refused(written: str) -> None:
    with pytest.raises(RefusedError):
        read_draft(PRESENTATION, written)


def test_a_cup_that_has_been_won_has_a_card_with_its_champion_where_a_server_wants_any() -> None:
    """Given a cup before and after its end, then its end alone has a card, and none where cards are off."""
    cup = replace(open_on_paper(4, Terms(rounds=1)), game="confrontation")
    won = replace(decide(cup, lambda _: (12, 0)), phase="over")
    names = {entrant.user: f"person {entrant.user}" for entrant in won.entrants}
    shown = [
        [picture.view for picture in tournament_page(PRESENTATION, one, "en", names, card=card).pictures]
        for one, card in ((cup, True), (won, False), (won, True))
    ]
    assert [TITLE in views for views in shown] == [False, False, True]
    champion = won.entrant_of(rounds.find_winner(won)).user
    alt = tournament_page(PRESENTATION, won, "en", names, card=True).pictures[0].alt
    assert f"person {champion} has won the cup" in alt


@pytest.mark.parametrize(
    ("terms", "best", "left"),
    [
        (
            Terms(format="knock-out"),
            "Best game: P1001 – P1002 (Final).",
            "Final: P1002 1:0 · Round 1: P1004 1:0",
        ),
        (Terms(rounds=2), "Best game: P1002 – P1001 (Round 2).", "1. P1001 2 · 2. P1002 1 · 3. P1003 1"),
    ],
)
def test_the_card_of_a_cup_names_whom_the_champion_left_behind_and_the_best_game(
    terms: Terms, best: str, left: str
) -> None:
    """Given a cup in which the lower number always wins, so that it is the first two who meet last."""
    cup = replace(open_on_paper(4, terms), game="confrontation")
    while cup.phase == "playing":
        cup = decide(cup, lambda game: (12, 0) if game.players[0] < game.players[1] else (0, 12))
    names = {entrant.user: f"P{entrant.user}" for entrant in cup.entrants}
    card = draw_card(PRESENTATION.translator("en"), cup, names)
    assert card.line.endswith(best)
    assert card.names.endswith(left)
