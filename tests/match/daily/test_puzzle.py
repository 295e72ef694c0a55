"""Which positions make a question: one choice is clearly best, and the house is sure of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.agents import Candidate, Choice
from bot.engine import Decision, Observation
from bot.match.review import Decision as Judged
from bot.match.review import Planned, Review
from cogs.inn.daily.model import VERSION, Bar, Puzzle, list_promising, make_puzzle, merge_thoughts
from tests.match.tiny_game import Put

A, B, C = Put("a"), Put("b"), Put("c")
SEEN = Observation(viewer="north", waiting=(Decision("north", "put", "1"),), legal=(A, B, C), outcome=None)
PLANNED = Planned(entry=4, seat="north", played="put b", moment=3)


def choice(*chances: float, visits: tuple[int, ...] = (600, 60, 40), taken: Put = A) -> Choice:
    candidates = [Candidate(action, chance, many) for action, chance, many in zip((A, B, C), chances, visits)]  # noqa: B905
    return Choice(taken, (replace(candidates[0], reason="force"), *candidates[1:]), sum(visits))


def made(given: Choice, seen: Observation = SEEN, drawn: tuple[str, ...] = ()) -> Puzzle | None:
    return make_puzzle(9, "tiny", PLANNED, seen, given, drawn, Bar())


def test_a_choice_that_is_clearly_best_makes_a_question_with_every_choice() -> None:
    puzzle = made(choice(0.7, 0.5, 0.4))
    assert puzzle is not None
    assert (puzzle.match, puzzle.entry, puzzle.best, puzzle.played) == (9, 4, "put a", "put b")
    assert [(option.action, option.chance) for option in puzzle.options] == [
        *(("put a", 70), ("put b", 50), ("put c", 40)),
    ]
    assert (puzzle.chance, puzzle.reason, puzzle.bar) == (70, "force", VERSION)


@pytest.mark.parametrize(
    "given",
    [
        choice(0.7, 0.65, 0.4),
        choice(0.05, -0.9, -0.9),
        choice(0.99, 0.5, 0.4),
        choice(0.7, 0.5, 0.4, visits=(250, 240, 240)),
        choice(0.7, 0.5, 0.4, visits=(400, 20, 20)),
        choice(0.7, 0.5, 0.4, visits=(900, 1, 0)),
        choice(0.7, 0.5, 0.4, visits=(600, 60, 3)),
        choice(0.7, 0.5, visits=(600, 60)),
        choice(0.7, 0.5, 0.4, taken=B),
    ],
    ids=[
        *("close", "lost", "won", "unsure", "hardly searched", "nothing to compare", "tried too little"),
        *("never tried", "taken otherwise"),
    ],
)
def test_what_is_not_clear_makes_none(given: Choice) -> None:
    assert made(given) is None


def test_several_thoughts_are_one_in_which_every_play_out_counts() -> None:
    merged = merge_thoughts([choice(0.8, 0.2, visits=(30, 10)), choice(0.6, 0.4, 0.5, visits=(10, 30, 5))])
    assert merged.playouts == 85
    assert [(str(candidate.action), candidate.visits) for candidate in merged.candidates] == [
        *(("put a", 40), ("put b", 40), ("put c", 5)),
    ]
    assert [candidate.chance for candidate in merged.candidates] == pytest.approx([0.75, 0.35, 0.5])
    assert merged.action == A


def test_nor_does_a_coin_nor_what_the_house_itself_draws() -> None:
    clear = choice(0.7, 0.5, 0.4)
    assert made(clear, replace(SEEN, legal=(A, B))) is None
    assert made(clear, drawn=("put",)) is None


def test_what_cost_most_is_looked_at_first_and_then_the_middle_of_the_game() -> None:
    def decided(entry: int, best: str, chance: int, played: int | None) -> tuple[Any, Any]:
        planned = Planned(entry=entry, seat="north", played="put a", moment=entry)
        return planned, Judged(entry=entry, best=best, chance=chance, played_chance=played)

    rows = [
        decided(1, "put a", 50, 50),
        decided(2, "put b", 60, 50),
        decided(4, "put b", 60, None),
        decided(5, "put a", 50, 50),
        decided(9, "put b", 60, 30),
    ]
    review = Review(
        ruleset=1,
        seats=("north", "east"),
        chances=((50, 50),) * 10,
        turns=(),
        key_moments=(),
        plan=tuple(planned for planned, _ in rows),
        decisions=tuple(judged for _, judged in rows),
    )
    assert [promising.entry for promising in list_promising(review)] == [9, 2, 5, 4, 1]
