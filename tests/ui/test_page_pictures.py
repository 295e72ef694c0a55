"""Which pictures are at hand for whom."""

from __future__ import annotations

from typing import Any

import pytest

from bot.ui.late_pictures import PagePictures
from bot.ui.layout import frame
from bot.ui.memory import Backpressure
from bot.ui.page import Page, PictureRequest
from bot.ui.presentation import Presentation
from cogs import bundles
from tests.laws.recorded_discord import NamedPictures

KEY = "duel"
SCENE = "the same for both"


@pytest.fixture
def pictures() -> PagePictures:
    service: Any = NamedPictures()
    return PagePictures(Presentation(bundles()), service, Backpressure())


def page(audience: str) -> Page:
    """A page with one picture, for a seat or for everybody."""

    def request(view: str) -> PictureRequest:
        return PictureRequest(f"{audience}-{view}", view, SCENE, 0.75, str, audience)

    return Page(KEY, lambda _: frame([]), ("table",), request)


async def test_p4_what_one_seat_has_looked_at_is_not_at_hand_for_another(pictures: PagePictures) -> None:
    await pictures.draw(page("sauron"))

    assert pictures.cached(page("sauron")) is not None
    assert pictures.cached(page("fellowship")) is None
    assert pictures.cached(page("")) is None


async def test_what_everybody_sees_is_painted_once(pictures: PagePictures) -> None:
    await pictures.draw(page(""))

    assert pictures.cached(page("")) is not None
