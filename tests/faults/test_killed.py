"""kill -9 at any moment while two people play: no answered move is lost, none is doubled, play goes on.

Every failure names its seed; run it again with `pytest tests/faults -k <seed>`.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.sandbox import ImpossibleError, Person, RateSettings, SandboxSettings
from bot.ui.menus.level import THEN
from bot.ui.page import Kind
from tests.soak import SOAK
from tests.wire.account import settle
from tests.wire.evening import DARK, LIGHT, MOST_STEPS, begin
from tests.wire.inn import Inn, many_channels, open_inn, said, texts
from tests.wire.people import Clicker, Deed, NotOfferedError, Offer, Player, Typist, offers, readable
from tests.wire.process import ends

KILLS = 200 if SOAK else 10
KILLS_A_GAME = 10 if SOAK else 5
ANSWER_WINDOW = 3.0
"""Seconds a person waits for a bot that may be dead; at Discord they are three."""
LATEST_KILL = 0.7
"""Seconds after which a bot is killed at the latest, counted from its first press."""
ABOUT_TO_END = 200
"""Actions after which a random game may be too near its end for further kills."""

pytestmark = [
    pytest.mark.wire,
    pytest.mark.timeout(1800 if SOAK else 600),
]

MISHAPS: tuple[dict[str, Any], ...] = (
    {"method": "PATCH|POST", "path": r"^/channels/\d+/messages", "status": 429, "retry_after": 0.2},
    {"method": "PATCH|POST", "path": r"^/channels/\d+/messages", "status": 500},
    {"method": "PATCH|POST", "path": r"^/channels/\d+/messages", "status": 429, "via": False},
    {"method": "POST", "path": r"/callback", "status": 429, "retry_after": 0.2},
    {"method": "POST", "path": r"/callback", "delay": 0.3},
    {"method": "POST", "path": r"/callback", "cut": True},
)
AGREED = (Kind.PROPOSE, Kind.REMATCH, Kind.ASK_HINTS)
"""Where both ask for it, the game ends, another begins, or there are hints, which take a while."""
TELLING_NOTHING = {
    *(Kind.UNDO, Kind.AGREE, Kind.REFUSE, Kind.RESIGN_NOW, Kind.CANCEL, Kind.LEAVE, Kind.ERASE, Kind.KEEPING),
    Kind.ARRANGE,
}
"""Controls that take moves back, make many at once or end the game: they would blur what is compared here."""


def seeds() -> range:
    """One game for each seed."""
    return range(1, KILLS // KILLS_A_GAME + 1)


@dataclass
class Game:
    """A game whose bot is killed again and again. deeds: by seat, in the order of the presses."""

    inn: Inn
    match: int
    people: dict[str, Person]
    rng: Random
    deeds: dict[str, list[Deed]] = field(default_factory=lambda: {LIGHT: [], DARK: []})

    def over(self) -> bool:
        """Whether the game has ended, by its rules or because both agreed."""
        ((phase,),) = self.inn.rows("SELECT phase FROM match WHERE id = ?", self.match)
        return bool(phase != "playing")

    def player(self, seat: str) -> Player:
        """Light clicks and Dark types; what they do is remembered here."""
        person, deeds = self.people[seat], self.deeds[seat]
        return Clicker(person, patient=False, deeds=deeds) if seat == LIGHT else Typist(person, deeds=deeds)

    async def goes_on(self, seat: str, stopped: asyncio.Event) -> None:
        """Presses and presses, whether anybody answers or not."""
        player, rng = self.player(seat), Random(self.rng.random())
        for _ in range(MOST_STEPS):
            if stopped.is_set():
                return
            with suppress(NotOfferedError, ImpossibleError, LookupError, TimeoutError):
                if await player.anything(rng) is not None:
                    continue
            await asyncio.sleep(0.02)

    async def until_killed(self) -> None:
        """Both people press; at some moment a mishap befalls Discord, at another the bot is killed."""
        stopped = asyncio.Event()
        presses = [asyncio.create_task(self.goes_on(seat, stopped)) for seat in (LIGHT, DARK)]
        try:
            moment = self.rng.uniform(0.0, LATEST_KILL)
            before = self.rng.uniform(0.0, moment)
            await asyncio.sleep(before)
            await self.mishap()
            await asyncio.sleep(moment - before)
            painters = self.inn.bot.children()
            await self.inn.bot.kill()
        finally:
            stopped.set()
            await asyncio.gather(*presses)
        assert all([await ends(painter) for painter in painters]), (
            "somebody still paints for a bot that is dead"
        )
        await self.inn.driver.clear_faults()
        await self.inn.gone()

    async def mishap(self) -> None:
        """One of the usual ones, or none."""
        number = self.rng.randrange(len(MISHAPS) + 2)
        if number < len(MISHAPS):
            await self.inn.driver.plan_fault(**MISHAPS[number])
        elif number == len(MISHAPS):
            await self.inn.driver.drop_gateway(4000)

    def compare(self) -> None:
        """Holds what people were told against what is on disk."""
        tokens = self.inn.tokens()
        for seat in (LIGHT, DARK):
            lost = [deed for deed in self.deeds[seat] if deed.accepted and deed.token not in tokens]
            assert not lost, f"answered and lost: {lost}"
            done = [deed.text for deed in self.deeds[seat] if deed.token in tokens]
            query = (
                "SELECT text FROM entry WHERE match_id = ? AND seat = ? AND kind = 'action' "
                'AND events NOT LIKE \'[{"kind":"played-itself"%\' ORDER BY seq'
            )
            texts_done = [text for chain in done for text in chain.split(THEN)]
            assert [text for (text,) in self.inn.rows(query, self.match, seat)] == texts_done

    async def press_all(self, old: list[tuple[str, Offer]]) -> None:
        """Presses everything that was on the screens before: each control works or explains itself."""
        for seat, offer in old:
            values = None if offer.value is None else [offer.value]
            answer = await self.people[seat].press_stale(offer.custom_id, offer.message, values=values)
            if offer.action is not None:
                self.deeds[seat].append(Deed.of(offer.action, answer))
            assert not answer.failed, f"no answer to {offer.custom_id}"
            is_form = answer.status == "modal"
            assert is_form or texts(said(answer)), f"no word in answer to {offer.custom_id}"

    async def on_screens(self) -> list[tuple[str, Offer]]:
        """The controls of the newest messages of both people, one line for each menu."""
        controls: dict[tuple[str, str], tuple[str, Offer]] = {}
        for seat, person in self.people.items():
            for seen in (await person.read(limit=6))[-6:]:
                for offer in offers(seen) if readable(seen) else ():
                    if offer.press.kind not in (*TELLING_NOTHING, *AGREED):
                        controls.setdefault((seat, offer.custom_id), (seat, offer))
        return list(controls.values())

    async def to_its_end(self) -> None:
        """Plays what is left, with nobody disturbing."""
        stopped = asyncio.Event()
        presses = [asyncio.create_task(self.goes_on(seat, stopped)) for seat in (LIGHT, DARK)]
        try:
            for _ in range(6000):
                if self.over():
                    return
                await asyncio.sleep(0.02)
            raise AssertionError("the game does not end")
        finally:
            stopped.set()
            await asyncio.gather(*presses)


@pytest.mark.parametrize("seed", seeds(), ids=lambda seed: f"seed{seed}")
async def test_nothing_answered_is_lost_whenever_the_bot_dies(tmp_path: Path, seed: int) -> None:
    """Given two people who press without a pause, and kills at random moments."""
    await survive(tmp_path, seed, KILLS_A_GAME)


async def survive(place: Path, seed: int, kills: int, **environment: str) -> None:
    """Plays a game whose bot is killed so many times, and on to its end."""
    settings = SandboxSettings(
        world=many_channels(), answer_window=ANSWER_WINDOW, rates=RateSettings(enabled=False)
    )
    # Who paints must end with a bot that is killed: that is proven of a painter as there is in real life.
    async with open_inn(place, settings, own_workers=True, **environment) as inn:
        inn.expected |= {"no_answer", "late_answer", "double_answer"}
        inn.forgiven.add("ServerDisconnectedError")
        people = {LIGHT: inn.person("frida"), DARK: inn.person("bolek")}
        match = await begin(inn, people[LIGHT], people[DARK])
        game = Game(inn, match, people, Random(seed))
        for kill in range(kills):
            where = f"seed {seed}, kill {kill + 1}"
            try:
                await game.until_killed()
                game.compare()
                old = await game.on_screens()
                await inn.start()
                await game.press_all(old)
                game.compare()
            except BaseException as error:
                error.add_note(where)
                raise
            if game.over() or len(inn.log(match)) > ABOUT_TO_END:
                match = await another(inn, people)
                game = Game(inn, match, people, game.rng)
        await game.to_its_end()
        game.compare()
        await settle(inn)


async def another(inn: Inn, people: dict[str, Person]) -> int:
    """A new game, in a channel where none is being played."""
    channel = f"table-{len(inn.matches()) + 1}"
    for person in people.values():
        person.channel = channel
    return await begin(inn, people[LIGHT], people[DARK])


async def test_a_lost_and_a_doubled_move_would_be_noticed(tmp_path: Path) -> None:
    """An answer without a move, a move done twice, and a move nobody made are each noticed."""
    async with open_inn(tmp_path) as inn:
        people = {LIGHT: inn.person("frida"), DARK: inn.person("bolek")}
        game = Game(inn, await begin(inn, people[LIGHT], people[DARK]), people, Random(1))
        await game.player(DARK).act("muster")
        game.compare()
        (deed,) = game.deeds[DARK]

        game.deeds[DARK] = [deed, replace(deed, token="1")]
        with pytest.raises(AssertionError, match="answered and lost"):
            game.compare()
        game.deeds[DARK] = []
        with pytest.raises(AssertionError):
            game.compare()
        game.deeds[DARK] = [deed, deed]
        with pytest.raises(AssertionError):
            game.compare()
