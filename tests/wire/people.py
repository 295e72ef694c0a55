"""Scripted people: one plays through buttons and menus alone, another by typing commands."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, TypeAlias

from bot.sandbox import Answer, ImpossibleError, Person, SeenMessage
from bot.sandbox.limits.components import BUTTON, STRING_SELECT, walk
from bot.ui.menus.level import THEN, Trail
from bot.ui.page import ComponentId, Kind, UnreadableIdError
from bot.worker.process import PATIENCE as PAINTING
from tests.waiting import PATIENCE

MOST_LEVELS = 12
"""Levels of a menu."""
TRIES = 6
"""Times a search begins anew when the panel has changed under one's hands."""
MOST_ACTIONS = 2_000
"""Actions one search may meet."""
PICTURED = max(PATIENCE, 2 * sum(PAINTING))
"""Seconds in which a picture comes. On a busy machine a bot's first one may need both attempts, for the
process that paints stands back behind all others and has everything to load; another may be before it."""
Fits: TypeAlias = Callable[[str], bool]
"""Whether an action, or a chain of them, is what somebody looks for."""


class NotOfferedError(LookupError):
    """Raised when an action cannot be found in anything a person is offered."""


class LostWayError(NotOfferedError):
    """Raised when the panel no longer shows the level of the menu it has just shown."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something a message offers: a button, or one line of a menu. value: None for a button.

    An action may be a chain.
    """

    message: SeenMessage
    custom_id: str
    press: ComponentId
    label: str
    value: str | None

    @property
    def action(self) -> str | None:
        """The action it takes at once, if it does."""
        if self.value is None:
            return self.press.payload if self.press.kind is Kind.ACT else None
        if self.press.kind is not Kind.PICK or not self.value.startswith("a"):
            return None
        _, _, then = self.press.payload.partition(THEN)
        return THEN.join(filter(None, [self.value[1:], then]))

    def leads_to(self, here: Trail) -> Trail | None:
        """Where in the menu of actions it leads, if anywhere; `here` is where the menu is now."""
        if self.press.kind is Kind.WALK and self.value is None:
            return Trail.parse(self.press.payload)
        if self.press.kind is Kind.PICK and self.value is not None and self.value.startswith("w"):
            return here.into(*Trail.parse(self.value[1:]).steps)
        return None


def offers(message: SeenMessage) -> Iterator[Offer]:
    """All that can be pressed or chosen in a message."""
    for _, part in walk(message.raw["components"]):
        if part["type"] not in (BUTTON, STRING_SELECT) or part.get("disabled") or "custom_id" not in part:
            continue
        press = ComponentId.parse(part["custom_id"])
        if part["type"] == BUTTON:
            yield Offer(message, part["custom_id"], press, part.get("label", ""), None)
        else:
            for line in part["options"]:
                yield Offer(message, part["custom_id"], press, line["label"], line["value"])


def offer_of(message: SeenMessage, kind: Kind, payload: str | None = None) -> Offer:
    """The first offer of a kind. Raises NotOfferedError."""
    for offer in offers(message):
        if offer.press.kind is kind and payload in (None, offer.press.payload):
            return offer
    raise NotOfferedError(f"no {kind.name} {payload or ''} on: {message.text}")


def lesson_offer(message: SeenMessage, action: str) -> Offer:
    """What takes an action in a lesson: a button, or the line of a menu. Raises NotOfferedError."""
    for offer in offers(message):
        taken = {Kind.LESSON_ACT: offer.press.payload, Kind.LESSON_PICK: (offer.value or "")[1:]}
        if taken.get(offer.press.kind) == action:
            return offer
    raise NotOfferedError(f"no {action} on: {message.text}")


def lesson_in(listed: SeenMessage, key: str) -> Offer:
    """A lesson in the list of those of its game. Raises NotOfferedError."""
    for offer in offers(listed):
        if offer.press.kind is Kind.LESSONS and offer.value == key:
            return offer
    raise NotOfferedError(f"no lesson {key} on: {listed.text}")


def has(message: SeenMessage, *kinds: Kind) -> bool:
    """Whether a message carries a control of one of these kinds; messages of others have none."""
    try:
        return any(offer.press.kind in kinds for offer in offers(message))
    except UnreadableIdError:
        return False


async def agree_on(person: Person, lobby: SeenMessage, **options: str) -> None:
    """Choose house rules of a lobby, each option by its name and value; a switch by `true` or `false`."""
    for name, value in options.items():
        house = (await take(person, offer_of(lobby, Kind.HOUSE_RULES))).message
        menu = f"{ComponentId(Kind.OPTION, offer_of(lobby, Kind.BEGIN).press.match, 0, name)}"
        if menu in [select["custom_id"] for select in house.selects]:
            await person.choose(value, custom_id=menu, on=house)
            continue
        switches = house.selects[-1]
        on = {line["value"] for line in switches["options"] if line.get("default")} - {name}
        chosen = [*on, name] if value == "true" else [*on]
        await person.choose(*chosen, custom_id=switches["custom_id"], on=house)


async def follow(person: Person, wish: str) -> Answer:
    """Somebody has themselves told of the table where they are: of `turns`, of its `end` or of `nothing`."""
    asked = (await person.slash("table", action="follow")).message
    return await take(person, offer_of(asked, Kind.FOLLOW, wish))


async def take(person: Person, offer: Offer) -> Answer:
    """Press or choose what was on a message a moment ago, even if it has been edited since."""
    values = None if offer.value is None else [offer.value]
    return await person.press_stale(offer.custom_id, offer.message, values=values)


async def post_free_seats(person: Person) -> Answer:
    """Post the free seats of a server for everybody, or try to."""
    shown = (await person.slash("next")).message
    return await person.press_stale(str(ComponentId(Kind.BOARD)), shown)


@dataclass
class Deed:
    """One attempt to take an action.

    token: the interaction. answered: whether the client saw an answer. accepted: whether that was the panel
    as it is afterwards, without a remark.
    """

    text: str
    token: str
    answered: bool
    accepted: bool
    words: str

    @classmethod
    def of(cls, text: str, answer: Answer) -> Deed:
        """What came of an attempt."""
        words = words_of(answer)
        panel = answer.raw.get("message") and has(answer.message, Kind.REFRESH)
        remarked = any(line.startswith("> ") for line in words.splitlines())
        return cls(text, answer.interaction, not answer.failed, bool(panel) and not remarked, words)


class Player(Protocol):
    """Somebody who plays one seat."""

    person: Person
    deeds: list[Deed]

    async def act(self, action: str) -> Answer:
        """Takes an action by its text. Raises NotOfferedError when it is not offered."""

    async def legal(self) -> list[str]:
        """The texts of what this player is offered now; empty when it need not choose."""

    async def anything(self, rng: Random) -> str | None:
        """Takes an action at random; None when there is none to take."""


async def table_message(person: Person, *kinds: Kind) -> SeenMessage:
    """The newest public message of the channel with a control of these kinds, as soon as it is there."""
    wanted = kinds or (Kind.MORE,)
    return await person.wait_for(lambda seen: not seen.ephemeral and has(seen, *wanted), within=PATIENCE)


@dataclass
class Clicker:
    """Plays by the private panel: buttons and menus only. patient: looks at a new panel before pressing."""

    person: Person
    panel: SeenMessage | None = None
    patient: bool = True
    deeds: list[Deed] = field(default_factory=list)

    async def sit(self) -> SeenMessage:
        """Opens the private panel from the table message."""
        table = await table_message(self.person)
        answer = await self.person.press(custom_id=offer_of(table, Kind.SEAT).custom_id, on=table)
        self.panel = answer.message
        return await self.pictured() if self.patient else self.panel

    async def pictured(self) -> SeenMessage:
        """The panel once its pictures have come; whoever looks before pressing sees it so."""
        first = int(self._panel().id)
        self.panel = await self.person.wait_for(
            lambda seen: int(seen.id) >= first and _is_panel(seen) and bool(seen.images), within=PICTURED
        )
        return self.panel

    async def look(self) -> SeenMessage:
        """The panel as it is now: the bot may have edited it meanwhile, or sent it anew."""
        if self.panel is None:
            return await self.sit()
        there = [seen for seen in await self.person.read() if _is_panel(seen)]
        same = [seen for seen in there if seen.id == self.panel.id]
        self.panel = (same or there or [self.panel])[-1]
        return self.panel

    async def refresh(self) -> SeenMessage:
        """Presses *refresh* in the panel."""
        for _ in range(TRIES - 1):
            with suppress(ImpossibleError):  # it has just been sent anew: nobody can press in what is gone
                return await self._refresh()
        return await self._refresh()

    async def _refresh(self) -> SeenMessage:
        panel = await self.look()
        return self._keep(await take(self.person, offer_of(panel, Kind.REFRESH)))

    async def top(self) -> SeenMessage:
        """The first level of the menu, afresh."""
        await self.look()
        return await self.refresh()

    async def legal(self) -> list[str]:
        """Every action in the menu, each level looked at."""
        for _ in range(TRIES):
            actions: list[str] = []
            with suppress(LostWayError):
                await self._descend(await self.top(), Trail(), "", actions, lambda _: False)
                return actions
        raise LostWayError("the panel does not come to rest")

    async def find(self, action: str) -> Offer:
        """The offer of an action, or of a chain that begins with it, with the panel left at its level.

        Raises NotOfferedError.
        """
        return await self.find_as(action, lambda offered: f"{offered}{THEN}".startswith(f"{action}{THEN}"))

    async def find_as(self, action: str, fits: Fits) -> Offer:
        """The first offer that fits, looked for where labels resemble an action. Raises NotOfferedError."""
        for _ in range(TRIES):
            with suppress(LostWayError):  # the bot has brought the panel up to date meanwhile, at its top
                offer = await self._descend(await self.top(), Trail(), action, [], fits)
                if offer is not None:
                    return offer
                break
        raise NotOfferedError(f"{action!r} is not offered to {self.person.name}:\n{self._panel().text}")

    async def _descend(
        self, level: SeenMessage, here: Trail, wanted: str, met: list[str], fits: Fits
    ) -> Offer | None:
        """Looks through the menu below a level, and comes back to it unless something was found that fits."""
        for offer in offers(level):
            if offer.action is not None:
                met.append(offer.action)
                if fits(offer.action):
                    return offer
        for trail in self._onward(level, here, wanted):
            if len(met) > MOST_ACTIONS:
                raise NotOfferedError("the menu has no end")
            fitting_offer = await self._descend(await self._walk(here, trail), trail, wanted, met, fits)
            if fitting_offer is not None:
                return fitting_offer
            await self._walk(trail, here)
        return None

    def _onward(self, level: SeenMessage, here: Trail, wanted: str) -> list[Trail]:
        """The ways deeper into the menu, those first whose label resembles the action."""
        ways: dict[Trail, bool] = {}
        for offer in offers(level):
            trail = offer.leads_to(here)
            deeper = trail is not None and trail.steps[: len(here.steps)] == here.steps and trail != here
            turned = trail is not None and trail.steps == here.steps and trail.page < here.page
            if trail is not None and deeper and not turned:
                ways[trail] = not _alike(offer.label, wanted)
        return sorted(ways, key=lambda way: ways[way])

    async def _walk(self, here: Trail, there: Trail) -> SeenMessage:
        """From one level of the menu to a neighbouring one, by its button or line."""
        for offer in offers(self._panel()):
            if offer.leads_to(here) == there:
                return self._keep(await take(self.person, offer))
        raise LostWayError(f"no way from {str(here)!r} to {str(there)!r}:\n{self._panel().text}")

    def _panel(self) -> SeenMessage:
        if self.panel is None:
            raise NotOfferedError(f"{self.person.name} has no panel open")
        return self.panel

    def _keep(self, answer: Answer) -> SeenMessage:
        """What the panel shows after an answer."""
        if answer.raw.get("message") and has(answer.message, Kind.REFRESH):
            self.panel = answer.message
        return self._panel()

    async def act(self, action: str) -> Answer:
        """Presses the way to an action, and the action."""
        return await self.do(await self.find(action))

    async def do(self, offer: Offer) -> Answer:
        """Takes an offered action and remembers what came of it."""
        if offer.action is None:
            raise NotOfferedError(f"{offer.label!r} is no action")
        answer = await take(self.person, offer)
        self.deeds.append(Deed.of(offer.action, answer))
        if not answer.failed:
            self._keep(answer)
        return answer

    async def anything(self, rng: Random) -> str | None:
        """Wanders through the menu at random and takes an action; None when there is none to take."""
        level, here = await self.top(), Trail()
        for _ in range(MOST_LEVELS):
            leaves = [offer for offer in offers(level) if offer.action is not None]
            ways = self._onward(level, here, "")
            if not leaves and not ways:
                return None
            number = rng.randrange(len(leaves) + len(ways))
            if number < len(leaves):
                await self.do(leaves[number])
                return leaves[number].action
            there = ways[number - len(leaves)]
            level, here = await self._walk(here, there), there
        raise NotOfferedError("the menu has no end")


def _is_panel(message: SeenMessage) -> bool:
    """Whether a message is somebody's private panel."""
    return message.ephemeral and has(message, Kind.REFRESH)


def _alike(label: str, action: str) -> bool:
    """Whether a label names a thing of an action: enough of a hint for where to look first."""
    words = {word.lower() for part in action.split()[1:] for word in part.split("_")}
    return any(word in label.lower() for word in words if len(word) > 3)


def words_of(answer: Answer) -> str:
    """Everything an answer says."""
    first = [answer.message] if answer.raw.get("message") else []
    return "\n".join(seen.text for seen in first + answer.followups)


@dataclass
class Typist:
    """Plays by slash commands: `/act`, with its autocomplete."""

    person: Person
    deeds: list[Deed] = field(default_factory=list)

    async def legal(self) -> list[str]:
        """What autocomplete offers for an empty text."""
        return await self.offered("")

    async def offered(self, typed: str) -> list[str]:
        """What autocomplete offers after some letters, as values."""
        answer = await self.person.autocomplete("act", "action", typed)
        return [choice["value"] for choice in answer.choices]

    async def act(self, action: str) -> Answer:
        """Types an action. NotOfferedError when autocomplete does not know it."""
        if action not in await self.offered(action):
            raise NotOfferedError(f"{action!r} is not offered to {self.person.name}")
        answer = await self.person.slash("act", action=action)
        self.deeds.append(Deed.of(action, answer))
        return answer

    async def anything(self, rng: Random) -> str | None:
        """Takes one of the actions autocomplete offers; None when there is none."""
        legal = await self.legal()
        if not legal:
            return None
        action = rng.choice(legal)
        await self.act(action)
        return action


def readable(message: SeenMessage) -> bool:
    """Whether all controls of a message are ours."""
    try:
        list(offers(message))
    except UnreadableIdError:
        return False
    return True


async def set_server(person: Person, subject: str, **values: object) -> Answer:
    """A manager sends a form of the server's settings. values: of its fields; others stay as they are."""
    page = (await person.slash("server settings")).message
    menu = offer_of(page, Kind.SERVER, "form")
    opened = await person.choose(subject, custom_id=menu.custom_id, on=page)
    return await person.submit(opened, values)


async def open_table_page(manager: Person, match: int) -> SeenMessage:
    """A manager opens what can be done at a table, from the list of the server's tables."""
    page = (await manager.slash("server tables")).message
    menu = offer_of(page, Kind.TABLES, "open")
    return (await manager.choose(str(match), custom_id=menu.custom_id, on=page)).message
