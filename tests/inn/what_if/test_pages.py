"""Every page of a branch fits into a message, in both languages, wherever in a game it begins."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.engine import CHANCE, Chance, Decisions
from bot.match.bundle import GameBundle
from bot.store import BranchRow
from bot.text import LANGUAGES
from bot.ui.page import Page
from cogs import bundles
from cogs.inn.what_if.model import Branch, list_results, play, resume, write_actions
from cogs.inn.what_if.pages import Shown, branch_page, find_ways, line_page, start_page
from tests.laws.seen import play as play_at_random
from tests.laws.seen import presentation_of, view_of
from tests.ui.test_limits import problems

EVERY, MOST, DEEDS = 9, 120, 6
"""Of so many positions of a random game one is begun at, up to there, and so much is done."""


def branches(title: GameBundle, seed: int) -> list[Branch]:
    """Branches from several positions of a random game, each after some deeds."""
    rng, game, all_branches = Random(seed), title.game, []
    for number, moment in enumerate(play_at_random(game, game.options(), Random(seed))):
        if number > MOST:
            break
        if number % EVERY:
            continue
        row = BranchRow(1, 2**24 - 1, 9, "", 999, "", 1, game.dump(moment.state), "[]", "[]", 511)
        branch = resume(game, row)
        all_branches.append(branch)
        for _ in range(DEEDS):
            pending = game.pending(branch.state)
            if isinstance(pending, Chance):
                actions = play(game, branch, CHANCE, [str(game.sample(branch.state, rng))])
            elif isinstance(pending, Decisions):
                seat = rng.choice(pending.open).seat
                actions = play(game, branch, seat, [str(rng.choice(list(game.legal(branch.state, seat))))])
            else:
                break
            branch = resume(game, replace(row, actions=write_actions(actions)))
        all_branches.append(branch)
    return all_branches


@pytest.mark.parametrize("key", sorted(bundles()))
def test_every_page_fits_into_a_message(key: str) -> None:
    title = bundles()[key]
    presentation, game = presentation_of(title), title.game
    wrong: list[object] = []
    for branch in branches(title, 3):
        seats = game.seats(branch.start)
        table = view_of(title, game.options(), game.observe(branch.state, None), ()).table
        table = replace(table, id=36**4 - 1, seats=tuple((seat, 1001) for seat in seats))
        eyes = seats[len(branch.deeds) % len(seats)]
        chances = tuple(100 // len(seats) for _ in seats)
        shown = Shown(table, branch, eyes, chances, is_own=True, whole=len(branch.deeds), note="…" * 80)
        line = [tuple(branch.deeds)] if branch.deeds else []
        results: list[tuple[str, tuple[object, ...]]] = []
        if isinstance(game.pending(branch.state), Chance):
            results = list(list_results(game, branch.state, Random(1)))
        for language in LANGUAGES:
            pages: list[Page] = [
                branch_page(presentation, shown, language, results=results),  # type: ignore[arg-type]
                branch_page(presentation, replace(shown, is_own=False, chances=None), language),
                branch_page(presentation, replace(shown, whole=9), language),
                branch_page(presentation, shown, language, is_public=True),
                line_page(presentation, shown, line, 0, chances, language),
                start_page(presentation, table, 7, [branch.row], language, "…"),
                start_page(presentation, table, None, [], language),
            ]
            wrong += [problem for page in pages for problem in problems(page)]
    assert wrong == []


@pytest.mark.parametrize("key", sorted(bundles()))
def test_where_everything_can_be_taken_back_nothing_is_asked_once_more(key: str) -> None:
    title = bundles()[key]
    translator, game = presentation_of(title).translator("en"), title.game
    for branch in branches(title, 5):
        for seat in game.seats(branch.start):
            seen = game.observe(branch.state, seat)
            path, chains = find_ways(translator, title, seen, "en")
            ways = [*map(path, seen.legal), *(chain.path for chain in chains)]
            assert all(ways), "each action is named still"
            assert not any(item.asks for way in ways for item in way)
