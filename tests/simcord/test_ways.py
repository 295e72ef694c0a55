"""No way leads to a match that one may not see in Discord, and none tells that there is one.

Members without the channel, managers without it, those who have left or were banned, those of another server
and those who write privately try every press, command, completion and list there is; what they are told of a
match behind closed doors is what they are told of none. `WAYS` says how often.
"""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest

from bot.sandbox import SeenMessage
from bot.store import FollowWish
from bot.ui.page import ComponentId, Kind
from cogs.inn.following.service import Following
from tests.simcord.closed_doors import add_room, add_thread, ban, elsewhere, leave, newcomer
from tests.simcord.driver import Inn, Person, open_inn
from tests.simcord.evening import Evening, sit_down
from tests.simcord.test_daily import ANYTHING, find_with
from tests.simcord.ways import (
    OPENING,
    Hidden,
    Leaf,
    complete_both,
    list_commands,
    list_kinds,
    press_both,
    tell,
    use_both,
)
from tests.soak import SOAK
from tests.wire.forms import open_cup
from tests.wire.people import post_free_seats

WALKS = int(os.environ.get("WAYS", "600" if SOAK else "60"))
INSIDE = ("frida", "bolek", "lena", "bram")
OPEN_ROOMS = ("tavern", "table-2", "table-3")
WEEK = timedelta(days=7).total_seconds()
FOLLOWS: FollowWish = "turns"


class Walkers:
    """Who tries to get in, and what must not be found."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.hidden = Hidden(inn)
        self.people: dict[str, Person] = {}
        self.shown: dict[str, SeenMessage] = {}
        self.read: set[str] = set()
        self.running: Evening

    async def furnish(self) -> None:
        """Four tables behind closed doors, and people before them."""
        inn, hidden = self.inn, self.hidden
        for name in ("lena", "bram", "mira"):
            newcomer(inn, name)
        guild, backend = inn.env.guild, inn.env.backend
        manager = next(
            role for role in backend.get_guild(guild.id).roles.values() if role.name == "innkeeper"
        )
        backend.add_member_role(guild.id, inn.user_id("mira"), manager.id)
        for room in ("cellar", "attic", "vault"):
            add_room(inn, room, *INSIDE)
        aside = add_thread(inn, "table-1", *INSIDE, private=True)
        hidden.rooms = {"playing": "cellar", "lobby": "attic", "over": "vault", "thread": aside}
        self.running = await sit_down(inn, channel="cellar")
        over = await sit_down(inn, channel="vault")
        for evening in (self.running, over):
            await evening.set_up()
        await over.play(16)
        await inn.pony.services.matches.resign(over.match, inn.user_id("bolek"), "give-up")
        await inn.calm()
        await self._switch_posts_on(guild.id)
        await inn.person("frida", "attic").slash("confront start")
        await open_cup(inn.person("frida", "cellar"), name="Cellar Cup", game="confrontation")
        hidden.words = ["Cellar Cup"]
        await inn.calm()
        lobby = await inn.pony.store.lobbies(guild.id)
        hidden.matches = {"playing": self.running.match, "lobby": lobby[0], "over": over.match}
        hidden.matches["thread"] = (await sit_down(inn, channel=aside)).match
        leave(inn, "lena")
        ban(inn, "bram")
        self.people = {
            "a member without the channel": inn.person("tom", "tavern"),
            "a manager without the channel": inn.person("mira", "tavern"),
            "the same in private": inn.person("tom", "dm"),
            "who has left": inn.person("lena", "dm"),
            "who was banned": inn.person("bram", "dm"),
            "somebody of another server": elsewhere(inn, "gil"),
        }
        for name, person in self.people.items():
            self.shown[name] = (await person.slash("help")).message

    async def _switch_posts_on(self, guild: int) -> None:
        inn, channel = self.inn, self.inn.channel_id("table-2", "frida")
        posts = {"digest": channel, "daily": channel}
        await inn.pony.services.matches.change_guild_settings(guild, lambda old: old.model_copy(update=posts))
        await post_free_seats(inn.person("frida", "table-3"))
        find_with(inn, ANYTHING)
        await inn.advance(WEEK)

    async def walk(self, rng: Random) -> None:
        """Somebody tries one way to one of the matches."""
        hidden, before = self.hidden, await self.hidden.tables()
        who, name = rng.choice(list(self.people)), rng.choice(list(hidden.matches))
        person, number = self.people[who], hidden.matches[name]
        leaves = [command for command in list_commands(self.inn) if self._may_use(person, command)]
        match rng.randrange(3):
            case 0:
                kind = rng.choice(list_kinds())
                way, answers = kind.name, await press_both(person, self.shown[who], number, kind, rng)
            case 1:
                leaf = rng.choice(leaves)
                way, answers = f"/{leaf.path}", await use_both(hidden, person, leaf, name)
            case _:
                leaf = rng.choice([command for command in leaves if command.completed])
                way = f"/{leaf.path}, completed"
                answers = await complete_both(hidden, person, leaf, name, rng)
        said = f"{who}, {way}, a match that is {name}"
        for answer in answers:
            assert hidden.find_traces(answer) == [], said
        assert tell(answers[0]) == tell(answers[1]), said
        assert await hidden.tables() == before, said
        await self.look_around(said)

    def _may_use(self, person: Person, leaf: Leaf) -> bool:
        is_elsewhere = person.name == "gil" and leaf.takes_channel
        can_be_used = leaf.in_dm or person.channel != "dm"
        return can_be_used and not is_elsewhere and leaf.path.split()[-1] not in OPENING

    async def look_around(self, said: str) -> None:
        """Nobody was told anything by the way, in an open channel or privately."""
        seen = [message for room in OPEN_ROOMS for message in await self.inn.person("tom", room).read()]
        for name in ("tom", "mira", "lena", "bram", "gil"):
            seen += await self.inn.person(name, "dm").dms()
        for message in seen:
            key = f"{message.id} {message.raw}"
            if key not in self.read:
                self.read.add(key)
                assert self.hidden.find_traces(message) == [], f"{said}: {message.text}"

    async def post(self) -> None:
        """The bot tells by itself what is due, and what happens at the tables."""
        pony, guild = self.inn.pony, self.inn.env.guild.id
        for kind in ("digest", "daily"):
            await pony.store.set_value(f"{kind}-{guild}", "")
        await pony.posts["digest"].tell_what_is_due()
        await pony.posts["daily"].tell_what_is_due()
        await self._let_followers_hear()
        await self.inn.person("frida", "attic").slash("look")
        frida, over = self.inn.person("frida", "tavern"), self.hidden.matches["over"]
        refused = (await frida.slash("table", action="share", match=self.hidden.code(over))).message
        await frida.press_stale(str(ComponentId(Kind.SHARE, over, 0, "picture")), refused)
        await self.inn.calm()
        await self.look_around("what the bot tells by itself")

    async def _let_followers_hear(self) -> None:
        """Something happens at a table that people follow who may no longer look in."""
        if (await self.running.view("light")).table.phase != "playing":
            return
        following = Following(self.inn.pony.services.matches)
        for name in ("tom", "lena", "bram", "gil"):
            token = f"follow-{name}-{len(self.read)}"
            await following.follow(self.running.match, self.inn.user_id(name), FOLLOWS, token)
        await self.running.play(1, Random(len(self.read)))


@pytest.mark.timeout(7200)
async def test_no_way_leads_to_a_match_one_may_not_see(tmp_path: Path) -> None:
    async with open_inn(tmp_path) as inn:
        walkers, rng = Walkers(inn), Random(43)
        await walkers.furnish()
        await walkers.post()
        for number in range(WALKS):
            if number % 30 == 29:
                await walkers.post()
            await walkers.walk(rng)
        inn.env.raise_errors()


async def test_the_law_sees_what_is_shown(tmp_path: Path) -> None:
    """Given somebody who may look in, then the traces are there that must not be found by others."""
    async with open_inn(tmp_path) as inn:
        walkers = Walkers(inn)
        await walkers.furnish()
        frida = inn.person("frida", "tavern")

        seen = [await frida.slash(command) for command in ("next", "archive", "tournament")]
        playing = walkers.hidden.code(walkers.hidden.matches["playing"])
        log = await frida.slash("look", at="log", match=playing)

        assert all(walkers.hidden.find_traces(answer) for answer in seen)
        assert tell(log) != tell(await frida.slash("look", at="log", match=walkers.hidden.code(999)))
