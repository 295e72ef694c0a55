"""A database in which every table has rows, and all of them as text."""

from __future__ import annotations

from contextlib import aclosing
from dataclasses import replace

from bot.store import (
    ActRow,
    AheadRow,
    BoardLinkRow,
    BoardSessionRow,
    DeadlineRow,
    FollowerRow,
    GuessRow,
    HandoverRow,
    KeptRow,
    MatchChange,
    NoteRow,
    RatingChange,
    RatingRow,
    RatingStep,
    ResultRow,
    SeatRow,
    SettingRow,
    SideRow,
    SnapshotRow,
    Store,
    Summary,
    TournamentChange,
    VoteRow,
)
from tests.store.branches import branch_row
from tests.store.puzzles import answer_row, puzzle_row
from tests.store.reports import report_row
from tests.store.rows import NOW, change, entry, match_row
from tests.store.tournaments import PEOPLE, pairing, tournament_row


async def fill(store: Store, guild: int = 1, first: int = 1) -> None:
    """Matches of a guild with rows in every table, and truths of both kinds. first: the lowest number."""
    for match in (first, first + 1, first + 2):
        log = (entry(1, reveals=True, text="Żółw ’…"), entry(2, kind="undo", hands=True), entry(3, undone=2))
        second, third = match == first + 1, match == first + 2
        won = ResultRow(match, match, guild, "tiny", 7, "s7", 1, match == first, -4, NOW)
        outcome = '{"a": [1]}' if second else None
        await store.commit(
            change(
                MatchChange(
                    match_row(match, guild=guild, last_entry=3, outcome=outcome),
                    None,
                    seats=(SeatRow(7, 0, "north"), SeatRow(8, 1, None)),
                    invited=(9, 4),
                    followers=(FollowerRow(6, "end"),),
                    handovers=(HandoverRow(2, "north", 6),),
                    kept=(KeptRow(1, "north", 7, 1, '{"kind": "standing"}'),),
                    entries=log,
                    snapshot=SnapshotRow(3, '{"a":1}', "f"),
                    results=(won, replace(won, user=8, seat="s8"))
                    if third
                    else (replace(won, house="master"),),
                    outbox=(("table", None), ("turn", 7)),
                ),
                token=f"t{match}",
            )
        )
    rating = RatingRow(guild, "tiny", "", 5, 7, 25.0, 1 / 3, 1, 1, -4, NOW)
    step = RatingStep(guild, 7, "tiny", 1, 25.0, 1 / 3, NOW)
    await store.write_ratings(RatingChange(guild, None, 1, "year", (rating,), (step,)))
    due = (DeadlineRow(first + 3, "", 9),)
    await store.commit(
        change(MatchChange(match_row(first + 3, guild=guild, clocks="{}"), None, deadlines=due))
    )
    await hold_tournament(store, guild, first)
    await store.add_act(ActRow(guild, NOW, 7, "forbidden", first, 8))
    summary = Summary(9, 600, '{"s7":["l_magic"]}')
    await store.write_feats(first + 2, [("s7", "unseen")], [("s7", "frodo.shire")], summary)
    await store.summaries.add_up(guild, 9)
    await store.parts.write(first + 2, [("s7", "finished", "[3,40]")])
    assert await store.guesses.write(GuessRow(first, "", 7, 0, guild, "north", 75, NOW))
    await store.set_blocks(7, [9])
    await store.boards.keep_link(BoardLinkRow(f"l{first}", 7, first, "pl", 900), 0)
    await store.boards.open_session(BoardSessionRow("s7", 7, "pl", NOW, 900), 0)
    await store.votes.open(SideRow(first, "north", thread=70, stamp=1, due=900))
    await store.votes.join(first, 7, "north", NOW)
    await store.votes.see(first, 7, "north")
    await store.votes.cast(VoteRow(first, "north", 1, 7, 1, "end", "end", "", NOW))
    await store.puzzles.write(puzzle_row(guild=guild, match=first, message=5, told=True))
    await store.puzzles.answer(answer_row(7, guild=guild))
    await store.puzzles.keep_ahead(AheadRow(guild, first, 5, None))
    await store.set_review(first, '{"version": 1}')
    await store.branches.add(branch_row(match=first))
    await store.reports.add(report_row(match=first, text=f"{guild}"), 9, 9)
    await store.write_note(NoteRow(first, 7, "**Frodo** – Żółw", NOW))
    over = match_row(first + 4, guild=guild, phase="over", last_entry=1)
    await store.commit(change(MatchChange(over, None, entries=(entry(1, text="Żółw ’…"),))))
    await store.compact(first + 4)
    changed = SettingRow(guild, NOW, 7, "pace", "null", '"day"')
    await store.set_guild_settings(guild, '{"b": 2,  "a": 1}', [changed])
    await store.set_user_settings(7, "{}")
    await store.set_value(f"digest-{guild}", "2026-03-01")
    await store.set_value("last-pseudonym", "-3")
    await store.guilds.depart(guild, 500)


async def hold_tournament(store: Store, guild: int, match: int) -> int:
    """A tournament that is being played: one game of it is, the other is to be opened."""
    row = tournament_row(guild=guild)
    number = await store.write_tournament(TournamentChange(row, None, PEOPLE, (), f"t{guild}"))
    games = (pairing(channel=7, match=match, points="[12,0]", played=True), pairing(leg=2))
    going_on = replace(row, id=number, phase="playing", due=None, round=1, revision=2, shown=2)
    await store.write_tournament(TournamentChange(going_on, 1, PEOPLE, games))
    return number


async def everything(store: Store) -> dict[str, list[str]]:
    """Every row of every table, as text."""
    texts: dict[str, list[str]] = {}
    async with aclosing(store.tables()) as tables:
        async for table, rows in tables:
            texts.setdefault(table, []).extend(
                repr([int(cell) if isinstance(cell, bool) else cell for cell in row]) for row in rows
            )
    return {table: sorted(rows) for table, rows in texts.items()}
