"""Own guesses by menu: noted, painted and told for their owner alone, and gone with their owner."""

from __future__ import annotations

from bot.match.matches import MatchService
from bot.match.values import MatchId, UserId
from bot.ui.page import Kind
from cogs.inn.guesses.service import Guessing
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.wire.people import offer_of, take


async def test_a_guess_is_noted_by_menu_shown_to_its_owner_and_erased_with_them(inn: Inn) -> None:
    evening = await sit_down(inn)
    await evening.set_up()
    frida, bolek = evening.people[LIGHT], evening.people[DARK]
    tables, user = inn.pony.services.matches, inn.user_id("frida")

    more = await frida.press("More", on=(await frida.slash("seat")).message)
    page = (await frida.press("My guesses", on=more.message)).message
    which = offer_of(page, Kind.GUESS).custom_id
    page = (await frida.choose("Fangorn", custom_id=which, on=page)).message
    what = offer_of(page, Kind.GUESS, "=fangorn-1").custom_id
    noted = (await frida.choose("Balrog", "Warg", custom_id=what, on=page)).message
    await frida.slash("seat")
    await bolek.slash("seat")
    await inn.calm()
    own, other = (await frida.read())[-1], (await bolek.read())[-1]
    exported = await tables.export(user)

    assert "**Fangorn**: Balrog / Warg" in noted.text
    assert "your guess: Balrog / Warg" in own.alt_texts[0]
    assert "guess" not in other.alt_texts[0]
    assert '"balrog"' in exported

    wiped = await take(frida, offer_of(noted, Kind.GUESS, "-fangorn-1"))
    assert "Balrog / Warg" not in wiped.message.text
    await note_again(tables, evening.match, user)
    await tables.erase(user)
    assert not (await tables.user_settings(user)).guesses


async def note_again(tables: MatchService, match: MatchId, user: UserId) -> None:
    """Something is noted again."""
    await Guessing(tables).note(match, user, "fangorn-1", ("warg",))
    assert (await tables.user_settings(user)).guesses
