"""The component data: counts, links, layouts, map, tiles, tokens and track, and how certain each fact is."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.engine.game import LONGEST
from cogs.duel import components as parts
from cogs.duel.actions import Deal, SetAside, Tiles, Token
from cogs.duel.rules.effects import effect_of

SOURCES = sorted(parts.DATA.glob("*.json"))
PER_CHAPTER = {
    1: {"grey": 8, "yellow": 4, "blue": 4, "green": 4, "red": 3},
    2: {"grey": 7, "yellow": 2, "blue": 5, "green": 4, "red": 5},
    3: {"yellow": 2, "blue": 5, "green": 4, "red": 6, "purple": 6},
}


def test_r1_1_69_cards() -> None:
    assert len(parts.CARDS) == 69
    assert all(len(parts.DECK[chapter]) == 23 for chapter in parts.CHAPTERS)
    assert all(len(parts.LAYOUT[chapter]) == 20 for chapter in parts.CHAPTERS)


@pytest.mark.parametrize("chapter", parts.CHAPTERS)
def test_r1_6_colours(chapter: int) -> None:
    colours = Counter(card.color for card in parts.CARDS.values() if card.chapter == chapter)
    assert colours == Counter(PER_CHAPTER[chapter])


def test_r1_2_r1_3_numbers() -> None:
    assert (parts.UNITS, parts.FORTRESSES, parts.COINS, parts.START_COINS) == (15, 7, 30, (3, 2))
    assert (len(parts.TILES), len(parts.TOKENS), len(parts.RACES), len(parts.SKILLS)) == (7, 18, 6, 5)
    assert all(len(stack) == 3 for stack in parts.STACK.values())


@pytest.mark.parametrize("link", parts.LINKS)
def test_r5_5_each_link_is_granted_once_and_required_once_later_in_its_colour(link: str) -> None:
    granted = [card for card in parts.CARDS.values() if card.link_granted == link]
    required = [card for card in parts.CARDS.values() if card.link_required == link]
    assert (len(granted), len(required)) == (1, 1)
    assert granted[0].color == required[0].color
    assert granted[0].chapter < required[0].chapter


@pytest.mark.parametrize("chapter", parts.CHAPTERS)
def test_r3_1_layouts(chapter: int) -> None:
    slots = parts.LAYOUT[chapter]
    at = {(slot.row, slot.x): slot.slot for slot in slots}
    for slot in slots:
        assert slot.face_up == (slot.row % 2 == 1)
        above = [(slot.row + 1, slot.x - 1), (slot.row + 1, slot.x + 1)]
        assert slot.covered_by == tuple(at[position] for position in above if position in at)
    assert len(parts.DEALT_UP[chapter]) == 12
    assert _empties(slots)


def _empties(slots: tuple[parts.Slot, ...]) -> bool:
    """Whether every card can be taken in the end."""
    left = {slot.slot for slot in slots}
    for _ in slots:
        left -= {slot for slot in left if not left & set(slots[slot].covered_by)}
    return not left


def test_r1_4_the_map() -> None:
    edges = {frozenset(edge) for edge in parts.CONNECTIONS}
    assert (len(parts.REGIONS), len(edges)) == (7, 10)
    for number, region in enumerate(parts.REGIONS):
        near = {frozenset((region, parts.REGIONS[neighbour])) for neighbour in parts.ADJACENT[number]}
        assert near == {edge for edge in edges if region in edge}
    assert sorted(parts.LANDMARK_OF.values()) == sorted(parts.TILES)
    assert all(parts.LANDMARK_OF[tile.region] == tile.id for tile in parts.TILES.values())
    assert [sum(units) for units in parts.START_UNITS] == [2, 2]


def test_r10_tiles_cost_six_symbols_and_place_their_fortress_first() -> None:
    for tile in parts.TILES.values():
        assert sum(tile.cost.skills.values()) == 6
        assert (tile.effects[0].type, tile.effects[0].region) == ("place_fortress", tile.region)


def test_r7_5_persistent_and_immediate_tokens() -> None:
    immediate = {token.race for token in parts.TOKENS.values() if token.timing == "immediate"}
    assert immediate == {"ents", "wizards"}


def test_r9_2_bonus_spaces() -> None:
    kinds = {space: effect.type for space, effect in parts.BONUSES.items()}
    assert kinds == {3: "coins", 6: "place_units", 9: "extra_turn", 12: "remove_enemy_fortress"}
    assert parts.GOAL == 14
    assert all(effect_of(effect, "bonus") is not None for effect in parts.BONUSES.values())


def test_every_cost_and_effect_is_understood() -> None:
    for card in parts.CARDS.values():
        assert all(count > 0 for count in card.cost.skills.values())
        kinds = {effect.type for effect in card.effects}
        lasting = kinds <= {"skills", "skills_choice", "race"}
        assert lasting == all(effect_of(effect, card.id) is None for effect in card.effects)
    for token in parts.TOKENS.values():
        assert token.timing == "persistent" or effect_of(token.effect, token.id) is not None


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_fact_keeps_its_confidence(path: Path) -> None:
    """Nothing in the box is invented; only the promotional tiles, which are not in it, are known in part."""
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert set(document["confidence_levels"]) == {"exact", "concordant", "partial", "reconstructed"}
    rows = [row for name in ("cards", "tiles", "tokens") for row in document.get(name, [])]
    rows += list(document["chapters"].values()) if path.stem == "layouts" else []
    rows += [] if rows else [document]
    assert all(row["confidence"] in {"exact", "concordant"} for row in rows)


def test_the_longest_texts_of_chance_fit() -> None:
    longest = max(parts.TOKENS, key=len)
    deck = parts.DECK[1]
    actions = (
        Deal(deck[:12]),
        SetAside(deck[:3]),
        Token(longest),
        Tiles(tuple(sorted(parts.TILES, key=len)[-3:])),
    )
    assert all(len(str(action)) <= LONGEST for action in actions)
