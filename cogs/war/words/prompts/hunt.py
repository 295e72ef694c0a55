"""13.7, 12.2 What is asked when a Hunt tile is resolved, and what the ways of taking it would do."""

from __future__ import annotations

from typing import Any

from cogs.war.model.components import MOST_CORRUPTION
from cogs.war.rules.hunt.damage import reveals
from cogs.war.words.menus.hunt import damage
from cogs.war.words.menus.sight import Sight
from cogs.war.words.names import tile_label
from cogs.war.words.prompts.question import Asks, Question, by_card

THERE_IS_ANOTHER_WAY = "fp_char_10"


def casualty(sight: Sight, step: Any) -> Question:
    """13.7c Damage that is left, and what it does to the Ring-bearers."""
    now = sight.seen.fellowship.corruption
    asked = sight.say("prompt-casualty", count=damage(sight))
    return (
        asked,
        f"{tile_turned(sight)} {sight.say('prompt-corruption', number=now, most=MOST_CORRUPTION)}".lstrip(),
    )


def tile_turned(sight: Sight) -> str:
    """The tile being resolved, and whether it reveals the Fellowship."""
    chase = sight.seen.chase
    if chase is None or not chase.tile:
        return ""
    seen = sight.seen.fellowship.hidden and (chase.reveal or reveals(sight.state))
    return sight.say("prompt-tile", tile=tile_label(sight.say, chase.tile), reveals="yes" if seen else "no")


def hide_or_move(sight: Sight, step: Any) -> Question:
    """12.2, 12.6 What the card lets the Fellowship do, revealed or hidden."""
    hidden = "yes" if sight.seen.fellowship.hidden else "no"
    return by_card(sight, THERE_IS_ANOTHER_WAY, sight.say("prompt-hide-or-move", hidden=hidden)), ""


ASKS: Asks = {"take_casualty": casualty, "there_is_another_way_hide_or_move": hide_or_move}
