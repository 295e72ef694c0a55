"""Wormtongue: Rohan stays passive while he whispers."""

from __future__ import annotations

from bot.engine.agenda import Tell
from cogs.war.model.armies import SARUMAN
from cogs.war.model.components import CARDS, CHARACTERS, REGIONS, SHADOW
from cogs.war.model.queries import NOWHERE, in_play, is_active
from cogs.war.model.state import State
from cogs.war.rules.cards.card import Card
from cogs.war.rules.politics import activate

ROHAN = "rohan"
SEATS_OF_ROHAN = ("edoras", "helms_deep")


def _bars(state: State, nation: str, cause: str, region: int) -> bool:
    """Only a Companion who can, a declaration or an attack at Edoras or Helm's Deep activates Rohan."""
    if nation != ROHAN or cause == "companion":
        return False
    if cause in ("declaration", "attack"):
        return region == NOWHERE or REGIONS[region] not in SEATS_OF_ROHAN
    if cause in CHARACTERS:
        return ROHAN not in CHARACTERS[cause].activates
    return not (cause in CARDS and state.options.rohan_by_cards)


def _react(state: State, event: str, subject: str, tell: Tell) -> State:
    """9.3 An attack of the Shadow on Edoras or Helm's Deep activates Rohan whoever defends them (W35).

    A sortie out of Helm's Deep is an attack on its besieger.
    """
    battle = state.battle
    if event != "attacked" or battle is None or battle.attacker != SHADOW or battle.kind == "sortie":
        return state
    return activate(state, ROHAN, "attack", tell, battle.region) if subject in SEATS_OF_ROHAN else state


CARD = Card(
    "sh_char_22",
    requires=lambda state: in_play(state, SARUMAN),
    stays=lambda state: in_play(state, SARUMAN) and not is_active(state, ROHAN),
    bars_activation=_bars,
    reacts=_react,
)
