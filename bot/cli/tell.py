"""A record from a file, told as a story: for bug reports, and to see whether a record is sound.

python -m bot tell record.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot import all_bundles
from bot.config import StartError, shell_language
from bot.engine import RecordError
from bot.match.archive import read_record, tell_line
from bot.text import Language

MOST_BYTES = 4 * 1024 * 1024


def print_story(path: Path | None) -> None:
    """Print the story of a recorded game. Raises StartError."""
    if path is None:
        raise StartError("cli-record-missing")
    for line in tell_story(path, shell_language()):
        print(line)


def tell_story(path: Path, language: Language) -> Iterator[str]:
    """Tell the lines of a game's story as everybody may know it, and how it ended.

    Raises StartError for a file that cannot be read and for a record with anything wrong, naming the line.
    """
    try:
        title, record, played = read_record(all_bundles(), read_text(path))
    except RecordError as error:
        shown = tell_line(error, all_bundles(), language).replace("**", "")
        raise StartError(error.reason, line=str(error.line), text=shown) from error
    game = title.game
    words = title.of(game.options.model_validate_json(record.options)).words
    for step in played:
        for event in step.events:
            told = words.tell(event, None, language) if event.known_to(None) else None
            if told is not None:
                yield told
    seen = game.observe(played[-1].state, None)
    yield words.status(seen, language) if seen.outcome is None else words.outcome(seen, language)


def read_text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise StartError("cli-record-too-large", path=str(path))
        return data.decode()
    except OSError as error:
        raise StartError("cli-record-unreadable", path=str(path)) from error
    except UnicodeDecodeError as error:
        raise StartError("cli-record-no-text", path=str(path)) from error
