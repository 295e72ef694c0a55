"""What every backend of the store must keep of guilds that are left and erased; part of `Conformance`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.store import Departure, MatchChange, SeatRow, Store
from bot.store.queries.guilds import OF_GUILD
from tests.store.filled import everything, fill, hold_tournament
from tests.store.rows import change, match_row

LEFT, OTHER = 812_345_678_901_234_567, 912_345_678_901_234_568
"""Two guilds; their ids are as long as Discord's are."""


class GuildConformance:
    """Tests of one backend; the fixture `store` is in `Conformance`."""

    async def test_of_an_erased_guild_no_row_is_left_in_any_table_and_others_keep_theirs(
        self, store: Store
    ) -> None:
        await fill(store, OTHER, 1)
        before = await everything(store)
        await fill(store, LEFT, 6)
        filled = await everything(store)
        for table in OF_GUILD:
            assert len(filled[table]) > len(before.get(table, ())), f"{table} has no row of the guild"
        await store.guilds.erase(LEFT)
        after = await everything(store)
        after["meta"] = [text for text in after["meta"] if "last-" not in text and "traces" not in text]
        before["meta"] = [text for text in before["meta"] if "last-" not in text]
        assert after == before
        assert await store.guilds.list_guilds() == {OTHER}

    async def test_an_erased_guild_leaves_the_settings_of_people_alone(self, store: Store) -> None:
        await fill(store, LEFT)
        await store.guilds.erase(LEFT)
        assert await store.user_settings(7) == "{}"
        assert await store.blocks(7) == ((7, 9),)
        assert await store.person(7) == ((), ())

    async def test_what_is_erased_twice_is_erased_once(self, store: Store) -> None:
        await fill(store, LEFT)
        await store.guilds.erase(LEFT)
        once = await everything(store)
        await store.guilds.erase(LEFT)
        assert await everything(store) == once

    async def test_no_later_match_or_tournament_has_the_number_of_an_erased_one(
        self, store: Store, opening: Callable[[], Awaitable[Store]]
    ) -> None:
        """Given old buttons that still name them, they must not lead to another guild's."""
        await fill(store, LEFT)
        await store.guilds.erase(LEFT)
        await store.guilds.erase(OTHER)
        await store.close()
        again = await opening()
        fresh = await again.fresh_match()
        assert fresh >= 6
        await again.commit(change(MatchChange(match_row(fresh, guild=OTHER), None)))
        assert await hold_tournament(again, OTHER, fresh) == 2
        await again.close()

    async def test_a_guild_is_known_by_anything_that_is_kept_of_it(self, store: Store) -> None:
        assert await store.guilds.list_guilds() == frozenset()
        await store.set_value(f"greeted-{LEFT}", "2026-03-01")
        await store.set_value("house-time", "12.5")
        await store.set_guild_settings(OTHER, "{}")
        assert await store.guilds.list_guilds() == {LEFT, OTHER}

    async def test_a_departure_is_noted_once_and_ended_by_coming_back(self, store: Store) -> None:
        assert await store.guilds.depart(LEFT, 900)
        assert not await store.guilds.depart(LEFT, 1900), "being away longer puts nothing off"
        assert await store.guilds.depart(OTHER, 300)
        assert await store.guilds.list_departures() == (Departure(OTHER, 300), Departure(LEFT, 900))
        assert await store.guilds.stay(LEFT)
        assert not await store.guilds.stay(LEFT)
        assert await store.guilds.list_departures() == (Departure(OTHER, 300),)

    async def test_the_rows_of_a_guild_are_told_by_their_columns(self, store: Store) -> None:
        await fill(store, OTHER, 1)
        await fill(store, LEFT, 6)
        (one,) = await store.guilds.rows(LEFT, "act")
        assert one["guild_id"] == LEFT
        assert (one["what"], one["match_id"]) == ("forbidden", 6)
        assert [row["match_id"] for row in await store.guilds.rows(LEFT, "result")] == [6, 7, 8, 8]
        assert [row["name"] for row in await store.guilds.rows(LEFT, "meta")] == [f"digest-{LEFT}"]

    async def test_matches_of_no_guild_go_with_their_host_and_no_others_do(self, store: Store) -> None:
        for match, host, guild in ((1, 7, 0), (2, 8, 0), (3, 7, OTHER)):
            row = match_row(match, host=host, guild=guild)
            seats = (SeatRow(host, 0, "north"),)
            await store.commit(change(MatchChange(row, None, seats, outbox=(("turn", host),))))
        await store.erase(7)
        assert await store.match(1) is None
        assert await store.match(2) is not None
        assert await store.match(3) is not None
        assert [item.match for item in await store.outbox(9)] == [2]
        assert await store.guilds.list_guilds() == {OTHER}
