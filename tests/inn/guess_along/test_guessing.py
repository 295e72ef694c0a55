"""Guessing how a running game, or a battle in it, ends: by those who watch, until it can be known."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.engine import Event
from bot.match.bundle import Contest
from cogs.inn.guess_along.model import score
from cogs.inn.guess_along.service import Guesser, GuessesAlong
from tests.match.house import ANN, BEN, CAT, DAN, EVE, HERE, House, refused
from tests.match.tiny_game import Rolled, TurnEnded, Walked, tiny_bundle

PLAYS = "refused-guess-player"
SPAN = (datetime(2020, 1, 1, tzinfo=UTC), datetime(2030, 1, 1, tzinfo=UTC))


def find_holder(events: Sequence[Event]) -> str | None:
    """Whoever has walked holds the field."""
    return next(event.seat for event in events if isinstance(event, Walked))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    contest = Contest(Walked, (Rolled,), (TurnEnded,), find_holder)
    fresh_house = await House.open(tmp_path / "pony.db", replace(tiny_bundle(), contest=contest))
    yield fresh_house
    await fresh_house.store.close()


async def points(house: House, match: int) -> dict[tuple[int, str], int | None]:
    await GuessesAlong(house.tables).settle(HERE.guild)
    return {
        (guess.user, guess.about): guess.points for guess in await house.store.guesses.list_of_match(match)
    }


async def finish(house: House, match: int) -> str:
    """Play on to the end; the seat that has won."""
    while (table := await house.tables.table(match)).phase == "playing":
        view = await house.tables.view(match, 0)
        mover = table.user_at(view.observation.waiting[0].seat)
        assert mover is not None
        await house.play(match, mover, "end")
    assert table.outcome is not None
    (winner,) = table.outcome.winners
    return winner


async def test_a_guess_in_time_is_worth_what_the_score_says(house: House) -> None:
    match = await house.settled(rounds=8)
    guesses = GuessesAlong(house.tables)
    await guesses.guess(match, CAT, "", "north", "sure")
    await guesses.guess(match, DAN, "", "east", "likely")
    await guesses.guess(match, DAN, "", "north", "leaning")
    _, (game, *_) = await guesses.look(match, DAN)
    assert game.own is not None
    assert (game.own.choice, game.own.sure, game.count) == ("north", 60, 2)

    right = await finish(house, match) == "north"
    expected = {CAT: score(90, 2, right=right), DAN: score(60, 2, right=right)}
    assert await points(house, match) == {(user, ""): worth for user, worth in expected.items()}
    best = await guesses.best(HERE.guild, *SPAN)
    assert {guesser.user: guesser for guesser in best} == {
        user: Guesser(user, 1, worth) for user, worth in expected.items()
    }
    assert [guesser.points for guesser in best] == sorted(expected.values(), reverse=True)


async def test_nobody_guesses_who_plays_has_played_or_once_it_is_over(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT, rounds=8)
    guesses = GuessesAlong(house.tables)
    for user in (ANN, BEN):
        assert (await refused(guesses.guess(match, user, "", "north", "sure"))).reason == PLAYS
        assert (await refused(guesses.look(match, user))).reason == PLAYS
    await guesses.guess(match, DAN, "", "north", "sure")
    await house.tables.substitute(match, CAT, DAN, CAT, house.token())
    for user in (DAN, ANN, BEN):
        await house.tables.agree(match, user, house.token())
    for user in (CAT, DAN):
        assert (await refused(guesses.guess(match, user, "", "east", "sure"))).reason == PLAYS
    await finish(house, match)
    assert (await refused(guesses.guess(match, EVE, "", "north", "sure"))).reason == "refused-guess-closed"
    assert await points(house, match) == {(DAN, ""): None}


async def test_nobody_on_a_side_of_a_game_people_vote_in_guesses(house: House) -> None:
    match = await house.settled(rounds=8)
    guesses = GuessesAlong(house.tables)
    await guesses.guess(match, CAT, "", "north", "sure")
    await house.store.votes.join(match, CAT, "north", "2026-01-01")
    assert (await refused(guesses.guess(match, CAT, "", "north", "sure"))).reason == PLAYS
    await finish(house, match)
    assert await points(house, match) == {(CAT, ""): None}


async def test_a_guess_of_the_last_moves_does_not_count(house: House) -> None:
    match = await house.settled()
    await GuessesAlong(house.tables).guess(match, CAT, "", "north", "sure")
    await finish(house, match)
    assert await points(house, match) == {(CAT, ""): None}


@pytest.mark.parametrize("how", ["resign", "draw"])
async def test_no_guess_counts_where_a_game_is_given_up(house: House, how: str) -> None:
    match = await house.settled(rounds=20)
    guesses = GuessesAlong(house.tables)
    await guesses.guess(match, CAT, "", "north", "sure")
    for _ in range(8):
        for user in (ANN, BEN):
            await house.play(match, user, "end")
    if how == "resign":
        await house.tables.resign(match, BEN, house.token())
    else:
        await house.tables.propose(match, ANN, "end", house.token())
        await house.tables.agree(match, BEN, house.token())
    assert await points(house, match) == {(CAT, ""): None}
    assert await guesses.best(HERE.guild, *SPAN) == ()


async def test_a_battle_is_guessed_at_until_its_first_roll_and_again_once_that_is_taken_back(
    house: House,
) -> None:
    match = await house.settled(rounds=20)
    guesses = GuessesAlong(house.tables)
    await house.play(match, ANN, "step 1")
    _, (_, battle) = await guesses.look(match, CAT)
    about = battle.question.about
    await guesses.guess(match, CAT, about, "north", "sure")
    await house.play(match, ANN, "roll")
    assert (await refused(guesses.guess(match, DAN, about, "north", "sure"))).reason == "refused-guess-closed"
    await house.tables.undo(match, ANN, house.token())
    await house.tables.agree(match, BEN, house.token())
    await guesses.guess(match, DAN, about, "east", "likely")
    await house.play(match, ANN, "end")
    _, (_, battle) = await guesses.look(match, CAT)
    assert (battle.question.is_over, battle.question.holder) == (True, "north")
    await finish(house, match)
    scores = await points(house, match)
    assert (scores[CAT, about], scores[DAN, about]) == (score(90, 2, right=True), score(75, 2, right=False))


async def test_a_battle_is_over_where_the_next_begins(house: House) -> None:
    match = await house.settled(rounds=20)
    guesses = GuessesAlong(house.tables)
    await house.play(match, ANN, "step 1")
    _, (_, first) = await guesses.look(match, CAT)
    await guesses.guess(match, CAT, first.question.about, "north", "sure")
    await house.play(match, ANN, "step 1")
    _, (_, before, now) = await guesses.look(match, CAT)
    assert (before.question.is_over, before.question.open, before.question.holder) == (True, False, "north")
    assert (now.question.is_over, now.question.open, now.own) == (False, True, None)
    await finish(house, match)
    assert (await points(house, match))[CAT, first.question.about] == score(90, 2, right=True)


async def test_a_battle_decided_by_the_press_that_begins_it_is_no_question(tmp_path: Path) -> None:
    contest = Contest(Walked, (Walked,), (TurnEnded,), find_holder)
    house = await House.open(tmp_path / "once.db", replace(tiny_bundle(), contest=contest))
    match = await house.settled(rounds=20)
    await house.play(match, ANN, "step 1")
    assert len((await GuessesAlong(house.tables).look(match, CAT))[1]) == 1
    await house.store.close()


async def test_guesses_at_a_battle_that_is_taken_back_are_void(house: House) -> None:
    match = await house.settled(rounds=20)
    guesses = GuessesAlong(house.tables)
    await house.play(match, ANN, "step 1")
    _, (_, battle) = await guesses.look(match, CAT)
    await guesses.guess(match, CAT, battle.question.about, "north", "sure")
    await house.tables.undo(match, ANN, house.token())
    assert len((await guesses.look(match, CAT))[1]) == 1
    await finish(house, match)
    assert await points(house, match) == {(CAT, battle.question.about): None}


async def test_who_hides_their_profile_is_in_no_table_and_an_erasure_takes_all_guesses(house: House) -> None:
    match = await house.settled(rounds=8)
    guesses = GuessesAlong(house.tables)
    for user in (CAT, DAN):
        await guesses.guess(match, user, "", "north", "sure")
    await finish(house, match)
    await house.tables.change_user_settings(
        CAT, lambda settings: settings.model_copy(update={"profile": False})
    )
    assert [guesser.user for guesser in await guesses.best(HERE.guild, *SPAN)] == [DAN]
    exported = json.loads(await house.tables.export(CAT))["guesses"]
    assert [(guess["match"], guess["choice"], guess["sure"]) for guess in exported] == [(match, "north", 90)]
    await house.tables.erase(CAT)
    assert [guess.user for guess in await house.store.guesses.list_of_match(match)] == [DAN]
