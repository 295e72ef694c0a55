"""The story under a picture: at most five lines of what is new; nothing is lost, nothing betrayed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

import pytest

from bot.engine import Event, PlayedItself
from bot.match.bundle import GameBundle
from bot.match.views import View
from bot.text import LANGUAGES, Language
from bot.ui.presentation import Presentation
from bot.ui.story import MOST_LINES, list_lines, tell_since
from cogs import bundles
from tests.laws.laws import any_options
from tests.laws.matches import MATCH, MatchPlay, Request
from tests.laws.seen import presentation_of
from tests.soak import SOAK

STEPS = int(os.environ.get("STORY_STEPS", "5000" if SOAK else "120"))
TITLES = sorted(bundles())


def check(title: GameBundle, presentation: Presentation, view: View, language: Language) -> None:
    """Check what one viewer is told at one moment."""
    translator = presentation.translator(language)
    bundle = presentation.bundle(view.table)
    lines = [story_line.text for story_line in list_lines(translator, bundle, view, language)]
    shown = tell_since(translator, bundle, view, language).splitlines()
    assert len(shown) <= MOST_LINES
    if shown != lines:
        *shown, more = shown
        assert more == translator("news-more", count=len(lines) - len(shown))
        rest = iter(lines)
        assert all(shown_line in rest for shown_line in shown), "in their order"

    whole = "\n".join(lines)
    how = bundle.words.outcome(view.observation, language) if view.observation.outcome else None
    for event in (event for request in view.since for line in request for event in line):
        assert event.known_to(view.seat)
        said = None if isinstance(event, PlayedItself) else bundle.words.tell(event, view.seat, language)
        if said and (how is None or how not in said):
            assert (said in whole) is not event.begins_turn, said


def check_nothing_is_missed(play: MatchPlay, view: View, chosen: int) -> None:
    """Check that a seat is told all that it may know of what has happened since it chose."""
    new = [event for request in view.since for line in request for event in line]
    happened = play.told(view.seat, chosen)
    assert _last(new, happened) == _last(happened, new)


def _last(events: Sequence[Event], others: Sequence[Event]) -> list[Event]:
    """As many as there are of both."""
    told = [event for event in events if not isinstance(event, PlayedItself)]
    return told[len(told) - min(len(told), sum(not isinstance(event, PlayedItself) for event in others)) :]


@pytest.mark.parametrize("key", TITLES)
async def test_p4_p14_the_story_is_short_true_and_whole(key: str) -> None:
    """Given random games of a title, everybody is told what is new at every step, in five lines at most."""
    title, rng = bundles()[key], Random(key)
    presentation = presentation_of(title)
    play = await MatchPlay.begin(title, any_options(title.game, rng, people=True), key)
    chosen = dict.fromkeys(play.users, 0)
    for step in range(STEPS):
        views = await play.views()
        asked = [seat_view for seat_view in views.values() if seat_view.observation.legal]
        for view in views.values():
            check(title, presentation, view, LANGUAGES[step % len(LANGUAGES)])
            if view.seat is not None and view.table.phase == "playing":
                check_nothing_is_missed(play, view, chosen[view.seat])
        if not asked:
            break
        view = rng.choice(asked)
        text = str(rng.choice(list(view.observation.legal)))
        assert view.seat is not None
        assert await play.ask(Request("act", view.seat, f"{key}{step}", text)) is None
        chosen[view.seat] = len(play.store.logs[MATCH])
