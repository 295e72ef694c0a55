"""What every backend of the store must keep of branches; part of `Conformance`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.store import BranchRow, MatchChange, Store
from tests.store.rows import NOW, change, match_row


def branch_row(**fields: Any) -> BranchRow:
    """A branch in which nothing has been done yet."""
    return replace(BranchRow(1, 5, 7, NOW, 3, "north", 1, '{"a":1}', "[]", "[]", 0), **fields)


class BranchConformance:
    """Tests of one backend."""

    async def test_a_branch_is_written_changed_as_it_was_read_and_dropped(self, store: Store) -> None:
        for match in (1, 2):
            await store.commit(change(MatchChange(match_row(match), None)))
        row = branch_row()
        for branch in (row, branch_row(number=6, created=f"{NOW}Z"), branch_row(match=2, user=8)):
            await store.branches.add(branch)
        done = replace(row, actions='[["north","go"]]', thoughts='[{"after":0}]')
        assert await store.branches.change(done)
        assert not await store.branches.change(done), "something has been done in it since"
        after = replace(done, revision=1)
        assert await store.branches.find(1, 5) == after
        assert not await store.branches.think(row, "[1]")
        assert await store.branches.think(after, "[2]")
        assert await store.branches.find(1, 5) == replace(after, thoughts="[2]")
        assert [branch.number for branch in await store.branches.list_of(7, 1)] == [6, 5]
        assert await store.branches.list_of(7, 2) == ()
        assert [branch.match for branch in await store.branches.list_of(8)] == [2]
        await store.branches.drop(1, 5)
        assert await store.branches.find(1, 5) is None

    async def test_an_erased_persons_branches_are_gone(self, store: Store) -> None:
        await store.commit(change(MatchChange(match_row(), None)))
        for row in (branch_row(), branch_row(number=6, user=8)):
            await store.branches.add(row)
        await store.erase(7)
        assert await store.branches.find(1, 5) is None
        assert await store.branches.find(1, 6) == branch_row(number=6, user=8)
