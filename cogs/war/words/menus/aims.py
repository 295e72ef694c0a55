"""Where the steps of menus lie in the pictures: regions, cards, dice, Nations, tracks, units of the mod."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.text import HELD, Item
from cogs.war.model.components import CARDS, FIGURES, NATIONS, NUMBER, REGIONS
from cogs.war.model.observation import WarObservation
from cogs.war.words.groteka.units import is_handle

BEFORE: Final = ("", "to_", "on_", "go_", "from_", "join_")
"""What the keys of items begin with that end with a region, or with a unit of the mod."""
PART: Final = "part_"
"""What they begin with where less is done at once, such as by a part of an Army: it is held where it goes."""
DISCARDS: Final = "discards"
"""Where several cards of the hand are brought to be discarded."""
TRACKS: Final[Mapping[str, str]] = {
    "move_fellowship": "track:fellowship",
    "hide_fellowship": "track:fellowship",
    "slip_away": "track:fellowship",
    "declare": "track:fellowship",
    "enter_mordor": "track:fellowship",
    "advance_nation": "track:politics",
}


def find_spot(seen: WarObservation, action: str, item: Item) -> str:
    """Return the handle of what a step of a menu is about; empty where it has no place."""
    key = item.key
    if key.startswith(PART):
        return find_spot(seen, action, replace(item, key=key.removeprefix(PART))) + HELD
    for before in BEFORE:
        name = key.removeprefix(before)
        if key.startswith(before) and (name in NUMBER or is_handle(name)):
            return name
    if key in CARDS or key in TRACKS or key in (DISCARDS, *FIGURES):
        return TRACKS.get(key, key)
    if key.startswith("join_") and key.removeprefix("join_") in seen.fellowship.companions:
        return key.removeprefix("join_")
    if key == "join" and getattr(seen.agenda[-1], "step", "") == "separate":
        return REGIONS[seen.fellowship.region]
    if key == "surely" and action.startswith("lay "):
        return f"seat:{seen.viewer}"
    if key in NATIONS:
        return f"nation:{key}"
    if key == "stop":
        path: Sequence[int] = getattr(seen.agenda[-1], "path", ())
        return REGIONS[path[-1]] if path else ""
    if key.startswith("die_"):
        return f"die:{seen.viewer}:{key.removeprefix('die_')}"
    # Figures in a region, one or several of them: `nazgul_barad_dur_2`.
    return next(
        (word for word in action.replace(";", " ").split() if word in NUMBER and f"_{word}" in key), ""
    )
