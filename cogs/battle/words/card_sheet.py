"""All cards of a table in words: the twin of the pictures by which a card file is looked at."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Options
from bot.text import Language
from cogs.battle.card_file import Companion, Enemy
from cogs.battle.components import MORDOR_IDS, RULEBOOK
from cogs.battle.state import BattleOptions
from cogs.battle.words.phrases import PHRASES, Phrasebook
from cogs.battle.words.story import of_card


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
    return name if card.copies == 1 else say("icon-times", icon=name, count=card.copies)


def _power(say: Phrasebook, card: Companion) -> str:
    least = RULEBOOK.abilities["joker_big_enemy"].min_enemy_symbols
    return say(f"power-{card.ability}", least=least) if card.ability else ""
