"""Looking for finished games by menus alone: what is chosen, what is found, and for whom."""

from __future__ import annotations

from simcord.enums import ComponentType

from bot.sandbox import SeenMessage
from bot.sandbox.limits.components import walk
from bot.ui.page import ComponentId, Kind
from cogs.inn.archive.pages import Menu
from tests.simcord.driver import Inn, Person
from tests.simcord.evening import sit_down
from tests.wire.people import offer_of, offers, take

MONTH = 31 * 86_400


async def finish(inn: Inn, channel: str, light: str, dark: str) -> None:
    """A game that Dark has given up."""
    evening = await sit_down(inn, light, dark, channel)
    await evening.set_up()
    await evening.play(2)
    await inn.pony.services.matches.resign(evening.match, inn.user_id(dark), f"give-up-{channel}")
    await inn.calm()


async def two_games(inn: Inn) -> tuple[str, str]:
    """Frida has won against Bolek, and Zosia in a later month against Frida; the months."""
    months = []
    for number, (light, dark) in enumerate((("frida", "bolek"), ("zosia", "frida")), start=1):
        months.append(inn.env.now().strftime("%Y-%m"))
        await finish(inn, f"table-{number}", light, dark)
        await inn.advance(MONTH)
    return months[0], months[1]


async def narrow(person: Person) -> SeenMessage:
    """The page of menus, by the button of the archive."""
    shown = (await person.slash("archive")).message
    return (await take(person, offer_of(shown, Kind.NARROW))).message


async def complete_month(person: Person, typed: str = "") -> list[str]:
    """What is offered where a month is typed."""
    return [choice["value"] for choice in (await person.autocomplete("archive", "month", typed)).choices]


def lines(page: SeenMessage, menu: Menu) -> list[str]:
    """What a menu offers."""
    menu_offers = (
        offer for offer in offers(page) if offer.press.kind is Kind.NARROW and offer.press.stamp == menu
    )
    return [offer.value for offer in menu_offers if offer.value is not None]


async def pick(person: Person, page: SeenMessage, menu: Menu, value: str) -> SeenMessage:
    """The page after a line of a menu was chosen."""
    line = next(offer for offer in offers(page) if offer.press.stamp == menu and offer.value == value)
    return (await take(person, line)).message


async def pick_player(person: Person, page: SeenMessage, *names: str) -> SeenMessage:
    """The page after somebody was chosen, or nobody."""
    (menu,) = (part for _, part in walk(page.raw["components"]) if part["type"] == ComponentType.USER_SELECT)
    return (await person.choose(*names, custom_id=menu["custom_id"], on=page)).message


async def test_games_are_found_by_menus_alone_also_after_a_restart(inn: Inn) -> None:
    earlier, later = await two_games(inn)
    tom = inn.person("tom")

    page = await narrow(tom)
    both = page.text
    assert lines(page, Menu.MONTH) == ["-", later, earlier], "months without a game are not offered"
    assert await complete_month(tom) == [later, earlier]
    assert await complete_month(tom, earlier[-2:]) == [earlier]
    page = await pick_player(tom, page, "frida")
    of_frida = page.text
    page = await pick(tom, page, Menu.RESULT, "won")
    won = page.text
    page = await pick(tom, page, Menu.MONTH, later)
    none = page.text
    assert not any(offer.press.kind is Kind.ARCHIVE for offer in offers(page)), "there is nothing to show"
    await inn.restart()
    page = await pick(tom, page, Menu.RESULT, "-")
    page = await pick(tom, page, Menu.TITLE, "confrontation.dark")
    page = await pick(tom, page, Menu.AGREED, "series=1")
    shown = (await take(tom, offer_of(page, Kind.ARCHIVE))).message

    assert page.ephemeral
    assert "2 games fit" in both
    assert "2 games fit" in of_frida
    assert f"<@{inn.user_id('frida')}> · won\nOne game fits." in won
    assert "No finished game fits" in none
    assert "One game fits" in page.text
    assert shown.id == page.id, "the games stand where the menus stood"
    assert f"<@{inn.user_id('frida')}> · The Confrontation · Dark · One game · " in shown.text
    assert f"🏆 <@{inn.user_id('zosia')}>" in shown.text
    assert f"<@{inn.user_id('bolek')}>" not in shown.text

    again = (await take(tom, offer_of(shown, Kind.NARROW))).message
    assert again.text == page.text, "the way back keeps what was chosen"
    nobody = (await pick_player(tom, again)).text
    (clear,) = (offer for offer in offers(again) if offer.label == "Clear")
    cleared = (await take(tom, clear)).message
    assert f"<@{inn.user_id('frida')}>" not in nobody
    assert "The Confrontation · Dark" in nobody
    assert cleared.text == both


async def test_the_menus_speak_polish(inn: Inn) -> None:
    await finish(inn, "table-1", "frida", "bolek")

    page = await narrow(inn.person("bolek"))
    page = await pick(inn.person("bolek"), page, Menu.LENGTH, "25")

    assert page.text.startswith("## 🔎 Zawęź wybór\n-# co najmniej 25 kroków\n")
    assert {"Pokaż partie", "Wyczyść"} >= {offer.label for offer in offers(page) if offer.value is None}


async def test_where_games_are_for_those_who_played_them_nobody_else_finds_any(inn: Inn) -> None:
    await two_games(inn)
    guild = inn.env.guild.id
    await inn.pony.services.matches.change_guild_settings(
        guild, lambda old: old.model_copy(update={"archive": "players"})
    )

    page, own = await narrow(inn.person("tom")), await narrow(inn.person("zosia"))
    page = await pick_player(inn.person("tom"), page, "frida")
    forged = ComponentId(Kind.NARROW, payload=f"{inn.user_id('frida')}.confrontation")

    assert "No finished game fits" in page.text
    assert lines(page, Menu.MONTH) == ["-"], "not even when there were any"
    assert "Pasuje jedna partia" in own.text
    assert len(lines(own, Menu.MONTH)) == 2
    answer = await inn.person("tom").press_stale(str(forged), page)
    assert "No finished game fits" in answer.message.text


async def test_a_choice_that_is_not_offered_is_refused_in_a_sentence_and_nothing_is_lost(inn: Inn) -> None:
    await finish(inn, "table-1", "frida", "bolek")
    tom = inn.person("tom")
    page = await pick(tom, await narrow(tom), Menu.TITLE, "confrontation")
    payload = next(offer.press.payload for offer in offers(page) if offer.press.stamp == Menu.RESULT)
    forged = {
        Menu.PLAYER: str(2**70),
        Menu.TITLE: "chess",
        Menu.RESULT: "cheated",
        Menu.MONTH: "2026-13",
        Menu.LENGTH: "-1",
        Menu.AGREED: "series=99",
    }
    for menu, value in forged.items():
        # Forged through and through: the menu itself is none of the page's.
        target = ComponentId(Kind.NARROW, stamp=menu, payload=f"{payload},")
        refused = (await tom.press_stale(str(target), page, values=[value])).message
        assert refused.id != page.id
        beginning = (
            "I can’t make sense of this button." if menu is Menu.PLAYER else "That isn’t one of the choices:"
        )
        assert refused.text.startswith(beginning)
    for menu, values in ((Menu.NONE, None), (Menu.TITLE, ["war"])):
        month = ComponentId(Kind.NARROW, stamp=menu, payload=",,,,soon,,,,")
        answer = await tom.press_stale(str(month), page, values=values)
        assert "I can’t read this month" in answer.message.text

    there = next(message for message in await tom.read() if message.id == page.id)
    assert there.text == page.text
    assert "One game fits" in (await pick(tom, there, Menu.RESULT, "won")).text
