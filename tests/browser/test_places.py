"""Where a finger finds the places of a picture: the page's own module, with places made up here."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from io import BytesIO
from typing import Any, Final

import orjson
import pytest
import pytest_asyncio
from PIL import Image
from playwright.async_api import Browser, Page, Route

from bot.web.server import FILES, KINDS
from tests.browser.page import PHONE

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.browser]
Box = tuple[int, int, int, int]
HOUSE: Final = "http://board.test"
TOLD: Final = orjson.dumps({"words": dict.fromkeys(("zoom-in", "zoom-out", "zoom-whole"), "zoom")}).decode()
PAGE: Final = (
    '<!doctype html><html lang="en" data-theme="night"><link rel="stylesheet" href="/board.css">'
    f'<body><script type="application/json" id="told">{TOLD}</script></body></html>'
)
LAY: Final = """async ([spots, ends]) => {
  const { Picture } = await import("/picture.js");
  const picture = new Picture(() => {}, { held: null });
  document.body.append(picture.node);
  const choose = (spot) => [{ id: spot, label: spot, tone: "secondary", leads: !ends.includes(spot) }];
  const lit = Object.keys(spots).map((spot) => ({ spot, goals: {}, choices: choose(spot) }));
  picture.show(1, { stem: "map", alt: "", scale: 1, view: "map", spots }, lit, {}, true, ends.length > 0);
  await picture.came;
  return picture.small.map((each) => each.label);
}"""
"""Shows a picture with places that are all lit, of which some are the end of a way that has begun; those of
them that are also to be had by their names."""
FOLLOW: Final = """async () => {
  const { Drag } = await import("/drag.js");
  const put = (kind) => {
    const node = document.createElement("span");
    Object.assign(node, { className: `spot ${kind}`, reveal: () => {} });
    node.dataset.goal = kind;
    node.style = "position: fixed; left: 50px; top: 50px; width: 40px; height: 40px";
    document.body.append(node);
    return node;
  };
  const drag = new Drag(() => [], () => {}, () => {});
  const node = put("held");
  put("goal"); put("along");
  drag.held = { at: [70, 70], node, lit: { goals: { goal: {} } }, along: [], moved: true };
  drag.follow();
  return [drag.held.goal?.className, drag.held.met?.className ?? ""];
}"""
"""Drags something over a place where it may end and something that could go along, which lies on top."""


@pytest_asyncio.fixture(loop_scope="module")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """A page that is served from the files of the board, and its picture."""
    painted = BytesIO()
    Image.new("RGB", (PHONE.width, 300)).save(painted, "PNG")

    async def serve(route: Route) -> None:
        path = FILES / route.request.url.removeprefix(HOUSE).lstrip("/")
        if path.suffix in KINDS:
            await route.fulfill(body=path.read_bytes(), content_type=KINDS[path.suffix])
        elif ".jpg" in path.name:
            await route.fulfill(body=painted.getvalue(), content_type="image/png")
        else:
            await route.fulfill(body=PAGE, content_type="text/html")

    opened = await browser.new_page(viewport={"width": PHONE.width, "height": PHONE.height})
    await opened.route(f"{HOUSE}/**", serve)
    await opened.goto(HOUSE)
    yield opened
    await opened.close()


async def lay(page: Page, *ends: str, **spots: Box) -> list[str]:
    """Show a picture with such places; those that a finger would miss. ends: where what is in hand may go."""
    missed: list[str] = await page.evaluate(LAY, [spots, ends])
    return missed


async def touched_at(page: Page, x: int, y: int) -> str:
    """What a finger touches there."""
    box = await page.locator(".stage").last.bounding_box()
    assert box is not None
    spot: str = await page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).dataset.spot", [box["x"] + x, box["y"] + y]
    )
    return spot


async def sizes(page: Page) -> Mapping[str, tuple[int, int]]:
    """How wide and high each place is."""
    read: list[Any] = await page.locator(".spot.lit").evaluate_all(
        "(all) => all.map((each) => [each.dataset.spot, each.offsetWidth, each.offsetHeight])"
    )
    return {spot: (width, height) for spot, width, height in read}


async def test_what_lies_for_the_most_part_under_another_place_is_to_be_had_by_its_name(page: Page) -> None:
    """Given two regions whose corners lie over each other, then the lower one is offered by its name, too."""
    small = await lay(page, lower=(100, 100, 120, 120), upper=(112, 112, 132, 132), far=(300, 50, 320, 70))

    assert small == ["lower"]


async def test_places_that_touch_grow_away_from_each_other(page: Page) -> None:
    """Given two regions that lie a little over each other, then both can be touched where they are."""
    assert await lay(page, left=(100, 100, 124, 130), right=(120, 100, 144, 130)) == []
    assert await sizes(page) == {"left": (30, 30), "right": (30, 30)}


async def test_a_figure_in_a_region_grows_over_it(page: Page) -> None:
    """Given a small figure in a large region, then it can be touched, and so can the region beside it."""
    assert await lay(page, region=(200, 150, 300, 250), figure=(240, 190, 256, 206)) == []
    assert (await sizes(page))["figure"] == (30, 30)


async def test_where_something_in_hand_may_go_comes_before_what_stands_there(page: Page) -> None:
    """Given a figure in the middle of a region, then it is taken up there, unless something is in hand that
    may go to the region."""
    assert await lay(page, region=(200, 150, 300, 250), figure=(230, 180, 270, 220)) == []
    assert await touched_at(page, 250, 200) == "figure"
    await page.locator(".picture").evaluate("(node) => node.remove()")

    assert await lay(page, "region", region=(200, 150, 300, 250), figure=(230, 180, 270, 220)) == ["figure"]
    assert await touched_at(page, 250, 200) == "region"


async def test_what_is_dragged_ends_where_it_may_and_takes_nothing_up_there(page: Page) -> None:
    assert await page.evaluate(FOLLOW) == ["spot goal over", ""]
