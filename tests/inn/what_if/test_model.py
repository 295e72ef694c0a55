"""How a branch is played and what the house is asked, on the games themselves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.agents import Budget
from bot.engine import CHANCE, Chance, Decisions
from bot.match.bundle import GameBundle
from bot.match.values import RefusedError
from bot.store import BranchRow
from cogs import bundles
from cogs.inn.what_if.model import (
    MOST_LISTED,
    Branch,
    Deed,
    Situation,
    choose_next,
    group_steps,
    list_results,
    play,
    read_stamp,
    resume,
    take_back,
    write_actions,
)
from tests.laws.seen import play as play_at_random

FEW = Budget(playouts=3)


def position(title: GameBundle, wanted: Callable[[Any], bool], seed: int = 1) -> Any:
    """The first position of a random game that is as wanted."""
    game = title.game
    for moment in play_at_random(game, game.options(), Random(seed)):
        if wanted(game.pending(moment.state)):
            return moment.state
    raise AssertionError("there is none")


def branch_at(title: GameBundle, state: Any, *actions: tuple[str, str]) -> Branch:
    dump, written = title.game.dump(state), write_actions(actions)
    return resume(title.game, BranchRow(1, 77, 9, "", 3, "", 1, dump, written, "[]", 5))


def test_a_button_says_which_branch_which_position_of_it_and_for_which_seat() -> None:
    title = bundles()["journey"]
    branch = branch_at(title, position(title, lambda pending: isinstance(pending, Decisions)))
    assert read_stamp(branch.stamp(3)) == (77, 3, 5)


def test_steps_end_where_something_can_be_told_and_chance_belongs_to_what_it_follows() -> None:
    title = bundles()["journey"]
    told = next(
        moment.events
        for moment in play_at_random(title.game, title.game.options(), Random(1))
        if moment.events
    )

    def deed(seat: str, *, tells: bool) -> Deed:
        return Deed(seat, "", None, None, told if tells else (), by_itself=False)

    silent, loud = deed("yellow", tells=False), deed("red", tells=True)
    chance = deed(CHANCE, tells=True)
    assert group_steps([silent, loud, chance, loud, silent]) == [(silent, loud, chance), (loud,), (silent,)]
    assert group_steps([]) == []


def test_all_results_of_a_die_are_listed_and_of_many_dice_some() -> None:
    title = bundles()["war"]
    state = position(title, lambda pending: isinstance(pending, Chance) and pending.kind == "action_roll")
    results = list_results(title.game, state, Random(1))
    assert 1 < len(results) <= MOST_LISTED
    assert all(title.game.check(state, CHANCE, title.game.parse(text)) is None for text, _ in results)

    small = bundles()["duel"]
    state = position(small, lambda pending: isinstance(pending, Chance) and pending.kind == "set_aside")
    assert len(list_results(small.game, state, Random(1))) == len(small.game.legal(state, CHANCE))


def test_what_came_by_itself_is_taken_back_with_what_it_followed() -> None:
    for key, title in bundles().items():
        state = position(title, lambda pending: isinstance(pending, Decisions))
        branch, rng = branch_at(title, state), Random(3)
        for _ in range(30):
            pending = title.game.pending(branch.state)
            if not isinstance(pending, Decisions | Chance):
                break
            seat = CHANCE if isinstance(pending, Chance) else pending.open[0].seat
            legal = (
                [title.game.sample(branch.state, rng)]
                if seat == CHANCE
                else (list(title.game.legal(branch.state, seat)))
            )
            before = [(deed.seat, deed.text) for deed in branch.deeds]
            actions = play(title.game, branch, seat, [str(rng.choice(legal))])
            branch = branch_at(title, state, *actions)
            chosen = [deed for deed in branch.deeds[len(before) :] if not deed.by_itself]
            if chosen:
                assert [*take_back(branch)] == before, key


def test_what_is_not_allowed_is_refused_and_chance_is_nobodys_choice() -> None:
    title = bundles()["confrontation"]
    branch = branch_at(title, position(title, lambda pending: isinstance(pending, Decisions)))
    for seat, text in (("light", "move frodo mordor"), ("light", "nonsense"), (CHANCE, "shuffle light 0")):
        with pytest.raises(RefusedError):
            play(title.game, branch, seat, [text])


def test_with_all_cards_open_the_house_thinks_in_the_position_there_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    title = bundles()["confrontation"]
    states = [moment.state for moment in play_at_random(title.game, title.game.options(), Random(2))]
    state = next(
        later_state
        for later_state in states[len(states) // 3 :]
        if isinstance(pending := title.game.pending(later_state), Decisions)
        and len(title.game.legal(later_state, pending.open[0].seat)) > 1
    )

    def imagine(*_: Any) -> Any:
        raise AssertionError("nothing is to be imagined")

    monkeypatch.setattr(type(title.agent.knowledge), "imagine", imagine)
    action = choose_next(title.agent, Situation(state, None, ()), FEW, 1)
    assert action is not None
    assert title.game.check(state, action[0], title.game.parse(action[1])) is None
