"""What the panel offers beside the game, on the page of the board: lessons, answers kept ahead of time, and
lines, whose own pictures are touched, too."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bot.ui.page import ComponentId, Kind
from cogs import bundles
from cogs.inn.lessons.service import School
from tests.simcord.evening import DARK, LIGHT, Evening
from tests.simcord.test_ahead import come_to_cards
from tests.web.visitor import Inn, browser, link_of_seat


def ids_in(shown: dict[str, Any], *kinds: Kind) -> Iterator[ComponentId]:
    """What can be pressed in the parts of a page, of some kinds."""
    inner = (component for part in shown["parts"] for component in part.get("components", ()))
    for component in (*inner, *shown.get("ways", ())):
        if "custom_id" in component and (target := ComponentId.parse(component["custom_id"])).kind in kinds:
            yield target


def lit_in(shown: dict[str, Any]) -> dict[str, str]:
    """What is lit, with what its touch says."""
    return {spot["spot"]: spot["choices"][0]["id"] for spot in shown["lit"] if spot["choices"]}


async def test_a_lesson_is_solved_by_touching_its_picture(inn: Inn, evening: Evening, public: str) -> None:
    """Given the page of a seat, when a lesson is opened from it, then its picture is lit like the board's;
    what solves it counts, and the game goes on as it was."""
    lesson = bundles()["confrontation"].lessons[0]
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[DARK]))
        board = await visitor.look()
        listed = await visitor.press(str(next(ids_in(board, Kind.LESSONS))))
        assert Kind.FIRST_GAME not in {target.kind for target in ids_in(listed, *Kind)}
        shown = await visitor.press(str(next(ids_in(listed, Kind.LESSON))))
        assert shown["kind"] == "side"
        assert (await visitor.fetch(shown)).status == 200

        for wanted in lesson.line.solution:
            for _ in range(4):
                lit = {
                    ComponentId.parse(custom_id).payload: custom_id for custom_id in lit_in(shown).values()
                }
                if str(wanted) in lit:
                    break
                word = str(wanted).split()[1]
                shown = await visitor.press(lit_in(shown)[word])
            shown = await visitor.press(lit[str(wanted)])
        done = await School(inn.pony.services.matches).schooling(inn.user_id("bolek"))
        assert done.done == {"confrontation": (lesson.key,)}

        rule = await visitor.press(str(next(ids_in(shown, Kind.LESSON_RULE))))
        assert rule["kind"] == "below"
        assert (await visitor.look())["about"] == board["about"]


async def test_an_answer_is_kept_and_taken_back_on_the_page(inn: Inn, evening: Evening, public: str) -> None:
    await come_to_cards(evening, Random(4))
    async with browser(public) as visitor:
        await visitor.open(await link_of_seat(evening.people[LIGHT]))
        page = await visitor.press(str(next(ids_in(await visitor.look(), Kind.AHEAD))))
        which = next(ids_in(page, Kind.AHEAD))
        chosen = await visitor.press(str(which), ["highest-card"])
        keep = next(target for target in ids_in(chosen, Kind.AHEAD) if target.payload == "+highest-card.game")
        kept = await visitor.press(str(keep))
        [standing] = (await evening.view(LIGHT)).kept
        drop = next(target for target in ids_in(kept, Kind.AHEAD) if target.payload == f"-{standing.number}")
        await visitor.press(str(drop))
        assert (await evening.view(LIGHT)).kept == ()


async def test_a_line_is_composed_by_touching_what_is_imagined(
    inn: Inn, evening: Evening, public: str
) -> None:
    """Given who waits for the other's move, when a line is composed on the page, then the answer is chosen in
    the imagined picture, and what is kept is told to nobody else."""
    other = await evening.whose()
    own = DARK if other == LIGHT else LIGHT
    async with browser(public) as visitor, browser(public) as opponent:
        await visitor.open(await link_of_seat(evening.people[own]))
        await opponent.open(await link_of_seat(evening.people[other]))
        before = await opponent.look()
        ahead = await visitor.press(str(next(ids_in(await visitor.look(), Kind.AHEAD))))
        shown = await visitor.press(str(next(ids_in(ahead, Kind.LINE))))
        assert not shown.get("lit")
        for _ in range(6):
            if shown.get("lit"):
                break
            shown = await _choose_any(visitor, shown)
        assert (await visitor.fetch(shown)).status == 200
        assert (await opponent.fetch(shown)).status in (404, 409)
        for _ in range(4):
            pressed = next(iter(lit_in(shown).values()))
            shown = await visitor.press(pressed)
            if ComponentId.parse(pressed).kind is Kind.LINE_ACT:
                break
        keep = next(target for target in ids_in(shown, Kind.LINE) if target.payload == "keep")
        await visitor.press(str(keep))
        assert len((await evening.view(own)).kept) == 1
        assert await opponent.look() == before


async def _choose_any(visitor: Any, shown: dict[str, Any]) -> dict[str, Any]:
    """What comes of the first choice of a page, by a button or in a menu."""
    buttons = [*ids_in(shown, Kind.LINE_ACT, Kind.LINE_WALK)]
    if buttons:
        return dict(await visitor.press(str(buttons[0])))
    menus = [
        component
        for part in shown["parts"]
        for component in part.get("components", ())
        if component.get("options")
    ]
    return dict(await visitor.press(menus[0]["custom_id"], [menus[0]["options"][0]["value"]]))
