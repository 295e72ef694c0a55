"""4.1d, 7 Cards in menus: discarding, laying Combat cards."""

from __future__ import annotations

from dataclasses import replace

from bot.text import Item
from cogs.war.model import actions
from cogs.war.model.components import CARDS, COMBAT_EFFECTS
from cogs.war.rules.battle.combat_cards import idle
from cogs.war.words.card_texts import card_detail, combat_detail, effect_title
from cogs.war.words.menus.faces import FACES
from cogs.war.words.menus.sight import Path, Paths, Sight
from cogs.war.words.names import card_label


def small_print(sight: Sight, card: str) -> str:
    """What a card does; then, as far as there is room, the symbol that plays it and its lower half."""
    printed = CARDS[card]
    symbol = sight.say(f"choice-symbol-{printed.type}")
    effect = effect_title(sight.say, printed.combat, sight.seen.options.rules)
    lower = sight.say("choice-lower-half", effect=effect)
    return sight.detail((card_detail(sight.say, card), symbol, lower))


def card_item(sight: Sight, card: str) -> Item:
    """A card by its name."""
    return Item(card, card_label(sight.say, card), small_print(sight, card), FACES["cards"])


def discard(sight: Sight, action: actions.DiscardCard) -> Path:
    """4.1d A card of the hand."""
    return (card_item(sight, action.card),)


def lay(sight: Sight, action: actions.LayCard) -> Path:
    """11.4.1 A Combat card, by what it does in battle."""
    card = action.card
    effect = CARDS[card].combat
    order = " / ".join(map(str, COMBAT_EFFECTS[effect].initiative))
    idles = sight.say("choice-lay-idle") if idle(sight.state, sight.side, card) else ""
    surely = sight.item("surely", "choice-surely", idles, tone="danger", card=card_label(sight.say, card))
    return (
        sight.item(
            card,
            "choice-lay",
            idles,
            combat_detail(sight.say, effect, sight.seen.options.rules),
            sight.say("choice-initiative", order=order),
            sight.say("choice-lay-from-table") if card in sight.seen.sides[sight.side].table else "",
            face="cards",
            effect=effect_title(sight.say, effect, sight.seen.options.rules),
            card=card_label(sight.say, card),
        ),
        *((replace(surely, asks=True),) if idles else ()),
    )


def lay_none(sight: Sight, action: actions.LayNone) -> Path:
    """11.4.1 No Combat card."""
    return (sight.item("lay_none", "choice-lay-none", face="decline"),)


def choose(sight: Sight, action: actions.ChooseCard) -> Path:
    """A card for what is being asked."""
    return (card_item(sight, action.card),)


PATHS: Paths = {
    actions.DiscardCard: discard,
    actions.LayCard: lay,
    actions.LayNone: lay_none,
    actions.ChooseCard: choose,
}
