"""Phrases that prompts, menus and the story share; powers of cards; what a term means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import ClassVar, Final, get_args

from bot.engine import Action
from bot.text import LABEL, Entry, Forms, Translator, catalogue, explain_each
from cogs.battle.actions import MoveTom
from cogs.battle.components import COLOURS, ICON, JOKER, PRINTED, Card, CardSet, Power
from cogs.battle.observation import BattleObservation, PlayerSeen
from cogs.battle.rules.placing import AngborDraws, ExtraCard
from cogs.battle.state import BattleOptions

# The sentences of The Battle for Middle-earth and the names in them.

STRINGS = Path(__file__).parent.parent / "strings"
SYMBOL_EMOJI: Mapping[str, str] = {
    "sword": "🗡️",
    "axe": "🪓",
    "shield": "🛡️",
    "bow": "🏹",
    "spear": "🔱",
    "fist": "👊",
    "any": "✳️",
}
"""Each symbol's icon as an emoji: a shape beside the word, where there is room for one character."""


def party_letter(number: int) -> str:
    """A party as the rulebook names it: A, B, C …"""
    return chr(ord("A") + (number - 1) % 26)


def shapes(symbols: Sequence[str]) -> str:
    """Symbols as emoji, one after the other."""
    return "".join(SYMBOL_EMOJI[ICON[symbol]] for symbol in symbols)


class Phrasebook(catalogue.Phrasebook):
    """One language of the game. Seats have names, and the cards of a table, which may be another one's.

    cards: those of the table. What the catalogue calls by another name than the cards is called as they say,
    in the forms they give.
    """

    FORMS: ClassVar = ("nom", "start", "gen", "dat", "acc", "ins", "number")
    FAMILIES: ClassVar = ("seat-", "companion-", "enemy-", "mordor-")

    def __init__(self, translator: Translator, cards: CardSet = PRINTED) -> None:
        super().__init__(translator)
        self.cards = cards
        self._cards: dict[str, Forms] = {}

    def of(self, cards: CardSet) -> Phrasebook:
        """The phrasebook of a table with these cards."""
        return self if cards is self.cards else _read_for(self.translator, cards).to(self.listener)

    def name(self, known: str) -> Forms:
        """The name of a seat or a card. Raises KeyError for an id nothing has."""
        if known not in self.cards.printed:
            return super().name(known)
        if known not in self._cards:
            self._cards[known] = self._card(self.cards.printed[known])
        return self._cards[known]

    def names(self, known: str) -> bool:
        """Check whether a seat or a card has this id."""
        return known in self.cards.printed or super().names(known)

    def symbols(self, symbols: Sequence[str]) -> str:
        """Symbols in words and shapes, equal ones counted: `🗡️ sword, 🛡️ shield ×2`."""
        counted = Counter(symbols).items()
        parts = [
            self.times(f"{shapes([symbol])} {self(f'symbol-{symbol}')}", count) for symbol, count in counted
        ]
        return self.translator.join(parts) if parts else ""

    def times(self, what: str, count: int) -> str:
        """Something so many times; once needs no number."""
        return what if count == 1 else self("icon-times", icon=what, count=count)

    def _card(self, card: Card) -> Forms:
        message, name = self._message(card.id), card.name(self.translator.language)
        if message is not None:
            forms = self.forms(message)
            if forms[LABEL] == name:
                return forms if "number" in forms else {**forms, "number": "one"}
        bare = dict.fromkeys((LABEL, *self.FORMS), name) | {"number": "one"}
        return bare | dict(card.forms(self.translator.language))


@lru_cache(maxsize=64)
def _read_for(translator: Translator, cards: CardSet) -> Phrasebook:
    return Phrasebook(translator, cards)


PHRASES = Phrasebook.read(STRINGS, STRINGS / "glossary", STRINGS / "lessons", STRINGS / "feats")


# Who has a power, by the names of the table's cards: whoever acts by it now, or everybody who has it.

POWERS: Final[tuple[Power, ...]] = get_args(Power)
LONGEST = 40
"""Characters of names beyond which they are not listed: labels of options hold 80."""


def holders(say: Phrasebook, power: Power) -> Forms:
    """The names of whoever has a power, copies once; without any, or with very many, nobody is named."""
    names = [say.name(card.id) for card in say.cards.file.companions if card.ability == power]
    joined = say.join_names(names)
    return joined if 0 < len(joined.get(LABEL, "")) <= LONGEST else say.forms("power-holder")


def holder_in_question(seen: BattleObservation) -> str:
    """12.10, 12.11 Whose power is being asked about."""
    steps = reversed(seen.procedure)
    return next(step.card for step in steps if isinstance(step, ExtraCard | AngborDraws))


def exchanger(say: Phrasebook, seen: BattleObservation, player: PlayerSeen) -> Forms:
    """12.3, A5 Who takes a companion over, the first where several could; or whoever in general might."""
    cards = [card for party in player.parties for card in party.cards]
    exchangers = [card for card in cards if seen.cards.power[card] == "exchange"]
    able = [card for card in exchangers if seen.options.gandalf == "any_turn" or card in seen.placed]
    return say.name((able or exchangers)[0]) if exchangers else holders(say, "exchange")


def movers(legal: tuple[Action, ...]) -> list[str]:
    """12.7 Who may change parties now."""
    return list(dict.fromkeys(action.card for action in legal if isinstance(action, MoveTom)))


# What the cards, symbols and signs of The Battle are; the cards are those of the table.

_CARDS: Final = ("points", "captain", "symbols", "power")
SIGNS: Final[Mapping[str, Sequence[str]]] = {
    "table": (*_CARDS, "decks", "track", "lit", "acts", "letter", "hand", "won", "gift"),
    "hand": (*_CARDS, "letter", "own-won", "gift"),
    "wide": (*_CARDS, "decks", "track", "next", "letter", "hand", "won", "gift"),
    "companions": ("symbols", "power"),
    "enemies": ("points", "captain", "symbols"),
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
    """Tell what a companion can do, without the full stop; empty where it has no power.

    big_enemy: the symbols that make an enemy big at this table (A2).
    """
    power = say.cards.power[card]
    if power is None:
        return ""
    if power == "joker_big_enemy":
        return say("power-joker_big_enemy", least=big_enemy)
    return say(f"power-{power}")


def _entry(say: Phrasebook, kind: str, card: str, text: str) -> Entry:
    told = f"{text} {say('explain-doubtful')}" if card in say.cards.doubtful else text
    return Entry(f"{kind}-{card}", say.name(card)[LABEL], told)


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
