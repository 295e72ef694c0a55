"""What people are called in pictures: asked for once, forgotten with an erasure."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import discord

from bot.draw.encode import Encoded
from bot.draw.title_cards import TitleScene
from bot.ui.messages.reading import animate
from bot.ui.presentation import Names, Presentation
from cogs import bundles
from tests.playthroughs.make import FOLDER, record_of
from tests.ui.test_limits import view

GAME = bundles()["confrontation"]
HOUSE = 11


class Asked:
    """Discord, as far as it names people."""

    def __init__(self, **called: str) -> None:
        self.called = {int(user[1:]): name for user, name in called.items()}
        self.asked: list[int] = []

    async def __call__(self, user: int) -> Any:
        self.asked.append(user)
        if user not in self.called:
            raise discord.NotFound(SimpleNamespace(status=404, reason=""), "unknown user")  # type: ignore[arg-type]
        return SimpleNamespace(display_name=self.called[user])


async def test_a_name_is_asked_for_once_until_it_is_forgotten() -> None:
    ask = Asked(u1001="Bolek")
    names, say = Names(ask), Presentation({}).translator("en")
    for _ in range(2):
        await names.learn([1001, 1002, HOUSE, -5])
    assert ask.asked == [1001, 1002]
    assert [names.recall(user, say) for user in (1001, 1002, HOUSE, -5)] == ["Bolek", "", "Tansy", ""]
    names.forget(1001)
    assert names.recall(1001, say) == ""


async def test_people_stand_in_a_picture_its_name_and_its_words_and_follow_the_seats() -> None:
    ask = Asked(u1001="Bolek", u1002="Frida")
    house = Presentation({GAME.key: GAME}, names=Names(ask))
    await house.names.learn([1001, 1002])
    seen = view(GAME, [], None)

    def request(light: int, dark: int) -> Any:
        table = replace(seen.table, seats=(("light", light), ("dark", dark)))
        return house.request_picture(table, seen.observation, "table", "en", 1.0)

    first, again, turned = request(1001, 1002), request(1001, 1002), request(1002, HOUSE)
    assert first.stem == again.stem
    assert first.stem != turned.stem
    assert first.alt.startswith("Light: Bolek · Dark: Frida\n")
    assert turned.alt.startswith("Light: Frida · Dark: Tansy\n")


class Filmed:
    """A picture service that remembers what it was to show."""

    def __init__(self) -> None:
        self.scenes: list[Any] = []

    async def picture(self, board: Any, key: str, scene: Any, *_: Any) -> Encoded:
        self.scenes.append(scene)
        return Encoded(b"", "png")

    async def run(self, *_: Any) -> Encoded:
        return Encoded(b"film", "webp")


async def test_the_people_of_a_table_are_named_in_every_picture_of_its_replay() -> None:
    people, filmed = (("light", "Bolek"), ("dark", "Frida")), Filmed()
    record = "Game: confrontation\nRuleset: 1\nOptions: {}\n\nlight place frodo arthedain\ndark resign"
    service: Any = filmed

    film = await animate(service, GAME, record, "light", "en", "parchment", 100, people)

    assert film == b"film"
    assert [scene.people for scene in filmed.scenes] == [people] * len(filmed.scenes) != []


async def test_a_replay_ends_with_the_greatest_moment_of_its_game() -> None:
    """Given a golden game in which Frodo gets through or falls, then a card of that comes last."""
    filmed = Filmed()
    service: Any = filmed
    texts = (path.read_text("utf-8") for path in sorted((FOLDER / GAME.key).glob("*.txt")))
    record = next(text for text in texts if "resign" not in text)
    house = Presentation({GAME.key: GAME})

    await animate(service, GAME, str(record_of(record)), None, "en", "parchment", 100, (), house)

    card = filmed.scenes[-1]
    assert isinstance(card, TitleScene)
    assert card.art in {moment.art for moment in GAME.moments}
    assert not any(isinstance(earlier_scene, TitleScene) for earlier_scene in filmed.scenes[:-1])
