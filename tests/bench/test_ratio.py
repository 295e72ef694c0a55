"""The arithmetic behind the table of `make bench`. No time is asserted here."""

from __future__ import annotations

import gc
from collections.abc import Callable

import pytest

from tests.bench.ratio import (
    Pair,
    against_floor,
    duration,
    interleaved,
    percentile,
    percentiles,
    plain,
    spread,
)


@pytest.fixture(scope="module", autouse=True)
def nothing_to_look_through() -> None:
    """Each round looks for garbage first: among what other tests have left behind that takes long."""
    gc.freeze()


class FakeClock:
    """A clock that only work moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def work(self, seconds: float, units: int = 1) -> Callable[[], int]:
        """Work that takes so long on this clock."""

        def done() -> int:
            self.now += seconds
            return units

        return done


def test_each_round_gives_the_cost_of_one_unit() -> None:
    clock = FakeClock()
    pairs = interleaved(clock.work(6.0, units=3), clock.work(2.0, units=2), rounds=3, clock=clock)
    assert pairs == [Pair(2.0, 1.0)] * 3


def test_the_first_round_only_warms_up() -> None:
    clock, calls = FakeClock(), []

    def ours() -> int:
        calls.append("ours")
        clock.now += 100.0 if len(calls) == 1 else 1.0
        return 1

    pairs = interleaved(ours, clock.work(1.0), rounds=4, clock=clock)
    assert len(calls) == 5
    assert pairs == [Pair(1.0, 1.0)] * 4


def test_ours_and_the_floor_take_turns_in_a_drawn_order() -> None:
    clock, calls = FakeClock(), []

    def noting(name: str) -> Callable[[], int]:
        def done() -> int:
            calls.append(name)
            clock.now += 1.0
            return 1

        return done

    interleaved(noting("ours"), noting("floor"), rounds=20, clock=clock)
    rounds = [tuple(calls[at : at + 2]) for at in range(0, len(calls), 2)]
    assert set(rounds) == {("ours", "floor"), ("floor", "ours")}


def test_work_that_does_nothing_is_an_error() -> None:
    clock = FakeClock()
    with pytest.raises(ValueError, match="without any work"):
        interleaved(clock.work(1.0, units=0), clock.work(1.0), rounds=1, clock=clock)


def test_the_figure_is_the_median_of_the_ratios_not_the_ratio_of_the_medians() -> None:
    pairs = [Pair(1.0, 1.0), Pair(40.0, 20.0), Pair(9.0, 3.0)]
    figure = against_floor("x", pairs, 2.5, "")
    assert figure.value == 2.0
    assert (figure.ours, figure.floor) == ("9.00 s", "3.00 s")
    assert figure.kept is True


@pytest.mark.parametrize(("value", "bar", "kept"), [(5.0, 5.0, True), (5.1, 5.0, False), (99.0, None, None)])
def test_a_budget_is_kept_up_to_and_including_the_bar(
    value: float, bar: float | None, kept: bool | None
) -> None:
    assert plain("x", [value], bar, "MB", "").kept is kept


def test_one_round_is_its_own_spread() -> None:
    assert spread([3.0]) == (3.0, 3.0)
    assert spread([1.0, 2.0, 3.0, 4.0, 5.0]) == (2.0, 4.0)


@pytest.mark.parametrize(("share", "value"), [(0.5, 50.0), (0.99, 99.0), (1.0, 100.0), (0.001, 1.0)])
def test_a_percentile_is_one_of_the_values(share: float, value: float) -> None:
    assert percentile([float(each) for each in range(100, 0, -1)], share) == value


def test_a_percentile_of_nothing_is_an_error() -> None:
    with pytest.raises(ValueError, match="no values"):
        percentile([], 0.5)


def test_small_rounds_are_pooled_for_the_tail_but_not_for_the_median() -> None:
    rounds = [([1.0, 9.0], [1.0, 1.0]), ([2.0, 2.0], [1.0, 3.0])]
    assert percentiles(rounds, 0.99) == [Pair(9.0, 3.0)]
    assert percentiles(rounds, 0.5) == [Pair(1.0, 1.0), Pair(2.0, 1.0)]


def test_large_rounds_each_have_their_own_tail() -> None:
    samples = [float(each) for each in range(1, 101)]
    assert percentiles([(samples, samples)] * 3, 0.99) == [Pair(99.0, 99.0)] * 3


@pytest.mark.parametrize(
    ("seconds", "text"),
    [(1.234e-5, "12.3 us"), (0.00456, "4.56 ms"), (0.256, "256 ms"), (1.2, "1.20 s"), (9.4e-7, "0.94 us")],
)
def test_durations_are_told_in_the_unit_that_suits_them(seconds: float, text: str) -> None:
    assert duration(seconds) == text
