"""What might have been: other moves tried out in a finished game, kept, judged by the house, and shown."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import orjson
import pytest

from bot.sandbox import SeenMessage
from bot.ui.page import Kind
from cogs import games
from tests.simcord.driver import Inn, Person
from tests.simcord.round_table import RoundTable, sit_together
from tests.wire.people import Offer, has, offer_of, offers, table_message, take

MENU = (Kind.BRANCH_ACT, Kind.BRANCH_PICK, Kind.BRANCH_WALK)
GAMES = [game.facts.key for game in games()]


async def finished(inn: Inn, key: str, steps: int = 40) -> RoundTable:
    """A game of two that was given up after some moves."""
    table = await sit_together(inn, key, 2)
    await table.play(Random(5), most=steps)
    seat = next(iter(table.people))
    if await table.waiting():
        await inn.pony.services.matches.resign(table.match, table.user(seat), "give-up")
    await inn.calm()
    return table


async def step_to(person: Person, part: float = 0.5) -> SeenMessage:
    """The game at about such a part of it."""
    shown = (await person.slash("table", action="step")).message
    (last,) = re.findall(r"step \d+ of (\d+)", shown.text)
    on = next(offer for offer in offers(shown) if offer.press.payload.split(".")[1:2] == ["o"])
    return (await person.press_stale(str(replace(on.press, stamp=int(int(last) * part))), shown)).message


async def begin(person: Person, eyes: str = "-", part: float = 0.5) -> SeenMessage:
    """A branch from the middle of the game, with open cards or from what a seat knew."""
    here = await step_to(person, part)
    ways = (await take(person, what_if(here, "from"))).message
    return (await take(person, what_if(ways, f"new.{eyes}"))).message


def what_if(message: SeenMessage, what: str) -> Offer:
    """The button of a branch that does so."""
    buttons = [offer for offer in offers(message) if _does(offer, what)]
    assert buttons, f"no {what} on: {message.text}"
    return buttons[0]


def can(message: SeenMessage, what: str) -> bool:
    return any(_does(offer, what) for offer in offers(message))


def _does(offer: Offer, what: str) -> bool:
    return offer.press.kind is Kind.WHAT_IF and f"{offer.press.payload}.".startswith(f"{what}.")


async def play(person: Person, shown: SeenMessage, rng: Random, presses: int) -> SeenMessage:
    """Presses anything that leads on, chance among it."""
    for _ in range(presses):
        ways = [offer for offer in offers(shown) if offer.press.kind in MENU]
        ways += [offer for offer in offers(shown) if offer.press.payload in ("draw", "result")]
        if not ways:
            return shown
        answer = await take(person, rng.choice(ways))
        assert not answer.failed, answer.raw
        assert "refused" not in answer.message.text
        shown = answer.message
    return shown


@pytest.mark.parametrize("key", GAMES)
async def test_other_moves_are_played_judged_and_thought_on_in_every_game(inn: Inn, key: str) -> None:
    table = await finished(inn, key)
    seats, rng = list(table.people), Random(7)
    frida = table.people[seats[0]]

    for eyes in ("-", seats[0], seats[-1]):
        shown = await begin(frida, eyes)
        assert shown.ephemeral
        assert ("imagined" in shown.text) == (eyes != "-")
        shown = await play(frida, shown, rng, 8)
        await inn.pony.services.reviewer.finish()
        line = what_if(shown, "line") if can(shown, "line") else None
        assert line is not None
        asked = (await take(frida, line)).message
        await inn.pony.services.reviewer.finish()
        told = (await take(frida, what_if(asked, "line"))).message
        assert "best line" in told.text
        assert (
            len(
                [shown_line for shown_line in told.text.splitlines() if shown_line.strip("*").startswith("`")]
            )
            <= 6
        )
        if can(told, "adopt"):
            shown = (await take(frida, what_if(told, "adopt"))).message
            assert "what if?" in shown.text
            assert "+ " in shown.text.splitlines()[0]


BOTH = pytest.mark.parametrize("key", ["confrontation", "war"])


@BOTH
async def test_a_branch_is_played_taken_back_and_gone_on_with_after_a_restart(inn: Inn, key: str) -> None:
    table = await finished(inn, key)
    frida = next(iter(table.people.values()))

    begun = await begin(frida)
    assert begun.alt_texts
    assert "All cards open" in begun.text
    shown = await play(frida, begun, Random(3), 6)
    assert shown.text != begun.text
    await inn.restart()
    again = await play(frida, shown, Random(4), 3)
    back = (await take(frida, what_if(again, "back"))).message
    late = (await take(frida, what_if(again, "back"))).message

    assert "earlier position" in late.text
    assert back.text in late.text


@BOTH
async def test_a_branch_is_shown_to_others_who_look_and_play_on_in_a_copy(inn: Inn, key: str) -> None:
    """The other reads Polish."""
    table = await finished(inn, key)
    frida, bolek = table.people.values()
    shown = await play(frida, await begin(frida), Random(3), 5)

    await take(frida, what_if(shown, "post"))
    public = await bolek.wait_for(lambda seen: not seen.ephemeral and "what if?" in seen.text)
    assert f"<@{inn.user_id('frida')}>" in public.text
    assert public.alt_texts
    looked = (await take(bolek, what_if(public, "see"))).message
    assert looked.ephemeral
    assert f"<@{inn.user_id('frida')}>" in looked.text
    assert not has(looked, *MENU)
    earlier = (await take(bolek, what_if(looked, "see"))).message
    assert earlier.text != looked.text
    forged = (await bolek.press_stale(what_if(shown, "back").custom_id, looked)).message
    assert "ruchy innej osoby" in forged.text
    own = (await take(bolek, what_if(looked, "copy"))).message
    assert has(own, *MENU) or can(own, "draw")
    await play(frida, shown, Random(6), 1)
    since = (await take(bolek, what_if(public, "see"))).message
    assert "wcześniejszej pozycji" in since.text, "what was posted is not what it is now"


@BOTH
async def test_a_branch_is_in_the_export_until_it_is_deleted_which_every_link_says(
    inn: Inn, key: str
) -> None:
    table = await finished(inn, key)
    frida = next(iter(table.people.values()))
    shown = await play(frida, await begin(frida), Random(3), 4)
    await take(frida, what_if(shown, "post"))
    public = await frida.wait_for(lambda seen: not seen.ephemeral and "what if?" in seen.text)

    (kept,) = orjson.loads(await inn.pony.services.matches.export(inn.user_id("frida")))["what_if"]
    assert kept["match"] == table.match
    assert kept["actions"]
    asked = (await take(frida, what_if(shown, "drop"))).message
    gone = (await take(frida, what_if(asked, "drop-now"))).message

    assert "Deleted" in gone.text
    assert "deleted" in (await frida.press_stale(what_if(shown, "back").custom_id, gone)).message.text
    assert "deleted" in (await take(frida, what_if(public, "see"))).message.text
    assert orjson.loads(await inn.pony.services.matches.export(inn.user_id("frida")))["what_if"] == []


async def test_it_is_found_by_command_and_in_the_list_of_a_finished_game(inn: Inn) -> None:
    table = await finished(inn, "confrontation")
    frida = next(iter(table.people.values()))
    await play(frida, await begin(frida), Random(3), 4)

    listed = (await frida.slash("table", action="what-if")).message
    more = (await take(frida, offer_of(await table_message(frida), Kind.MORE))).message

    assert any(offer.press.kind is Kind.WHAT_IF for offer in offers(more))
    kept = next(offer for offer in offers(listed) if offer.press.payload == "open")
    assert "move" in kept.label
    assert "what if?" in (await take(frida, kept)).message.text


async def test_a_moment_has_one_estimate_where_one_looks_back_and_where_one_tries_other_moves(
    inn: Inn,
) -> None:
    table = await finished(inn, "confrontation", steps=60)
    frida = next(iter(table.people.values()))

    before = await begin(frida, part=0.8)
    await inn.pony.services.reviewer.finish()
    before = (await take(frida, what_if(before, "see"))).message if can(before, "see") else before
    await frida.slash("table", action="review")
    await inn.pony.services.reviewer.finish()
    stepped = await step_to(frida, 0.8)
    after = await begin(frida, part=0.8)

    (told,) = [line.split(": ", 1)[1] for line in stepped.text.splitlines() if "estimate" in line]
    assert told in after.text
    assert told in before.text


async def test_others_may_not_look_where_they_may_not_see_the_game(inn: Inn) -> None:
    from tests.simcord.closed_doors import add_room

    add_room(inn, "cellar", "frida", "bolek")
    table = await sit_together(inn, "confrontation", 2, channel="cellar")
    await table.play(Random(5), most=30)
    await inn.pony.services.matches.resign(table.match, table.user("light"), "give-up")
    await inn.calm()
    frida, tom = table.people["light"], inn.person("tom")
    shown = await play(frida, await begin(frida), Random(3), 4)
    anything = (await tom.slash("help")).message

    peeked = await tom.press_stale(what_if(shown, "back").custom_id.replace(":back", ":see.-.-"), anything)
    elsewhere = await inn.person("frida", "table-1").press_stale(
        what_if(shown, "post").custom_id, (await inn.person("frida", "table-1").slash("help")).message
    )

    assert "what if?" not in peeked.message.text
    assert peeked.message.ephemeral
    assert elsewhere.message.ephemeral
    assert all("what if?" not in message.text for message in await tom.read("table-1"))


async def test_chance_is_drawn_or_chosen(inn: Inn) -> None:
    table = await finished(inn, "journey")
    frida = next(iter(table.people.values()))
    shown, rng = await begin(frida, part=0.3), Random(1)

    for _ in range(40):
        if can(shown, "draw"):
            break
        shown = await play(frida, shown, rng, 1)
    results = [offer for offer in offers(shown) if offer.press.payload == "result"]
    assert len(results) > 1
    chosen = (await take(frida, results[1])).message
    back = (await take(frida, what_if(chosen, "back"))).message
    drawn = (await take(frida, what_if(back, "draw"))).message

    assert results[1].label[:20] in chosen.text.replace("**", "")
    assert can(back, "draw")
    assert drawn.text != back.text
