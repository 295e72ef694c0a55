"""What must be so on every evening of a server that votes, looked at from outside after each decision."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from bot.engine import PlayedItself, Seat
from bot.match.entries import read_events
from bot.sandbox import SeenMessage
from bot.sandbox.limits.components import STRING_SELECT, walk
from bot.store import EntryRow, SideRow
from bot.text import Language, Translator
from bot.ui.page import Kind
from cogs.inn.votes.pages import TOLD
from tests.simcord.crowd import CrowdedTable, seen, ways
from tests.simcord.driver import Person
from tests.wire.people import has, offer_of, take

TITLES = Path(__file__).parents[2] / "cogs"
SECRET = {"confrontation": "figure", "war": "card"}
"""What is hidden in a game, as its names begin in its strings."""
NAMED = 8
"""People of a choice whom the page of an ended game names."""


@dataclass(frozen=True)
class Decided:
    """A decision that was voted on. voters: by name, in the order in which they first voted."""

    seat: Seat
    stamp: int
    voters: Sequence[str]


@dataclass
class Watch:
    """Somebody who looks at everything that is public or a side's, and keeps a book of who has voted."""

    table: CrowdedTable
    language: Language
    decided: list[Decided] = field(default_factory=list)
    read: dict[str, str] = field(default_factory=dict)
    """What was read in each message the last time."""
    told: int = 0
    """Entries of the log that were known the last time but one, and the last time."""
    known: int = 0

    async def row(self, seat: Seat) -> SideRow:
        """The vote of a side."""
        rows = await self.table.inn.pony.store.votes.sides(self.table.match)
        return next(row for row in rows if row.seat == seat)

    def see_count(self, seat: Seat, ballot: SeenMessage, voted: int) -> None:
        """A ballot that has just been cast says how many have voted, whoever changed their mind."""
        members = len(self.table.sides[seat])
        said = self._say(self.language)("vote-count", voted=voted, members=members)
        assert said in ballot.text, f"{said}\n---\n{ballot.text}"

    async def message_of(self, seat: Seat, stamp: int) -> str:
        """The message of a decision, once it is there."""
        thread = await self.table.thread(seat)
        row = await self.row(seat)
        while row.shown != stamp:
            await seen(self.table.inn.person(self.table.sides[seat][0], thread), lambda _: True)
            row = await self.row(seat)
        return str(row.message)

    async def see_closed(self, decided: Decided, message: str, before: int) -> None:
        """What most have voted for was done, each vote counted once, and the side's message says how many."""
        seat, store = decided.seat, self.table.inn.pony.store
        votes = await store.votes.votes(self.table.match, seat, decided.stamp)
        cast = [vote for vote in votes if vote.choice]
        ids = {self.table.inn.user_id(name) for name in decided.voters}
        assert {vote.user for vote in cast} == ids
        assert len(cast) == len(ids)
        count, oldest = Counter(vote.choice for vote in cast), dict[str, int]()
        for vote in cast:
            oldest[vote.choice] = min(vote.number, oldest.get(vote.choice, vote.number))
        won = min(count, key=lambda choice: (-count[choice], oldest[choice]))
        done = [
            entry.text for entry in await self._entries() if entry.kind == "action" and entry.seat == seat
        ]
        assert ";".join(done[before:]).startswith(won.partition(";")[0]), (won, done[before:])
        self.decided.append(decided)
        members = len(self.table.sides[seat])
        said = self._say(self.language)("vote-closed", voted=len(ids), members=members)
        thread = await self.table.thread(seat)
        member = self.table.inn.person(self.table.sides[seat][0], thread)
        await seen(member, lambda seen_message: seen_message.id == message and said in seen_message.text)

    async def count_actions(self, seat: Seat) -> int:
        """How much a side has done."""
        return sum(entry.kind == "action" and entry.seat == seat for entry in await self._entries())

    async def see_everything(self) -> None:
        """Nothing that is hidden stands in a message of the table or of a side, and no choice of a side."""
        hidden = self._hidden(await self._loaded()) - await self._made_public()
        backend = self.table.inn.env.backend
        threads = [await self.table.thread(seat) for seat in self.table.sides]
        for place in (str(self.table.inn.channel_id("table-1", "")), *threads):
            for message in backend.messages.get(int(place), {}).values():
                if message.is_ephemeral:
                    continue
                parts = [part for _, part in walk(message.components)]
                text = " ".join([*_texts(message.components), *_texts(message.attachments)])
                if place in threads:
                    assert not message.attachments, text
                    assert all(part["type"] != STRING_SELECT for part in parts), text
                if self.read.get(str(message.id)) != text:
                    self.read[str(message.id)] = text
                    leaked = [name for name in hidden if re.search(rf"\b{re.escape(name)}\b", text)]
                    assert not leaked, f"{leaked} in {text}"

    async def see_one_message_a_decision(self) -> None:
        """Each decision has called its side by one message."""
        posted = Counter(
            request.json["nonce"]
            for request in self.table.inn.env.http_requests
            if request.method == "POST" and str((request.json or {}).get("nonce", "")).startswith("v")
        )
        wanted = {f"v{self.table.match}-{decision.seat}-{decision.stamp}"[:25] for decision in self.decided}
        assert wanted <= posted.keys()
        assert set(posted.values()) == {1}

    async def see_told(self, person: Person) -> None:
        """The end tells every decision of the game and who voted on it, page by page; no leaderboard does."""
        ended = await seen(person, lambda message: has(message, Kind.MORE) and "🏁" in message.text)
        assert "voters has" not in ended.text
        more = (await take(person, offer_of(ended, Kind.MORE))).message
        page, number = (await take(person, ways(more, TOLD)[0])).message, 0
        pages = [page.text]
        while onward := [offer for offer in ways(page, TOLD) if offer.press.stamp == number + 1]:
            page, number = (await take(person, onward[0])).message, number + 1
            pages.append(page.text)
        told = [part for text in pages for part in re.split(r"^(?=\*\*\d+\. )", text, flags=re.MULTILINE)[1:]]
        assert len(told) == len(self.decided), "\n".join(pages)
        for number, (text, decided) in enumerate(zip(told, self.decided, strict=True), start=1):
            assert text.startswith(f"**{number}. ")
            assert text.count("✅") == 1, text
            named = [int(user_id) for user_id in re.findall(r"<@(\d+)>", text)]
            ids = {self.table.inn.user_id(name) for name in decided.voters}
            assert len(named) == len(set(named)), text
            assert set(named) <= ids, text
            assert len(ids) > NAMED or set(named) == ids, text
        board = (await person.slash("leaderboard")).message.text
        assert not [name for name in self.table.inn.users if f"<@{self.table.inn.user_id(name)}>" in board]

    def _say(self, language: Language) -> Translator:
        return self.table.inn.pony.services.presentation.translator(language)

    async def _loaded(self) -> Any:
        return await self.table.inn.pony.services.matches.repository.get(self.table.match)

    async def _entries(self) -> Sequence[EntryRow]:
        return await self.table.inn.pony.store.entries(self.table.match)

    def _hidden(self, loaded: Any) -> set[str]:
        """The names of what lies hidden now, in all their forms; nothing once the game is over."""
        if loaded.row.phase != "playing":
            return set()
        key, state = loaded.bundle.key, loaded.state
        if key == "war":
            secret = {card for hand in state.hands for card in hand}
        else:
            on_board = {figure for side in state.figures for region in side for figure in region}
            secret = on_board - {*state.seen[0], *state.seen[1]}
        return {form for name in secret for form in forms(key, self.language).get(name, ())}

    async def _made_public(self) -> set[str]:
        """The names that the log has told everybody lately."""
        loaded, entries = await self._loaded(), await self._entries()
        lately, self.told, self.known = entries[self.told :], self.known, len(entries)
        events = [event for entry in lately for event in read_events(loaded.bundle, entry)]
        public = [
            log_event
            for log_event in events
            if log_event.known_to(None) and not isinstance(log_event, PlayedItself)
        ]
        words = " ".join(str(loaded.bundle.words.tell(event, None, self.language)) for event in public)
        names = {name for all_forms in forms(loaded.bundle.key, self.language).values() for name in all_forms}
        return {name for name in names if re.search(rf"\b{re.escape(name)}\b", words)}


@cache
def forms(key: str, language: Language) -> dict[str, frozenset[str]]:
    """The names of what may be hidden in a game, each in all its forms, from its strings as they stand."""
    all_forms: dict[str, set[str]] = {}
    for path in (TITLES / key / "strings").rglob(f"{language}.ftl"):
        current = None
        for line in path.read_text(encoding="utf-8").splitlines():
            if named := re.fullmatch(rf"{SECRET[key]}-([\w-]+) = (.+)", line):
                current = all_forms.setdefault(named[1], set())
                current.add(named[2])
            elif current is not None and (form := re.fullmatch(r"    \.\w+ = (\w.*)", line)):
                current.add(form[1])
            else:
                current = None
    return {
        name_id: frozenset(name for name in names if name[0].isupper())
        for name_id, names in all_forms.items()
    }


def _texts(part: Any) -> Iterator[str]:
    """Everything that can be read in a message: words, labels, alternative texts, names of files."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for name, value in part.items():
            if name != "custom_id":
                yield from _texts(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from _texts(value)
