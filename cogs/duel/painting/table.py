"""The three pictures: the whole table, the cards large, the map large."""

from __future__ import annotations

from PIL import Image

from bot.text import LANGUAGES
from cogs.duel.components import CARDS, COLOURS, DECK, RACES, REGIONS, SKILLS, TILES, TOKENS
from cogs.duel.painting.brush import Box, Painter
from cogs.duel.painting.camps import paint_camp
from cogs.duel.painting.cards import back, face, glow, rim
from cogs.duel.painting.ground import ground
from cogs.duel.painting.land import land_of
from cogs.duel.painting.layout import PLANS, grid
from cogs.duel.painting.map import paint_map
from cogs.duel.painting.pyramid import board_of, cut_of, paint_cards, pile_grid, reveal_height
from cogs.duel.painting.scene import Camp, Land, Scene
from cogs.duel.painting.tiles import paint_tiles, picture_size
from cogs.duel.painting.tokens import plaque, token_width
from cogs.duel.painting.track import paint_strip, paint_track
from cogs.duel.painting.vignettes import vignette
from cogs.duel.state import FELLOWSHIP, SAURON


def paint_scene(scene: Scene, theme: str, scale: float) -> Image.Image:
    """The finished picture of any view."""
    plan = PLANS[scene.view]
    painter = Painter(ground(theme, scale), theme, scale, scene.language)
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
    """Paints grounds, maps, landscapes and all signs on cards ahead of the first picture."""
    painter = Painter(ground(theme, scale), theme, scale, LANGUAGES[0])
    for plan in PLANS.values():
        if plan.land is not None:
            left, top, right, bottom = plan.land
            land_of(theme, painter.px(right - left), painter.px(bottom - top))
        for tile in TILES if plan.tiles else ():
            left, top, right, bottom = plan.tiles[0]
            size = (painter.px(right - left), painter.px(bottom - top))
            vignette(tile, theme, *picture_size(*size, plan.tall))
        if plan.cards is not None:
            _warm_cards(painter, plan.cards)
    _warm_pile(painter)
    for view in PLANS:
        paint_scene(_sample(view), theme, scale)


def _sample(view: str) -> Scene:
    """A table nobody sits at, with one of each sign on one side and none on the other."""
    every = Camp(
        FELLOWSHIP,
        skills=tuple((skill, 1) for skill in SKILLS),
        races=tuple((race, 1) for race in RACES),
        counts=tuple((colour, 1) for colour in COLOURS),
        eagle=True,
        acts=True,
    )
    none = Camp(SAURON, skills=tuple((skill, 0) for skill in SKILLS))
    lands = tuple(Land(region, 1, 1, FELLOWSHIP) for region in REGIONS)
    return Scene(LANGUAGES[0], view, FELLOWSHIP, 0, False, 0, (), (), 0, 0, (), (), every, none, lands)


def _warm_cards(painter: Painter, box: Box) -> None:
    """Draws every card and token once and lets it go: their signs stay, and they are soon made again."""
    for chapter, deck in DECK.items():
        cut = cut_of(painter, grid(chapter, box))
        back(chapter, cut)
        glow(cut, painter.theme.gold)
        rim(cut, painter.theme.gold)
        for card in deck:
            face.__wrapped__(card, cut, lit=True)
    high = reveal_height(box)
    for count in (2, 3):
        board_of(painter, high, count)
    for token in TOKENS:
        plaque.__wrapped__(token, painter.px(high * token_width(token)), painter.px(high))


def _warm_pile(painter: Painter) -> None:
    """Draws every card once as it lies in the discard pile spread out."""
    box = PLANS["cards"].cards
    if box is not None:
        cut = cut_of(painter, pile_grid(box, 1)[2])
        for card in CARDS:
            face.__wrapped__(card, cut, lit=True)
