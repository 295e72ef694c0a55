"""Following a table one does not play at, and being told that one's turn is next."""

from __future__ import annotations

import orjson
import pytest

from bot.match.settings import UserSettings
from cogs.inn.following.service import Following
from tests.match.house import ANN, BEN, CAT, DAN, House, refused
from tests.match.tiny_game import TinyGame, TinyState


async def told(house: House, kind: str) -> list[int | None]:
    """Who is to be told something of this kind."""
    return sorted({user for _, item_kind, user in await house.outbox() if item_kind == kind}, key=str)


async def test_who_follows_each_turn_is_told_of_it_and_who_follows_the_end_of_that_alone(
    house: House,
) -> None:
    match = await house.settled(ANN, BEN)
    await Following(house.tables).follow(match, CAT, "turns", house.token())
    await Following(house.tables).follow(match, DAN, "end", house.token())
    await house.clear_outbox()

    await house.tables.act(match, ANN, None, ["end"], house.token())
    assert await told(house, "follow") == [CAT]
    await house.clear_outbox()

    again = await house.reopened()
    await again.tables.resign(match, BEN, again.token())
    assert await told(again, "follow") == [CAT, DAN]
    assert await Following(again.tables).wish(match, CAT) is None
    await again.store.close()


async def test_who_takes_over_a_seat_follows_the_table_no_longer(house: House) -> None:
    match = await house.settled(ANN, BEN, CAT)
    await Following(house.tables).follow(match, DAN, "turns", house.token())
    await house.tables.substitute(match, ANN, DAN, ANN, house.token())
    for user in (BEN, CAT, DAN):
        await house.tables.agree(match, user, house.token())

    again = await house.reopened()
    assert await Following(again.tables).wish(match, DAN) is None
    await again.store.close()


async def test_what_nobody_else_can_see_has_no_follower_told(house: House) -> None:
    match = await house.begun(ANN, BEN)
    await Following(house.tables).follow(match, CAT, "turns", house.token())
    await house.clear_outbox()

    await house.tables.act(match, ANN, None, ["put a"], house.token())

    assert await told(house, "follow") == []


async def test_who_is_told_no_longer_is_not_told_of_the_end(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await Following(house.tables).follow(match, CAT, "end", house.token())
    await Following(house.tables).follow(match, CAT, None, house.token())

    await house.tables.resign(match, ANN, house.token())

    assert await told(house, "follow") == []


async def test_whoever_plays_follows_nothing_and_what_is_over_is_not_followed(house: House) -> None:
    match = await house.settled(ANN, BEN)
    mine = await refused(Following(house.tables).follow(match, ANN, "end", house.token()))
    await house.tables.resign(match, ANN, house.token())
    over = await refused(Following(house.tables).follow(match, CAT, "end", house.token()))

    assert (mine.reason, over.reason) == ("refused-follow-player", "refused-follow-over")


async def test_who_follows_a_match_of_several_games_follows_the_next_one_too(house: House) -> None:
    match = await house.begun(ANN, BEN, series=2)
    await Following(house.tables).follow(match, CAT, "end", house.token())

    table = (await house.tables.resign(match, ANN, house.token())).view.table

    assert table.next is not None
    assert await Following(house.tables).wish(table.next, CAT) == "end"
    again = await house.reopened()
    assert await Following(again.tables).wish(table.next, CAT) == "end"
    await again.store.close()


async def test_what_somebody_follows_is_exported_and_erased(house: House) -> None:
    match = await house.settled(ANN, BEN)
    await Following(house.tables).follow(match, CAT, "turns", house.token())
    (exported,) = orjson.loads(await house.tables.export(CAT))["matches"]
    assert (exported["match"], exported["follows"]) == (match, "turns")

    await house.tables.erase(CAT)

    assert await Following(house.tables).wish(match, CAT) is None
    assert orjson.loads(await house.tables.export(CAT))["matches"] == []


class RoundGame(TinyGame):
    """Turns go round the table."""

    def turn_order(self, state: TinyState) -> tuple[str, ...]:
        return (*state.seats[state.turn :], *state.seats[: state.turn])


@pytest.mark.parametrize(("wishing", "expected"), [(True, [CAT]), (False, [])])
async def test_who_wishes_it_is_told_that_the_turn_before_theirs_has_begun(
    house: House, wishing: bool, expected: list[int]
) -> None:
    again = await house.reopened(RoundGame())
    match = await again.settled(ANN, BEN, CAT)
    for user in (ANN, CAT):
        await again.tables.change_user_settings(user, lambda _: UserSettings(ahead=wishing))
    await again.clear_outbox()

    await again.tables.act(match, ANN, None, ["end"], again.token())

    assert await told(again, "next") == expected
    assert (await again.tables.view(match, BEN)).next == "south"
    await again.store.close()


class LaterRoundGame(RoundGame):
    """Turns go round the table once everybody is ready; before that nobody is next."""

    def turn_order(self, state: TinyState) -> tuple[str, ...]:
        return super().turn_order(state) if all(state.ready) else ()


@pytest.mark.parametrize(("last", "expected"), [(BEN, []), (CAT, [BEN])])
async def test_who_has_begun_a_turn_by_acting_sees_in_the_answer_to_be_next(
    house: House, last: int, expected: list[int]
) -> None:
    again = await house.reopened(LaterRoundGame())
    match = await again.begun(ANN, BEN, CAT)
    for user in (ANN, BEN, CAT):
        await again.tables.change_user_settings(user, lambda _: UserSettings(ahead=True))
    for user in [person for person in (ANN, BEN, CAT) if person != last]:
        await again.play(match, user, "put a", "ready")
    await again.clear_outbox()

    await again.play(match, last, "put a", "ready")

    assert (await again.tables.view(match, last)).next == "east"
    assert await told(again, "next") == expected
    await again.store.close()


async def test_who_is_next_is_told_once_a_turn(house: House) -> None:
    again = await house.reopened(RoundGame())
    match = await again.settled(ANN, BEN, CAT)
    await again.tables.change_user_settings(BEN, lambda _: UserSettings(ahead=True))
    await again.clear_outbox()

    await again.tables.act(match, ANN, None, ["step 1"], again.token())

    assert await told(again, "next") == []
    await again.store.close()


async def test_nobody_is_next_once_a_game_is_over(house: House) -> None:
    again = await house.reopened(RoundGame())
    match = await again.settled(ANN, BEN, CAT)
    for user in (ANN, BEN):
        await again.tables.resign(match, user, again.token())

    view = await again.tables.view(match, CAT)

    assert (view.table.phase, view.next) == ("over", None)
    await again.store.close()
