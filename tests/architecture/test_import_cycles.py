"""No module needs one that needs it, by way of packages either: whichever is imported first, it can be."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import grimp

Imports = Mapping[str, set[str]]


def packages_around(module: str) -> set[str]:
    """What Python starts before the module."""
    parts = module.split(".")
    return {".".join(parts[:length]) for length in range(1, len(parts))}


def read_imports(imports: Imports) -> Imports:
    """Each module with all it needs: what it imports, lazily or not, and the packages around that."""
    needs: dict[str, set[str]] = {}
    for module, imported in imports.items():
        around = {package for imported_module in imported for package in packages_around(imported_module)}
        needs[module] = imported | (around & imports.keys()) - packages_around(module) - {module}
    return needs


def circular(imports: Imports) -> Iterator[str]:
    """The modules that need themselves by way of others."""
    for module in sorted(imports):
        reached: set[str] = set()
        waiting = set(imports[module])
        while waiting:
            next_module = waiting.pop()
            reached.add(next_module)
            waiting |= imports[next_module] - reached
        if module in reached:
            yield module


def test_every_module_can_be_imported_first() -> None:
    graph = grimp.build_graph("bot", "cogs")
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert list(circular(read_imports(imports))) == []


def test_a_planted_cycle_is_noticed() -> None:
    imports = {"state": {"turn"}, "turn": {"battle"}, "battle": {"state"}, "words": {"state"}}
    assert list(circular(read_imports(imports))) == ["battle", "state", "turn"]


def test_a_cycle_by_way_of_a_package_is_noticed() -> None:
    imports = {"menus": {"mod"}, "menus.battle": set(), "mod": {"menus.battle"}}
    assert list(circular(read_imports(imports))) == ["menus", "mod"]
