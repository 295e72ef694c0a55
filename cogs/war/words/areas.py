"""The map in seven areas, by which words group its 105 regions; the rules know nothing of them."""

from __future__ import annotations

import json

from cogs.war.model.components import DATA, REGIONS

_READ: dict[str, list[str]] = json.loads((DATA / "areas.json").read_text("utf-8"))["areas"]

AREAS: tuple[str, ...] = tuple(_READ)
"""Their ids, from the north-west to the south-east; their names are the messages `state-area-<id>`."""
REGIONS_IN: dict[str, tuple[str, ...]] = {area: tuple(names) for area, names in _READ.items()}
"""The regions of each area, neighbours near each other; at most 21."""
AREA_OF: dict[str, str] = {region: area for area, regions in REGIONS_IN.items() for region in regions}
"""The area of each region."""
if sorted(AREA_OF) != sorted(REGIONS):
    raise ValueError("every region is in one area")
