"""`make figures` counts what it says."""

from __future__ import annotations

from pathlib import Path

from tests.figures import count_figures, count_noun_clauses, find_circle, find_rooms


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
