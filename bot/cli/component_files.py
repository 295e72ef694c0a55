"""The component files of whoever runs the bot: one for each game that has been corrected."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bot.config import StartError
from bot.engine import ComponentFileError, read_component_file
from bot.match.bundle import GameBundle
from bot.text import Language, tell_problems

MARKDOWN: Final = re.compile(r"\*\*|\\(?=[^\w\s]|_)")
"""What a terminal would show of Discord's markdown."""


def read_component_files(
    folder: Path | None, bundles: Mapping[str, GameBundle], language: Language
) -> Mapping[str, str]:
    """The files `<game>.json` of a folder, by game. Raises StartError with the first problem.

    language: in which a problem is told.
    """
    if folder is None:
        return {}
    if not folder.is_dir():
        raise StartError("cli-components-missing", path=str(folder))
    return {
        key: _read(folder / f"{key}.json", bundle, language)
        for key, bundle in bundles.items()
        if bundle.components is not None and (folder / f"{key}.json").is_file()
    }


def _read(path: Path, bundle: GameBundle, language: Language) -> str:
    assert bundle.components is not None
    try:
        given = read_component_file(bundle.components.kind, path.read_text("utf-8-sig"))
    except ComponentFileError as error:
        told = tell_problems(error, bundle.words.translator(language))[0]
        problem = MARKDOWN.sub("", told)
        raise StartError("cli-components-wrong", path=str(path), problem=problem) from error
    except (OSError, UnicodeDecodeError) as error:
        raise StartError("cli-components-unreadable", path=str(path)) from error
    return given.model_dump_json(exclude_defaults=True)
