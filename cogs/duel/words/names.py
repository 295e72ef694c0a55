"""What has no printed name: cards by what they give, costs, prices, effects and where they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from cogs.duel.components import CARDS, LAYOUT, SKILLS, TOKENS, Cost, Printed
from cogs.duel.costs import Quote
from cogs.duel.state import Effect
from cogs.duel.words.phrases import Phrasebook

OR = "/"
PLUS = " + "
MARKS: Mapping[str, str] = {
    "grey": "◆",
    "yellow": "●",
    "blue": "■",
    "green": "▲",
    "red": "✖",
    "purple": "★",
}
"""The signs of the colours, as the rulebook prints them for those who do not see colours."""
BONUS = "bonus_"


def card_label(say: Phrasebook, card: str) -> str:
    """A card by its colour's mark and what it gives: `■ 2 rings`, `✖ Gondor/Rohan ×2`."""
    printed = CARDS[card]
    return f"{MARKS[printed.color]} {gain_label(say, printed.effects)}"


def gain_label(say: Phrasebook, effects: Iterable[Printed]) -> str:
    """What a card's icons give, in printed order."""
    return ", ".join(_gain_label(say, effect) for effect in effects)


def _gain_label(say: Phrasebook, effect: Printed) -> str:
    match effect.type:
        case "skills":
            return skills_label(say, effect.skills)
        case "skills_choice":
            return f" {OR} ".join(say.label(str(skill)) for skill in effect.options)
        case "race":
            return say.label(effect.race)
        case "quest":
            return say("part-quest", count=effect.steps)
        case "place_units":
            regions = effect.regions if isinstance(effect.regions, tuple) else ()
            return say("part-units", regions=OR.join(map(say.label, regions)), count=effect.amount)
        case _:
            return say(f"part-{effect.type}", count=effect.amount)


def times(what: str, count: int) -> str:
    """Something a number of times; once needs no number."""
    return what if count == 1 else f"{what} ×{count}"


def skills_label(say: Phrasebook, skills: Mapping[Any, int]) -> str:
    """Skills with their numbers: `ruse ×2, courage`."""
    return ", ".join(times(say.label(skill), skills[skill]) for skill in SKILLS if skills.get(skill))


def list_labels(labels: Sequence[str]) -> str:
    """Labels with equal ones counted, in the order they first come in: `◆ ruse ×2, ◆ strength`."""
    return ", ".join(times(label, count) for label, count in Counter(labels).items())


def cost_label(say: Phrasebook, cost: Cost) -> str:
    """What a card or tile asks for: `1 coin, ruse ×2`; empty where it asks for nothing."""
    coins = [say("part-coins", count=cost.coins)] if cost.coins else []
    skills = skills_label(say, cost.skills)
    return ", ".join([*coins, *([skills] if skills else [])])


def missing_label(say: Phrasebook, quote: Quote) -> str:
    """The symbols to be bought."""
    return skills_label(say, Counter(quote.missing))


def price_label(say: Phrasebook, quote: Quote) -> str:
    """The price in a word or two: `3 coins`, `free`, `free by link: pot`, `2 coins short`."""
    return say("price-short", count=quote.lacking) if quote.lacking else full_price(say, quote)


def full_price(say: Phrasebook, quote: Quote) -> str:
    """The price whether it can be paid or not: `5 coins`, `free`, `free by link: pot`."""
    if quote.link:
        return say("price-link", link=say.label(quote.link))
    return say("price-coins", count=quote.price) if quote.price else say("price-free")


def sum_label(say: Phrasebook, quote: Quote) -> str:
    """What the price is made of: `1 printed + 2 for symbols`; empty where nothing is paid."""
    parts = {"printed": quote.coins, "symbols": len(quote.missing), "fortresses": quote.fortresses}
    return PLUS.join(say(f"sum-{part}", count=count) for part, count in parts.items() if count)


def reasons(say: Phrasebook, quote: Quote) -> Iterator[str]:
    """Why a price is what it is: what is missing, what a choice or the joker stands for, what is waived."""
    if quote.missing:
        yield say("why-missing", skills=missing_label(say, quote))
    if quote.used:
        yield say("why-used", skills=skills_label(say, Counter(skill for _, skill in quote.used)))
    if quote.waived:
        yield say("why-waived", count=quote.waived)


def source_label(say: Phrasebook, source: str) -> str:
    """What an effect comes from: a card, a tile, a token, or a space of the quest track."""
    if source in CARDS:
        return card_label(say, source)
    if source.startswith(BONUS):
        return say("source-bonus", space=source.removeprefix(BONUS))
    return say("token-quoted", token=say.name(source)) if source in TOKENS else say.label(source)


def effect_label(say: Phrasebook, effect: Effect) -> str:
    """An effect waiting: `moves ×2 (Bree)`."""
    what = times(say(f"effect-{effect.kind}"), effect.amount)
    return say("effect-from", effect=what, source=source_label(say, effect.source))


def place_in_row(chapter: int, slot: int) -> tuple[int, int]:
    """The row of a slot, from 1, and its place in that row from the left, from 1."""
    slots = LAYOUT[chapter]
    return slots[slot].row, slots[slot].col


def thing_label(say: Phrasebook, known: str) -> str | None:
    """The label of any card or named thing; None for an id that is neither."""
    if known in CARDS:
        return card_label(say, known)
    return say.label(known) if say.names(known) else None
