"""P4 at the table: what a viewer may not know changes nothing the viewer is shown, at every step of a game.

P6 beside it: every legal action can be reached through the menu, within Discord's limits. SEEN_GAMES says how
many games are followed step by step (one in make test; more in make soak).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from bot.engine import Decisions, Event, Outcome
from bot.engine.game import AnyGame
from bot.match.bundle import GameBundle
from bot.text import LANGUAGES
from bot.ui.menus.level import THEN
from bot.ui.menus.tree import menu
from cogs import bundles
from tests.laws.laws import any_options
from tests.laws.seen import (
    Moment,
    everything_seen,
    paths,
    pictures_seen,
    play,
    presentation_of,
    same_pictures,
    trails,
    view_of,
)
from tests.laws.variations import OPEN, SEEN_EVERY, VARIATIONS
from tests.soak import SOAK

GAMES = int(os.environ.get("SEEN_GAMES", "60" if SOAK else "1"))
PICTURE_EVERY = 4 if SOAK else 12
"""Of so many steps one is compared in pictures; a game may say otherwise (tests.laws.variations)."""
WORDS_EVERY = 1 if SOAK else 4
"""Of so many steps each viewer's words and components are compared in one, at each step other viewers'."""
TWICE_EVERY = 1 if SOAK else 4
"""Of so many comparisons in pictures one paints both, however alike their scenes are."""
SCALE = 0.4
NEWS = 12


def viewers(title: GameBundle) -> tuple[str | None, ...]:
    return (None, *title.game.facts.seats)


def compare(
    title: GameBundle,
    game: AnyGame,
    seed: int,
    pictures: bool,
    agreed: Mapping[str, object] = MappingProxyType({}),
    most: int | None = None,
) -> int:
    """Follows a random game and compares the truth with a variation for every viewer.

    agreed: options that are not drawn. most: positions to look at; None for all.
    """
    rng, presentation, vary = Random(seed), presentation_of(title), VARIATIONS[title.key]
    options = any_options(game, rng, people=True, agreed=agreed)
    news: list[Event] = []
    every = PICTURE_EVERY if SOAK else SEEN_EVERY.get(title.key, PICTURE_EVERY)
    shot: set[tuple[str | None, str]] = set()
    varied = drawings = 0
    for number, moment in enumerate(islice(play(game, options, rng), most)):
        news = [*news, *moment.events][-NEWS:]
        for place, viewer in enumerate(viewers(title)):
            other = vary(moment.state, viewer, rng)
            varied += other != moment.state
            told = tuple(event for event in news if event.known_to(viewer))
            seen, instead = game.observe(moment.state, viewer), game.observe(other, viewer)
            assert seen == instead
            if (number + place) % WORDS_EVERY == 0:
                shown = everything_seen(title, presentation, view_of(title, options, seen, told))
                assert shown == everything_seen(title, presentation, view_of(title, options, instead, told))
            views, asked = {(viewer, view) for view in title.board.views(seen)}, []
            if viewer is not None and seen.legal:
                assert title.board.offers(seen, title.board.needed(seen))
                assert title.board.needed(seen) == title.board.needed(instead)
                asked = [title.board.needed(seen)]
            if pictures and (number % every == seed % every or not views <= shot):
                shot |= views
                language = LANGUAGES[(seed + drawings // len(viewers(title))) % 2]
                drawings += 1
                latest = title.board.shown_after(seen, told)[0]
                shown = sorted({latest, *asked, *(view for _, view in views)})
                twice = drawings % TWICE_EVERY == 1 % TWICE_EVERY
                assert same_pictures(title, seen, instead, language, SCALE, shown, twice=twice)
    return varied


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("key", sorted(bundles()))
def test_p4_what_is_hidden_changes_nothing_that_is_shown(key: str, seed: int) -> None:
    title = bundles()[key]
    varied = compare(title, title.game, seed, pictures=True)
    assert varied > 20 or key in OPEN, "the variations must really differ"


def test_p4_a_planted_leak_reaches_words_and_components_and_is_noticed() -> None:
    title = bundles()["confrontation"]

    class Leaky(type(title.game)):  # type: ignore[misc]
        def observe(self, state: Any, viewer: Any) -> Any:
            seen = super().observe(state, viewer)
            owner = {
                (piece.side, piece.region, piece.position): piece.figure
                for side in ("light", "dark")
                for piece in title.game.observe(state, side).pieces
                if piece.side == side
            }
            pieces = tuple(
                replace(seen_piece, figure=owner[seen_piece.side, seen_piece.region, seen_piece.position])
                if seen_piece.region == "fangorn"
                else seen_piece
                for seen_piece in seen.pieces
            )
            return replace(seen, pieces=pieces)

    with pytest.raises(AssertionError):
        _ = [compare(title, Leaky(), seed, pictures=False) for seed in range(5)]


def test_p4_a_planted_leak_reaches_picture_bytes() -> None:
    title = bundles()["confrontation"]
    rng = Random(1)
    moments = list(play(title.game, title.game.options(), rng))
    middle = title.game.observe(moments[len(moments) // 2].state, None)
    at = next(number for number, piece in enumerate(middle.pieces) if piece.figure is None)
    leaked = replace(middle.pieces[at], figure="frodo" if middle.pieces[at].side == "light" else "balrog")
    other = replace(middle, pieces=(*middle.pieces[:at], leaked, *middle.pieces[at + 1 :]))
    assert pictures_seen(title, middle, "en", SCALE) != pictures_seen(title, other, "en", SCALE)


@pytest.mark.parametrize("key", sorted(bundles()))
def test_p6_every_legal_action_is_reached_through_the_menu(key: str) -> None:
    title = bundles()[key]
    for seed in range(3):
        rng = Random(seed)
        options = any_options(title.game, rng, people=True)
        for moment in play(title.game, options, rng):
            for seat in title.game.seats(moment.state):
                _reach(title, options, moment, seat)


def _reach(title: GameBundle, options: Any, moment: Moment, seat: str) -> None:
    seen = title.game.observe(moment.state, seat)
    if isinstance(title.game.pending(moment.state), Outcome):
        assert seen.legal == ()
        return
    assert [*seen.legal] == [*title.game.legal(moment.state, seat)]
    if not seen.legal:
        return
    view = view_of(title, options, seen, ())
    reached: set[str] = set()
    path = paths(title, view, "en")
    chains = title.words.chains(seen, "en")
    for trail in trails(view, path, chains, most=500):
        level = menu(seen.legal, path, trail, chains)
        offered = [*level.shortcuts, *(choice for menu in level.selects for choice in menu)]
        reached |= {choice.action for choice in offered if choice.action is not None}
    assert {text.split(THEN)[0] for text in reached} == {str(action) for action in seen.legal}
    for chain in reached:
        _play_chain(title.game, moment.state, seat, chain)


def _play_chain(game: AnyGame, state: Any, seat: str, chain: str) -> None:
    """Every action of a line can be done, and nothing is shown or handed over before its last one."""
    *first, last = chain.split(THEN)
    for text in first:
        step = game.apply(state, seat, game.parse(text))
        pending, state = game.pending(step.state), step.state
        assert not any(event.reveals for event in step.events), chain
        assert isinstance(pending, Decisions), chain
        assert [decision.seat for decision in pending.open] == [seat], chain
    game.apply(state, seat, game.parse(last))
