"""The examples in the engine's docstrings run and say what they say."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import bot.engine

MODULES = [
    "bot.engine",
    *(f"bot.engine.{module.name}" for module in pkgutil.iter_modules(bot.engine.__path__)),
]


@pytest.mark.parametrize("name", MODULES)
def test_every_example_says_what_is_written_below_it(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0


@pytest.mark.parametrize("name", ["bot.engine", "bot.engine.game", "bot.engine.record"])
def test_there_are_examples_of_a_game_of_its_notation_and_of_a_record(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).attempted > 0
