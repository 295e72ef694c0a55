"""The three pictures: the whole table, the cards large, the map large."""

from __future__ import annotations

from PIL import Image

from cogs.duel.components import CARDS, LAYOUT, TILES
from cogs.duel.painting_brush import Painter
from cogs.duel.painting_camps import paint_camp
from cogs.duel.painting_cards import Cut, back, face
from cogs.duel.painting_ground import ground
from cogs.duel.painting_layout import PLANS, grid
from cogs.duel.painting_map import paint_map
from cogs.duel.painting_land import land_of
from cogs.duel.painting_pyramid import paint_cards
from cogs.duel.painting_scene import Scene
from cogs.duel.painting_tiles import paint_tiles
from cogs.duel.painting_track import paint_strip, paint_track
from cogs.duel.painting_vignettes import vignette


def paint_scene(scene: Scene, theme: str, scale: float) -> Image.Image:
    """The finished picture of any view."""
    plan = PLANS[scene.view]
    painter = Painter(ground(theme, scale).copy(), theme, scale, scene.language)
    far, near = scene.camps
    for camp, box in ((far, plan.far), (near, plan.near)):
        if box is not None:
            paint_camp(painter, camp, box, large=scene.view == "cards")
    if plan.track is not None:
        paint_track(painter, scene, plan.track)
    if plan.strips is not None:
        for camp, box in zip((far, near), plan.strips, strict=True):
            paint_strip(painter, camp, box)
    if plan.land is not None:
        paint_map(painter, scene, plan.land)
    if plan.tiles:
        paint_tiles(painter, scene, plan.tiles, plan.tall)
    if plan.cards is not None:
        paint_cards(painter, scene, plan.cards)
    return painter.image


def warm_table(theme: str, scale: float) -> None:
    """Paints the grounds, the maps and the cards of the table ahead of the first picture."""
    ground(theme, scale)
    for plan in PLANS.values():
        if plan.land is not None:
            left, top, right, bottom = plan.land
            land_of(theme, max(1, round((right - left) * scale)), max(1, round((bottom - top) * scale)))
