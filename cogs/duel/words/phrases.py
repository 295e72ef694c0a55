"""Names, signs and phrases that prompts, menus and the story share; what a term means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final

from bot.text import Entry, Translator, catalogue, explain_each
from cogs.duel.components import (
    ADJACENT,
    CARDS,
    COLOURS,
    EAGLE,
    LANDMARK_OF,
    LAYOUT,
    LINKS,
    NUMBER,
    RACES,
    REGIONS,
    SKILLS,
    TILES,
    TOKENS,
    Cost,
    Printed,
)
from cogs.duel.rules.costs import Quote
from cogs.duel.state import Effect

# The sentences of Duel for Middle-earth and the names in them.

STRINGS = Path(__file__).parent.parent / "strings"


class Phrasebook(catalogue.Phrasebook):
    """One language of the game. Sides, regions, skills, races, tokens … have names, no two the same id."""

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "ins", "to", "from", "in", "number")
    FAMILIES: ClassVar = ("seat-", "region-", "skill-", "race-", "link-", "colour-", "landmark-", "token-")


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")


# What has no printed name: cards by what they give, costs, prices, effects and where they come from.

OR = "/"
MARKS: Mapping[str, str] = {"grey": "◆", "yellow": "●", "blue": "■", "green": "▲", "red": "✕", "purple": "★"}
"""The signs of the colours, as the rulebook prints them for those who do not see colours."""
BONUS = "bonus_"


def card_label(say: Phrasebook, card: str) -> str:
    """A card by its colour's mark and what it gives: `■ 2 rings`, `✕ Gondor/Rohan ×2`."""
    printed = CARDS[card]
    return f"{MARKS[printed.color]} {gain_label(say, printed.effects)}"


def name_card(translator: Translator, card: str) -> str:
    """A card by that and its chapter, for what is told of games that are over."""
    say = PHRASES[translator.language]
    return say("explain-card-name", card=card_label(say, card), chapter=CARDS[card].chapter)


def gain_label(say: Phrasebook, effects: Iterable[Printed]) -> str:
    """Tell what a card's icons give, in printed order."""
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
    """Tell what a card or tile asks for: `1 coin, ruse ×2`; empty where it asks for nothing."""
    coins = [say("part-coins", count=cost.coins)] if cost.coins else []
    skills = skills_label(say, cost.skills)
    return ", ".join([*coins, *([skills] if skills else [])])


def price_label(say: Phrasebook, quote: Quote) -> str:
    """The price in a word or two: `3 coins`, `free`, `free by link: pot`, `2 coins short`."""
    return say("price-short", count=quote.lacking) if quote.lacking else full_price(say, quote)


def full_price(say: Phrasebook, quote: Quote) -> str:
    """The price whether it can be paid or not: `5 coins`, `free`, `free by link: pot`."""
    if quote.link:
        return say("price-link", link=say.label(quote.link))
    return say("price-coins", count=quote.price) if quote.price else say("price-free")


def sum_label(say: Phrasebook, quote: Quote) -> str:
    """Tell what the price is made of: `1 printed + 2 for symbols`; empty where nothing is paid."""
    parts = {"printed": quote.coins, "symbols": len(quote.missing), "fortresses": quote.fortresses}
    return " + ".join(say(f"sum-{part}", count=count) for part, count in parts.items() if count)


def reasons(say: Phrasebook, quote: Quote) -> Iterator[str]:
    """Explain a price: what is missing, what a choice or the joker stands for, what is waived."""
    if quote.missing:
        yield say("why-missing", skills=skills_label(say, Counter(quote.missing)))
    if quote.used:
        yield say("why-used", skills=skills_label(say, Counter(skill for _, skill in quote.used)))
    if quote.waived:
        yield say("why-waived", count=quote.waived)


def source_label(say: Phrasebook, source: str) -> str:
    """Tell what an effect comes from: a card, a tile, a token, or a space of the quest track."""
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


# Emoji that help to find a choice in a menu. They say nothing that the label does not say.

EMOJI: Mapping[str, str] = {
    "ruse": "🎭",
    "strength": "✊",
    "courage": "❤️",
    "knowledge": "📗",
    "leadership": "🤴",
    "elves": "🏺",
    "ents": "🌲",
    "hobbits": "🦶",
    "humans": "🧑",
    "dwarves": "🔨",
    "wizards": "🪄",
    "eagle": "🦅",
    "yellow": "🪙",
    "blue": "💍",
    "red": "🪖",
    "purple": "🟣",
    "grey_havens": "⛵",
    "bree": "🐴",
    "erebor": "⛰️",
    "isengard": "🗼",
    "helms_deep": "🪨",
    "minas_tirith": "🏯",
    "barad_dur": "🏴",
    "play": "🃏",
    "link": "🔗",
    "discard": "🚮",
    "place": "🪖",
    "move": "🐾",
    "remove": "💀",
    "drain": "💸",
    "raze": "💥",
    "advance": "💍",
    "ally": "🎗️",
    "stack": "🎗️",
    "strip": "✂️",
    "search": "🔎",
    "revive": "🃏",
    "again": "🔁",
    "skip": "✋",
}


def emoji_of(card: str) -> str:
    """The emoji of a card: that of its skill or race, otherwise that of its colour."""
    printed = CARDS[card]
    first = printed.effects[0]
    skills = [*first.skills, *map(str, first.options)]
    return EMOJI[printed.color if printed.color in EMOJI else first.race or skills[0]]


# What the cards, tiles, tokens, regions and signs of Duel for Middle-earth are.

_SIDE: Final = ("coins", "skills", "races", "tokens")
_CARDS: Final = ("price", "cost", "covered", "glow", "unit", "move", "remove", "pile")
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": ("acts", *_SIDE, "regions", "ways", "bonus", *_CARDS),
    "cards": ("acts", *_SIDE, "links", *_CARDS),
    "map": ("map", "supply", "ways", "bonus"),
    "wide": (*_SIDE, "colours", "links", "supply", *_CARDS, "rival", "track", "bonus", "map"),
}


def glossary(say: Phrasebook) -> Iterator[Entry]:
    """Everything with a name; a card has none, so it goes by what it gives and where it comes from."""
    yield from explain_each(say, "landmark", TILES, partial(_landmark, say))
    yield from explain_each(say, "token", TOKENS, partial(_token, say))
    yield from explain_each(say, "region", REGIONS, partial(_region, say))
    yield from explain_each(say, "skill", SKILLS, lambda _: say("explain-skill"))
    yield from explain_each(say, "race", (*RACES, EAGLE), partial(_race, say))
    yield from explain_each(say, "link", LINKS, partial(_link, say))
    yield from explain_each(say, "colour", COLOURS, lambda colour: say(f"explain-colour-{colour}"))
    for known, card in CARDS.items():
        name = say("explain-card-name", card=card_label(say, known), chapter=card.chapter)
        yield Entry(f"card-{known}", name, _card(say, known))


def _card(say: Phrasebook, known: str) -> str:
    card = CARDS[known]
    cost = cost_label(say, card.cost) or say("explain-card-free")
    if card.link_required:
        cost = say("explain-card-linked", cost=cost, link=say.label(card.link_required))
    gives = f"{gain_label(say, card.effects)}."
    if card.link_granted:
        gives = f"{gives} {say('explain-card-grants', link=say.label(card.link_granted))}"
    return say("explain-card", chapter=card.chapter, cost=cost, gives=gives)


def _landmark(say: Phrasebook, known: str) -> str:
    tile = TILES[known]
    effects = [effect for effect in tile.effects if effect.type != "place_fortress"]
    cost, gives = cost_label(say, tile.cost), gain_label(say, effects)
    return say("explain-landmark", region=say.label(tile.region), cost=cost, gives=gives)


def _token(say: Phrasebook, known: str) -> str:
    return say("explain-token", race=say.label(TOKENS[known].race), text=say(f"token-{known}.text"))


def _region(say: Phrasebook, region: str) -> str:
    neighbours = ", ".join(say.label(REGIONS[neighbour]) for neighbour in ADJACENT[NUMBER[region]])
    return say("explain-region", regions=neighbours, landmark=say.label(LANDMARK_OF[region]))


def _race(say: Phrasebook, race: str) -> str:
    return say("explain-race-eagle" if race == EAGLE else "explain-race")


def _link(say: Phrasebook, link: str) -> str:
    cards = ", ".join(
        card_label(say, card_id) for card_id, card in CARDS.items() if card.link_granted == link
    )
    told = say("explain-link")
    return say("explain-link-on", link=told, cards=cards) if cards else told
