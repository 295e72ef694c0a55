"""`make figures`: how large the program is and how its folders hang together, as a table."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import grimp

from bot.store.tables import TABLES
from tests.architecture.references import find_dead_references, list_texts
from tests.architecture.sources import ROOT, list_files, parse_file
from tests.architecture.test_press import MOST_FILES
from tests.architecture.test_sizes import MOST_LINES

PRODUCT = ("bot", "cogs")
CARDS = re.compile(r"cogs/war/.*(?:^|/)(?:cards|combat)(?:/|_|\.py)")
FEW_LINES = 30
NOUN_CLAUSE = re.compile(r"(?:Who(?:ever|m|se)?|What(?:ever)?|Whether|How|Where|When|Which|Why)\b")
STATEMENT = re.compile(r"\b(?:FROM|JOIN|INTO|UPDATE) (\w+)")
ROOMS = ("bot.match", "bot.ui", "cogs.war")


def count_figures() -> Iterator[tuple[str, str]]:
    """Count each figure; yield its name and value."""
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in list_files(*PRODUCT)}
    yield "product Python files", f"{len(lines):,}"
    yield "product Python lines", f"{sum(lines.values()):,}"
    yield f"files over {MOST_LINES} lines", str(sum(count > MOST_LINES for count in lines.values()))
    yield "files of War's cards", str(sum(bool(CARDS.search(_from_root(path))) for path in lines))
    small = [path for path, count in lines.items() if count <= FEW_LINES]
    in_war = sum(_from_root(path).startswith("cogs/war/") for path in small)
    yield f"files of at most {FEW_LINES} lines", f"{len(small)}, of these {in_war} in War"
    graph = grimp.build_graph(*PRODUCT)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    for floor in ROOMS:
        rooms = find_rooms(imports, floor)
        circle = sorted(find_circle(rooms))
        yield f"rooms in a circle: {floor}", f"{len(circle)} of {len(rooms)}"
    yield "SQL twin modules", str(len(find_twins()))
    clauses, docstrings = count_noun_clauses(list_files(*PRODUCT))
    yield "docstrings that begin with a noun clause", f"{clauses:,} of {docstrings:,}"
    yield "dead references", str(sum(1 for path in list_texts() for _ in _find_dead(path)))
    words = (ROOT / "docs" / "architecture.md").read_text("utf-8").split()
    yield "words of docs/architecture.md", f"{len(words):,}"
    yield "files of a press, as a test keeps them", f"at most {MOST_FILES}"


def find_rooms(imports: Mapping[str, set[str]], floor: str) -> dict[str, set[str]]:
    """Find the rooms of a floor, its folders and modules, each with the others it imports."""
    rooms: dict[str, set[str]] = {}
    for module, imported in imports.items():
        room = _room_of(module, floor)
        if room:
            others = {other for name in imported if (other := _room_of(name, floor))}
            rooms.setdefault(room, set()).update(others - {room})
    return rooms


def find_circle(rooms: Mapping[str, set[str]]) -> set[str]:
    """Find the rooms that import themselves by way of others."""
    return {room for room in rooms if room in _reach(rooms, room)}


def find_twins(store: Path = ROOT / "bot" / "store") -> set[str]:
    """Find the modules of each engine that have statements about a table of which the other one has some."""
    sqlite, postgres = (_find_queried(store / engine) for engine in ("sqlite", "postgres"))
    return {module for table in sqlite.keys() & postgres.keys() for module in sqlite[table] | postgres[table]}


def count_noun_clauses(paths: Iterable[Path]) -> tuple[int, int]:
    """Count the docstrings that begin with a noun clause, and all: of modules, classes and functions."""
    documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    nodes = (node for path in paths for node in ast.walk(parse_file(path)))
    docstrings = [
        text for node in nodes if isinstance(node, documented) and (text := ast.get_docstring(node))
    ]
    return sum(bool(NOUN_CLAUSE.match(text)) for text in docstrings), len(docstrings)


def _find_queried(engine: Path) -> dict[str, set[str]]:
    """Find the tables of the house that the modules of an engine have statements about, with the modules."""
    queried: dict[str, set[str]] = {}
    for path in engine.glob("*.py"):
        texts = (node.value for node in ast.walk(parse_file(path)) if isinstance(node, ast.Constant))
        named = {table for text in texts if isinstance(text, str) for table in STATEMENT.findall(text)}
        for table in named & {*TABLES, "migration"}:
            queried.setdefault(table, set()).add(f"{engine.name}/{path.name}")
    return queried


def _find_dead(path: str) -> Iterator[str]:
    return find_dead_references(path, (ROOT / path).read_text("utf-8"))


def _room_of(module: str, floor: str) -> str | None:
    return module.split(".")[floor.count(".") + 1] if module.startswith(f"{floor}.") else None


def _reach(rooms: Mapping[str, set[str]], start: str) -> set[str]:
    reached: set[str] = set()
    waiting = set(rooms[start])
    while waiting:
        room = waiting.pop()
        reached.add(room)
        waiting |= rooms[room] - reached
    return reached


def _from_root(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


if __name__ == "__main__":
    for name, value in count_figures():
        print(f"{name:42}  {value}")
