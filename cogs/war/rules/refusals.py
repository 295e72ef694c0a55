"""Every message id the rules may use: refusals, outcomes, and the kinds of decisions and chance.

The catalogue must have a message for each; its variables are listed beside it and hold ids, not words.
"""

from __future__ import annotations

from bot.engine import Refusals

refuse = Refusals(
    {
        # any time
        "refusal-not-among": (),  # the right kind of choice, but not one of those offered
        # 4, 5, 6 dice
        "refusal-no-such-die": ("die",),  # no unused die with this face
        "refusal-die-does-not": ("die", "what"),  # the face does not allow this action
        "refusal-use-impossible": ("what",),  # nothing to do it with, or a condition is not met
        "refusal-may-not-pass": (),  # only with strictly fewer unused dice
        "refusal-ring-used": (),  # one Elven Ring a turn
        "refusal-no-ring": (),
        "refusal-ring-face": ("die", "face"),  # no Will of the West, no change of an Eye, no such face
        "refusal-hunt-allocation": ("least", "most"),
        # 7 cards
        "refusal-not-in-hand": ("card",),
        "refusal-card-condition": ("card",),  # its printed condition is not met
        "refusal-deck-empty": (),
        # 8 recruiting
        "refusal-no-reinforcements": ("figure",),
        "refusal-not-at-war": ("nation",),
        "refusal-no-recruiting-there": ("figure", "region"),
        "refusal-pair-elsewhere": ("region",),  # the two figures of a pair go to different Settlements
        # 9 politics
        "refusal-passive": ("nation",),  # may not be moved into At War
        "refusal-at-war-already": ("nation",),
        "refusal-closed-by-card": ("region",),  # a card on the table closes it
        # 10, 11 armies
        "refusal-not-adjacent": ("origin", "region"),
        "refusal-no-army": ("region",),
        "refusal-enemy-army": ("region",),  # must be attacked, not entered
        "refusal-no-enemy": ("region",),
        "refusal-no-leader": ("region",),  # a Character die needs a Leader, Nazgûl or character
        "refusal-borders": ("region",),  # no figure there may cross into this Nation
        "refusal-stacking": ("region",),
        "refusal-moved-already": ("region",),
        "refusal-besieged": ("region",),
        "refusal-force-needs-unit": (),
        "refusal-force-needs-leader": (),
        "refusal-leader-alone": (),
        "refusal-combat-condition": ("card",),
        "refusal-no-retreat-there": ("region",),
        # 11 under the GroTeka mod
        "refusal-no-such-unit": ("unit",),  # no unit of this handle left
        "refusal-unit-bound": ("unit",),  # it has a target, or is in a clash already (G26, G27)
        "refusal-nobody-bound": (),  # the attacker must bind a unit (A11)
        "refusal-enough-attack": ("most",),  # no more units may attack in this series (A8, A9)
        "refusal-commanders": (),  # not these commanders, or too many (G13)
        # 12, 13 the Fellowship and the characters
        "refusal-no-rest-there": ("region",),  # the figure may not end its path there (12.5, 12.8)
        "refusal-path-astray": ("region",),  # too far, or from there no permitted end is in reach
        "refusal-out-of-reach": ("region",),  # too far for this group, or closed to it
    }
)

OUTCOMES: tuple[str, ...] = (
    "outcome-corruption",  # 15.1
    "outcome-ring-destroyed",  # 15.2
    "outcome-shadow-conquest",  # 15.3
    "outcome-free-peoples-conquest",  # 15.4
    "outcome-resigned",
    "outcome-turn-limit",  # nobody wins
)

DECISIONS: tuple[str, ...] = (
    *("excess", "allocate", "act"),  # 4.1d, 4.3, 4.5
    *("recruit", "advance_nation"),  # 8, 5.4
    *("march", "movers", "trim"),  # 10
    *("attack", "rearguard", "withdraw", "combat_card", "hits", "cease", "prolong", "retreat"),  # 11
    *("follow_up", "advancing"),  # 11.14: whether the attackers move in, and who
    *("declare", "path", "enter_mordor", "guide"),  # 12, 14
    *("separate", "companions", "nazgul"),  # 13.1-13.3
    *("hunt_card", "guide_ability", "casualty", "hide_or_move"),  # 13.7
    *("ability", "entrance"),  # characters: an optional ability, where one enters play
    *("flank", "second_attack", "commanders", "split", "bind", "counter", "drop"),  # 11 under the mod
    *("captain", "ring", "sacrifice", "replace", "mod_hits", "reserves", "disband"),
    *("battle_place", "battle_origin", "battle_army", "battle_flank"),  # a battle on its own
    *("battle_hand", "battle_cards", "battle_ready"),
    *("event", "combat_effect"),  # a choice in the text of an event card, or of a Combat card
)
"""The kinds of decisions. `event` and `combat_effect` are told apart by the step on top of the agenda."""

CHANCES: tuple[str, ...] = ("roll", "action_roll", "draw", "tile", "companion", "pick")
