"""Prompts for a player, and what may come of the choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.engine import Seat
from cogs.duel.components import SIDES, Printed
from cogs.duel.observation import DuelObservation, RegionSeen
from cogs.duel.words.names import Phrasebook, effect_label, source_label

# What the rules have decided about a choice before it is made: effects without effect, conflicts, income.


def opponent_of(side: Seat) -> Seat:
    """The other side."""
    return SIDES[1] if side == SIDES[0] else SIDES[0]


def split_units(there: RegionSeen, side: Seat) -> tuple[int, int]:
    """The units of a side and of its opponent in a region."""
    first, second = there.units
    return (first, second) if side == SIDES[0] else (second, first)


def income_of(seen: DuelObservation, side: Seat) -> int:
    """4.4, 15.2 The coins a discarded card brings: no more than the bank has, where that is limited."""
    income = seen.area(side).income
    return min(income, seen.bank) if seen.options.limited_coins else income


def units_to_place(seen: DuelObservation, side: Seat) -> int:
    """11.2, 15.3 How many units the effect in hand places in one region."""
    effect = next((each for each in seen.effects if each.kind in ("place", "place_each")), None)
    if effect is None:
        return 0
    units = effect.amount if effect.kind == "place" else 1
    return min(units, seen.area(side).units_left) if seen.options.limited_units else units


def balance_after(there: RegionSeen, side: Seat, coming: int) -> int | None:
    """11.3 Own units left when so many have come, negative for the enemy's; None without conflict."""
    own, enemy = split_units(there, side)
    return own + coming - enemy if enemy and coming else None


def find_idle(seen: DuelObservation, side: Seat, effects: Iterable[Printed]) -> list[Printed]:
    """15.11 Of the effects of a card or tile those that could do nothing now."""
    printed = list(effects)
    kinds = {each.type for each in printed}
    own, enemy = seen.area(side), seen.area(opponent_of(side))
    units = [split_units(region, side) for region in seen.regions]
    can_place = own.units_left > 0 or not seen.options.limited_units
    idle = {
        "coins": seen.options.limited_coins and not seen.bank,
        "place_units": not can_place,
        "move_units": not any(mine for mine, _ in units) and not (can_place and "place_units" in kinds),
        "remove_enemy_units": not any(theirs for _, theirs in units),
        "opponent_loses_coins": not enemy.coins,
        "discard_opponent_card": not dict(enemy.cards)["grey"],
        "play_discarded_card": not seen.pile,
        "draft_alliance_token": not any(stack.size for stack in seen.stacks),
    }
    return [each for each in printed if idle.get(each.type, False)]


# What a player is asked: one or two sentences for each decision, with the rule it comes from.

LONGEST_LIST = 4
"""Effects named in a question; more are counted."""


class Asked:
    """A question to one observer in one language."""

    def __init__(self, say: Phrasebook, seen: DuelObservation) -> None:
        self.say = say
        self.seen = seen
        self.side: Seat = seen.viewer or seen.turn
        self.verbs = frozenset(action.verb for action in seen.legal)


class Prompts(Asked):
    """Prompts for one observer in one language."""

    def prompt(self) -> str:
        """Tell the viewer what to decide now."""
        rule = next((each.rule for each in self.seen.waiting if each.seat == self.side), "4.1")
        what = _ASKS.get(self.seen.stage, Prompts.about)(self)
        asked = self.say("prompt-with-rule", what=what, rule=rule)
        skips = "skip" in self.verbs and self.seen.stage != "trio"
        return f"{asked} {self.say('prompt-may-skip')}" if skips else asked

    def about(self) -> str:
        """A question about the effect in hand: how much of it is left, and where it comes from."""
        effect = next(iter(self.seen.effects), None)
        count = 1 if effect is None else effect.amount
        asked = self.say(f"prompt-{self.seen.stage}", count=count)
        if effect is None:
            return asked
        return self.say("prompt-from", what=asked, source=source_label(self.say, effect.source))

    def turn(self) -> str:
        coins = self.seen.area(self.side).coins
        if not self.seen.tiles:
            return self.say("prompt-turn-cards", count=coins)
        return self.say("prompt-turn" if "landmark" in self.verbs else "prompt-turn-poor", count=coins)

    def effects(self) -> str:
        named = [effect_label(self.say, each) for each in self.seen.effects]
        if len(named) > LONGEST_LIST:
            return self.say("prompt-effects-many", count=len(named))
        return self.say("prompt-effects", effects=", ".join(named))

    def trio(self) -> str:
        if "ally" in self.verbs:
            return self.say("prompt-trio-now")
        return self.say("prompt-trio", count=len(self.seen.picked) + 1)

    def strip(self) -> str:
        return self.say("prompt-strip", enemy=self.say.name(opponent_of(self.side)))


_ASKS: Mapping[str, Callable[[Prompts], str]] = {
    "turn": Prompts.turn,
    "effects": Prompts.effects,
    "trio": Prompts.trio,
    "token": lambda prompts: prompts.say("prompt-token"),
    "strip": Prompts.strip,
    "pile": lambda prompts: prompts.say("prompt-pile", count=prompts.seen.pile),
    "revive": lambda prompts: prompts.say("prompt-revive"),
}
