"""What every backend of the store must keep: subclass `Conformance` and give it an `opening`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from bot.store import (
    ActRow,
    ArchiveQuery,
    BackupError,
    ConflictError,
    DeadlineRow,
    FollowerRow,
    HandoverRow,
    HistoryRow,
    KeptRow,
    LongestRow,
    MatchChange,
    NoteRow,
    OpeningRow,
    OpponentRow,
    PlaceTakenError,
    PlayedRow,
    ProfileRows,
    RatingChange,
    RatingRow,
    RatingStep,
    SeatRow,
    SettingRow,
    SnapshotRow,
    Store,
    StoreError,
    TokenSeenError,
)
from tests.store.branches import BranchConformance
from tests.store.guilds import GuildConformance
from tests.store.parts import PartConformance
from tests.store.puzzles import PuzzleConformance
from tests.store.reports import ReportConformance
from tests.store.rows import NOW, change, entry, match_row, result
from tests.store.summaries import SummaryConformance
from tests.store.tournaments import TournamentConformance
from tests.store.votes import VoteConformance

Opening: TypeAlias = Callable[[], Awaitable[Store]]
"""Opens the same database; the one opened before has been closed."""


class Conformance(
    TournamentConformance,
    PuzzleConformance,
    BranchConformance,
    ReportConformance,
    PartConformance,
    GuildConformance,
    SummaryConformance,
    VoteConformance,
):
    """Tests of one backend. A subclass has a fixture `opening`, and `copied` to open a backup."""

    @pytest.fixture
    async def store(self, opening: Opening) -> AsyncIterator[Store]:
        store = await opening()
        yield store
        await store.close()

    async def test_a_match_comes_back_as_it_was_written(self, store: Store) -> None:
        row = match_row(stamps=(("north", 3),), message=5, outcome="[1]", last_entry=2, hints=True)
        seats = (SeatRow(8, 0, "north", stand_in=21), SeatRow(7, 1, None))
        log = (entry(1, reveals=True), entry(2, kind="chance", hands=True))
        snapshot = SnapshotRow(2, '{"a":1}', "f")
        await store.commit(
            change(MatchChange(row, None, seats, (9, 3), log, snapshot=snapshot, results=(result(1, 8),)))
        )
        stored = await store.match(1)
        assert stored is not None
        assert (stored.row, stored.seats, stored.invited) == (row, seats, (9, 3))
        assert (stored.recent, stored.snapshot, stored.complete) == (log, snapshot, True)
        assert stored.series == (("[1]", "north", 8),)
        assert await store.entries(1) == log

    async def test_followers_are_kept_exported_and_erased(self, store: Store) -> None:
        followers = (FollowerRow(7, "end"), FollowerRow(8, "turns"))
        seats = (SeatRow(5, 0, "north"),)
        await store.commit(change(MatchChange(match_row(), None, seats, (), followers=followers)))
        await store.commit(change(MatchChange(match_row(revision=2), 1, followers=followers[1:])))
        stored = await store.match(1)
        assert stored is not None
        assert stored.followers == followers[1:]
        (told,), _ = await store.person(8)
        assert (told.follows, told.seat) == ("turns", None)
        assert await store.person(7) == ((), ())

        await store.erase(8)

        stored = await store.match(1)
        assert stored is not None
        assert (stored.followers, stored.row.revision) == ((), 3)

    async def test_who_had_a_seat_before_is_kept_exported_and_erased(self, store: Store) -> None:
        left = (HandoverRow(2, "north", 8), HandoverRow(5, "east", 8))
        await store.commit(change(MatchChange(match_row(), None, handovers=left[:1])))
        await store.commit(change(MatchChange(match_row(revision=2), 1, handovers=left[1:])))
        stored = await store.match(1)
        assert stored is not None
        assert stored.handovers == left
        (told,), _ = await store.person(8)
        assert (told.left, told.left_after, told.seat) == ("east", 5, None)

        pseudonym = await store.erase(8)

        stored = await store.match(1)
        assert stored is not None
        assert {handover.user for handover in stored.handovers} == {pseudonym}

    async def test_what_was_answered_ahead_is_kept_with_its_match_and_erased(self, store: Store) -> None:
        kept = (KeptRow(1, "north", 8, 1, '{"a":1}'), KeptRow(2, "east", 9, 1, "{}"))
        await store.commit(change(MatchChange(match_row(ahead='{"since":1}'), None, kept=kept)))
        stored = await store.match(1)
        assert stored is not None
        assert (stored.kept, stored.row.ahead) == (kept, '{"since":1}')
        assert await store.kept_answers_of(8) == ((1, "north", '{"a":1}'),)

        await store.erase(8)

        stored = await store.match(1)
        assert stored is not None
        assert (stored.kept, await store.kept_answers_of(8)) == (kept[1:], ())
        await store.commit(change(MatchChange(match_row(revision=stored.row.revision + 1), 1, kept=())))
        assert await store.kept_answers_of(9) == ()

    async def test_what_was_committed_is_there_after_reopening(self, opening: Opening) -> None:
        store = await opening()
        await store.commit(change(MatchChange(match_row(), None), token="t"))
        await store.close()
        again = await opening()
        assert await again.match(1) is not None
        assert await again.receipt("t") == 1
        assert await again.fresh_match() == 2
        await again.close()

    async def test_notes_are_kept_by_game_and_person_replaced_and_erased(self, store: Store) -> None:
        for match in (1, 2):
            await store.commit(change(MatchChange(match_row(match), None, (SeatRow(7, 0, None),), ())))
        first, other = NoteRow(1, 7, "first", NOW), NoteRow(1, 8, "another's", NOW)
        for note in (first, other, NoteRow(2, 7, "second", NOW), replace(first, text="**anew**")):
            await store.write_note(note)

        assert [note_row.text for note_row in await store.notes(7)] == ["**anew**", "second"]
        assert [note_row.text for note_row in await store.notes(7, 2)] == ["second"]
        await store.write_note(NoteRow(2, 7, "", NOW))
        assert await store.notes(7, 2) == ()
        await store.erase(7)
        assert await store.notes(7) == ()
        assert await store.notes(8) == (other,)

    async def test_what_a_match_is_played_on_from_is_kept_with_it(self, store: Store) -> None:
        row = replace(match_row(), origin='{"source":"match"}')
        await store.commit(change(MatchChange(row, None, (SeatRow(7, 0, None),), ())))
        stored = await store.match(1)
        assert stored is not None
        assert stored.row.origin == row.origin

    async def test_a_review_is_kept_with_its_match_and_replaced(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        await store.set_review(1, '{"a":1}')
        await store.set_review(1, '{"a":2}')
        assert await store.review(1) == '{"a":2}'
        assert await store.review(2) is None

    async def test_what_is_not_there_is_none(self, store: Store) -> None:
        assert await store.match(1) is None
        assert await store.receipt("t") is None
        assert await store.match_at(1, 1) is None
        assert await store.guild_settings(1) is None
        assert await store.value("commands") is None
        assert await store.entries(1) == ()

    async def test_fresh_ids_never_repeat(self, store: Store) -> None:
        first = await store.fresh_match()
        await store.commit(change(MatchChange(match_row(first), None)))
        assert len({first, await store.fresh_match(), await store.fresh_match()}) == 3

    async def test_a_token_counts_once(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None), token="t"))
        with pytest.raises(TokenSeenError) as caught:
            await store.commit(change(MatchChange(match_row(revision=2), 1), token="t"))
        assert caught.value.match == 1
        stored = await store.match(1)
        assert stored is not None
        assert stored.row.revision == 1

    async def test_a_change_from_an_older_revision_is_refused_whole(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None), MatchChange(match_row(2), None)))
        with pytest.raises(ConflictError):
            await store.commit(
                change(
                    MatchChange(match_row(revision=2), 1, entries=(entry(1),)),
                    MatchChange(match_row(2, revision=8), 7),
                    token="t",
                )
            )
        assert await store.entries(1) == ()
        assert await store.receipt("t") is None

    async def test_a_channel_has_one_match(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        with pytest.raises(PlaceTakenError) as caught:
            await store.commit(change(MatchChange(match_row(2, channel=1001), None)))
        assert caught.value.match == 1
        over = MatchChange(match_row(phase="over", revision=2), 1)
        await store.commit(change(over, MatchChange(match_row(2, channel=1001), None)))
        assert await store.match_at(1, 1001) == 2

    async def test_changes_made_at_once_are_each_whole(self, store: Store) -> None:
        await store.commit(change(*(MatchChange(match_row(match), None) for match in range(1, 21))))

        async def press(match: int, revision: int) -> bool:
            row = match_row(match, revision=revision + 1, last_entry=revision)
            try:
                await store.commit(
                    change(
                        MatchChange(row, revision, entries=(entry(revision),)), token=f"{match}-{revision}"
                    )
                )
            except StoreError:
                return False
            return True

        presses = [press(match, revision) for revision in range(1, 6) for match in range(1, 21)]
        wrong = [press(match, 40) for match in range(1, 21)]
        done = await asyncio.gather(*presses, *wrong)
        assert done == [True] * 100 + [False] * 20
        for match in range(1, 21):
            assert [entry_row.seq for entry_row in await store.entries(match)] == [1, 2, 3, 4, 5]

    async def test_entries_can_be_taken_back_and_told_anew(self, store: Store) -> None:
        log = (entry(1), entry(2), entry(3))
        await store.commit(change(MatchChange(match_row(), None, entries=log)))
        undo = entry(4, kind="undo", text="undo")
        await store.commit(
            change(
                MatchChange(match_row(revision=2), 1, entries=(undo,), undone=(2,), retold=((3, '["new"]'),))
            )
        )
        assert [entry_row.undone for entry_row in await store.entries(1)] == [None, 4, None, None]
        stored = await store.match(1)
        assert stored is not None
        assert [(entry_row.seq, entry_row.events) for entry_row in stored.recent] == [
            (1, "[]"),
            (3, '["new"]'),
        ]

    async def test_deadlines_are_replaced_whole_and_come_earliest_first(self, store: Store) -> None:
        first = (DeadlineRow(1, "north", 30), DeadlineRow(1, "east", 10))
        await store.commit(
            change(
                MatchChange(match_row(clocks="{}"), None, deadlines=first),
                MatchChange(match_row(2), None, deadlines=(DeadlineRow(2, "north", 20),)),
            )
        )
        assert [(deadline.match, deadline.seat) for deadline in await store.deadlines(2)] == [
            (1, "east"),
            (2, "north"),
        ]
        await store.commit(change(MatchChange(match_row(revision=2, clocks="[]"), 1)))
        await store.commit(change(MatchChange(match_row(2, revision=2), 1, deadlines=())))
        assert await store.deadlines(9) == first[::-1]
        stored = await store.match(1)
        assert stored is not None
        assert stored.row.clocks == "[]"

    async def test_a_match_moves_to_a_channel_where_nothing_is_played(self, store: Store) -> None:
        await store.commit(
            change(MatchChange(match_row(channel=1), None), MatchChange(match_row(2, channel=2), None))
        )
        with pytest.raises(PlaceTakenError) as caught:
            await store.commit(change(MatchChange(match_row(channel=2, revision=2), 1, moved=True)))
        assert caught.value.match == 2
        await store.commit(change(MatchChange(match_row(channel=3, revision=2), 1, moved=True)))
        assert (await store.match_at(1, 1), await store.match_at(1, 3)) == (None, 1)

    async def test_acts_of_managers_are_numbered_on_and_come_latest_first(self, store: Store) -> None:
        closed = ActRow(1, NOW, 7, "closed", 1)
        await store.commit(change(MatchChange(match_row(), None, acts=(closed,))))
        await store.add_act(ActRow(1, NOW, 7, "forbidden", None, 8))
        await store.add_act(ActRow(2, NOW, 9, "allowed", None, 8))
        assert [(act.what, act.number) for act in await store.acts(1, 9)] == [
            ("forbidden", 2),
            ("closed", 1),
        ]
        assert [act.what for act in await store.acts_of(8)] == ["allowed", "forbidden"]
        assert await store.latest_act(1, 8, ("forbidden", "allowed")) == "forbidden"
        assert await store.latest_act(1, 7, ("forbidden", "allowed")) is None

    async def test_who_may_open_no_tables_is_listed_until_they_may_again(self, store: Store) -> None:
        for guild, what, about in ((1, "forbidden", 8), (1, "forbidden", 9), (2, "forbidden", 7)):
            await store.add_act(ActRow(guild, NOW, 7, what, None, about))
        assert await store.list_forbidden(1) == (9, 8)
        await store.add_act(ActRow(1, NOW, 7, "allowed", None, 9))
        await store.add_act(ActRow(2, NOW, 7, "allowed", None, 8))
        assert (await store.list_forbidden(1), await store.list_forbidden(2)) == ((8,), (7,))
        await store.add_act(ActRow(1, NOW, 7, "forbidden", None, 9))
        await store.erase(8)
        assert await store.list_forbidden(1) == (9,)

    async def test_an_erased_manager_and_whom_an_act_was_about_become_nameless(self, store: Store) -> None:
        await store.add_act(ActRow(1, NOW, 7, "forbidden", None, 8))
        manager, person = await store.erase(7), await store.erase(8)
        (act,) = await store.acts(1, 9)
        assert (act.by, act.about) == (manager, person)
        assert await store.latest_act(1, 8, ("forbidden", "allowed")) is None

    async def test_it_knows_its_size(self, store: Store) -> None:
        assert await store.size() > 4096

    async def test_a_long_log_comes_along_in_part(self, store: Store) -> None:
        log = tuple(entry(seq) for seq in range(1, 201))
        await store.commit(change(MatchChange(match_row(), None, entries=log)))
        stored = await store.match(1)
        assert stored is not None
        assert not stored.complete
        assert stored.recent == log[-len(stored.recent) :]
        assert len(await store.entries(1)) == 200

    async def test_seats_that_gave_up_are_known(self, store: Store) -> None:
        log = (entry(1, kind="resign"), entry(2, seat="east", kind="resign", undone=3))
        await store.commit(change(MatchChange(match_row(), None, entries=log)))
        stored = await store.match(1)
        assert stored is not None
        assert stored.resigned == ("north",)

    async def test_matches_are_found_by_user_guild_and_phase(self, store: Store) -> None:
        rows = [match_row(1), match_row(2, guild=2), match_row(3, phase="over"), match_row(4)]
        for row in rows:
            seats = (SeatRow(8 if row.id == 4 else 7, 0, None),)
            await store.commit(change(MatchChange(row, None, seats)))
        assert await store.matches_of(7, None, ["lobby", "playing"]) == (2, 1)
        assert await store.matches_of(7, 1, ["lobby", "playing", "over"]) == (3, 1)
        assert await store.playing() == ((1, "tiny", 1), (2, "tiny", 1), (4, "tiny", 1))

    async def test_a_channels_last_finished_match_is_found(self, store: Store) -> None:
        rows = [
            match_row(1, channel=5, phase="over"),
            match_row(2, channel=5, phase="over"),
            match_row(3, channel=5, phase="cancelled"),
            match_row(4, channel=5),
            match_row(5, channel=6, phase="over"),
            match_row(6, channel=5, guild=2, phase="over"),
        ]
        for row in rows:
            await store.commit(change(MatchChange(row, None)))
        assert await store.last_at(1, 5) == 2
        assert await store.last_at(1, 7) is None

    async def test_the_newest_finished_matches_of_a_user_are_found(self, store: Store) -> None:
        for match in range(1, 6):
            row = match_row(match, guild=match, game="war", phase="playing" if match == 4 else "over")
            seats = (SeatRow(8 if match == 5 else 7, 0, None),)
            await store.commit(change(MatchChange(row, None, seats)))
        assert await store.history_of(7, 2) == (
            HistoryRow(3, "war", 3, NOW, (7,)),
            HistoryRow(2, "war", 2, NOW, (7,)),
        )
        assert await store.history_of(7, 9) == (
            *await store.history_of(7, 2),
            HistoryRow(1, "war", 1, NOW, (7,)),
        )
        assert await store.history_of(9, 2) == ()

    async def test_outbox_items_coalesce_and_the_latest_wins(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None, outbox=(("table", None), ("turn", 7)))))
        table, turn = await store.outbox(10)
        await store.commit(change(MatchChange(match_row(revision=2), 1, outbox=(("table", None),))))
        assert not await store.remove_outbox_item(table.id, table.revision)
        assert await store.remove_outbox_item(turn.id, turn.revision)
        (again,) = await store.outbox(10)
        assert (again.id, again.revision) == (table.id, 2)
        assert await store.remove_outbox_item(again.id, again.revision)
        await store.commit(change(MatchChange(match_row(revision=3), 2, outbox=(("table", None),))))
        (new,) = await store.outbox(10)
        assert new.id > again.id
        assert await store.outbox(10, after=new.id) == ()

    async def test_what_tells_of_one_press_waits_beside_what_tells_of_the_next(self, store: Store) -> None:
        for press in (1, 2):
            row = match_row(revision=press, last_press=press)
            await store.commit(
                change(MatchChange(row, press - 1 or None, outbox=(("card", None), ("table", None))))
            )
        waiting = [(item.kind, item.press, item.revision) for item in await store.outbox(10)]
        assert waiting == [("card", 1, 1), ("table", 0, 2), ("card", 2, 1)]

    async def test_a_refused_change_leaves_no_outbox_items(self, store: Store) -> None:
        heard: list[int] = []
        store.on_outbox(lambda: heard.append(1))
        with pytest.raises(ConflictError):
            await store.commit(change(MatchChange(match_row(), 5, outbox=(("table", None),))))
        assert await store.outbox(10) == ()
        assert heard == []
        await store.commit(change(MatchChange(match_row(), None, outbox=(("table", None),))))
        assert heard == [1]

    async def test_who_listens_hears_of_outbox_items_that_are_taken_away(self, store: Store) -> None:
        heard: list[int] = []
        await store.commit(change(MatchChange(match_row(), None, outbox=(("table", None), ("turn", 7)))))
        store.on_outbox(lambda: heard.append(1))
        await store.erase(7)
        assert heard == [1]
        await store.prune("9")
        assert heard == [1, 1]

    async def test_results_come_in_the_order_of_the_games(self, store: Store) -> None:
        for match, finished in ((1, "2"), (2, "1"), (3, "3")):
            row = match_row(match, phase="over", game="war" if match == 3 else "tiny")
            results = (result(match, 7, finished=finished, game=row.game),)
            await store.commit(change(MatchChange(row, None, results=results)))
        assert [row.match for row in await store.results(1, None)] == [2, 1, 3]
        assert [row.match for row in await store.results(1, "war")] == [3]
        assert await store.results(2, None) == ()

    async def test_ratings_are_written_once_and_found_by_user_season_and_side(self, store: Store) -> None:
        for match, house in ((1, None), (2, "keen"), (3, None)):
            results = (result(match, 7, house=house), result(match, 8, house=house))
            await store.commit(change(MatchChange(match_row(match, phase="over"), None, results=results)))
        rows = await store.results_after(1, 0, 9)
        assert [row.match for row in rows] == [1, 1, 3, 3]
        numbers = [row.number for row in rows]
        assert numbers == sorted(set(numbers))
        assert await store.results_after(1, numbers[1], 1) == rows[2:3]
        assert await store.unrated_guilds(0) == (1,)

        ratings = tuple(
            RatingRow(1, "tiny", side, season, 7, 25.1, 1 / 3, 1, 1, 4, NOW)
            for side in ("", "a")
            for season in (5, 6)
        )
        step = RatingStep(1, 7, "tiny", numbers[0], 25.1, 1 / 3, NOW)
        written = RatingChange(1, None, numbers[-1], "year", ratings, (step,))
        await store.write_ratings(written)
        with pytest.raises(ConflictError):
            await store.write_ratings(written)
        assert await store.unrated_guilds(0) == ()
        assert await store.unrated_guilds(1) == (1,), "they are rated by another system"
        assert await store.rated_guilds() == (1,)
        assert await store.ratings(1, 6, "tiny", "a") == (ratings[3],)
        assert await store.ratings(1, 6, None, "") == (ratings[1],)
        assert await store.ratings_of(None, [7, 9]) == (ratings[0], ratings[2], ratings[1], ratings[3])
        assert await store.ratings_of(2, [7]) == ()
        assert await store.seasons(1) == (6, 5)
        assert await store.rating_history(7, None) == (step,)
        assert await store.rating_history(7, 1, "war") == ()

        cursor = await store.rating_cursor(1)
        assert cursor is not None
        assert (cursor.number, cursor.period) == (numbers[-1], "year")
        pseudonym = await store.erase(7)
        with pytest.raises(ConflictError):
            await store.write_ratings(replace(written, expected=cursor))
        assert await store.ratings_of(None, [7]) == ()
        assert len(await store.ratings_of(None, [pseudonym])) == 4
        assert len(await store.rating_history(pseudonym, 1)) == 1
        cursor = await store.rating_cursor(1)
        await store.write_ratings(RatingChange(1, cursor, 0, "none", (), (), anew=True, system=4))
        cursor = await store.rating_cursor(1)
        assert cursor is not None
        assert cursor.system == 4
        assert await store.ratings_of(None, [pseudonym]) == ()
        assert await store.rating_history(pseudonym, 1) == ()
        assert await store.unrated_guilds(0) == (1,)

    async def test_a_profile_has_what_was_played_among_people_on_one_guild(self, store: Store) -> None:
        games = ((1, 1, (7, 8), None), (2, 1, (8, 7, 9), None), (3, 2, (7, 9), None), (4, 1, (7, 9), "keen"))
        for match, guild, users, house in games:
            rows = [
                result(match, user, place=place, won=place == 1, guild=guild, house=house)
                for place, user in enumerate(users, start=1)
            ]
            row = match_row(match, phase="over", guild=guild, last_entry=10 * match)
            await store.commit(change(MatchChange(row, None, results=tuple(rows))))
        profile = await store.profile(1, 7)
        assert profile.results == (PlayedRow("tiny", "s7", won=True), PlayedRow("tiny", "s7", won=False))
        assert profile.opponents == (OpponentRow(8, 2, 1), OpponentRow(9, 1, 1))
        assert profile.longest == LongestRow(2, "tiny", 20)
        assert await store.profile(1, 6) == ProfileRows((), (), None)
        met = await store.meetings(1, 7, 8)
        assert [(own.match, own.user, own.place, other.user, other.place) for own, other in met] == [
            (1, 7, 1, 8, 2),
            (2, 7, 2, 8, 1),
        ]
        assert await store.meetings(2, 7, 8) == ()

    async def test_what_was_done_is_kept_once_and_of_games_among_people_alone(self, store: Store) -> None:
        for match, guild, house in ((1, 1, None), (2, 2, None), (3, 1, "keen")):
            rows = (result(match, 7, guild=guild, house=house), result(match, 8, guild=guild, house=house))
            row = match_row(match, phase="over", guild=guild)
            await store.commit(change(MatchChange(row, None, results=rows)))
            for _ in range(2):
                done = [("s7", "unseen"), ("s8", "alone"), ("s9", "alone")]
                await store.write_feats(match, done, [("s7", "moria"), ("s9", "moria")])
        assert (await store.profile(1, 7)).openings == (OpeningRow("tiny", "s7", "moria", 1),)
        assert (await store.profile(1, 8)).openings == ()
        assert [(feat_row.match, feat_row.feat, feat_row.at) for feat_row in await store.feats(None, 7)] == [
            (1, "unseen", NOW),
            (2, "unseen", NOW),
        ]
        assert [feat_row.user for feat_row in await store.feats(1, None)] == [7, 8]
        assert await store.feats(1, 7, "2027") == ()
        assert [feat_row.user for feat_row in await store.feats(None, None, match=2)] == [7, 8]
        pseudonym = await store.erase(7)
        assert [feat_row.user for feat_row in await store.feats(1, None)] == [pseudonym, 8]

    async def test_the_archive_is_found_by_person_game_side_ending_option_month_and_length(
        self, store: Store
    ) -> None:
        games = (
            (1, "tiny", (7, 8), (1, 2), "2026-01-31", 10),
            (2, "war", (7, 8), (2, 1), "2026-02-01", 20),
            (3, "tiny", (8, 9, 7), (1, 1, 3), "2026-02-02", 30),
            (4, "tiny", (9, 6), (1, 2), "2026-02-03", 40),
        )
        for match, game, users, places, day, entries in games:
            rows = tuple(
                result(
                    match, user, game=game, seat=f"s{number}", place=place, finished=f"{day}T00:00:00+00:00"
                )
                for number, (user, place) in enumerate(zip(users, places, strict=True))
            )
            options = f'{{"rules":"{"mod" if match == 3 else "mod_long"}","series":{match},"swift":false}}'
            row = match_row(match, game=game, phase="over", last_entry=entries, options=options)
            await store.commit(change(MatchChange(row, None, results=rows)))

        async def found(**wanted: Any) -> list[int]:
            return [row.match for row in await store.archive(ArchiveQuery(1, **wanted))]

        assert await found() == [4, 3, 2, 1]
        assert await found(option=("rules", '"mod"')) == [3]
        assert await found(option=("series", "2")) == [2]
        assert await found(option=("swift", "false"), user=9) == [4, 3]
        assert await found(option=("swift", "true")) == []
        assert await found(most=2, offset=1) == [3, 2]
        assert await found(user=7) == [3, 2, 1]
        assert await found(user=7, ending="won") == [1]
        assert await found(user=7, ending="lost") == [3, 2]
        assert await found(user=9, ending="drawn") == [3]
        assert await found(user=7, game="tiny", seat="s0") == [1]
        assert await found(month="2026-02") == [4, 3, 2]
        assert await found(entries=30) == [4, 3]
        assert await found(viewer=6) == [4]
        assert await found(user=8, viewer=9) == [3]
        (row, *_) = await store.archive(ArchiveQuery(1, user=9, game="tiny", most=1, offset=1))
        assert (row.match, row.entries, [result_row.user for result_row in row.results]) == (3, 30, [8, 9, 7])
        assert await store.archive(ArchiveQuery(2)) == ()
        assert await store.archive_months(ArchiveQuery(1, most=25)) == ("2026-02", "2026-01")
        assert await store.archive_months(ArchiveQuery(1, most=1)) == ("2026-02",)
        assert await store.archive_months(ArchiveQuery(1, viewer=6)) == ("2026-02",)
        assert await store.archive_months(ArchiveQuery(2)) == ()

    async def test_games_of_some_channels_are_left_out_but_ones_own(self, store: Store) -> None:
        for match, channel, users in ((1, 5, (7, 8)), (2, 6, (8, 9)), (3, 5, (9, 7)), (4, 8, (7, 9))):
            rows = [
                result(match, user, seat=f"s{user}", finished=f"2026-0{match}-01T00:00:00+00:00")
                for user in users
            ]
            row = match_row(match, channel=channel, phase="over")
            await store.commit(change(MatchChange(row, None, results=tuple(rows))))

        async def found(**wanted: Any) -> list[int]:
            return [row.match for row in await store.archive(ArchiveQuery(1, **wanted))]

        hidden = frozenset((5, 8))
        assert await store.archive_channels(1) == (8, 5, 6)
        assert await store.archive_channels(2) == ()
        assert await found(hidden=hidden) == [2]
        assert await found(hidden=hidden, own=8) == [2, 1]
        assert await found(hidden=hidden, own=7, user=9) == [4, 3, 2]
        assert await found(hidden=hidden, own=7, most=2, offset=1) == [3, 2]
        assert await store.archive_months(ArchiveQuery(1, hidden=hidden, own=8)) == ("2026-02", "2026-01")

    async def test_settings_and_values_are_replaced(self, store: Store) -> None:
        for text in ('{"a":1}', '{"a":2}'):
            await store.set_guild_settings(1, text)
            await store.set_user_settings(1, text)
            await store.set_value("commands", text)
        assert await store.guild_settings(1) == '{"a":2}'
        assert await store.user_settings(1) == '{"a":2}'
        assert await store.value("commands") == '{"a":2}'

    async def test_the_lobbies_of_a_guild_are_found_the_latest_first(self, store: Store) -> None:
        for match, phase, guild in ((1, "lobby", 1), (2, "playing", 1), (3, "lobby", 2), (4, "lobby", 1)):
            await store.commit(change(MatchChange(match_row(match, phase=phase, guild=guild), None)))
        assert await store.lobbies(1) == (4, 1)
        assert await store.matches(("lobby", "playing"), 1) == (1, 2, 4)
        assert await store.matches(("lobby",)) == (1, 3, 4)

    async def test_who_changed_which_setting_is_noted_with_the_change(self, store: Store) -> None:
        rows = [SettingRow(1, NOW, by, "pace", "null", f'"{by}"') for by in (7, 8)]
        await store.set_guild_settings(1, "{}", rows)
        await store.set_guild_settings(2, "{}", [replace(rows[0], guild=2)])
        assert await store.setting_changes(1, None, 9) == (rows[1], rows[0])
        assert await store.setting_changes(1, None, 1) == (rows[1],)
        pseudonym = await store.erase(7)
        assert await store.setting_changes(None, 7, 9) == ()
        assert [
            setting_change.guild for setting_change in await store.setting_changes(None, pseudonym, 9)
        ] == [2, 1]

    async def test_blocks_are_known_from_both_sides_and_go_with_either(self, store: Store) -> None:
        await store.set_blocks(7, [8, 9])
        await store.set_blocks(7, [9, 6])
        await store.set_blocks(8, [7])
        assert await store.blocks(7) == ((7, 6), (7, 9), (8, 7))
        assert await store.blocks(9) == ((7, 9),)
        await store.erase(9)
        await store.erase(8)
        assert await store.blocks(7) == ((7, 6),)

    async def test_erasing_puts_a_pseudonym_everywhere(self, store: Store) -> None:
        seats = (SeatRow(7, 0, "north"), SeatRow(8, 1, "east"))
        row = match_row(host=7)
        items = (("turn", 7), ("turn", 8))
        await store.commit(
            change(MatchChange(row, None, seats, (7,), results=(result(1, 7),), outbox=items))  # type: ignore[arg-type]
        )
        await store.set_user_settings(7, "{}")
        assert len((await store.person(7))[0]) == 1
        pseudonym = await store.erase(7)
        assert pseudonym < 0
        assert await store.erase(9) not in (pseudonym, 9)
        assert await store.person(7) == ((), ())
        assert len((await store.person(pseudonym))[1]) == 1
        assert await store.user_settings(7) is None
        assert [item.user for item in await store.outbox(9)] == [8]
        with pytest.raises(ConflictError):
            await store.commit(change(MatchChange(replace(row, revision=2), 1)))

    async def test_pruning_forgets_what_is_old(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None, outbox=(("table", None),)), token="t"))
        await store.prune("2025")
        assert await store.receipt("t") == 1
        await store.prune("2027")
        assert await store.receipt("t") is None
        assert await store.outbox(9) == ()

    async def test_a_compacted_match_reads_as_before(self, store: Store) -> None:
        row = match_row(phase="over", last_entry=70, outcome="[1]", changed="2026-01-02")
        log = (
            *(entry(seq) for seq in range(1, 69)),
            entry(69, kind="resign", undone=70),
            entry(70, kind="undo"),
        )
        seats, snapshot = (SeatRow(7, 0, "north"),), SnapshotRow(70, '{"a":1}', "f")
        finished = MatchChange(row, None, seats, entries=log, snapshot=snapshot, results=(result(1, 7),))
        await store.commit(
            change(finished, MatchChange(match_row(2, last_entry=1), None, entries=(entry(1),)))
        )
        await store.set_review(1, "{}")
        before = await store.match(1)
        assert await store.compactable("2026-01-02") == ()
        assert await store.compactable("2026-01-03") == (1,)

        assert [await store.compact(1), await store.compact(2), await store.compact(3)] == [
            True,
            False,
            False,
        ]

        assert await store.match(1) == before
        assert await store.entries(1) == log
        assert await store.review(1) is None
        assert await store.compactable("2027") == ()
        assert len((await store.person(7))[0]) == 1
        assert [await store.entries(2), await store.compact(1)] == [(entry(1),), True]
        assert await store.match(1) == before
        while await store.give_back(16):
            pass

    async def test_a_finished_match_with_a_gap_still_has_it_when_compacted(self, store: Store) -> None:
        row = match_row(phase="cancelled", last_entry=3)
        await store.commit(change(MatchChange(row, None, entries=(entry(1), entry(3, kind="resign")))))
        before = await store.match(1)
        assert before is not None
        assert not before.gapless

        await store.compact(1)

        stored = await store.match(1)
        assert stored is not None
        assert (stored.gapless, stored.resigned, stored.recent) == (False, ("north",), before.recent)

    async def test_a_backup_made_while_playing_is_whole(
        self, store: Store, copied: Callable[[Path], Awaitable[Store]], tmp_path: Path
    ) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        target = tmp_path / "copy.db"

        async def play() -> None:
            for seq in range(1, 60):
                row = match_row(revision=seq + 1, last_entry=seq)
                await store.commit(change(MatchChange(row, seq, entries=(entry(seq),))))

        await asyncio.gather(play(), store.backup(target))
        copy = await copied(target)
        stored = await copy.match(1)
        assert stored is not None
        assert [entry_row.seq for entry_row in await copy.entries(1)] == list(
            range(1, stored.row.last_entry + 1)
        )
        await copy.close()
        with pytest.raises(BackupError):
            await store.backup(target)

    async def test_a_closed_store_says_so(self, opening: Opening) -> None:
        store = await opening()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.match(1)
        with pytest.raises(StoreError, match="closed"):
            await store.set_value("a", "1")
