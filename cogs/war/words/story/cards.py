"""7 Event cards: drawn, discarded, played, on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.engine import Event
from cogs.war.model.components import CARDS
from cogs.war.model.events.cards import (
    CardBuried,
    CardDrawn,
    CardLeftTable,
    CardRevealed,
    CardsBuried,
    CardsDrawn,
    EffectWithout,
    EventPlayed,
)
from cogs.war.words.card_texts import card_detail
from cogs.war.words.phrases import Phrasebook
from cogs.war.words.story.wording import because, card, sides


def _tell_cards_drawn(say: Phrasebook, event: CardsDrawn) -> str:
    return say("event-cards-drawn", number=event.number, deck=event.deck, **sides(say, event.side))


def _tell_card_drawn(say: Phrasebook, event: CardDrawn) -> str:
    return say("event-card-drawn", card=card(say, event.card), **sides(say, event.side))


def _tell_cards_buried(say: Phrasebook, event: CardsBuried) -> str:
    return say("event-cards-buried", number=event.number, deck=event.deck, **sides(say, event.side))


def _tell_card_buried(say: Phrasebook, event: CardBuried) -> str:
    return say("event-card-buried", card=card(say, event.card), **sides(say, event.side))


def _tell_event_played(say: Phrasebook, event: EventPlayed) -> str:
    values = {"card": card(say, event.card), "table": "yes" if CARDS[event.card].table else "no"}
    if event.die:
        line = say("event-event-played", die=say.face(event.die), **values, **sides(say, event.side))
    else:
        line = say("event-event-played-free", **values, **sides(say, event.side))
    return say("event-with-text", line=line, text=card_detail(say, event.card))


def _tell_card_left_table(say: Phrasebook, event: CardLeftTable) -> str:
    return say("event-card-left-table", card=card(say, event.card), why=event.why)


def _tell_card_revealed(say: Phrasebook, event: CardRevealed) -> str:
    why = because(say, event.cause)
    return say("event-card-revealed", card=card(say, event.card), why=why, **sides(say, event.side))


def _tell_effect_without(say: Phrasebook, event: EffectWithout) -> str:
    return say("event-effect-without", card=card(say, event.card))


TOLD: Mapping[type[Event], Callable[[Phrasebook, Any], str | None]] = {
    CardsDrawn: _tell_cards_drawn,
    CardDrawn: _tell_card_drawn,
    CardsBuried: _tell_cards_buried,
    CardBuried: _tell_card_buried,
    EventPlayed: _tell_event_played,
    CardLeftTable: _tell_card_left_table,
    CardRevealed: _tell_card_revealed,
    EffectWithout: _tell_effect_without,
}
