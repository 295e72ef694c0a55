"""Who follows a table hears of it in one private message, as often as they wish and no oftener."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot.match.clocks import TOGETHER
from bot.match.settings import QuietHours
from bot.match.values import Place
from bot.match.workers import LaterError
from bot.store import FollowWish
from bot.ui.page import Kind
from bot.ui.sight import Sight, Viewer
from cogs.inn.following.service import Following
from tests.ui.standing_table import ANN, BEN, CAT, CUT, DAN, StandingTable


class Door(Sight):
    """Hides the channels of whom it does not let in."""

    def __init__(self) -> None:
        super().__init__()
        self.out: set[int] = set()

    async def sees(self, viewer: Viewer, place: Place) -> bool:
        return viewer.user not in self.out


@pytest.fixture
def door() -> Door:
    """Lets everybody in."""
    return Door()


@pytest.fixture
async def table(tmp_path: Path, door: Door) -> AsyncIterator[StandingTable]:
    """Cat is told of every turn, Dan of the end."""
    async with StandingTable.begun(tmp_path) as table:
        table.ui.sight = door
        wishes: dict[int, FollowWish] = {CAT: "turns", DAN: "end"}
        for user, wish in wishes.items():
            await Following(table.service).follow(table.match, user, wish, table.token())
        await table.empty()
        yield table


async def test_who_follows_is_told_who_must_choose_and_may_not_play(table: StandingTable) -> None:
    await table.deliver("follow", CAT)

    (letter,) = table.letters(CAT)
    assert table.sentence("followed-turn", names=f"<@{BEN}>") in letter.text
    assert not letter.offers(Kind.ACT, Kind.WALK, Kind.PICK, Kind.SEAT)


async def test_it_is_told_in_their_language(table: StandingTable) -> None:
    await table.change(CAT, language="pl")

    await table.deliver("follow", CAT)

    assert table.sentence("followed-turn", "pl", names=f"<@{BEN}>") in table.told(CAT)[0]


async def test_what_is_new_within_the_hour_is_edited_in_and_calls_nobody(table: StandingTable) -> None:
    await table.deliver("follow", CAT)
    (letter,) = table.letters(CAT)
    await table.act()
    table.seconds += TOGETHER.total_seconds() - 1

    await table.deliver("follow", CAT)

    (later,) = table.letters(CAT)
    assert later.id == letter.id
    assert table.sentence("followed-turn", names=f"<@{ANN}>") in later.text


async def test_after_an_hour_it_is_sent_anew_in_place_of_the_old_one(table: StandingTable) -> None:
    await table.deliver("follow", CAT)
    (letter,) = table.letters(CAT)
    await table.act()
    table.seconds += TOGETHER.total_seconds()

    await table.deliver("follow", CAT)

    (later,) = table.letters(CAT)
    assert later.id != letter.id


async def test_edits_within_the_hour_do_not_put_off_the_next_call(table: StandingTable) -> None:
    await table.deliver("follow", CAT)
    (letter,) = table.letters(CAT)
    told = []
    for _ in range(3):
        await table.act()
        table.seconds += TOGETHER.total_seconds() / 3
        await table.deliver("follow", CAT)
        told += [message.id for message in table.letters(CAT)]

    assert told[:2] == [letter.id] * 2
    assert told[2:] != [letter.id]


async def test_nothing_new_is_not_told_again(table: StandingTable) -> None:
    await table.deliver("follow", CAT)
    posts = table.discord.posts
    table.seconds += 2 * TOGETHER.total_seconds()

    await table.deliver("follow", CAT)

    assert table.discord.posts == posts


async def test_the_end_is_sent_anew_even_within_the_hour(table: StandingTable) -> None:
    await table.deliver("follow", CAT)
    (letter,) = table.letters(CAT)
    await table.service.resign(table.match, ANN, table.token())

    await table.deliver("follow", CAT)
    await table.deliver("follow", DAN)

    (later,) = table.letters(CAT)
    assert later.id != letter.id
    assert table.sentence("followed-turn", names=CUT) not in later.text
    assert len(table.letters(DAN)) == 1


async def test_after_a_restart_a_new_message_takes_the_place_of_the_one_from_before(
    table: StandingTable,
) -> None:
    await table.deliver("follow", CAT)
    (letter,) = table.letters(CAT)
    await table.restart()
    await table.act()

    await table.deliver("follow", CAT)

    (later,) = table.letters(CAT)
    assert later.id != letter.id


async def test_who_has_taken_the_message_away_gets_another(table: StandingTable) -> None:
    await table.deliver("follow", CAT)
    table.discord.standing.pop(table.letters(CAT)[0].id)
    await table.act()

    await table.deliver("follow", CAT)

    assert table.sentence("followed-turn", names=f"<@{ANN}>") in table.told(CAT)[0]


async def test_who_does_not_follow_is_told_nothing(table: StandingTable) -> None:
    await Following(table.service).follow(table.match, CAT, None, table.token())

    await table.deliver("follow", CAT)
    await table.deliver("follow", ANN)

    assert table.told(CAT) == table.told(ANN) == []


async def test_whose_door_is_closed_is_told_nothing(table: StandingTable) -> None:
    await table.change(CAT, dm_closed=True)

    await table.deliver("follow", CAT)

    assert table.told(CAT) == []


async def test_a_follower_whose_door_turns_out_closed_is_called_nowhere(table: StandingTable) -> None:
    table.discord.closed.add(CAT)
    labels = {"kind": "follow", "why": "refused"}
    before = REGISTRY.get_sample_value("pony_notices_given_up_total", labels) or 0.0

    await table.deliver("follow", CAT)

    assert table.told(CAT) == []
    assert table.called() == []
    assert REGISTRY.get_sample_value("pony_notices_given_up_total", labels) == before + 1
    assert (await table.settings(CAT)).dm_closed


async def test_who_may_no_longer_see_the_table_follows_it_no_longer(table: StandingTable, door: Door) -> None:
    door.out |= {CAT, DAN}

    await table.deliver("follow", CAT)
    await table.deliver("follow", DAN)

    assert table.told(CAT) == table.told(DAN) == []
    assert await Following(table.service).wish(table.match, CAT) is None
    assert await Following(table.service).wish(table.match, DAN) is None
    door.out.clear()
    await table.deliver("follow", CAT)
    assert table.told(CAT) == []


async def test_followers_have_quiet_hours_too(table: StandingTable) -> None:
    await table.change(CAT, quiet=QuietHours(zone="UTC", start=10, end=20))

    with pytest.raises(LaterError):
        await table.deliver("follow", CAT)

    assert table.told(CAT) == []


async def test_who_follows_no_longer_sees_so_in_the_message(table: StandingTable) -> None:
    await table.deliver("follow", CAT)
    await Following(table.service).follow(table.match, CAT, None, table.token())

    await table.deliver("table", CAT)

    assert table.sentence("past-follow") in table.told(CAT)[0]
