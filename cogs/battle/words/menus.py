"""What a player is asked, and the way through the menus to each action."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from bot.engine import Action, Seat
from bot.text import Chain, Forms, Item, aim_by_word
from cogs.battle import actions
from cogs.battle.observation import AssaultSeen, BattleObservation, PlayerSeen
from cogs.battle.rules.combat import can_beat, enemy_sets, rulings_of, solve
from cogs.battle.state import Ids, Party
from cogs.battle.words.phrases import Phrasebook, exchanger, holder_in_question, movers, party_letter, shapes
from cogs.battle.words.story import icons

# Prompts for a player: a few sentences for each decision, with the rule it comes from.

_ORDERS = {
    "discard_from_party": "prompt-counter-party",
    "discard_from_hand": "prompt-counter-hand",
    "discard_won_enemy": "prompt-counter-enemy",
}


class Asked:
    """A question to one observer in one language."""

    def __init__(self, say: Phrasebook, seen: BattleObservation) -> None:
        self.say = say
        self.seen = seen
        self.cards = seen.cards
        self.seat: Seat = seen.viewer or seen.active

    @property
    def own(self) -> PlayerSeen:
        """The player who is asked."""
        return self.seen.player(self.seat)

    @property
    def assault(self) -> AssaultSeen:
        """The attack that is asked about."""
        assert self.seen.assault is not None, "a question about an attack outside one"
        return self.seen.assault


class Prompts(Asked):
    """Prompts for one observer in one language."""

    def __init__(self, say: Phrasebook, seen: BattleObservation) -> None:
        super().__init__(say, seen)
        self.verbs = frozenset(action.verb for action in seen.legal)

    def prompt(self) -> str:
        """Tell the viewer what to decide now."""
        asks: Mapping[str, Callable[[], Iterator[str]]] = {
            "turn": self._turn,
            "extra": lambda: iter([self.say("prompt-extra", card=self._acting)]),
            "angbor": lambda: iter([self.say("prompt-angbor", card=self._acting)]),
            "window": self._window,
            "attack": self._attack,
            "counterattack": self._counterattack,
        }
        return " ".join(asks[self.seen.stage]())

    def _turn(self) -> Iterator[str]:
        if "take" not in self.verbs:
            yield self.say("prompt-turn-place")
        elif "place" not in self.verbs:
            yield self.say("prompt-turn-take" if self.seen.can_draw else "prompt-turn-pass")
        else:
            yield self.say("prompt-turn-both")

    def _window(self) -> Iterator[str]:
        if self.verbs == {"end"}:
            yield self.say("prompt-window-over")
            return
        yield self.say("prompt-window-attack" if "attack" in self.verbs else "prompt-window-none")
        if "exchange" in self.verbs:
            yield self.say("prompt-window-gandalf", card=exchanger(self.say, self.seen, self.own))
        if "move" in self.verbs:
            yield self.say("prompt-window-tom", cards=self.say.several(movers(self.seen.legal)))
        yield self.say("prompt-window-end")

    def _attack(self) -> Iterator[str]:
        assault = self.assault
        party = party_letter(assault.party)
        if "beat" in self.verbs:
            yield self.say("prompt-attack-enemies", party=party)
        elif "borrow" in self.verbs:
            yield self.say(
                "prompt-attack-borrow", party=party, symbols=icons(self.say, assault.missing, signs=True)
            )
        elif not assault.enemies:
            yield self.say("prompt-attack-nobody", party=party)
        else:
            points = sum(self.cards.points[enemy] for enemy in assault.enemies)
            enemies = self.say.several(assault.enemies)
            yield self.say("prompt-attack-confirm", party=party, enemies=enemies, points=points)

    def _counterattack(self) -> Iterator[str]:
        if "keep" in self.verbs:
            yield self.say("prompt-counter-keep", cards=self.say.several(self.own.hand or ()))
        else:
            yield self.say(_ORDERS[self.seen.order or "discard_from_hand"])

    @property
    def _acting(self) -> Forms:
        return self.say.name(holder_in_question(self.seen))


# The way through the menus to each action.

LONGEST = 100
"""Characters of an item's detail."""


def clip(text: str) -> str:
    """A detail that fits; what is too long ends in an ellipsis."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1].rstrip(" ,") + "…"


class Choices(Asked):
    """Menu paths for one observer in one language."""

    def path(self, action: Action) -> tuple[Item, ...]:
        """The menu levels that lead to an action, outermost first."""
        return _PATHS[type(action)](self, action)

    def place(self, action: actions.Place) -> tuple[Item, ...]:
        target = self._new_party() if action.party == actions.NEW else self._own_party(int(action.party))
        path = (self.card(action.card), target)
        return path if self.seen.stage == "extra" else (self._item("place", "menu-place", ""), *path)

    def take(self, action: actions.Take) -> tuple[Item, ...]:
        if self.seen.stage == "angbor":
            card = self.say.name(holder_in_question(self.seen))
            return (self._item("take", "menu-angbor", "🃏", card=card),)
        return (self._item("take", "menu-take" if self.seen.can_draw else "menu-pass", "🃏"),)

    def decline(self, action: actions.Decline) -> tuple[Item, ...]:
        message = "menu-decline-angbor" if self.seen.stage == "angbor" else "menu-decline-extra"
        return (self._item("decline", message, "✋"),)

    def exchange(self, action: actions.Exchange) -> tuple[Item, ...]:
        lender = self._owner(action.card)
        owner = Item(lender.seat, self.say.label(lender.seat), self._reach(lender))
        gandalf = exchanger(self.say, self.seen, self.own)
        return (
            self._item("exchange", "menu-gandalf", "🧙", card=gandalf),
            owner,
            self._lying_card(action.card),
            self._own_party(action.party),
        )

    def move_tom(self, action: actions.MoveTom) -> tuple[Item, ...]:
        cards, target = movers(self.seen.legal) or [action.card], self._own_party(action.party)
        first = self._item("move", "menu-tom", "🎩", card=self.say.several(cards))
        return (first, target) if len(cards) == 1 else (first, self.card(action.card), target)

    def end_turn(self, action: actions.EndTurn) -> tuple[Item, ...]:
        return (self._item("end", "menu-end", "🏁", tone="primary"),)

    def attack(self, action: actions.Attack) -> tuple[Item, ...]:
        return (self._item("attack", "menu-attack", "⚔️", tone="danger"), self._own_party(action.party))

    def chains(self) -> list[Chain]:
        """5.1, 5.2 Who attacks together with whom it beats: one thought, of which nothing is told before."""
        others = [player for player in self.seen.players if player.seat != self.seat]
        cards = [card for player in others for party in player.parties for card in party.cards]
        lenders = self.cards.in_order(tuple(cards))
        attacks = [action for action in self.seen.legal if isinstance(action, actions.Attack)]
        return [
            Chain((attack, beat), (*self.attack(attack), self._beaten(beat, attack.party)), instead=True)
            for attack in attacks
            for beat in self._beats(attack.party, lenders)
        ]

    def _beats(self, party: int, lenders: Ids) -> list[actions.Beat]:
        """The sets of enemies a party can beat, in the order of the rules."""
        cards, rulings = self._party(self.own, party).cards, rulings_of(self.seen.options)
        beatable = [
            enemies for enemies in enemy_sets(self.seen.row) if can_beat(cards, enemies, lenders, rulings)
        ]
        return [
            actions.Beat(enemies)
            for enemies in (*beatable, *([()] if self.seen.options.empty_attack else []))
        ]

    def beat(self, action: actions.Beat) -> tuple[Item, ...]:
        return (self._beaten(action, self.assault.party),)

    def _beaten(self, action: actions.Beat, number: int) -> Item:
        if not action.enemies:
            return self._item("nobody", "menu-beat-nobody", "🕳️")
        needs = [symbol for enemy in action.enemies for symbol in self.cards.symbols[enemy]]
        places = [str(position) for position in (1, 2, 3) if self.seen.enemy_at(position) in action.enemies]
        points = sum(self.cards.points[enemy] for enemy in action.enemies)
        label = self.say("menu-beat", enemies=self.say.labels(action.enemies), points=points)
        party = self._party(self.seen.player(self.seen.active), number)
        if solve(party.cards, action.enemies, (), self.seen.options).missing:
            detail = self._with_symbols("menu-beat-loan", needs=needs)
        else:
            pool = solve(party.cards, (), (), self.seen.options).pool
            detail = self._with_symbols("menu-beat.detail", needs=needs, has=pool)
        return Item("_".join(["at", *places]), label, clip(detail), "⚔️")

    def borrow(self, action: actions.Borrow) -> tuple[Item, ...]:
        whose = self.say("menu-borrow", hobbit=self.say.name(action.hobbit))
        hobbit = Item(action.hobbit, whose, self.say("menu-borrow.detail"))
        lender = self._owner(action.card)
        label = self.say("menu-owner", seat=self.say.label(lender.seat))
        owner = Item(lender.seat, label, self._reach(lender))
        return (hobbit, owner, self._lying_card(action.card))

    def confirm(self, action: actions.Confirm) -> tuple[Item, ...]:
        assault = self.assault
        party = self._party(self.seen.player(self.seen.active), assault.party)
        points = sum(self.cards.points[enemy] for enemy in assault.enemies or ())
        spent = [card for card in party.cards if self.cards.power[card] != "survives_attack"]
        detail = self.say("menu-confirm.detail", points=points, cards=self.say.labels(spent))
        if not self.seen.enemy_deck and set(self.seen.row) == set(assault.enemies or ()):
            ends = "menu-last-ends" if self.seen.options.ends == "at_once" else "menu-last-round"
            detail = self.say(ends, detail=detail)
        return (Item("confirm", self.say("menu-confirm"), clip(detail), "⚔️", "danger"),)

    def discard(self, action: actions.Discard) -> tuple[Item, ...]:
        if action.card in self.cards.points:
            symbols, points = self.cards.symbols[action.card], self.cards.points[action.card]
            detail = self._with_symbols("menu-won", points=points, symbols=symbols)
            return (Item(action.card, self.say.label(action.card), detail),)
        party = next((own_party for own_party in self.own.parties if action.card in own_party.cards), None)
        if party is None or self.seen.order == "discard_from_hand":
            return (self.card(action.card),)
        return (self._own_party(party.number), self.card(action.card))

    def keep(self, action: actions.Keep) -> tuple[Item, ...]:
        return (self._item("keep", "menu-keep", "✋", tone="primary"),)

    # What items are made of

    def card(self, card: str) -> Item:
        """A companion: its name and symbols, and what it can do."""
        sign, power = shapes(self.cards.symbols[card][:1]), self._power(card)
        return Item(card, self._face(card), power, sign, printed=True)

    def _face(self, card: str) -> str:
        """A companion with its symbols: `Haldir (bow, shield)`."""
        symbols = icons(self.say, self.cards.symbols[card])
        return self.say("describe-card", card=self.say.label(card), symbols=symbols)

    def _abbreviate(self, card: str) -> str:
        """The same in less room: `Haldir 🏹🛡️`."""
        return f"{self.say.label(card)} {shapes(self.cards.symbols[card])}"

    def _power(self, card: str) -> str:
        power = self.cards.power[card]
        if power is None:
            return self.say.symbols(self.cards.symbols[card])
        if self._is_idle(power):
            return self.say(f"power-{power}-idle")
        late = power == "draw" and self.seen.options.angbor == "attacked"
        if power == "joker_big_enemy":
            return self.say("power-joker_big_enemy", least=self.seen.options.big_enemy)
        return self.say("power-draw-after" if late else f"power-{power}")

    def _is_idle(self, power: str) -> bool:
        """Check whether a power that acts when its card is placed could do nothing now."""
        if self.seen.stage not in ("turn", "extra"):
            return False
        if power == "extra_play":
            return len(self.own.hand or ()) == 1
        return power == "draw" and self.seen.options.angbor == "placed" and not self.seen.can_draw

    def _lying_card(self, card: str) -> Item:
        """A card in another player's party, with the place where it lies."""
        owner = self._owner(card)
        party = next(owner_party for owner_party in owner.parties if card in owner_party.cards)
        seat, letter = self.say.label(owner.seat), party_letter(party.number)
        detail, sign = (
            self.say("menu-card-here", seat=seat, party=letter),
            shapes(self.cards.symbols[card][:1]),
        )
        return Item(card, self._face(card), detail, sign)

    def _item(self, key: str, message: str, emoji: str, tone: Any = "secondary", **values: Forms) -> Item:
        label, detail = self.say(message, **values), self.say(f"{message}.detail", **values)
        return Item(key, label, clip(detail), emoji, tone)

    def _new_party(self) -> Item:
        taken = {party.number for party in self.own.parties}
        number = next(number for number in range(1, len(taken) + 2) if number not in taken)
        label, letter = self.say("menu-party-new"), party_letter(number)
        return Item("new", label, self.say("menu-party-new.detail", party=letter), "🆕")

    def _own_party(self, number: int) -> Item:
        party = self._party(self.own, number)
        label = self.say("menu-party", party=party_letter(number))
        return Item(f"p{number}", label, self._of_party(party.cards))

    def _of_party(self, cards: Sequence[str]) -> str:
        told = ", ".join(map(self._face, cards))
        return told if len(told) <= LONGEST else clip(", ".join(map(self._abbreviate, cards)))

    def _reach(self, lender: PlayerSeen) -> str:
        """The symbols that lie before a player."""
        cards = [card for party in lender.parties for card in party.cards]
        symbols = [symbol for card in cards for symbol in self.cards.symbols[card]]
        return self._with_symbols("menu-owner.detail", has=tuple(dict.fromkeys(symbols)))

    def _with_symbols(self, message: str, points: int = 0, **symbols: Sequence[str]) -> str:
        """Small print that names symbols; where words are too long, their signs alone."""
        words = {name: icons(self.say, named_symbols) for name, named_symbols in symbols.items()}
        told = self.say(message, points=points, **words)
        if len(told) <= LONGEST:
            return told
        signs = {name: shapes(named_symbols) for name, named_symbols in symbols.items()}
        return clip(self.say(message, points=points, **signs))

    def _owner(self, card: str) -> PlayerSeen:
        return next(player for player in self.seen.players for party in player.parties if card in party.cards)

    def _party(self, player: PlayerSeen, number: int) -> Party:
        return next(party for party in player.parties if party.number == number)


_PATHS: Mapping[type[Action], Callable[[Choices, Any], tuple[Item, ...]]] = {
    actions.Place: Choices.place,
    actions.Take: Choices.take,
    actions.Decline: Choices.decline,
    actions.Exchange: Choices.exchange,
    actions.MoveTom: Choices.move_tom,
    actions.EndTurn: Choices.end_turn,
    actions.Attack: Choices.attack,
    actions.Beat: Choices.beat,
    actions.Borrow: Choices.borrow,
    actions.Confirm: Choices.confirm,
    actions.Discard: Choices.discard,
    actions.Keep: Choices.keep,
}


def find_spot(seen: BattleObservation, action: str, item: Item) -> str:
    """Tell where a step of a menu lies in the pictures: cards by name, players, parties, one enemy alone; a
    new party on one's own mat, and what is drawn on its deck."""
    key = item.key
    if key == "new" or any(player.seat == key for player in seen.players):
        return f"seat:{seen.viewer if key == 'new' else key}"
    if key == "take":
        return "deck:ring"
    if key[:1] == "p" and key[1:].isdecimal():
        return f"party:{seen.viewer}:{party_letter(int(key[1:])).lower()}"
    if key[:3] == "at_" and key[3:].isdecimal():
        return seen.enemy_at(int(key[3:])) or ""
    return aim_by_word(seen, action, item)
