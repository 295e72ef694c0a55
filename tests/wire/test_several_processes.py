"""Two real bots on one PostgreSQL database: a game across both; one is killed, one frozen."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from tests.postgres import Server
from tests.soak import SOAK
from tests.waiting import PATIENCE
from tests.wire.evening import DARK, LIGHT, Evening, begin, final_table
from tests.wire.oracle import truth
from tests.wire.pair import count_beside, find_lost, open_pair, press_on
from tests.wire.people import Typist, has, offer_of, offers, take
from tests.wire.process import BotProcess
from tests.wire.right_pictures import stems

pytestmark = [pytest.mark.wire]

TAKEN_OVER = 30.0
"""Seconds within which others serve the shards of a process that has gone."""
ROUNDS = 50
"""Processes that go: half of them killed, half of them stopped and continued."""
MOVES = 10_000 if SOAK else 20
"""Entries of the log of the game that is played."""


async def test_a_game_is_played_from_a_server_and_from_private_messages(
    tmp_path: Path, server: Server
) -> None:
    """Given a server on one process and its players' private messages on the other, both see one game."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        await pair.until(pair.is_dealt_out)
        inn = pair.inn
        frida, bolek = inn.person("frida"), inn.person("bolek")
        match = await begin(inn, frida, bolek)
        beside = count_beside(pair, match)
        light, dark = Typist(frida), Typist(inn.person("bolek", "dm"))
        evening = Evening(inn, match, {LIGHT: light, DARK: dark})
        played = await evening.play(until=lambda now: len(now.played) > MOVES)
        assert played.outcome is not None or not SOAK
        assert all(deed.accepted for deed in (*light.deeds, *dark.deeds))
        assert find_lost(pair, [*light.deeds, *dark.deeds]) == []
        assert count_beside(pair, match) == beside
        assert len(light.deeds) > 3
        assert len(dark.deeds) > 3
        if played.outcome is not None:
            await final_table(frida)
        assert inn.sandbox.core.gateway.too_early == 0
        assert not await inn.driver.errors()


async def test_a_panel_in_a_private_message_follows_what_is_done_on_the_server(
    tmp_path: Path, server: Server
) -> None:
    """Given it is open with the process of shard 0, it is edited, and no second one is sent by the other."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        await pair.until(pair.is_dealt_out)
        frida, bolek = pair.inn.person("frida"), pair.inn.person("bolek", "dm")
        await begin(pair.inn, frida, pair.inn.person("bolek"))
        panel = await bolek.wait_for(lambda seen: has(seen, Kind.REFRESH), within=PATIENCE)
        for action in ("muster", "ready"):
            offered = next(offer for offer in offers(panel) if offer.action == action)
            panel = (await take(bolek, offered)).message
        assert not must_act(panel)

        light = Typist(frida)
        for action in ("muster", "ready"):
            await light.act(action)

        asked = await bolek.wait_for(lambda seen: must_act(seen), within=PATIENCE)
        await pair.inn.becalmed(1.0)
        assert asked.id == panel.id
        assert [message.id for message in await bolek.read() if has(message, Kind.REFRESH)] == [panel.id]


async def test_a_panel_in_a_private_message_follows_what_is_done_in_another_private_message(
    tmp_path: Path, server: Server
) -> None:
    """Given one process has both panels and the other one the table, nobody is called beside their panel."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        await pair.until(pair.is_dealt_out)
        inn = pair.inn
        frida, bolek = inn.person("frida", "dm"), inn.person("bolek", "dm")
        match = await begin(inn, inn.person("frida"), inn.person("bolek"))
        panel = await frida.wait_for(lambda seen: has(seen, Kind.REFRESH), within=PATIENCE)
        for action in ("muster", "ready"):
            panel = (await take(frida, offer_of(panel, Kind.ACT, action))).message
        assert not must_act(panel)

        dark = Typist(bolek)
        for action in ("muster", "ready"):
            await dark.act(action)
        rng = Random(3)
        while LIGHT not in truth(inn, match).waiting:
            await dark.anything(rng)

        asked = await frida.wait_for(lambda seen: must_act(seen), within=PATIENCE)
        await inn.becalmed(1.0, within=PATIENCE)
        assert asked.id == panel.id
        assert [message.id for message in await frida.read() if has(message, Kind.REFRESH)] == [panel.id]


async def test_a_picture_that_comes_late_does_not_bring_back_a_panel_answered_with_another_process(
    tmp_path: Path, server: Server
) -> None:
    """Given who has written it still paints when its owner acts in it."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        await pair.until(pair.is_dealt_out)
        frida, bolek = pair.inn.person("frida", "dm"), pair.inn.person("bolek", "dm")
        await begin(pair.inn, pair.inn.person("frida"), pair.inn.person("bolek"))
        painter = await pair.of_shard(1).find_painter()
        os.kill(painter, signal.SIGSTOP)
        panel = await frida.wait_for(lambda seen: has(seen, Kind.REFRESH), within=PATIENCE)
        assert stems(panel) == []

        answered = (await take(frida, offer_of(panel, Kind.ACT, "muster"))).message
        await frida.wait_for(lambda seen: seen.id == panel.id and bool(stems(seen)), within=PATIENCE)
        # On a busy machine another painter may have taken its place by now.
        with suppress(ProcessLookupError):
            os.kill(painter, signal.SIGCONT)

        # It paints in the order in which people were told, the other player after her.
        await bolek.wait_for(lambda seen: has(seen, Kind.REFRESH) and bool(stems(seen)), within=PATIENCE)
        await pair.inn.becalmed(1.0, within=PATIENCE)
        now = next(message for message in await frida.read() if message.id == panel.id)
        assert [offer.press for offer in offers(now)] == [offer.press for offer in offers(answered)]


async def test_a_press_in_a_private_message_is_answered_by_one_process_alone(
    tmp_path: Path, server: Server
) -> None:
    """Given another has written it, that one does not mend it meanwhile: its pictures would go."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        await pair.until(pair.is_dealt_out)
        frida = pair.inn.person("frida", "dm")
        await begin(pair.inn, pair.inn.person("frida"), pair.inn.person("bolek"))
        panel = await frida.wait_for(
            lambda seen: has(seen, Kind.REFRESH) and bool(stems(seen)), within=PATIENCE
        )
        log = pair.inn.sandbox.core.request_log
        before = log.requests[-1].number

        await take(frida, offer_of(panel, Kind.ACT, "muster"))
        await frida.wait_for(
            lambda seen: seen.id == panel.id and stems(seen) != stems(panel), within=PATIENCE
        )
        await pair.inn.becalmed(1.0, within=PATIENCE)

        mended = [
            record
            for record in log.requests
            if record.number > before and record.path.endswith(f"/{panel.id}")
        ]
        assert [record.method for record in mended if record.path.startswith("/channels/")] == []
        assert not await pair.inn.driver.errors()


def must_act(panel: SeenMessage) -> bool:
    """Whether a panel asks for a move."""
    return has(panel, Kind.ACT, Kind.PICK, Kind.WALK)


async def test_one_that_is_replaced_while_it_starts_ends_and_says_so(tmp_path: Path, server: Server) -> None:
    """Given it waits for a shard that another one has, as one that was frozen meanwhile."""
    async with open_pair(tmp_path, server, "0/2", "1/2") as pair:
        third = BotProcess(tmp_path / "third", {**pair.bots[0].environment, "LANG": "en_GB.UTF-8"})
        await third.start("run")
        try:
            await pair.until(lambda: pair.is_present(third))
            pair.bury(third)
            assert await third.ended() == 2
            assert "Other processes have taken over" in third.output.splitlines()[-1]
            assert "Traceback" not in third.output
        finally:
            await third.kill()


@pytest.mark.skipif(
    not SOAK, reason="takes minutes: make soak; tests/store/test_sharing.py has the fence alone"
)
@pytest.mark.timeout(7200)
async def test_what_a_process_had_is_taken_over_when_it_dies_or_wakes_up_late(
    tmp_path: Path, server: Server
) -> None:
    """Given people press on, one bot is killed, and another one stopped beyond its lease and continued.

    What anybody was answered as done is in the log, once; who has lost the lease ends by itself.
    """
    async with open_pair(tmp_path, server, "auto/2", "auto/2") as pair:
        await pair.until(pair.is_dealt_out)
        inn = pair.inn
        match = await begin(inn, inn.person("frida"), inn.person("bolek"))
        beside = count_beside(pair, match)
        players = {LIGHT: Typist(inn.person("frida")), DARK: Typist(inn.person("bolek", "dm"))}
        evening, took = Evening(inn, match, players), []
        for number in range(ROUNDS):
            if evening.truth().outcome is not None:
                match = await begin(inn, inn.person("frida"), inn.person("bolek"))
                evening, beside = Evening(inn, match, players), count_beside(pair, match)
            frozen = number % 2 == 1
            victim = pair.of_shard(1)
            pressing = asyncio.create_task(press_on(*players.values()))
            os.kill(victim.pid, signal.SIGSTOP if frozen else signal.SIGKILL)
            pid = victim.pid
            took.append(
                await pair.until(
                    lambda pid=pid: pid not in pair.holders().values() and pair.is_served(), TAKEN_OVER
                )
            )
            if frozen:
                os.kill(victim.pid, signal.SIGCONT)
            assert await victim.ended(PATIENCE) == (2 if frozen else -signal.SIGKILL)
            pressing.cancel()
            await asyncio.gather(pressing, return_exceptions=True)
            deeds = [*players[LIGHT].deeds, *players[DARK].deeds]
            assert find_lost(pair, deeds) == []
            assert count_beside(pair, match) == beside
            print(
                f"{number}: {'frozen' if frozen else 'killed'}, taken over after {took[-1]:.1f} s", flush=True
            )
            if number + 1 < ROUNDS:
                await victim.start("run")
                await pair.becomes_whole()
        assert len(took) == ROUNDS
