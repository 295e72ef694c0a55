"""The rulebook of The Battle for Middle-earth as agenda steps; here every message id the rules may use.

They are refusals, outcomes, and kinds of decisions and chance. The catalogue must have a message for each;
its variables are listed beside it and hold ids, not words.
"""

from __future__ import annotations

from bot.engine import Refusals

refuse = Refusals(
    {
        # 3, 4 option, placing
        "refusal-not-in-hand": ("card",),
        "refusal-no-such-party": ("party",),  # no own party of this number
        "refusal-hand-full": (),  # five cards: no drawing (3.2, 12.11)
        "refusal-nothing-to-draw": (),  # Ring deck and Ring discard are empty (7.5)
        # 12.3, 12.7 manoeuvres
        "refusal-no-gandalf": (),  # he lies in none of the own parties
        "refusal-gandalf-not-placed": ("card",),  # option gandalf=when_placed: he was not placed this turn
        "refusal-not-anothers": ("card",),  # does not lie in a party of another player (also for borrowing)
        "refusal-immune": ("card",),  # Gimli: taken neither by Gandalf nor by a counterattack
        "refusal-not-in-your-parties": ("card",),
        "refusal-cannot-move": ("card",),  # not Tom Bombadil
        "refusal-moved-already": ("card",),
        "refusal-already-there": ("card", "party"),
        # 5 attack
        "refusal-no-enemies": (),  # the row is empty
        "refusal-party-too-weak": ("party",),  # cannot beat any open enemy
        "refusal-not-in-row": ("enemy",),
        "refusal-row-order": (),  # enemies named twice
        "refusal-enemies-too-strong": ("party",),  # cannot beat all those chosen
        "refusal-nobody-to-beat": (),  # 5.2 at least one enemy
        "refusal-no-borrower": ("card",),  # not a hobbit of the attacking party
        "refusal-borrower-used": ("card",),  # this hobbit has borrowed already
        "refusal-borrowed-already": ("card",),  # this card has been borrowed in this attack
        "refusal-borrowing-idle": ("card",),  # it does not help, or is not needed
        # 8 counterattack
        "refusal-already-chosen": (),
        "refusal-not-won": ("card",),
        "refusal-another-card": (),  # 8.7 `keep` though a card could be discarded
    }
)
"""Makes refusals of this game."""

OUTCOMES: tuple[str, ...] = (
    "outcome-last-enemy-beaten",  # 11.1
    "outcome-last-enemy-withdrew",  # 11.1, 11.2 by a counterattack
    "outcome-round-finished",  # option ends=after_round
    "outcome-nothing-to-draw",  # 7.5 all have passed in a row
    "outcome-standstill",  # ruling B3: no enemy has left the row for too long
    "outcome-resigned",  # one player is left
)

DECISIONS: tuple[str, ...] = (
    *("turn", "extra", "angbor", "window", "enemies", "borrow", "confirm", "counterattack"),
)
CHANCES: tuple[str, ...] = ("reveal", "deal", "first", "draw")
