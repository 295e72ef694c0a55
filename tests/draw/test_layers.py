"""What is kept of the games' layers is bounded: those painted longest ago are forgotten."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import lru_cache
from types import ModuleType

import pytest

from bot.draw import layers

Game = tuple[object, Callable[[int], bytearray]]


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """Three games, each with a board and a cache that holds a layer."""
    monkeypatch.setattr(layers, "_used", {})
    made: list[Game] = []
    for name in ("one", "two", "three"):
        module = ModuleType(f"shelf.{name}.painting_land")
        cache = lru_cache(maxsize=4)(bytearray)
        module.ground = cache
        monkeypatch.setitem(sys.modules, module.__name__, module)
        board = type("Board", (), {"__module__": f"shelf.{name}.board"})()
        cache(64)
        layers.use(board)
        made.append((board, cache))
    return made


def kept(games: list[Game]) -> list[bool]:
    return [bool(cache.cache_info().currsize) for _, cache in games]  # type: ignore[attr-defined]


def test_nothing_is_forgotten_while_there_is_room(games: list[Game]) -> None:
    assert layers.keep_within(1 << 60) == []
    assert kept(games) == [True, True, True]


def test_games_are_forgotten_the_one_painted_longest_ago_first(
    games: list[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    layers.use(games[0][0])
    monkeypatch.setattr(layers, "held", iter((300, 300, 150)).__next__)
    assert layers.keep_within(200) == ["shelf.two"]
    assert kept(games) == [True, False, True]


def test_the_game_just_painted_is_never_forgotten(games: list[Game]) -> None:
    assert layers.keep_within(0) == ["shelf.one", "shelf.two"]
    assert kept(games) == [False, False, True]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells")
def test_what_is_held_is_known() -> None:
    before = layers.held()
    block = bytearray(b"x") * (64 << 20)
    assert layers.held() - before > len(block) // 2
