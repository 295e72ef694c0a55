"""What the cards, symbols and signs of The Battle are; the cards are those of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from bot.text import LABEL, Entry, explain_each
from cogs.battle.components import COLOURS, JOKER
from cogs.battle.state import BattleOptions
from cogs.battle.words.phrases import Phrasebook

_CARDS: Final = ("points", "captain", "symbols", "power", "approximate")
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": (*_CARDS, "decks", "track", "next", "letter", "hand", "won", "gift"),
    "hand": ("symbols", "power", "approximate"),
    "mat": ("letter", "symbols", "power", "hand", "won", "gift", "approximate"),
    "companions": ("symbols", "power", "approximate"),
    "enemies": ("points", "captain", "symbols", "approximate"),
}


def glossary(say: Phrasebook) -> Iterator[Entry]:
    """Everything with a name, copies of a card once."""
    file = say.cards.file
    for companion in file.companions:
        yield _entry(say, "companion", companion.id, _companion(say, companion.id))
    for enemy in file.enemies:
        yield _entry(say, "enemy", enemy.id, _enemy(say, enemy.id))
    for kind, order in say.cards.order.items():
        yield _entry(say, "mordor", kind, say("explain-mordor", order=say(f"order-{order}")))
    yield from explain_each(say, "symbol", (*COLOURS, JOKER), partial(_symbol, say))


def power_text(say: Phrasebook, card: str, big_enemy: int) -> str:
    """What a companion can do, without the full stop; empty where it has no power.

    big_enemy: the symbols that make an enemy big at this table (A2).
    """
    power = say.cards.power[card]
    if power is None:
        return ""
    if power == "joker_big_enemy":
        return say("power-joker_big_enemy", least=big_enemy)
    return say(f"power-{power}")


def _entry(say: Phrasebook, kind: str, card: str, text: str) -> Entry:
    return Entry(f"{kind}-{card}", say.name(card)[LABEL], text)


def _companion(say: Phrasebook, card: str) -> str:
    symbols, power = say.symbols(say.cards.symbols[card]), power_text(say, card, BattleOptions().big_enemy)
    message = "explain-companion" if power else "explain-companion-plain"
    return say(message, symbols=symbols, **({"power": power} if power else {}))


def _enemy(say: Phrasebook, card: str) -> str:
    return say(
        "explain-enemy",
        captain="yes" if card in say.cards.captains else "no",
        points=say.cards.points[card],
        symbols=say.symbols(say.cards.symbols[card]),
    )


def _symbol(say: Phrasebook, symbol: str) -> str:
    return say("explain-symbol-joker" if symbol == JOKER else "explain-symbol")
