"""What the cards, tiles, tokens, regions and signs of Duel for Middle-earth are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.text import Entry, explain_each
from cogs.duel.components import (
    ADJACENT,
    CARDS,
    COLOURS,
    EAGLE,
    LANDMARK_OF,
    LINKS,
    NUMBER,
    RACES,
    REGIONS,
    SKILLS,
    TILES,
    TOKENS,
)
from cogs.duel.words.names import card_label, cost_label, gain_label
from cogs.duel.words.phrases import Phrasebook

_SIDES: Final = ("coins", "skills", "races", "colours", "links", "tokens", "supply")
_CARDS: Final = ("price", "rival", "cost", "covered", "glow", "unit", "move", "remove", "pile")
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": (*_SIDES, *_CARDS, "track", "bonus", "map"),
    "cards": _CARDS,
    "map": ("map", "supply"),
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
    return say(
        "explain-landmark",
        region=say.label(tile.region),
        cost=cost_label(say, tile.cost),
        gives=gain_label(say, effects),
    )


def _token(say: Phrasebook, known: str) -> str:
    return say("explain-token", race=say.label(TOKENS[known].race), text=say(f"token-{known}.text"))


def _region(say: Phrasebook, region: str) -> str:
    neighbours = ", ".join(say.label(REGIONS[each]) for each in ADJACENT[NUMBER[region]])
    return say("explain-region", regions=neighbours, landmark=say.label(LANDMARK_OF[region]))


def _race(say: Phrasebook, race: str) -> str:
    return say("explain-race-eagle" if race == EAGLE else "explain-race")


def _link(say: Phrasebook, link: str) -> str:
    cards = ", ".join(card_label(say, each) for each, card in CARDS.items() if card.link_granted == link)
    told = say("explain-link")
    return say("explain-link-on", link=told, cards=cards) if cards else told
