"""Who has a power, by the names of the table's cards: whoever acts by it now, or everybody who has it."""

from __future__ import annotations

from typing import Final, get_args

from bot.engine import Action
from bot.text import LABEL, Forms
from cogs.battle.actions import MoveTom
from cogs.battle.card_file import Power
from cogs.battle.observation import BattleObservation, PlayerSeen
from cogs.battle.rules.placing import AngborDraws, ExtraCard
from cogs.battle.words.phrases import Phrasebook

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
    found = [card for card in cards if seen.cards.power[card] == "exchange"]
    able = [card for card in found if seen.options.gandalf == "any_turn" or card in seen.placed]
    return say.name((able or found)[0]) if found else holders(say, "exchange")


def movers(legal: tuple[Action, ...]) -> list[str]:
    """12.7 Who may change parties now."""
    return list(dict.fromkeys(action.card for action in legal if isinstance(action, MoveTom)))
