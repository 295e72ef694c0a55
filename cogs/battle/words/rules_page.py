"""The pages of the rules that are made from the cards, and the sheet of cards."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bot.engine import Options
from bot.text import Language
from cogs.battle.card_file import Companion, Enemy
from cogs.battle.components import JOKER, MORDOR_IDS, PRINTED, RULEBOOK
from cogs.battle.state import BattleOptions
from cogs.battle.words.phrases import PHRASES, Phrasebook
from cogs.battle.words.story import of_card

# All cards of a table in words: the twin of the pictures by which a card file is looked at.


def describe_cards(options: Options, language: Language) -> str:
    """Every card with its copies, symbols, power or points, and the Mordor cards: a line each."""
    assert isinstance(options, BattleOptions)
    return "\n".join(_lines(PHRASES[language].of(options.card_set.escaped)))


def _lines(say: Phrasebook) -> Iterator[str]:
    file = say.cards.file
    yield f"### {say('view-companions')}"
    for card in file.companions:
        power = _power(say, card)
        message = "sheet-companion-power" if power else "sheet-companion"
        yield say(message, card=_name(say, card), symbols=of_card(say, card.id), power=power)
    yield f"### {say('view-enemies')}"
    for enemy in file.enemies:
        message = "sheet-captain" if enemy.captain else "sheet-enemy"
        yield say(message, card=_name(say, enemy), symbols=of_card(say, enemy.id), points=enemy.points)
    yield f"### {say('sheet-mordor')}"
    for order in file.mordor_cards:
        name = say.label(MORDOR_IDS[order.order])
        yield say("rules-division", count=order.copies, order=name)


def _name(say: Phrasebook, card: Companion | Enemy) -> str:
    name = say.label(card.id)
    if card.id in say.cards.doubtful:
        name = say("describe-doubtful-name", name=name)
    return say.times(name, card.copies)


def _power(say: Phrasebook, card: Companion) -> str:
    least = RULEBOOK.abilities["joker_big_enemy"].min_enemy_symbols
    return say(f"power-{card.ability}", least=least) if card.ability else ""


# What the rules pages say of the cards of a table: powers, worth, and what of them is certain.

_PLACE = re.compile(r"\{(\w+)\}")


def fill_page(text: str, say: Phrasebook) -> str:
    """A page with its places filled, `{borrow}` by the names of who borrows; a list without any is left out.

    Raises KeyError for an unknown place.
    """
    values = {
        **_lists(say),
        "certainty": " ".join(_say_what_is_certain(say)),
        # The example counts with the symbols of the cards as we know them.
        "example": say("rules-example") if say.cards is PRINTED else "",
    }
    lines = [
        _PLACE.sub(lambda found: values[found[1]], line)
        for line in text.split("\n")
        if all(values[found] for found in _PLACE.findall(line))
    ]
    return "\n".join(lines)


def _lists(say: Phrasebook) -> Mapping[str, str]:
    file = say.cards.file
    powers: dict[str, list[str]] = {"plain": []}
    for card in file.companions:
        powers.setdefault(card.ability or "plain", []).append(_name_companion(say, card))
    ranks: dict[str, list[str]] = {f"enemies_{points}": [] for points in (1, 3, 6, 10)}
    for enemy in file.enemies:
        ranks[f"enemies_{enemy.points}"].append(_name_enemy(say, enemy))
    known = {power: "" for power in PRINTED.power.values() if power is not None}
    return known | {place: ", ".join(names) for place, names in {**powers, **ranks}.items()}


def _name_companion(say: Phrasebook, card: Companion) -> str:
    name = say.label(card.id)
    return say("rules-joker", name=name) if card.symbols == (JOKER,) and card.ability is None else name


def _name_enemy(say: Phrasebook, card: Enemy) -> str:
    return say("rules-captain", name=say.label(card.id)) if card.captain else say.label(card.id)


def _say_what_is_certain(say: Phrasebook) -> Iterator[str]:
    """P13 What is not known of the printed cards is called so."""
    cards = say.cards
    yield say("rules-known" if cards is PRINTED else "rules-known-file")
    names = sum(card in cards.kind for card in cards.doubtful)
    if cards.guessed:
        yield say("rules-guessed-symbols", count=len(cards.guessed))
    if cards.guessed_points:
        yield say("rules-guessed-points", count=len(cards.guessed_points))
    if cards.guessed_captains:
        yield say("rules-guessed-captains", count=len(cards.guessed_captains))
    if names:
        yield say("rules-guessed-names", count=names)
    if len(cards.doubtful) > names:
        orders = [(card.copies, MORDOR_IDS[card.order]) for card in cards.file.mordor_cards if card.copies]
        division = [say("rules-division", count=count, order=say.label(order)) for count, order in orders]
        yield say("rules-guessed-orders", division=say.translator.join(division))
    if cards.guessed or cards.doubtful or cards.guessed_points or cards.guessed_captains:
        yield say("rules-correct")
