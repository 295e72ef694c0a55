"""Title cards of whole games: at most one for a request, each thing once, and never many in a game."""

from __future__ import annotations

from typing import Final

import pytest

from bot.engine import encode_events, replay
from bot.store import EntryRow
from cogs import bundles
from cogs.inn.title_cards.service import find_occasion
from tests.playthroughs.make import FOLDER, record_of

MOST: Final = 14
"""Cards of the longest game: War has thirteen Strongholds that may fall, and few do."""
GAMES: Final = [path for key in bundles() for path in sorted((FOLDER / key).glob("*.txt"))]


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_has_few_cards_and_each_of_them_once(path: object) -> None:
    assert isinstance(path, type(FOLDER))
    bundle = bundles()[path.parent.name]
    log: list[EntryRow] = []
    shown: list[tuple[str, str]] = []
    for number, step in enumerate(replay(bundle.game, record_of(path.read_text("utf-8"))), start=1):
        public = [event for event in step.events if event.known_to(None)]
        if not any(moment.find(event) is not None for event in public for moment in bundle.moments):
            continue
        events = encode_events(step.events)
        log.append(EntryRow(number, number, step.seat, "action", "", events, False, False, ""))
        occasion = find_occasion(bundle, log, number)
        shown += [occasion.key] if occasion is not None else []
    assert len(set(shown)) == len(shown) <= MOST
