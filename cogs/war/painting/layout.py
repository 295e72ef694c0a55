"""Where things lie in the pictures of the map, without Pillow: for painting them and for pointing there."""

from __future__ import annotations

from cogs.war.painting.scene import FieldScene, ZoomScene

STRIP = 356.0
"""Height of what says how the game stands, above the map."""


ROWS = ((0.0, 94.0), (94.0, 174.0), (174.0, 254.0), (254.0, 354.0))
"""Of the strip, from top to bottom: turn and Fellowship, Free Peoples, Shadow, Nations."""
TOP_AT = {"turn": 18.0, "fellowship": 244.0, "corruption": 526.0, "hunt": 700.0, "hunted": 806.0}
POINTS_AT, DICE_FROM, RINGS_AT, CARDS_AT = 96.0, 214.0, 752.0, 836.0
NATION_STEP = 112.0


FIELD_ROWS = ((0.0, 84.0), (84.0, 184.0), (184.0, 284.0))
"""Above a battle on its own, from top to bottom: what goes on, attacker's and defender's side."""
FIELD = 286.0


def map_top(scene: ZoomScene | FieldScene) -> float:
    """Return how far down the map of a picture begins, at scale 1."""
    if isinstance(scene, FieldScene):
        return FIELD
    return STRIP if scene.standing is not None else 0.0
