"""No module of a game needs one that needs it: rules know the state, the state knows no rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import grimp
import pytest

from cogs import games

KEYS = [each.facts.key for each in games()]


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    return grimp.build_graph("cogs")


def imports_within(graph: grimp.ImportGraph, package: str) -> dict[str, set[str]]:
    """What each module of a package imports of it, lazily or not."""
    modules = {each for each in graph.modules if each.startswith(f"{package}.")}
    return {each: graph.find_modules_directly_imported_by(each) & modules for each in modules}


def circular(imports: Mapping[str, set[str]]) -> Iterator[str]:
    """The modules that need themselves by way of others."""
    for module in sorted(imports):
        reached: set[str] = set()
        waiting = set(imports[module])
        while waiting:
            found = waiting.pop()
            reached.add(found)
            waiting |= imports[found] - reached
        if module in reached:
            yield module


@pytest.mark.parametrize("key", KEYS)
def test_no_game_has_an_import_cycle(graph: grimp.ImportGraph, key: str) -> None:
    assert list(circular(imports_within(graph, f"cogs.{key}"))) == []


def test_a_planted_cycle_is_noticed() -> None:
    imports = {"state": {"turn"}, "turn": {"battle"}, "battle": {"state"}, "words": {"state"}}
    assert list(circular(imports)) == ["battle", "state", "turn"]
