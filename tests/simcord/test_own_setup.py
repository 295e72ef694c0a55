"""A set-up of one's own is kept, laid out another time with one press, and goes with its owner."""

from __future__ import annotations

from bot.ui.page import Kind
from tests.simcord.driver import Inn
from tests.simcord.evening import DARK, LIGHT, sit_down
from tests.wire.people import has, offer_of, take


async def test_a_set_up_kept_is_laid_out_in_the_next_game_by_one_press(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida, bolek = evening.people[LIGHT], evening.people[DARK]
    await evening.do(LIGHT, "muster")
    standing = {(piece.figure, piece.region) for piece in (await evening.view(LIGHT)).observation.pieces}

    panel = await frida.slash("seat")
    kept = await frida.press("Save this set-up", on=panel.message)
    again = await sit_down(inn, channel="table-2")
    fresh = await again.people[LIGHT].slash("seat", match=again.code)
    laid = await take(again.people[LIGHT], offer_of(fresh.message, Kind.ARRANGE, "lay"))
    other = await bolek.slash("seat", match=again.code)

    assert "Saved." in kept.message.text
    assert not has(kept.message, Kind.ARRANGE)
    assert not laid.failed
    assert {(p.figure, p.region) for p in (await again.view(LIGHT)).observation.pieces} == standing
    assert "Moje ustawienie" not in str(other.message.raw), "nobody else's set-up"


async def test_a_set_up_kept_is_in_the_export_and_gone_after_the_erasure(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida, tables = evening.people[LIGHT], inn.pony.services.matches
    user = inn.user_id("frida")
    await evening.do(LIGHT, "muster")
    await frida.press("Save this set-up", on=(await frida.slash("seat")).message)

    exported = await tables.export(user)
    await tables.erase(user)

    assert "place frodo" in exported
    assert not (await tables.user_settings(user)).arrangements


async def test_who_has_kept_none_lays_out_a_good_one_by_one_press_and_may_change_it(inn: Inn) -> None:
    evening = await sit_down(inn)
    frida = evening.people[LIGHT]
    panel = await frida.slash("seat")

    laid = await frida.press("Lay out a good set-up", on=panel.message)
    await inn.calm()

    seen = (await evening.view(LIGHT)).observation
    own = {piece.figure: piece.region for piece in seen.pieces if piece.side == LIGHT}
    assert len(own) == 9
    assert own["frodo"] == own["sam"] == "shire"
    assert "Lay out a good set-up" not in str(laid.message.raw)
    assert len(seen.legal) > 1, "it may be changed before it is final"
