"""`make figures` counts what it says."""

from __future__ import annotations

from pathlib import Path

from tests.figures import count_figures, count_noun_clauses, find_circle, find_rooms, find_twins


def test_every_figure_is_counted() -> None:
    figures = dict(count_figures())

    assert figures["dead references"] == "0"
    assert figures["files over 600 lines"] == "0"
    assert all(figures.values())


def test_rooms_that_import_one_another_are_a_circle() -> None:
    imports = {
        "bot.match.log.news": {"bot.match.play.actions", "bot.store"},
        "bot.match.play.actions": {"bot.match.log.notes"},
        "bot.match.clocks.pace": {"bot.match.play.actions"},
    }

    rooms = find_rooms(imports, "bot.match")

    assert rooms == {"log": {"play"}, "play": {"log"}, "clocks": {"play"}}
    assert find_circle(rooms) == {"log", "play"}


def test_a_noun_clause_is_known_from_an_imperative(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text('"""Whether it is so."""\ndef find() -> None:\n    """Find it."""\n', "utf-8")

    assert count_noun_clauses([module]) == (1, 2)


def test_each_query_is_written_once_for_both_engines() -> None:
    assert find_twins() == set()


def test_a_query_that_both_engines_write_is_noticed(tmp_path: Path) -> None:
    for engine, mark in (("sqlite", "?"), ("postgres", "%s")):
        (tmp_path / engine).mkdir()
        (tmp_path / engine / "deadlines.py").write_text(
            f'A = "SELECT due FROM deadline LIMIT {mark}"\n', "utf-8"
        )
        (tmp_path / engine / "lease.py").write_text('B = "SELECT pid FROM lease"\n', "utf-8")

    assert find_twins(tmp_path) == {"sqlite/deadlines.py", "postgres/deadlines.py"}
