"""Mirror of Galadriel: a Character die becomes a Will of the West; in Lórien corruption heals too."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.components import FREE, NUMBER
from cogs.war.model.events.turns import DieTurned
from cogs.war.model.queries import unconquered
from cogs.war.model.state import SEATS, State, evolve, with_side
from cogs.war.rules.cards.card import Card
from cogs.war.rules.cards.vocabulary_free import heal
from cogs.war.rules.dice import in_order, take_die

ID = "fp_char_13"
LORIEN = NUMBER["lorien"]
FROM, TO = "character", "will_of_the_west"


def play(state: State, tell: Tell) -> State:
    """Both parts, each as far as possible; this is the one way a die is turned to a Will of the West."""
    if FROM in state.dice[FREE]:
        tell(DieTurned(side=SEATS[FREE], die=FROM, face=TO, cause=ID))
        state = take_die(state, FREE, FROM)
        faces = in_order((*state.dice[FREE], TO))
        state = evolve(state, dice=with_side(state.dice, FREE, faces))
    if state.fellowship.region == LORIEN and unconquered(state, LORIEN):
        state = heal(state, 1, ID, tell)
    return state


CARD = Card(ID, play)
