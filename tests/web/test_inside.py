"""Which table somebody is let in to who comes from inside Discord, and for how long."""

from __future__ import annotations

import pytest

from bot.match.values import Place, RefusedError
from bot.web.house import Entry
from cogs.inn.activity.model import LIFE, Instance
from cogs.inn.activity.serving import Threshold
from tests.simcord.driver import Inn
from tests.simcord.evening import Evening

SEEN = "seen"
"""An instance that Discord has open."""


class Vouching:
    """Discord, where every code is the user it names."""

    async def identify(self, code: str) -> tuple[int, str]:
        """Tell whose code it is."""
        return int(code), "pl"


async def place_of(inn: Inn, match: int) -> Place:
    """Where a match is played."""
    return (await inn.pony.services.matches.table(match)).place


def open_way(inn: Inn, where: Instance) -> Threshold:
    """The way in, with one instance open."""

    async def find(instance: str) -> Instance | None:
        return where if instance == SEEN else None

    return Threshold(inn.pony.services, lambda: 1, Vouching(), find)


async def enter(inn: Inn, name: str, place: Place | None, launched: int = 0) -> tuple[Threshold, Entry]:
    """Somebody comes in where an instance is open: on a server, or in private messages (None)."""
    user = inn.user_id(name)
    where = (
        Instance(place.guild, place.channel, frozenset({user}))
        if place
        else Instance(None, 1, frozenset({user}))
    )
    way = open_way(inn, where)
    if launched:
        way.note_launched(SEEN, user, launched)
    return way, await way.enter(str(user), SEEN)


async def test_the_table_of_the_channel_is_meant_and_for_everybody_who_sees_it(
    inn: Inn, evening: Evening
) -> None:
    """Given an instance in the channel of a table, then it is meant: for a player and for who looks on."""
    place = await place_of(inn, evening.match)
    for name in ("frida", "tom"):
        _, entry = await enter(inn, name, place)
        assert entry.table == evening.match
        assert entry.language == "pl"


async def test_the_table_whose_button_was_pressed_is_meant_wherever_it_opens(
    inn: Inn, evening: Evening
) -> None:
    """Given an instance elsewhere, then the one table is meant that somebody plays at; what they pressed the
    button at comes first; and what they may not see is not opened by having been pressed."""
    place = await place_of(inn, evening.match)
    elsewhere = Place(place.guild, place.channel + 1)
    for where in (elsewhere, None):
        for launched in (0, evening.match, evening.match + 100):
            _, entry = await enter(inn, "frida", where, launched)
            assert entry.table == evening.match
    _, entry = await enter(inn, "tom", elsewhere, evening.match)
    assert entry.table == evening.match
    with pytest.raises(RefusedError, match="activity-no-table"):
        await enter(inn, "tom", elsewhere)


async def test_who_does_not_see_the_channel_is_let_in_to_nothing(
    inn: Inn, evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given an instance in a channel that is closed to somebody at no seat, then no table is there."""

    async def hidden(*_: object) -> bool:
        return False

    monkeypatch.setattr(inn.pony.services.sight, "sees", hidden)
    place = await place_of(inn, evening.match)
    with pytest.raises(RefusedError, match="activity-no-table"):
        await enter(inn, "tom", place, evening.match)
    assert (await enter(inn, "frida", place))[1].table == evening.match


async def test_a_game_that_is_over_is_gone_through_where_it_was_played(inn: Inn, evening: Evening) -> None:
    """Given a channel whose game is over, then that game is shown there."""
    place = await place_of(inn, evening.match)
    await inn.pony.services.matches.resign(evening.match, inn.user_id("frida"), "resigned")
    await inn.calm()

    assert (await enter(inn, "tom", place))[1].table == evening.match


async def test_what_was_given_ends_after_ten_minutes_and_is_for_its_tables(
    inn: Inn, evening: Evening
) -> None:
    """Given somebody who was let in, then they are known for ten minutes at that table, and at no other."""
    way, entry = await enter(inn, "frida", await place_of(inn, evening.match))
    assert (await way.recognise(entry.kept, evening.match))[0] == inn.user_id("frida")
    with pytest.raises(RefusedError, match="touch-not-open"):
        await way.recognise(entry.kept, evening.match + 1)

    await inn.advance(LIFE)

    with pytest.raises(RefusedError, match="activity-over"):
        await way.recognise(entry.kept, evening.match)


async def test_who_is_not_in_the_instance_is_turned_down(inn: Inn, evening: Evening) -> None:
    """Given an instance with another person in it, and none, then nobody is let in."""
    place = await place_of(inn, evening.match)
    way = open_way(inn, Instance(place.guild, place.channel, frozenset({inn.user_id("tom")})))
    for instance in (SEEN, "another"):
        with pytest.raises(RefusedError, match="activity-gone"):
            await way.enter(str(inn.user_id("frida")), instance)
