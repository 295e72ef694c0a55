"""What a list of games tells of one: known without its rules, which take long to load and much room."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.match.bundle import GameBundle
from bot.text import Catalogue, Language, Translator


@dataclass(frozen=True, slots=True)
class Told:
    """The words of a listing in one language. openings: command and description of each."""

    name: str
    command: str
    openings: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """A game in a list of games.

    command: its group, as programs call it. players: how many may play. openings: the names of those its
    title has. strings: the folders with `game-name`, `command` and the messages of the openings.
    """

    key: str
    command: str
    players: tuple[int, ...]
    strings: tuple[Path, ...]
    openings: tuple[str, ...] = ()

    def told(self, language: Language) -> Told:
        """Its words in a language."""
        return _told(self, language)


@cache
def _told(listing: Listing, language: Language) -> Told:
    translator = Catalogue(*listing.strings)[language]
    command = command_in(translator, listing.command)
    openings = [f"command-{name}" for name in listing.openings]
    return Told(
        translator("game-name"),
        command,
        tuple((translator(each), translator(f"{each}.description")) for each in openings),
    )


def command_in(translator: Translator, command: str) -> str:
    """What a game's command group is called in the language of its speech. command: as programs say."""
    return translator("command") if translator.has("command") else command


async def fetched(bundles: Mapping[str, GameBundle], key: str) -> GameBundle | None:
    """A title that may have to be loaded first, which takes too long for the event loop; None for no game."""
    return await asyncio.to_thread(bundles.get, key)
