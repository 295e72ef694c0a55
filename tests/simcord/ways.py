"""Every way to a match there is, read from what is registered: presses, commands, autocompletion, posts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from simcord.enums import AppCommandType

from bot.match.match import Table
from bot.match.values import MatchId
from bot.sandbox import Answer, SeenMessage
from bot.ui.interactions.context import HANDLERS, match_code
from bot.ui.page import ComponentId, Kind
from tests.simcord.driver import Inn, Person
from tests.wire.people import offers

NOWHERE = 999
"""A match there is not."""
OPENING = {"start", "solo", "learn", "cards", "profile", "import", "open"}
"""Last words of commands that open something of one's own, or read one's own file: they lead to no match."""
PAYLOADS = (
    "",
    "light",
    "1",
    "turns",
    "nothing",
    "close-now",
    "draw-now",
    "out",
    "light.0",
    "-",
    "open",
    "end",
)
TYPED = ("", "a", "con", "#1", "frida")
WORDS = {"action": "ready", "picture": "map", "thing": "Frodo", "about": "battle", "game": "1.1.1"}
STRING, INTEGER, BOOLEAN, USER, CHANNEL = 3, 4, 5, 6, 7
GROUPS = (1, 2)


@dataclass
class Leaf:
    """A command that can be used. options: as they are registered; in_dm: whether it can be used there."""

    path: str
    options: list[Mapping[str, Any]]
    in_dm: bool

    @property
    def takes_match(self) -> bool:
        """Whether a match can be named."""
        return any(option["name"] == "match" for option in self.options)

    @property
    def takes_channel(self) -> bool:
        """Whether a channel can be named."""
        return any(option["type"] == CHANNEL for option in self.options)

    @property
    def completed(self) -> list[str]:
        """The options that are completed while they are typed."""
        return [option["name"] for option in self.options if option.get("autocomplete")]

    def fill(self, person: Person) -> dict[str, Any]:
        """What must be given, with oneself for everybody; a client offers only channels one sees."""
        given: dict[str, Any] = {}
        for option in self.options:
            if option.get("required"):
                values = {INTEGER: 1, BOOLEAN: False, USER: person.name, CHANNEL: "tavern"}
                given[option["name"]] = values.get(option["type"], WORDS.get(option["name"], "a word"))
        return given


def list_commands(inn: Inn) -> list[Leaf]:
    """Every command the bot has registered."""
    leaves = []
    for (name, kind), root in inn.env.backend.commands[None].items():
        if kind == AppCommandType.CHAT_INPUT:
            in_dm = root.get("contexts") is None or 1 in root["contexts"]
            leaves += [Leaf(path, options, in_dm) for path, options in _leaves(root, name)]
    return leaves


def _leaves(command: Mapping[str, Any], path: str) -> Iterator[tuple[str, list[Mapping[str, Any]]]]:
    options = command.get("options") or []
    deeper = [option for option in options if option["type"] in GROUPS]
    for subcommand in deeper:
        yield from _leaves(subcommand, f"{path} {subcommand['name']}")
    if not deeper:
        yield path, options


@dataclass
class Hidden:
    """Matches behind closed doors. rooms: their channels; words: of which nobody outside may be told."""

    inn: Inn
    matches: dict[str, MatchId] = field(default_factory=dict)
    rooms: dict[str, str] = field(default_factory=dict)
    words: list[str] = field(default_factory=list)

    def code(self, match: MatchId) -> str:
        """What a match is called in commands."""
        return match_code(self.inn.pony.services.presentation.secret, match)

    def find_traces(self, shown: Answer | SeenMessage) -> list[str]:
        """What an answer or a message tells of these matches."""
        told = str(shown.raw)
        channels = [str(self.inn.channel_id(room, "")) for room in self.rooms.values()]
        traces = [
            trace
            for trace in (*channels, *self.words, *map(self.code, self.matches.values()))
            if trace in told
        ]
        for message in _messages(shown):
            traces += [
                str(offer.custom_id) for offer in offers(message) if self._leads(offer.press, offer.value)
            ]
        return traces

    def _leads(self, press: ComponentId, value: str | None) -> bool:
        hidden = self.matches.values()
        opened = press.kind is Kind.ARCHIVE and press.payload == "open" and value in map(str, hidden)
        return press.match in hidden or opened

    async def tables(self) -> list[Table]:
        """How they stand."""
        return [await self.inn.pony.services.matches.table(match) for match in self.matches.values()]


def _messages(shown: Answer | SeenMessage) -> list[SeenMessage]:
    if isinstance(shown, SeenMessage):
        return [shown]
    raw_messages = [shown.raw.get("message"), *shown.raw.get("followups", [])]
    return [SeenMessage(raw_message) for raw_message in raw_messages if raw_message]


def tell(answer: Answer) -> Any:
    """What somebody is told by an answer, in a form that can be compared."""
    words = [(message.text, message.ephemeral) for message in _messages(answer)]
    return answer.raw["status"], words, [choice["name"] for choice in answer.choices]


async def press_both(
    person: Person, on: SeenMessage, match: MatchId, kind: Kind, rng: Random
) -> tuple[Answer, Answer]:
    """Presses something of a match and of none: its id, or what is chosen, says which."""
    payload, stamp = rng.choice(PAYLOADS), rng.choice((0, 1))
    chosen = rng.choice((None, ["1"], [payload]))

    async def press(number: MatchId) -> Answer:
        return await person.press_stale(str(ComponentId(kind, number, stamp, payload)), on, values=chosen)

    async def choose(number: MatchId) -> Answer:
        return await person.press_stale(str(ComponentId(kind, 0, 0, "open")), on, values=[str(number)])

    way = choose if kind is Kind.ARCHIVE else press
    return await way(match), await way(NOWHERE)


async def use_both(hidden: Hidden, person: Person, leaf: Leaf, name: str) -> tuple[Answer, Answer]:
    """Uses a command for a match and for none; where it takes no match, twice the same."""
    first, second = _name_both(hidden, leaf, name)
    given = leaf.fill(person)
    return (
        await person.slash(leaf.path, options={**given, **first}),
        await person.slash(leaf.path, options={**given, **second}),
    )


async def complete_both(
    hidden: Hidden, person: Person, leaf: Leaf, name: str, rng: Random
) -> tuple[Answer, Answer]:
    """Has an option completed for a match and for none."""
    option, typed, given = rng.choice(leaf.completed), rng.choice(TYPED), leaf.fill(person)
    first, second = (
        {key: value for key, value in {**given, **match_option}.items() if key != option}
        for match_option in _name_both(hidden, leaf, name)
    )
    return (
        await person.autocomplete(leaf.path, option, typed, **first),
        await person.autocomplete(leaf.path, option, typed, **second),
    )


def _name_both(hidden: Hidden, leaf: Leaf, name: str) -> tuple[dict[str, str], dict[str, str]]:
    if not leaf.takes_match:
        return {}, {}
    return {"match": hidden.code(hidden.matches[name])}, {"match": hidden.code(NOWHERE)}


def list_kinds() -> list[Kind]:
    """Everything that can be pressed."""
    return [kind for kind in Kind if kind in HANDLERS]
