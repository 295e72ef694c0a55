"""What next: after a first lesson, game and win a line and two buttons at most, each once and true."""

from __future__ import annotations

from bot.ui.page import Kind
from tests.simcord.driver import Inn, Person
from tests.wire.people import has, lesson_in, lesson_offer, offer_of, offers, take

WIN, GAME = "Your first win!", "What next?"


async def finish(inn: Inn, person: Person, *, won: bool) -> str:
    """A game against the house that somebody wins or loses; what the panel says of it."""
    panel = (await person.slash("duel solo", level="newcomer")).message
    await inn.calm()
    match = offer_of(panel, Kind.REFRESH).press.match
    matches = inn.pony.services.matches
    me = inn.user_id(person.name)
    (house,) = [user for _, user in (await matches.table(match)).seats if user not in (None, me)]
    await matches.resign(match, house if won else me, f"end-{match}")
    await inn.calm()
    return next(message for message in await person.read() if message.id == panel.id).text


async def test_after_a_first_game_and_a_first_win_it_is_told_once_what_may_come_next(inn: Inn) -> None:
    frida = inn.person("frida", "dm")

    lost, lost_again, won, won_again = [
        await finish(inn, frida, won=won) for won in (False, False, True, True)
    ]

    assert (GAME in lost, WIN in lost) == (True, False)
    assert GAME not in lost_again
    assert WIN in won
    assert WIN not in won_again
    assert GAME not in won_again


async def test_the_ways_lead_to_the_house_and_to_a_friend_and_stay_while_it_is_shown(inn: Inn) -> None:
    frida = inn.person("frida", "dm")
    await finish(inn, frida, won=True)
    shown = (await frida.read())[-1]

    again = (await take(frida, offer_of(shown, Kind.REFRESH))).message

    assert WIN in again.text
    ways = [offer.press.payload for offer in offers(again) if offer.press.kind is Kind.FIRST]
    assert ways == ["house", "friend"]
    assert has((await take(frida, offer_of(again, Kind.FIRST, "house"))).message, Kind.HOUSE)


async def test_after_the_first_lesson_solved_a_whole_game_is_offered_once(inn: Inn) -> None:
    frida = inn.person("frida", "dm")
    texts = []
    for _ in range(2):
        listed = (await frida.slash("confront learn")).message
        lesson = (await take(frida, lesson_in(listed, "stand-in"))).message
        fighting = (await take(frida, lesson_offer(lesson, "stand_in"))).message
        done = (await take(frida, lesson_offer(fighting, "play l4"))).message
        texts.append((done.text, has(done, Kind.FIRST_GAME)))

    assert "What next?" in texts[0][0]
    assert texts[0][1]
    assert "What next?" not in texts[1][0]
