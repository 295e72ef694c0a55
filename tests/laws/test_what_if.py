"""P4 in a look back: what is tried out from what a seat knew does not change with what was hidden from it.

Two games that differ only in that are gone through alike: the position that is imagined, what the house is
asked and what it answers, the pages and their pictures are the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import bot.match.moments
import cogs.inn.what_if.model
from bot.agents import Budget
from bot.engine import CHANCE, Chance, Record, Seat
from bot.match.bundle import GameBundle
from bot.match.moments import imagine
from bot.match.review import Deed, judge_moment, number_moments, play_through, survey
from bot.store import BranchRow
from bot.text import LANGUAGES
from cogs import bundles
from cogs.inn.what_if.model import (
    Branch,
    Situation,
    choose_next,
    estimate,
    find_situation,
    list_results,
    play,
    resume,
    write_actions,
)
from cogs.inn.what_if.pages import Shown, branch_page, find_eyes, line_page
from tests.laws.laws import any_options
from tests.laws.seen import alt_texts, presentation_of, tree, view_of
from tests.laws.variations import OPEN, VARIATIONS

EACH = pytest.mark.parametrize("key", sorted(bundles()))
FEW = Budget(playouts=3)
STEPS, WHOLE = 60, 20_000


def game_at_random(title: GameBundle, seed: int, steps: int = STEPS) -> Record:
    """The beginning of a random game."""
    rng = Random(seed)
    options = any_options(title.game, rng, people=True)
    state, log = title.game.new(options), list[tuple[Seat, str]]()
    for _ in range(steps):
        pending = title.game.pending(state)
        if isinstance(pending, Chance):
            seat, action = CHANCE, title.game.sample(state, rng)
        elif hasattr(pending, "open"):
            seat = rng.choice(pending.open).seat
            action = rng.choice(list(title.game.legal(state, seat)))
        else:
            break
        state = title.game.apply(state, seat, action).state
        log.append((seat, str(action)))
    return Record(title.key, title.game.facts.ruleset, options.model_dump_json(), tuple(log))


def branch_of(title: GameBundle, record: Record, moment: int, eyes: Seat | None, seed: int) -> Branch:
    """A branch in which something has been done at random."""
    start = imagine(title, record, moment, eyes, Random(seed))
    row = BranchRow(1, 5, 9, "", moment, eyes or "", record.ruleset, title.game.dump(start), "[]", "[]", 0)
    rng, branch = Random(seed), resume(title.game, row)
    for _ in range(4):
        pending = title.game.pending(branch.state)
        if isinstance(pending, Chance):
            text, _ = rng.choice(list_results(title.game, branch.state, rng))
            actions = play(title.game, branch, CHANCE, [text])
        elif hasattr(pending, "open"):
            seat = rng.choice(pending.open).seat
            legal = list(map(str, title.game.legal(branch.state, seat)))
            actions = play(title.game, branch, seat, [rng.choice(legal)])
        else:
            break
        branch = resume(title.game, replace(row, actions=write_actions(actions)))
    return branch


def all_seen(title: GameBundle, record: Record, moment: int, eyes: Seat, seed: int) -> Any:
    """Everything there is to see of a branch from what a seat knew."""
    branch, game = branch_of(title, record, moment, eyes, seed), title.game
    options = game.options.model_validate_json(record.options)
    presentation = presentation_of(title)
    table = view_of(title, options, game.observe(branch.state, eyes), ()).table
    table = replace(table, seats=tuple((seat, 1) for seat in game.seats(branch.start)))
    agent, situation = title.agent, find_situation(game, record, branch)
    chances = estimate(agent, situation, FEW, seed) if situation.can_be_judged else ()
    following = choose_next(agent, situation, FEW, seed)
    line = tuple(cogs.inn.what_if.model.follow(game, branch.state, [following] if following else []))
    shown = Shown(table, branch, find_eyes(title, branch), chances, is_own=True, whole=len(branch.deeds))
    pages = []
    for language in LANGUAGES:
        results = ()
        if isinstance(game.pending(branch.state), Chance):
            results = tuple(list_results(game, branch.state, Random(seed)))
        pages.append(branch_page(presentation, shown, language, results=results))
        pages.append(branch_page(presentation, shown, language, is_public=True))
        pages.append(line_page(presentation, shown, [line] if line else [], 0, chances, language))
    told = [(tree(page, alt_texts(page, {})), [one.stem for one in page.pictures]) for page in pages]
    return situation, chances, following, told


@EACH
@pytest.mark.parametrize("seed", range(2))
def test_p4_what_is_imagined_judged_and_shown_does_not_change_with_what_was_hidden(
    key: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compare(key, seed, monkeypatch) or key in OPEN


def compare(key: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """Goes through a game as it was and as it may have been; how often these differed."""
    title, rng = bundles()[key], Random(seed)
    record = game_at_random(title, seed)
    last = max(number for number, _, _ in number_moments(play_through(title.game, record)))
    differing = 0
    for moment in sorted({last // 3, last // 2, last - 1}):
        for eyes in title.game.seats(imagine(title, record, 0, None, rng))[:2]:
            honest = all_seen(title, record, moment, eyes, seed)

            def vary(game: Any, log: Record, eyes: Seat = eyes) -> Iterator[Deed]:
                for deed in play_through(game, log):
                    yield replace(deed, state=VARIATIONS[key](deed.state, eyes, Random(seed)))

            truth = imagine(title, record, moment, None, rng)
            with monkeypatch.context() as instead:
                instead.setattr(bot.match.moments, "play_through", vary)
                instead.setattr(cogs.inn.what_if.model, "play_through", vary)
                cogs.inn.what_if.model.recall.cache_clear()
                differing += imagine(title, record, moment, None, rng) != truth
                assert all_seen(title, record, moment, eyes, seed) == honest
            cogs.inn.what_if.model.recall.cache_clear()
    return differing


def test_p4_a_branch_that_begins_as_it_was_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a planted leak: what was hidden is not imagined but true."""
    honest = imagine

    def leak(title: Any, record: Record, moment: int, eyes: Seat | None, rng: Random) -> Any:
        return honest(title, record, moment, None, rng)

    monkeypatch.setitem(globals(), "imagine", leak)

    def go_through() -> None:
        for seed in range(4):
            with pytest.MonkeyPatch.context() as patches:
                compare("confrontation", seed, patches)

    with pytest.raises(AssertionError):
        go_through()


@EACH
def test_over_a_whole_game_a_moment_is_judged_alike_wherever_it_is_looked_at(key: str) -> None:
    title = bundles()[key]
    agent, record = title.agent, game_at_random(title, 3, WHOLE)
    review = survey(agent, record, ())
    begun, last = review.turns[0] if review.turns else 0, len(review.chances) - 1
    for moment in {0, begun, last // 2, last}:
        assert judge_moment(agent, record, moment) == review.chances_at(moment)
    states = [deed.state for _, deed, is_new in number_moments(play_through(title.game, record)) if is_new]
    assert title.game.observe(states[-1], None).outcome is not None
    for moment in range(begun, last, 5):
        situation = Situation(states[moment], None, ())
        assert estimate(agent, situation, FEW, 0) == review.chances[moment]
