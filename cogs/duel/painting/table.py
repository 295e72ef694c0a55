"""The three pictures: the whole table, the cards large, the map large."""

from __future__ import annotations

from PIL import Image

from cogs.duel.painting.brush import SignPainter
from cogs.duel.painting.camps import paint_camp
from cogs.duel.painting.ground import ground
from cogs.duel.painting.layout import PLANS
from cogs.duel.painting.map import paint_map
from cogs.duel.painting.pyramid import paint_cards
from cogs.duel.painting.scene import Scene, translator
from cogs.duel.painting.tiles import paint_tiles
from cogs.duel.painting.track import paint_strip, paint_track


def paint_scene(scene: Scene, theme: str, scale: float) -> Image.Image:
    """The finished picture of any view."""
    plan = PLANS[scene.view]
    painter = SignPainter(ground(theme, scale), theme, scale, translator(scene.language))
    far, near = scene.camps
    for camp, box in ((far, plan.far), (near, plan.near)):
        if box is not None:
            paint_camp(painter, camp, box, scene.name_at(camp.side), large=scene.view == "cards")
    if plan.track is not None:
        paint_track(painter, scene, plan.track)
    if plan.strips is not None:
        for camp, box in zip((far, near), plan.strips, strict=True):
            paint_strip(painter, camp, box, scene.came_from(camp.side))
    if plan.land is not None:
        paint_map(painter, scene, plan.land)
    if plan.tiles:
        paint_tiles(painter, scene, plan.tiles, plan.tall)
    if plan.cards is not None:
        paint_cards(painter, scene, plan.cards)
    return painter.image
