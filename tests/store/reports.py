"""What every backend of the store must keep of reports; part of `Conformance`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.store import MatchChange, ReportRow, Store
from tests.store.rows import NOW, change, match_row

STEP = "5.7 free"


def report_row(**fields: Any) -> ReportRow:
    """A report that waits for its answer."""
    row = ReportRow(1, 7, NOW, "tiny", 1, "0.2.0", "pl", STEP, "north", "Źle liczy", "Game: tiny\n")
    return replace(row, **fields)


async def keep(store: Store, *rows: ReportRow) -> list[int | None]:
    """Keeps reports; their numbers."""
    return [await store.reports.add(row, 2, 3) for row in rows]


class ReportConformance:
    """Tests of one backend."""

    async def test_reports_are_numbered_kept_once_and_bounded(self, store: Store) -> None:
        """Given two that may wait, then a third has no place until one is answered."""
        await store.commit(change(MatchChange(match_row(), None)))
        first, second, third = report_row(), report_row(text="b"), report_row(text="c")

        assert await keep(store, first, first, second, third) == [1, 1, 2, None]
        assert await keep(store, replace(third, user=8)) == [3], "it is of somebody else"
        assert await store.reports.find(1) == replace(first, number=1)
        assert await store.reports.find(9) is None
        listed = [report.number for report in await store.reports.list_of(user=7)]
        assert listed == [2, 1]
        assert {report.record for report in await store.reports.list_of(1)} == {""}

        assert await store.reports.answer(1, "Dobrze", NOW, shared=True)
        assert await keep(store, third) == [4]

    async def test_of_many_that_were_answered_the_oldest_go(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        for number in range(1, 6):
            assert await keep(store, report_row(text=str(number))) == [number]
            await store.reports.answer(number, "", NOW, shared=False)
        assert [report.number for report in await store.reports.list_of(user=7)] == [5, 4, 3]

    async def test_an_answer_is_told_to_who_reported_and_noted_when_it_was(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        await keep(store, report_row())

        assert await store.reports.answer(1, "Tak ma być", NOW, shared=False)
        assert not await store.reports.answer(2, "Tak ma być", NOW, shared=False)

        [item] = await store.outbox(9)
        assert (item.match, item.kind, item.user) == (1, "answer", 7)
        await store.reports.note_told(1, "another moment")
        assert await store.reports.find(1) == report_row(number=1, answer="Tak ma być", answered=NOW)
        await store.reports.note_told(1, NOW)
        [told] = await store.reports.list_of(1)
        assert told.told

    async def test_the_same_step_is_found_under_the_same_rules_alone(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        others = (report_row(ruleset=2), report_row(user=8, step="5.8 free"), report_row(user=9, game="war"))
        await keep(store, *others, report_row(user=10), report_row(user=11))
        await store.reports.answer(4, "So is the rule", NOW, shared=True)
        last = report_row(user=12, number=(await keep(store, report_row(user=12)))[0])

        assert [report.number for report in await store.reports.list_like(last, 9)] == [4, 5]
        assert [report.number for report in await store.reports.list_like(last, 1)] == [4]

    async def test_of_an_erased_persons_reports_the_sentence_goes(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        await keep(store, report_row(), report_row(text="b"))
        await store.reports.answer(1, "You wrote of Frodo", NOW, shared=False)
        await store.reports.answer(2, "R4.1 says so", NOW, shared=True)

        pseudonym = await store.erase(7)

        second, first = await store.reports.list_of(user=pseudonym)
        assert (first.text, first.answer) == ("", "")
        assert (second.text, second.answer) == ("", "R4.1 says so")
        assert await store.outbox(9) == ()
        await store.reports.answer(1, "Again", NOW, shared=False)
        assert await store.outbox(9) == (), "nobody is left to be told"
