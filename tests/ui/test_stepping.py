"""A step of a game fits into a message, and every turn can be reached from it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from pathlib import Path

from bot.engine import Record, Seat
from bot.match.conduct import TimeUsed
from bot.match.review import Moment, Scenes, find_moment, survey
from bot.text import Language
from bot.ui.page import ComponentId, Kind, Page
from cogs import bundles
from cogs.inn.review.pages import IN_A_BLOCK, Source, judge_step, review_page, step_page
from tests.ui.test_limits import every_language, presentation, problems
from tests.ui.test_panel import WAITING

WAR = bundles()["war"]
GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden" / "war" / "the_shadow_conquers.txt"
EYES: Seat = WAR.game.facts.seats[0]


@cache
def moment(number: int) -> Moment:
    """A moment of a game of 46 turns."""
    return find_moment(WAR.game, Record.parse(GOLDEN.read_text("utf-8")), EYES, number, over=True)


def page(number: int, language: Language) -> Page:
    """It as it is shown."""
    return step_page(presentation(WAR), Source(WAR, 5, WAR.game.facts.seats), moment(number), EYES, language)


def turns(shown: Page) -> list[str]:
    """The moments the menu of turns leads to."""
    (container,) = shown.build([]).to_components()  # type: ignore[no-untyped-call]
    menus = [part["components"][0] for part in container["components"] if part["type"] == 1]
    return next([line["value"] for line in menu["options"]] for menu in menus if ".t." in menu["custom_id"])


@every_language
def test_the_start_the_middle_and_the_end_fit(language: Language) -> None:
    last = moment(0).last
    for number in (0, last // 2, last):
        assert problems(page(number, language)) == []


def test_every_turn_is_reached_through_the_menu() -> None:
    wanted = {str(number) for number, _ in moment(0).turns}
    assert len(wanted) > IN_A_BLOCK

    reached: set[str] = set()
    ahead = {"0"}
    while ahead:
        reached |= ahead
        ahead = {value for number in ahead for value in turns(page(int(number), "en"))} - reached

    assert wanted <= reached


@every_language
def test_each_way_has_words_and_a_game_that_is_over_leads_back_to_what_the_house_says(
    language: Language,
) -> None:
    translator = presentation(WAR).translator(language)

    def labels(source: Source) -> dict[str, str]:
        shown = step_page(presentation(WAR), source, moment(3), EYES, language)
        (container,) = shown.build([]).to_components()  # type: ignore[no-untyped-call]
        rows = [component["components"] for component in container["components"] if component["type"] == 1]
        return {part["custom_id"]: part.get("label", "") for row in rows for part in row if part["type"] == 2}

    over = labels(Source(WAR, 5, WAR.game.facts.seats))
    assert all(over.values()), "nobody has to guess what a sign means"
    assert len(set(over.values())) == len(over)
    assert over[str(ComponentId(Kind.REVIEW, 5))] == translator("action-review")
    assert translator("action-review") not in labels(Source(WAR, 5, ())).values(), "it is being played"
    assert translator("action-review") not in labels(Source(WAR, 0, WAR.game.facts.seats, "7")).values()


TIMES = {"light": TimeUsed((), 7_300), "dark": TimeUsed((), 59)}


def test_a_moment_has_one_estimate_wherever_it_is_told() -> None:
    """Given a set-up before the first turn, then the start stands as well where one looks back as where one
    steps through: before the first turn the position is half built."""
    bundle = bundles()["confrontation"]
    path = GOLDEN.parents[1] / "confrontation" / "frodo_reaches_mordor.txt"
    review = survey(bundle.agent.at("master"), Record.parse(path.read_text("utf-8")), ())
    table = replace(WAITING.table, seats=(("light", 1), ("dark", 2)), phase="over")
    page = review_page(presentation(bundle), table, review, Scenes({}, {}), "light", "en", TIMES)
    (container,) = page.build([]).to_components()  # type: ignore[no-untyped-call]
    told = "\n".join(part["content"] for part in container["components"] if "content" in part)
    assert "⏱️ Time used: Light 2 hours · Dark less than a minute" in told
    (start,) = re.findall(r"(\d+)% at the start", told)
    translator = presentation(bundle).translator("en")
    for number in (0, review.turns[0] // 2, review.turns[0]):
        judged = judge_step(translator, bundle, review, Scenes({}, {}), number, None, "en")
        assert f"Light {start}%" in judged


def test_whoever_looks_back_through_a_sides_eyes_reads_its_name() -> None:
    told = [
        "\n".join(
            part["content"]
            for part in page(number, "en").build([]).to_components()[0]["components"]  # type: ignore[no-untyped-call]
            if part["type"] == 10
        )
        for number in (2, 8)
    ]
    assert not any(re.search(r"\b[Yy]ou\b", re.sub(r"\*[^*]+\*", "", text)) for text in told)
    assert any("The Free Peoples " in text for text in told)
