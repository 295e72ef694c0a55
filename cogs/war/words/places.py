"""Regions with who stands there, one by one and summed up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from cogs.war.model.bags import Bag, plus
from cogs.war.model.components import FIGURES, SIDES
from cogs.war.model.observation import RegionSeen
from cogs.war.words.names import Phrasebook, character_label, region_label, seat_label
from cogs.war.words.status import BETWEEN, LETTERS, NONE, compact, letters


@lru_cache(maxsize=1 << 10)
def sum_of(say: Phrasebook, held: Sequence[RegionSeen]) -> str:
    parts: list[str] = []
    for side, seat in enumerate(SIDES):
        stacks = [place.figures[side] for place in held if place.figures[side]]
        roles = Counter[str]()
        for name, number in _together(stacks):
            roles[FIGURES[name].role] += number
        sums = " ".join(letters(say, role, roles[role]) for role in LETTERS if roles[role])
        if sums:
            parts.append(say("state-sum", side=seat_label(say, seat), figures=sums, regions=len(stacks)))
    return BETWEEN.join((*parts, *_characters(say, held)))


def _characters(say: Phrasebook, held: Sequence[RegionSeen]) -> Iterator[str]:
    for place in held:
        for name, _ in (*place.figures[0], *place.figures[1]):
            if FIGURES[name].nation is None:
                yield f"{character_label(say, name)}: {region_label(say, place.region)}"


def _together(stacks: Sequence[Bag]) -> Bag:
    held: Bag = ()
    for each in stacks:
        held = plus(held, each)
    return held


@lru_cache(maxsize=1 << 12)
def place_line(say: Phrasebook, place: RegionSeen) -> str:
    """Say who is in a region."""
    return f"{region_label(say, place.region)}: {stacks(say, place)}"


def stacks(say: Phrasebook, place: RegionSeen) -> str:
    if place.besieged is None:
        return " / ".join(compact(say, held) for held in place.figures if held)
    inside = SIDES.index(place.besieged)
    within, without = (compact(say, place.figures[side]) or NONE for side in (inside, 1 - inside))
    return say("state-siege", inside=within, outside=without)
