"""A record from a file, told as a story: for bug reports, and to see whether a record is sound.

python -m bot tell record.txt
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.client import all_bundles
from bot.config import SettingsError
from bot.engine import RecordError
from bot.match.records import read_record
from bot.text import Language

MOST_BYTES = 4 * 1024 * 1024


def story(path: Path, language: Language) -> Iterator[str]:
    """The lines of a game's story as everybody may know it, and how it ended.

    Raises SettingsError for a file that cannot be read and for a record with anything wrong, naming the line.
    """
    try:
        title, _, played = read_record(all_bundles(), _text(path))
    except RecordError as error:
        raise SettingsError(error.reason, line=str(error.line), text=error.text) from error
    words, game = title.words, title.game
    for each in played:
        for event in each.events:
            told = words.tell(event, None, language) if event.known_to(None) else None
            if told is not None:
                yield told
    seen = game.observe(played[-1].state, None)
    yield words.status(seen, language) if seen.outcome is None else words.outcome(seen, language)


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise SettingsError("cli-record-too-large", path=str(path))
        return data.decode()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError("cli-record-unreadable", path=str(path), why=str(error).rstrip(".")) from error
