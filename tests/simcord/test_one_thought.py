"""One press where a person thinks one thought: several lines of a menu, and what follows them."""

from __future__ import annotations

from typing import Any

from bot.ui.page import Kind
from cogs.journey.components import NAZGUL
from tests.simcord.driver import Inn
from tests.simcord.round_table import sit_together
from tests.wire.people import Offer, offers


def together(dice: dict[str, str]) -> list[str]:
    """The colours of two dice that may be set aside together, a Nazgûl among them where there is any."""
    by_symbol = {symbol: colour for colour, symbol in dice.items()}
    symbols = sorted(by_symbol, key=lambda symbol: symbol != NAZGUL)
    return [by_symbol[symbol] for symbol in symbols[:2]]


async def test_r4_2_dice_are_taken_together_and_kept_at_once(inn: Inn) -> None:
    table = await sit_together(inn, "journey", 2)
    (seat,) = await table.waiting()
    before: Any = (await table.view(seat)).observation
    panel = await table.people[seat].slash("seat")
    menus: dict[str, dict[str, Offer]] = {}
    for offer in offers(panel.message):
        if offer.press.kind is Kind.PICK and offer.press.payload.endswith(";keep"):
            menus.setdefault(offer.custom_id, {})[(offer.action or "").split(";")[0]] = offer
    ((custom_id, lines),) = menus.items()
    dice = {die.colour: die.symbol for die in before.rolled if f"take {die.colour}" in lines}
    chosen = together(dice)

    values = [str(lines[f"take {colour}"].value) for colour in chosen]
    await table.people[seat].choose(*values, custom_id=custom_id, on=panel.message)

    after: Any = (await table.view(seat)).observation
    kept = {die.colour for die in (after.last.dice if after.turn != seat else after.aside)}
    assert set(chosen) <= kept
