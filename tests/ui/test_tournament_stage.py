"""Tournaments on Discord: one message that shows how it stands, and one thread for each pairing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from prometheus_client import REGISTRY

from bot.match.settings import Checked
from bot.match.tournaments.model import Game, Terms, Tournament
from bot.match.workers import LaterError, UndeliverableError
from bot.ui.delivery.refusals import A_WHILE, SOON
from bot.ui.page import Kind
from cogs.inn.tournaments.delivery import TournamentStage
from tests.laws.recorded_discord import CHANNEL
from tests.laws.standing_discord import Standing
from tests.match.tournaments.paper import WIN, decide, open_on_paper
from tests.ui.standing_table import HERE, StandingTable, refusal

NO_TEXT_CHANNEL = 9


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[StandingTable]:
    """An inn whose only message is of no concern here."""
    async with StandingTable.begun(tmp_path) as table:
        table.discord.standing.clear()
        yield table


@pytest.fixture
def stage(table: StandingTable) -> TournamentStage:
    """What shows tournaments there."""
    client: Any = table.discord
    return TournamentStage(table.ui, client)


def cup(*, both_sides: bool = False) -> Tournament:
    """Four people of whom two pairs meet in the first of two rounds."""
    opened = open_on_paper(4, Terms(rounds=2, both_sides=both_sides))
    return replace(opened, game="duel", guild=HERE.guild, channel=HERE.channel)


def boards(table: StandingTable) -> list[Standing]:
    """The messages that show how a tournament stands."""
    return [message for message in table.discord.lasting(CHANNEL) if message.offers(Kind.TOURNAMENT)]


async def test_a_tournament_is_shown_with_its_picture_and_brought_up_to_date_where_it_stands(
    table: StandingTable, stage: TournamentStage
) -> None:
    first = cup()
    message = await stage.show(first)
    (board,) = boards(table)
    assert board.id == message
    assert "Cup" in board.text
    assert [component["type"] for component in board.components].count(12) == 1, "a picture of how it stands"

    shown = replace(first, message=message, games=(replace(first.games[0], points=WIN), *first.games[1:]))
    assert await stage.show(shown) == message

    (later,) = boards(table)
    assert later.id == message
    assert later.text != board.text
    assert [component["type"] for component in later.components].count(12) == 1


async def test_before_the_first_round_there_is_no_picture(
    table: StandingTable, stage: TournamentStage
) -> None:
    await stage.show(replace(cup(), phase="entry", games=()))

    (board,) = boards(table)
    assert 12 not in [component["type"] for component in board.components]


async def test_a_new_round_is_posted_anew_and_what_stood_before_is_taken_away(
    table: StandingTable, stage: TournamentStage
) -> None:
    first = cup()
    first = replace(first, message=await stage.show(first))
    second = decide(first, lambda _: WIN)
    assert second.round == first.round + 1

    message = await stage.show(second)

    assert message != first.message
    assert [board.id for board in boards(table)] == [message]


async def test_after_a_restart_what_stands_is_brought_up_to_date(
    table: StandingTable, stage: TournamentStage
) -> None:
    first = cup()
    first = replace(first, message=await stage.show(first))
    client: Any = table.discord

    assert await TournamentStage(table.ui, client).show(first) == first.message


@pytest.mark.parametrize("why", ["somebody has deleted it", "Discord takes no pictures in edits"])
async def test_what_cannot_be_edited_is_brought_all_the_same(
    table: StandingTable, stage: TournamentStage, why: str
) -> None:
    first = cup()
    first = replace(first, message=await stage.show(first))
    if why == "somebody has deleted it":
        table.discord.standing.clear()
    else:
        table.ui.picture_edits.are_refused = True

    await stage.show(first)

    (board,) = boards(table)
    assert (board.id == first.message) == table.ui.picture_edits.are_refused
    with_picture = 12 in [component["type"] for component in board.components]
    assert with_picture != table.ui.picture_edits.are_refused


async def test_nobody_is_called_by_how_a_tournament_stands(
    table: StandingTable, stage: TournamentStage
) -> None:
    table.discord.called.clear()
    first = cup()
    await stage.show(replace(first, message=await stage.show(first)))

    assert table.discord.called == []


async def test_on_a_server_that_takes_no_pictures_in_edits_it_is_brought_up_to_date_in_words(
    table: StandingTable, stage: TournamentStage
) -> None:
    """Given `/server check` has found that out, then no picture is sent in vain."""
    first = cup()
    first = replace(first, message=await stage.show(first))
    checked = Checked(at=table.now(), channel=HERE.channel, anew=True)
    await table.service.change_guild_settings(
        HERE.guild, lambda old: old.model_copy(update={"checked": checked})
    )

    assert await stage.show(first) == first.message

    (board,) = boards(table)
    assert 12 not in [component["type"] for component in board.components]
    assert not table.ui.picture_edits.are_refused, "elsewhere they are taken"


async def test_who_was_erased_has_a_place_in_the_picture_and_in_the_words(
    table: StandingTable, stage: TournamentStage
) -> None:
    first = cup()
    first = replace(first, entrants=(replace(first.entrants[0], user=-1), *first.entrants[1:]))

    await stage.show(first)

    (board,) = boards(table)
    assert [component["type"] for component in board.components].count(12) == 1


@pytest.mark.parametrize("chosen", [None, "en"])
async def test_it_is_shown_in_the_language_of_its_server(
    table: StandingTable, stage: TournamentStage, chosen: str | None
) -> None:
    client: Any = table.discord
    client.get_guild = {HERE.guild: SimpleNamespace(preferred_locale=discord.Locale.polish)}.get
    await table.service.change_guild_settings(
        HERE.guild, lambda old: old.model_copy(update={"language": chosen})
    )

    await stage.show(cup())

    (board,) = boards(table)
    assert ("runda" in board.text.lower()) == (chosen is None)


@pytest.mark.parametrize(
    ("error", "outcome"),
    [
        (refusal(503, 0), LaterError(SOON)),
        (refusal(400, 20028), LaterError(A_WHILE)),
        (refusal(403, 50001), UndeliverableError()),
        (discord.RateLimited(42.0), LaterError(42.0)),
        (OSError(), LaterError(SOON)),
    ],
)
@pytest.mark.parametrize("what", ["message", "thread"])
async def test_what_befalls_a_tournament_is_told_as_the_outbox_wants_it(
    table: StandingTable, stage: TournamentStage, what: str, error: Exception, outcome: Exception
) -> None:
    table.discord.refusals[CHANNEL] = error
    client: Any = table.discord
    client.fetch_channel = AsyncMock(side_effect=error)

    with pytest.raises(type(outcome)) as raised:
        await (stage.show(cup()) if what == "message" else stage.open_thread(cup(), cup().games[0]))

    assert getattr(raised.value, "seconds", None) == getattr(outcome, "seconds", None)


async def test_what_is_lost_for_good_is_counted(table: StandingTable, stage: TournamentStage) -> None:
    def counted() -> float:
        labels = {"kind": "tournament", "why": "place-lost"}
        return REGISTRY.get_sample_value("pony_notices_given_up_total", labels) or 0.0

    before = counted()
    table.discord.refusals[CHANNEL] = refusal(403, 50001)

    with pytest.raises(UndeliverableError):
        await stage.show(cup())

    assert counted() == before + 1


class Threads:
    """The text channel of a tournament; what is opened in it is kept."""

    def __init__(self, table: StandingTable) -> None:
        self.sent: list[tuple[str, Any, list[int]]] = []
        self.opened: list[Any] = []
        self.channel: Any = MagicMock(spec=discord.TextChannel, id=HERE.channel)
        self.channel.is_news.return_value = False
        self.channel.create_thread = self._create
        self.channel.guild.active_threads = AsyncMock(side_effect=lambda: list(self.opened))
        client: Any = table.discord
        client.fetch_channel = self._fetch

    def put(self, name: str, parent: int = HERE.channel, last: int | None = None) -> Any:
        """A thread that is there."""
        number = 500 + len(self.opened)
        thread: Any = MagicMock(spec=discord.Thread, id=number, parent_id=parent, last_message_id=last)
        thread.name = name

        async def send(view: Any, allowed_mentions: discord.AllowedMentions) -> None:
            thread.last_message_id = 1
            users: Any = allowed_mentions.users
            words = "\n".join(
                component.get("content", "") for component in view.to_components()[0]["components"]
            )
            self.sent.append((name, words, [user.id for user in users]))

        thread.send = send
        self.opened.append(thread)
        return thread

    async def _create(self, name: str, **_: object) -> Any:
        return self.put(name)

    async def _fetch(self, number: int) -> Any:
        if number == NO_TEXT_CHANNEL:
            return SimpleNamespace(id=number)
        return self.channel if number == HERE.channel else self.opened[number - 500]


@pytest.fixture
def threads(table: StandingTable) -> Threads:
    """The channel of the tournament."""
    return Threads(table)


def pair(tournament: Tournament) -> list[Game]:
    """The games of the first pairing."""
    return [game for game in tournament.games if game.table == tournament.games[0].table]


async def test_a_pairing_gets_a_thread_in_which_those_who_meet_are_called_once(
    threads: Threads, stage: TournamentStage
) -> None:
    first = cup()
    game = first.games[0]

    opened = await stage.open_thread(first, game)
    again = await stage.open_thread(first, game)

    assert opened == again
    ((name, words, called),) = threads.sent
    assert "Cup" in name
    people = [first.entrant_of(player).user for player in game.players]
    assert called == people
    assert all(f"<@{user}>" in words for user in people)


async def test_each_pairing_has_a_thread_of_its_own(threads: Threads, stage: TournamentStage) -> None:
    first = cup()

    opened = {await stage.open_thread(first, game) for game in first.games}

    assert len(opened) == len(first.games) == 2


async def test_who_was_erased_or_is_of_the_house_is_called_by_nobody(
    threads: Threads, stage: TournamentStage
) -> None:
    first = cup()
    first = replace(first, entrants=(replace(first.entrants[0], user=-1), *first.entrants[1:]))
    game = next(tournament_game for tournament_game in first.games if 1 in tournament_game.players)

    await stage.open_thread(first, game)

    assert len(threads.sent[0][2]) == 1


async def test_a_thread_of_the_same_name_elsewhere_is_not_taken_for_it(
    threads: Threads, stage: TournamentStage
) -> None:
    first = cup()
    opened = await stage.open_thread(first, first.games[0])
    threads.opened[0].parent_id = HERE.channel + 1

    assert await stage.open_thread(first, first.games[0]) != opened


async def test_the_second_game_of_a_pairing_is_played_in_the_thread_of_the_first(
    threads: Threads, stage: TournamentStage
) -> None:
    first = cup(both_sides=True)
    thread = threads.put("renamed meanwhile", last=7)
    game = replace(first.games[0], channel=thread.id)
    first = replace(first, games=(game, *first.games[1:]))

    assert await stage.open_thread(first, replace(game, leg=2)) == thread.id
    assert threads.sent == []


async def test_the_first_game_of_a_pairing_has_no_thread_to_go_on_in(
    threads: Threads, stage: TournamentStage
) -> None:
    """Given a thread that bears another name by now, the first game is opened where its own name stands."""
    first = cup()
    renamed = threads.put("renamed meanwhile", last=7)
    game = replace(first.games[0], channel=renamed.id)

    assert await stage.open_thread(replace(first, games=(game, *first.games[1:])), game) != renamed.id


async def test_where_there_is_no_text_channel_no_thread_is_opened(
    threads: Threads, stage: TournamentStage
) -> None:
    first = replace(cup(), channel=NO_TEXT_CHANNEL)

    with pytest.raises(UndeliverableError, match="no text channel"):
        await stage.open_thread(first, first.games[0])
