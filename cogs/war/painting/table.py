"""The picture of the table: the whole map with what lies around it; and the pictures of its parts."""

from __future__ import annotations

from PIL import Image, ImageDraw

from bot.draw.kit.caching import cache_layer
from bot.draw.kit.palette import THEMES
from bot.draw.kit.terrain import paper
from cogs.war.painting.land import ground
from cogs.war.painting.layout import HEADER, OVERVIEW, TABLE_HIGH, WIDTH, window
from cogs.war.painting.map import MapPainter
from cogs.war.painting.panels import PANELS, PanelPainter, panels
from cogs.war.painting.scene import TableScene, ZoomScene


@cache_layer(2)
def table_ground(theme_name: str, scale: float) -> Image.Image:
    """The map and the empty panels, to be painted on."""
    theme = THEMES[theme_name]
    size = (round(WIDTH * scale), round(TABLE_HIGH * scale))
    image = paper(size, theme.paper, theme.edge, 3)
    image.paste(ground(theme_name, OVERVIEW, scale), (0, round(HEADER * scale)))
    pen = ImageDraw.Draw(image)
    y = round(HEADER * scale)
    pen.line((0, y, size[0], y), fill=theme.rule, width=max(1, round(3 * scale)))
    panels(image, theme_name, scale)
    return image


def paint_table(scene: TableScene, theme: str, scale: float) -> Image.Image:
    """The finished overview."""
    image = table_ground(theme, scale)
    MapPainter(image, theme, scale, scene.language, OVERVIEW, HEADER, PANELS).paint_map(scene.map)
    PanelPainter(image, scene, theme, scale).paint_panels()
    return image


def paint_zoom(scene: ZoomScene, theme: str, scale: float) -> Image.Image:
    """A part of the map, finished."""
    shown = window(scene.window)
    image = ground(theme, shown, scale)
    painter = MapPainter(image, theme, scale, scene.language, shown, 0)
    painter.paint_map(scene.map)
    for side, origin, region in scene.moved:
        painter.paint_movement(side, origin, region)
    return image
