"""Files stay short enough to be read at once."""

from __future__ import annotations

from tests.architecture.sources import ROOT, list_files

MOST_LINES = 600


def test_no_file_of_the_program_is_too_long() -> None:
    lines = {path: len(path.read_text("utf-8").splitlines()) for path in list_files("bot", "cogs")}

    long_files = [f"{path.relative_to(ROOT)}: {count}" for path, count in lines.items() if count > MOST_LINES]

    assert not long_files, "\n".join(long_files)
