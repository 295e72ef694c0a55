"""Looking back at a finished game: bounded, in the background, kept, and honest about what was known."""

from __future__ import annotations

from typing import Any

import pytest

from bot.agents import Budget
from bot.match.house import Reviewer
from bot.match.review import MOST_DECISIONS, VERSION, Review, survey
from bot.match.thinking import Thinking
from bot.match.values import Place
from bot.worker import WorkerError
from tests.match.house import ANN, BEN, EVE, House, begin_against, refused
from tests.match.test_computer import Recorder
from tests.match.tiny_game import tiny_bundle


def reviewer(house: House, runner: Recorder) -> Reviewer:
    return Reviewer(house.tables, {"tiny": tiny_bundle()}, Thinking([runner], Budget(playouts=1)))


async def whole_review(house: House, match: int, runner: Recorder) -> Review:
    looking = reviewer(house, runner)
    assert await looking.ask_for(match) is None
    await looking.finish()
    review = await looking.find(match)
    assert review is not None
    return review


async def test_a_game_that_is_being_played_is_not_reviewed(house: House) -> None:
    match = await house.settled(ANN, BEN)
    error = await refused(reviewer(house, Recorder()).ask_for(match))
    assert error.reason == "refused-review-while-playing"


async def test_it_tells_the_chances_of_every_moment_and_looks_at_peoples_decisions(house: House) -> None:
    match = await house.finished(ANN, BEN)

    review = await whole_review(house, match, Recorder())

    last = (await house.tables.archive.moment(match, ANN, None, 10**6)).last
    assert review.is_done
    assert len(review.chances) == last + 1
    assert sorted(review.chances[-1]) == [0, 100] or review.chances[-1] == (50, 50)
    assert {planned.seat for planned in review.plan} == {"north", "east"}
    assert all(0 < planned.moment <= last for planned in review.plan)


async def test_of_the_houses_own_seats_no_decision_is_looked_at(house: House) -> None:
    match = await begin_against(house, "newcomer")
    await house.play(match, ANN, "put a", "put b", "ready")
    await house.tables.resign(match, ANN, house.token())

    review = await whole_review(house, match, Recorder())

    assert {planned.seat for planned in review.plan} == {"north"}


async def test_p4_what_the_house_would_have_done_comes_from_what_that_seat_knew_then(house: House) -> None:
    match = await house.finished(ANN, BEN)
    runner = Recorder()

    await whole_review(house, match, runner)

    _, *questions = runner.handed
    assert questions
    for _, seen, story, *_ in questions:
        assert all(event.known_to(seen.viewer) for event in story)
        assert seen.outcome is None


async def test_it_goes_on_after_a_crash_where_it_stopped(house: House) -> None:
    match = await house.finished(ANN, BEN, rounds=5)
    runner = Dying(6)
    stopped = reviewer(house, runner)
    await stopped.ask_for(match)
    await stopped.finish()
    before = await stopped.find(match)
    assert before is not None
    assert 0 < len(before.decisions) < len(before.plan)

    again = await house.reopened()
    rest = Recorder()
    going_on = reviewer(again, rest)
    assert await going_on.ask_for(match) == before
    await going_on.finish()

    review = await going_on.find(match)
    assert review is not None
    assert review.is_done
    assert review.decisions[: len(before.decisions)] == before.decisions
    assert len(rest.handed) == len(before.plan) - len(before.decisions)
    await again.store.close()


@pytest.mark.parametrize("change", [{"version": VERSION - 1}, {"editions": (0, 0)}])
async def test_one_of_another_version_or_judgement_is_made_anew(
    house: House, change: dict[str, object]
) -> None:
    match = await house.finished(ANN, BEN)
    review = await whole_review(house, match, Recorder())
    older = review.model_copy(update=change)
    await house.tables.archive.keep_review(match, older.model_dump_json())

    assert await reviewer(house, Recorder()).find(match) is None


async def test_however_long_a_game_is_only_so_many_decisions_are_looked_at(house: House) -> None:
    match = await house.finished(ANN, BEN, rounds=40)

    record = await house.tables.archive.read_record(match)
    review = survey(tiny_bundle().agent, record, ("north", "east"))

    for seat in ("north", "east"):
        assert sum(planned.seat == seat for planned in review.plan) == MOST_DECISIONS
    assert [decision.entry for decision in review.plan] == sorted(
        {decision.entry for decision in review.plan}
    )


class Dying(Recorder):
    """Fails for good after so many calls."""

    def __init__(self, lives: int) -> None:
        super().__init__()
        self.lives = lives

    def run(self, function: Any, *arguments: Any) -> Any:
        self.lives -= 1
        if self.lives < 0:
            raise WorkerError("killed")
        return super().run(function, *arguments)


async def test_of_one_person_one_game_at_once_is_looked_back_at(house: House) -> None:
    first, second = await house.finished(), await house.finished(place=Place(1, 78))
    looking = reviewer(house, Recorder())
    await looking.ask_for(first, ANN)

    assert (await refused(looking.ask_for(second, ANN))).reason == "refused-review-one"
    await looking.ask_for(first, ANN)
    await looking.ask_for(second, EVE)
    await looking.finish()
    assert await looking.ask_for(second, ANN) is not None
