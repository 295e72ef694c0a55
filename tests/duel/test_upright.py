"""Where things lie in Duel's upright pictures, and when the map is a picture of its own."""

from __future__ import annotations

from random import Random

import pytest

from bot.engine import Seat
from bot.ui.messages.panel import panel_page
from bot.ui.messages.table import table_page
from bot.ui.page import ComponentId, Kind
from cogs import bundles
from cogs.duel.components import CARDS, LAYOUT, REGIONS, TILES
from cogs.duel.events import CardPlayed, TurnBegan, UnitsPlaced
from cogs.duel.game import DUEL
from cogs.duel.painting import BOARD
from cogs.duel.painting.scene import scene_of
from cogs.duel.painting.spread import HEIGHT, WIDTH
from cogs.duel.painting.upright import PLANS, STRIPS, card_box
from cogs.duel.state import FELLOWSHIP, SAURON, SEATS, DuelOptions
from tests.duel.test_board import MIDDLE, POSITIONS, VIEWERS, middle, position
from tests.duel.variation import vary
from tests.laws.seen import alt_texts, play, presentation_of, tree, view_of


@pytest.mark.parametrize("view", ["table", "cards"])
@pytest.mark.parametrize("chapter", [1, 2, 3])
def test_the_cards_of_a_chapter_lie_inside_their_box(view: str, chapter: int) -> None:
    box = PLANS[view].cards
    assert box is not None
    boxes = {slot.slot: card_box(chapter, slot.row, slot.x, box, is_open=True) for slot in LAYOUT[chapter]}
    for left, top, right, bottom in boxes.values():
        assert box[0] - 1 <= left < right <= box[2] + 1
        assert box[1] - 1 <= top < bottom <= box[3] + 1
    for slot in LAYOUT[chapter]:
        for other in slot.covered_by:
            assert boxes[slot.slot][1] + STRIPS[chapter] <= boxes[other][1] + 1
    assert 0 < box[0] < box[2] < 900
    assert 0 < box[1] < box[3] < PLANS[view].high


@pytest.mark.parametrize("build", POSITIONS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_spots_lie_inside_the_picture(build: object, viewer: Seat | None) -> None:
    assert callable(build)
    seen = build(viewer)
    for view in ("table", "cards", "map", "wide"):
        spots = BOARD.spots(BOARD.scene(seen, view, "pl"))
        wide, high = (WIDTH, HEIGHT) if view == "wide" else (900, PLANS[view].high)
        assert spots
        for handle, (left, top, right, bottom) in spots.items():
            assert 0 <= left < right <= wide, handle
            assert 0 <= top < bottom <= high, handle


def test_every_card_tile_and_region_an_action_names_has_a_spot_in_a_picture_that_is_shown() -> None:
    named: set[str] = set()
    for seed in range(3):
        for moment in play(DUEL, DuelOptions(), Random(seed)):
            for viewer in SEATS:
                seen = DUEL.observe(moment.state, viewer)
                scenes = [BOARD.scene(seen, view, "en") for view in BOARD.shown(seen)]
                spots = {spot for scene in scenes for spot in BOARD.spots(scene)}
                placed = {card for area_ in seen.areas for _, cards in area_.cards for card in cards}
                for action in seen.legal:
                    words = {*str(action).split()[1:]} & {*CARDS, *TILES, *REGIONS} - placed
                    assert words <= spots, action
                    wide = BOARD.spots(BOARD.scene(seen, "wide", "en"))
                    assert seen.stage == "revive" or words <= {*wide}, action
                    named |= words
    assert len(named) > 60


def test_no_spot_depends_on_anything_hidden() -> None:
    rng = Random(4)
    for moment in play(DUEL, DuelOptions(), Random(2)):
        for viewer in VIEWERS:
            one = DUEL.observe(moment.state, viewer)
            other = DUEL.observe(vary(moment.state, viewer, rng), viewer)
            for view in BOARD.shown(one):
                first, second = (BOARD.spots(BOARD.scene(seen, view, "en")) for seen in (one, other))
                assert first == second


def test_the_map_is_a_picture_of_its_own_where_it_has_changed_and_only_there() -> None:
    seen = middle(None)
    played = CardPlayed(seat=SAURON, card="c2_21", way="paid", price=1, link="")
    placed = UnitsPlaced(seat=SAURON, region="gondor", units=2, source="c2_21")
    began = TurnBegan(seat=FELLOWSHIP, turn=27, extra=False)
    shown = BOARD.climax(seen, (played, placed, began), "en")
    assert shown == BOARD.scene(seen, "map", "en")
    assert BOARD.climax(seen, (placed, played, began), "en") is None


@pytest.mark.parametrize("viewer", [None, FELLOWSHIP])
def test_the_map_is_always_one_press_away(viewer: Seat | None) -> None:
    title, seen = bundles()["duel"], middle(viewer)
    presentation, view = presentation_of(title), view_of(title, DuelOptions(), seen, ())
    page = (panel_page if viewer else table_page)(presentation, view, "en")
    assert str(ComponentId(Kind.PICTURE, view.table.id, 0, "map")).encode() in tree(page, alt_texts(page, {}))


def test_links_that_can_no_longer_help_are_left_out() -> None:
    early = scene_of(position(FELLOWSHIP, 2, MIDDLE), "cards", "en").fellowship.links
    assert set(early) == {"horse", "pot", "sword", "anvil"}
    assert set(scene_of(position(FELLOWSHIP, 3, MIDDLE), "cards", "en").fellowship.links) == set()
