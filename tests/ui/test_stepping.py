"""A step of a game fits into a message, and every turn can be reached from it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from bot.engine import Record, Seat
from bot.match.log.stepping import Moment, find_moment
from bot.text import Language
from bot.ui.messages.page import Page
from bot.ui.messages.stepping import IN_A_BLOCK, Source, step_page
from cogs import bundles
from tests.ui.test_limits import every_language, presentation, problems

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
    menus = [each["components"][0] for each in container["components"] if each["type"] == 1]
    return next([line["value"] for line in each["options"]] for each in menus if ".t." in each["custom_id"])


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


def test_whoever_looks_back_through_a_sides_eyes_reads_its_name() -> None:
    told = [
        "\n".join(
            part["content"]
            for part in page(number, "en").build([]).to_components()[0]["components"]  # type: ignore[no-untyped-call]
            if part["type"] == 10
        )
        for number in (2, 8)
    ]
    assert not any(re.search(r"\b[Yy]ou\b", re.sub(r"\*[^*]+\*", "", each)) for each in told)
    assert any("The Free Peoples " in each for each in told)
