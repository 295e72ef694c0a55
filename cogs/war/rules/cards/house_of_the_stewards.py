"""House of the Stewards: Gondor recruits where Boromir stands; two cards."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, NATION_OF
from cogs.war.model.queries import NOWHERE, where
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_common import RecruitGroup, either
from cogs.war.rules.cards.vocabulary_free import strategy_cards
from cogs.war.rules.procedure import first

ID = "fp_char_23"
BOROMIR = "boromir"


def in_gondor(state: State) -> bool:
    """7.2 Boromir stands in a region of Gondor."""
    region = where(state, BOROMIR)
    return region != NOWHERE and NATION_OF[region] == "gondor"


def play(state: State, tell: Tell) -> State:
    """The unit first, then the cards."""
    unit = RecruitGroup(ID, FREE, (either("gondor"),), (where(state, BOROMIR),), besieging=True)
    return first(state, unit, *strategy_cards(2))


CARD = Card(ID, play, requires=in_gondor)
