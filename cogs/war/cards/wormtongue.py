"""Wormtongue: Rohan stays passive while he whispers."""

from __future__ import annotations

from cogs.war.armies import SARUMAN
from cogs.war.cards.card import Card
from cogs.war.components import CARDS, CHARACTERS, NUMBER
from cogs.war.reading import in_play, is_active
from cogs.war.state import State

ROHAN = "rohan"
SEATS_OF_ROHAN = (NUMBER["edoras"], NUMBER["helms_deep"])


def _bars(state: State, nation: str, cause: str, region: int) -> bool:
    """Only a Companion who can, a declaration or an attack at Edoras or Helm's Deep activates Rohan."""
    if nation != ROHAN or cause == "companion":
        return False
    if cause in ("declaration", "attack"):
        return region not in SEATS_OF_ROHAN
    if cause in CHARACTERS:
        return ROHAN not in CHARACTERS[cause].activates
    return not (cause in CARDS and state.options.rohan_by_cards)


CARD = Card(
    "sh_char_22",
    requires=lambda state: in_play(state, SARUMAN),
    stays=lambda state: in_play(state, SARUMAN) and not is_active(state, ROHAN),
    bars_activation=_bars,
)
